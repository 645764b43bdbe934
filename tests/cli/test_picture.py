"""show --png, with and without Qt."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pentogames import system
from pentogames.__main__ import main

Captured = pytest.CaptureFixture[str]
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.pento"
    path.write_text('[Game "universe"]\n1. 6-E5-F7 *', encoding="utf-8")
    return path


def show(game: Path, picture: Path) -> int:
    return main(["show", str(game), "--png", str(picture)])


def test_a_picture_is_written_without_any_display(game: Path, tmp_path: Path) -> None:
    picture = tmp_path / "größe.png"
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    done = subprocess.run(
        [sys.executable, "-m", "pentogames", "show", game, "--png", picture],
        env={name: value for name, value in os.environ.items() if name not in displays},
        capture_output=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    data = picture.read_bytes()
    assert data.startswith(PNG)
    # A PNG begins with its width and height.
    assert int.from_bytes(data[16:20], "big") == 1200
    assert int.from_bytes(data[20:24], "big") == 900


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_written_is_one_sentence(
    game: Path, tmp_path: Path, capsys: Captured
) -> None:
    picture = tmp_path / "nowhere" / "x.png"
    assert show(game, picture) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert str(picture) in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("qapp")
def test_a_game_without_a_scene_has_no_pictures(tiny_file: Path, capsys: Captured) -> None:
    assert show(tiny_file, tiny_file.with_suffix(".png")) == 1
    assert capsys.readouterr() == ("", "there are no pictures of tiny\n")


def test_without_qt_a_picture_is_one_sentence(
    game: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def import_module(name: str) -> Any:
        raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6")

    monkeypatch.setattr(importlib, "import_module", import_module)
    assert show(game, tmp_path / "x.png") == 1
    expected = "pictures need PySide6, which does not load here: No module named 'PySide6'\n"
    assert capsys.readouterr() == ("", expected)


def test_what_the_system_lacks_is_said_before_qt_is_loaded(
    game: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "problem", lambda: "install libegl1")
    assert show(game, tmp_path / "x.png") == 1
    assert capsys.readouterr() == ("", "install libegl1\n")
