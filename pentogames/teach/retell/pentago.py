"""What a turn of Pentago did: the stone, the block, and the rows of five that came of it."""

from collections.abc import Iterator

from pentogames.core.blocks import CLOCKWISE, GRID, block_of, square_name
from pentogames.core.game import Seat
from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PentagoPosition
from pentogames.teach.retell import Said, Who
from pentogames.teach.sentences import Sentence

PLACED = Sentence("{seat} placed a stone on {square}.")
TURNED = {
    True: Sentence(
        "Block {block} was turned clockwise, and {count} stones with it.",
        one="Block {block} was turned clockwise, and one stone with it.",
        count="count",
    ),
    False: Sentence(
        "Block {block} was turned counter-clockwise, and {count} stones with it.",
        one="Block {block} was turned counter-clockwise, and one stone with it.",
        count="count",
    ),
}
SKIPPED = Sentence("No block was turned.")
WON = Sentence("The stone made five in a row, so no block was turned.")
FIVE = Sentence("{seat} has five in a row.")


def retell(before: PentagoPosition, move: Turn) -> Iterator[Said]:
    """Tell a legal move."""
    assert before.to_move is not None
    assert move.square is not None
    after = before.after(move)
    yield PLACED, {"seat": Who(before.to_move), "square": square_name(move.square)}
    if move.block:
        stones = before.occupied | GRID.mask((move.square,))
        count = sum(block_of(square) == move.block for square in GRID.squares(stones))
        facts = {"block": move.block, "count": count}
        yield TURNED[move.quarters == CLOCKWISE], facts
    elif move.block is None:
        yield WON, {}
    else:
        yield SKIPPED, {}
    for seat in _new_fives(before, after):
        yield FIVE, {"seat": Who(seat)}


def _new_fives(before: PentagoPosition, after: PentagoPosition) -> Iterator[Seat]:
    """Yield the colours that made five with the move."""
    seating = before.options.seating
    for colour, was, now in zip(seating.colours, before.outs, after.outs, strict=True):
        if now and not was:
            yield colour
