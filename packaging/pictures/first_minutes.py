"""Pictures of the first five minutes: what one sees from the first start on."""

from PySide6.QtCore import QDeadlineTimer, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from studio import Studio

NAMES = {"White": "Ada", "Black": "Emmy"}
PAINTING = 3_000  # milliseconds until the shelf's small pictures are painted, one after the other
PATIENCE = 60_000  # milliseconds for a computer player to think


def welcome() -> None:
    """Show what the first start offers."""
    studio = Studio("light", 1180, 760)
    studio.window.show_welcome()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    studio.take_picture("welcome", dialog)
    dialog.close()
    studio.close()


def new_game() -> None:
    """Show how a game, its options and its players are chosen."""
    studio = Studio("light", 1180, 760)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QWidget)
        studio.take_picture("new-game", dialog)
        dialog.close()

    QTimer.singleShot(200, look)
    studio.window.new_game("universe")
    studio.close()


def lesson() -> None:
    """Show the first step of the first lesson."""
    studio = Studio("light", 1000, 660)
    studio.window.lessons.learn("universe")
    studio.take_picture("lesson")
    studio.close()


def hint() -> None:
    """Show a hint: where to look."""
    studio = Studio("light", 1000, 660)
    studio.begin("universe", {"players": 2}, NAMES)
    studio.play("1-D4", "10-G3-H5", "3-B6-C8", "7-I8-F9")
    studio.window.actions_by_name["hint"].trigger()
    model = studio.window.desk.hints.model
    deadline = QDeadlineTimer(PATIENCE)
    while model.hint is None:
        assert not deadline.hasExpired()
        QTest.qWait(20)
    studio.take_picture("hint")
    studio.close()


def shelf() -> None:
    """Show the shelf of puzzles."""
    studio = Studio("light", 1180, 760)
    studio.window.shelf.show()
    QTest.qWait(PAINTING)
    studio.take_picture("shelf")
    studio.close()


PICTURES = (welcome, new_game, lesson, hint, shelf)
