"""What a frozen program does about its helpers; tests/packaging starts real ones."""

import multiprocessing
import sys
from types import ModuleType

import pytest

from pentogames import frozen


@pytest.fixture
def helped(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Pretend to be frozen; gets a word when a helper's work would be done."""
    done: list[str] = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    hook = ModuleType("pyi_rth_multiprocessing")
    monkeypatch.setitem(sys.modules, hook.__name__, hook)
    monkeypatch.setattr(multiprocessing, "freeze_support", lambda: done.append("helped"))
    return done


@pytest.mark.parametrize(
    ("arguments", "asked"),
    [
        ([], False),
        (["game.pento"], False),
        (["--multiprocessing-fork", "tracker_fd=5"], True),
        (["-B", "-c", "from multiprocessing.resource_tracker import main"], True),
    ],
)
def test_a_helper_is_known_by_its_arguments(
    monkeypatch: pytest.MonkeyPatch, helped: list[str], arguments: list[str], asked: bool
) -> None:
    monkeypatch.setattr(sys, "argv", ["pentogames", *arguments])
    frozen.help_if_asked()
    assert helped == ["helped"] * asked


def test_what_is_not_frozen_has_nothing_to_prepare(
    monkeypatch: pytest.MonkeyPatch, helped: list[str]
) -> None:
    monkeypatch.delattr(sys, "frozen")
    frozen.prepare()
    assert helped == []
