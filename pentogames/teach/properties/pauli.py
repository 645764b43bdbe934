"""Properties of moves of Pauli. Matches and cards are named by their pentomino's letter."""

from pentogames.games.pauli import (
    COLOURS,
    PAULI,
    STOCK,
    PauliMove,
    PauliPosition,
    consequences,
    what_if,
)
from pentogames.teach.properties import wins


def of_colour(before: PauliPosition, move: PauliMove, colour: str) -> bool:
    """Say whether the move plays a piece of that colour."""
    return move.colour == colour


def of_rich_colour(before: PauliPosition, move: PauliMove, argument: str) -> bool:
    """Say whether the mover owns more pieces of the move's colour than the opponent."""
    colour = COLOURS.index(move.colour)
    return STOCK[before.turn][colour] > STOCK[1 - before.turn][colour]


def on_square(before: PauliPosition, move: PauliMove, name: str) -> bool:
    """Say whether the move plays on the square of that name."""
    return PAULI.format(before, move) == f"{move.colour}-{name}"


def makes(before: PauliPosition, move: PauliMove, letter: str) -> bool:
    """Say whether the move makes a match that stays, of that pentomino if one is named."""
    return any(not letter or match.letter == letter for match in what_if(before, move).made)


def makes_several(before: PauliPosition, move: PauliMove, argument: str) -> bool:
    """Say whether the move makes two or more matches that stay."""
    return len(what_if(before, move).made) > 1


def takes(before: PauliPosition, move: PauliMove, letter: str) -> bool:
    """Say whether the move gives a card, or that of the pentomino named, to the mover."""
    return _brings("takes", before, move, letter)


def gives(before: PauliPosition, move: PauliMove, letter: str) -> bool:
    """Say whether the move gives a card, or that of the pentomino named, to the opponent."""
    return _brings("gives", before, move, letter)


def explodes(before: PauliPosition, move: PauliMove, letter: str) -> bool:
    """Say whether a match explodes, of that pentomino if one is named."""
    return _brings("explodes", before, move, letter)


def turns(before: PauliPosition, move: PauliMove, letter: str) -> bool:
    """Say whether the move turns a card passive, or that of the pentomino named."""
    turned = what_if(before, move).turned
    return letter in turned if letter else bool(turned)


def denies(before: PauliPosition, move: PauliMove, argument: str) -> bool:
    """Say whether the opponent gets no card by the move, and can take none with the answer."""
    if gives(before, move, ""):
        return False
    after = before.after(move)
    return not any(takes(after, answer, "") for answer in after.moves())


def saves(before: PauliPosition, move: PauliMove, argument: str) -> bool:
    """Say whether the opponent neither wins by the move nor can win with the answer."""
    after = before.after(move)
    if after.outcome() is not None:
        return wins(before, move, "")
    return not any(wins(after, answer, "") for answer in after.moves())


def _brings(what: str, before: PauliPosition, move: PauliMove, letter: str) -> bool:
    codes = consequences(before, move)
    return f"{what} {letter}" in codes if letter else any(code.startswith(what) for code in codes)


PROPERTIES = {
    "colour": of_colour,
    "rich-colour": of_rich_colour,
    "on": on_square,
    "makes": makes,
    "makes-several": makes_several,
    "takes": takes,
    "gives": gives,
    "explodes": explodes,
    "turns": turns,
    "denies": denies,
    "saves": saves,
}
