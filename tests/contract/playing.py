"""Games played at random, one move after another, for the laws that hold at every one of them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from pentogames.core.cells import Square
from pentogames.core.game import Game
from pentogames.games import GAMES
from tests.contract.tiny import TINY
from tests.contract.variants import LONGEST, VARIANTS

AnyGame = Game[Any, Any, Any]
ALL_GAMES: tuple[AnyGame, ...] = (TINY, *GAMES)
SEEDS = 2
CHOICES = 12
"""Moves among which a keen player, of an even seed, takes the one that changes most."""


@dataclass(frozen=True)
class Case:
    """A game, one of its variants, and the seed of a random game."""

    game: AnyGame
    number: int
    seed: int = 1

    @property
    def options(self) -> Any:
        return self.game.options_type.read(VARIANTS[self.game.name][self.number])

    def __str__(self) -> str:
        return f"{self.game.name}-{self.number}-seed-{self.seed}"


@dataclass(frozen=True)
class Step:
    """A move of a game, with the positions before and after it."""

    before: Any
    move: Any
    after: Any


def variants() -> list[Case]:
    """Return a case for each variant of each game."""
    return [Case(game, number) for game in ALL_GAMES for number in range(len(VARIANTS[game.name]))]


def cases() -> list[Case]:
    """Return cases of all variants: the first of a game with each seed, the others taking turns."""
    return [
        Case(case.game, case.number, seed)
        for case in variants()
        for seed in range(1, SEEDS + 1)
        if case.number == 0 or case.number % SEEDS == seed % SEEDS
    ]


@cache
def playthrough(case: Case) -> tuple[Step, ...]:
    """Return a game played at random to its end, the same for the same case."""
    chance = random.Random(case.seed)
    steps = []
    position = case.game.start(case.options)
    while position.to_move is not None:
        assert len(steps) < LONGEST[case.game.name], "the game goes on for too long"
        moves = list(position.moves())
        move = chance.choice(moves)
        if case.seed % 2 == 0:
            few = chance.sample(moves, min(CHOICES, len(moves)))
            move = max(few, key=lambda move: _stir(case.game, position, move))
        after = position.after(move)
        steps.append(Step(position, move, after))
        position = after
    return tuple(steps)


def _stir(game: AnyGame, position: Any, move: Any) -> int:
    """Count the tokens that a move changes, so that what is rare in chance play does happen."""
    return sum(len(effect.after) for effect in game.effects(position, move))


def positions(case: Case) -> list[Any]:
    """Return all positions of the game, the start and the end included."""
    steps = playthrough(case)
    return [case.game.start(case.options), *(step.after for step in steps)]


def some(items: list[Any] | tuple[Any, ...], count: int) -> list[Any]:
    """Return about so many of the items, evenly spread, the first and the last among them."""
    if len(items) <= count:
        return list(items)
    return [items[index * (len(items) - 1) // (count - 1)] for index in range(count)]


def written_out(move: Any) -> tuple[Any, ...]:
    """Return all fields of a move, those too that do not count when moves are compared."""
    return tuple(getattr(move, field.name) for field in fields(move))


def settler(game: AnyGame, position: Any) -> Callable[[Any], Any]:
    """Return what makes moves that differ by a shift one, where they are; elsewhere, nothing.

    Before anything lies on an unbounded board all such moves are legal, and one of them is listed.
    """
    lying = any(token.squares for token in game.tokens(position))
    free = game.layout(position).unbounded and not lying
    return _to_the_corner if free else lambda move: move


def _to_the_corner(move: Any) -> Any:
    if not move.squares:
        return move
    left, low = min(square.x for square in move.squares), min(square.y for square in move.squares)
    moved = tuple(Square(x - left, y - low, level) for x, y, level in move.squares)
    return replace(move, squares=moved)


def mutations(move: Any, others: list[Any]) -> Iterator[Any]:
    """Yield moves made from a legal one by changing one field.

    Each field takes the value that it has in each of the other moves, its squares are shifted in
    all directions and levels, and a list of squares loses, repeats or turns round its members.
    """
    for field in fields(move):
        for other in others:
            yield replace(move, **{field.name: getattr(other, field.name)})
        for value in _broken(getattr(move, field.name)):
            yield replace(move, **{field.name: value})


def _broken(value: Any) -> Iterator[Any]:
    if isinstance(value, Square):
        yield from _shifted((value,), single=True)
    elif isinstance(value, tuple) and value and isinstance(value[0], Square):
        yield from _shifted(value)
        yield from (value[1:], value[:-1], value[::-1], (*value, value[0]), (value[0],) * 5, ())
    elif isinstance(value, str):
        yield from ("", value.lower(), "?")
    elif isinstance(value, int):
        yield from (value + 1, -value, -1, 10**9)


def _shifted(squares: tuple[Square, ...], *, single: bool = False) -> Iterator[Any]:
    for dx, dy, dz in [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]:
        for distance in (1, 7, 100):
            moved = tuple(
                Square(x + dx * distance, y + dy * distance, level + dz * distance)
                for x, y, level in squares
            )
            yield moved[0] if single else moved
