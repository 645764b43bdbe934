"""The check figures of the rules pages: counts of moves, and the source's published games."""

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from pentogames.core.cells import Square, letter_name, read_letter_name
from pentogames.core.game import play
from pentogames.core.shapes import LETTERS, Placement
from pentogames.games._universe_table import numbers
from pentogames.games.universe import (
    UNIVERSE,
    Region,
    RegionKind,
    Rule,
    UniverseOptions,
    UniversePosition,
    regions,
)

SQUARE_BOARD = UniverseOptions()
LOW_BOARD = UniverseOptions(rows=9)

FIRST_MOVES = {
    "X": 60, "I": 120, "T": 248, "W": 248, "Z": 248, "V": 252,
    "U": 256, "F": 488, "N": 488, "Y": 488, "L": 496, "P": 568,
}  # fmt: skip

LOW_GAME = "6-E5-F7 6-F5-E3 7-H7-I4 7-C3-B6 8-C7-D9 8-H3-G1 4-E1-C2 4-F9-H8 2-D3-D7"

# The endgame of the source's page 7, recovered: which X and which Z is whose makes no difference.
ENDGAME = (
    "White:2-B1-F1 White:5-I8-J10 Black:8-H5-J6 Black:10-D8-F9 "
    "White:1-F5 Black:1-G3 White:11-A4-C5 Black:11-C8-E7 turn:White"
)


def played(position: UniversePosition, line: str) -> UniversePosition:
    for text in line.split():
        position = play(position, UNIVERSE.parse(position, text))
    return position


def first_moves() -> list[Placement]:
    return list(UNIVERSE.start(SQUARE_BOARD).moves())


def pictures(squares: tuple[Square, ...]):
    """The squares under the eight symmetries of the 10x10 board."""
    for turn in range(8):
        cells = [(9 - s.x if turn & 1 else s.x, 9 - s.y if turn & 2 else s.y) for s in squares]
        yield tuple(sorted((y, x) if turn & 4 else (x, y) for x, y in cells))


def rotated(move: Placement, seat: str) -> Placement:
    """The move turned by half a turn about the centre, as an answer of the seat."""
    squares = tuple(sorted(Square(9 - s.x, 9 - s.y) for s in move.squares))
    return Placement(seat, move.piece, squares)


def classes(moves: list[Placement]) -> dict[object, Placement]:
    """One move of each class under the symmetries of the board."""
    return {(move.piece, min(pictures(move.squares))): move for move in moves}


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (UniverseOptions(players=4), 8944),
        (UniverseOptions(players=3, regions=("south", "west")), 6435),
        (SQUARE_BOARD, 3960),
    ],
)
def test_legal_first_moves(options: UniverseOptions, count: int):
    assert len(set(UNIVERSE.start(options).moves())) == count


def test_legal_first_moves_by_piece():
    assert Counter(move.piece for move in first_moves()) == FIRST_MOVES


def test_placements_without_the_fencing_rule():
    table = UNIVERSE.start(SQUARE_BOARD).table
    assert len(set(table.masks)) == 4096
    assert sum(table.held(letter).bit_count() for letter in LETTERS) == 4096


def test_classes_of_first_moves_and_their_rotated_answers():
    start = UNIVERSE.start(SQUARE_BOARD)
    heart = {area.name: set(area.squares) for area in UNIVERSE.layout(start).areas}["heart"]
    different = classes(first_moves())
    assert len(different) == 503
    answered, unanswered = set(), set()
    for key, move in different.items():
        if len(heart.intersection(move.squares)) in (1, 2):
            refusal = start.after(move).refusal(rotated(move, "Black"))
            (unanswered if refusal else answered).add(key)
    assert (len(answered), len(different) - len(answered)) == (76, 427)
    assert unanswered == set(classes(unanswerable(start)))


def unanswerable(start: UniversePosition) -> list[Placement]:
    """The source's two, and the L that overlaps its own image."""
    corner = tuple(map(read_letter_name, ("D5", "D6", "E5", "F5", "G5")))
    source = [UNIVERSE.parse(start, text) for text in ("5-E5-D7", "10-D5-E7")]
    return [*source, Placement("White", "L", corner)]


def test_why_three_moves_have_no_rotated_answer():
    start = UNIVERSE.start(SQUARE_BOARD)
    refusals = [start.after(move).refusal(rotated(move, "Black")) for move in unanswerable(start)]
    assert [refusal.rule for refusal in refusals if refusal] == [
        Rule.FENCES_OFF,
        Rule.FENCES_OFF,
        Rule.OCCUPIED,
    ]


def test_moves_left_after_the_first():
    # The source prints 2988 and 2632; no piece and no orientation through D3 and C5 gives those
    # under the stated rule, while its 60, 568, 3960 and 427 agree exactly.
    position = played(UNIVERSE.start(SQUARE_BOARD), "12-D3-C5")
    assert len(list(position.moves())) == position.legal_set("Black").bit_count() == 2972
    assert len(list(position.legal_of("White"))) == 2617
    assert "F" not in position.playable_pieces("White")


