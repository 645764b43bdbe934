"""Why a move of Universe is good, and what speaks against it."""

from collections.abc import Mapping
from enum import StrEnum

from pentogames.bots.profiles._universe_reasons import Why
from pentogames.teach.sentences import Sentence

SENTENCES: Mapping[StrEnum, Sentence] = {
    Why.WINS: Sentence("It wins: nobody else can move."),
    Why.PROVED: Sentence("It is proved to win."),
    Why.PROVED_IN: Sentence(
        "It is proved to win: you make {count} moves more, this one counted.",
        one="It is proved to win with this very move.",
        count="count",
    ),
    Why.SYMMETRIC: Sentence(
        "It is the symmetric answer: turned by half the board looks the same, "
        "and {seat} has to break that."
    ),
    Why.MAKES_EXACT: Sentence("Only you can fill this region of five."),
    Why.MAKES_RESERVE: Sentence("Only you can still play in this region of {size} squares."),
    Why.KEEPS: Sentence(
        "It keeps {count} regions in reserve where only you can play.",
        one="It keeps a move in reserve: only you can play in this region.",
        count="count",
    ),
    Why.TAKES: Sentence("It fills a region of five before {seat} can."),
    Why.LEAVES: Sentence(
        "It leaves {seat} {count} moves, and you {own}.",
        one="It leaves {seat} a single move, and you {own}.",
        count="count",
    ),
    Why.SPENDS: Sentence(
        "It gets rid of piece {piece}, which fits in fewer places than your others ({count}).",
    ),
    Why.DEAD: Sentence(
        "It makes {count} dead zones, where nobody can play.",
        one="It makes a dead zone, where nobody can play.",
        count="count",
    ),
    Why.GIVES: Sentence("But only {seat} can play in the region of {size} squares that it makes."),
    Why.LOSES: Sentence("But it is proved to lose."),
}
