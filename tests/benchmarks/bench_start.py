"""How fast the program opens its window, and what memory it takes: frozen, and from the checkout.

    .venv/bin/python -m tests.benchmarks.bench_start [PROGRAM]

PROGRAM is a frozen one, such as packaging/build.py makes; without it, dist/pentogames/pentogames.
Times are from the start of the process until its window is painted on a screen of its own (Xvfb),
each the median of several starts after one that warms the disk's cache, taken in turns. They are
compared with the shortest program that opens a window with PySide6.
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

from pentogames.model.settings import Settings
from tests.gui.real_screen import GRACE, Screen, screen

ROOT = Path(__file__).parents[2]
STARTS = 7
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1180, 780)
window.show()
application.exec()
"""
SETTLED = 1.5  # seconds after which memory is measured


def main() -> None:
    """Measure and print."""
    frozen = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist/pentogames/pentogames")
    commands: dict[str, Sequence[str]] = {
        "bare PySide6 window": [sys.executable, "-c", BARE],
        "checkout": [sys.executable, "-m", "pentogames"],
        "frozen": [str(frozen.resolve())],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    memory: dict[str, tuple[float, float]] = {}
    with TemporaryDirectory() as folder:
        for number in range(STARTS + 1):
            for name, command in commands.items():
                with screen() as there:
                    seconds, figures = start(command, environment(Path(folder), there), there)
                if number:
                    times[name].append(seconds)
                memory[name] = figures
    bare = median(times["bare PySide6 window"])
    print(f"{'':22}{'window':>9}{'of bare':>9}{'memory':>11}{'its own':>11}")
    for name in commands:
        seconds, (resident, own) = median(times[name]), memory[name]
        print(f"{name:22}{seconds:7.2f} s{seconds / bare:9.2f}{resident:8.0f} MB{own:8.0f} MB")


def environment(folder: Path, there: Screen) -> dict[str, str]:
    """Return an environment with a screen and a home, in which the program has been before."""
    settings = Settings(folder / ".config" / "Pentogames" / "Pentogames.ini")
    settings.welcomed = True
    settings.sync()
    known = {"DISPLAY": there.display, "HOME": str(folder), "LANG": "C.UTF-8"}
    return known | {"PATH": os.environ["PATH"]}


def start(
    command: Sequence[str], environment: dict[str, str], there: Screen
) -> tuple[float, tuple[float, float]]:
    """Start a program and end it; return the seconds to its window, and its memory."""
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
    sleep(SETTLED)
    figures = memory_of(process.pid)
    process.terminate()
    process.wait(GRACE)
    return seconds, figures


def memory_of(pid: int) -> tuple[float, float]:
    """Return the memory of a process in MB: all of it, and what is no other's at the same time."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    sizes = {key: int(size) for key, size in re.findall(r"^(\w+): +(\d+) kB$", text, re.MULTILINE)}
    return sizes["Rss"] / 1024, (sizes["Private_Clean"] + sizes["Private_Dirty"]) / 1024


if __name__ == "__main__":
    main()
