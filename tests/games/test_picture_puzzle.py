"""The Picture-Puzzle: turns, rounds, failures and ends; restorations derived by the program."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.blocks import BLOCKS, SQUARES, read_square_name, square_name
from pentogames.core.cells import Square
from pentogames.core.game import EffectKind, Role, apply_effects, play
from pentogames.core.options import OptionsError
from pentogames.games.picture_puzzle import (
    COLOURS,
    GIVE_UP,
    PICTURE_PUZZLE,
    REMOVE,
    Phase,
    PicturePuzzleOptions,
    PicturePuzzlePosition,
    Reason,
    Rule,
    Step,
    computer_move,
    read_picture,
    solution,
    take_apart,
)
from pentogames.teach.words import words_for
from tests.twins.pentago import turned

SMALL = "/".join(["rgb......", *["........."] * 7, "......yyy"])
OTHER = "/".join(["rrrr.....", *["........."] * 8])
LETTERS = {1: "R", -1: "L"}

pictures = st.lists(st.sampled_from(".....rgby"), min_size=81, max_size=81).map(
    lambda symbols: "/".join("".join(symbols[i : i + 9]) for i in range(0, 81, 9))
)


def start(**options: object) -> PicturePuzzlePosition:
    return PICTURE_PUZZLE.start(PicturePuzzleOptions.read({"pictures": [SMALL], **options}))


def played(position: PicturePuzzlePosition, *texts: str) -> PicturePuzzlePosition:
    for text in texts:
        position = play(position, PICTURE_PUZZLE.parse(position, text))
    return position


def attempt(
    position: PicturePuzzlePosition, succeeds: bool, seed: int = 1
) -> PicturePuzzlePosition:
    """Return the position after a taking-apart and a restoration, good or given up."""
    rng = random.Random(seed)
    while position.phase is Phase.TAKE_APART:
        position = play(position, computer_move(position, rng))
    if not succeeds:
        return play(position, Step(GIVE_UP))
    for step in solution(position.goal, position.taken):
        position = play(position, step)
    return position


def rounds(position: PicturePuzzlePosition, *attempts: str) -> PicturePuzzlePosition:
    """Return the position after attempts, ``+`` for a good one and ``-`` for a failure."""
    for sign in "".join(attempts):
        position = attempt(position, sign == "+")
    return position


# Restorations


def by_square(rows: str) -> dict[str, str]:
    """Return a picture as the twin has it: colours by the names of squares."""
    return {
        f"{'abcdefghi'[x]}{9 - y}": symbol
        for y, row in enumerate(rows.split("/"))
        for x, symbol in enumerate(row)
        if symbol != "."
    }


def restored_by_hand(stones: dict[str, str], taken: list[Step], restoring: tuple[Step, ...]):
    """Take apart and restore with the twin's way of turning."""
    hand: list[str] = []
    for step in taken:
        hand.append(stones.pop(square_name(step.square)))
        stones = turned(stones, step.block, LETTERS[step.quarters])
    for step in restoring:
        hand.remove(step.what)
        square = square_name(step.square)
        assert square not in stones
        stones[square] = step.what
        stones = turned(stones, step.block, LETTERS[step.quarters])
    assert hand == []
    return stones


@given(st.data(), pictures, st.integers(1, 5))
def test_every_taking_apart_is_undone_by_the_restoration_derived(
    data: st.DataObject, rows: str, n: int
):
    stones = by_square(rows)
    left, taken = dict(stones), []
    for _ in range(min(n, len(stones))):
        square = data.draw(st.sampled_from(sorted(left)))
        block = data.draw(st.sampled_from(list(BLOCKS)))
        quarters = data.draw(st.sampled_from([1, -1]))
        taken.append(Step(REMOVE, read_square_name(square), block, quarters))
        del left[square]
        left = turned(left, block, LETTERS[quarters])
    restoring = solution(read_picture(rows), taken)
    assert len(restoring) == len(taken)
    assert restored_by_hand(dict(stones), taken, restoring) == stones


