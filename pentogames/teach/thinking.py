"""What the computer says of its thinking: what it has proved, and its hints step by step."""

from collections.abc import Callable
from typing import Any

from pentogames.bots.hints import Hint, Step
from pentogames.bots.profiles import profile_of
from pentogames.core.game import Game
from pentogames.teach.reasons import tell
from pentogames.teach.sentences import Sentence, Translate, later, untranslated
from pentogames.teach.words import words_for

Called = Callable[[str], str]
"""Says what a seat, or a side, is called at a table."""

_WINS_IN = Sentence(
    "Proved: {side} wins in at most {count} moves.",
    one="Proved: {side} wins with one more move.",
    count="count",
)
_WINS = Sentence("Proved: {side} wins.")
_DRAWS = Sentence("Proved: a draw, if nobody makes a mistake.")
_WHERE = Sentence("Hint: look at this part of the board.")
_WHICH = Sentence("Hint: play the piece that is marked, {thing}.")
_MOVE = Sentence("Hint: the move is {move}.")
_GOOD = later("It is the best move that the computer has found.")


def told_proof(
    game: str,
    position: Any,
    value: tuple[float, ...],
    depth: int | None,
    called: Called,
    translate: Translate = untranslated,
) -> str:
    """Return what a proved value says of the sides; empty if it says nothing in a few words.

    ``depth`` is the number of moves to the end under best play, None if that is unknown.
    """
    profile = profile_of(game)
    if profile is None:
        return ""
    for side, share in zip(profile.sides(position), value, strict=True):
        if share >= 1:
            sentence = _WINS if depth is None else _WINS_IN
            return sentence.say({"side": called(side), "count": depth}, translate)
    return _DRAWS.say({}, translate) if len(set(value)) == 1 else ""


def told_hint(
    game: Game[Any, Any, Any],
    position: Any,
    hint: Hint,
    step: Step,
    called: Called,
    translate: Translate = untranslated,
) -> str:
    """Return what a hint says in one of its steps."""
    if step is Step.WHERE:
        return _WHERE.say({}, translate)
    if step is Step.WHICH:
        thing = "" if hint.token is None else words_for(game.name).name(hint.token.face, translate)
        return _WHICH.say({"thing": thing}, translate)
    move = _MOVE.say({"move": game.format(position, hint.move)}, translate)
    if step is Step.MOVE:
        return move
    reasons = [tell(game.name, reason, translate, called) for reason in hint.reasons]
    if not reasons and hint.proved:
        return told_proof(game.name, position, hint.value, hint.depth, called, translate)
    return " ".join(reasons[:2]) or translate(_GOOD)
