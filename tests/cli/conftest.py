"""The tiny game can be named in all tests of the command line."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from pentogames.cli.main import COMMANDS
from tests.contract import tiny

TWO_GAMES = """\
[Game "tiny"]
[Right "Zoë"]

1. S(0) (1. S(4)) 2. S(1)(2)! 3. S(3) *

[Game "tiny"]
[length 1]

1. S(0) Left>Right
"""


@pytest.fixture(autouse=True, scope="session")
def tiny_game() -> Iterator[None]:
    for name in COMMANDS:
        import_module(f"pentogames.cli.{name}")  # they are to keep the list without it
    with pytest.MonkeyPatch.context() as monkeypatch:
        tiny.register(monkeypatch)
        yield


@pytest.fixture
def tiny_file(tmp_path: Path) -> Path:
    """Return a file with two games, the first with a variation."""
    path = tmp_path / "Größe ♟.pento"
    path.write_text(TWO_GAMES, encoding="utf-8")
    return path
