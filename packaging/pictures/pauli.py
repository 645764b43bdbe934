"""Pictures of Pauli."""

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from studio import Studio

from pentogames.core.cells import Square

PAULI_GAME = [
    "B-f5",
    "Y-g5",
    "G-c8",
    "B-f4",
    "R-h3",
    "Y-d8",
    "Y-c3",
    "R-c2",
    "Y-d2",
    "G-e2",
    "O-c7",
    "Y-b8",
    "G-d3",
    "O-e8",
    "G-a6",
    "O-b7",
    "O-d4",
    "R-e4",
    "Y-e3",
    "O-f2",
    "G-g4",
    "G-d5",
    "B-b2",
    "O-e1",
]
PAULI_EXPLOSION = [
    "O-c7",
    "R-c6",
    "B-d7",
    "O-d6",
    "O-e7",
    "R-b6",
    "B-b5",
    "B-d8",
    "G-h5",
    "Y-b4",
    "G-c5",
    "O-b7",
    "R-f7",
    "G-h4",
    "B-b8",
    "Y-a6",
    "G-g7",
    "Y-g4",
    "B-f8",
    "G-a4",
    "G-c8",
    "R-d5",
    "Y-e6",
    "R-a7",
    "B-e8",
    "O-d6",
    "G-h1",
    "Y-b5",
    "B-g6",
    "O-g5",
]
PAULI_MATCHES = [
    "R-g8",
    "G-h8",
    "O-f8",
    "R-f7",
    "Y-e8",
    "B-g7",
    "B-d8",
    "Y-g6",
    "B-d7",
    "G-g5",
    "O-f6",
    "G-c8",
    "G-f6",
    "R-e7",
    "B-f5",
    "B-b1",
    "G-b2",
    "Y-e6",
    "G-b8",
    "O-c7",
    "O-e8",
    "Y-f7",
    "Y-f8",
]
PAULI_NAMES = {"Cool": "Ada", "Hot": "Björn"}


def _drag_colour(studio: Studio, colour: str, square: Square) -> None:
    """Hold a piece of the player whose turn it is over a square."""
    scene = studio.window.scene
    stash = scene.homes[studio.window.match.position.to_move]
    end = studio.centre(square) + QPointF(6, -5)
    studio.drag(stash.stack_area(colour).center(), end, drop=False)


def pauli() -> None:
    """Show the middle of a game: a blue piece in hand would make two matches."""
    studio = Studio("light", 1180, 760)
    studio.begin("pauli", {}, PAULI_NAMES)
    studio.play(*PAULI_GAME)
    _drag_colour(studio, "B", Square(5, 2))
    studio.take_picture("pauli")
    studio.close()


def pauli_explosion() -> None:
    """Show how a second match of an active card goes off; the pieces are about to go home."""
    studio = Studio("light", 1180, 760)
    studio.begin("pauli", {}, PAULI_NAMES)
    studio.play(*PAULI_EXPLOSION[:-1])
    studio.window.actions_by_name["motion"].setChecked(True)
    studio.play(PAULI_EXPLOSION[-1])
    QTest.qWait(300)  # the piece lies, the match is shown, nothing has moved yet
    studio.take_picture("pauli-explosion")
    studio.close()


def pauli_refused() -> None:
    """Show how a second match of the opponent's active card is refused: the old and the new one."""
    studio = Studio("light", 1000, 660)
    studio.begin("pauli", {}, PAULI_NAMES)
    studio.play(*PAULI_GAME)
    _drag_colour(studio, "B", Square(3, 3))
    studio.take_picture("pauli-refused")
    studio.close()


def pauli_matches() -> None:
    """Show all matches on the board, in the dark, with the list beside it."""
    studio = Studio("dark", 1280, 820)
    studio.begin("pauli", {}, PAULI_NAMES)
    studio.play(*PAULI_MATCHES)
    studio.window.actions_by_name["overlay-matches"].setChecked(True)
    studio.take_picture("pauli-matches")
    studio.close()


PICTURES = (pauli, pauli_explosion, pauli_refused, pauli_matches)
