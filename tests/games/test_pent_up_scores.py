"""Who wins in Pent-Up, and why: the figures by hand, and whole games that end level."""

import pytest

from pentogames.core.game import Role
from pentogames.games._pent_up_scores import judge, points
from pentogames.games.pent_up import PENT_UP, PentUpOptions, Reason, Scoring

STANDARD, MISERE, ADVANCED = Scoring.STANDARD, Scoring.MISERE, Scoring.ADVANCED

# Both have eight tiles on the table and four on level 2.
DRAWN = (
    "W(0,0)(1,2)^1 T(3,2)(4,0)^1 Y(2,2)(4,1)^2 I(3,-3)(3,1)^1 T(5,3)(7,4)^1 W(0,-5)(1,-3)^1 "
    "F(-2,2)(-3,0)^1 Y(-2,1)(0,0)^2 P(5,-2)(4,-4)^1 L(3,0)(2,-3)^2 N(-1,3)(-3,4)^1 "
    "V(2,-7)(4,-6)^1 Z(-4,5)(-3,7)^1 U(-1,4)(1,5)^1 L(4,-4)(3,-7)^2 X(7,6)^1 U(5,5)(7,4)^2 "
    "Z(-4,5)(-3,3)^2 V(-1,3)(0,5)^2 N(-4,3)(-6,4)^1 X(8,3)^1 F(1,7)(-1,6)^1 I(-5,4)(-5,8)^1 "
    "P(-6,4)(-4,3)^2"
)
# White and Black have 8 2 1 1 tiles on the levels from the table up, Red has 3 8 1 0.
SHARED = (
    "Z(0,0)(2,1)^1 X(1,-1)^1 N(1,-2)(0,0)^2 N(-4,-2)(-2,-1)^1 Z(-7,-3)(-5,-2)^1 "
    "I(-7,-2)(-3,-2)^2 T(-6,-5)(-5,-3)^1 V(-3,-4)(-2,-6)^1 L(-6,-5)(-3,-6)^2 "
    "Y(-9,-6)(-7,-7)^1 W(-7,-1)(-5,0)^1 V(-7,-1)(-5,0)^2 I(-2,0)(-2,4)^1 P(-4,-2)(-6,-1)^3 "
    "T(-2,-2)(0,-1)^2 P(0,1)(1,-1)^3 T(-8,-5)(-10,-4)^1 U(-9,-6)(-8,-4)^2 L(-10,-6)(-11,-9)^1 "
    "L(3,2)(2,5)^1 Z(-1,-8)(0,-6)^1 V(-2,-6)(0,-7)^2 I(-1,-3)(3,-3)^1 X(1,6)^1 W(1,1)(3,2)^2 "
    "U(-10,-3)(-9,-1)^1 F(-1,-1)(-3,-2)^3 F(1,0)(-1,-1)^4 N(-3,-2)(-5,-1)^4 P(0,6)(2,5)^2 "
    "U(4,-2)(3,0)^1 Y(3,-3)(2,-1)^2 W(-3,8)(-1,7)^1 X(-5,-7)^1 F(-5,-8)(-6,-6)^2 "
    "Y(-7,-3)(-9,-2)^2"
)


@pytest.mark.parametrize(
    ("scoring", "levels", "places", "reason", "level"),
    [
        (STANDARD, [(7, 4, 1), (9, 1, 2)], [2, 1], Reason.HIGHEST_LEVEL, 3),
        (STANDARD, [(6, 5, 1), (9, 2, 1)], [1, 2], Reason.LOWER_LEVEL, 2),
        (STANDARD, [(2, 2, 1), (1, 2, 1)], [1, 2], Reason.LOWER_LEVEL, 1),
        (STANDARD, [(8, 4), (8, 4)], [1, 1], Reason.EQUAL, None),
        (STANDARD, [(), ()], [1, 1], Reason.EQUAL, None),
        (STANDARD, [(1,), (0,)], [1, 2], Reason.HIGHEST_LEVEL, 1),
        (STANDARD, [(8, 4), (8, 4), (9, 3)], [1, 1, 3], Reason.HIGHEST_LEVEL, 2),
        (STANDARD, [(9, 3), (8, 4), (9, 3)], [2, 1, 2], Reason.HIGHEST_LEVEL, 2),
        (STANDARD, [(7, 4, 1), (8, 3, 1), (9, 3, 0)], [1, 2, 3], Reason.LOWER_LEVEL, 2),
        (STANDARD, [(8, 4), (8, 4), (8, 4)], [1, 1, 1], Reason.EQUAL, None),
        (MISERE, [(7, 4, 1), (9, 1, 2)], [2, 1], Reason.TABLE, 1),
        (MISERE, [(8, 3, 1), (8, 2, 2)], [1, 2], Reason.LEVEL_ABOVE, 2),
        (MISERE, [(8, 2, 1, 1), (8, 2, 2, 0)], [2, 1], Reason.LEVEL_ABOVE, 3),
        (MISERE, [(8, 4), (8, 4)], [1, 1], Reason.EQUAL, None),
        (MISERE, [(9, 3), (8, 4), (9, 3)], [1, 3, 1], Reason.TABLE, 1),
        (ADVANCED, [(6, 6), (8, 4), (7, 5)], [1, 3, 2], Reason.POINTS, None),
        (ADVANCED, [(8, 2, 2), (7, 4, 1), (9, 3, 0)], [1, 2, 3], Reason.POINTS_THEN_TOP, 3),
        # Equal in points and on the highest level: shared, whatever lies below.
        (
            ADVANCED,
            [(9, 0, 3, 0), (6, 6, 0, 0), (12, 0, 0, 0)],
            [1, 1, 3],
            Reason.POINTS,
            None,
        ),
        (ADVANCED, [(9, 0, 3, 0), (6, 6, 0, 0), (6, 6, 0, 0)], [1, 1, 1], Reason.EQUAL, None),
    ],
)
def test_places_and_what_decides(scoring, levels, places, reason, level):
    seats = ("White", "Black", "Red")[: len(levels)]
    verdict = judge(scoring, dict(zip(seats, levels, strict=True)), ())
    assert list(verdict.outcome.places.values()) == places
    assert (verdict.outcome.reason, verdict.level) == (reason, level)
    assert verdict.outcome.draw is (reason is Reason.EQUAL)


