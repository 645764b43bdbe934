"""Why a move of Pent-Up is good."""

from collections.abc import Mapping
from enum import StrEnum

from pentogames.bots.profiles.pent_up import Why
from pentogames.teach.sentences import Sentence

SENTENCES: Mapping[StrEnum, Sentence] = {
    Why.OPENS: Sentence("It opens level {level}."),
    Why.JOINS: Sentence("It puts one more tile on the highest level."),
    Why.DENIES: Sentence("It denies level {level} to {seat}."),
    Why.NO_REPLY: Sentence("No tile of {seat}'s reaches level {level} now."),
    Why.STAYS_LOW: Sentence("It keeps a tile on the table, where they count."),
    Why.KEEPS: Sentence(
        "{count} tiles of your hand still reach level {level}.",
        one="One tile of your hand still reaches level {level}.",
        count="count",
    ),
    Why.GIVES: Sentence("But it lets {seat} onto level {level}."),
}
