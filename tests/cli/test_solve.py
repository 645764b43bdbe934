"""solve: known puzzles and texts, as drawings, numbers and JSON; how it stops."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pentogames.__main__ import main
from pentogames.cli import picture, solve, watch
from pentogames.cli.solve_names import find_tiling
from pentogames.puzzles import tiling_frontier
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_library import entries
from pentogames.puzzles.tiling_names import rectangle
from pentogames.puzzles.tiling_text import read_tiling

PROGRAM = (sys.executable, "-m", "pentogames")
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def text_file(tmp_path: Path) -> Path:
    """Return the file of a puzzle of 5x5 squares with one piece given."""
    path = tmp_path / "Rätsel ♟.txt"
    path.write_text("pieces: FILNPTUVWXYZ\n\nI....\nI....\nI....\nI....\nI....\n", encoding="utf-8")
    return path


def test_one_solution_is_drawn(capsys: Captured) -> None:
    assert main(["solve", "6x10"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.endswith("\n\n")
    solved = read_tiling(out)
    assert solved.region == rectangle(10, 6)
    assert len(solved.givens) == 12


@pytest.mark.parametrize(
    ("arguments", "last"),
    [
        (["5x4", "--count"], "50 solutions."),
        (["5x4", "--count", "--distinct"], "50 solutions."),
        (["5x4", "--count", "--all-symmetries"], "200 solutions."),
        (["5x4", "--all"], "50 solutions."),
        (["5x4", "--all", "--all-symmetries", "--text"], "200 solutions."),
        (["5x3", "--first", "9"], "7 solutions."),
    ],
)
def test_solutions_are_counted(capsys: Captured, arguments: list[str], last: str) -> None:
    assert main(["solve", *arguments]) == 0
    drawings = capsys.readouterr().out.split("\n\n")
    assert drawings.pop() == f"{last}\n"
    assert len(drawings) == len(set(drawings))
    assert len(drawings) == (0 if "--count" in arguments else int(last.split()[0]))


def test_the_first_solutions_do_not_repeat_each_other(capsys: Captured) -> None:
    assert main(["solve", "5x3", "--first", "7"]) == 0
    assert len(set(capsys.readouterr().out.rstrip().split("\n\n"))) == 7
    assert main(["solve", "5x3", "--first", "3", "--all-symmetries"]) == 0
    assert len(set(capsys.readouterr().out.rstrip().split("\n\n"))) == 3


def test_a_text_with_a_given_is_solved(text_file: Path, capsys: Captured) -> None:
    assert main(["solve", str(text_file)]) == 0
    solved = read_tiling(capsys.readouterr().out)
    assert solved.region == rectangle(5, 5)
    assert read_tiling(text_file.read_text(encoding="utf-8")).givens[0] in solved.givens


@pytest.mark.parametrize(
    ("pieces", "words"), [("X", "No solution.\n"), ("I", "1 solution.\n"), ("", "No solution.\n")]
)
def test_few_solutions_are_told_in_words(
    tmp_path: Path, capsys: Captured, pieces: str, words: str
) -> None:
    path = tmp_path / "line"
    path.write_text(f".....\npieces: {pieces}\n", encoding="utf-8")
    assert main(["solve", "--count", str(path)]) == 0
    assert capsys.readouterr() == (words, "")


def test_no_solution_is_said_without_being_asked_to_count(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "line"
    path.write_text("pieces: X\n.....", encoding="utf-8")
    assert main(["solve", str(path)]) == 0
    assert capsys.readouterr() == ("No solution.\n", "")


def test_json_holds_solutions(text_file: Path, capsys: Captured) -> None:
    assert main(["solve", "--json", "--first", "2", str(text_file)]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert (plain["puzzle"], plain["symmetries"]) == (str(text_file), "distinct")
    assert (plain["count"], plain["complete"]) == (2, True)
    assert "by_pieces" not in plain
    for solution in plain["solutions"]:
        assert {"piece": "I", "squares": [[0, y] for y in range(5)]} in solution
        squares = sorted(tuple(square) for laid in solution for square in laid["squares"])
        assert squares == [(x, y) for x in range(5) for y in range(5)]


def test_json_holds_numbers_by_pieces(capsys: Captured) -> None:
    assert main(["solve", "--json", "--count", "5x5", "--all-symmetries"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["symmetries"] == "all"
    assert plain["count"] == 856 == sum(plain["by_pieces"].values())
    assert "solutions" not in plain
    assert all(len(set(pieces)) == 5 for pieces in plain["by_pieces"])


@pytest.mark.parametrize("asked", ["--count", "--all"])
def test_what_is_too_large_is_solved_one_by_one(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, asked: str
) -> None:
    monkeypatch.setattr(tiling_frontier, "MOST_NODES", 10)
    assert main(["solve", "5x4", asked, "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert (plain["count"], plain["complete"]) == (50, True)
    assert len(plain.get("solutions", range(50))) == 50
    assert "by_pieces" not in plain


def test_what_is_wrong_is_complained_of(tmp_path: Path, capsys: Captured) -> None:
    wrong, bytes_only = tmp_path / "wrong", tmp_path / "bytes"
    wrong.write_text("...\n.?.", encoding="utf-8")
    bytes_only.write_bytes(b"\xff..\n")
    hint = '"pentogames solve --help" names them'
    for name, complaint in {
        "7x7": f"7x7: there is no such file or folder, nor a known puzzle ({hint})",
        str(tmp_path): f"{tmp_path}: that is a folder",
        str(wrong): f"{wrong}:2:2: '?' is neither . nor # nor a piece",
        str(bytes_only): f"{bytes_only}:1:1: that is no text in UTF-8",
    }.items():
        assert main(["solve", name]) == 1
        assert capsys.readouterr() == ("", f"{complaint}\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["5x4", "--first", "0"],
        ["5x4", "--first", "x"],
        ["5x4", "--seconds", "0"],
        ["5x4", "--seconds", "nan"],
        ["5x4", "--seconds", "soon"],
        ["5x4", "--all", "--count"],
        ["5x4", "--json", "--text"],
        ["5x4", "--distinct", "--all-symmetries"],
    ],
)
def test_wrong_arguments_are_exit_code_2(arguments: list[str], capsys: Captured) -> None:
    assert main(["solve", *arguments]) == 2
    assert capsys.readouterr().err.startswith("usage: pentogames solve")


def test_help_names_the_known_puzzles(capsys: Captured) -> None:
    assert main(["solve", "--help"]) == 0
    out = capsys.readouterr().out
    assert all(
        f"  {name} " in out for name in ("6x10", "8x8-corners", "triple-F", "10x10", "cross")
    )
    assert main(["--help"]) == 0
    assert re.search(rf"    solve +{solve.SUMMARY}\n", capsys.readouterr().out)


def test_all_shipped_puzzles_are_listed(capsys: Captured) -> None:
    assert main(["solve", "--names"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line[0] != " "][:2] == ["rectangles", "squares"]
    assert {each.key for each in entries()} < set(" ".join(lines).split())
    assert max(map(len, lines)) <= 80


def test_shipped_puzzles_codes_and_days_are_names(capsys: Captured) -> None:
    assert main(["solve", "diamond", "--count"]) == 0
    assert capsys.readouterr().out == "2 solutions.\n"
    for name in ("mirror-4-1-one-42", "2026-11-30"):
        assert main(["solve", name, "--count"]) == 0
        assert capsys.readouterr().out == "1 solution.\n"
    assert main(["solve", "2026-02-30"]) == 1
    assert capsys.readouterr().err == "2026-02-30 is no day\n"


# Stopping


@pytest.fixture
def late_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second go by at each look at the clock."""
    now = iter(range(10**9))
    monkeypatch.setattr(watch, "monotonic", lambda: float(next(now)))


