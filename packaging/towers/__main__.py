"""Find and prove the highest tower of twelve tiles: resources/puzzles/tower.toml.

Usage: .venv/bin/python packaging/towers; it takes some two minutes.

The bound. A tile of level 2 and more lies on at least two tiles, so each level below the highest
has two tiles at least; and it lies wholly on the level below, so levels never grow upward. Levels
of two tiles each, one upon the other, cover the same ten squares, with other pieces each time. No
ten squares are covered by more than three pairs without a common piece (``pairs_of_regions`` looks
at all of them), so no more than three levels have two tiles. ``best_counts`` looks at all numbers
of tiles by level that this allows. The search then builds what the bound promises, by the rules.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS, SHAPES, Offset, Placement, marked_squares
from pentogames.games.pent_up import PENT_UP, PentUpPosition
from pentogames.puzzles.tower import TowerOptions, height, points

FILE = Path(__file__).resolve().parent.parent.parent / "resources" / "puzzles" / "tower.toml"
TILES = len(LETTERS)
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))

Region = frozenset[Offset]
Tiling = tuple[tuple[str, Region], ...]
"""Pieces with the squares that they cover."""

FORMS: dict[str, tuple[Region, ...]] = {
    letter: tuple(frozenset(each.offsets) for each in SHAPES[letter].orientations)
    for letter in LETTERS
}


def main() -> None:
    """Prove the bound, build a tower that reaches it, and write both."""
    regions = pairs_of_regions()
    levels = max(len(most_apart(pairs)) for pairs in regions.values())
    counts = best_counts(levels)
    print(f"{len(regions)} regions; {levels} pairs on one of them; at best {counts}")
    tower = next(towers(regions, counts))
    reached, value = height(tower), points(tower)
    assert reached == len(counts)
    assert value == sum(level * number for level, number in enumerate(counts, 1))
    FILE.write_text(
        "# Made by packaging/towers, which proves that there is no higher tower, and none that is\n"
        "# worth more.\n"
        f"height = {reached}\npoints = {value}\n"
        f'moves = "{PENT_UP.format_position(tower)}"\n',
        encoding="utf-8",
    )


# -- the bound ------------------------------------------------------------------------------------


def pairs_of_regions() -> dict[Region, set[str]]:
    """Return all connected regions of two different pieces, with all pairs that cover each.

    Of regions that are turned or flipped images of each other one stands for all. Two pieces apart
    would be the same two pieces on every level.
    """
    found: dict[Region, set[str]] = defaultdict(set)
    images: dict[Region, Region] = {}
    for first, second in combinations(LETTERS, 2):
        one = FORMS[first][0]
        border = {(x + dx, y + dy) for x, y in one for dx, dy in STEPS} - one
        for form in FORMS[second]:
            shifts = {(x - a, y - b) for x, y in border for a, b in form}
            for dx, dy in shifts:
                other = frozenset((x + dx, y + dy) for x, y in form)
                if not other & one:
                    region = _at_origin(one | other)
                    if region not in images:
                        images[region] = _first_image(region)
                    found[images[region]].add(first + second)
    return found


def _at_origin(region: Region) -> Region:
    left, low = min(x for x, _ in region), min(y for _, y in region)
    return frozenset((x - left, y - low) for x, y in region)


def _first_image(region: Region) -> Region:
    """Return the one that stands for a region and its turned and flipped images."""
    images = []
    for _ in range(4):
        region = frozenset((-y, x) for x, y in region)
        images += [_at_origin(region), _at_origin(frozenset((-x, y) for x, y in region))]
    return min(images, key=sorted)


def most_apart(pairs: set[str]) -> tuple[str, ...]:
    """Return as many of the pairs as have no piece in common."""
    best: tuple[str, ...] = ()
    for pair in pairs:
        left = {other for other in pairs if other > pair and not set(other) & set(pair)}
        best = max(best, (pair, *most_apart(left)), key=len)
    return best


def best_counts(levels_of_two: int) -> tuple[int, ...]:
    """Return the numbers of tiles by level, from the table up, that give the most points.

    They are also as many levels as there can be.
    """
    every = list(_counts(TILES, TILES, levels_of_two))
    best = max(every, key=lambda counts: sum(n * level for level, n in enumerate(counts, 1)))
    assert len(best) == max(map(len, every))
    return best


def _counts(tiles: int, most: int, twos: int) -> Iterator[tuple[int, ...]]:
    if tiles == 0:
        yield ()
    for number in range(1, min(tiles, most) + 1):
        allowed = twos - (number == 2)
        if allowed >= 0 and (number > 1 or tiles == 1):
            for above in _counts(tiles - number, number, allowed):
                yield (number, *above)


# -- the tower ------------------------------------------------------------------------------------


def towers(regions: dict[Region, set[str]], counts: tuple[int, ...]) -> Iterator[PentUpPosition]:
    """Yield towers with two levels of three tiles and three of two above them."""
    assert counts == (3, 3, 2, 2, 2)
    for region, pairs in regions.items():
        for chosen in combinations(sorted(pairs), 3):
            if len(set("".join(chosen))) == 6:
                rest = [letter for letter in LETTERS if letter not in "".join(chosen)]
                for low in combinations(rest, 3):
                    high = [letter for letter in rest if letter not in low]
                    for base in set(_around(region, low, frozenset())):
                        yield from _built(base, (low, tuple(high)), region, chosen)


def _around(region: Region, pieces: tuple[str, ...], taken: Region) -> Iterator[Region]:
    """Yield the squares that the pieces take up together if they cover the region."""
    left = region - taken
    if not left:
        if not pieces:
            yield taken
        return
    x, y = min(left)
    for piece in pieces:
        others = tuple(other for other in pieces if other != piece)
        for form in FORMS[piece]:
            for a, b in form:
                squares = frozenset((x + c - a, y + d - b) for c, d in form)
                if not squares & taken:
                    yield from _around(region, others, taken | squares)


def tilings(region: Region, pieces: tuple[str, ...]) -> Iterator[Tiling]:
    """Yield all ways to cover a region with all of the pieces."""
    if not region:
        yield ()
        return
    x, y = min(region)
    for piece in pieces:
        others = tuple(other for other in pieces if other != piece)
        for form in FORMS[piece]:
            for a, b in form:
                squares = frozenset((x + c - a, y + d - b) for c, d in form)
                if squares <= region:
                    for rest in tilings(region - squares, others):
                        yield ((piece, squares), *rest)


def _built(
    base: Region,
    triples: tuple[tuple[str, ...], tuple[str, ...]],
    region: Region,
    pairs: tuple[str, ...],
) -> Iterator[PentUpPosition]:
    """Yield what can be built by the rules with the triples on the base and the pairs above."""
    lower = [list(tilings(base, triple)) for triple in triples]
    if not all(lower):
        return
    for order in permutations(pairs):
        upper = [list(tilings(region, tuple(pair))) for pair in order]
        for levels in product(*lower, *upper):
            for first in range(len(levels[0])):
                tower = _in_order(_laid(levels, first))
                if tower is not None:
                    yield tower


def _laid(levels: tuple[Tiling, ...], first: int) -> list[Placement]:
    """Return the tiles, a given one of the lowest first, with its square 1 at (0, 0)."""
    piece, squares = levels[0][first]
    marks = marked_squares(piece, tuple(Square(x, y) for x, y in sorted(squares)))
    assert marks is not None
    (left, low, _), _ = marks
    tiles = [
        Placement("White", name, tuple(Square(x - left, y - low, level) for x, y in sorted(where)))
        for level, tiling in enumerate(levels, 1)
        for name, where in tiling
    ]
    tiles.insert(0, tiles.pop(first))
    return tiles


def _in_order(tiles: list[Placement]) -> PentUpPosition | None:
    """Return the tower of these tiles, laid in an order that the rules allow; None without one."""
    start = PENT_UP.start(TowerOptions())
    if start.refusal(tiles[0]) is not None:
        return None
    return _continued(start.after(tiles[0]), frozenset(tiles[1:]), set())


def _continued(
    position: PentUpPosition, left: frozenset[Placement], known: set[frozenset[Placement]]
) -> PentUpPosition | None:
    if not left:
        return position
    if left in known:
        return None
    known.add(left)
    for tile in sorted(left, key=lambda tile: -tile.squares[0].level):
        if position.refusal(tile) is None:
            tower = _continued(position.after(tile), left - {tile}, known)
            if tower is not None:
                return tower
    return None


if __name__ == "__main__":
    main()
