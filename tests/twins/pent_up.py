"""Pent-Up once more, slowly: plain sets and loops written straight from the rules page.

It shares no code with the engine but the two values in which moves are compared.
"""

from pentogames.core.cells import Square
from pentogames.core.shapes import Placement

PICTURES = {
    "F": ".#. 1#. .#2",
    "I": "1###2",
    "L": "2... ###1",
    "N": ".##1 #2..",
    "P": "1. ## #2",
    "T": ".2. .#. 1##",
    "U": "##2 1.#",
    "V": "#2# #.. 1..",
    "W": ".2# ##. 1..",
    "X": ".#. #1# .#.",
    "Y": ".2.. ###1",
    "Z": ".2# .#. 1#.",
}
SEATS = ("White", "Black", "Red")


def turn(point):
    return point[1], -point[0]


def flip(point):
    return -point[0], point[1]


def ways(picture):
    """All ways to lay a tile with the smallest of its notations, square 1 at (0, 0)."""
    squares, marks = [], {}
    for y, row in enumerate(reversed(picture.split())):
        for x, sign in enumerate(row):
            if sign != ".":
                squares.append((x, y))
            if sign in "12":
                marks[sign] = (x, y)
    one, two = marks["1"], marks.get("2", marks["1"])
    found = {}
    for _ in range(2):
        for _ in range(4):
            left, low = min(x for x, _ in squares), min(y for _, y in squares)
            form = frozenset((x - left, y - low) for x, y in squares)
            pair = ((one[0] - left, one[1] - low), (two[0] - left, two[1] - low))
            found[form] = min(pair, found.get(form, pair))
            squares, one, two = [turn(square) for square in squares], turn(one), turn(two)
        squares, one, two = [flip(square) for square in squares], flip(one), flip(two)
    return [
        tuple(sorted((x - x1, y - y1) for x, y in form)) for form, ((x1, y1), _) in found.items()
    ]


WAYS = {letter: ways(picture) for letter, picture in PICTURES.items()}


class SlowPentUp:
    """A game in progress: the tiles of each level, by the squares they take."""

    def __init__(self, players=2, misere=False, scoring="standard"):
        self.players, self.misere, self.scoring = players, misere, scoring
        self.levels = []  # for each level a dictionary: (x, y) -> (seat, letter)
        self.laid = []  # (seat, letter, level)
        self.border = set()  # the squares of the table beside tiles

    @property
    def seat(self):
        return SEATS[len(self.laid) % self.players]

    def over(self):
        return len(self.laid) == 12 * self.players

    def lay(self, move):
        level = move.squares[0].level
        if level > len(self.levels):
            self.levels.append({})
        for x, y, _ in move.squares:
            self.levels[level - 1][x, y] = (move.seat, move.piece)
            if level == 1:
                self.border |= {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        self.laid.append((move.seat, move.piece, level))

    def places(self, letter, level):
        """All places of a tile on a level, higher levels apart, each as its columns, sorted."""
        if not self.laid:
            return WAYS[letter] if level == 1 else []
        found = []
        for way in WAYS[letter]:
            x0, y0 = way[0]
            for x, y in self.candidates(level):
                columns = tuple([(x + dx - x0, y + dy - y0) for dx, dy in way])
                if self.fits(columns, level):
                    found.append(columns)
        return found

    def candidates(self, level):
        """Where the first square of a tile might go: on the level below, or near the tiles."""
        if level > 1:
            return list(self.levels[level - 2])
        xs, ys = [x for x, _ in self.levels[0]], [y for _, y in self.levels[0]]
        columns, rows = range(min(xs) - 5, max(xs) + 2), range(min(ys) - 5, max(ys) + 6)
        return [(x, y) for x in columns for y in rows]

    def fits(self, columns, level):
        """Say whether a tile may lie on these columns on that level, higher levels apart."""
        if level <= len(self.levels) and not self.levels[level - 1].keys().isdisjoint(columns):
            return False
        if level == 1:
            return not self.border.isdisjoint(columns)
        below = self.levels[level - 2]
        return all(column in below for column in columns) and (
            len({below[column] for column in columns}) >= 2
        )

    def highest(self, letter):
        """The level on which a tile must go, and its places there."""
        for level in range(len(self.levels) + 1, 0, -1):
            places = self.places(letter, level)
            if places:
                return level, places
        raise AssertionError("the table is always open")

    def moves(self):
        if self.over():
            return set()
        played = {letter for seat, letter, _ in self.laid if seat == self.seat}
        return {
            Placement(self.seat, letter, tuple(Square(x, y, level) for x, y in columns))
            for letter in set(PICTURES) - played
            for level, places in [self.highest(letter)]
            for columns in places
        }

    def count(self, seat, level):
        return sum(1 for owner, _, lies_on in self.laid if owner == seat and lies_on == level)

    def ahead(self, seat, other):
        """Say whether a seat is ahead of another, by the rules page's "End"."""
        top = len(self.levels)
        if self.scoring == "advanced":
            mine = sum(level for owner, _, level in self.laid if owner == seat)
            theirs = sum(level for owner, _, level in self.laid if owner == other)
            if mine != theirs:
                return mine > theirs
            return self.count(seat, top) > self.count(other, top)
        order = range(1, top + 1) if self.misere else range(top, 0, -1)
        for level in order:
            mine, theirs = self.count(seat, level), self.count(other, level)
            if mine != theirs:
                return mine > theirs
        return False

    def standing(self):
        """The place of each seat if the game ended now."""
        seats = SEATS[: self.players]
        return {seat: 1 + sum(self.ahead(other, seat) for other in seats) for seat in seats}
