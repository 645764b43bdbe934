"""Playing puzzles with an opponent: stages, wrong moves that stay counted, results, keeping."""

import pytest

from pentogames.puzzles.attack import answer
from pentogames.puzzles.attack_library import kind
from pentogames.puzzles.attack_play import (
    EFFORT,
    TIME,
    TRIED,
    AttackPuzzle,
    AttackState,
    Stage,
)
from pentogames.puzzles.puzzle import Effort

NO_HINT, ONE_HINT = Effort(12.34, 0, 0), Effort(12.34, 1, 0)


def puzzle_of(name: str, index: int = 0) -> AttackPuzzle:
    return AttackPuzzle(kind(name).attacks[index])


def play(puzzle: AttackPuzzle, state: AttackState, text: str) -> AttackState:
    """Play a move, and have it answered if it is to be."""
    position = puzzle.position(state)
    state = puzzle.move(state, puzzle.attack.game.parse(position, text))
    if puzzle.stage(state) is Stage.WAITING:
        state = puzzle.answer(state, answer(puzzle.attack, state.played))
    return state


def solve(puzzle: AttackPuzzle, state: AttackState) -> AttackState:
    """Play the solver's moves to the end."""
    attack = puzzle.attack
    while puzzle.stage(state) is Stage.PLAYER:
        position = puzzle.position(state)
        move = attack.solver.wins(position, attack.turns_left(state.at))[0]
        state = play(puzzle, state, attack.game.format(position, move))
    return state


def a_wrong_move(puzzle: AttackPuzzle) -> str:
    return next(text for text in puzzle.attack.tries if text != puzzle.attack.move)


@pytest.mark.parametrize("name", ["endgame", "five-in-one", "five-in-two"])
def test_the_goal_is_reached_by_right_moves(name: str) -> None:
    puzzle = puzzle_of(name)
    state = puzzle.start()
    assert puzzle.stage(state) is Stage.PLAYER
    assert puzzle.running(state)
    state = solve(puzzle, state)
    assert puzzle.solved(state)
    assert not puzzle.running(state)
    assert (state.tries, state.lost) == (0, False)
    results = {result.measure: result.score for result in puzzle.results(state, NO_HINT)}
    assert results == {EFFORT: (0, 0, 12.3), TIME: (12.3,)}
    assert [result.measure for result in puzzle.results(state, ONE_HINT)] == [EFFORT]


def test_a_move_waits_for_its_answer() -> None:
    puzzle = puzzle_of("endgame")
    move = puzzle.attack.game.parse(puzzle.attack.start, puzzle.attack.move)
    state = puzzle.move(puzzle.start(), move)
    assert puzzle.stage(state) is Stage.WAITING
    assert puzzle.results(state, NO_HINT) == ()


def test_a_wrong_move_stays_counted_when_it_is_taken_back() -> None:
    puzzle = puzzle_of("endgame")
    state = play(puzzle, puzzle.start(), a_wrong_move(puzzle))
    assert (state.tries, state.lost, state.at) == (1, True, 2)
    state = state.back()
    assert (state.tries, state.lost, state.at) == (1, False, 0)
    assert state.can_forth
    assert state.forth().lost
    assert state.forth().tries == 1
    state = solve(puzzle, state)
    assert puzzle.solved(state)
    assert puzzle.results(state, NO_HINT)[0].score == (0, 1, 12.3)


def test_what_follows_a_wrong_move_is_not_counted_again_and_never_solves() -> None:
    puzzle = puzzle_of("endgame", 22)
    state = play(puzzle, puzzle.start(), a_wrong_move(puzzle))
    while puzzle.stage(state) is Stage.PLAYER:
        position = puzzle.position(state)
        move = next(iter(position.moves()))
        state = play(puzzle, state, puzzle.attack.game.format(position, move))
    assert puzzle.stage(state) is Stage.ENDED
    assert (state.tries, state.wrong) == (1, 0)


def test_the_last_turn_is_judged_at_once() -> None:
    puzzle = puzzle_of("five-in-one")
    state = play(puzzle, puzzle.start(), a_wrong_move(puzzle))
    assert puzzle.stage(state) is Stage.ENDED
    assert (state.tries, state.lost, state.at) == (1, True, 1)
    assert state.back().at == 0


def test_a_five_missed_in_the_second_turn_is_wrong() -> None:
    puzzle = puzzle_of("five-in-two")
    state = play(puzzle, puzzle.start(), puzzle.attack.move)
    assert (state.tries, state.at) == (0, 2)
    position = puzzle.position(state)
    wins = set(puzzle.attack.solver.wins(position, 1))
    miss = next(move for move in position.moves() if move not in wins)
    state = play(puzzle, state, puzzle.attack.game.format(position, miss))
    assert puzzle.stage(state) is Stage.ENDED
    assert (state.tries, state.wrong) == (1, 2)
    state = state.back()
    assert (state.at, state.lost) == (2, False)
    assert puzzle.stage(state) is Stage.PLAYER


def test_where_nobody_can_win_every_first_move_is_collected() -> None:
    puzzle = puzzle_of("endgame", -1)
    state = puzzle.start()
    for count, text in enumerate(puzzle.attack.tries, 1):
        assert puzzle.running(state)
        state = play(puzzle, state.back(), text)
        assert (len(state.tried), state.tries) == (count, 0)
        assert puzzle.results(state, ONE_HINT)[0].score == (-count,)
    assert puzzle.solved(state)
    assert {result.measure for result in puzzle.results(state, NO_HINT)} == {TRIED, EFFORT, TIME}


@pytest.mark.parametrize(("name", "index"), [("endgame", 0), ("endgame", -1), ("five-in-two", 0)])
def test_states_are_written_and_read(name: str, index: int) -> None:
    puzzle = puzzle_of(name, index)
    state = play(puzzle, puzzle.start(), a_wrong_move(puzzle)).back()
    assert puzzle.read(puzzle.write(state)) == state
    assert puzzle.again(state) == puzzle.start()


@pytest.mark.parametrize(
    "change",
    [
        {"line": ["nonsense"]},
        {"at": 3},
        {"at": -1},
        {"wrong": 5},
        {"tries": -1},
        {"tried": ["nonsense"]},
    ],
)
def test_damaged_states_are_refused(change: dict[str, object]) -> None:
    puzzle = puzzle_of("endgame")
    state = play(puzzle, puzzle.start(), puzzle.attack.move)
    with pytest.raises(ValueError, match="no"):
        puzzle.read({**puzzle.write(state), **change})
