"""What lies on the table of a Picture-Puzzle, and how moves show.

There is one supply of stones for all pictures of a match. Stones off the board are at hand, or in
the box while the picture that is laid has no use for them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from pentogames.core.blocks import BLOCK_SQUARES, BLOCKS, GRID, OFF_BOARD, block_centre
from pentogames.core.game import Effect, EffectKind, Mark, Token
from pentogames.games._picture_puzzle_board import COLOURS, Stones, read_picture

STONE = "stone"
BOX = "box"
HIDDEN = "hidden"

Tokens = tuple[Token, ...]

_PLATES = tuple(
    Token(f"block/{block}", "plate", None, str(block), BLOCK_SQUARES[block]) for block in BLOCKS
)


@lru_cache(maxsize=64)
def _supply(pictures: tuple[str, ...]) -> tuple[int, ...]:
    """Return how many stones of each colour are needed for any of the pictures."""
    counts = [[mask.bit_count() for mask in read_picture(picture)] for picture in pictures]
    return tuple(max(column) for column in zip(*counts, strict=True))


def tokens(pictures: tuple[str, ...], goal: Stones, places: bytes) -> Tokens:
    """Return the blocks and the stones; ``places`` are those of the stones of the picture laid."""
    stones = []
    lying = iter(places)
    for colour, mask, supply in zip(COLOURS, goal, _supply(pictures), strict=True):
        needed = mask.bit_count()
        for number in range(supply):
            index = next(lying) if number < needed else OFF_BOARD
            squares = () if index == OFF_BOARD else (GRID.square(index),)
            state = "" if number < needed else BOX
            stones.append(
                Token(f"{STONE}/{colour}/{number + 1}", STONE, None, colour, squares, state)
            )
    return (*_PLATES, *stones)


def hidden(lying: Tokens) -> Tokens:
    """Return the tokens with all stones out of sight."""
    return tuple(
        replace(token, squares=(), state=HIDDEN) if token.kind == STONE else token
        for token in lying
    )


def _changed(before: Tokens, after: Tokens) -> list[tuple[Token, Token]]:
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]


def _effect(kind: EffectKind, pairs: Iterable[tuple[Token, Token]]) -> tuple[Effect, ...]:
    """Return the effect of that kind on pairs of old and new tokens; nothing for no pairs."""
    pairs = list(pairs)
    if not pairs:
        return ()
    return (Effect(kind, tuple(old for old, _ in pairs), tuple(new for _, new in pairs)),)


def stone_moved(before: Tokens, after: Tokens) -> tuple[Effect, ...]:
    """Return how a stone is removed from the board, or placed on it."""
    pairs = _changed(before, after)
    return _effect(EffectKind.TAKE if pairs[0][0].squares else EffectKind.PUT, pairs)


def block_turned(
    before: Tokens, after: Tokens, block: int, quarters: int, marks: Sequence[Mark]
) -> Effect:
    """Return how a block turns with the stones on it."""
    plate = BLOCK_SQUARES[block]
    pairs = [
        (old, new)
        for old, new in zip(before, after, strict=True)
        if old.squares and old.squares[0] in plate
    ]
    return Effect(
        EffectKind.TURN,
        tuple(old for old, _ in pairs),
        tuple(new for _, new in pairs),
        block_centre(block),
        quarters,
        tuple(marks),
    )


def relaid(before: Tokens, after: Tokens) -> tuple[Effect, ...]:
    """Return how a picture is laid: stones are lifted, sorted and put where they belong."""
    changed = _changed(before, after)
    lifted = [(old, replace(new, squares=())) for old, new in changed if old.squares]
    sorted_out = [
        (old, replace(new, squares=()))
        for old, new in changed
        if not old.squares and old.state != new.state
    ]
    put = [(replace(new, squares=()), new) for _, new in changed if new.squares]
    return (
        *_effect(EffectKind.TAKE, lifted),
        *_effect(EffectKind.CHANGE, sorted_out),
        *_effect(EffectKind.PUT, put),
    )