@pytest.mark.usefixtures("late_clock")
def test_the_time_limit_leaves_what_is_found(capsys: Captured) -> None:
    assert main(["solve", "10x10", "--first", "9999", "--all-symmetries", "--seconds", "5.5"]) == 1
    *drawings, words = capsys.readouterr().out.split("\n\n")
    assert words == "5 solutions found before the search was stopped; there may be more.\n"
    assert len(drawings) == 5
    assert main(["solve", "5x10", "--count", "--seconds", "1.5"]) == 1
    words = "Nothing found before the search was stopped; there may be more.\n"
    assert capsys.readouterr() == (words, "")
    assert main(["solve", "5x10", "--count", "--seconds", "1.5", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["complete"] is False


def test_ctrl_c_leaves_what_is_found_and_is_exit_code_130() -> None:
    command = [*PROGRAM, "solve", "6x10", "--first", "999999999"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        first = "".join(program.stdout.readline() for _ in range(6))
        program.send_signal(signal.SIGINT)
        out, err = program.communicate()
    assert len(read_tiling(first).givens) == 12
    assert program.returncode == solve.INTERRUPTED == 130
    assert out.endswith(" found before the search was stopped; there may be more.\n")
    assert err == ""


def test_progress_is_shown_on_a_terminal_and_wiped() -> None:
    ours, theirs = pty.openpty()
    command = [*PROGRAM, "solve", "10x10", "--count"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, text=True) as program:
        os.close(theirs)
        shown = b""
        while b"%" not in shown:
            shown += os.read(ours, 1024)
        program.send_signal(signal.SIGINT)
        out, _ = program.communicate()
    shown += os.read(ours, 1024)
    os.close(ours)
    assert program.returncode == 130
    assert out == "Nothing found before the search was stopped; there may be more.\n"
    assert shown.startswith(b"\r\x1b[K  ")
    assert shown.endswith(b"\r\x1b[K")


def test_tiling_of_a_name_comes_before_a_file_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("5x3").write_text(".....", encoding="utf-8")
    assert find_tiling("5x3") == Tiling(rectangle(3, 5))
    assert find_tiling("./5x3") == Tiling(rectangle(5, 1))


# Pictures


def test_solutions_are_painted(tmp_path: Path) -> None:
    """Run in a process of its own: the picture needs no display and leaves no application."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    for kind, begins in (("png", b"\x89PNG\r\n\x1a\n"), ("svg", b"<?xml")):
        path = tmp_path / f"Lösungen.{kind}"
        done = subprocess.run(
            [*PROGRAM, "solve", "5x3", "--all", f"--{kind}", path],
            env={name: value for name, value in os.environ.items() if name not in displays},
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "7 solutions.\n", "")
        assert path.read_bytes().startswith(begins)


@pytest.mark.usefixtures("qapp")
def test_what_was_found_before_the_time_was_over_is_painted(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter(range(10**9))
    monkeypatch.setattr(watch, "monotonic", lambda: float(next(now)))
    path = tmp_path / "some.png"
    arguments = ["solve", "10x10", "--first", "99", "--all-symmetries", "--seconds", "5.5"]
    assert main([*arguments, "--png", str(path)]) == 1
    words = "5 solutions found before the search was stopped; there may be more.\n"
    assert capsys.readouterr().out == words
    assert path.exists()


def test_no_solution_is_no_picture(tmp_path: Path, capsys: Captured) -> None:
    puzzle, path = tmp_path / "line", tmp_path / "none.svg"
    puzzle.write_text("pieces: X\n.....", encoding="utf-8")
    assert main(["solve", str(puzzle), "--svg", str(path)]) == 0
    assert capsys.readouterr() == ("No solution.\n", "")
    assert not path.exists()


@pytest.mark.usefixtures("qapp")
def test_pictures_that_cannot_be_made_are_complained_of(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "nowhere" / "x.png"
    assert main(["solve", "5x3", "--png", str(nowhere)]) == 1
    assert capsys.readouterr() == ("", f"{nowhere}: the picture cannot be written\n")
    assert main(["solve", "5x3", "--count", "--png", str(nowhere)]) == 1
    assert capsys.readouterr().err == "--count finds numbers, of which there is no picture\n"
    monkeypatch.setattr(picture, "MOST_ON_SHEET", 3)
    assert main(["solve", "5x3", "--all", "--svg", str(tmp_path / "x.svg")]) == 1
    words = "7 solutions are too many for a picture, which holds 3\n"
    assert capsys.readouterr().err == words
