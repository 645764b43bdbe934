"""PySide6 6.12.0 gives away a reference to None at many calls, and None dies after a while.

None cannot die from Python 3.12 on, and its count says nothing there; so each test looks at the
version of PySide6 as well.
"""

import sys
from collections.abc import Callable

import PySide6
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QLabel

CALLS = 1000
NOISE = 50


def references_lost(call: Callable[[int], object]) -> int:
    """Return how many references to None are gone after many calls, each with its number."""
    call(0)
    before = sys.getrefcount(None)
    for number in range(CALLS):
        call(number)
    return before - sys.getrefcount(None)


def assert_none_is_kept(call: Callable[[int], object]) -> None:
    assert PySide6.__version_info__ < (6, 12)
    assert references_lost(call) < NOISE


ITEM_CALLS: dict[str, Callable[[QGraphicsRectItem, int], object]] = {
    "setPos": lambda item, number: item.setPos(number, 1),
    "setBrush": lambda item, number: item.setBrush(QBrush(QColor(number % 256, 0, 0))),
    "setPen": lambda item, number: item.setPen(QPen(QColor(number % 256, 0, 0))),
    "setZValue": lambda item, number: item.setZValue(number),
    "setOpacity": lambda item, number: item.setOpacity(number / CALLS),
    "setTransform": lambda item, number: item.setTransform(QTransform().rotate(number)),
    "setRect": lambda item, number: item.setRect(0, 0, number, 1),
    "update": lambda item, _: item.update(),
}


@pytest.mark.parametrize("name", sorted(ITEM_CALLS))
def test_items_keep_the_references_to_none(qapp: QApplication, name: str) -> None:
    scene = QGraphicsScene()
    item = scene.addRect(QRectF(0, 0, 1, 1))
    call = ITEM_CALLS[name]
    assert_none_is_kept(lambda number: call(item, number))


def test_moved_items_are_where_they_were_put(qapp: QApplication) -> None:
    item = QGraphicsRectItem(0, 0, 1, 1)
    assert_none_is_kept(lambda number: item.setPos(number, -number))
    assert (item.x(), item.y()) == (CALLS - 1, 1 - CALLS)


def test_scenes_keep_the_references_to_none(qapp: QApplication) -> None:
    scene = QGraphicsScene()
    # Taken out again, lest the references that a living item holds make up for the lost ones.
    assert_none_is_kept(lambda number: scene.removeItem(scene.addRect(QRectF(number, 0, 1, 1))))
    assert scene.items() == []


def test_labels_keep_the_references_to_none(qapp: QApplication) -> None:
    label = QLabel()
    assert_none_is_kept(lambda number: label.setText(str(number)))
    assert label.text() == str(CALLS - 1)
    label.deleteLater()


def test_painters_keep_the_references_to_none(qapp: QApplication) -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    assert_none_is_kept(lambda _: painter.drawRect(1, 1, 4, 4))
    painter.end()
    assert image.pixelColor(1, 1) == QColor(Qt.GlobalColor.black)


def test_events_keep_the_references_to_none(qapp: QApplication) -> None:
    assert_none_is_kept(lambda _: qapp.processEvents())
