"""The source's game on 10x9, played by hand from the dialog to the file and back."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QLineEdit

from pentogames.core.cells import Square
from pentogames.core.game import Role
from pentogames.core.shapes import Placement
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.board_view import BoardView
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position

NAMES = {"White": "Änne Ødegård", "Black": "王小明"}


def by_drag(turn: hands.Turning, grip: int) -> Callable[[BoardView, Placement], None]:
    return lambda view, move: hands.play_by_drag(view, move, turn, grip)


# Turned on the way by keys either way round, by wheel and right button, by the strip's buttons.
GAME: tuple[tuple[str, Callable[[BoardView, Placement], None]], ...] = (
    ("6-E5-F7", by_drag(hands.turn_by_keys, grip=0)),
    ("6-F5-E3", by_drag(hands.turn_by_mouse, grip=1)),
    ("7-H7-I4", by_drag(hands.turn_back_by_keys, grip=2)),
    ("7-C3-B6", hands.play_by_clicks),
    ("8-C7-D9", by_drag(hands.turn_by_keys, grip=4)),
    ("8-H3-G1", by_drag(hands.turn_by_mouse, grip=0)),
    ("4-E1-C2", hands.play_by_clicks),
    ("4-F9-H8", by_drag(hands.turn_by_mouse, grip=3)),
    ("2-D3-D7", by_drag(hands.turn_back_by_keys, grip=4)),
)
ILLEGAL = "2-G7-G3"


def begin(dialog: QDialog) -> None:
    """Choose the board of nine rows, type the names, and start."""
    hands.click_button(dialog, "2 players\n10 × 9")
    fields = {edit.placeholderText(): edit for edit in dialog.findChildren(QLineEdit)}
    for seat, name in NAMES.items():
        fields[seat].setFocus()
        hands.type_text(fields[seat], name)
    hands.click_button(dialog, "Start")


def moves_of(window: MainWindow) -> list[Placement]:
    record = window.match.record
    return [record.node(node).move for node in record.main_line()]


def colours(scene: BoardScene, view: BoardView, squares: tuple[Square, ...]) -> list[QColor]:
    """Return the colour seen in each square, away from its middle, where labels stand."""
    picture, aside = view.grab().toImage(), QPoint(-9, 9)
    return [
        picture.pixelColor(hands.spot(view, hands.centre(scene, square)) + aside)
        for square in squares
    ]


def test_the_published_game(new_table: NewTable, tmp_path: Path) -> None:
    window = new_table()
    view, match = window.view, window.match
    with hands.answering(begin):
        hands.key(view, Qt.Key.Key_N, modifier=hands.CONTROL)
    scene = hands.scene_of(view)
    assert match.position.options.rows == 9
    assert {seat: scene.homes[seat].player for seat in NAMES} == NAMES
    assert scene.strip.text == f"{NAMES['White']} to move"

    played = []
    for text, play in GAME:
        move = match.game.parse(match.position, text)
        play(view, move)
        assert match.last_move() == move
        played.append(move)
        assert_scene_is_position(scene)
    assert scene.strip.text == f"{NAMES['Black']} to move"

    refuse(window)

    position = match.position
    path = tmp_path / "Größe 9 – 王.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(view, Qt.Key.Key_S, modifier=hands.CONTROL | hands.SHIFT)
    assert path.exists()
    assert not window.isWindowModified()

    window = new_table()  # closed, and started again
    assert window.match.position == position
    assert moves_of(window) == played
    assert {seat: window.match.player(seat) for seat in NAMES} == NAMES

    hands.key(window.view, Qt.Key.Key_Home)
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    assert window.match.position == position
    assert moves_of(window) == played
    assert {seat: window.match.player(seat) for seat in NAMES} == NAMES
    assert window.windowTitle() == f"{path.name}[*] – Pentogames"
    assert_scene_is_position(hands.scene_of(window.view))


def refuse(window: MainWindow) -> None:
    """Try the move that the source's Black may not make: it fences off twice four squares."""
    view, match = window.view, window.match
    scene, before = hands.scene_of(view), match.position
    move = match.game.parse(before, ILLEGAL)
    fenced = match.refusal(move).marks
    assert [len(mark.squares) for mark in fenced] == [4, 4]
    unmarked = [colours(scene, view, mark.squares) for mark in fenced]

    hands.play_by_drag(view, move)

    assert match.position == before
    assert_scene_is_position(scene)
    assert scene.marks.marks == fenced
    assert [(mark.role, mark.label) for mark in scene.marks.marks] == [(Role.BAD, "4")] * 2
    for mark, plain in zip(fenced, unmarked, strict=True):
        marked = colours(scene, view, mark.squares)
        assert all(now != was for now, was in zip(marked, plain, strict=True))
    assert scene.strip.tone is Tone.REFUSED
    assert scene.strip.text == (
        "That would fence off 2 vacant regions too small for any piece, of these sizes: 4, 4."
    )
