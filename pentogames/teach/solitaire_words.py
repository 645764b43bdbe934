"""What the codes of Pauli's solitaires are called in front of people."""

from collections.abc import Mapping

from pentogames.puzzles.panchromatic import Standing, Trouble
from pentogames.puzzles.panchromatic_spot import Verdict
from pentogames.teach.sentences import Sentence, Translate, untranslated

TROUBLES: Mapping[Trouble, Sentence] = {
    Trouble.NO_SUCH_COLOUR: Sentence("There are no pieces of that colour."),
    Trouble.OFF_REGION: Sentence("That is beyond the squares that you may use."),
    Trouble.SQUARE_TAKEN: Sentence("There is a piece on {square} already. Del takes it away."),
    Trouble.SQUARE_VACANT: Sentence("There is no piece on {square}."),
    Trouble.NONE_LEFT: Sentence("All six {colour} pieces are on the board."),
}
"""Why a piece cannot be put or taken; figures: square, colour."""

VERDICTS: Mapping[Verdict, Sentence] = {
    Verdict.RIGHT: Sentence("Right: that is {letter}."),
    Verdict.FOUND_ALREADY: Sentence("You have found that {letter} already. It does not count."),
    Verdict.NOT_FIVE: Sentence(
        "A match has five squares: {count} are marked.",
        one="A match has five squares: one is marked.",
        count="count",
    ),
    Verdict.VACANT: Sentence("There is no piece on {squares}."),
    Verdict.COLOUR_TWICE: Sentence("No match: the pieces painted share a colour."),
    Verdict.APART: Sentence("No match: those squares are not connected, so no pentomino."),
}
"""What is said of marked squares; figures: letter, count, squares."""

STANDINGS: Mapping[Standing, str] = {
    Standing.PROVED: "proved: nobody can do better",
    Standing.BEST_KNOWN: "best known: perhaps you can do better",
}
"""How sure a par is."""

SPOT_LEVELS: Mapping[str, str] = {
    "first": "First steps, 4×4",
    "easy": "Easy, 5×5",
    "medium": "Medium, 6×6",
    "hard": "Hard, 8×8",
    "expert": "Expert, 8×8 and crowded",
}
FEWEST_LEVELS: Mapping[str, str] = {
    "four": "Four: L N P Y",
    "eight": "Eight: F N P T U W Y Z",
    "twelve": "All twelve",
}


MOST_LEVEL = Sentence("{columns}×{rows} squares")


def most_level(columns: int, rows: int, translate: Translate = untranslated) -> str:
    """Return what a rectangle is called."""
    return MOST_LEVEL.say({"columns": columns, "rows": rows}, translate)
