"""A plain, slow Universe for the tests, written from the rules page with sets of (column, row).

It shares no code with the engine. Columns and rows count from 1 as on the rules page, and squares
are handed out as names.
"""

PIECES = {
    "F": ".##/##./.#.",
    "I": "#####",
    "L": "####/#...",
    "N": "###./..##",
    "P": "##/##/#.",
    "T": "###/.#./.#.",
    "U": "###/#.#",
    "V": "###/#../#..",
    "W": "##./.##/..#",
    "X": ".#./###/.#.",
    "Y": "####/.#..",
    "Z": "##./.#./.##",
}
SEATS = {
    2: ["White", "Black"],
    3: ["White", "Yellow", "Red"],
    4: ["White", "Yellow", "Red", "Blue"],
}
HEIGHTS = [5, 10, 10, 14, 14, 15, 16, 16, 16, 16, 15, 14, 14, 10, 10, 5]
FIRST_ROWS = [7, 4, 4, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 4, 4, 6]


def name(cell):
    return "ABCDEFGHIJKLMNOP"[cell[0] - 1] + str(cell[1])


def orientations(picture):
    """All ways to turn and flip a piece, each pushed into the corner (0, 0)."""
    cells = {
        (x, y) for y, row in enumerate(picture.split("/")) for x, c in enumerate(row) if c == "#"
    }
    found = set()
    for _ in range(2):
        for _ in range(4):
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - low) for x, y in cells))
            cells = {(y, -x) for x, y in cells}
        cells = {(-x, y) for x, y in cells}
    return found


def whole_frame():
    """The 200 squares of the frame, each with the region that it belongs to."""
    regions = {}
    for column, (first, height) in enumerate(zip(FIRST_ROWS, HEIGHTS, strict=True), start=1):
        for row in range(first, first + height):
            if 4 <= column <= 13 and 4 <= row <= 13:
                region = "centre"
            elif row <= 3:
                region = "south"
            elif row >= 14:
                region = "north"
            else:
                region = "west" if column <= 3 else "east"
            regions[column, row] = region
    return regions


def board(players, regions=(), rows=10):
    if players == 2:
        return frozenset((x, y) for x in range(1, 11) for y in range(1, rows + 1))
    used = {"centre", *(regions if players == 3 else ("south", "west", "north", "east"))}
    return frozenset(cell for cell, region in whole_frame().items() if region in used)


def all_placements(cells):
    """Every (piece, squares) that lies within the cells."""
    found = []
    for piece, picture in PIECES.items():
        for turned in orientations(picture):
            for left, low in {(x, y) for x in range(1, 17) for y in range(1, 17)}:
                squares = frozenset((left + x, low + y) for x, y in turned)
                if squares <= cells:
                    found.append((piece, squares))
    return found


def neighbours(cell):
    x, y = cell
    return {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}


def flood(start, vacant):
    """The vacant region that a square belongs to."""
    region, edge = {start}, [start]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in vacant and cell not in region:
                region.add(cell)
                edge.append(cell)
    return frozenset(region)


def vacant_regions(vacant):
    left, found = set(vacant), []
    while left:
        region = flood(min(left), vacant)
        left -= region
        found.append(region)
    return found


class TwinGame:
    """A game as it goes on: ``play`` changes it."""

    def __init__(self, players, regions=(), rows=10, placements=None):
        self.seats = SEATS[players]
        self.vacant = set(board(players, regions, rows))
        self.fitting = placements or all_placements(self.vacant)
        self.hands = {seat: set(PIECES) for seat in self.seats}
        self.ply = 0
        self.out = []
        self.turn = 0
        self.winner = None

    @property
    def to_move(self):
        return None if self.winner else self.seats[self.turn]

    def fenced(self, squares):
        """The regions of one to four vacant squares that there would be."""
        left = self.vacant - squares
        beside = {cell for square in squares for cell in neighbours(square)} & left
        return {region for region in (flood(cell, left) for cell in beside) if len(region) <= 4}

    def fences(self, squares):
        """Whether there would be such a region; floods stop at five squares."""
        left = self.vacant - squares
        for start in {cell for square in squares for cell in neighbours(square)} & left:
            region, edge = {start}, [start]
            while edge and len(region) <= 4:
                for cell in neighbours(edge.pop()) & left:
                    if cell not in region:
                        region.add(cell)
                        edge.append(cell)
            if len(region) <= 4:
                return True
        return False

    def is_legal(self, piece, squares, seat=None):
        """Whether the seat could place the piece there were it its turn."""
        hand = self.hands[seat or self.seats[self.turn]]
        return piece in hand and squares <= self.vacant and not self.fences(squares)

    def legal(self):
        """Everything that somebody with all pieces could place."""
        return {(piece, squares) for piece, squares in self.fitting if not self.fences(squares)}

    def can_move(self, seat):
        return any(self.is_legal(piece, squares, seat) for piece, squares in self.fitting)

    def play(self, piece, squares):
        self.hands[self.to_move].remove(piece)
        self.vacant -= squares
        self.fitting = [one for one in self.fitting if one[1] <= self.vacant]
        self.ply += 1
        gone = {seat for seat, _ in self.out}
        while True:
            self.turn = (self.turn + 1) % len(self.seats)
            seat = self.seats[self.turn]
            if seat in gone:
                continue
            if len(gone) == len(self.seats) - 1:
                self.winner = seat
                return
            if self.can_move(seat):
                return
            self.out.append((seat, self.ply))
            gone.add(seat)

    def places(self):
        """Places of those that are out, and of the winner."""
        places = {seat: len(self.seats) - n for n, (seat, _) in enumerate(self.out)}
        return {**places, self.winner: 1} if self.winner else places