@given(pictures.filter(lambda rows: rows.strip("./")), st.integers(1, 5), st.integers(0, 999))
def test_what_the_computer_takes_apart_can_be_restored_in_a_match(rows: str, n: int, seed: int):
    options = PicturePuzzleOptions.read({"players": 1, "pictures": [rows]})
    position = PICTURE_PUZZLE.start(options)
    for _ in range(n):
        if position.to_move is None:
            break
        position = attempt(position, succeeds=True, seed=seed)
    count = len(by_square(rows))
    assert position.falls == (None,)
    assert PICTURE_PUZZLE.standings(position)[1].figures == (("restored", min(n, count)),)
    assert (position.to_move is None) == (n >= count)


@given(pictures, st.integers(1, 5), st.integers(0, 10**6))
def test_the_computer_turns_what_changes_the_board(rows: str, n: int, seed: int):
    stones = by_square(rows)
    n = min(n, len(stones))
    taken = take_apart(read_picture(rows), n, random.Random(seed))
    assert taken == take_apart(read_picture(rows), n, random.Random(seed))
    assert len(taken) == n
    for before, step in zip([None, *taken], taken, strict=False):
        del stones[square_name(step.square)]
        after = turned(stones, step.block, LETTERS[step.quarters])
        turning = {
            block for block in BLOCKS for way in "RL" if turned(stones, block, way) != stones
        }
        # Unless all that could be turned is the block turned last, or nothing at all.
        if len(turning) > 1:
            assert after != stones
            assert before is None or (before.block, -before.quarters) != (step.block, step.quarters)
        stones = after


def test_a_stone_is_placed_where_its_square_has_been_carried():
    (restoring,) = solution(read_picture(SMALL), [Step(REMOVE, Square(0, 8), 1, 1)])
    assert restoring == Step("r", Square(2, 8), 1, -1)


# Turns


def test_each_takes_apart_for_the_next():
    position = start(players=3)
    assert position.seats == ("1", "2", "3")
    seen = []
    for _ in range(3):
        seen.append((position.taker, position.restorer, position.to_move))
        position = attempt(position, succeeds=True)
    assert seen == [("1", "2", "1"), ("2", "3", "2"), ("3", "1", "3")]
    assert (position.n, position.to_move) == (2, "1")


def test_the_restorer_moves_after_n_removals():
    position = rounds(start(), "++")
    assert position.n == 2
    position = played(position, "xa9-1R")
    assert (position.phase, position.to_move, position.hand) == (Phase.TAKE_APART, "1", "r")
    position = played(position, "xi1-9L")
    assert (position.phase, position.to_move, position.hand) == (Phase.RESTORE, "2", "ry")
    position = played(position, "yi3-9R", "rc9-1L")
    assert (position.n, position.done, position.to_move) == (2, 1, "2")
    assert PICTURE_PUZZLE.board(position)["stones"] == by_square(SMALL)


def test_the_computer_takes_apart_for_everybody():
    position = start(players=3, taken_apart_by="computer")
    assert position.seats == ("computer", "1", "2", "3")
    seen = []
    for _ in range(3):
        assert position.to_move == position.taker == "computer"
        seen.append(position.restorer)
        position = attempt(position, succeeds=True)
    assert seen == ["1", "2", "3"]


def test_stones_of_the_same_colour_may_change_places():
    position = played(rounds(start(), "++"), "xg1-9R", "xg2-9R")
    steps = solution(position.goal, position.taken)
    assert [PICTURE_PUZZLE.format(position, step) for step in steps] == ["yh3-9L", "yg3-9L"]
    # The stone that was removed first is given back first, the other way than the program's.
    position = played(position, "yi3-9L", "yg2-9L")
    assert (position.done, position.falls) == (1, (None, None))


def test_a_board_that_differs_is_a_failure():
    position = played(start(), "xa9-5R", "ra9-1R")
    assert [fall and tuple(fall) for fall in position.falls] == [None, (1, 2)]
    assert position.stones == position.goal
    # He has failed, and takes apart for the other all the same.
    assert (position.taker, position.restorer) == ("2", "1")
    assert PICTURE_PUZZLE.standings(position)[1].out == 2
    assert PICTURE_PUZZLE.standings(position)[1].place is None


