"""Pent-Up by hand: whole games, the first tile, where tiles may go, and why they may not."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.core.game import Mark, Refusal, Role
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition, Rule
from pentogames.scene.board_view import BoardView
from pentogames.scene.stack_scene import StackScene
from pentogames.scene.stack_table import StackBoard
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position, drawn_squares
from tests.gui.stacks import GAME, begin, hand_of, stack

Play = Callable[[BoardView, Placement], None]


def take(window: MainWindow, seat: str, piece: str, grip: int = 2) -> StackScene:
    """Click a tile in its tray."""
    scene = stack(window)
    hands.click(window.view, hands.point_on(hands.tile(scene, seat, piece), grip))
    return scene


def squares_of(text: str, position: PentUpPosition) -> tuple[Square, ...]:
    return PENT_UP.parse(position, text).squares


# -- whole games ----------------------------------------------------------------------------------


def wanted(position: PentUpPosition, scene: StackScene, chance: random.Random) -> Placement:
    """Return a move, climbing where it can, that lies in sight."""
    sight = scene.sight().grown(-1)
    letters = list(position.hand(position.to_move or ""))
    chance.shuffle(letters)
    letters.sort(key=position.level_for, reverse=True)
    for letter in letters:
        seen = [
            move
            for move in position.placements(letter)
            if all(
                sight.left <= x < sight.right and sight.low <= y < sight.high
                for x, y, _ in move.squares
            )
        ]
        if seen:
            return chance.choice(seen)
    raise AssertionError("no move in sight")


HANDS: tuple[Play, ...] = (
    lambda view, move: hands.play_by_drag(view, move, hands.turn_by_keys, 0),
    hands.play_by_keys,
    hands.play_by_clicks,
    lambda view, move: hands.play_by_drag(view, move, hands.turn_by_mouse, 3),
)


def start_two_players(dialog: QDialog) -> None:
    """Choose Pent-Up among the games, by keys, and start."""
    assert isinstance(dialog, NewGameDialog)
    dialog.games.setFocus()
    hands.key(dialog.games, Qt.Key.Key_Home)
    for _ in range(dialog.games.count()):
        if dialog.game.name == "pent-up":
            break
        hands.key(dialog.games, Qt.Key.Key_Down)
    hands.click_button(dialog, "Start")


def play_on(window: MainWindow, plies: int, seed: int, ways: tuple[Play, ...]) -> None:
    """Play by hand, one way after the other, looking at the table after every move."""
    chance, match = random.Random(seed), window.match
    for number in range(plies):
        move = wanted(match.position, stack(window), chance)
        ways[number % len(ways)](window.view, move)
        assert match.last_move() == move
        assert_scene_is_position(stack(window))
        assert stack(window).sight().holds(stack(window).stack_box())


def test_a_whole_game_saved_and_opened_again(new_table: NewTable, tmp_path: Path) -> None:
    window = new_table()
    with hands.answering(start_two_players):
        hands.key(window.view, Qt.Key.Key_N, modifier=hands.CONTROL)
    assert window.match.game is PENT_UP

    play_on(window, 24, 4, HANDS)
    position = window.match.position
    assert position.outcome() is not None
    assert len(position.stack.covers) >= 3
    assert stack(window).marks.marks == position.outcome().marks
    assert stack(window).strip.text.startswith(("First place: ", "A draw"))

    path = tmp_path / "stapel 塔.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    window = new_table()  # closed, and started again
    assert window.match.position == position
    hands.key(window.view, Qt.Key.Key_Home)
    assert window.match.position.ply == 0
    assert_scene_is_position(stack(window))
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    assert window.match.position == position
    assert_scene_is_position(stack(window))


def test_three_players_by_keys_alone(table: MainWindow) -> None:
    begin(table, players=3, scoring="advanced")
    play_on(table, 9, 2, (hands.play_by_keys,))
    assert {tile.seat for tile in table.match.position.placed} == {"White", "Black", "Red"}


def test_fingers_lay_tiles_too(new_table: NewTable) -> None:
    window = new_table(size=(780, 700))
    begin(window)
    play_on(window, 4, 6, (hands.play_by_taps, hands.play_by_touch_drag))


def test_back_and_forth_through_a_game(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    for key, ply in (
        (Qt.Key.Key_PageUp, len(GAME) - 1),
        (Qt.Key.Key_PageUp, len(GAME) - 2),
        (Qt.Key.Key_PageDown, len(GAME) - 1),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, len(GAME)),
    ):
        hands.key(table.view, key)
        assert table.match.position.ply == ply
        assert_scene_is_position(scene)
        assert scene.sight().holds(scene.stack_box())


# -- the first tile -------------------------------------------------------------------------------


def drop_first(window: MainWindow, away: QPointF) -> QPointF:
    """Drop the first tile somewhere, and return where its footprint was."""
    scene = begin(window)
    start = hands.point_on(hands.tile(scene, "White", "L"))
    end = scene.table.center() + away
    hands.drag(window.view, start, end, let_go=False)
    assert hand_of(scene).is_legal()
    shown = hand_of(scene).footprint.sceneBoundingRect().center()
    hands.release(window.view, end)
    move = window.match.last_move()
    assert PENT_UP.format(PENT_UP.start(PentUpOptions()), move).startswith("L(0,0)")
    return shown


@pytest.mark.parametrize("away", [QPointF(0, 0), QPointF(40, -30), QPointF(-35, 30)])
def test_the_first_tile_lies_where_it_is_dropped(table: MainWindow, away: QPointF) -> None:
    shown = drop_first(table, away)
    scene = stack(table)
    assert (hands.tile(scene, "White", "L").pos() - shown).manhattanLength() < 1.0
    assert_scene_is_position(scene)


def test_a_first_tile_near_the_edge_comes_into_the_middle_without_a_jump(
    new_table: NewTable, qtbot: QtBot
) -> None:
    window = new_table(motion=True)
    shown = drop_first(window, QPointF(190, -200))
    scene = stack(window)
    assert scene.animator.running
    cell = scene.geometry.cell
    assert (hands.tile(scene, "White", "L").pos() - shown).manhattanLength() < cell
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(scene)
    assert scene.sight().holds(scene.stack_box().grown(3))


def test_the_first_tile_by_keys_alone(table: MainWindow) -> None:
    scene = begin(table)
    right, up, enter = Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Return
    hands.key(table.view, Qt.Key.Key_V)
    assert scene.strip.text == "The first tile can lie anywhere on the table."
    assert scene.light.squares == ()
    hands.key(table.view, right, right, up, Qt.Key.Key_R, enter)
    assert table.match.position.ply == 1
    assert_scene_is_position(scene)
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    hands.key(table.view, Qt.Key.Key_X, *[Qt.Key.Key_Left] * 40, enter)  # no further than is seen
    assert table.match.position.ply == 1
    assert scene.sight().holds(scene.stack_box())


# -- where the tile in hand can go ----------------------------------------------------------------


def test_the_hand_names_its_level_and_lights_its_squares(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    position = table.match.position
    for piece in position.hand("White"):
        take(table, "White", piece)
        level = position.level_for(piece)
        where = "1, the table" if level == 1 else str(level)
        assert scene.strip.text == f"This tile must go on level {where}."
        assert scene.light.squares == position.open_squares(piece) != ()
        assert [b.level for b in scene.rail.buttons if b.wanted] == [level]
        assert hands.tile(scene, "White", piece).number == level
        hands.key(table.view, Qt.Key.Key_Escape)
        assert scene.light.squares == ()
        assert not any(button.wanted for button in scene.rail.buttons)
    assert_scene_is_position(scene)


def test_a_legal_place_attracts_the_tile(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    piece = "U"
    position = table.match.position
    target = min(position.placements(piece), key=lambda move: move.squares)
    transform, square = hands.way_to(piece, target.squares, 2)
    take(table, "White", piece)
    hands.turn_by_keys(table.view, transform, QPointF())
    cell = scene.geometry.cell
    hands.hover(table.view, hands.centre(scene, square) + QPointF(0.7 * cell, 0.1 * cell))
    placement = hand_of(scene).placement()
    assert placement is not None
    assert placement.squares in hand_of(scene).legal_places(piece)


def test_dots_show_where_the_gripped_square_may_go(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    move = next(table.match.position.placements("P"))
    transform, _ = hands.way_to("P", move.squares, 2)
    take(table, "White", "P")
    hands.turn_by_keys(table.view, transform, QPointF())
    assert scene.hints.marks == ()
    hands.key(table.view, Qt.Key.Key_1, modifier=hands.CONTROL)  # the overlay's switch
    hands.hover(table.view, scene.table.center())
    (mark,) = scene.hints.marks
    assert mark.role is Role.LEGAL
    hand = hand_of(scene)
    assert hand.hand is not None
    level = table.match.position.level_for("P")
    covered = {hand.hand.at(Square(s.x, s.y, level)) for s in mark.squares}
    form = hand.hand.at(Square(0, 0, level))
    dx, dy = form[0].x, form[0].y

    def moved(place: tuple[Square, ...]) -> tuple[Square, ...]:
        x, y = place[0].x - dx, place[0].y - dy
        return tuple(Square(s.x - x, s.y - y, s.level) for s in place)

    turned_alike = {p for p in hand.legal_places("P") if moved(p) == form}
    assert covered == turned_alike != set()


def test_building_sites_are_shown_with_their_levels(table: MainWindow) -> None:
    scene = begin(table, *GAME)
    assert scene.overlay.marks == ()
    hands.key(table.view, Qt.Key.Key_2, modifier=hands.CONTROL)
    marks = scene.overlay.marks
    assert {mark.role for mark in marks} == {Role.HINT}
    position = table.match.position
    for level in (2, 3):
        shown = {square for mark in marks if mark.label == str(level) for square in mark.squares}
        open_squares = {
            square
            for piece in position.hand("White")
            if position.level_for(piece) == level
            for square in position.open_squares(piece)
        }
        assert shown == open_squares
    assert any(mark.label == "3" for mark in marks)
    hands.key(table.view, Qt.Key.Key_Home)
    assert scene.overlay.marks == ()


def test_columns_and_rows_are_numbered_once_a_tile_lies(table: MainWindow) -> None:
    scene = begin(table)
    assert isinstance(scene.board, StackBoard)
    assert not scene.board.numbered
    hands.key(table.view, Qt.Key.Key_X, Qt.Key.Key_Return)
    assert scene.board.numbered
    with_numbers = table.view.grab().toImage()
    table.actions_by_name["overlay-coordinates"].trigger()
    assert table.view.grab().toImage() != with_numbers


INTERRUPTIONS: dict[str, Callable[[MainWindow], object]] = {
    "undo": lambda window: window.match.undo(),
    "a jump": lambda window: window.match.to_start(),
    "a move": lambda window: window.match.try_move(next(window.match.position.moves())),
    "another game": lambda window: begin(window, players=3),
    "the focus is lost": lambda window: window.panel.comment.setFocus(),
    "the levels are to be seen apart": lambda window: hands.key(window.view, Qt.Key.Key_E),
    "another tile": lambda window: hands.key(window.view, Qt.Key.Key_T, Qt.Key.Key_Escape),
}


@pytest.mark.parametrize("what", sorted(INTERRUPTIONS))
@pytest.mark.parametrize("held", ["tile", "table"])
def test_interrupted_hands_hold_nothing(table: MainWindow, what: str, held: str) -> None:
    scene = begin(table, *GAME)
    there = scene.table.topLeft() + QPointF(40, 40)
    if held == "tile":
        start = hands.point_on(hands.tile(scene, "White", "P"))
        hands.drag(table.view, start, there, let_go=False)
    else:
        hands.press(table.view, there)
    INTERRUPTIONS[what](table)
    scene = stack(table)
    if scene.exploded:
        hands.key(table.view, Qt.Key.Key_E)
    geometry = scene.geometry
    hands.hover(table.view, there + QPointF(60, 60))
    assert scene.geometry == geometry
    assert not scene.gestures.busy
    assert_scene_is_position(scene)


# -- refusals -------------------------------------------------------------------------------------


def refused(window: MainWindow, text: str) -> Refusal:
    """Drag a tile to where it may not lie, and return why not, as painted."""
    scene, before = stack(window), window.match.position
    move = PENT_UP.parse(before, text)
    transform, square = hands.way_to(move.piece, move.squares, 1)
    at = hands.pick_up(window.view, hands.point_on(hands.tile(scene, move.seat, move.piece), 1))
    hands.turn_by_keys(window.view, transform, at)
    end = hands.centre(scene, square)
    hands.move(window.view, end)
    placement = hand_of(scene).placement()
    assert placement == move, "a legal place nearby attracts the tile"
    assert not hand_of(scene).footprint.legal
    hands.release(window.view, end)
    refusal = before.refusal(move)
    assert refusal is not None
    assert window.match.position == before
    assert_scene_is_position(scene)
    assert scene.strip.tone is Tone.REFUSED
    assert scene.marks.marks == tuple(mark for mark in refusal.marks if mark.squares)
    assert scene.marks.isVisible()
    return refusal


SLAB = ("I(0,0)(4,0)", "I(0,1)(4,1)")  # two rows, one upon the other in the picture


def test_a_tile_that_would_hang_in_the_air(table: MainWindow) -> None:
    begin(table, *SLAB)
    refusal = refused(table, "L(4,1)(1,2)")
    assert refusal.rule is Rule.OVERHANG
    (mark,) = refusal.marks
    assert mark == Mark(Role.BAD, mark.squares)
    assert {(x, y) for x, y, _ in mark.squares} == {(1, 2)}
    assert stack(table).strip.text.startswith("One of its squares would hang in the air")


def test_a_tile_on_one_tile_alone(table: MainWindow) -> None:
    begin(table, "I(0,0)(4,0)", "L(3,1)(0,2)")
    refusal = refused(table, "L(3,1)(0,2)")
    assert refusal.rule is Rule.ONE_TILE_BELOW
    (mark,) = refusal.marks
    assert (mark.role, mark.label) == (Role.CAUSE, "L")
    assert stack(table).strip.text == (
        "Your L would rest on one tile alone; it must rest on at least two."
    )


def test_a_tile_away_from_all_others(table: MainWindow) -> None:
    begin(table, "X(0,0)")
    refusal = refused(table, "I(-2,4)(2,4)")
    assert refusal.rule is Rule.NOT_TOUCHING
    assert refusal.marks[0].role is Role.BAD


def test_a_tile_for_which_a_higher_level_is_open(table: MainWindow) -> None:
    scene = begin(table, *SLAB)
    refusal = refused(table, "P(-1,1)(-2,-1)")
    assert refusal.rule is Rule.HIGHER_LEVEL_OPEN
    (mark,) = refusal.marks
    assert (mark.role, mark.label) == (Role.INSTEAD, "2")
    assert scene.strip.text == "Your P must go on level 2, the highest that is open to it."


def test_a_tile_of_another_player_or_one_that_lies(table: MainWindow) -> None:
    scene = begin(table, *SLAB)
    hands.click(table.view, hands.point_on(hands.tile(scene, "Black", "F")))
    assert scene.strip.text == "That tile is Black's, and it is White's turn."
    assert_scene_is_position(scene)
    hands.key(table.view, Qt.Key.Key_I)
    assert scene.strip.text == "You have played your I already."
    (mark,) = scene.marks.marks
    assert (mark.role, mark.label) == (Role.CAUSE, "I")
    assert_scene_is_position(scene)


def test_a_refused_tile_that_is_carried_stays_in_hand(table: MainWindow) -> None:
    scene = begin(table, *SLAB)
    take(table, "White", "X")
    hands.click(table.view, hands.centre(scene, Square(2, 1)))
    assert scene.strip.tone is Tone.REFUSED
    assert scene.marks.marks
    assert hand_of(scene).busy
    hands.hover(table.view, hands.centre(scene, Square(6, 0)))  # elsewhere the marks are stale
    assert scene.marks.marks == ()
    assert drawn_squares(hands.tile(scene, "White", "X"), scene)
    hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(scene)