def test_a_move_that_fences_off_a_corner():
    position = played(UNIVERSE.start(SQUARE_BOARD), "12-D3-C5")
    refusal = position.refusal(UNIVERSE.parse(position, "1-B2"))
    assert refusal is not None
    assert refusal.rule is Rule.FENCES_OFF
    fenced = [(tuple(map(letter_name, mark.squares)), mark.label) for mark in refusal.marks]
    assert fenced == [(("A1",), "1"), (("C3",), "1")]
    assert refusal.facts["sizes"] == (1, 1)


def test_the_game_on_the_low_board():
    position = played(UNIVERSE.start(LOW_BOARD), LOW_GAME)
    assert sorted(region.size for region in regions(position)) == [13, 16, 16]
    assert {region.kind for region in regions(position)} == {RegionKind.OPEN}
    move = UNIVERSE.parse(position, "2-G7-G3")
    assert (position.to_move, move.seat) == ("Black", "Black")
    refusal = position.refusal(move)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["sizes"]) == (Rule.FENCES_OFF, (4, 4))


def test_what_fits_in_the_regions_of_the_low_board():
    position = played(UNIVERSE.start(LOW_BOARD), LOW_GAME)
    fits = {}
    for region in regions(position):
        columns = {square.x for square in region.squares}
        name = "middle" if columns & {4, 5} else "left" if 0 in columns else "right"
        fits[name] = pieces_that_fit(position, region)
    assert set(fits) == {"left", "middle", "right"}
    assert fits["middle"] == {"L"}
    assert "I" not in fits["left"] | fits["right"]


def pieces_that_fit(position: UniversePosition, region: Region) -> set[str]:
    """The pieces, whoever has them, that can be placed within the region."""
    inside = set(region.squares)
    table = position.table
    return {
        table.pieces[number]
        for number in numbers(position.legal)
        if inside.issuperset(table.squares[number])
    }


def endgame() -> UniversePosition:
    return UNIVERSE.parse_position(SQUARE_BOARD, ENDGAME)


def test_the_recovered_endgame():
    position = endgame()
    assert (position.to_move, position.ply) == ("White", 8)
    assert len(list(position.moves())) == 70
    sizes = {letter_name(region.squares[0]): region.size for region in regions(position)}
    assert sizes == {"A1": 18, "G1": 12, "A6": 15, "G6": 15}
    drawing = UNIVERSE.text(position).splitlines()
    assert drawing[0] == "10  .  .  .  .  .  Wb .  .  Uw Uw"
    assert drawing[-2:] == ["> White  FLNPTVWY", "  Black  FILNPTUY"]


def test_three_moves_split_a_region_into_two_dead_zones():
    position = endgame()
    table = position.table
    grid = table.board.grid
    largest = grid.mask(max(regions(position), key=lambda region: region.size).squares)
    splitting = []
    for number in numbers(position.legal):
        if table.masks[number] & ~largest:
            continue
        parts = [part.bit_count() for part in grid.components(largest & ~table.masks[number])]
        if sorted(parts) == [6, 7]:
            splitting.append(UNIVERSE.format(position, table.placements("White")[number]))
    assert splitting == ["2-A3-E3", "6-C4-D2", "10-B4-D3"]


@pytest.mark.parametrize(
    "line",
    [
        "7-B3-E4 7-D9-A8",
        "7-B3-E4 7-B6-C9 12-I9-G10",
        "7-B3-E4 3-D9-B8 4-G10-F8",
        "4-B9-D10 9-B2-C4",
        "9-A10-C9 7-E3-B4",
        "12-B8-A10 9-B2-C4",
        "3-B10-D9 7-B6-C9",
    ],
)
def test_every_quoted_line_can_be_played(line: str):
    assert played(endgame(), line).ply == 8 + len(line.split())


@pytest.mark.parametrize(
    ("line", "winning"),
    [
        ("7-B3-E4", "7-D9-A8"),
        ("7-B3-E4 7-B6-C9", "12-I9-G10"),
        ("7-B3-E4 3-D9-B8", "4-G10-F8"),
    ],
)
def test_the_only_winning_answer(line: str, winning: str):
    position = played(endgame(), line)
    wins = winner_of_endings()
    found = [move for move in position.moves() if not wins(position.after(move))]
    assert [UNIVERSE.format(position, move) for move in found] == [winning]


def winner_of_endings() -> Callable[[UniversePosition], bool]:
    """Return a function that says whether who is to move wins, by looking at everything."""

    @cache
    def mover_wins(vacant: int, legal: int, mine: str, others: str) -> bool:
        for number in numbers(legal & table.held(mine)):
            left = vacant & ~table.masks[number]
            hand = mine.replace(table.pieces[number], "")
            if not mover_wins(left, table.legal_after(legal, left, number), others, hand):
                return True
        return False

    def wins(position: UniversePosition) -> bool:
        if position.to_move is None:
            return False
        other = position.seats[1 - position.seats.index(position.to_move)]
        hands = position.hand(position.to_move), position.hand(other)
        return mover_wins(position.vacant, position.legal, *hands)

    table = endgame().table
    return wins
