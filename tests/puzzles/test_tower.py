"""The tower of Pent-Up's tiles: its pars, proved anew, and how it is played and kept."""

from itertools import combinations

import pytest

from pentogames.core.options import OptionsError
from pentogames.core.shapes import LETTERS, SHAPES
from pentogames.games.pent_up import PENT_UP, PentUpPosition, Rule
from pentogames.puzzles.puzzle import Effort
from pentogames.puzzles.tower import (
    HEIGHT,
    POINTS,
    TowerOptions,
    TowerPuzzle,
    height,
    highest_tiles,
    points,
    tower_par,
)

PUZZLE = TowerPuzzle()
NONE = Effort(0.0, 0, 0)
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))

Squares = frozenset[tuple[int, int]]


def par_tower() -> PentUpPosition:
    return PENT_UP.parse_position(TowerOptions(), tower_par().moves)


def test_the_tower_of_par_stands_by_the_rules() -> None:
    tower, par = par_tower(), tower_par()
    assert (height(tower), points(tower)) == (par.height, par.points)
    assert tower.to_move is None
    assert sorted(tile.piece for tile in tower.placed) == sorted(LETTERS)


def test_no_tower_is_higher_or_worth_more() -> None:
    """Levels shrink upward, have two tiles below others, and at most three have just two."""
    par = tower_par()
    assert most_pairs() == 3
    allowed = [counts for counts in falling(len(LETTERS)) if counts.count(2) <= 3]
    assert max(map(len, allowed)) == par.height
    assert max(sum(n * k for k, n in enumerate(each, 1)) for each in allowed) == par.points


def falling(tiles: int, most: int = 12) -> list[tuple[int, ...]]:
    """Return all numbers of tiles by level, from the table up; only the highest may have one."""
    if tiles == 0:
        return [()]
    return [
        (number, *above)
        for number in range(1, min(tiles, most) + 1)
        for above in falling(tiles - number, number)
        if number > 1 or not above
    ]


def most_pairs() -> int:
    """Return how many pairs of pieces, none used twice, cover the same ten squares at most."""
    pairs_on: dict[Squares, set[frozenset[str]]] = {}
    first_forms = {letter: forms(letter)[:1] for letter in LETTERS}
    for one, two in combinations(LETTERS, 2):
        for form in first_forms[one]:
            for other in forms(two):
                for region in touching(form, other):
                    pairs_on.setdefault(first_image(region), set()).add(frozenset(one + two))
    return max(map(apart, pairs_on.values()))


def forms(letter: str) -> list[Squares]:
    return [frozenset(each.offsets) for each in SHAPES[letter].orientations]


def touching(form: Squares, other: Squares) -> set[Squares]:
    """Return what both cover when the other lies somewhere against the form."""
    beside = {(x + dx, y + dy) for x, y in form for dx, dy in STEPS} - form
    shifts = {(x - a, y - b) for x, y in beside for a, b in other}
    shifted = [frozenset((x + dx, y + dy) for x, y in other) for dx, dy in shifts]
    return {form | squares for squares in shifted if not form & squares}


def first_image(region: Squares) -> Squares:
    images = []
    for _ in range(4):
        region = frozenset((-y, x) for x, y in region)
        for image in (region, frozenset((-x, y) for x, y in region)):
            left, low = min(x for x, _ in image), min(y for _, y in image)
            images.append(sorted((x - left, y - low) for x, y in image))
    return frozenset(min(images))


def apart(pairs: set[frozenset[str]]) -> int:
    """Return how many of the pairs have no piece in common at most."""
    ordered = sorted(pairs, key=sorted)
    return max(
        (
            1 + apart({p for p in ordered[n + 1 :] if not p & pair})
            for n, pair in enumerate(ordered)
        ),
        default=0,
    )


def test_it_is_built_by_the_games_own_rules() -> None:
    """The second tile may lie on the table; the third must go up where it can."""
    state = PUZZLE.start()
    assert state.seats == ("White",)
    for tile in par_tower().placed:
        assert state.refusal(tile) is None
        low = next((move for move in state.moves() if move.squares[0].level == 1), None)
        tiles, level = highest_tiles(state)
        assert level == max(state.level_for(letter) for letter in state.hand("White"))
        assert all(state.level_for(letter) == level for letter in tiles)
        assert low is None or state.level_for(low.piece) == 1
        state = PUZZLE.move(state, tile)
    assert not PUZZLE.running(state)
    refusal = state.refusal(par_tower().placed[0])
    assert refusal is not None
    assert refusal.rule is Rule.GAME_OVER


def test_results_are_the_height_and_at_the_end_the_points() -> None:
    state = PUZZLE.start()
    assert PUZZLE.results(state, NONE) == ()
    for tile in par_tower().placed:
        state = PUZZLE.move(state, tile)
        found = {result.measure: result.score for result in PUZZLE.results(state, NONE)}
        assert found[HEIGHT] == (-height(state),)
        assert (POINTS in found) == (state.ply == len(LETTERS))
    assert found[POINTS] == (-tower_par().points,)


def test_states_are_written_and_read() -> None:
    for count in (0, 1, 7, 12):
        state = PUZZLE.start()
        for tile in par_tower().placed[:count]:
            state = PUZZLE.move(state, tile)
        assert PUZZLE.read(PUZZLE.write(state)) == state
        assert PUZZLE.again(state) == PUZZLE.start()


@pytest.mark.parametrize("moves", ["nonsense", "", "F(0,0)(1,2)^1 X(30,30)^1"])
def test_damaged_states_are_refused(moves: str) -> None:
    with pytest.raises(ValueError, match="no tower"):
        PUZZLE.read({"moves": moves})


def test_nobody_else_plays() -> None:
    with pytest.raises(OptionsError):
        TowerOptions(players=2)
