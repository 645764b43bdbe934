"""A slow, plain Pauli to check the engine against, written from the rules page alone.

It knows no bit sets and grows nothing: it looks at every copy of every pentomino on the board. It
shares no code with the engine; squares are pairs (column, row) from zero.
"""

from collections import Counter

PICTURES = {
    "F": (".##", "##.", ".#."),
    "I": ("#####",),
    "L": ("####", "#..."),
    "N": ("###.", "..##"),
    "P": ("###", "##."),
    "T": ("###", ".#.", ".#."),
    "U": ("#.#", "###"),
    "V": ("###", "#..", "#.."),
    "W": ("##.", ".##", "..#"),
    "X": (".#.", "###", ".#."),
    "Y": ("####", ".#.."),
    "Z": ("##.", ".#.", ".##"),
}

STASHES = {
    "Cool": {"B": 5, "G": 4, "Y": 3, "O": 2, "R": 1},
    "Hot": {"B": 1, "G": 2, "Y": 3, "O": 4, "R": 5},
}
OTHER = {"Cool": "Hot", "Hot": "Cool"}
SQUARES = [(x, y) for x in range(8) for y in range(8)]


def turned(form):
    return frozenset((y, -x) for x, y in form)


def flipped(form):
    return frozenset((-x, y) for x, y in form)


def to_origin(form):
    left, low = min(x for x, _ in form), min(y for _, y in form)
    return frozenset((x - left, y - low) for x, y in form)


def forms(letter):
    form = frozenset(
        (x, y)
        for y, row in enumerate(PICTURES[letter])
        for x, sign in enumerate(row)
        if sign == "#"
    )
    found = set()
    for _ in range(4):
        form = turned(form)
        found |= {to_origin(form), to_origin(flipped(form))}
    return found


def copies(letter):
    """All sets of five squares of the 8x8 board that are a copy of the pentomino."""
    found = set()
    for form in forms(letter):
        for dx, dy in SQUARES:
            moved = frozenset((x + dx, y + dy) for x, y in form)
            if all(x < 8 and y < 8 for x, y in moved):
                found.add(moved)
    return found


COPIES = [(letter, copy) for letter in PICTURES for copy in copies(letter)]
COPIES_AT = {
    square: [(letter, copy, copy - {square}) for letter, copy in COPIES if square in copy]
    for square in SQUARES
}


def completed(almost, colour):
    return [(letter, copy) for letter, copy, worn in almost if len(worn | {colour}) == 5]


class Twin:
    """A game of Pauli that changes as it is played."""

    def __init__(self, goal=7, repetition_draw=True, cool_cards=(), hot_cards=()):
        self.goal = goal
        self.repetition_draw = repetition_draw
        self.board = {}  # square -> (seat, colour)
        self.owner = dict.fromkeys(PICTURES)
        self.active = dict.fromkeys(PICTURES, False)
        self.owner.update(dict.fromkeys(cool_cards, "Cool") | dict.fromkeys(hot_cards, "Hot"))
        self.to_move = "Cool"
        self.result = None  # "Cool", "Hot" or "draw"
        self.seen = Counter()
        self.legal = self.legal_moves()
        self.remember()

    def stash(self, seat):
        left = dict(STASHES[seat])
        for owner, colour in self.board.values():
            if owner == seat:
                left[colour] -= 1
        return left

    def is_match(self, copy, board):
        return all(square in board for square in copy) and (
            len({board[square][1] for square in copy}) == 5
        )

    def matches(self):
        return [(letter, copy) for letter, copy in COPIES if self.is_match(copy, self.board)]

    def almost(self, square):
        """The copies of which all but this square are occupied, with the colours on the others."""
        occupied = set(self.board)
        return [
            (letter, copy, {self.board[other][1] for other in others})
            for letter, copy, others in COPIES_AT[square]
            if others <= occupied
        ]

    def new_matches(self, colour, square):
        """The matches that a piece of the colour would complete there."""
        return completed(self.almost(square), colour)

    def refusal(self, colour, square):
        if square in self.board:
            return "square-taken"
        if self.stash(self.to_move)[colour] == 0:
            return "none-left"
        return self.exclusion(self.new_matches(colour, square))

    def exclusion(self, new):
        count = Counter(letter for letter, _ in new)
        if any(count[letter] >= 2 and not self.active[letter] for letter in count):
            return "exclusion-1"
        opponent = OTHER[self.to_move]
        if any(self.active[letter] and self.owner[letter] == opponent for letter in count):
            return "exclusion-2"
        return None

    def legal_moves(self):
        """All (colour, square) that may be played."""
        left = self.stash(self.to_move)
        found = set()
        for square in SQUARES:
            if square not in self.board:
                almost = self.almost(square)
                for colour in "BGYOR":
                    if left[colour] and self.exclusion(completed(almost, colour)) is None:
                        found.add((colour, square))
        return found

    def play(self, colour, square):
        assert self.result is None
        assert self.refusal(colour, square) is None
        mover = self.to_move
        old = self.matches()
        new = self.new_matches(colour, square)
        self.board[square] = (mover, colour)
        exploding = [copy for letter, copy in new if self.active[letter]]
        if exploding:
            for lost in frozenset().union(*exploding):
                del self.board[lost]
            for letter, copy in old:
                if not self.is_match(copy, self.board):
                    self.active[letter] = False
        else:
            for letter, copy in new:
                owners = Counter(self.board[part][0] for part in copy)
                self.owner[letter] = max(owners, key=owners.get)
                self.active[letter] = True
        self.to_move = OTHER[mover]
        self.finish()

    def cards(self, seat):
        return list(self.owner.values()).count(seat)

    def finish(self):
        for seat in STASHES:
            if self.cards(seat) >= self.goal and self.cards(seat) > self.cards(OTHER[seat]):
                self.result = seat
                return
        self.legal = self.legal_moves()
        if not self.legal:
            self.result = OTHER[self.to_move]
            return
        self.remember()
        if self.repetition_draw and self.seen[self.state()] == 3:
            self.result = "draw"

    def state(self):
        return (
            frozenset(self.board.items()),
            tuple(self.owner.items()),
            tuple(self.active.items()),
            self.to_move,
        )

    def remember(self):
        self.seen[self.state()] += 1
