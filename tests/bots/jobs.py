"""Jobs for the tests of workers; they end by themselves after half a minute whatever happens."""

import os
import signal
import time
from collections.abc import Callable
from typing import Any

Stop = Callable[[], bool]
Tell = Callable[[Any], None]
LONGEST = 30.0


def add(one: int, other: int, *, stop: Stop, progress: Tell) -> int:
    progress([one, other])
    return one + other


def count(*, stop: Stop, progress: Tell) -> int:
    """Count until stopped: an obedient job that keeps the processor busy."""
    progress("begun")
    number, end = 0, time.monotonic() + LONGEST
    while True:
        number += 1
        progress(0.5)
        if stop() or time.monotonic() > end:
            return number


def stubborn(*, stop: Stop, progress: Tell) -> None:
    """Never ask whether to stop."""
    progress("begun")
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        sum(range(1000))


def fail(text: str, *, stop: Stop, progress: Tell) -> None:
    raise ValueError(text)


def die(*, stop: Stop, progress: Tell) -> None:
    """End the process as a fault in a compiled kernel would."""
    os.kill(os.getpid(), signal.SIGKILL)


def what_cannot_be_sent(*, stop: Stop, progress: Tell) -> Any:
    return lambda: None


def loaded(*names: str, stop: Stop, progress: Tell) -> list[str]:
    """Return which of the modules the worker has loaded."""
    import sys

    return [name for name in names if name in sys.modules]
