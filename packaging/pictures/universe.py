"""Pictures of Universe."""

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from studio import Studio

from pentogames.core.cells import Square

NAMES = {"White": "Ada", "Yellow": "Björn", "Red": "Chiara", "Blue": "Dmitri", "Black": "Emmy"}


def universe() -> None:
    """Show two players in the middle of a game, a piece in hand."""
    studio = Studio("light", 1180, 760)
    studio.begin("universe", {"players": 2}, NAMES)
    studio.play("1-D4", "10-G3-H5", "3-B6-C8", "7-I8-F9")
    studio.play_randomly(2, seed=3)
    scene = studio.window.scene
    assert scene is not None
    studio.drag(scene.items_by_id["White/P"].pos(), studio.centre(Square(1, 2)), drop=False)
    QTest.mouseMove(
        studio.window.view.viewport(),
        studio.window.view.mapFromScene(studio.centre(Square(1, 2)) + QPointF(9, -7)),
    )
    studio.take_picture("universe")
    studio.close()


def universe_four() -> None:
    """Show four players late in a game, in the dark, with the regions shown."""
    studio = Studio("dark", 1280, 820)
    studio.begin("universe", {"players": 4}, NAMES)
    studio.play_randomly(26, seed=7)
    assert studio.window.scene is not None
    studio.window.scene.set_overlay("regions", True)
    studio.take_picture("universe-four")
    studio.close()


def universe_refused() -> None:
    """Show the rules' own example of a refused move, with what it would fence off."""
    studio = Studio("light", 1000, 660)
    studio.begin("universe", {"players": 2}, NAMES)
    studio.play("12-D3-C5")
    scene = studio.window.scene
    assert scene is not None
    studio.drag(scene.items_by_id["Black/X"].pos(), studio.centre(Square(1, 1)))
    studio.take_picture("universe-refused")
    studio.close()


PICTURES = (universe, universe_four, universe_refused)
