"""Positions of Pauli as a line of text, and back.

The line has five fields, parted by single spaces:

- the board, row 8 first, rows parted by ``/``: a colour's letter for a piece (a capital for Cool's,
  a small one for Hot's) and a digit for so many vacant squares, as chess players write positions;
- the numbers of these pieces in the same order, a digit each (which of the owner's pieces of that
  colour it is: a screen follows it through the game), ``-`` for none;
- the cards of Cool and of Hot, ``FW/L``, ``-`` for none; which are active follows from the board;
- the number of plies, which also tells who is to move;
- the earlier positions that can still be repeated, oldest first, parted by ``;``, each as board
  ``,`` cards, or ``-``.
"""

from collections.abc import Iterator

from pentogames.core.cells import Square
from pentogames.core.game import NotationError
from pentogames.core.shapes import LETTERS
from pentogames.games._pauli_matches import COLOURS, GRID, SIZE
from pentogames.games._pauli_position import (
    FIRST,
    HOME,
    SEATS,
    STOCK,
    Key,
    PauliOptions,
    PauliPosition,
)

_PIECES = {
    (colour if seat == 0 else colour.lower()): (seat, number)
    for seat in (0, 1)
    for number, colour in enumerate(COLOURS)
}
_SIGNS = {kind: sign for sign, kind in _PIECES.items()}


def write_position(position: PauliPosition) -> str:
    """Return the position as a line of text."""
    numbers = {
        place: piece - FIRST[seat][colour] + 1
        for (seat, colour) in _SIGNS
        for piece, place in _stock(position.places, seat, colour)
        if place != HOME
    }
    order = [GRID.index(square) for square in _reading_order()]
    past = ";".join(
        f"{_write_board(colours, cool)},{_write_cards(held)}"
        for colours, cool, held, _ in position.past
    )
    return " ".join(
        (
            _write_board(position.colours, position.cool),
            "".join(str(numbers[index]) for index in order if index in numbers) or "-",
            _write_cards(position.held),
            str(position.ply),
            past or "-",
        )
    )


def read_position(options: PauliOptions, text: str) -> PauliPosition:
    """Read a position; NotationError if the text is wrong or no such position can be."""
    words = text.split(" ")
    if len(words) != 5:
        raise NotationError("a position has five fields parted by spaces", 1)
    starts = [1 + sum(len(word) + 1 for word in words[:number]) for number in range(5)]
    board = _read_board(words[0], starts[0])
    places = _read_numbers(words[1], board, starts[1])
    held = _read_cards(words[2], starts[2])
    if not (words[3].isascii() and words[3].isdecimal() and len(words[3]) < 7):
        raise NotationError(f"{words[3]!r} is no number of plies", starts[3])
    ply = int(words[3])
    past = _read_past(words[4], options, held, ply, starts[4])
    try:
        position = PauliPosition.build(options, places, held, ply, past)
    except ValueError as error:
        raise NotationError(str(error), starts[0]) from None
    _check_cards(position, starts[2])
    _check_plies(position, starts[3])
    return position


def _stock(places: tuple[int, ...], seat: int, colour: int) -> Iterator[tuple[int, int]]:
    """Yield the seat's pieces of the colour, by index, with their places."""
    first = FIRST[seat][colour]
    for piece in range(first, first + STOCK[seat][colour]):
        yield piece, places[piece]


def _reading_order() -> Iterator[Square]:
    for y in reversed(range(SIZE)):
        for x in range(SIZE):
            yield Square(x, y)


def _write_board(colours: tuple[int, ...], cool: int) -> str:
    rows, vacant = [""], 0
    for square in _reading_order():
        bit = GRID.mask([square])
        colour = next((number for number in range(5) if colours[number] & bit), None)
        if colour is None:
            vacant += 1
        else:
            rows[-1] += (str(vacant) if vacant else "") + _SIGNS[0 if cool & bit else 1, colour]
            vacant = 0
        if square.x == SIZE - 1:
            rows[-1] += str(vacant) if vacant else ""
            vacant = 0
            rows.append("")
    return "/".join(rows[:-1])


def _read_board(text: str, column: int) -> dict[Square, tuple[int, int]]:
    """Return the seat and colour of the piece on each occupied square, in reading order."""
    rows = text.split("/")
    if len(rows) != SIZE:
        raise NotationError(f"a board has {SIZE} rows parted by '/'", column)
    board = {}
    for y, row in zip(reversed(range(SIZE)), rows, strict=True):
        x = 0
        for offset, sign in enumerate(row):
            if sign in _PIECES:
                board[Square(x, y)] = _PIECES[sign]
                x += 1
            elif sign in "12345678":
                x += int(sign)
            else:
                raise NotationError(f"{sign!r} is no piece and no number", column + offset)
        if x != SIZE:
            raise NotationError(f"row {y + 1} must have {SIZE} squares", column)
        column += len(row) + 1
    for (seat, colour), sign in _SIGNS.items():
        if list(board.values()).count((seat, colour)) > STOCK[seat][colour]:
            raise NotationError(f"there are too many pieces {sign!r}", column - len(text) - 1)
    return board


