"""Pentago on the screen: whole games by every kind of hand, fives, teams, plates and keys."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt

from pentogames.core.blocks import carried, read_square_name
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PENTAGO
from pentogames.scene.pentago_bowl import BowlItem, Phase
from pentogames.scene.plate_hand import FINGER_LIFT
from pentogames.scene.strip import Tone
from pentogames.store.pento import load_records
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui import hands_pentago as pentago
from tests.gui.conftest import NewTable
from tests.gui.hands_pentago import assert_scene_is_position, begin, hand_of, scene_of

SMALL = (760, 640)  # fits on the offscreen screen, beyond which Qt drops touches


def bowl_of(window: MainWindow, seat: str) -> BowlItem:
    home = scene_of(window).homes[seat]
    assert isinstance(home, BowlItem)
    return home


# -- whole games ----------------------------------------------------------------------------------


def test_a_game_of_four_by_all_hands_is_saved_and_opened_again(
    new_table: NewTable, tmp_path: Path
) -> None:
    window = new_table(size=SMALL)
    begin(window, names=pentago.FOUR_NAMES, players=4, directions="either", skip_while_empty=True)
    lot, match, played = random.Random(12), window.match, 0
    while match.outcome() is None:
        moves = list(match.position.moves())
        wins = [move for move in moves if move.block is None]
        move = wins[0] if wins else lot.choice(moves)
        pentago.play(window, move, how=played)
        played += 1
        assert match.position.ply == played
        assert match.last_move() == move
        assert_scene_is_position(window)
    written, places = pentago.texts(window), match.outcome().places
    assert len(written) == played
    path = tmp_path / "four.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window, Qt.Key.Key_S, modifier=hands.CONTROL)
    (record,) = load_records(path).value
    record.to_end()
    assert record.position.outcome().places == places
    begin(window)
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window, Qt.Key.Key_O, modifier=hands.CONTROL)
    hands.key(window.view, Qt.Key.Key_End)
    assert pentago.texts(window) == written
    assert match.outcome().places == places
    assert_scene_is_position(window)
    for seat in "1234":
        assert bowl_of(window, seat).standing.place == places[seat]


def test_two_pairs_play_to_the_end(table: MainWindow) -> None:
    names = {"A1": "Ada", "B1": "Björn", "A2": "Chiara", "B2": "Dmitri"}
    scene = begin(table, names=names, players=4, teams="pairs")
    assert [bowl_of(table, seat).partner for seat in scene.homes] == [
        "Chiara", "Dmitri", "Ada", "Björn",
    ]  # fmt: skip
    corners = {seat: home.area.center() for seat, home in scene.homes.items()}
    for seat, partner in (("A1", "A2"), ("B1", "B2")):  # partners sit opposite
        middle = (corners[seat] + corners[partner]) / 2
        assert (
            middle - scene.board.sceneBoundingRect().center()
        ).manhattanLength() < scene.size.width()
        assert (corners[seat].x() - scene.size.width() / 2) * (
            corners[partner].x() - scene.size.width() / 2
        ) < 0
    for ply, text in enumerate(
        ("a1-9R", "a9-9R", "b1-9R", "b9-9R", "c1-9R", "c9-9R", "d1-9R", "d9-9R", "e1")
    ):
        seat = ("A1", "B1", "A2", "B2")[ply % 4]
        assert [s for s in scene.homes if bowl_of(table, s).active] == [seat]
        assert names[seat] in scene.strip.text
        pentago.play(table, PENTAGO.parse(table.match.position, text), how=ply % 3)
        assert_scene_is_position(table)
    assert table.match.outcome().places == {"A": 1, "B": 2}
    assert scene.strip.text == "Ada & Chiara made five in a row and won."


def test_two_against_one_sit_together_and_alternate(table: MainWindow) -> None:
    scene = begin(table, players=3, teams="two-against-one")
    x = {seat: home.area.center().x() for seat, home in scene.homes.items()}
    assert x["A1"] == x["A2"] > x["B1"]
    for ply, seat in enumerate(("A1", "B1", "A2", "B1", "A1")):
        assert bowl_of(table, seat).phase is Phase.PLACE
        pentago.play(table, Turn(read_square_name("aceg"[ply % 4] + str(ply + 1)), 9, 1), how=ply)
        assert_scene_is_position(table)


def test_fingers_drag_stones_and_plates(new_table: NewTable) -> None:
    window = new_table(size=SMALL)
    scene = begin(window)
    lift = QPointF(0, FINGER_LIFT * scene.geometry.cell)
    hands.touch_drag(window.view, pentago.bowl(window, "1"), pentago.at(window, "d6") + lift)
    assert hand_of(window).pending == read_square_name("d6")
    hands.touch(window.view, pentago.rim(window, 5, -140))
    for degrees in (-120, -90, -60):
        hands.slide(window.view, pentago.rim(window, 5, degrees))
    hands.lift(window.view, pentago.rim(window, 5, -60))
    assert pentago.texts(window) == ["d6-5R"]
    assert_scene_is_position(window)


# -- fives ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("put", pentago.PUTS)
def test_a_winning_placement_ends_the_turn_at_once(new_table: NewTable, put: object) -> None:
    window = new_table(size=SMALL)
    scene = begin(window, pentago.FOUR_IN_A_ROW)
    assert callable(put)
    put(window, read_square_name("f5"))
    assert pentago.texts(window) == ["f5"]
    assert not scene.turning
    assert [mark.label for mark in scene.rows.marks] == ["1"]
    assert [scene.board.layout.name(s) for s in scene.rows.marks[0].squares] == [
        "b5", "c5", "d5", "e5", "f5",
    ]  # fmt: skip
    assert "Player 1 made five in a row and won." in scene.strip.text
    assert_scene_is_position(window)


def test_two_fives_in_one_turn_are_both_drawn_and_share_the_place(table: MainWindow) -> None:
    scene = begin(table, pentago.TWO_FIVES, pentago.FOUR_NAMES, players=4, directions="either")
    pentago.play(table, PENTAGO.parse(table.match.position, "f2-5R"), how=1)
    assert [mark.label for mark in scene.rows.marks] == ["1", "2"]
    assert_scene_is_position(table)
    assert scene.strip.tone is Tone.NEWS
    assert scene.strip.text == "Ada, Björn made five in a row; the others play on."
    assert [bowl_of(table, seat).place for seat in "1234"] == ["1st", "1st", "", ""]
    assert bowl_of(table, "3").phase is Phase.PLACE
    assert bowl_of(table, "1").phase is Phase.NOTHING
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert scene.rows.marks == ()
    assert_scene_is_position(table)
    hands.key(table.view, Qt.Key.Key_Y, modifier=hands.CONTROL)
    assert len(scene.rows.marks) == 2
    assert_scene_is_position(table)


def test_the_first_five_ends_the_game_where_that_is_the_rule(table: MainWindow) -> None:
    scene = begin(
        table,
        pentago.TWO_FIVES,
        pentago.FOUR_NAMES,
        players=4,
        directions="either",
        first_five_ends=True,
    )
    pentago.play(table, PENTAGO.parse(table.match.position, "f2-5R"), how=2)
    assert scene.strip.text == "Ada & Björn made five in the same turn and share the first place."
    assert [bowl_of(table, seat).place for seat in "1234"] == ["1st", "1st", "3rd", "3rd"]
    assert_scene_is_position(table)


def test_the_last_stone_and_the_last_turn_are_marked(table: MainWindow) -> None:
    scene = begin(table, directions="either", skip_while_empty=True)

    def marked() -> tuple[list[str], list[tuple[str, int]]]:
        last = [name for name, item in scene.items_by_id.items() if item.last]
        return last, [(plate.token.face, plate.turned) for plate in scene.plates() if plate.turned]

    assert marked() == ([], [])
    # The second turn carries another stone to where the last one was put.
    for text in ("d6-5R", "d6-5L", "a1-0"):
        pentago.play(table, PENTAGO.parse(table.match.position, text), how=0)
    assert marked() == (["stone/3"], [])
    hands.key(table.view, Qt.Key.Key_PageUp)
    assert marked() == (["stone/2"], [("5", -1)])
    assert scene.items_by_id["stone/1"].token.squares == (read_square_name("d6"),)


def test_in_a_draw_nobody_has_a_place(table: MainWindow) -> None:
    rows = ["".join("1234"[(x + 2 * y) % 4] for x in range(9)) for y in range(9)]
    rows[4] = rows[4][:4] + "." + rows[4][5:]
    scene = begin(table, f"{'/'.join(rows)} 1 -,-,-,-", players=4)
    pentago.play(table, Turn(read_square_name("e5"), 1, 1), how=0)
    outcome = table.match.outcome()
    assert outcome is not None
    assert outcome.draw
    assert [bowl_of(table, seat).place for seat in "1234"] == [""] * 4
    assert scene.strip.text == "The board is full and nobody made five: a draw."
    assert_scene_is_position(table)


# -- the two phases -------------------------------------------------------------------------------


def test_the_two_phases_are_plain_in_words_bowls_and_pointer(table: MainWindow) -> None:
    scene = begin(table, names=pentago.FOUR_NAMES, players=4)
    plate = scene.plate(5)
    assert scene.strip.text == "Ada: place a stone."
    assert bowl_of(table, "1").phase is Phase.PLACE
    hands.hover(table.view, pentago.at(table, "e5"))
    assert scene.target.isVisible()
    assert plate.cursor().shape() is Qt.CursorShape.PointingHandCursor
    hands.click(table.view, pentago.at(table, "e5"))
    assert scene.strip.text.startswith("Ada: now turn a block")
    assert bowl_of(table, "1").phase is Phase.TURN
    assert not scene.target.isVisible()
    assert plate.cursor().shape() is Qt.CursorShape.OpenHandCursor
    assert [item.pos() for item in scene.loose.values()] == [pentago.at(table, "e5")]
    hands.hover(table.view, pentago.at(table, "b5"))
    assert [p.token.face for p in scene.plates() if p.chosen] == ["4"]
    hands.press(table.view, pentago.rim(table, 4, 0))
    hands.move(table.view, pentago.rim(table, 4, 20))
    assert scene.plate(4).cursor().shape() is Qt.CursorShape.ClosedHandCursor
    hands.release(table.view, pentago.rim(table, 4, 20))
    pentago.turn_by_arrow(table, 5, 1)
    assert bowl_of(table, "2").phase is Phase.PLACE
    assert scene.strip.text == "Björn: place a stone."
    hands.hover(table.view, pentago.at(table, "e5"))
    assert not scene.target.isVisible()
    assert plate.cursor().shape() is Qt.CursorShape.ArrowCursor


def test_the_ghost_of_the_stone_goes_with_the_pointer(table: MainWindow) -> None:
    scene = begin(table)
    hands.hover(table.view, pentago.at(table, "e5"))
    assert scene.target.isVisible()
    QCoreApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not scene.target.isVisible()


def test_arrows_appear_only_for_allowed_directions(table: MainWindow) -> None:
    for directions, expected in (("clockwise", {1}), ("either", {1, -1})):
        begin(table, directions=directions)
        pentago.put_by_click(table, read_square_name("a1"))
        hands.hover(table.view, pentago.rim(table, 5, 45))
        arrows = hand_of(table).turner.handles.arrows
        assert {quarters for quarters, item in arrows.items() if item.isVisible()} == expected
        assert "block 5" in arrows[1].toolTip()
        assert "(R)" in arrows[1].toolTip()
        hands.key(table.view, Qt.Key.Key_Escape)


def test_a_hovered_arrow_shows_the_board_after_the_turn(table: MainWindow) -> None:
    scene = begin(table, pentago.TWO_FIVES, players=4, directions="either")
    pentago.put_by_click(table, read_square_name("f2"))
    preview = hand_of(table).turner.preview
    hands.hover(table.view, pentago.rim(table, 5, 45))
    assert not preview.isVisible()
    hands.hover(table.view, pentago.arrow(table, 1))
    assert preview.isVisible()
    expected = {carried(read_square_name(name), 5, 1) for name in ("d5", "e5", "d6", "e4")}
    assert {square for square, _ in preview.stones} == expected
    assert {mark.label for mark in preview.rows} == {"1", "2"}
    assert all(item.opacity() < 0.5 for item in scene.stones_on(5))
    hands.hover(table.view, pentago.arrow(table, -1))
    assert preview.rows == ()
    hands.hover(table.view, pentago.rim(table, 5, 90))
    assert not preview.isVisible()
    assert all(item.opacity() == 1.0 for item in scene.stones_on(5))
    assert table.match.position.ply == table.match.record.position_at(0).ply
    hands.hover(table.view, pentago.arrow(table, 1))
    hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(table)


def test_two_quick_clicks_count_as_one(table: MainWindow) -> None:
    scene = begin(table)
    # At the very corner of a plate, where the arrow appears.
    corner = pentago.at(table, "f6") + QPointF(0.45, -0.45) * scene.geometry.cell
    hands.double_click(table.view, corner)
    assert hand_of(table).pending == read_square_name("f6")
    assert table.match.position.ply == 0
    assert (pentago.arrow(table, 1) - corner).manhattanLength() < 15
    hands.hover(table.view, pentago.arrow(table, 1))
    hands.double_click(table.view, pentago.arrow(table, 1))
    assert pentago.texts(table) == ["f6-5R"]
    assert_scene_is_position(table)


def test_a_plate_is_dragged_by_a_quick_second_press(table: MainWindow) -> None:
    begin(table)
    hands.click(table.view, pentago.rim(table, 5, -140))
    pentago.press_again(table, pentago.rim(table, 5, -140))
    for degrees in (-120, -90, -60):
        hands.move(table.view, pentago.rim(table, 5, degrees))
    hands.release(table.view, pentago.rim(table, 5, -60))
    assert table.match.position.ply == 1
    assert_scene_is_position(table)


# -- dragging a plate -----------------------------------------------------------------------------


def test_a_dragged_plate_follows_the_pointer_with_its_stones(table: MainWindow) -> None:
    scene = begin(table, directions="either")
    pentago.put_by_click(table, read_square_name("d6"))
    (stone,) = scene.loose.values()
    for degrees in (20.0, 50.0, 85.0):
        pentago.turn_by_drag(table, 5, 1, degrees, let_go=False)
        assert scene.plate(5).rotation() == pytest.approx(degrees, abs=2)
        assert scene.plate(5).armed == (degrees > 30)
        away = stone.pos() - pentago.at(table, "e5")
        corner = pentago.at(table, "d6") - pentago.at(table, "e5")
        assert away.x() ** 2 + away.y() ** 2 == pytest.approx(2 * corner.x() ** 2)
        hands.move(table.view, pentago.rim(table, 5, -140))
        hands.release(table.view, pentago.rim(table, 5, -140))
        assert scene.plate(5).rotation() == 0.0
        assert table.match.position.ply == 0
        assert scene.turning
    pentago.turn_by_drag(table, 5, -1, 40)
    assert pentago.texts(table) == ["d6-5L"]
    assert_scene_is_position(table)


def test_small_angles_snap_back_and_the_pull_beyond_a_quarter_is_held(table: MainWindow) -> None:
    scene = begin(table)
    pentago.put_by_click(table, read_square_name("d6"))
    pentago.turn_by_drag(table, 2, 1, 22)
    assert scene.turning
    assert scene.plate(2).rotation() == 0.0
    pentago.turn_by_drag(table, 2, 1, 170, let_go=False)
    assert 90 < scene.plate(2).rotation() < 100
    hands.release(table.view, pentago.rim(table, 2, 30))
    assert pentago.texts(table) == ["d6-2R"]
    assert_scene_is_position(table)


def test_a_plate_taken_near_its_middle_is_turned_too(table: MainWindow) -> None:
    begin(table)
    pentago.put_by_click(table, read_square_name("a1"))
    hands.press(table.view, pentago.at(table, "e5"))
    for degrees in (0, 30, 60, 80):
        hands.move(table.view, pentago.rim(table, 5, degrees))
    hands.release(table.view, pentago.rim(table, 5, 80))
    assert pentago.texts(table) == ["a1-5R"]


# -- keys -----------------------------------------------------------------------------------------


def test_a_turn_by_keys_alone(table: MainWindow) -> None:
    scene = begin(table, directions="either")
    view = table.view
    hands.key(view, Qt.Key.Key_Up)  # lets the cursor be seen
    assert scene.cursor.isVisible()
    assert scene.cursor.square == read_square_name("e5")
    hands.key(view, *[Qt.Key.Key_Left] * 9, *[Qt.Key.Key_Up] * 9)
    assert scene.cursor.square == read_square_name("a9")
    hands.key(view, Qt.Key.Key_Space)
    assert hand_of(table).pending == read_square_name("a9")
    assert all(plate.numbered for plate in scene.plates())
    assert "press its number, then R or L" in scene.strip.text
    hands.key(view, Qt.Key.Key_7)
    assert scene.plate(7).chosen
    assert hand_of(table).turner.handles.arrows[-1].isVisible()
    hands.key(view, Qt.Key.Key_Up, Qt.Key.Key_Right)
    assert [plate.token.face for plate in scene.plates() if plate.chosen] == ["5"]
    hands.key(view, Qt.Key.Key_L)
    assert pentago.texts(table) == ["a9-5L"]
    assert scene.cursor.isVisible()
    assert not any(plate.numbered for plate in scene.plates())
    assert_scene_is_position(table)


def test_the_cursor_is_shown_to_those_who_come_by_tab(table: MainWindow) -> None:
    scene = begin(table)
    assert not scene.cursor.isVisible()
    table.panel.moves.setFocus()
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert scene.cursor.isVisible()
    hands.click(table.view, pentago.at(table, "a1"))
    assert not scene.cursor.isVisible()


# -- overlays and the size ------------------------------------------------------------------------


def test_overlays_number_the_blocks_and_show_rows_of_four(table: MainWindow) -> None:
    scene = begin(table, pentago.FOUR_IN_A_ROW)
    table.actions_by_name["overlay-blocks"].trigger()
    assert all(plate.numbered for plate in scene.plates())
    table.actions_by_name["overlay-blocks"].trigger()
    assert not any(plate.numbered for plate in scene.plates())
    table.actions_by_name["overlay-fours"].trigger()
    names = scene.board.layout.name
    assert sorted(
        "".join(names(square) for square in mark.squares) for mark in scene.overlay.marks
    ) == ["a5", "a5b5c5d5e5", "b5c5d5e5f5", "f5"]


def test_a_stone_waits_and_a_plate_is_held_while_the_window_is_resized(table: MainWindow) -> None:
    scene = begin(table)
    pentago.put_by_click(table, read_square_name("d6"))
    pentago.turn_by_drag(table, 5, 1, 60, let_go=False)
    table.resize(800, 560)
    QCoreApplication.processEvents()
    (stone,) = scene.loose.values()
    assert scene.plate(5).rotation() == pytest.approx(60, abs=3)
    assert stone.cell == scene.geometry.cell
    hands.move(table.view, pentago.rim(table, 5, -140))
    hands.move(table.view, pentago.rim(table, 5, -140) + QPointF(1, 0))
    hands.release(table.view, pentago.rim(table, 5, -140))
    assert stone.pos() == pentago.at(table, "d6") or not scene.turning
