"""How fast the program opens its window, and what memory it takes: frozen, and from the checkout.

    .venv/bin/python -m tests.benchmarks.bench_start [PROGRAM]

PROGRAM is a frozen one, such as packaging/build.py makes; without it, dist/pentogames/pentogames,
which is left out if it has not been made.
Times are from the start of the process until its window is painted on a screen of its own (Xvfb),
each the median of several starts after one that warms the disk's cache, taken in turns. They are
compared with the shortest program that opens a window with an empty table by PySide6. The
processor's time until then is less disturbed by what else the machine does; it is the shortest of
all starts.
"""

import mmap
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import NamedTuple

from pentogames.model.settings import Settings
from tests.gui.real_screen import GRACE, Screen, screen

ROOT = Path(__file__).parents[2]
STARTS = 5
BARE = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
application = QApplication([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene(window)))
window.resize(1180, 780)
window.show()
application.exec()
"""
SETTLED = 1.0  # seconds after which memory is measured


class Start(NamedTuple):
    """What was measured of a start."""

    seconds: float
    processor: float  # seconds
    memory: float  # MB


def main() -> None:
    """Measure and print."""
    frozen = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist/pentogames/pentogames")
    commands: dict[str, Sequence[str]] = {
        "bare PySide6 window": [sys.executable, "-c", BARE],
        "checkout": [sys.executable, "-m", "pentogames"],
    }
    if len(sys.argv) > 1 or frozen.exists():
        commands["frozen"] = [str(frozen.resolve())]
    found: dict[str, list[Start]] = {name: [] for name in commands}
    with TemporaryDirectory() as folder:
        for number in range(STARTS + 1):
            for name, command in commands.items():
                with screen() as there:
                    done = start(command, environment(Path(folder), there), there)
                if number:
                    found[name].append(done)
    print(f"{'':22}{'window':>9}{'of bare':>9}{'processor':>11}{'of bare':>9}{'memory':>11}")
    bare = shown = 0.0
    for name, starts in found.items():
        seconds = median(each.seconds for each in starts)
        processor = min(each.processor for each in starts)
        bare, shown = bare or seconds, shown or processor
        print(
            f"{name:22}{seconds:7.2f} s{seconds / bare:9.2f}"
            f"{processor:9.2f} s{processor / shown:9.2f}{starts[-1].memory:8.0f} MB"
        )


def environment(folder: Path, there: Screen) -> dict[str, str]:
    """Return an environment with a screen and a home, in which the program has been before."""
    settings = Settings(folder / ".config" / "Pentogames" / "Pentogames.ini")
    settings.welcomed = True
    settings.sync()
    known = {"DISPLAY": there.display, "HOME": str(folder), "LANG": "C.UTF-8"}
    return known | {"PATH": os.environ["PATH"]}


def start(command: Sequence[str], environment: dict[str, str], there: Screen) -> Start:
    """Start a program, and end it when its window has stood for a while."""
    with there.pixels.open("rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as data:
        middle = slice(len(data) // 2 - 2000, len(data) // 2)  # the window lies over it
        blank = data[middle]
        begun = perf_counter()
        process = subprocess.Popen(command, env=environment, cwd=ROOT)
        while data[middle] == blank:
            if perf_counter() - begun > GRACE:
                raise TimeoutError(f"no window: {command}")
            sleep(0.002)
        seconds = perf_counter() - begun
        processor = processor_of(process.pid)
    sleep(SETTLED)
    memory = memory_of(process.pid)
    process.terminate()
    process.wait(GRACE)
    return Start(seconds, processor, memory)


def processor_of(pid: int) -> float:
    """Return the seconds of the processor that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Return the memory that a process has in use, shared libraries included, in MB."""
    sizes = re.findall(
        r"^VmRSS:\s+(\d+) kB$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE
    )
    return int(sizes[0]) / 1024


if __name__ == "__main__":
    main()
