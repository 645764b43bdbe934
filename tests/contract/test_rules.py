"""Laws of positions and moves."""

import pickle
from typing import Any

from pentogames.core.game import IllegalMove, play
from pentogames.core.layout import Layout
from pentogames.teach.words import words_for
from tests.contract.playing import (
    Case,
    mutations,
    playthrough,
    positions,
    settler,
    some,
    written_out,
)


def moves_elsewhere(case: Case) -> list[Any]:
    """Return moves of other positions and of another game of the same kind."""
    here = [step.move for step in some(playthrough(case), 5)]
    other = Case(case.game, 0, case.seed)
    return here + [step.move for step in some(playthrough(other), 3)]


def test_moves_are_in_an_order_of_their_own_and_none_comes_twice(case: Case) -> None:
    for position in some(positions(case), 8):
        moves = list(position.moves())
        assert list(position.moves()) == moves
        assert list(pickle.loads(pickle.dumps(position)).moves()) == moves
        assert len(set(moves)) == len(moves)


def test_legal_moves_are_refused_by_nothing(case: Case) -> None:
    for position in some(positions(case), 8):
        for move in some(list(position.moves()), 60):
            assert position.refusal(move) is None


def test_a_mutated_move_is_refused_exactly_if_it_is_not_among_the_legal_ones(case: Case) -> None:
    for position in some(positions(case), 6):
        legal = list(position.moves())
        settled = settler(case.game, position)
        known = {settled(move): settled(move) for move in legal}
        others = some(legal, 4) + moves_elsewhere(case)
        for move in some(legal, 4) or others[:3]:
            for mutated in mutations(move, others):
                tried = settled(mutated)
                same = known.get(tried)
                among = same is not None and written_out(same) == written_out(tried)
                assert (position.refusal(mutated) is None) == among, mutated


def test_a_refusal_names_a_rule_that_has_a_sentence(case: Case) -> None:
    words = words_for(case.game.name)
    for position in some(positions(case), 6):
        legal = list(position.moves())
        for move in some(legal, 3) or moves_elsewhere(case)[:3]:
            for mutated in mutations(move, moves_elsewhere(case)):
                refused = position.refusal(mutated)
                if refused is not None:
                    assert isinstance(refused.rule, case.game.rules)
                    sentence = words.explain(refused)
                    assert sentence.endswith((".", "!", "?"))
                    assert "{" not in sentence


def test_play_is_a_door_that_refuses_what_the_rules_refuse(case: Case) -> None:
    step = playthrough(case)[0]
    assert play(step.before, step.move) == step.after
    for mutated in mutations(step.move, moves_elsewhere(case)):
        refused = step.before.refusal(mutated)
        if refused is not None:
            try:
                play(step.before, mutated)
            except IllegalMove as error:
                caught = error.refusal
            assert caught == refused


def test_a_move_leaves_the_old_position_alone(case: Case) -> None:
    for step in playthrough(case):
        before = pickle.dumps(step.before)
        hashed = hash(step.before)
        assert step.before.after(step.move) == step.after
        assert pickle.loads(before) == step.before
        assert hash(step.before) == hashed
        assert case.game.board(pickle.loads(before)) == case.game.board(step.before)


def test_positions_are_values(case: Case) -> None:
    seen = positions(case)
    for position in seen:
        copy = pickle.loads(pickle.dumps(position))
        assert copy == position
        assert hash(copy) == hash(position)
        assert (copy.to_move, copy.ply) == (position.to_move, position.ply)
        assert copy.outcome() == position.outcome()
    assert len(set(seen)) == len(seen)


def test_plies_are_counted_and_seats_stay(case: Case) -> None:
    start = case.game.start(case.options)
    for ply, position in enumerate(positions(case)):
        assert position.ply == ply
        assert position.options == case.options
        assert position.seats == start.seats
        assert position.to_move is None or position.to_move in position.seats
    assert set(start.seats) <= set(case.game.seats)
    assert len(set(start.seats)) == len(start.seats)


def test_the_outcome_stands_exactly_if_nobody_is_to_move(case: Case) -> None:
    for position in positions(case):
        assert (position.outcome() is None) == (position.to_move is not None)
        assert (next(position.moves(), None) is None) == (position.to_move is None)


def test_the_outcome_has_places_a_reason_with_a_sentence_and_marks_on_the_board(
    case: Case,
) -> None:
    last = positions(case)[-1]
    outcome = last.outcome()
    places = sorted(outcome.places.values())
    # Ties share a place, and the places that they take up stay empty: 1, 1, 3.
    assert places == [1 + sum(other < place for other in places) for place in places]
    sentence = words_for(case.game.name).conclude(outcome)
    assert sentence.endswith(".")
    assert "{" not in sentence
    # On a board with levels its squares stand for the columns above them.
    columns = {(square.x, square.y) for square in case.game.layout(last).squares}
    assert all((square.x, square.y) in columns for mark in outcome.marks for square in mark.squares)


def test_standings_cover_all_seats_in_the_order_of_turns(case: Case) -> None:
    for position in positions(case):
        standings = case.game.standings(position)
        assert tuple(standing.seat for standing in standings) == position.seats
        names = {tuple(name for name, _ in standing.figures) for standing in standings}
        assert len(names) == 1
    final = case.game.standings(positions(case)[-1])
    places = positions(case)[-1].outcome().places
    if set(places) == {standing.seat for standing in final}:
        assert {standing.seat: standing.place for standing in final} == places


def test_names_of_squares_and_squares_undo_each_other(case: Case) -> None:
    for position in some(positions(case), 4):
        layout: Layout = case.game.layout(position)
        names = [layout.name(square) for square in layout.squares]
        assert len(set(names)) == len(names)
        assert [layout.square(name) for name in names] == list(layout.squares)
        assert len(set(layout.squares)) == len(layout.squares)
        for area in layout.areas:
            assert set(area.squares) <= set(layout.squares)
