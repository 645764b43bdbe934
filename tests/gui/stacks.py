"""Tables of Pent-Up for tests: games to begin with, and what is only in its scene."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from pentogames.core.record import Record
from pentogames.games.pent_up import PENT_UP, PentUpOptions
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_scene import StackScene
from pentogames.window.main_window import MainWindow
from tests.gui import hands

# A stack of three levels, White to move.
GAME = (
    "Z(0,0)(1,-2)", "Z(2,-1)(4,0)", "F(1,-1)(3,0)", "N(5,2)(3,1)", "L(6,-1)(3,-2)",
    "L(4,-1)(3,2)", "Y(4,2)(3,0)", "T(0,-3)(-2,-2)", "X(0,-2)", "I(4,-2)(8,-2)",
)  # fmt: skip


def begin(window: MainWindow, *moves: str, **options: object) -> StackScene:
    """Put a game on the table in which these moves are made."""
    record = Record(PENT_UP, PentUpOptions.read(options))
    for text in moves:
        record.play(PENT_UP.parse(record.position, text))
    window.take(record, None)
    return stack(window)


def stack(window: MainWindow) -> StackScene:
    scene = hands.scene_of(window.view)
    assert isinstance(scene, StackScene)
    return scene


def hand_of(scene: StackScene) -> StackDrag:
    assert isinstance(scene.gestures, StackDrag)
    return scene.gestures


def empty_point(scene: StackScene) -> QPointF:
    """Return a point of the table on which nothing lies."""
    return scene.table.topLeft() + QPointF(30, 30)


def turn_wheel(
    window: MainWindow, point: QPointF, delta: int, modifier: Qt.KeyboardModifier = hands.CONTROL
) -> None:
    """Turn the wheel, by default with Ctrl pressed."""
    at = QPointF(hands.spot(window.view, point))
    everywhere = QPointF(window.view.viewport().mapToGlobal(at))
    event = QWheelEvent(
        at, everywhere, QPoint(), QPoint(0, delta), hands.NO_BUTTON, modifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(window.view.viewport(), event)
