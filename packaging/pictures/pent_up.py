"""Pictures of Pent-Up."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from studio import Studio

from pentogames.core.cells import Square

PENT_UP_GAME = [
    "I(0,0)(0,4)",
    "I(1,1)(1,5)",
    "Y(0,3)(1,1)",
    "F(1,0)(3,1)",
    "Y(1,2)(0,4)",
    "I(1,1)(1,5)",
    "L(2,5)(3,2)",
    "T(3,0)(4,2)",
    "T(2,2)(3,0)",
    "W(5,2)(6,0)",
    "V(5,2)(6,0)",
    "U(3,1)(5,2)",
    "P(5,3)(3,4)",
    "F(3,3)(2,5)",
    "V(-1,1)(0,-1)",
    "Y(-1,-1)(1,0)",
    "N(0,2)(1,0)",
]
PENT_UP_NAMES = {"White": "Ada", "Black": "Björn", "Red": "Chiara"}


def _in_mid_game(theme: str, width: int, height: int) -> Studio:
    """Return a window with three levels built, Red to move."""
    studio = Studio(theme, width, height)
    studio.begin("pent-up", {"players": 3}, PENT_UP_NAMES)
    studio.play(*PENT_UP_GAME)
    QTest.qWait(100)  # the bars beside the board take their room
    return studio


def _press(studio: Studio, key: Qt.Key) -> None:
    QTest.keyClick(studio.window.view.viewport(), key)


def pent_up() -> None:
    """Show the middle of a game for three, with three levels."""
    studio = _in_mid_game("light", 1180, 760)
    studio.take_picture("pent-up")
    studio.close()


def pent_up_level() -> None:
    """Show the second level alone, in the dark: below it dimmed, above it in outline."""
    studio = _in_mid_game("dark", 1180, 760)
    _press(studio, Qt.Key.Key_2)
    studio.take_picture("pent-up-level")
    studio.close()


def pent_up_exploded() -> None:
    """Show the levels slid apart."""
    studio = _in_mid_game("light", 1180, 760)
    _press(studio, Qt.Key.Key_E)
    studio.take_picture("pent-up-exploded")
    studio.close()


def pent_up_hand() -> None:
    """Show a tile in hand: the level on which it must go, and its squares lit."""
    studio = _in_mid_game("light", 1180, 760)
    _drag_tile(studio, "P", Square(0, 2), drop=False)
    studio.take_picture("pent-up-hand")
    studio.close()


def pent_up_refused() -> None:
    """Show a tile refused on the table, and the place on the fourth level that is open to it."""
    studio = _in_mid_game("light", 1000, 660)
    _drag_tile(studio, "L", Square(4, -2), drop=True)
    studio.take_picture("pent-up-refused")
    studio.close()


def _drag_tile(studio: Studio, piece: str, square: Square, *, drop: bool) -> None:
    """Drag a tile of the player whose turn it is to a square, unturned, held by its third one."""
    scene = studio.window.scene
    item = scene.items_by_id[f"{studio.window.match.position.to_move}/{piece}"]
    start, end = item.mapToScene(item.local(item.offsets[2])), studio.centre(square)
    studio.drag(start, end if drop else end + QPointF(6, 5), drop=drop)


PICTURES = (pent_up, pent_up_level, pent_up_exploded, pent_up_hand, pent_up_refused)
