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

LOADED = """
import sys
from pentogames.window import app, start

def exec_at_once(application):
    print(*(name for name in sys.modules if name.startswith("pentogames.")))
    return 0

start.Program.exec = exec_at_once
app.run([])
"""
ENUMS = """
import enum
made = []
create = enum.EnumType.__new__

def noted(kind, name, *arguments, **options):
    made.append(name)
    return create(kind, name, *arguments, **options)

enum.EnumType.__new__ = noted
from PySide6.QtWidgets import QApplication
from pentogames.window import app, start

def exec_for_a_moment(application):
    QApplication.processEvents()
    print(*made)
    return 0

start.Program.exec = exec_for_a_moment
app.run([])
"""
LATER = (
    *(
        "games.pent_up",
        "games.pauli",
        "bots.thinking",
        "bots.search",
        "bots.worker",
        "bots.kernels",
    ),
    *("teach.book", "teach.lessons", "puzzles.tiling", "model.sound_player", "model.analysis"),
    *("window.new_game", "window.welcome", "window.puzzles", "window.computer.players_page"),
    "cli.main",
)
"""Modules that are not loaded before they are wanted, lest the window come later."""


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


def test_what_is_not_wanted_yet_is_not_loaded(tmp_path: Path) -> None:
    (line,) = started(LOADED, tmp_path)
    loaded = set(line.split())
    assert "pentogames.games.universe" in loaded
    assert [name for name in LATER if f"pentogames.{name}" in loaded] == []


def test_kinds_of_widgets_that_are_not_there_are_not_looked_into(tmp_path: Path) -> None:
    """They all are as soon as Qt is asked for a widget that it has made itself, by viewport()."""
    (line,) = started(ENUMS, tmp_path)
    made = set(line.split())
    assert "GraphicsItemFlag" in made
    assert made.isdisjoint({"WizardButton", "DockWidgetFeature", "FontDialogOption"})
