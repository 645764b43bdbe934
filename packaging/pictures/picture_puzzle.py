"""Pictures of the Picture-Puzzle: the cover, an attempt, and the editor."""

import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import FOLDER, Studio

from pentogames.core.blocks import read_square_name
from pentogames.model.picture_gallery import Gallery
from pentogames.puzzles.pictures import Brush, samples
from pentogames.window.picture_editor import BRUSHES, PictureEditor

NAMES = {"1": "Ada", "2": "Björn", "3": "Chiara"}
BUTTON, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def _begin(theme: str, clock: str) -> Studio:
    studio = Studio(theme, 1000, 660)
    rocket = next(picture for picture in samples() if picture.name == "Space Rocket")
    options = {"players": 3, "pictures": [rocket.rows]}
    studio.begin("picture-puzzle", options, NAMES | {"Clock": clock})
    return studio


def picture_cover() -> None:
    """Show the cover when the table is handed over."""
    studio = _begin("light", "hourglass 30")
    QTest.keyClick(studio.window.view, Qt.Key.Key_Return)
    studio.take_picture("picture-cover")
    studio.close()


def picture_restoring() -> None:
    """Show a player who restores, against the hourglass."""
    studio = _begin("dark", "hourglass 30")
    view = studio.window.view
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Return)
    studio.play("xe6-5R")
    QTest.keyClick(view, Qt.Key.Key_Return)
    studio.take_picture("picture-restoring")
    studio.close()


def picture_editor() -> None:
    """Show a picture being painted with a symmetric brush."""
    studio = Studio("light", 1000, 660)
    with tempfile.TemporaryDirectory() as folder:
        editor = PictureEditor(Gallery(Path(folder)), studio.window)
        editor.show()
        QTest.qWait(50)
        QTest.mouseClick(editor.brushes.button(list(BRUSHES).index(Brush.CROSS)), BUTTON)
        strokes = (("r", "c2 b2 b3 c3"), ("b", "e4 d4 d5"), ("y", "e5 a1"), ("g", "e1 a5"))
        for letter, names in strokes:
            QTest.keyClick(editor.canvas, Qt.Key[f"Key_{letter.upper()}"])
            for name in names.split():
                centre = editor.canvas.centre_of(read_square_name(name)).toPoint()
                QTest.mouseClick(editor.canvas, BUTTON, NO_KEYS, centre)
        editor.name.setText("Carpet")
        QTest.qWait(50)
        FOLDER.mkdir(exist_ok=True)
        assert editor.grab().save(str(FOLDER / "picture-editor.png"))
        print("picture-editor.png")
        editor.close()
    studio.close()


PICTURES = (picture_cover, picture_restoring, picture_editor)
