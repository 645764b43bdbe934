"""Pent-Up against its slow twin, and what must hold in any position."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.cells import Square
from pentogames.core.game import play
from pentogames.core.shapes import LETTERS, TRANSFORMS, Placement, Transform, marked_squares
from pentogames.games.pent_up import PENT_UP, PentUpOptions, PentUpPosition, Rule
from tests.twins.pent_up import SlowPentUp

VARIANTS = (
    PentUpOptions(2),
    PentUpOptions(2, misere=True),
    PentUpOptions(3),
    PentUpOptions(3, misere=True),
    PentUpOptions(3, scoring="advanced"),
)


def hand_to_move(position: PentUpPosition) -> str:
    return "" if position.to_move is None else position.hand(position.to_move)


def next_move(position: PentUpPosition, random: Random, style: str) -> Placement:
    """A random move that favours what the style says; wide games spread, high ones climb."""
    if style == "any":
        return position.random_move(random)
    hand = hand_to_move(position)
    if style == "high":
        top = max(map(position.level_for, hand))
        hand = "".join(piece for piece in hand if position.level_for(piece) == top)
    moves = list(position.placements(random.choice(hand)))
    if style == "wide":
        return max(moves, key=lambda move: max(x - y for x, y, _ in move.squares))
    return random.choice(moves)


def random_position(seed: int, plies: int, options: PentUpOptions) -> PentUpPosition:
    random, position = Random(seed), PENT_UP.start(options)
    for _ in range(plies):
        position = position.after(next_move(position, random, "tile"))
    return position


def assert_agree(position: PentUpPosition, twin: SlowPentUp) -> None:
    moves = list(position.moves())
    assert len(moves) == len(set(moves))
    assert set(moves) == twin.moves()
    assert {move.piece: move.squares[0].level for move in moves} == {
        piece: position.level_for(piece) for piece in hand_to_move(position)
    }
    assert dict(position.winning_now().outcome.places) == twin.standing()
    assert len(position.stack.covers) == len(twin.levels)
    assert (position.outcome() is None) is not twin.over()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_twin_agrees_at_every_ply(options):
    random, position = Random(str(options)), PENT_UP.start(options)
    twin = SlowPentUp(**options.plain())
    while position.to_move is not None:
        assert_agree(position, twin)
        move = next_move(position, random, "tile")
        position = play(position, move)
        twin.lay(move)
    assert_agree(position, twin)


@pytest.mark.parametrize("style", ["any", "high", "wide"])
def test_twin_agrees_in_games_of_every_style(style):
    options = PentUpOptions()
    random, position, twin = Random(style), PENT_UP.start(options), SlowPentUp()
    while position.to_move is not None:
        if position.ply % 3 == 2:
            assert_agree(position, twin)
        move = next_move(position, random, style)
        position = play(position, move)
        twin.lay(move)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_twin_agrees_on_places_at_the_end(options):
    for seed in range(12):
        random, position = Random(seed), PENT_UP.start(options)
        twin = SlowPentUp(**options.plain())
        while position.to_move is not None:
            assert dict(position.winning_now().outcome.places) == twin.standing()
            move = next_move(position, random, "high" if seed % 2 else "any")
            position = position.after(move)
            twin.lay(move)
        outcome = position.outcome()
        assert outcome is not None
        assert dict(outcome.places) == twin.standing()


positions = st.builds(
    random_position, st.integers(0, 2**32), st.integers(0, 23), st.sampled_from(VARIANTS)
)


@st.composite
def mutated_moves(draw, position: PentUpPosition) -> Placement:
    """A legal move with something changed, often to another legal one."""
    piece = draw(st.sampled_from(hand_to_move(position)))
    move = draw(st.sampled_from(list(position.placements(piece))))
    squares = move.squares
    dx, dy, dlevel = draw(st.tuples(*[st.integers(-2, 2)] * 3))
    match draw(st.sampled_from(["shift", "raise", "seat", "piece", "turn", "square", "drop"])):
        case "shift":
            squares = tuple(Square(x + dx, y + dy, level) for x, y, level in squares)
        case "raise":
            squares = tuple(Square(x + dx, y, level + dlevel) for x, y, level in squares)
        case "seat":
            return Placement(draw(st.sampled_from(["Blue", *position.seats])), piece, squares)
        case "piece":
            return Placement(move.seat, draw(st.sampled_from(["", *LETTERS])), squares)
        case "turn":
            transform = draw(st.sampled_from(TRANSFORMS))
            squares = turned(squares, transform, about=squares[2])
        case "square":
            x, y, level = squares[0]
            squares = tuple(sorted((Square(x + dx, y + dy, level + dlevel), *squares[1:])))
        case "drop":
            squares = squares[draw(st.integers(0, 5)) :]
    return Placement(move.seat, piece, squares)


def turned(squares: tuple[Square, ...], transform: Transform, about: Square) -> tuple[Square, ...]:
    moved = []
    for x, y, level in squares:
        x, y = transform.apply((x - about.x, y - about.y))
        moved.append(Square(x + about.x, y + about.y, level))
    return tuple(sorted(moved))


def at_home(position: PentUpPosition, move: Placement) -> Placement:
    """The move; of the first of a game, which may be made anywhere, its like in the corner."""
    if position.placed or not move.squares:
        return move
    left, low = min(s.x for s in move.squares), min(s.y for s in move.squares)
    squares = tuple(Square(x - left, y - low, level) for x, y, level in move.squares)
    return Placement(move.seat, move.piece, squares)


@settings(max_examples=100, deadline=None)
@given(st.data(), positions)
def test_a_move_is_refused_exactly_if_it_is_not_among_the_moves(data, position):
    move = data.draw(mutated_moves(position))
    refusal = position.refusal(move)
    legal = {at_home(position, each) for each in position.moves()}
    assert (refusal is None) is (at_home(position, move) in legal)
    if refusal is not None:
        assert refusal.rule in set(Rule)
        assert not refusal.incomplete


@settings(max_examples=25, deadline=None)
@given(st.data(), positions)
def test_every_move_is_legal_and_can_be_written(data, position):
    for piece in hand_to_move(position):
        for move in position.placements(piece):
            text = PENT_UP.format(position, move)
            if position.refusal(move) is not None or PENT_UP.parse(position, text) != move:
                raise AssertionError(text)


@settings(max_examples=25, deadline=None)
@given(positions)
def test_positions_are_read_as_they_are_written(position):
    again = PENT_UP.parse_position(position.options, PENT_UP.format_position(position))
    assert again == position
    assert hash(again) == hash(position)
    assert list(again.moves()) == list(position.moves())


def seen_from(position: PentUpPosition, transform: Transform) -> PentUpPosition:
    """The game as it looks turned or flipped, moved so that its first square 1 is at (0, 0)."""
    squares = [turned(tile.squares, transform, Square(0, 0)) for tile in position.placed]
    first = marked_squares(position.placed[0].piece, squares[0])
    assert first is not None
    x0, y0, _ = first[0]
    result = PENT_UP.start(position.options)
    for tile, there in zip(position.placed, squares, strict=True):
        placed = tuple(sorted(Square(x - x0, y - y0, level) for x, y, level in there))
        result = play(result, Placement(tile.seat, tile.piece, placed))
    return result


@settings(max_examples=25, deadline=None)
@given(positions.filter(lambda position: position.ply > 0), st.sampled_from(TRANSFORMS))
def test_a_turned_table_changes_nothing(position, transform):
    other = seen_from(position, transform)
    for piece in hand_to_move(position):
        assert other.level_for(piece) == position.level_for(piece)
        assert len(list(other.placements(piece))) == len(list(position.placements(piece)))
    assert other.levels() == position.levels()


@settings(max_examples=25, deadline=None)
@given(positions, st.integers(0, 2**32))
def test_tiles_never_overlap_and_always_rest(position, seed):
    random = Random(seed)
    while position.to_move is not None:
        position = position.after(position.random_move(random))
    taken = [square for tile in position.placed for square in tile.squares]
    assert len(taken) == len(set(taken)) == 5 * len(position.placed)
    assert all(level == 1 or Square(x, y, level - 1) in taken for x, y, level in taken)
    assert all(position.hand(seat) == "" for seat in position.seats)
