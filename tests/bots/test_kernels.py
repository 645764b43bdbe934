"""Kernels: which of the two is taken."""

import sys
from types import ModuleType

import pytest

from pentogames.bots import kernels
from pentogames.bots.profiles import profile_of
from pentogames.games import GAMES

PLAYED = [game.name for game in GAMES if profile_of(game.name) is not None]


@pytest.fixture(autouse=True)
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each test find the kernels anew."""
    monkeypatch.delenv(kernels.PURE, raising=False)
    monkeypatch.setattr(kernels, "kernel", kernels.kernel.__wrapped__)


def put_module(monkeypatch: pytest.MonkeyPatch, name: str, module: ModuleType | None) -> None:
    monkeypatch.setitem(sys.modules, f"{kernels.__name__}.{name}", module)


def test_a_compiled_kernel_is_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    fast, slow = ModuleType("fast"), ModuleType("slow")
    put_module(monkeypatch, "_some_game", fast)
    put_module(monkeypatch, "some_game_kernel", slow)
    assert kernels.kernel("some_game") is fast
    assert kernels.is_compiled("some-game")
    assert kernels.pure("some_game") is slow


def test_without_a_compiled_one_it_is_that_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = ModuleType("slow")
    put_module(monkeypatch, "_some_game", None)  # as if it could not be imported
    put_module(monkeypatch, "some_game_kernel", slow)
    assert kernels.kernel("some_game") is slow
    assert not kernels.is_compiled("some-game")


def test_a_compiled_kernel_can_be_unwanted(monkeypatch: pytest.MonkeyPatch) -> None:
    put_module(monkeypatch, "_some_game", ModuleType("fast"))
    monkeypatch.setenv(kernels.PURE, "1")
    assert kernels.compiled("some_game") is None
    assert not kernels.is_compiled("some-game")


@pytest.mark.parametrize("game", PLAYED)
def test_every_computer_player_has_a_kernel_in_python(game: str) -> None:
    twin = kernels.pure(game.replace("-", "_"))
    compiled = kernels.compiled(game.replace("-", "_"))
    offered = {name for name in dir(compiled) if not name.startswith("_")} if compiled else set()
    assert {name for name in offered if not hasattr(twin, name)} == set()
