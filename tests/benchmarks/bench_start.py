"""How fast the program opens its window, and what memory it takes: frozen, and from the checkout.

    .venv/bin/python -m tests.benchmarks.bench_start [PROGRAM]

PROGRAM is a frozen one, such as packaging/build.py makes; without it, dist/pentogames/pentogames,
which is left out if it has not been made.
Times are from the start of the process until its window is painted on a screen of its own (Xvfb),
of several starts after one that warms the disk's cache, taken in turns. Each is compared with the
shortest program that opens a window with an empty table by PySide6: the checkout with that program
in the same Python, the frozen program with one that PyInstaller has made of it. The time of the
processor until then is less disturbed by what else the machine does; so is the shortest start.
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
STARTS = 10
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


class Subject(NamedTuple):
    """A program to be measured, by what starts it, and the bare one to compare it with."""

    command: Sequence[str]
    bare: str


def main() -> None:
    """Measure and print."""
    frozen = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist/pentogames/pentogames")
    with TemporaryDirectory() as name:
        folder = Path(name)
        subjects = {
            "bare window": Subject([sys.executable, "-c", BARE], "bare window"),
            "checkout": Subject([sys.executable, "-m", "pentogames"], "bare window"),
        }
        if len(sys.argv) > 1 or frozen.exists():
            bare = freeze_bare(folder / "bare")
            subjects["bare window, frozen"] = Subject([str(bare)], "bare window, frozen")
            subjects["frozen"] = Subject([str(frozen.resolve())], "bare window, frozen")
        found: dict[str, list[Start]] = {name: [] for name in subjects}
        for number in range(STARTS + 1):
            for name, subject in subjects.items():
                with screen() as there:
                    done = start(subject.command, environment(folder, there), there)
                if number:
                    found[name].append(done)
    show(subjects, found)


def freeze_bare(folder: Path) -> Path:
    """Let PyInstaller freeze the bare program; return it."""
    folder.mkdir()
    script = folder / "bare.py"
    script.write_text(BARE, encoding="utf-8")
    places = [f"--{kind}path={folder / kind}" for kind in ("dist", "work", "spec")]
    command = [sys.executable, "-m", "PyInstaller", "--log-level=ERROR", *places, str(script)]
    subprocess.run(command, check=True)
    return folder / "dist" / "bare" / "bare"


def show(subjects: dict[str, Subject], found: dict[str, list[Start]]) -> None:
    """Print the shortest and the median start, and how many times as long as the bare one's."""
    print(f"{'':20}{'clock':>22}{'processor':>30}{'memory':>12}")
    print(f"{'':20}{'least':>9}{'median':>9}{'x':>6}{'least':>9}{'x':>6}{'median':>9}{'x':>6}")
    for name, starts in found.items():
        bare = found[subjects[name].bare]
        clock, clock_of_bare = ([each.seconds for each in them] for them in (starts, bare))
        used, used_by_bare = ([each.processor for each in them] for them in (starts, bare))
        print(
            f"{name:20}{min(clock):7.2f} s{median(clock):7.2f} s"
            f"{median(clock) / median(clock_of_bare):6.2f}"
            f"{min(used):7.3f} s{min(used) / min(used_by_bare):6.2f}"
            f"{median(used):7.3f} s{median(used) / median(used_by_bare):6.2f}"
            f"{starts[-1].memory:8.0f} MB"
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
    """Return the seconds of the processor that all threads of a process have used."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((each / "schedstat").read_text().split()[0]) for each in threads) / 1e9


def memory_of(pid: int) -> float:
    """Return the memory that a process has in use, shared libraries included, in MB."""
    sizes = re.findall(
        r"^VmRSS:\s+(\d+) kB$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE
    )
    return int(sizes[0]) / 1024


if __name__ == "__main__":
    main()
