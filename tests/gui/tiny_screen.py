"""The screen of the tiny game of tests/contract: all that a fifth game needs there, and no more."""

import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from pentogames.core.cells import Square
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.gestures import Gestures, Pointer
from pentogames.scene.home import HomeItem
from pentogames.scene.spec import SceneSpec
from pentogames.scene.stones import StoneItem
from pentogames.scene.theme_seats import SeatStyle
from pentogames.teach.retell import Said, Who
from pentogames.teach.sentences import Sentence
from tests.contract import tiny

COLOURS = {"Left": "White", "Right": "Black", "Third": "Red"}


class TinyStone(StoneItem):
    def style(self) -> SeatStyle:
        return self.theme.seat(COLOURS.get(self.token.owner or ""))


class TinyHand(Gestures):
    """A click puts a stone; two are put by pressing on one square and letting go on the next."""

    scene: BoardScene
    keys = (("1 to 9", "Put a stone on that square"),)

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._start: Square | None = None

    @property
    def busy(self) -> bool:
        return self._start is not None

    def press(self, pointer: Pointer) -> bool:
        square = self._square(pointer.point)
        if pointer.button is not Qt.MouseButton.LeftButton or square is None:
            return False
        self._start = square
        return True

    def release(self, pointer: Pointer) -> bool:
        start, end = self._start, self._square(pointer.point)
        self._start = None
        if start is None:
            return False
        if end is not None:
            self._put({start.x, end.x})
        return True

    def key(self, event: QKeyEvent) -> bool:
        if not Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            return False
        self._put({event.key() - Qt.Key.Key_1})
        return True

    def cancel(self, reason: str) -> None:
        self._start = None

    def _square(self, point: QPointF) -> Square | None:
        square = self.scene.geometry.square(point)
        return square if square in self.scene.board.layout.squares else None

    def _put(self, columns: set[int]) -> None:
        """Say what is meant; whether it may be is for the match to find out."""
        seat = self.scene.match.position.to_move or ""
        squares = tuple(Square(x, 0) for x in sorted(columns))
        self.scene.intended.emit(tiny.Stones(seat, squares))


SPEC = SceneSpec(items={"stone": TinyStone}, home=HomeItem, gestures=TinyHand)

PUT = Sentence("{seat} put {count} stones.", one="{seat} put one stone.", count="count")


def retell(before: tiny.TinyPosition, move: tiny.Stones) -> Iterator[Said]:
    yield PUT, {"seat": Who(move.seat), "count": len(move.squares)}


MODULES: dict[str, dict[str, Any]] = {
    "pentogames.scene.specs": {"SPEC": SPEC},
    "pentogames.teach.overlays": {"OVERLAYS": ()},
    "pentogames.teach.retell": {"retell": retell},
}
"""What lies in the file tiny.py of each of these folders, for a game that is more than a test."""


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tiny game be found by its name on the screen, too."""
    tiny.register(monkeypatch)
    for folder, contents in MODULES.items():
        module = ModuleType(f"{folder}.tiny")
        module.__spec__ = ModuleSpec(module.__name__, None)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, module.__name__, module)
