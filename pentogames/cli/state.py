"""A position as plain data for JSON, as ``engine`` and ``show --json`` give it."""

from typing import Any

from pentogames.core.game import Game, Mark, Outcome, Refusal, Role
from pentogames.teach.words import words_for

Plain = dict[str, Any]


def state(game: Game[Any, Any, Any], position: Any) -> Plain:
    """Return the position in the words of the engine protocol."""
    return {
        "game": game.name,
        "options": position.options.plain(),
        "ply": position.ply,
        "to_move": position.to_move,
        "outcome": _outcome(position.outcome()),
        "board": game.board(position),
    }


def _outcome(outcome: Outcome | None) -> Plain | None:
    if outcome is None:
        return None
    return {"draw": True} if outcome.draw else {"places": dict(outcome.places)}


def refusal(game: Game[Any, Any, Any], position: Any, refused: Refusal) -> Plain:
    """Return why a move is refused: its code, the squares at fault, and a sentence.

    If no squares break the rule themselves, all that are marked are given; squares so far off the
    board that they have no name are left out.
    """
    bad = [mark for mark in refused.marks if mark.role is Role.BAD]
    return {
        "code": str(refused.rule),
        "squares": _names(game, position, bad or list(refused.marks)),
        "text": words_for(game.name).explain(refused),
    }


def _names(game: Game[Any, Any, Any], position: Any, marks: list[Mark]) -> list[str]:
    layout = game.layout(position)
    names: dict[str, None] = {}
    for mark in marks:
        for square in mark.squares:
            try:
                names[layout.name(square)] = None
            except ValueError:
                continue
    return list(names)
