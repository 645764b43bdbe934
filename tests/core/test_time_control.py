"""Ways of sharing out time: what is left after moves, and how they are written."""

import pytest

from pentogames.core.time_control import LONGEST, TimeControl, TimeKind, read_control

SEATS = ("White", "Black", "Red")
LEFT = {"White": 60.0, "Black": 60.0, "Red": 60.0}


def test_a_countdown_only_goes_down() -> None:
    control = TimeControl(TimeKind.COUNTDOWN, 60)
    assert control.first(SEATS) == LEFT
    assert control.after(LEFT, "Black", 12.5) == LEFT | {"Black": 47.5}


def test_an_increment_comes_after_the_move_and_not_before() -> None:
    control = TimeControl(TimeKind.INCREMENT, 60, 5)
    assert control.during(LEFT, "White", 12) == LEFT | {"White": 48.0}
    assert control.after(LEFT, "White", 12) == LEFT | {"White": 53.0}


def test_the_sand_of_an_hourglass_runs_to_the_others_and_none_is_lost() -> None:
    control = TimeControl(TimeKind.HOURGLASS, 60)
    left = control.after(LEFT, "White", 10, ("Black", "Red"))
    assert left == {"White": 50.0, "Black": 65.0, "Red": 65.0}
    assert control.after(LEFT, "White", 90, ("Black",)) == LEFT | {"White": 0.0, "Black": 120.0}


def test_time_for_a_move_is_whole_again_after_it() -> None:
    control = TimeControl(TimeKind.PER_MOVE, 30)
    left = control.first(SEATS)
    assert control.during(left, "Red", 29) == left | {"Red": 1.0}
    assert control.after(left, "Red", 29) == left


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (TimeControl(), ""),
        (TimeControl(TimeKind.COUNTDOWN, 600), "countdown 600"),
        (TimeControl(TimeKind.INCREMENT, 300, 0), "increment 300+0"),
        (TimeControl(TimeKind.HOURGLASS, 60), "hourglass 60"),
        (TimeControl(TimeKind.PER_MOVE, 15), "move 15"),
    ],
)
def test_what_is_written_is_read(control: TimeControl, text: str) -> None:
    assert control.tag == text
    assert read_control(text) == control


@pytest.mark.parametrize(
    "text",
    ["sundial 60", "none 60", "countdown", "countdown 0", "countdown -5", "countdown 60+5",
     "increment 60", "increment 60+", f"move {LONGEST + 1}", "move ٣", "move 1e3"],
)  # fmt: skip
def test_what_is_no_clock_stands_for_none(text: str) -> None:
    assert not read_control(text)


@pytest.mark.parametrize("left", [0.5, 20.0, 600.0])
@pytest.mark.parametrize("kind", list(TimeKind))
def test_who_plans_well_keeps_some_time(kind: TimeKind, left: float) -> None:
    assert 0 < TimeControl(kind, 600, 30).thinking(left) < left
