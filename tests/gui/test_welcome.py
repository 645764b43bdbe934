"""The welcome: every game to be learned or played, once, and again only when asked for."""

from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from pentogames.scene.specs import games_on_screen
from pentogames.teach.lessons import lessons_of
from pentogames.window import start
from pentogames.window.new_game import NewGameDialog
from pentogames.window.welcome import Welcome
from tests.gui import hands

GAMES = [game.name for game in games_on_screen()]


def opened(table) -> Welcome:
    table.actions_by_name["welcome"].trigger()
    (welcome,) = table.findChildren(Welcome)
    assert welcome.isVisible()
    return welcome


def test_it_offers_every_game_with_its_picture_and_words(table):
    welcome = opened(table)
    assert list(welcome.cards) == GAMES
    names = [card.learn.accessibleName() for card in welcome.cards.values()]
    assert len(set(names)) == len(GAMES)
    hands.key(welcome, Qt.Key.Key_Escape)
    assert not welcome.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_play_leads_to_a_new_game_of_that_kind(qtbot, table, game):
    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, Welcome)
        QTest.mouseClick(dialog.cards[game].play, Qt.MouseButton.LeftButton)

    def begin(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.game.name == game
        hands.click_button(dialog, "Start")

    with hands.answering(choose, begin) as said:
        table.actions_by_name["welcome"].trigger()
        qtbot.waitUntil(lambda: len(said) == 2 and not table.findChildren(NewGameDialog))
    assert table.match.game.name == game
    assert table.match.position.ply == 0


@pytest.mark.parametrize("game", GAMES)
def test_learn_leads_to_the_first_lesson_of_the_game(table, game):
    welcome = opened(table)
    QTest.mouseClick(welcome.cards[game].learn, Qt.MouseButton.LeftButton)
    assert table.lessons.model is not None
    assert table.lessons.model.lesson == lessons_of(game)[0]
    assert table.match.game.name == GAMES[0]
    table.lessons.leave()


def test_the_very_first_start_shows_it_and_no_other(application, monkeypatch, user_folders):
    shown = []
    monkeypatch.setattr(start.MainWindow, "show_welcome", lambda window: shown.append(window))
    # A process can have but one application, and it is there already.
    program = Mock(wraps=start.Program, return_value=application)
    monkeypatch.setattr(start, "Program", program)
    monkeypatch.setattr(application, "file_asked", Mock(), raising=False)
    monkeypatch.setattr(start, "quit_on_signals", lambda _: None)
    monkeypatch.setattr(QApplication, "exec", lambda *_: QTest.qWait(1) or 0)
    for _ in range(2):
        assert start.start([]) == 0
        for window in application.topLevelWidgets():
            if isinstance(window, start.MainWindow):
                window.close()
                window.deleteLater()
    assert len(shown) == 1


def test_it_fits_on_the_screen_and_scrolls_to_what_is_chosen_by_keys(table):
    welcome = opened(table)
    screen = welcome.screen().availableGeometry()
    assert welcome.height() < screen.height()
    assert welcome.width() < screen.width()
    welcome.resize(700, 400)
    QApplication.processEvents()
    solve = welcome.puzzles.solve
    assert solve.visibleRegion().isEmpty()
    while not solve.hasFocus():
        hands.key(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert not solve.visibleRegion().isEmpty()
    hands.key(welcome, Qt.Key.Key_Escape)
