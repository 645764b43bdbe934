"""Positions and games of Pauli in short, for the tests."""

import random

from pentogames.core.game import play
from pentogames.games.pauli import PAULI, PauliMove, PauliOptions, PauliPosition
from tests.twins.pauli import Twin

OPTIONS = PauliOptions()


def set_up(board: str, cards: str, ply: int, options: PauliOptions = OPTIONS) -> PauliPosition:
    """A position by its board and cards, its pieces numbered in reading order."""
    numbers = ""
    seen: dict[str, int] = {}
    for sign in board:
        if sign.isalpha():
            seen[sign] = seen.get(sign, 0) + 1
            numbers += str(seen[sign])
    return PAULI.parse_position(options, f"{board} {numbers or '-'} {cards} {ply} -")


def play_all(position: PauliPosition, moves: str) -> PauliPosition:
    """Play moves parted by spaces through the checked door."""
    for text in moves.split():
        position = play(position, PAULI.parse(position, text))
    return position


def cards(position: PauliPosition) -> str:
    """The cards as in ``FW/L``, passive ones in small letters."""
    sides = {"Cool": "", "Hot": "", None: ""}
    for letter, card in PAULI.board(position)["cards"].items():
        sides[card["owner"]] += letter if card["active"] else letter.lower()
    return f"{sides['Cool'] or '-'}/{sides['Hot'] or '-'}"


def lively_move(position: PauliPosition, rng: random.Random) -> PauliMove:
    """A legal move by lot, more often one that makes a match, or that touches other pieces."""
    moves = list(position.moves())
    wanted = {(opening.bit, opening.colour) for opening in position.openings}
    index = {"B": 0, "G": 1, "Y": 2, "O": 3, "R": 4}
    making = [
        move
        for move in moves
        if (1 << (move.square.y * 9 + move.square.x), index[move.colour]) in wanted
    ]
    if making and rng.random() < 0.8:
        return rng.choice(making)
    lying = PAULI.board(position)["pieces"]
    near = [
        move
        for move in moves
        if any(
            abs(move.square.x - ord(name[0]) + 97) + abs(move.square.y + 1 - int(name[1])) == 1
            for name in lying
        )
    ]
    return rng.choice(near if near and rng.random() < 0.8 else moves)


def twin_of(options: PauliOptions) -> Twin:
    """The twin at the start of a game with the options."""
    given = dict(options.cards)
    return Twin(options.goal, options.repetition_draw, given["Cool"], given["Hot"])
