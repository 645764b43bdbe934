"""Positions of Pentago to test its computer player with, and slow answers by the rules alone."""

from random import Random

from hypothesis import strategies as st

from pentogames.bots.kernels import compiled, pure
from pentogames.core.blocks import SQUARES, has_five
from pentogames.games.pentago import PENTAGO, PentagoOptions, PentagoPosition, Turn
from tests.contract.variants import VARIANTS

KERNELS = tuple(module for module in (compiled("pentago"), pure("pentago")) if module is not None)
OPTIONS = tuple(PentagoOptions.read(plain) for plain in VARIANTS["pentago"])
WEIGHTS = (0, 1, 6, 30, 80, 80, 0, 0, 1, 4, 10, 20, 0, 1, 5, 25, 60, 60, 0, 0, 1, 3, 8, 10)

FORK = "/".join(
    (
        *(".........", ".........", "........."),
        *("...122...", "...211...", ".....1..."),
        *("..2......", ".1.......", ".....2..."),
    )
)
FORK += " 1 -,-"
"""Player 1 cannot make five at once, but with the next turn after any of FORKING."""

FORKING = (
    *(f"{square}-7R" for square in ("b8", "c9", "g1", "h2", "h8")),
    *(f"{square}-{block}R" for square in ("b8", "h2") for block in (1, 2, 3, 4, 5, 6, 8, 9)),
)


def colour_to_move(position: PentagoPosition) -> int:
    assert position.turn is not None
    return position.options.seating.colour_of_turn[position.turn]


def by_lot(position: PentagoPosition, rng: Random) -> Turn:
    """A legal turn by lot, without listing all of them."""
    while True:
        turn = Turn(
            rng.choice(SQUARES), rng.randrange(1, 10), rng.choice(position.options.quarters)
        )
        for move in (turn, Turn(turn.square)):
            if position.refusal(move) is None:
                return move


def lively_position(options: PentagoOptions, seed: int, plies: int) -> PentagoPosition:
    """A position by lot whose stones lie close together, so that rows are near; it may be over."""
    rng, position = Random(seed), PENTAGO.start(options)
    while position.ply < plies and position.turn is not None:
        move = by_lot(position, rng)
        near = [s for s in SQUARES if 2 <= s.x <= 6 and 2 <= s.y <= 6]
        close = Turn(rng.choice(near), move.block, move.quarters)
        if rng.random() < 0.8 and position.refusal(close) is None:
            move = close
        position = position.after(move)
    return position


lively = st.builds(
    lively_position, st.sampled_from(OPTIONS), st.integers(0, 1 << 20), st.integers(0, 60)
)


def nearly_full(options: PentagoOptions, seed: int, vacant: int, swaps: int) -> PentagoPosition:
    """A position with few vacant squares and no five; the more swaps, the more threats."""
    rng = Random(seed)
    colours = options.seating.colours
    while True:
        # A knight's pattern: no colour has more than three in a row to begin with.
        pattern = {2: (0, 0, 1, 1, 1), 3: (0, 0, 1, 1, 2), 4: (0, 0, 1, 2, 3)}[len(colours)]
        cells = [[pattern[(x + 2 * y) % 5] for x in range(9)] for y in range(9)]
        for _ in range(swaps):
            one, other = rng.sample(SQUARES, 2)
            row, across = cells[one.y], cells[other.y]
            row[one.x], across[other.x] = across[other.x], row[one.x]
        for square in rng.sample(SQUARES, vacant):
            cells[square.y][square.x] = -1
        rows = "/".join("".join("." if c < 0 else colours[c] for c in row) for row in cells)
        outs = ",".join("-" for _ in colours)
        masks = [
            sum(1 << 10 * (8 - y) + x for y in range(9) for x in range(9) if cells[y][x] == colour)
            for colour in range(len(colours))
        ]
        if not any(map(has_five, masks)):
            return PENTAGO.parse_position(options, f"{rows} 1 {outs}")


def can_make_five(position: PentagoPosition) -> bool:
    """Whether the seat to move can make five now, by trying all its moves."""
    if position.turn is None:
        return False
    colour = colour_to_move(position)
    return any(position.after(move).outs[colour] for move in position.moves())


def forces_five(position: PentagoPosition, colour: int, turns: int) -> bool:
    """Whether a colour makes five alone and first within its turns, by trying everything."""
    if position.turn is None:
        return False
    mine = colour_to_move(position) == colour
    wins = (move_forces(position, move, colour, turns - mine) for move in position.moves())
    return any(wins) if mine else all(wins)


def move_forces(position: PentagoPosition, move: Turn, colour: int, turns: int) -> bool:
    after = position.after(move)
    made = [c for c, out in enumerate(after.outs) if out and not position.outs[c]]
    if made:
        return made == [colour]
    return turns > 0 and forces_five(after, colour, turns)