def _read_numbers(text: str, board: dict[Square, tuple[int, int]], column: int) -> tuple[int, ...]:
    """Return the places of the thirty pieces."""
    digits = "" if text == "-" else text
    if len(digits) != len(board):
        raise NotationError(f"there must be {len(board)} numbers of pieces", column)
    places = [HOME] * 30
    for offset, (digit, (square, (seat, colour))) in enumerate(
        zip(digits, board.items(), strict=True)
    ):
        if digit not in "12345"[: STOCK[seat][colour]]:
            raise NotationError(f"there is no piece {digit!r} of that colour", column + offset)
        piece = FIRST[seat][colour] + int(digit) - 1
        if places[piece] != HOME:
            raise NotationError("the same piece lies on two squares", column + offset)
        places[piece] = GRID.index(square)
    return tuple(places)


def _write_cards(held: tuple[int, int]) -> str:
    return "/".join(
        "".join(letter for number, letter in enumerate(LETTERS) if cards >> number & 1) or "-"
        for cards in held
    )


def _read_cards(text: str, column: int) -> tuple[int, int]:
    sides = text.split("/")
    if len(sides) != 2:
        raise NotationError("the cards of both sides are parted by one '/'", column)
    cool, hot = ("" if side == "-" else side for side in sides)
    for letter in cool + hot:
        if letter not in LETTERS:
            raise NotationError(f"there is no card {letter!r}", column)
    if len(set(cool + hot)) != len(cool + hot):
        raise NotationError("a card is named twice", column)
    return _card_set(cool), _card_set(hot)


def _card_set(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def _read_past(
    text: str, options: PauliOptions, held: tuple[int, int], ply: int, column: int
) -> tuple[Key, ...]:
    if text == "-":
        return ()
    if not options.repetition_draw:
        raise NotationError("earlier positions are kept only if repetition is a draw", column)
    entries = text.split(";")
    if len(entries) > ply:
        raise NotationError(f"{ply} plies cannot have {len(entries)} earlier positions", column)
    past = []
    for number, entry in enumerate(entries):
        board, comma, cards = entry.partition(",")
        if not comma:
            raise NotationError("an earlier position is a board, ',' and cards", column)
        pieces = _read_board(board, column)
        owned = _read_cards(cards, column + len(board) + 1)
        if owned[0] | owned[1] != held[0] | held[1]:
            raise NotationError("a card was free in an earlier position", column)
        colours = tuple(
            GRID.mask(square for square, (_, worn) in pieces.items() if worn == colour)
            for colour in range(5)
        )
        cool = GRID.mask(square for square, (seat, _) in pieces.items() if seat == 0)
        past.append((colours, cool, owned, (ply - len(entries) + number) & 1))
        column += len(entry) + 1
    return tuple(past)


def _check_cards(position: PauliPosition, column: int) -> None:
    """Refuse cards that do not go with the board or with the cards given at the start."""
    for letter, match in enumerate(position.live):
        if match and position.owner_of_card(letter) != position.majority(match):
            seat = SEATS[position.majority(match)]
            raise NotationError(f"{seat} must have the card {LETTERS[letter]}", column)
    for seat in SEATS:
        for given in position.options.given(seat):
            if position.owner_of_card(LETTERS.index(given)) is None:
                raise NotationError(f"the card {given} was given and cannot be free", column)


def _check_plies(position: PauliPosition, column: int) -> None:
    """Refuse a number of plies in which the pieces cannot have come onto the board."""
    played = ((position.ply + 1) // 2, position.ply // 2)
    lying = (
        (position.occupied & position.cool).bit_count(),
        (position.occupied & ~position.cool).bit_count(),
    )
    for seat in (0, 1):
        if lying[seat] > played[seat]:
            raise NotationError(f"{SEATS[seat]} has had too few turns for so many pieces", column)
    gone = position.ply - sum(lying)
    if 0 < gone < 5:
        raise NotationError("an explosion takes five pieces or more from the board", column)
    given = {letter for seat in SEATS for letter in position.options.given(seat)}
    for number, letter in enumerate(LETTERS):
        passive = position.owner_of_card(number) is not None and not position.live[number]
        if passive and not gone and letter not in given:
            raise NotationError(f"without explosions the card {letter} cannot be passive", column)