def test_points_are_the_levels_of_the_tiles():
    assert points(()) == 0
    assert points((8, 2, 1, 1)) == 8 + 4 + 3 + 4


def test_a_game_for_two_can_end_in_a_draw():
    position = PENT_UP.parse_position(PentUpOptions(), DRAWN)
    outcome = position.outcome()
    assert outcome is not None
    assert dict(position.levels()) == {"White": (8, 4), "Black": (8, 4)}
    assert outcome.draw
    assert outcome.winners == ()
    assert dict(outcome.places) == {"White": 1, "Black": 1}
    assert outcome.marks == ()


@pytest.mark.parametrize(
    ("options", "places"),
    [
        (PentUpOptions(3), [1, 1, 3]),
        (PentUpOptions(3, misere=True), [1, 1, 3]),
        (PentUpOptions(3, scoring="advanced"), [2, 2, 1]),  # 19, 19 and 22 points
        (PentUpOptions(3, misere=True, scoring="advanced"), [2, 2, 1]),
    ],
)
def test_a_game_for_three_can_share_a_place(options, places):
    outcome = PENT_UP.parse_position(options, SHARED).outcome()
    assert outcome is not None
    assert list(outcome.places.values()) == places


def test_marks_show_the_winners_tiles_on_the_level_that_decides():
    position = PENT_UP.parse_position(PentUpOptions(3), SHARED)
    outcome = position.outcome()
    assert outcome is not None
    shown = {mark.squares for mark in outcome.marks}
    assert shown == {t.squares for t in position.placed if t.squares[0].level == 4}
    assert {(mark.role, mark.label) for mark in outcome.marks} == {(Role.LINE, "4")}


def test_there_is_no_outcome_before_the_last_tile():
    words = DRAWN.split()
    options = PentUpOptions()
    for ply in (0, 1, 23):
        position = PENT_UP.parse_position(options, " ".join(words[:ply]) or "-")
        assert position.outcome() is None
        assert position.to_move is not None
    ended = PENT_UP.parse_position(options, DRAWN)
    assert ended.to_move is None


def test_who_would_win_now_is_told_at_any_time():
    options = PentUpOptions()
    empty = PENT_UP.start(options).winning_now()
    assert (empty.outcome.draw, empty.level) == (True, None)
    words = DRAWN.split()
    third = PENT_UP.parse_position(options, " ".join(words[:3])).winning_now()
    assert third.outcome.winners == ("White",)
    assert (third.outcome.reason, third.level) == (Reason.HIGHEST_LEVEL, 2)


@pytest.mark.parametrize(
    ("options", "figures"),
    [
        (PentUpOptions(3), (("on-top", 1), ("tiles", 0))),
        (PentUpOptions(3, misere=True), (("on-table", 8), ("tiles", 0))),
        (PentUpOptions(3, scoring="advanced"), (("points", 19), ("on-top", 1), ("tiles", 0))),
    ],
)
def test_standings_show_what_counts_first(options, figures):
    position = PENT_UP.parse_position(options, SHARED)
    white, black, red = PENT_UP.standings(position)
    outcome = position.outcome()
    assert outcome is not None
    assert [white.place, black.place, red.place] == list(outcome.places.values())
    assert white.figures == black.figures == figures


def test_standings_before_the_first_tile():
    for standing in PENT_UP.standings(PENT_UP.start(PentUpOptions())):
        assert (standing.place, standing.out) == (None, None)
        assert dict(standing.figures) == {"on-top": 0, "tiles": 12}
