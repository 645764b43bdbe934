"""What hands do on a board of plates, and whether what is seen is what the position says."""

import math

from PySide6.QtCore import QEvent, QPointF, Qt

from pentogames.core.blocks import BLOCKS, block_centre, read_square_name
from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.games._pentago_notation import Turn
from pentogames.games._pentago_options import PentagoOptions
from pentogames.games.pentago import PENTAGO, fives
from pentogames.scene.board_view import BoardView
from pentogames.scene.pentago_hand import PentagoHand
from pentogames.scene.pentago_scene import PentagoScene
from pentogames.scene.plates import PlateItem
from pentogames.scene.stones import StoneItem
from pentogames.window.main_window import MainWindow
from tests.gui import hands

HAIR = 1e-6

FOUR_NAMES = {"1": "Ada", "2": "Björn", "3": "Chiara", "4": "Dmitri"}

TWO_FIVES = (
    "3.......4/.4....3../....4..../...2..222/11121.4../..3.1..../.3...3.4./..4....../3........ 1 "
    "-,-,-,-"
)
"""With f2-5R both white and black have five."""

FOUR_IN_A_ROW = (
    "........./........./........./........./.1111..../2.2..2.../2......../........./......... 1 "
    "-,-"
)
"""With a5 or f5 white has five at once."""


def begin(
    window: MainWindow, position: str = "", names: dict[str, str] | None = None, **options: object
) -> PentagoScene:
    """Put a game of Pentago on the table, from a position if one is given."""
    chosen = PentagoOptions.read(options)
    start = PENTAGO.parse_position(chosen, position) if position else None
    window.take(Record(PENTAGO, chosen, start, tags=names or {}), None)
    return scene_of(window)


def scene_of(window: MainWindow) -> PentagoScene:
    scene = window.view.board_scene()
    assert isinstance(scene, PentagoScene)
    return scene


def hand_of(window: MainWindow) -> PentagoHand:
    gestures = scene_of(window).gestures
    assert isinstance(gestures, PentagoHand)
    return gestures


def texts(window: MainWindow) -> list[str]:
    """Return the moves of the game as they are written."""
    record = window.match.record
    written = []
    for node in record.main_line():
        before = record.position_at(record.node(node).parent or 0)
        written.append(PENTAGO.format(before, record.node(node).move))
    return written


# -- points ---------------------------------------------------------------------------------------


def at(window: MainWindow, square: Square | str) -> QPointF:
    where = read_square_name(square) if isinstance(square, str) else square
    return scene_of(window).geometry.rect(where).center()


def bowl(window: MainWindow, seat: str) -> QPointF:
    home = scene_of(window).homes[seat]
    return home.slot(hand_of(window).next_stone())[0]


def rim(window: MainWindow, block: int, degrees: float) -> QPointF:
    """Return a point near the rim of a plate, so many degrees clockwise from straight right."""
    geometry = scene_of(window).geometry
    angle = math.radians(degrees)
    away = QPointF(math.cos(angle), math.sin(angle)) * (1.3 * geometry.cell)
    return geometry.point(*block_centre(block)) + away


def arrow(window: MainWindow, quarters: int) -> QPointF:
    """Return the middle of an arrow, which must be there to be clicked."""
    item = hand_of(window).turner.handles.arrows[quarters]
    assert item.isVisible()
    return item.scenePos()


def press_again(window: MainWindow, point: QPointF) -> None:
    """Press so soon after a click at the same place that it comes as a double click."""
    kind = QEvent.Type.MouseButtonDblClick
    hands._mouse(window.view, kind, point, hands.LEFT, hands.LEFT)


# -- halves of a turn -----------------------------------------------------------------------------


def put_by_drag(window: MainWindow, square: Square) -> None:
    seat = window.match.position.to_move
    hands.drag(window.view, bowl(window, seat), at(window, square))


def put_by_click(window: MainWindow, square: Square) -> None:
    hands.hover(window.view, at(window, square))
    hands.click(window.view, at(window, square))


def put_by_two_clicks(window: MainWindow, square: Square) -> None:
    """Click the bowl, and then the square."""
    seat = window.match.position.to_move
    hands.click(window.view, bowl(window, seat))
    hands.hover(window.view, at(window, square))
    hands.click(window.view, at(window, square))


