"""Clocks as values."""

from pentogames.core.clock import Clock


def test_a_clock_that_stands_uses_no_time() -> None:
    clock = Clock(10.0)
    assert not clock.running
    assert clock.used(1000.0) == 0.0
    assert clock.left(1000.0) == 10.0


def test_time_adds_up_over_stops() -> None:
    clock = Clock(10.0).started(100.0).stopped(103.0).started(200.0)
    assert clock.used(204.0) == 7.0
    assert clock.left(204.0) == 3.0
    assert not clock.run_out(206.9)
    assert clock.run_out(207.0)
    assert clock.left(300.0) == 0.0


def test_starting_twice_changes_nothing() -> None:
    clock = Clock(10.0).started(100.0)
    assert clock.started(105.0) == clock


def test_without_a_limit_time_never_runs_out() -> None:
    clock = Clock().started(0.0)
    assert clock.used(1e9) == 1e9
    assert clock.left(1e9) is None
    assert not clock.run_out(1e9)


def test_a_clock_set_back_counts_nothing() -> None:
    assert Clock(10.0, 2.0).started(100.0).used(50.0) == 2.0
