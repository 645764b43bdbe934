"""Pictures of Pentago."""

import math

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from studio import Studio

from pentogames.core.blocks import block_centre
from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.games import game_named

SEATS = {"1": "Ada", "2": "Björn", "3": "Chiara", "4": "Dmitri"}
TWO_FIVES = (
    "3.......4/.4....3../....4..../...2..222/11121.4../..3.1..../.3...3.4./..4....../3........"
    " 1 -,-,-,-"
)


def pentago() -> None:
    """Show four players in the middle of a game."""
    studio = Studio("light", 1180, 760)
    studio.begin("pentago", {"players": 4}, SEATS)
    studio.play_randomly(26, seed=8)
    studio.take_picture("pentago")
    studio.close()


def pentago_turning() -> None:
    """Show a block on its way round, held by its edge."""
    studio = Studio("dark", 1180, 760)
    studio.begin("pentago", {"players": 4, "directions": "either"}, SEATS)
    studio.play_randomly(30, seed=5)
    view, scene = studio.window.view, studio.window.scene
    assert scene is not None
    free = next(
        move.square
        for move in studio.window.match.position.moves()
        if Square(3, 3) <= move.square <= Square(5, 5) and 3 <= move.square.y <= 5
    )
    button, no_keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), button, no_keys, view.mapFromScene(studio.centre(free)))

    def rim(degrees: int) -> QPoint:
        angle = math.radians(degrees)
        middle = scene.geometry.point(*block_centre(5))
        out = QPointF(math.cos(angle), math.sin(angle)) * 1.3 * scene.geometry.cell
        return view.mapFromScene(middle + out)

    QTest.mousePress(view.viewport(), button, no_keys, rim(-150))
    for degrees in range(-145, -104, 5):
        QTest.mouseMove(view.viewport(), rim(degrees))
    studio.take_picture("pentago-turning")
    studio.close()


def pentago_two_fives() -> None:
    """Show how one turn makes five for two colours."""
    studio = Studio("light", 1180, 760)
    kind = game_named("pentago")
    options = kind.options_type.read({"players": 4, "directions": "either"})
    start = kind.parse_position(options, TWO_FIVES)
    studio.window.take(Record(kind, options, start, tags=SEATS), None)
    studio.play("f2-5R")
    studio.take_picture("pentago-two-fives")
    studio.close()


PICTURES = (pentago, pentago_turning, pentago_two_fives)
