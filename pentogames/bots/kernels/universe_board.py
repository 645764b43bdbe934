"""Universe's board for the kernel in Python: sets, fences, states and regions (universe_board.h).

Sets of squares and of placements are integers.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

PIECES = 12
SEATS = 4
PIECE_SIZE = 5
HEADER = 16
"""Bytes of a state before its sets."""
OVER = 255
"""The mover of a finished game."""

_NARROW, _WIDE = 2, 5
_MOST = 10240


def members(chosen: int) -> Iterator[int]:
    """Yield the numbers in a set, lowest first."""
    while chosen:
        low = chosen & -chosen
        yield low.bit_length() - 1
        chosen ^= low


class Board:
    """The placements of a board by number: ``piece``, ``mask``, and the sets that follow."""

    def __init__(self, words: int, stride: int, pieces: bytes, masks: bytes) -> None:
        count = len(pieces)
        sound = words in (_NARROW, _WIDE) and 0 < stride < 64 and 0 < count <= _MOST
        if not sound or len(masks) != 8 * words * count or max(pieces) >= PIECES:
            raise ValueError("no board of Universe")
        size = 8 * words
        self.words = words
        self.stride = stride
        self.count = count
        self.blocks = (count + 63) // 64
        self.piece = tuple(pieces)
        self.mask = tuple(
            int.from_bytes(masks[at : at + size], "little") for at in range(0, len(masks), size)
        )
        self.grown = tuple(self.grow(mask) for mask in self.mask)
        self.of_piece = [0] * PIECES
        self._covers = [0] * (64 * words)
        for number, (piece, mask) in enumerate(zip(self.piece, self.mask, strict=True)):
            self.of_piece[piece] |= 1 << number
            for square in members(mask):
                self._covers[square] |= 1 << number

    def grow(self, squares: int) -> int:
        """Return the squares and those beside them."""
        stride = self.stride
        return squares | squares << 1 | squares >> 1 | squares << stride | squares >> stride

    def component(self, seed: int, area: int) -> int:
        """Return the seed and what is connected to it within the area."""
        part = seed
        while (grown := self.grow(part) & area) != part:
            part = grown
        return part

    def touching(self, number: int) -> int:
        """Return the set of the placements that overlap one."""
        touched = 0
        for square in members(self.mask[number]):
            touched |= self._covers[square]
        return touched

    def held(self, hand: int) -> int:
        """Return the set of the placements of a hand's pieces."""
        found = 0
        for piece in members(hand):
            found |= self.of_piece[piece]
        return found

    def fences(self, vacant: int, number: int) -> bool:
        """Say whether a placement on vacant squares would fence off one to four of them."""
        left = vacant & ~self.mask[number]
        seeds = self.grown[number] & left
        stride = self.stride
        while seeds:
            part = seeds & -seeds
            for _ in range(PIECE_SIZE - 1):  # each step adds a square at least
                grown = part | part << 1 | part >> 1 | part << stride | part >> stride
                grown &= left
                if grown == part:
                    if part.bit_count() < PIECE_SIZE:
                        return True
                    break
                part = grown
            seeds &= ~part
        return False

    def unfenced(self, legal: int, vacant: int) -> int:
        """Return the placements, all on vacant squares, that fence nothing off."""
        for number in members(legal):
            if self.fences(vacant, number):
                legal ^= 1 << number
        return legal


@dataclass(slots=True)
class State:
    """A state, taken from its bytes; ``legal`` and ``vacant`` are sets."""

    code: int
    players: int
    mover: int
    out: tuple[int, ...]
    hands: list[int]
    vacant: int
    legal: int

    @property
    def alive(self) -> list[int]:
        """The seats that are still in the game."""
        return [seat for seat in range(self.players) if seat not in self.out]

    def hands_of_alive(self) -> int:
        """Return the pieces that somebody in the game still holds."""
        together = 0
        for seat in self.alive:
            together |= self.hands[seat]
        return together

    def copy(self) -> "State":
        """Return a state that can be changed without this one."""
        return State(
            self.code,
            self.players,
            self.mover,
            self.out,
            list(self.hands),
            self.vacant,
            self.legal,
        )

    def write(self, board: Board) -> bytes:
        """Return the bytes of the state."""
        head = bytes((self.code, self.players, self.mover, len(self.out), *self.out))
        hands = b"".join(hand.to_bytes(2, "little") for hand in self.hands)
        vacant = self.vacant.to_bytes(8 * board.words, "little")
        legal = self.legal.to_bytes(8 * board.blocks, "little")
        return head.ljust(HEADER - 2 * SEATS, b"\0") + hands + vacant + legal


def read_state(board: Board, data: bytes) -> State:
    """Read a state; ValueError if it is not one of the board."""
    at = HEADER + 8 * board.words
    sound = len(data) == at + 8 * board.blocks
    sound = sound and 2 <= data[1] <= SEATS and data[3] < data[1]
    sound = sound and (data[2] < data[1] or data[2] == OVER)
    if not sound or any(seat >= data[1] for seat in data[4 : 4 + data[3]]):
        raise ValueError("no state of this board")
    hands = [
        int.from_bytes(data[first : first + 2], "little") & (1 << PIECES) - 1
        for first in range(HEADER - 2 * SEATS, HEADER, 2)
    ]
    vacant = int.from_bytes(data[HEADER:at], "little")
    legal = int.from_bytes(data[at:], "little") & (1 << board.count) - 1
    out = tuple(data[4 : 4 + data[3]])
    return State(data[0], data[1], data[2], out, hands, vacant, legal)


class Part(NamedTuple):
    """A vacant region, and the pieces that have a legal placement there, in whoever's hand."""

    squares: int
    pieces: int

    def kinds(self, hand: int) -> int:
        """Return how many of a hand's pieces fit."""
        return (self.pieces & hand).bit_count()


def find_parts(board: Board, vacant: int, legal: int) -> list[Part]:
    """Return the regions in which some of the placements lie, by the first placement in them."""
    found: list[Part] = []
    for number in members(legal):
        mask, piece = board.mask[number], 1 << board.piece[number]
        for index, part in enumerate(found):
            if mask & part.squares:
                found[index] = Part(part.squares, part.pieces | piece)
                break
        else:
            found.append(Part(board.component(mask, vacant), piece))
    return found


def reserves(parts: list[Part], hand: int, others: int) -> int:
    """Return a lower bound of the moves that nobody else can take from the hand."""
    used = count = 0
    for part in parts:
        own = part.pieces & hand & ~used
        if own and not part.pieces & others:
            used |= own & -own
            count += 1
    return count


def most_moves(parts: list[Part], hand: int) -> int:
    """Return an upper bound of the moves that can be made with the hand."""
    kinds = room = 0
    for part in parts:
        kinds |= part.pieces & hand
        room += min(part.kinds(hand), part.squares.bit_count() // PIECE_SIZE)
    return min(kinds.bit_count(), room)
