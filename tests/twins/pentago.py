"""A plain, slow Pentago for the tests, written from the rules page with a dictionary of stones.

It shares no code with the engine. Squares are names (``e5``), turns are texts (``e5-5R``).
"""

COLUMNS = "abcdefghi"
SQUARES = [f"{column}{row}" for row in range(1, 10) for column in COLUMNS]
TURN_ORDERS = {
    ("none", 2): ["1", "2"],
    ("none", 3): ["1", "2", "3"],
    ("none", 4): ["1", "2", "3", "4"],
    ("pairs", 4): ["A1", "B1", "A2", "B2"],
    ("two-against-one", 3): ["A1", "B1", "A2", "B1"],
}


def block_picture(block):
    """The squares of a block as read: three rows from the top, from left to right."""
    down, right = divmod(block - 1, 3)
    return [[f"{COLUMNS[3 * right + x]}{9 - 3 * down - y}" for x in range(3)] for y in range(3)]


def turned(stones, block, letter):
    """The stones after a quarter turn: clockwise the left column, read upwards, becomes the top."""
    old = block_picture(block)
    columns = [[old[y][x] for y in range(3)] for x in range(3)]
    new = [column[::-1] for column in columns] if letter == "R" else columns[::-1]
    inside = {square for row in old for square in row}
    result = {square: colour for square, colour in stones.items() if square not in inside}
    for y in range(3):
        for x in range(3):
            if new[y][x] in stones:
                result[old[y][x]] = stones[new[y][x]]
    return result


def lines():
    """All straight lines of the board, from edge to edge, of five squares and more."""
    found = []
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        for x in range(9):
            for y in range(9):
                if 0 <= x - dx < 9 and 0 <= y - dy < 9:
                    continue  # not where the line begins
                line, at = [], (x, y)
                while 0 <= at[0] < 9 and 0 <= at[1] < 9:
                    line.append(f"{COLUMNS[at[0]]}{at[1] + 1}")
                    at = at[0] + dx, at[1] + dy
                if len(line) >= 5:
                    found.append(line)
    return found


LINES = lines()
LINES_THROUGH = {square: [line for line in LINES if square in line] for square in SQUARES}


def longest_rows(stones, colour, among=LINES):
    """All rows of five and more of a colour, as lists of squares."""
    rows = []
    for line in among:
        row = []
        for square in [*line, None]:
            if square is not None and stones.get(square) == colour:
                row.append(square)
                continue
            if len(row) >= 5:
                rows.append(row)
            row = []
    return rows


class TwinGame:
    """A game as it goes on; ``fives`` lists, five by five, the colours that made it together."""

    def __init__(self, players=2, teams="none", directions="clockwise", skip=False, first=False):
        self.order = TURN_ORDERS[teams, players]
        self.teams = teams != "none"
        self.letters = "R" if directions == "clockwise" else "RL"
        self.skip = skip
        self.first = first
        self.stones = {}
        self.waiting = list(self.order)  # who moves next, who after him ...
        self.fives = []
        self.rows = []

    def colour(self, seat):
        return seat[0]

    @property
    def colours(self):
        return sorted({self.colour(seat) for seat in self.order})

    @property
    def placed(self):
        return [colour for together in self.fives for colour in together]

    @property
    def over(self):
        left = [colour for colour in self.colours if colour not in self.placed]
        if self.fives and (self.teams or self.first):
            return True
        return len(left) <= 1 or len(self.stones) == 81

    @property
    def to_move(self):
        return None if self.over else self.waiting[0]

    def legal(self):
        """The texts of all legal turns."""
        if self.over:
            return set()
        mine = self.colour(self.to_move)
        found = set()
        for square in SQUARES:
            if square in self.stones:
                continue
            stones = {**self.stones, square: mine}
            if longest_rows(stones, mine, LINES_THROUGH[square]):
                found.add(square)
                continue
            found |= {f"{square}-{block}{d}" for block in range(1, 10) for d in self.letters}
            if self.skip and any(
                not any(square in stones for row in block_picture(block) for square in row)
                for block in range(1, 10)
            ):
                found.add(f"{square}-0")
        return found

    def play(self, text):
        mover = self.waiting[0]
        square, _, turn = text.partition("-")
        self.stones[square] = self.colour(mover)
        looked_at = self.colours
        if turn == "":
            looked_at = [self.colour(mover)]  # the placement has won: nobody else is looked at
        elif turn != "0":
            self.stones = turned(self.stones, int(turn[0]), turn[1])
        made = [
            colour
            for colour in looked_at
            if colour not in self.placed and longest_rows(self.stones, colour)
        ]
        self.rows = [(colour, row) for colour in made for row in longest_rows(self.stones, colour)]
        if made:
            self.fives.append(made)
        self.waiting = [*self.waiting[1:], mover]
        self.waiting = [s for s in self.waiting if self.colour(s) not in self.placed] or [mover]

    def places(self):
        """The places by colour that are decided, counting 1, 1, 3, 4."""
        places = {}
        for together in self.fives:
            place = len(places) + 1
            places.update(dict.fromkeys(together, place))
        if self.over:
            last = len(places) + 1
            for colour in self.colours:
                places.setdefault(colour, last)
        return places
