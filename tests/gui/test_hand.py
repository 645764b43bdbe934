"""A piece in hand: turning, judging, and everything that can happen in the middle of a drag."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS, SHAPES, Hand, Placement
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.drag_piece import DragPiece
from pentogames.scene.strip import Tone
from pentogames.scene.tile import TileItem
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position, drawn_squares, dump

Forms = set[tuple[tuple[int, int], ...]]
Act = Callable[[], object]

MIDDLE = Square(4, 4)


def hand_of(scene: BoardScene) -> DragPiece:
    assert isinstance(scene.gestures, DragPiece)
    return scene.gestures


def play_at_random(window: MainWindow, moves: int, seed: int) -> None:
    """Bring a position about, not by hand."""
    chance = random.Random(seed)
    for _ in range(moves):
        window.match.try_move(chance.choice(list(window.match.position.moves())))


def tray_point(scene: BoardScene, seat: str, piece: str) -> QPointF:
    return hands.point_on(hands.tile(scene, seat, piece))


# -- turning --------------------------------------------------------------------------------------


def form_of(item: TileItem) -> tuple[tuple[int, int], ...]:
    """Return the squares of a tile as it is drawn, from its lower left corner."""
    left, low = min(x for x, _ in item.offsets), min(y for _, y in item.offsets)
    return tuple(sorted((x - left, y - low) for x, y in item.offsets))


def forms_reached(item: TileItem, turn: Act, flip: Act) -> Forms:
    """Return what a piece looks like while it is turned round, flipped, and turned round again."""
    forms = set()
    for step in (turn, turn, turn, turn, flip, turn, turn, turn):
        step()
        forms.add(form_of(item))
    return forms


def without(text: str, item: TileItem) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith(f"{item.token.id}:")]


@pytest.mark.parametrize("by", ["mouse", "buttons", "keys"])
def test_every_orientation_of_every_piece_is_reached(table: MainWindow, by: str) -> None:
    view = table.view
    scene = hands.scene_of(view)
    over = hands.centre(scene, MIDDLE)
    ways: dict[str, tuple[Act, Act]] = {
        "mouse": (
            lambda: hands.wheel(view, over, -hands.NOTCH, hands.NO_BUTTON),
            lambda: hands.click(view, over, hands.RIGHT),
        ),
        "buttons": (
            lambda: hands.click(view, hands.strip_button(scene, "turn-left")),
            lambda: hands.click(view, hands.strip_button(scene, "flip")),
        ),
        "keys": (
            lambda: hands.key(view, Qt.Key.Key_R),
            lambda: hands.key(view, Qt.Key.Key_F),
        ),
    }
    turn, flip = ways[by]
    for piece in LETTERS:
        item = hands.tile(scene, "White", piece)
        others = without(dump(scene), item)
        hands.click(view, hands.point_on(item))
        hands.hover(view, over)
        reached = forms_reached(item, turn, flip)
        assert reached == {orientation.offsets for orientation in SHAPES[piece].orientations}
        assert without(dump(scene), item) == others
        hands.key(view, Qt.Key.Key_Escape)
        assert_scene_is_position(scene)


def test_buttons_say_what_they_do_and_name_the_key(table: MainWindow) -> None:
    scene = hands.scene_of(table.view)
    hands.click(table.view, hands.point_on(hands.tile(scene, "White", "F")))
    hints = {button.button.icon: button.toolTip() for button in scene.strip.buttons}
    keys = {"turn-left": "(Shift+R)", "turn-right": "(R,", "flip": "(F,", "place": "(Enter)"}
    assert set(hints) == {*keys, "back"}
    assert all(named in hints[icon] for icon, named in keys.items())


def test_what_is_seen_is_what_is_judged(table: MainWindow) -> None:
    view, scene = table.view, hands.scene_of(table.view)
    hand = hand_of(scene)
    for piece, grip in (("F", 0), ("N", 4), ("I", 3), ("L", 1)):
        item = hands.tile(scene, "White", piece)
        hands.click(view, hands.point_on(item, grip))
        hands.hover(view, hands.centre(scene, MIDDLE))
        for act in (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_R, Qt.Key.Key_R, Qt.Key.Key_F):
            hands.key(view, act)
            placement = hand.placement()
            assert placement is not None
            assert MIDDLE in placement.squares  # it turns about the square that is held
            assert drawn_squares(item, scene) == placement.squares
        hands.key(view, Qt.Key.Key_Escape)


def test_turning_many_times_during_the_animation_ends_exactly(
    new_table: NewTable, qtbot: QtBot
) -> None:
    window = new_table(motion=True)
    view, scene = window.view, hands.scene_of(window.view)
    item = hands.tile(scene, "White", "N")
    hands.click(view, hands.point_on(item))
    hands.hover(view, hands.centre(scene, MIDDLE))
    turns = [Qt.Key.Key_R] * 7 + [Qt.Key.Key_F] + [Qt.Key.Key_R] * 6
    for turn in turns:
        hands.key(view, turn)
    assert scene.animator.running
    placement = hand_of(scene).placement()
    assert placement is not None
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert item.rotation() == 0
    assert drawn_squares(item, scene) == placement.squares

    hands.key(view, Qt.Key.Key_R, Qt.Key.Key_Escape)  # put back in the middle of a turn
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(scene)


def test_a_touchpads_small_steps_add_up_to_a_turn(table: MainWindow) -> None:
    view, scene = table.view, hands.scene_of(table.view)
    item, over = hands.tile(scene, "White", "L"), hands.centre(scene, MIDDLE)
    hands.click(view, hands.point_on(item))
    hands.hover(view, over)
    at_first = form_of(item)
    for _ in range(hands.NOTCH // 8 - 1):
        hands.wheel(view, over, -8, hands.NO_BUTTON)
    assert form_of(item) == at_first
    hands.wheel(view, over, -8, hands.NO_BUTTON)
    turned = form_of(item)
    assert turned != at_first
    hands.wheel(view, over, 2 * hands.NOTCH, hands.NO_BUTTON)
    hands.key(view, Qt.Key.Key_R)
    assert form_of(item) == at_first


def test_the_wheel_over_the_board_does_nothing_with_an_empty_hand(table: MainWindow) -> None:
    play_at_random(table, 3, seed=1)
    before = dump(hands.scene_of(table.view))
    for delta in (-hands.NOTCH, hands.NOTCH):
        scene = hands.scene_of(table.view)
        hands.wheel(table.view, hands.centre(scene, MIDDLE), delta, hands.NO_BUTTON)
    assert table.match.position.ply == 3
    assert dump(hands.scene_of(table.view)) == before


def test_keys_of_any_alphabet_are_harmless(table: MainWindow) -> None:
    scene = hands.scene_of(table.view)
    for code, text in ((0x424, "ф"), (0, "é"), (0x1100000, ""), (0xDF, "ß")):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(table.view, QKeyEvent(kind, code, hands.PLAIN, text))
    assert_scene_is_position(scene)


# -- judging --------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 6])
def test_the_footprint_says_of_every_square_what_the_rules_say(
    table: MainWindow, moves: int
) -> None:
    play_at_random(table, moves, seed=5)
    view, scene = table.view, hands.scene_of(table.view)
    position = table.match.position
    chance = random.Random(moves)
    for piece in chance.sample(position.hand(position.to_move), 3):
        grip, turns, flips = chance.randrange(5), chance.randrange(4), chance.randrange(2)
        start = hands.point_on(hands.tile(scene, position.to_move, piece), grip)
        hands.pick_up(view, start)
        hands.key(view, *[Qt.Key.Key_F] * flips, *[Qt.Key.Key_R] * turns)
        held = Hand(piece, grip=grip)
        for _ in range(flips):
            held = held.flipped()
        held = held.turned(turns)
        for square in scene.board.layout.squares:
            hands.move(view, hands.centre(scene, square))
            refusal = position.refusal(Placement(position.to_move, piece, held.at(square)))
            footprint = hand_of(scene).footprint
            assert footprint.isVisible()
            assert footprint.legal == (refusal is None), (piece, held, square)
            assert (scene.strip.tone is Tone.REFUSED) == (refusal is not None)
        hands.key(view, Qt.Key.Key_Escape)
        hands.release(view, start)
        assert_scene_is_position(scene)


def test_hits_are_right_at_the_edges_of_cells(table: MainWindow) -> None:
    view, scene = table.view, hands.scene_of(table.view)
    hand, geometry = hand_of(scene), scene.geometry
    hands.click(view, hands.point_on(hands.tile(scene, "White", "X")))
    for column in range(10):
        row = 9 - column
        left, right = geometry.point(column, row).x(), geometry.point(column + 1, row).x() - 1
        top, bottom = geometry.point(column, row + 1).y(), geometry.point(column, row).y() - 1
        for x in (left, right):
            for y in (top, bottom):
                # The pixel (x, y) is the square of the scene from (x, y) to (x + 1, y + 1).
                hands.hover(view, QPointF(x, y))
                assert hand.spot == Square(column, row)


def test_a_message_of_the_hand_goes_with_the_hand(table: MainWindow) -> None:
    view, scene = table.view, hands.scene_of(table.view)
    prompt = scene.strip.text
    start = hands.point_on(hands.tile(scene, "White", "I"))
    hands.drag(view, start, hands.centre(scene, Square(0, 9)), let_go=False)
    assert scene.strip.tone is Tone.REFUSED
    hands.move(view, start)  # off the board, where nothing is judged
    assert scene.strip.text == prompt
    hands.move(view, hands.centre(scene, Square(0, 9)))
    assert scene.strip.tone is Tone.REFUSED
    hands.key(view, Qt.Key.Key_Escape)
    assert scene.strip.text == prompt


# -- in the middle of a drag ----------------------------------------------------------------------


def lose_focus(window: MainWindow) -> None:
    event = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.OtherFocusReason)
    QApplication.sendEvent(window.view, event)


def go_to_another_window(window: MainWindow) -> None:
    other = QWidget()
    other.show()
    other.activateWindow()
    QCoreApplication.processEvents()
    assert not window.isActiveWindow()
    other.close()
    other.deleteLater()
    window.activateWindow()
    QCoreApplication.processEvents()


def deactivate(window: MainWindow) -> None:
    QApplication.sendEvent(window.view, QEvent(QEvent.Type.WindowDeactivate))


def undo(window: MainWindow) -> None:
    hands.key(window.view, Qt.Key.Key_Z, modifier=hands.CONTROL)


def begin_another_game(window: MainWindow) -> None:
    with hands.answering(hands.click_answer("Start"), hands.click_answer("Discard")):
        hands.key(window.view, Qt.Key.Key_N, modifier=hands.CONTROL)


def somebody_moves(window: MainWindow) -> None:
    window.match.try_move(next(window.match.position.moves()))


def lose_the_release(window: MainWindow) -> None:
    hands.hover(window.view, hands.centre(hands.scene_of(window.view), Square(7, 7)))


def release_outside(window: MainWindow) -> None:
    hands.release(window.view, QPointF(-200, 3000))


def resize(window: MainWindow) -> None:
    window.resize(900, 600)
    QCoreApplication.processEvents()


def change_theme(window: MainWindow) -> None:
    window.settings.theme = "dark"


def press_again(window: MainWindow) -> None:
    """Press without ever having released: the release was lost."""
    hands.click(window.view, QPointF(5, 5))


def escape(window: MainWindow) -> None:
    hands.key(window.view, Qt.Key.Key_Escape)


DISTURBANCES = (
    escape,
    lose_focus,
    go_to_another_window,
    deactivate,
    undo,
    begin_another_game,
    somebody_moves,
    lose_the_release,
    release_outside,
    press_again,
    resize,
    change_theme,
)


def carry(window: MainWindow, start: QPointF, over: QPointF) -> None:
    hands.click(window.view, start)
    hands.hover(window.view, over)


def drag(window: MainWindow, start: QPointF, over: QPointF) -> None:
    hands.drag(window.view, start, over, let_go=False)


def press(window: MainWindow, start: QPointF, over: QPointF) -> None:
    hands.press(window.view, start)


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda act: act.__name__)
def test_whatever_happens_with_a_piece_in_hand_it_is_back_or_placed_once(
    new_table: NewTable, disturb: Callable[[MainWindow], None]
) -> None:
    window = new_table(motion=True)
    items = len(hands.scene_of(window.view).items())
    for round_, take in enumerate((press, drag, carry)):
        play_at_random(window, 2, seed=round_)  # so that there is something to undo
        view, scene = window.view, hands.scene_of(window.view)
        scene.animator.finish()
        known = dict(scene.items_by_id)
        seat = window.match.position.to_move
        piece = window.match.position.hand(seat)[0]
        start, over = tray_point(scene, seat, piece), hands.centre(scene, Square(7, 7))
        take(window, start, over)
        hands.key(view, Qt.Key.Key_R)
        assert scene.gestures.busy
        assert scene.animator.running

        disturb(window)

        scene = hands.scene_of(view)  # another game has another
        over = hands.centre(scene, Square(7, 7))
        hands.move(view, over)
        hands.release(view, over)
        if scene.gestures.busy:  # what was only resized or repainted goes on
            hands.key(view, Qt.Key.Key_Escape)
        scene.animator.finish()
        assert_scene_is_position(scene)
        assert len(scene.items()) == items
        assert disturb is begin_another_game or scene.items_by_id == known


def test_a_released_piece_is_placed_once(table: MainWindow) -> None:
    view, scene = table.view, hands.scene_of(table.view)
    hands.drag(view, hands.point_on(hands.tile(scene, "White", "X")), hands.centre(scene, MIDDLE))
    assert table.match.position.ply == 1
    hands.release(view, hands.centre(scene, MIDDLE))
    hands.double_click(view, hands.centre(scene, MIDDLE))
    assert table.match.position.ply == 1
    assert_scene_is_position(scene)


def test_a_double_click_takes_and_puts_back(table: MainWindow) -> None:
    view, scene = table.view, hands.scene_of(table.view)
    hands.double_click(view, hands.point_on(hands.tile(scene, "White", "X")))
    assert_scene_is_position(scene)


def test_closing_in_the_middle_of_a_drag_keeps_the_game(
    new_table: NewTable,
) -> None:
    window = new_table(motion=True)
    play_at_random(window, 2, seed=3)
    position = window.match.position
    scene = hands.scene_of(window.view)
    start = hands.point_on(hands.tile(scene, position.to_move, position.hand(position.to_move)[0]))
    hands.drag(window.view, start, hands.centre(scene, MIDDLE), let_go=False)
    again = new_table()
    assert again.match.position == position
    assert_scene_is_position(hands.scene_of(again.view))


def test_keys_alone_do_while_the_pointer_rests_on_the_board(new_table: NewTable) -> None:
    """Qt must not be asked for the place of the view's last mouse event when there was none."""
    menu = hands.open_menu(new_table(), "View", "Look")
    hands.click_entry(menu, "Dark")  # which is where the board is of the window to come
    hands.close_menus()
    view = new_table().view
    scene = hands.scene_of(view)
    square = scene.geometry.square(view.mapToScene(view.viewport().mapFromGlobal(QCursor.pos())))
    assert view.underMouse()
    move = next(move for move in scene.match.position.moves() if square in move.squares)
    hands.play_by_keys(view, move)
    hands.key(view, Qt.Key.Key_Home, Qt.Key.Key_End)
    assert scene.match.position.ply == 1
    assert_scene_is_position(scene)
