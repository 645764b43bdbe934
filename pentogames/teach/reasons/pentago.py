"""Why a move of Pentago is good, and what speaks against it."""

from collections.abc import Mapping
from enum import StrEnum

from pentogames.bots.profiles._pentago_reasons import Why
from pentogames.teach.sentences import Sentence

SENTENCES: Mapping[StrEnum, Sentence] = {
    Why.MAKES_FIVE: Sentence("It makes five in a row."),
    Why.TURNS_FIVE: Sentence("With block {block} turned, it makes five in a row."),
    Why.SHARES: Sentence("But it makes five for {side} as well."),
    Why.FORCES: Sentence(
        "It threatens five in {count} ways, and {side} cannot stop them all.",
        one="It threatens five, and {side} cannot stop that.",
        count="count",
    ),
    Why.BLOCKS: Sentence("It blocks {side}'s row of four."),
    Why.STOPS_TURN: Sentence("It keeps block {block} from turning into five for {side}."),
    Why.THREATENS: Sentence(
        "It threatens five in {count} ways.",
        one="It threatens five on {square}.",
        count="count",
    ),
    Why.THREATENS_TURN: Sentence("It threatens to make five by turning block {block}."),
    Why.BUILDS: Sentence("It has {count} in a row that can still become five."),
    Why.BREAKS: Sentence("It breaks up {count} in a row of {side}'s."),
    Why.CENTRE: Sentence("It holds the middle of block {block}, which no turn can move."),
    Why.GIVES: Sentence("But it makes five for {side}."),
    Why.LETS: Sentence("But {side} can make five with the next turn."),
}
