"""The words of Pent-Up, and the sentence that says who would win if the game ended now."""

from collections.abc import Callable

from pentogames.games.pent_up import Reason, Rule, Verdict
from pentogames.teach.sentences import Sentence, Translate, untranslated
from pentogames.teach.words import Words

WORDS = Words(
    title="Pent-Up",
    summary="Stack pentominoes; whoever has more tiles on the highest level wins.",
    refusals={
        Rule.GAME_OVER: Sentence("The game is over."),
        Rule.NOT_YOUR_TILE: Sentence("That tile is {seat}'s, and it is {to_move}'s turn."),
        Rule.NO_SUCH_TILE: Sentence("There is no tile {piece}."),
        Rule.ALREADY_PLAYED: Sentence("You have played your {piece} already."),
        Rule.NOT_FLAT: Sentence("A tile lies flat: all its squares must be on one level."),
        Rule.WRONG_FORM: Sentence("These squares do not have the form of tile {piece}."),
        Rule.NO_SUCH_LEVEL: Sentence(
            "There is no level {level} yet: you can build no higher than level {highest}."
        ),
        Rule.OCCUPIED: Sentence(
            "{count} of these squares are taken already on level {level}.",
            one="One of these squares is taken already on level {level}.",
            count="count",
        ),
        Rule.OVERHANG: Sentence(
            "{count} of its squares would hang in the air, without a tile directly below.",
            one="One of its squares would hang in the air, without a tile directly below.",
            count="count",
        ),
        Rule.ONE_TILE_BELOW: Sentence(
            "Your {piece} would rest on one tile alone; it must rest on at least two."
        ),
        Rule.NOT_TOUCHING: Sentence(
            "On the table, your tile must touch another one there, edge to edge."
        ),
        Rule.HIGHER_LEVEL_OPEN: Sentence(
            "Your {piece} must go on level {level}, the highest that is open to it."
        ),
    },
    outcomes={
        Reason.HIGHEST_LEVEL: Sentence("First place: {winners}, by tiles on the highest level."),
        Reason.LOWER_LEVEL: Sentence(
            "First place: {winners}, by tiles on a lower level, after a tie on the highest."
        ),
        Reason.TABLE: Sentence("First place: {winners}, by tiles on the table."),
        Reason.LEVEL_ABOVE: Sentence(
            "First place: {winners}, by tiles on a level above, after a tie on the table."
        ),
        Reason.POINTS: Sentence("First place: {winners}, by points."),
        Reason.POINTS_THEN_TOP: Sentence(
            "First place: {winners}, by tiles on the highest level, after a tie in points."
        ),
        Reason.EQUAL: Sentence("A draw: nobody is ahead of anybody."),
    },
    names={
        "White": "White",
        "Black": "Black",
        "Red": "Red",
        "tiles": "Tiles left",
        "on-top": "On the highest level",
        "on-table": "On the table",
        "points": "Points",
    },
    options={
        "players": "Players",
        "misere": "Misère",
        "scoring": "Scoring",
    },
    choices={
        "players:2": "Two",
        "players:3": "Three",
        "misere:False": "Most tiles on the highest level win",
        "misere:True": "Most tiles on the table win",
        "scoring:standard": "Compare level by level",
        "scoring:advanced": "Each tile scores its level, for three players",
    },
)

_NOW = {
    Reason.HIGHEST_LEVEL: Sentence("Ahead now: {winners}, by tiles on level {level}, the highest."),
    Reason.LOWER_LEVEL: Sentence(
        "Ahead now: {winners}, by tiles on level {level}; equal above it."
    ),
    Reason.TABLE: Sentence("Ahead now: {winners}, by tiles on the table."),
    Reason.LEVEL_ABOVE: Sentence(
        "Ahead now: {winners}, by tiles on level {level}; equal below it."
    ),
    Reason.POINTS: Sentence("Ahead now: {winners}, by points."),
    Reason.POINTS_THEN_TOP: Sentence(
        "Ahead now: {winners}, by tiles on level {level}, the highest; equal in points."
    ),
    Reason.EQUAL: Sentence("Nobody is ahead now."),
}


def ahead_now(
    verdict: Verdict,
    translate: Translate = untranslated,
    name: Callable[[str], str] | None = None,
) -> str:
    """Return the sentence that says who would win if the game ended now, and by what.

    ``name`` says what a seat is called, if not by the game's own word for it.
    """
    called = name or (lambda seat: WORDS.name(seat, translate))
    winners = " & ".join(called(seat) for seat in verdict.outcome.winners)
    facts = {"winners": winners, "level": verdict.level}
    return _NOW[Reason(verdict.outcome.reason)].say(facts, translate)
