"""What is said of puzzles with an opponent: their kinds and goals, right and wrong, and hints."""

from collections.abc import Mapping
from dataclasses import dataclass

from pentogames.puzzles.attack_solvers import Clue
from pentogames.teach.sentences import Sentence, Translate, later, untranslated


@dataclass(frozen=True, slots=True)
class AttackWords:
    """The texts of a kind; figures: player, opponent, move (the answer).

    ``refuted`` tells an answer after which the goal is lost, ``beaten`` one that wins the game,
    ``missed`` that the last turn has not reached the goal, and ``held`` a defence that does not
    help. ``playable`` tells how one may go on after a refutation.
    """

    title: str
    goal: Sentence
    refuted: Sentence
    beaten: Sentence
    missed: Sentence
    held: Sentence
    reached: str
    playable: str


_BACK = later("Take it back (Ctrl+Z), or play on to see why.")
_ONLY_BACK = later("Take it back (Ctrl+Z) and try another move.")

ATTACKS: Mapping[str, AttackWords] = {
    "endgame": AttackWords(
        later("Universe endgames"),
        Sentence("Only one move of {player}'s wins. Find it, and make the last move of the game."),
        Sentence("{opponent} answers {move}, and {player} can no longer win."),
        Sentence("{opponent} makes the last move, {move}."),
        Sentence("That does not win."),
        Sentence("Right so far. {opponent} defends with {move}."),
        later("Won: you have made the last move."),
        _BACK,
    ),
    "five-in-one": AttackWords(
        later("Pentago: five in one"),
        Sentence("{player} can make five in this turn. Find the one way to do it."),
        Sentence("{opponent} answers {move}."),
        Sentence("{opponent} makes five, {move}."),
        Sentence("That makes no five."),
        Sentence("{opponent} answers {move}."),
        later("Five in one turn: that is it."),
        _ONLY_BACK,
    ),
    "five-in-two": AttackWords(
        later("Pentago: five in two"),
        Sentence("{player} can make five in two turns, whatever {opponent} does. Find how."),
        Sentence("{opponent} answers {move}, and there is no five in the next turn."),
        Sentence("{opponent} makes five first, {move}."),
        Sentence("That makes no five."),
        Sentence("Right so far: {opponent} cannot stop it with {move} either. Now make five."),
        later("Five in two turns: that is it."),
        _ONLY_BACK,
    ),
}
"""The kinds by their codes."""

TRY_ALL = Sentence(
    "The rulebook thought that {player} wins here. Nobody had seen the answer: every move fails. "
    "Try them, and see each of them refuted."
)
"""The goal where nobody can win."""
REFUTED = Sentence("Refuted: {opponent} answers {move}, and {player} cannot win.")
"""What is said there of each move."""
TRIED = Sentence(
    "{count} of {total} moves refuted", one="One of {total} moves refuted", count="count"
)
ALL_TRIED = later("All moves are refuted: White cannot win this endgame.")

CLUES: Mapping[str, Sentence] = {
    "piece": Sentence("Look at piece {number}, the {piece}."),
    "covers": Sentence("Piece {number} covers the square that is marked."),
    "move": Sentence("Lay piece {number} on the squares that are marked."),
    "block": Sentence("The stone belongs in block {block}."),
    "square": Sentence("The stone belongs on the square that is marked."),
    "turn": Sentence("Put the stone on the marked square, then turn block {block}."),
    "stone": Sentence("Put the stone on the square that is marked."),
}
"""What the steps of a hint say."""


def clue_words(clue: Clue, translate: Translate = untranslated) -> str:
    """Return what a step of a hint says."""
    return CLUES[clue.code].say(clue.facts, translate)
