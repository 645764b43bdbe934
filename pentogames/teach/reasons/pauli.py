"""Why a move of Pauli is good, and what speaks against it."""

from collections.abc import Mapping
from enum import StrEnum

from pentogames.bots.profiles.pauli import Why
from pentogames.teach.sentences import Sentence

SENTENCES: Mapping[StrEnum, Sentence] = {
    Why.WINS: Sentence("It wins: that makes {cards} cards."),
    Why.NO_PLACE: Sentence("It wins: {seat} has no legal place left."),
    Why.RUNS_OUT: Sentence("It wins: {seat} has no piece left to place."),
    Why.STOPS: Sentence("It stops {seat} from winning with the next move."),
    Why.TAKES: Sentence(
        "It takes the cards {letters}.", one="It takes the card {letters}.", count="count"
    ),
    Why.STEALS: Sentence(
        "It takes the passive cards {letters} away from {seat}.",
        one="It takes the passive card {letters} away from {seat}.",
        count="count",
    ),
    Why.EXPLODES: Sentence(
        "It explodes {seat}'s matches {letters}, so that these cards turn passive.",
        one="It explodes {seat}'s match {letters}, so that this card turns passive.",
        count="count",
    ),
    Why.GAINS_PIECES: Sentence(
        "Its explosion brings home {count} pieces of yours, and {other} of {seat}'s.",
        one="Its explosion brings home one piece of yours, and {other} of {seat}'s.",
        count="count",
    ),
    Why.BLOCKS: Sentence(
        "It keeps {seat} from taking {letters} with the next move.",
    ),
    Why.THREATENS: Sentence(
        "It threatens to take one of these cards, or more: {letters}.",
        one="It threatens to take the card {letters}.",
        count="count",
    ),
    Why.KEEPS: Sentence(
        "It keeps your last pieces in these colours for later: {colours}.",
        one="It keeps your last {colours} piece for later.",
        count="count",
    ),
    Why.GIVES: Sentence(
        "But it gives {seat} the cards {letters}.",
        one="But it gives {seat} the card {letters}.",
        count="count",
    ),
    Why.ALLOWS: Sentence("But it lets {seat} take {letters}."),
    Why.LOSES: Sentence("But {seat} can win with the next move."),
}