# Pictures


def test_pictures_take_turns():
    options = PicturePuzzleOptions(pictures=(SMALL, OTHER), rounds_per_picture=2)
    assert [options.picture(n) for n in range(1, 8)] == [
        *(SMALL, SMALL, OTHER, OTHER, SMALL, SMALL, OTHER)
    ]
    position = rounds(PICTURE_PUZZLE.start(options), "++", "++")
    assert (position.n, position.picture) == (3, OTHER)
    assert PICTURE_PUZZLE.board(position)["stones"] == by_square(OTHER)


# Ends


@pytest.mark.parametrize(
    ("players", "attempts", "places", "reason"),
    [
        # Attempts are those of 2, 3 … and 1.
        (2, "-+", [1, 2], Reason.LAST_LEFT),
        (2, "+-", [2, 1], Reason.LAST_LEFT),
        (2, "--", [1, 1], Reason.ALL_FAILED),
        (2, "++--", [1, 1], Reason.ALL_FAILED),
        (3, "-++" + "-+", [1, 3, 2], Reason.LAST_LEFT),
        (3, "--+", [1, 2, 2], Reason.LAST_LEFT),
        (3, "+-+" + "--", [1, 1, 3], Reason.ALL_FAILED),
        (3, "---", [1, 1, 1], Reason.ALL_FAILED),
        (4, "--++" + "-+", [1, 3, 3, 2], Reason.LAST_LEFT),
        (2, "++" * 6, [1, 1], Reason.ALL_REMOVED),
        (3, "-++" + "++" * 5, [1, 3, 1], Reason.ALL_REMOVED),
    ],
)
def test_the_last_left_wins(players: int, attempts: str, places: list[int], reason: Reason):
    position = rounds(start(players=players), attempts[:-1])
    assert position.outcome() is None
    assert position.to_move is not None
    position = rounds(position, attempts[-1])
    assert position.to_move is None
    outcome = position.outcome()
    assert outcome is not None
    assert list(outcome.places.values()) == places
    assert list(outcome.places) == [str(number + 1) for number in range(players)]
    assert outcome.reason == reason


def test_a_single_player_plays_against_the_computer():
    position = start(players=1)
    assert position.seats == ("computer", "1")
    position = rounds(position, "++-")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ({"computer": 1, "1": 2}, Reason.FAILED)
    assert [s.figures[0][1] for s in PICTURE_PUZZLE.standings(position)] == [0, 2]
    outcome = rounds(start(players=1), "+" * 6).outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ({"computer": 2, "1": 1}, Reason.ALL_REMOVED)


def test_the_end_shows_what_is_wrong():
    position = played(start(), "xa9-5R", "ra8-5R", "xa9-5R", "ra9-5L")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.places == {"1": 1, "2": 2}
    assert outcome.marks == ()
    position = played(start(players=1), "xa9-5R", "ra8-5R")
    outcome = position.outcome()
    assert outcome is not None
    (mark,) = outcome.marks
    assert mark.role is Role.BAD
    assert set(map(square_name, mark.squares)) == {"a9", "a8"}


# Options


@pytest.mark.parametrize(
    "data",
    [
        {"players": 0},
        {"players": 9},
        {"players": 1, "taken_apart_by": "player"},
        {"taken_apart_by": "nobody"},
        {"rounds_per_picture": 0},
        {"pictures": []},
        {"pictures": SMALL},
        {"pictures": [3]},
        {"pictures": [SMALL[:-1]]},
        {"pictures": ["/".join(["........."] * 9)]},
        {"picture": SMALL},
    ],
)
def test_bad_options_are_errors(data: dict[str, object]):
    with pytest.raises(OptionsError):
        PicturePuzzleOptions.read(data)


