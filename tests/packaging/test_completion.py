"""Completions in the shells themselves, and nothing left out of them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from pentogames.cli.main import COMMANDS, parser
from pentogames.games import GAMES
from tests.packaging.scripts import completion, usage

SHELLS = ("bash", "zsh", "fish")
TRY = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
compopt() { :; }
_pentogames
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(params=SHELLS)
def shell(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


def text(shell: str) -> str:
    written = getattr(completion, shell)("pentogames", usage.commands(parser()))
    assert isinstance(written, str)
    return written


def run(*command: str | Path, cwd: Path | None = None) -> list[str]:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_the_shell_can_read_it(shell: str, tmp_path: Path) -> None:
    script = tmp_path / "completion"
    script.write_text(text(shell), encoding="utf-8")
    assert run(str(shutil.which(shell)), "-n", script) == []


def test_nothing_is_left_out(shell: str) -> None:
    written = text(shell)
    top, *commands = usage.commands(parser())
    assert [command.name for command in commands] == list(COMMANDS)
    for command in (top, *commands):
        assert command.name in written
        for option in command.options:
            for name in option.names:
                bare = f" {name.lstrip('-')} " if shell == "fish" else name
                assert bare in written, (command.name, name)


def bash(tmp_path: Path, *words: str) -> set[str]:
    """Return what bash offers after these words, in a folder with a game and another folder."""
    script = tmp_path / "completion"
    script.write_text(text("bash"), encoding="utf-8")
    (tmp_path / "here" / "games of ours").mkdir(parents=True, exist_ok=True)
    (tmp_path / "here" / "a game.pento").touch()
    asked = ("bash", "-c", TRY, "bash", script, "pentogames", *words)
    return set(run(*asked, cwd=tmp_path / "here")) - {""}


def test_bash_offers_what_fits(tmp_path: Path) -> None:
    assert {*COMMANDS, "--version", "a game.pento"} <= bash(tmp_path, "")
    assert bash(tmp_path, "a") == {"a game.pento"}
    assert bash(tmp_path, "show", "--j") == {"--json"}
    assert bash(tmp_path, "match", "") == {game.name for game in GAMES}
    assert bash(tmp_path, "match", "pent") == {"pent-up", "pentago"}
    assert bash(tmp_path, "match", "pauli", "--records", "") == {"games of ours"}
    assert bash(tmp_path, "match", "pauli", "--games", "") == set()
    assert bash(tmp_path, "check", "") == set()  # then bash itself offers files


def fish(tmp_path: Path, line: str) -> set[str]:
    script = tmp_path / "pentogames.fish"
    script.write_text(text("fish"), encoding="utf-8")
    asked = "source $argv[1]; complete -C $argv[2]"
    lines = run("fish", "--no-config", "-c", asked, script, line, cwd=tmp_path)
    return {line.partition("\t")[0] for line in lines}


def test_fish_offers_what_fits(tmp_path: Path) -> None:
    assert set(COMMANDS) <= fish(tmp_path, "pentogames ")
    assert fish(tmp_path, "pentogames show --j") == {"--json"}
    assert fish(tmp_path, "pentogames match pent") == {"pent-up", "pentago"}
