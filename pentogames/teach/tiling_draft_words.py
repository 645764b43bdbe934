"""What is said while a tiling puzzle is drawn."""

from collections.abc import Mapping

from pentogames.puzzles.tiling_draft import DraftState, DraftTrouble, Mirror, tally
from pentogames.teach.sentences import Sentence, Translate, later

MIRRORS: Mapping[Mirror, str] = {
    Mirror.NONE: later("Single squares"),
    Mirror.LEFT_RIGHT: later("Mirrored left and right"),
    Mirror.TOP_BOTTOM: later("Mirrored top and bottom"),
    Mirror.BOTH: later("Mirrored both ways"),
    Mirror.HALF_TURN: later("Turned by a half"),
    Mirror.QUARTER_TURNS: later("Turned by quarters"),
    Mirror.ALL: later("All mirrors and turns"),
}
"""How strokes are repeated."""

TROUBLES: Mapping[DraftTrouble, str] = {
    DraftTrouble.OFF_SHEET: later("That reaches beyond the sheet."),
    DraftTrouble.COVERED: later("There is a piece in the way."),
    DraftTrouble.TOUCHES: later("Two pieces of the same letter that are given may not touch."),
    DraftTrouble.TOO_MANY: later("There are too many pieces."),
}
"""Why a piece cannot be given there."""

SINGLE = later("One square: a piece covers five.")
EMPTY = later("Draw the squares that are to be covered.")
FITS = Sentence(
    "{squares} squares: {needed} pieces.", one="{squares} squares: one piece.", count="needed"
)
SPARE = Sentence("{squares} squares: {needed} of {at_hand} pieces.")
OVER = Sentence(
    "{squares} squares: {over} more than pieces can cover.",
    one="{squares} squares: one more than pieces can cover.",
    count="over",
)
LACKING = Sentence("{squares} squares: pieces are lacking ({at_hand} of {needed}).")


def count_words(state: DraftState, translate: Translate) -> str:
    """Say how many squares are drawn and how many pieces they take."""
    counted = tally(state)
    if not counted.squares:
        return translate(EMPTY)
    if counted.squares == 1:
        return translate(SINGLE)
    sentence = FITS
    if counted.over:
        sentence = OVER
    elif counted.needed > counted.at_hand:
        sentence = LACKING
    elif counted.needed < counted.at_hand:
        sentence = SPARE
    facts = {
        "squares": counted.squares,
        "needed": counted.needed,
        "over": counted.over,
        "at_hand": counted.at_hand,
    }
    return sentence.say(facts, translate)