def test_a_single_player_needs_no_more_options():
    assert PicturePuzzleOptions.read({"players": 1}).taken_apart_by == "computer"
    assert PicturePuzzleOptions.read({}) == PicturePuzzleOptions()


# Tokens and effects


def test_a_removal_takes_the_stone_and_turns_the_block():
    position = start()
    effects = PICTURE_PUZZLE.effects(position, PICTURE_PUZZLE.parse(position, "xb9-1R"))
    take, turn = effects
    assert (take.kind, turn.kind) == (EffectKind.TAKE, EffectKind.TURN)
    assert [token.squares for token in take.after] == [()]
    assert {token.id for token in turn.before} == {"block/1", "stone/r/1", "stone/b/1"}
    (half,) = PICTURE_PUZZLE.effects(position, Step(REMOVE, read_square_name("b9")))
    assert half == take


def test_the_picture_is_laid_anew_after_an_attempt():
    position = played(start(), "xb9-1R")
    move = PICTURE_PUZZLE.parse(position, "gb9-2R")
    kinds = [effect.kind for effect in PICTURE_PUZZLE.effects(position, move)]
    assert kinds == [EffectKind.PUT, EffectKind.TURN, EffectKind.TAKE, EffectKind.PUT]
    turn = PICTURE_PUZZLE.effects(position, move)[1]
    assert [mark.role for mark in turn.marks] == [Role.BAD]
    kinds = [effect.kind for effect in PICTURE_PUZZLE.effects(position, Step(GIVE_UP))]
    assert kinds == [EffectKind.TAKE, EffectKind.PUT]


def test_stones_that_no_picture_needs_now_are_in_the_box():
    position = start(pictures=[SMALL, OTHER])
    boxed = [token.id for token in PICTURE_PUZZLE.tokens(position) if token.state == "box"]
    assert boxed == ["stone/r/2", "stone/r/3", "stone/r/4"]
    position = rounds(position, "+")
    last = attempt_before_the_end(position)
    effects = PICTURE_PUZZLE.effects(last, Step(GIVE_UP))
    after = last.after(Step(GIVE_UP))
    assert after.to_move is None
    assert effects == ()
    last = attempt_before_the_end(rounds(start(pictures=[SMALL, OTHER], players=3), "++"))
    shown = apply_effects(PICTURE_PUZZLE.tokens(last), PICTURE_PUZZLE.effects(last, Step(GIVE_UP)))
    tokens = PICTURE_PUZZLE.tokens(last.after(Step(GIVE_UP)))
    assert shown == {token.id: token for token in tokens}
    assert {t.id for t in tokens if t.state == "box"} == {
        *("stone/g/1", "stone/b/1", "stone/y/1", "stone/y/2", "stone/y/3")
    }


def attempt_before_the_end(position: PicturePuzzlePosition) -> PicturePuzzlePosition:
    """Return the position of the attempt as soon as all is taken apart."""
    while position.phase is Phase.TAKE_APART:
        position = play(position, computer_move(position, random.Random(2)))
    return position


def test_who_restores_sees_nothing_while_it_is_taken_apart():
    position = start()
    for viewer, sees in (("1", True), ("2", False), (None, True)):
        stones = [t for t in PICTURE_PUZZLE.tokens(position, viewer) if t.kind == "stone"]
        assert len(stones) == 6
        assert all(bool(stone.squares) == sees for stone in stones)
    restoring = played(position, "xa9-1R")
    assert PICTURE_PUZZLE.tokens(restoring, "2") == PICTURE_PUZZLE.tokens(restoring)


# Words


def test_every_rule_and_reason_has_its_sentence():
    words = words_for("picture-puzzle")
    assert set(words.refusals) == set(Rule)
    assert set(words.outcomes) == set(Reason)
    assert set(words.options) == set(PicturePuzzleOptions().plain())
    assert {*PICTURE_PUZZLE.seats, *COLOURS, *Phase, "restored"} <= set(words.names)


def test_the_squares_of_the_board_are_those_of_pentago():
    assert PICTURE_PUZZLE.layout(start()).squares == SQUARES
