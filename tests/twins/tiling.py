"""Tilings by pentominoes, slow and from the rules page alone: the naive exact cover, set by set.

It shares no code with the program, not even the forms of the pieces.
"""

from collections.abc import Iterator

Cell = tuple[int, int]
Lying = tuple[str, frozenset[Cell]]
TwinSolution = frozenset[Lying]

PICTURES = {
    "F": (".##", "##.", ".#."),
    "I": ("#####",),
    "L": ("####", "#..."),
    "N": (".###", "##.."),
    "P": ("##", "##", "#."),
    "T": ("###", ".#.", ".#."),
    "U": ("#.#", "###"),
    "V": ("#..", "#..", "###"),
    "W": ("#..", "##.", ".##"),
    "X": (".#.", "###", ".#."),
    "Y": ("####", ".#.."),
    "Z": ("##.", ".#.", ".##"),
}


def turned(cells: frozenset[Cell]) -> frozenset[Cell]:
    return frozenset((y, -x) for x, y in cells)


def flipped(cells: frozenset[Cell]) -> frozenset[Cell]:
    return frozenset((-x, y) for x, y in cells)


def all_eight(cells: frozenset[Cell]) -> Iterator[frozenset[Cell]]:
    for _ in range(4):
        yield cells
        yield flipped(cells)
        cells = turned(cells)


def at_origin(cells: frozenset[Cell]) -> frozenset[Cell]:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def forms(piece: str) -> set[frozenset[Cell]]:
    cells = frozenset(
        (x, y) for y, row in enumerate(PICTURES[piece]) for x, sign in enumerate(row) if sign == "#"
    )
    return {at_origin(each) for each in all_eight(cells)}


def lying(piece: str, region: frozenset[Cell]) -> Iterator[Lying]:
    for form in forms(piece):
        for x, y in {(x - fx, y - fy) for x, y in region for fx, fy in form}:
            cells = frozenset((x + fx, y + fy) for fx, fy in form)
            if cells <= region:
                yield piece, cells


def tilings(region: frozenset[Cell], pieces: str) -> set[TwinSolution]:
    """All tilings of the region by some of the pieces, rotations and reflections too."""
    choices = [each for piece in sorted(set(pieces)) for each in lying(piece, region)]
    found: set[TwinSolution] = set()

    def cover(vacant: frozenset[Cell], left: str, laid: TwinSolution) -> None:
        if not vacant:
            found.add(laid)
            return
        fitting = [each for each in choices if each[0] in left and each[1] <= vacant]
        hardest = min(
            sorted(vacant), key=lambda cell: sum(1 for _, cells in fitting if cell in cells)
        )
        for piece, cells in fitting:
            if hardest in cells:
                cover(vacant - cells, left.replace(piece, "", 1), laid | {(piece, cells)})

    cover(region, pieces, frozenset())
    return found


def classes(found: set[TwinSolution], region: frozenset[Cell]) -> set[frozenset[TwinSolution]]:
    """The tilings put together that rotations and reflections of the region make of each other."""

    def image(solution: TwinSolution, number: int) -> TwinSolution:
        whole = list(all_eight(region))[number]
        left, low = min(x for x, _ in whole), min(y for _, y in whole)
        return frozenset(
            (piece, frozenset((x - left, y - low) for x, y in list(all_eight(cells))[number]))
            for piece, cells in solution
        )

    return {
        frozenset(each for number in range(8) if (each := image(solution, number)) in found)
        for solution in found
    }
