"""Four players, and three, with every way of input mixed, from the dialog to the file and back."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit

from pentogames.core.shapes import Placement
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.board_view import BoardView
from pentogames.scene.home import ordinal
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from pentogames.window.setup.universe import RegionPicker
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position

ON_SCREEN = (798, 780)  # touches must be on the screen that is none, of 800 by 800
NAMES = {"White": "Ann", "Yellow": "Björn", "Red": "Chiara Maria von der Heide", "Blue": "Ðe"}

WAYS: tuple[Callable[[BoardView, Placement], None], ...] = (
    hands.play_by_drag,
    lambda view, move: hands.play_by_drag(view, move, hands.turn_by_mouse, grip=4),
    hands.play_by_clicks,
    hands.play_by_touch_drag,
    hands.play_by_taps,
    hands.play_by_keys,
)


def begin_with_four(dialog: QDialog) -> None:
    hands.click_button(dialog, "4 players\nthe whole board")
    fields = {edit.placeholderText(): edit for edit in dialog.findChildren(QLineEdit)}
    for seat, name in NAMES.items():
        hands.type_text(fields[seat], name)
    hands.key(fields["Blue"], Qt.Key.Key_Return)


def test_a_random_game_of_four_by_all_ways_of_input(new_table: NewTable, tmp_path: Path) -> None:
    window = new_table(size=ON_SCREEN)
    view, match = window.view, window.match
    with hands.answering(begin_with_four):
        hands.key(view, Qt.Key.Key_N, modifier=hands.CONTROL)
    scene = hands.scene_of(view)
    chance = random.Random(11)
    gone: dict[str, int] = {}
    while match.position.to_move is not None:
        move = chance.choice(list(match.position.moves()))
        chance.choice(WAYS)(view, move)
        assert match.last_move() == move
        assert_scene_is_position(scene)
        assert_stranded_tiles_are_shown(scene)
        new = {seat: ply for seat, ply in match.position.out if seat not in gone}
        gone |= new
        if new and match.position.to_move is not None:
            assert scene.strip.tone is Tone.NEWS
            assert all(NAMES[seat] in scene.strip.text for seat in new)
            places = match.position.places()
            assert all(scene.homes[seat].note == ordinal(places[seat]) for seat in new)
    outcome = match.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    assert scene.strip.text == f"{NAMES[winner]} made the last move and wins."
    for seat, place in outcome.places.items():
        assert scene.homes[seat].note == ordinal(place)
    assert window.panel.result.isVisible()
    lines = window.panel.result.text().splitlines()
    assert lines == [
        f"{ordinal(place)}  {NAMES[seat]}"
        + ("" if seat == winner else f" – out after move {gone[seat]}")
        for seat, place in sorted(outcome.places.items(), key=lambda entry: entry[1])
    ]

    compare_after_saving(new_table, window, tmp_path / "four.pento")


def assert_stranded_tiles_are_shown(scene: BoardScene) -> None:
    """In the trays the tiles without a legal place are told from the others."""
    position = scene.match.position
    for seat in position.seats:
        for piece in position.hand(seat):
            fits = piece in position.playable_pieces(seat)
            assert hands.tile(scene, seat, piece).stranded == (not fits)
    assert not any(item.stranded for item in scene.items_by_id.values() if item.token.squares)


def compare_after_saving(new_table: NewTable, window: MainWindow, path: Path) -> None:
    """Save, start again, open, and find the same."""
    position, result = window.match.position, window.panel.result.text()
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    window = new_table()
    assert window.match.position == position
    hands.key(window.view, Qt.Key.Key_Home)
    assert window.match.position.ply == 0
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    assert window.match.position == position
    assert {seat: window.match.player(seat) for seat in NAMES} == NAMES
    assert window.panel.result.text() == result
    assert_scene_is_position(hands.scene_of(window.view))


# -- three players choose their regions -----------------------------------------------------------


def picker_of(dialog: QDialog) -> RegionPicker:
    hands.click_button(dialog, "3 players\ntwo outer regions")
    return dialog.findChild(RegionPicker)


def chosen_regions(new_table: NewTable, answer: Callable[[QDialog], None]) -> tuple[str, ...]:
    """Return the regions of the game that a dialog so answered begins, tried with a move."""
    window = new_table()
    with hands.answering(answer):
        hands.key(window.view, Qt.Key.Key_N, modifier=hands.CONTROL)
    position = window.match.position
    assert position.seats == ("White", "Yellow", "Red")
    hands.play_by_drag(window.view, next(position.moves()))
    assert window.match.position.to_move == "Yellow"
    areas = window.match.game.layout(position).areas
    assert {area.name for area in areas if area.outer} == set(position.options.regions)
    return position.options.regions


def test_regions_are_chosen_by_clicking_the_picture(new_table: NewTable) -> None:
    def answer(dialog: QDialog) -> None:
        picker = picker_of(dialog)
        for name in ("north", "east", "east"):
            QTest.mouseClick(picker, hands.LEFT, hands.PLAIN, picker.centre_of(name).toPoint())
        QTest.mouseClick(picker, hands.LEFT, hands.PLAIN, QPoint(3, 3))  # beside the board
        hands.click_button(dialog, "Start")

    assert chosen_regions(new_table, answer) == ("north", "east")


def test_regions_are_chosen_by_keys(new_table: NewTable) -> None:
    def answer(dialog: QDialog) -> None:
        picker = picker_of(dialog)
        picker.setFocus(Qt.FocusReason.TabFocusReason)
        hands.key(picker, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)  # north
        hands.type_text(picker, "ф")
        hands.key(picker, Qt.Key.Key_Left, Qt.Key.Key_Space)  # west, which is in use already
        hands.key(picker, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Space)  # east
        hands.key(picker, Qt.Key.Key_Return)

    assert chosen_regions(new_table, answer) == ("north", "east")