def put_by_tap(window: MainWindow, square: Square) -> None:
    hands.tap(window.view, at(window, square))


def put_by_keys(window: MainWindow, square: Square) -> None:
    go_by_keys(window.view, square)
    hands.key(window.view, Qt.Key.Key_Return)


def go_by_keys(view: BoardView, square: Square) -> None:
    """Bring the cursor to a square; the first key only lets it be seen."""
    scene = view.board_scene()
    assert isinstance(scene, PentagoScene)
    if not scene.cursor.isVisible():
        hands.key(view, Qt.Key.Key_Right)
    across, up = square.x - scene.cursor.square.x, square.y - scene.cursor.square.y
    hands.key(view, *[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
    hands.key(view, *[Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down] * abs(up))


def turn_by_arrow(window: MainWindow, block: int, quarters: int) -> None:
    """Hover over a block, then over its arrow, and click it."""
    hands.hover(window.view, rim(window, block, 45))
    hands.hover(window.view, arrow(window, quarters))
    hands.click(window.view, arrow(window, quarters))


def turn_by_tap(window: MainWindow, block: int, quarters: int) -> None:
    hands.tap(window.view, rim(window, block, 45))
    hands.tap(window.view, arrow(window, quarters))


def turn_by_drag(
    window: MainWindow, block: int, quarters: int, degrees: float = 78, *, let_go: bool = True
) -> None:
    """Drag a plate round by its rim, from its upper left."""
    start = -140.0
    hands.press(window.view, rim(window, block, start))
    steps = max(2, round(degrees / 12))
    for step in range(1, steps + 1):
        hands.move(window.view, rim(window, block, start + quarters * degrees * step / steps))
    if let_go:
        hands.release(window.view, rim(window, block, start + quarters * degrees))


def turn_by_keys(window: MainWindow, block: int, quarters: int) -> None:
    key = Qt.Key.Key_R if quarters > 0 else Qt.Key.Key_L
    hands.key(window.view, Qt.Key(Qt.Key.Key_0 + block), key)


PUTS = (put_by_drag, put_by_click, put_by_two_clicks, put_by_tap, put_by_keys)
TURNS = (turn_by_arrow, turn_by_drag, turn_by_keys, turn_by_tap)


def play(window: MainWindow, move: Turn, how: int) -> None:
    """Make a move in one of the ways in which hands can make it."""
    assert move.square is not None
    PUTS[how % len(PUTS)](window, move.square)
    if move.block == 0:
        hands.key(window.view, Qt.Key.Key_S)
    elif move.block is not None:
        assert hand_of(window).pending == move.square
        TURNS[how % len(TURNS)](window, move.block, move.quarters)


# -- what is seen ---------------------------------------------------------------------------------


def assert_scene_is_position(window: MainWindow) -> None:
    """Nothing is in hand and nothing moves; what is drawn is the position and nothing else."""
    scene, position = scene_of(window), window.match.position
    assert not scene.animator.running
    assert not scene.gestures.busy
    assert scene.loose == {}
    assert scene.strip.buttons == ()
    assert not hand_of(window).turner.preview.isVisible()
    tokens = PENTAGO.tokens(position)
    assert scene.items_by_id.keys() == {token.id for token in tokens}
    drawn = [item for item in scene.items() if isinstance(item, StoneItem | PlateItem)]
    assert len(drawn) == len(tokens)
    for token in tokens:
        item = scene.items_by_id[token.id]
        assert item.token == token
        away = item.pos() - scene.geometry.centre(token.squares)
        assert away.manhattanLength() < HAIR
        assert (item.rotation(), item.scale(), item.opacity()) == (0.0, 1.0, 1.0)
        assert item.isVisible()
        assert not item.lifted
    stones, plates = scene.items_by_id.values(), scene.plates()
    assert min(i.zValue() for i in [*stones] if isinstance(i, StoneItem) or i in plates) == (
        plates[0].zValue()
    )
    assert {scene.plate(block).zValue() for block in BLOCKS} == {plates[0].zValue()}
    assert not any(plate.chosen or plate.armed for plate in plates)
    assert [(m.squares, m.label) for m in scene.rows.marks] == [
        (m.squares, m.label) for m in fives(position)
    ]
    assert scene.rows.isVisible()
