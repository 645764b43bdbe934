"""What hands do on the table of Pauli, and what must lie there afterwards."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.games.pauli import PAULI, PauliMove, PauliOptions, PauliPosition
from pentogames.scene.board_view import BoardView
from pentogames.scene.pauli_arrow import ArrowItem
from pentogames.scene.pauli_card import CardItem
from pentogames.scene.pauli_hand import PickThenDrop
from pentogames.scene.pauli_paint import NOTHING
from pentogames.scene.pauli_scene import PauliScene
from pentogames.window.main_window import MainWindow
from tests.gui import hands

NAMES = {"Cool": "Ada", "Hot": "Björn"}
COLOUR_KEYS = {
    "B": Qt.Key.Key_B,
    "G": Qt.Key.Key_G,
    "Y": Qt.Key.Key_Y,
    "O": Qt.Key.Key_O,
    "R": Qt.Key.Key_R,
}
HAIR = 1e-6
"""Logical pixels by which two places may differ and be the same."""


def begin(window: MainWindow, *moves: str, **options: object) -> PauliScene:
    """Put a game on the table in which these moves are made."""
    record = Record(PAULI, PauliOptions.read(options), tags=NAMES)
    for text in moves:
        record.play(PAULI.parse(record.position, text))
    window.take(record, None)
    QApplication.processEvents()  # the new panel beside the table comes into sight
    return table_of(window)


def begin_at(window: MainWindow, position: PauliPosition) -> PauliScene:
    """Put a position on the table."""
    window.take(Record(PAULI, position.options, position, tags=NAMES), None)
    QApplication.processEvents()
    return table_of(window)


def table_of(window: MainWindow) -> PauliScene:
    scene = hands.scene_of(window.view)
    assert isinstance(scene, PauliScene)
    return scene


def hand_of(scene: PauliScene) -> PickThenDrop:
    assert isinstance(scene.gestures, PickThenDrop)
    return scene.gestures


# -- where things are -----------------------------------------------------------------------------


def square_named(name: str) -> Square:
    return PAULI.layout(PAULI.start(PauliOptions())).square(name)


def at(scene: PauliScene, name: str) -> QPointF:
    """Return the middle of a square, by its name."""
    return hands.centre(scene, square_named(name))


def stack(scene: PauliScene, colour: str, seat: str = "") -> QPointF:
    """Return the middle of a stack, by default of the player whose turn it is."""
    return scene.stash(seat or scene.match.position.to_move).stack_area(colour).center()


def card(scene: PauliScene, letter: str) -> QPointF:
    return scene.cards.place(letter).center()


# -- making a move --------------------------------------------------------------------------------


def play_by_drag(view: BoardView, move: PauliMove) -> None:
    scene = _scene(view)
    hands.drag(view, stack(scene, move.colour), hands.centre(scene, move.square))


def play_by_clicks(view: BoardView, move: PauliMove) -> None:
    scene = _scene(view)
    hands.click(view, stack(scene, move.colour))
    hands.hover(view, hands.centre(scene, move.square))
    hands.click(view, hands.centre(scene, move.square))


def play_by_keys(view: BoardView, move: PauliMove) -> None:
    hands.key(view, COLOUR_KEYS[move.colour])
    walk_to(view, move.square)
    hands.key(view, Qt.Key.Key_Return)


def walk_to(view: BoardView, square: Square) -> None:
    """Move the piece in hand with the arrows."""
    spot = hand_of(_scene(view)).spot
    assert spot is not None
    across = Qt.Key.Key_Right if square.x > spot.x else Qt.Key.Key_Left
    up = Qt.Key.Key_Up if square.y > spot.y else Qt.Key.Key_Down
    hands.key(view, *[across] * abs(square.x - spot.x), *[up] * abs(square.y - spot.y))


def play_by_taps(view: BoardView, move: PauliMove) -> None:
    scene = _scene(view)
    hands.tap(view, stack(scene, move.colour))
    hands.tap(view, hands.centre(scene, move.square))
    hands.tap(view, hands.centre(scene, move.square))


def play_by_touch_drag(view: BoardView, move: PauliMove) -> None:
    scene = _scene(view)
    hands.touch_drag(view, stack(scene, move.colour), hands.below(scene, move.square))


def _scene(view: BoardView) -> PauliScene:
    scene = hands.scene_of(view)
    assert isinstance(scene, PauliScene)
    return scene


# -- what is seen ---------------------------------------------------------------------------------


def assert_table_is_position(scene: PauliScene) -> None:
    """Nothing is in hand and nothing moves; everything lies and looks as the position says."""
    assert not scene.animator.running
    assert not scene.gestures.busy
    assert scene.strip.buttons == ()
    assert scene.stage.painting == NOTHING
    assert scene.painting.isVisible()
    assert scene.marks.isVisible()
    tokens = {token.id: token for token in PAULI.tokens(scene.match.position)}
    assert scene.items_by_id.keys() == tokens.keys()
    board = PAULI.board(scene.match.position)
    for name, item in scene.items_by_id.items():
        assert item.token == tokens[name]
        assert not item.lifted
        if isinstance(item, ArrowItem):
            _assert_arrow_lies(scene, item)
        else:
            assert isinstance(item, CardItem)
            _assert_card_lies(scene, item, board["cards"][item.token.face])
    for seat, colours in board["stash"].items():
        assert {colour: scene.stash(seat).count(colour) for colour in colours} == colours


def _assert_arrow_lies(scene: PauliScene, item: ArrowItem) -> None:
    token = item.token
    if token.squares:
        place, scale = scene.geometry.centre(token.squares), 1.0
    else:
        assert token.owner is not None
        place, side = scene.stash(token.owner).slot(token)
        scale = side / scene.geometry.cell
    assert (item.pos() - place).manhattanLength() < HAIR
    assert abs(item.scale() - scale) < HAIR


def _assert_card_lies(scene: PauliScene, item: CardItem, card: dict[str, object]) -> None:
    assert item.face == item.token
    assert item.token.owner == card["owner"]
    assert (item.token.state == "active") == card["active"]
    assert (item.pos() - scene.cards.place(item.token.face).center()).manhattanLength() < HAIR
    assert scene.cards.zones[item.token.owner].contains(item.sceneBoundingRect().center())
    if item.token.state == "active":
        assert sorted(item.colours.values()) == sorted("BGYOR")
