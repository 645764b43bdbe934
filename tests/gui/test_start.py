"""How the program starts: what it puts off until its window stands, and makes good then."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import gc
from PySide6.QtWidgets import QApplication
from pentogames.window import app, start

def exec_for_a_moment(application):
    print("garbage", gc.isenabled(), "icon", not application.windowIcon().isNull())
    QApplication.processEvents()
    QApplication.processEvents()
    print("garbage", gc.isenabled(), "icon", not application.windowIcon().isNull())
    print("frozen", gc.get_freeze_count() > 0)
    return 0

start.Program.exec = exec_for_a_moment
app.run([])
"""


def started(script: str, home: Path) -> list[str]:
    """Run the program in a process of its own, and return the lines that it prints."""
    environment = {name: os.environ[name] for name in ("PATH", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=environment | {"HOME": str(home), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_what_was_put_off_is_made_good_once_the_window_stands(tmp_path: Path) -> None:
    before, after, frozen = started(SCRIPT, tmp_path)
    assert before == "garbage False icon False"
    assert after == "garbage True icon True"
    assert frozen == "frozen True"
