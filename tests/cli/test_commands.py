"""check, show and moves, as they are typed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pentogames import __version__
from pentogames.__main__ import main

PROGRAM = (sys.executable, "-m", "pentogames")
Captured = pytest.CaptureFixture[str]


def test_check_is_silent_about_what_is_right(tiny_file: Path, capsys: Captured) -> None:
    assert main(["check", str(tiny_file), str(tiny_file)]) == 0
    assert capsys.readouterr() == ("", "")


def test_check_names_file_line_column_and_what_is_wrong(tmp_path: Path, capsys: Captured) -> None:
    texts = {
        "illegal": '[Game "tiny"]\n\n1. S(0) 2. S(0) *\n',
        "broken": '[Game "tiny"]\n[length 0] *\n',
        "empty": "",
    }
    paths = {name: tmp_path / f"{name}.pento" for name in (*texts, "nowhere")}
    for name, text in texts.items():
        paths[name].write_text(text, encoding="utf-8")
    assert main(["check", *map(str, paths.values())]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == [
        f"{paths['illegal']}:3:12: move 2, S(0), is illegal: That square is taken.",
        f"{paths['broken']}:2:9: option 'length' must be from 1 to 9, not 0",
        f'{paths["empty"]}:1:1: expected a game, which begins with a tag such as [Game "universe"]',
        f"{paths['nowhere']}: there is no such file or folder",
    ]


def test_show_draws_the_position_with_what_led_to_it(tiny_file: Path, capsys: Captured) -> None:
    assert main(["show", str(tiny_file)]) == 0
    expected = "Tiny, after move 3, S(3)\n\nLRRL.\n\nRight (Zoë) is to move.\n"
    assert capsys.readouterr().out == expected


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["--at", "0"], ["Tiny, before the first move", "", ".....", "", "Left is to move."]),
        (["--at", "2"], ["Tiny, after move 2, S(1)(2)!", "", "LRR..", "", "Left is to move."]),
        (
            ["--game", "2"],
            ["Tiny, after move 1, S(0)", "", "L", "", "The last stone is put: Left."],
        ),
    ],
)
def test_show_finds_the_move_and_the_game(
    tiny_file: Path, capsys: Captured, arguments: list[str], lines: list[str]
) -> None:
    assert main(["show", str(tiny_file), *arguments]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_show_json_gives_the_state(tiny_file: Path, capsys: Captured) -> None:
    assert main(["show", "--json", "--at", "1", str(tiny_file)]) == 0
    state = json.loads(capsys.readouterr().out)
    assert state["game"] == "tiny"
    assert state["ply"] == 1
    assert state["to_move"] == "Right"
    assert state["board"] == {"owners": ["Left", None, None, None, None]}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--at", "4"], "there is no move 4, the game has 3 moves"),
        (["--game", "3"], "there is no game 3, the file has 2 games"),
        (["--game", "2", "--at", "2"], "there is no move 2, the game has one move"),
    ],
)
@pytest.mark.parametrize("command", ["show", "moves"])
def test_what_is_not_in_the_file_is_said(
    tiny_file: Path, capsys: Captured, command: str, arguments: list[str], complaint: str
) -> None:
    assert main([command, str(tiny_file), *arguments]) == 1
    assert capsys.readouterr() == ("", f"{tiny_file}: {complaint}\n")


@pytest.mark.parametrize("command", ["show", "moves"])
def test_a_file_that_is_wrong_is_complained_of(
    tmp_path: Path, capsys: Captured, command: str
) -> None:
    path = tmp_path / "x.pento"
    path.write_text('[Game "tiny"]\n1. S(9) *', encoding="utf-8")
    assert main([command, str(path)]) == 1
    expected = f"{path}:2:4: move 1, S(9), is illegal: That is not on the board.\n"
    assert capsys.readouterr() == ("", expected)


def test_moves_lists_the_legal_moves_sorted(tiny_file: Path, capsys: Captured) -> None:
    assert main(["moves", str(tiny_file), "--at", "1"]) == 0
    expected = ["S(1)", "S(1)(2)", "S(2)", "S(2)(3)", "S(3)", "S(3)(4)", "S(4)"]
    assert capsys.readouterr().out.splitlines() == expected
    assert main(["moves", str(tiny_file), "--game", "2"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--bogus"],
        ["check"],
        ["show", "a", "--at", "x"],
        ["show", "a", "--at", "-1"],
        ["show", "a", "--at", "9" * 5000],
        ["show", "a", "--game", "0"],
        ["show", "a", "--json", "--png", "b"],
        ["engine", "a"],
    ],
)
def test_a_wrong_command_is_exit_code_2_and_usage(arguments: list[str], capsys: Captured) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("usage: pentogames")


def test_help_names_all_subcommands_and_version_the_version(capsys: Captured) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"    {name} " in shown for name in ("check", "show", "moves", "engine"))
    assert "pentogames [FILE]" in shown
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"pentogames {__version__}\n"
    assert main(["show", "--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: pentogames show ")


@pytest.mark.parametrize("given", [[], ["game.pento"], ["./check"], ["-platform", "offscreen"]])
def test_all_else_opens_the_window(monkeypatch: pytest.MonkeyPatch, given: list[str]) -> None:
    opened = []

    def run(arguments: list[str]) -> int:
        opened.append(arguments)
        return 7

    monkeypatch.setattr("pentogames.window.app.run", run)
    assert main(given) == 7
    assert opened == [given]


def test_names_of_files_may_have_letters_that_the_terminal_has_not(tmp_path: Path) -> None:
    path = tmp_path / "Größe ♟.pento"
    path.write_text('[Game "universe"] *', encoding="utf-8")
    bad = tmp_path / "schlecht ♟.pento"
    bad.write_text("♟", encoding="utf-8")
    done = subprocess.run(
        [*PROGRAM, "check", path, bad],
        env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr == ""
    assert done.stdout.startswith(f"{tmp_path}/schlecht \\u265f.pento:1:1: expected a game")


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    files = [f"no such file {number}" for number in range(2000)]
    program = subprocess.Popen(
        [*PROGRAM, "check", *files], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    complaints = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 0
    assert complaints == b""
