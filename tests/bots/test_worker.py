"""Workers: jobs, stopping, faults, and an end in every case."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from pentogames.bots.worker import Answer, Done, Dropped, Failed, Job, Progress, Worker

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0  # seconds until something is broken
COUNT = Job("tests.bots.jobs:count")


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def next_answers(worker: Worker) -> list[Answer]:
    """Return what arrives next; nothing if the worker has ended."""
    assert wait([worker.connection], PATIENCE), "the worker is silent"
    return worker.answers()


def until_over(worker: Worker, number: int) -> list[Answer]:
    """Return the answers up to the one that ends the job."""
    found: list[Answer] = []
    while worker.alive:
        found += next_answers(worker)
        if any(answer.number == number and not isinstance(answer, Progress) for answer in found):
            return found
    return found


def wait_for_begin(worker: Worker, number: int) -> None:
    while Progress(number, "begun") not in next_answers(worker):
        assert worker.alive


def test_jobs_are_done_in_turn_and_tell_how_far_they_are(worker: Worker) -> None:
    worker.submit(7, Job("tests.bots.jobs:add", (2,), {"other": 3}))
    worker.submit(8, Job("tests.bots.jobs:add", (20, 30)))
    assert until_over(worker, 8) == [
        Progress(7, [2, 3]),
        Done(7, 5),
        Progress(8, [20, 30]),
        Done(8, 50),
    ]


def test_a_stopped_job_answers_with_what_it_has(worker: Worker) -> None:
    worker.submit(1, COUNT)
    wait_for_begin(worker, 1)
    worker.stop(1)
    last = until_over(worker, 1)[-1]
    assert isinstance(last, Done)
    assert last.result > 0


def test_only_the_job_that_is_meant_is_stopped(worker: Worker) -> None:
    worker.submit(1, COUNT)
    worker.submit(2, COUNT)
    wait_for_begin(worker, 1)
    worker.stop(1)
    answers = until_over(worker, 1)
    if Progress(2, "begun") not in answers:
        wait_for_begin(worker, 2)
    worker.stop(2)
    assert isinstance(until_over(worker, 2)[-1], Done)


def test_dropped_jobs_give_no_result_whether_begun_or_not(worker: Worker) -> None:
    worker.submit(1, COUNT)
    worker.submit(2, COUNT)
    worker.submit(3, Job("tests.bots.jobs:add", (1, 1)))
    wait_for_begin(worker, 1)
    worker.drop(2)
    worker.drop(1)
    answers = until_over(worker, 3)
    assert Dropped(1) in answers
    assert Dropped(2) in answers
    assert Progress(2, "begun") not in answers
    assert answers[-1] == Done(3, 2)


def test_few_of_many_shares_are_sent_on(worker: Worker) -> None:
    worker.submit(1, COUNT)
    wait_for_begin(worker, 1)
    worker.stop(1)
    answers = until_over(worker, 1)
    last = answers[-1]
    assert isinstance(last, Done)
    assert len(answers) < 3 + last.result / 10


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (Job("tests.bots.jobs:fail", ("what it was",)), "ValueError: what it was"),
        (Job("tests.bots.jobs:missing"), "has no attribute 'missing'"),
        (Job("tests.bots.no_such:job"), "No module named"),
        (Job("tests.bots.jobs:add", (1, 2, 3)), "TypeError"),
        (Job("tests.bots.jobs:what_cannot_be_sent"), "pickle"),
    ],
)
def test_an_error_is_told_and_the_worker_lives_on(worker: Worker, job: Job, error: str) -> None:
    worker.submit(1, job)
    failed = until_over(worker, 1)[-1]
    assert isinstance(failed, Failed)
    assert error in failed.error
    assert failed.trace.startswith("Traceback")
    worker.submit(2, Job("tests.bots.jobs:add", (1, 1)))
    assert until_over(worker, 2)[-1] == Done(2, 2)


@pytest.mark.parametrize("job", ["die", "stubborn"])
def test_the_end_of_the_process_is_noticed(worker: Worker, job: str) -> None:
    worker.submit(1, Job(f"tests.bots.jobs:{job}"))
    if job == "stubborn":
        wait_for_begin(worker, 1)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
    assert until_over(worker, 1) == []
    assert not worker.alive
    worker.submit(2, COUNT)  # into the void, without an error
    assert worker.answers() == []


@pytest.mark.parametrize("end", ["close", "kill"])
def test_a_stubborn_job_cannot_keep_the_process(end: str) -> None:
    worker = Worker()
    worker.submit(1, Job("tests.bots.jobs:stubborn"))
    wait_for_begin(worker, 1)
    getattr(worker, end)()
    assert worker.reap(PATIENCE)
    assert worker.answers() == []


def test_ctrl_c_is_not_for_the_worker(worker: Worker) -> None:
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGINT)  # while it is starting
    worker.submit(1, COUNT)
    wait_for_begin(worker, 1)
    os.kill(worker.pid, signal.SIGINT)
    worker.stop(1)
    assert isinstance(until_over(worker, 1)[-1], Done)


def test_ctrl_c_still_reaches_the_program(worker: Worker) -> None:
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_the_worker_has_not_loaded_qt(worker: Worker) -> None:
    names = ("PySide6", "shiboken6", "pentogames.model", "pentogames.bots.worker")
    worker.submit(1, Job("tests.bots.jobs:loaded", names))
    assert until_over(worker, 1) == [Done(1, ["pentogames.bots.worker"])]


ORPHAN = """
import sys
from pentogames.bots.worker import Job, Worker

if __name__ == "__main__":
    worker = Worker()
    worker.submit(1, Job("tests.bots.jobs:stubborn"))
    while not worker.answers():
        pass
    print("begun", flush=True)
    sys.stdin.read()
"""


def test_the_worker_ends_with_a_program_that_is_killed() -> None:
    # The worker has the program's standard output too: it ends when both have ended.
    program = subprocess.Popen(
        [sys.executable, "-c", ORPHAN],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == b"begun\n"
    program.kill()
    out, error = program.communicate(timeout=PATIENCE)
    assert (out, error) == (b"", b"")
