"""A process beside the program that works on one thing after another: thinking, analysing, solving.

Whoever has work makes a Worker, gives it jobs and looks from time to time what it has answered;
nothing here waits for the other process. It is a new one (spawned, not forked), knows nothing of
screens, and ends when the program that made it ends, however that comes about: it listens on the
pipe between the two, whose end it notices.

A job is a function by its dotted name. The function is called with the job's arguments and with

- ``stop``, asked often (at least every 20 ms): true as soon as it is to give up, with the best it
  has until then,
- ``progress``, told how far it is: a share from 0 to 1 as often as it likes (few of them are sent
  on), or anything else that can be pickled, such as what has been found so far (all is sent on).
"""

import os
import signal
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pkgutil import resolve_name
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from pentogames.frozen import prepare

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

EVERY = 0.05
"""Seconds between two shares of the work that are sent on."""
MOST_AT_ONCE = 100
"""Answers taken at a time, lest a talkative job keep whoever looks."""

prepare()
_context = get_context("spawn")


@dataclass(frozen=True, slots=True)
class Job:
    """Work to do: ``call`` names a function, such as ``pentogames.bots.thinking:think``.

    Arguments and what the function returns go through a pipe and have to be picklable.
    """

    call: str
    arguments: tuple[Any, ...] = ()
    keywords: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job is, as it tells it."""

    number: int
    value: Any


@dataclass(frozen=True, slots=True)
class Done:
    """What came out of a job."""

    number: int
    result: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """A job that ended with an error, told for a report of it; the worker lives on."""

    number: int
    error: str
    trace: str = ""  # where in the worker it came about


@dataclass(frozen=True, slots=True)
class Dropped:
    """A job that nobody wants any more; the worker is free of it."""

    number: int


Answer = Progress | Done | Failed | Dropped
"""Any number of Progress to a job, and then one of the others."""


class Worker:
    """The program's end of a worker process; made, it is already starting.

    Raises OSError if the system gives no process. When the process has ended by itself, ``alive``
    is false, and nothing more comes of it.
    """

    def __init__(self) -> None:
        ours, theirs = _context.Pipe()
        self.alive = True
        self._connection: Connection[Any, Any] = ours
        # A daemon: it is ended with the program, even by a program that forgets to close.
        self._process = _context.Process(
            target=serve, args=(theirs,), name="Pentogames worker", daemon=True
        )
        try:
            with _no_interrupts():
                self._process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    @property
    def connection(self) -> "Connection[Any, Any]":
        """What becomes readable when there are answers, for ``multiprocessing.connection.wait``."""
        return self._connection

    def submit(self, number: int, job: Job) -> None:
        """Give it a job, to be done after those before; the answers carry the number."""
        self._send(_Order(number, job))

    def stop(self, number: int) -> None:
        """Let a job give up and answer with the best it has."""
        self._send(_Stop(number))

    def drop(self, number: int) -> None:
        """Let a job give up, or never begin; it is Dropped unless it has been answered before."""
        self._send(_Stop(number, wanted=False))

    def answers(self) -> list[Answer]:
        """Return what has arrived since the last look, without waiting."""
        found: list[Answer] = []
        try:
            while len(found) < MOST_AT_ONCE and self._connection.poll():
                found.append(self._connection.recv())
        except (EOFError, OSError):
            self.alive = False
        return found

    def kill(self) -> None:
        """End the process whatever it does, without waiting for that; ``reap`` has to follow."""
        self.alive = False
        self._connection.close()
        self._process.kill()

    def reap(self, seconds: float = 0.0) -> bool:
        """Clear away a process that has ended, waiting for that so long; say whether it has."""
        self._process.join(seconds)
        return self._process.exitcode is not None

    def close(self, seconds: float = 1.0) -> None:
        """End the process and clear it away; one that does not obey for so long is killed."""
        self.alive = False
        self._connection.close()
        if not self.reap(seconds):
            self._process.kill()
            self._process.join()

    def _send(self, message: "_Order | _Stop") -> None:
        try:
            self._connection.send(message)
        except OSError:
            self.alive = False


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Let processes be started that Ctrl-C does not reach, from their first moment on.

    It goes to all processes of a terminal, and what it means is for the program alone to decide.
    """
    if not hasattr(signal, "pthread_sigmask"):  # as on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(frozen=True, slots=True)
class _Order:
    number: int
    job: Job


@dataclass(frozen=True, slots=True)
class _Stop:
    number: int
    wanted: bool = True


# In the worker's process


def serve(connection: "Connection[Any, Any]") -> None:
    """Do the jobs that come through the connection, one after another, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked at the start
    inside = _Inside(connection)
    Thread(target=inside.listen, name="listener", daemon=True).start()
    inside.work()


class _Inside:
    """What the two threads of the worker share: one listens, the other works."""

    def __init__(self, connection: "Connection[Any, Any]") -> None:
        self._connection = connection
        self._orders: SimpleQueue[_Order] = SimpleQueue()
        self._stopped: dict[int, bool] = {}  # whether an answer is wanted all the same
        self._at: int | None = None
        self._sending = Lock()

    def listen(self) -> None:
        """Take orders and requests to stop; end the process when nobody is there any more."""
        try:
            while True:
                message = self._connection.recv()
                if isinstance(message, _Order):
                    self._orders.put(message)
                    continue
                self._stopped[message.number] = message.wanted
                if not message.wanted and message.number != self._at:
                    # It has not begun, and whoever drops it need not wait for the one before.
                    self._send(Dropped(message.number))
        finally:
            # The other thread may be deep in work; nothing of it is worth keeping.
            os._exit(0)

    def work(self) -> None:
        """Do one job after another."""
        while True:
            order = self._orders.get()
            self._at = order.number
            answer = self._answer(order)
            self._at = None
            self._stopped.pop(order.number, None)
            try:
                self._send(answer)
            except OSError:
                return
            except Exception as error:  # an answer that cannot be pickled
                self._send(_failed(order.number, error))

    def _send(self, answer: Answer) -> None:
        with self._sending:
            self._connection.send(answer)

    def _answer(self, order: _Order) -> Answer:
        number = order.number
        if not self._stopped.get(number, True):
            return Dropped(number)
        try:
            function = resolve_name(order.job.call)
            result = function(
                *order.job.arguments,
                **order.job.keywords,
                stop=lambda: number in self._stopped,
                progress=_Reporter(number, self._send),
            )
        except Exception as error:
            return _failed(number, error)
        return Done(number, result) if self._stopped.get(number, True) else Dropped(number)


class _Reporter:
    """Sends progress on: shares of the work now and then, all else at once."""

    def __init__(self, number: int, send: Callable[[Progress], None]) -> None:
        self._number = number
        self._send = send
        self._next = 0.0

    def __call__(self, value: Any) -> None:
        if isinstance(value, int | float):
            now = monotonic()
            if now < self._next:
                return
            self._next = now + EVERY
        self._send(Progress(self._number, value))


def _failed(number: int, error: Exception) -> Failed:
    trace = "".join(traceback.format_exception(error))
    return Failed(number, f"{type(error).__name__}: {error}", trace)
