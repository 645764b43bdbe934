"""What hands can try in Pentago and may not: the strip says why, and nothing sticks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from pentogames.core.blocks import BLOCK_SQUARES, read_square_name
from pentogames.core.cells import Square
from pentogames.core.game import Role
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PENTAGO
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui import hands_pentago as pentago
from tests.gui.hands_pentago import assert_scene_is_position, begin, hand_of, scene_of


def assert_refused(window: MainWindow, *words: str) -> None:
    """The strip says why, as a refusal."""
    strip = scene_of(window).strip
    assert strip.tone is Tone.REFUSED
    for word in words:
        assert word in strip.text


def marked(window: MainWindow) -> dict[Role, set[Square]]:
    return {mark.role: set(mark.squares) for mark in scene_of(window).marks.marks}


def put(window: MainWindow, name: str = "e5") -> None:
    pentago.put_by_click(window, read_square_name(name))
    assert scene_of(window).turning


# -- the stone ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", pentago.PUTS[:3] + pentago.PUTS[4:])
def test_a_taken_square(table: MainWindow, way: Callable[[MainWindow, Square], None]) -> None:
    begin(table)
    pentago.play(table, Turn(read_square_name("e5"), 1, 1), how=1)
    way(table, read_square_name("e5"))
    assert_refused(table, "There is a stone on e5 already.")
    assert marked(table) == {Role.BAD: {read_square_name("e5")}}
    assert table.match.position.ply == 1
    hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(table)


def test_a_taken_square_is_shown_by_form_before_the_stone_is_dropped(table: MainWindow) -> None:
    scene = begin(table)
    pentago.play(table, Turn(read_square_name("e5"), 1, 1), how=1)
    hands.pick_up(table.view, pentago.bowl(table, "2"))
    hands.move(table.view, pentago.at(table, "d5"))
    assert scene.target.isVisible()
    assert scene.target.style is not None
    hands.move(table.view, pentago.at(table, "e5"))
    assert scene.target.style is None
    hands.release(table.view, QPointF(2, scene.size.height() - 2))
    assert_scene_is_position(table)


@pytest.mark.parametrize("by", ["drag", "click"])
def test_a_stone_from_the_bowl_of_somebody_else(table: MainWindow, by: str) -> None:
    begin(table, names=pentago.FOUR_NAMES if by == "drag" else None, players=3)
    start = pentago.bowl(table, "2")
    if by == "drag":
        hands.drag(table.view, start, pentago.at(table, "e5"))
    else:
        hands.click(table.view, start)
    assert_refused(table, f"It is the turn of {'Ada' if by == 'drag' else 'Player 1'}.")
    assert_scene_is_position(table)
    assert table.match.position.ply == 0


def test_the_bowl_while_a_stone_waits(table: MainWindow) -> None:
    begin(table)
    put(table)
    hands.click(table.view, pentago.bowl(table, "1"))
    assert_refused(table, "Your stone is on e5: now turn a block.")
    assert scene_of(table).turning


def test_a_stone_dropped_beside_the_board_goes_home(table: MainWindow) -> None:
    begin(table)
    hands.drag(table.view, pentago.bowl(table, "1"), QPointF(3, 3))
    assert_scene_is_position(table)
    hands.click(table.view, pentago.bowl(table, "1"))  # in hand
    assert hand_of(table).busy
    hands.click(table.view, pentago.bowl(table, "1"))  # and back
    assert_scene_is_position(table)
    hands.click(table.view, pentago.bowl(table, "1"))
    hands.click(table.view, QPointF(3, 3))
    assert_scene_is_position(table)


# -- the turn -------------------------------------------------------------------------------------


def drag_across(window: MainWindow) -> None:
    hands.drag(window.view, pentago.at(window, "d6"), pentago.at(window, "f6"))


def press_number(window: MainWindow) -> None:
    hands.key(window.view, Qt.Key.Key_5)


def press_letter(window: MainWindow) -> None:
    hands.key(window.view, Qt.Key.Key_R)


@pytest.mark.parametrize("way", [drag_across, press_number, press_letter])
def test_a_block_before_the_stone(table: MainWindow, way: Callable[[MainWindow], None]) -> None:
    begin(table)
    way(table)
    assert_refused(table, "Place a stone first, then turn a block.")
    assert marked(table) == {Role.BAD: set(BLOCK_SQUARES[5])}
    assert_scene_is_position(table)


def test_the_wrong_direction_by_drag_resists_and_says_why(table: MainWindow) -> None:
    scene = begin(table)
    put(table)
    pentago.turn_by_drag(table, 3, -1, 60, let_go=False)
    assert -10 < scene.plate(3).rotation() < -3
    assert not scene.plate(3).armed
    assert_refused(table, "clockwise only", "3R would be allowed")
    hands.move(table.view, pentago.rim(table, 3, -140))
    assert scene.strip.tone is Tone.PLAIN  # back where it was, there is nothing to say
    hands.move(table.view, pentago.rim(table, 3, -200))
    hands.release(table.view, pentago.rim(table, 3, -200))
    assert_refused(table, "3R would be allowed")
    assert marked(table) == {Role.BAD: set(BLOCK_SQUARES[3])}
    assert scene.plate(3).rotation() == 0.0
    assert scene.turning
    pentago.turn_by_drag(table, 3, 1)
    assert pentago.texts(table) == ["e5-3R"]
    assert_scene_is_position(table)


def test_the_wrong_direction_by_key(table: MainWindow) -> None:
    begin(table)
    put(table)
    pentago.turn_by_keys(table, 7, -1)
    assert_refused(table, "7R would be allowed")
    assert scene_of(table).turning
    pentago.turn_by_keys(table, 7, 1)
    assert pentago.texts(table) == ["e5-7R"]


@pytest.mark.parametrize("key", [Qt.Key.Key_R, Qt.Key.Key_Return])
def test_turning_without_a_block(table: MainWindow, key: Qt.Key) -> None:
    begin(table)
    pentago.put_by_keys(table, read_square_name("e5"))
    hands.key(table.view, key)
    assert_refused(table, "Your stone is on e5: now turn a block.")
    assert marked(table) == {Role.LAST: {read_square_name("e5")}}


# -- skipping -------------------------------------------------------------------------------------

ALL_BLOCKS_BUT_ONE = (
    "1..2..1../........./........./2..1..2../........./........./1..2..1../........./......... 1 "
    "-,-"
)


def test_skipping_where_it_is_not_the_rule(table: MainWindow) -> None:
    begin(table)
    put(table)
    assert [b.button.icon for b in scene_of(table).strip.buttons] == ["undo"]
    hands.key(table.view, Qt.Key.Key_S)
    assert_refused(table, "You may not skip the turn of a block in this game.")


@pytest.mark.parametrize("by", ["key", "button"])
def test_skipping_while_a_block_is_empty(table: MainWindow, by: str) -> None:
    scene = begin(table, skip_while_empty=True)
    put(table)
    assert "skip it (S)" in scene.strip.text
    if by == "key":
        hands.key(table.view, Qt.Key.Key_S)
    else:
        hands.click(table.view, hands.strip_button(scene, "skip"))
    assert pentago.texts(table) == ["e5-0"]
    assert_scene_is_position(table)


def test_skipping_when_no_block_is_empty_any_more(table: MainWindow) -> None:
    scene = begin(table, ALL_BLOCKS_BUT_ONE, skip_while_empty=True)
    put(table)
    assert [b.button.icon for b in scene.strip.buttons] == ["undo"]
    assert "skip" not in scene.strip.text
    hands.key(table.view, Qt.Key.Key_S)
    assert_refused(table, "none is any more")
    assert scene.turning


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["square", "bowl", "key"])
def test_nothing_is_played_after_the_end(table: MainWindow, by: str) -> None:
    scene = begin(table, pentago.FOUR_IN_A_ROW)
    pentago.put_by_click(table, read_square_name("a5"))
    assert table.match.outcome() is not None
    hands.hover(table.view, pentago.at(table, "h2"))
    assert not scene.target.isVisible()
    if by == "square":
        hands.click(table.view, pentago.at(table, "h2"))
    elif by == "bowl":
        hands.click(table.view, scene.homes["2"].area.center())
    else:
        pentago.put_by_keys(table, read_square_name("h2"))
    assert_refused(table, "The game is over.")
    assert_scene_is_position(table)
    assert len(scene.rows.marks) == 1


def test_a_refused_move_from_outside_leaves_the_half_alone(table: MainWindow) -> None:
    begin(table)
    put(table)
    assert not table.match.try_move(PENTAGO.parse(table.match.position, "j9-1R"))
    assert_refused(table, "off the board")
    assert scene_of(table).turning
    hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(table)
