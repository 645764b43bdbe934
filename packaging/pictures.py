"""Make the pictures of README: the window as it is, played by real mouse events.

Usage: .venv/bin/python packaging/pictures.py [NAME...]; without names, all of them. They go to
packaging/readme/. Nothing of the user's own is read or written.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.model.autosave import Autosave
from pentogames.model.settings import Settings
from pentogames.scene.picture import load_fonts
from pentogames.window.main_window import MainWindow
from pentogames.window.start import open_window

FOLDER = Path(__file__).resolve().parent / "readme"


class Studio:
    """A window on a table of its own, with hands."""

    def __init__(self, theme: str, width: int, height: int) -> None:
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        settings = Settings(folder / "settings.ini")
        settings.theme = theme
        settings.motion = False
        self.autosave = Autosave(folder)
        self.window: MainWindow = open_window(settings, self.autosave)
        self.window.resize(width, height)
        self.window.show()
        QTest.qWait(50)

    def begin(self, game: str, options: dict[str, object], names: dict[str, str]) -> None:
        """Put a new game on the table."""
        kind = game_named(game)
        self.window.take(Record(kind, kind.options_type.read(options), tags=names), None)

    def play(self, *moves: str) -> None:
        """Make moves by their notation."""
        match = self.window.match
        for text in moves:
            assert match.try_move(match.game.parse(match.position, text)), text

    def play_randomly(self, plies: int, seed: int) -> None:
        """Make moves by lot."""
        lot, match = random.Random(seed), self.window.match
        for _ in range(plies):
            match.try_move(lot.choice(list(match.position.moves())))

    def centre(self, square: Square) -> QPointF:
        """Return the middle of a square in the scene."""
        assert self.window.scene is not None
        return self.window.scene.geometry.rect(square).center()

    def drag(self, start: QPointF, end: QPointF, *, drop: bool = True) -> None:
        """Drag with the left button pressed; without ``drop`` keep holding."""
        port, view = self.window.view.viewport(), self.window.view
        button, no_keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(port, button, no_keys, view.mapFromScene(start))
        QTest.mouseMove(port, view.mapFromScene((start + end) / 2))
        QTest.mouseMove(port, view.mapFromScene(end))
        if drop:
            QTest.mouseRelease(port, button, no_keys, view.mapFromScene(end))

    def take_picture(self, name: str) -> None:
        """Write what the window shows."""
        QTest.qWait(50)
        FOLDER.mkdir(exist_ok=True)
        assert self.window.grab().save(str(FOLDER / f"{name}.png"))
        print(f"{name}.png")

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.autosave.release()
        self._folder.cleanup()


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


PICTURES: dict[str, Callable[[], None]] = {
    "universe": universe,
    "universe-four": universe_four,
    "universe-refused": universe_refused,
}


def main(names: list[str]) -> None:
    """Make the pictures named, or all."""
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    for name in names or PICTURES:
        PICTURES[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
