"""What a player does in a lesson: choose it, press its buttons, read what it says."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget

from pentogames.core.shapes import Placement
from pentogames.games.universe import UNIVERSE, UniversePosition
from pentogames.model.lesson import LessonModel
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.board_view import BoardView
from pentogames.window.lesson_list import LessonList
from pentogames.window.main_window import MainWindow
from tests.gui import hands


def begin(window: MainWindow, lesson: str, game: str = "Universe") -> LessonModel:
    """Choose a lesson in the list, as a user does."""
    with hands.answering(lambda dialog: choose(dialog, game, lesson)):
        hands.key(window, Qt.Key.Key_L, modifier=hands.CONTROL)
    return model_of(window)


def choose(dialog: QDialog, game: str, lesson: str) -> None:
    assert isinstance(dialog, LessonList)
    go_to(dialog.games, game)
    go_to(dialog.lessons, lesson)
    hands.click_button(dialog, "Start")


def go_to(listed: QListWidget, words: str) -> None:
    """Go with the arrow keys to the row that begins with these words."""
    rows = [listed.item(row).text() for row in range(listed.count())]
    wanted = next(row for row, text in enumerate(rows) if text.startswith(words))
    hands.key(listed, Qt.Key.Key_Home, *[Qt.Key.Key_Down] * wanted)
    assert listed.currentRow() == wanted


def model_of(window: MainWindow) -> LessonModel:
    assert window.lessons.model is not None
    return window.lessons.model


def view_of(window: MainWindow) -> BoardView:
    return window.lessons.page.view


def scene_of(window: MainWindow) -> BoardScene:
    return hands.scene_of(view_of(window))


def placement(window: MainWindow, text: str) -> Placement:
    """Return the move of that text in the lesson's position."""
    return UNIVERSE.parse(model_of(window).match.position, text)


def press_button(window: MainWindow, name: str) -> None:
    """Click a button of the panel."""
    button = window.lessons.page.panel.buttons[name]
    assert button.isEnabled(), name
    QTest.mouseClick(button, hands.LEFT)


def said(window: MainWindow) -> str:
    return window.lessons.page.panel.said.label.text()


def done(window: MainWindow, lesson: str) -> tuple[bool, bool]:
    key = f"universe/{lesson}"
    return window.lessons.progress.is_done(key), window.lessons.progress.has_star(key)


def model_to(window: MainWindow, step: int) -> None:
    """Go to a step with the steps before it done by "Show me" and by hand mixed."""
    model = model_of(window)
    while model.index < step:
        press_button(window, "show")
        press_button(window, "next")


def placement_from(position: UniversePosition, text: str) -> Placement:
    return UNIVERSE.parse(position, text)
