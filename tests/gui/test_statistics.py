"""Games against the computer are counted and shown, and forgotten after a question."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel

from pentogames.bots.players import player_tag, player_text
from pentogames.core.record import Record
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.model.statistics import Played
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from pentogames.window.statistics import StatisticsDialog
from tests.gui import hands

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def counted(table: MainWindow) -> Iterator[MainWindow]:
    """A window whose statistics are empty, before and after."""
    table.statistics.statistics.reset()
    yield table
    table.statistics.statistics.reset()


def almost_over() -> Record[Any, Any]:
    """Return a game of a person against level 3 that ends with White's next move."""
    record: Record[Any, Any] = Record(UNIVERSE, UniverseOptions())
    while record.position.outcome() is None:
        record.play(next(iter(record.position.moves())))
    loser = next(s for s, place in record.position.outcome().places.items() if place > 1)
    record.back()
    record.tags[player_tag(loser)] = player_text(3)
    return record


def finish(table: MainWindow) -> None:
    table.match.try_move(next(iter(table.match.position.moves())))
    assert table.match.outcome() is not None


def show(table: MainWindow, *answers: Any) -> None:
    with hands.answering(*answers):
        hands.key(table.view, Qt.Key.Key_I, modifier=hands.CONTROL | SHIFT)


def words(dialog: QDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_a_game_is_counted_once_whatever_is_taken_back(counted: MainWindow) -> None:
    counted.take(almost_over(), None)
    finish(counted)
    tally = counted.statistics.statistics.tally
    assert tally("universe") == {3: (1, 0, 0)}
    hands.key(counted.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    finish(counted)
    assert tally("universe") == {3: (1, 0, 0)}


def test_it_is_counted_only_if_the_user_wishes(counted: MainWindow) -> None:
    def refuse(dialog: QDialog) -> None:
        assert isinstance(dialog, StatisticsDialog)
        dialog.counts.setFocus()
        hands.key(dialog.counts, Qt.Key.Key_Space)
        hands.click_button(dialog, "Close")

    show(counted, refuse)
    assert not counted.settings.counts_games
    counted.take(almost_over(), None)
    finish(counted)
    assert counted.statistics.statistics.games() == ()


def test_the_dialog_tells_the_tally_and_the_rating(counted: MainWindow) -> None:
    for level, score in ((3, 1.0), (3, 0.0), (4, 0.5)):
        counted.statistics.statistics.note(Played("universe", level, score))
    seen: list[list[str]] = []

    def read(dialog: QDialog) -> None:
        assert isinstance(dialog, StatisticsDialog)
        assert dialog.game == "universe"
        seen.append(words(dialog))
        start, end = dialog.plot.place(0, 1200), dialog.plot.place(3, 1200)
        assert start.x() < end.x()
        picture = dialog.plot.grab().toImage()
        hands.key(dialog.choice, Qt.Key.Key_Down)
        assert dialog.game != "universe"
        seen.append(words(dialog))
        assert dialog.plot.grab().toImage() != picture
        hands.click_button(dialog, "Close")

    show(counted, read)
    told, other = seen
    assert any(text.startswith("3 games counted. Your rating is ") for text in told)
    assert told[-8:] == ["Casual", "1", "0", "1", "Steady", "0", "1", "0"]
    assert "No game against the computer has been counted yet." in other


def test_all_is_forgotten_after_a_question(counted: MainWindow) -> None:
    statistics = counted.statistics.statistics
    statistics.note(Played("universe", 2, 1.0))

    def forget(answer: str) -> Any:
        def act(dialog: QDialog) -> None:
            with hands.answering(hands.click_answer(answer)):
                hands.click_button(dialog, "Forget all games…")
            hands.click_button(dialog, "Close")

        return act

    show(counted, forget("Cancel"))
    assert statistics.games() == ("universe",)
    show(counted, forget("Yes"))
    assert statistics.games() == ()


def test_the_suggested_level_leads_to_a_new_game(counted: MainWindow) -> None:
    for _ in range(12):
        counted.statistics.statistics.note(Played("universe", 1, 0.0))

    def play(dialog: QDialog) -> None:
        hands.click_button(dialog, "Play at level Newcomer…")

    def begin(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.levels() == {"Black": 1}
        dialog.reject()

    show(counted, play, begin)
