"""The kernel of Pentago in Python, equal to ``_pentago.c`` to the last bit.

``pentago_board`` says what states and keys are. An evaluation is made by ``weigher`` and handed to
whatever judges; what it is inside is the kernel's own business.
"""

from collections.abc import Iterator

from pentogames.bots.kernels import pentago_judging as judging
from pentogames.bots.kernels.pentago_board import (
    CELLS,
    HOME_OF,
    KEYS,
    MAY_SKIP,
    NONE,
    OVER,
    Board,
    read_board,
    read_running,
    sixteen_bits,
    write_board,
)
from pentogames.bots.kernels.pentago_lines import (
    LINES,
    OTHER,
    POWER,
    THROUGH,
    TO_MOVE,
    Sight,
    Weigher,
    ways_of,
    weigher,
)
from pentogames.bots.kernels.pentago_proof import Proof

__all__ = ["after", "children", "estimate", "forced", "playout", "weigher"]


def after(state: bytes, key: int) -> bytes:
    """Return the state after a legal move; ValueError if its square is not vacant."""
    board = read_running(state)
    cell = key // KEYS
    if key < 0 or cell >= CELLS or board.all_of(cell // 9) >> cell % 9 & 1:
        raise ValueError("no such move")
    board.play(key)
    return write_board(board)


def estimate(state: bytes, evaluation: Weigher) -> tuple[int, tuple[int, ...]]:
    """Return a verdict, and the points of each colour (0 of those that are placed).

    The verdict is 1 if the colour to move can make five now; -1 if it cannot, and cannot keep its
    only opponent from it; else 0.
    """
    return judging.estimate(read_running(state), evaluation)


def children(state: bytes, width: int, evaluation: Weigher) -> list[tuple[int, int]]:
    """Return scores and keys of moves, best first: all (a width of 0), or those worth a look."""
    board = read_running(state)
    moves = judging.Judge(board, evaluation).all_moves()
    if width > 0:
        chosen = judging.choose(board, evaluation, moves, width)
    else:
        chosen = judging.best_first(moves)
    return [(score, key) for score, key, _ in chosen]


def forced(
    state: bytes, attacker: int, turns: int, nodes: int, evaluation: Weigher
) -> tuple[int, int]:
    """Prove that a colour is the next to make five, and alone, within some turns of its own.

    All others play against it. Returns 1 if it does, 0 if it does not, -1 if that takes more than
    so many positions; and the number of positions looked at.
    """
    board = read_running(state)
    if not 0 <= attacker < board.colours or board.place[attacker] or turns < 1:
        raise ValueError("no such attacker")
    proof = Proof(attacker, nodes, evaluation)
    return proof.answer(board, turns), proof.nodes


def playout(state: bytes, seed: int, evaluation: Weigher | None) -> int:
    """Play to the end and return the places by colour, three bits each, the first colour's lowest.

    Without an evaluation every move is by lot. With one, a colour makes five if it can, or else
    takes the square where the next colour would first do so; all else is by lot.
    """
    board = read_board(state)
    lot = _Lot(seed)
    while board.mover != OVER:
        if evaluation is None:
            _place(board, _random_cell(board, lot), lot)
        else:
            _play_policy(board, lot, evaluation)
    places = 0
    for place in reversed(board.place):
        places = 8 * places + place
    return places


class _Lot:
    """Draws numbers."""

    __slots__ = ("_next",)

    def __init__(self, seed: int) -> None:
        numbers: Iterator[int] = sixteen_bits(seed)
        self._next = numbers.__next__

    def below(self, limit: int) -> int:
        """Return a number below the limit."""
        return self._next() * limit >> 16


def _random_cell(board: Board, lot: _Lot) -> int:
    while True:
        cell = lot.below(CELLS)
        if not board.all_of(cell // 9) >> cell % 9 & 1:
            return cell


def _place(board: Board, cell: int, lot: _Lot) -> None:
    """Place a stone, then turn a block by lot if the stone has not made five."""
    board.put(cell)
    if board.five(board.mover):
        board.finish((board.mover,))
        return
    blocks = 9 * board.ways
    skip = bool(board.flags & MAY_SKIP) and board.has_empty_block()
    turn = lot.below(blocks + skip)
    if turn == blocks:
        board.finish(())
        return
    board.turn(turn * 2 // board.ways)
    board.finish(board.made())


def _play_policy(board: Board, lot: _Lot, evaluation: Weigher) -> None:
    """Make five, or take the square of the next colour's first way to five, or play by lot."""
    way = _find_way(board, board.mover, evaluation)
    if way is not None:
        cell, turn = way
        if cell is None:
            cell = _random_cell(board, lot)
        placed = board.copy()
        placed.put(cell)
        board.play(KEYS * cell + (NONE if placed.five(board.mover) else turn))
        return
    threat = _find_way(board, board.following(), evaluation)
    cell = None if threat is None else threat[0]
    _place(board, _random_cell(board, lot) if cell is None else cell, lot)


def _find_way(board: Board, colour: int, evaluation: Weigher) -> tuple[int | None, int] | None:
    """Return the first way of a colour to make five: its cell (None: none needed) and turn."""
    sight = Sight(board, colour)
    table = evaluation.still[TO_MOVE]
    for line, code in enumerate(sight.codes):
        if ways_of(table[code]):
            place = _wanted(table, code)
            return (None if place is None else LINES[line][place]), NONE
    table = evaluation.turned[TO_MOVE]
    for block, changes in enumerate(sight.changes):
        for quarter in range(board.ways):
            change = changes[quarter]
            for line in THROUGH[block]:
                code = sight.codes[line] + change[line]
                if ways_of(table[code]):
                    place = _wanted(table, code)
                    cell = None if place is None else _home(LINES[line][place], block, quarter)
                    return cell, 2 * block + quarter
    return None


def _wanted(table: list[int], code: int) -> int | None:
    """Return the first vacant place of a line where a stone of another's takes a way away."""
    ways = ways_of(table[code])
    for place in range(9):
        if code // POWER[place] % 3 == 0 and ways_of(table[code + OTHER * POWER[place]]) < ways:
            return place
    return None


def _home(cell: int, block: int, quarter: int) -> int:
    """Return the cell before the turn of a block."""
    return 9 * block + HOME_OF[quarter][cell % 9] if cell // 9 == block else cell
