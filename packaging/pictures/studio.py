"""A window of the program to take pictures of, on a table of its own."""

import random
import tempfile
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.games import game_named
from pentogames.model.autosave import Autosave
from pentogames.model.settings import Settings
from pentogames.window.main_window import MainWindow
from pentogames.window.start import open_window

FOLDER = Path(__file__).resolve().parent.parent / "readme"


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

    def take_picture(self, name: str, widget: QWidget | None = None) -> None:
        """Write what the window, or a dialog of it, shows."""
        QTest.qWait(50)
        FOLDER.mkdir(exist_ok=True)
        assert (widget or self.window).grab().save(str(FOLDER / f"{name}.png"))
        print(f"{name}.png")

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.autosave.release()
        self._folder.cleanup()
