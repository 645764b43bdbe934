"""What is heard at the table: hands, moves, refusals, the end, and the switch and the volume."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from pentogames.bots.players import player_tag, player_text
from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.games.pauli import PAULI
from pentogames.model import sound_player
from pentogames.window.main_window import MainWindow
from pentogames.window.settings import SettingsDialog
from pentogames.window.settings.simple import SoundPage
from tests.gui import hands, hands_lessons, hands_pauli, hands_pentago
from tests.gui.conftest import NewTable
from tests.gui.test_pauli_show import SECOND_I
from tests.model.recorder import Recorder

WON_BY_WHITE = (
    *("3-I9-H7", "6-I5-H3", "5-E6-F8", "12-E9-C10", "4-C7-B5", "11-E1-F3", "6-B1-C3"),
    *("4-E4-G5", "10-A10-C9", "7-E10-H9", "8-H2-J3", "10-C1-E2", "2-A1-A5"),
)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Heard(Recorder):
    """What has been heard since it was asked last, by name."""

    def take(self) -> list[str]:
        names = [path.stem.rpartition("-")[0] or path.stem for path in self.played]
        self.played.clear()
        return names


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard()
    monkeypatch.setattr(sound_player, "player_here", lambda parent: heard)
    return heard


def table_for(new_table: NewTable, game: str, *moves: str) -> MainWindow:
    """Return a window with a game in which these moves are made."""
    window, kind = new_table(), game_named(game)
    record = Record(kind, kind.options_type())
    for move in moves:
        record.play(kind.parse(record.position, move))
    window.take(record, None)
    return window


def test_a_piece_is_heard_when_it_is_taken_turned_and_laid_down(
    heard: Heard, new_table: NewTable
) -> None:
    window = table_for(new_table, "universe")
    move = next(iter(window.match.position.moves()))
    hands.key(window.view, Qt.Key(ord(move.piece)))
    assert heard.take() == ["lift"]
    hands.key(window.view, Qt.Key.Key_R, Qt.Key.Key_F)
    assert heard.take() == ["turn", "turn"]
    hands.key(window.view, Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert heard.take() == []  # a movement alone is silent
    hands.key(window.view, Qt.Key.Key_Escape)
    assert heard.take() == []
    hands.play_by_drag(window.view, move)
    assert [*dict.fromkeys(heard.take())] in (["lift", "place"], ["lift", "turn", "place"])
    hands.key(window, Qt.Key.Key_Z, modifier=CTRL)
    assert heard.take() == ["undo"]
    hands.key(window, Qt.Key.Key_Y, modifier=CTRL)
    assert heard.take() == ["place"]


def test_a_refused_drop_is_heard(heard: Heard, new_table: NewTable) -> None:
    window = table_for(new_table, "universe")
    move = next(iter(window.match.position.moves()))
    hands.play_by_drag(window.view, move)
    heard.take()
    scene = hands.scene_of(window.view)
    seat = window.match.position.to_move
    start = hands.home_of(scene, seat, "I")
    hands.drag(window.view, start, hands.centre(scene, move.squares[0]))
    assert heard.take() == ["lift", "refuse"]


def test_both_halves_of_a_compound_move_are_heard(heard: Heard, new_table: NewTable) -> None:
    window = table_for(new_table, "pentago")
    for _ in range(2):  # the second stone is lifted as the first one was
        move = next(iter(window.match.position.moves()))
        hands_pentago.put_by_drag(window, move.square)
        assert heard.take() == ["lift", "place"]
        hands.key(window.view, Qt.Key.Key_Escape)
        assert heard.take() == []
        hands_pentago.play(window, move, 0)
        assert heard.take()[-1] == "block-turn"


def test_an_explosion_is_heard(heard: Heard, new_table: NewTable) -> None:
    window = new_table()
    hands_pauli.begin_at(window, SECOND_I)
    hands_pauli.play_by_drag(window.view, PAULI.parse(SECOND_I, "O-c1"))
    assert heard.take() == ["lift", "explosion"]
    hands.key(window, Qt.Key.Key_Z, modifier=CTRL)
    assert heard.take() == ["undo"]


@pytest.mark.parametrize(("computer", "end"), [("", "win"), ("Black", "win"), ("White", "lose")])
def test_the_end_is_heard_a_moment_after_the_last_move(
    heard: Heard, new_table: NewTable, qtbot: QtBot, computer: str, end: str
) -> None:
    window = table_for(new_table, "universe", *WON_BY_WHITE[:-1])
    if computer:
        window.match.set_tag(player_tag(computer), player_text(1))
    last = window.match.game.parse(window.match.position, WON_BY_WHITE[-1])
    assert window.match.try_move(last)
    outcome = window.match.outcome()
    assert outcome is not None
    assert outcome.winners == ("White",)
    assert heard.take() == ["place"]
    qtbot.waitUntil(lambda: heard.take() == [end])


def test_one_key_switches_sounds_off_and_on(
    heard: Heard, new_table: NewTable, qtbot: QtBot
) -> None:
    window = table_for(new_table, "universe")
    hands.play_by_drag(window.view, next(iter(window.match.position.moves())))
    assert heard.take() != []
    hands.key(window, Qt.Key.Key_A, modifier=CTRL | SHIFT)
    assert not window.settings.sound
    move = next(iter(window.match.position.moves()))
    hands.play_by_drag(window.view, move)
    assert heard.take() == []
    hands.key(window, Qt.Key.Key_A, modifier=CTRL | SHIFT)
    assert window.settings.sound
    qtbot.waitUntil(lambda: heard.take() == ["place"])  # a sample
    assert heard.looked == 1


def test_the_menu_shows_whether_sounds_are_on(heard: Heard, new_table: NewTable) -> None:
    window = table_for(new_table, "universe")
    action = hands.click_entry(hands.open_menu(window, "View"), "Play sounds")
    assert not action.isChecked()
    assert not window.settings.sound
    window.settings.sound = True
    assert action.isChecked()


def test_a_new_volume_is_heard_in_the_dialog(
    heard: Heard, new_table: NewTable, qtbot: QtBot
) -> None:
    window = table_for(new_table, "universe")

    def louder(dialog: QDialog) -> None:
        assert isinstance(dialog, SettingsDialog)
        (page,) = dialog.findChildren(SoundPage)
        slider = page.volume
        hands.key(slider, Qt.Key.Key_PageUp)
        hands.key(slider, Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: len(heard.played) == 1)
        assert heard.played[0] == Path(heard.played[0]).with_name("place-71.wav")
        dialog.reject()

    with hands.answering(louder):
        hands.key(window, Qt.Key.Key_Comma, modifier=CTRL)
    assert window.settings.volume == 60


def test_what_is_done_in_a_lesson_is_heard(heard: Heard, new_table: NewTable) -> None:
    window = new_table()
    model = hands_lessons.begin(window, "Placing pieces")
    hands.key(hands_lessons.view_of(window), Qt.Key(ord(next(model.match.position.moves()).piece)))
    assert heard.take() == ["lift"]


def test_a_closed_window_falls_silent(heard: Heard, new_table: NewTable) -> None:
    window = table_for(new_table, "universe")
    hands.play_by_drag(window.view, next(iter(window.match.position.moves())))
    window.close()
    assert heard.released
