"""Puzzles with an opponent: every shipped one is proved, and answers are the best defence."""

from dataclasses import replace
from typing import Any

import pytest

from pentogames.bots.profiles.universe import solve
from pentogames.core.game import play
from pentogames.puzzles.attack import Attack, Goal, advise, answer
from pentogames.puzzles.attack_library import kind, kinds
from pentogames.teach.attack_words import ATTACKS, CLUES, clue_words

ALL = tuple(attack for kind in kinds() for attack in kind.attacks)
HARDEST = 4


def first_of(name: str) -> Attack:
    return kind(name).attacks[0]


def after_the_move(attack: Attack) -> tuple[str, ...]:
    """Return a puzzle's only first move and the defence against it."""
    line = (attack.move,)
    return (*line, answer(attack, line).move)


def test_there_are_as_many_as_promised_in_four_difficulties() -> None:
    assert len(kind("endgame").attacks) >= 40
    assert len(kind("five-in-one").attacks) >= 20
    assert len(kind("five-in-two").attacks) >= 20
    for each in kinds():
        assert {attack.difficulty for attack in each.attacks} == set(range(1, HARDEST + 1))
        difficulties = [attack.difficulty for attack in each.attacks]
        assert difficulties == sorted(difficulties)
        assert each.name in ATTACKS


def test_no_position_comes_twice() -> None:
    assert len({attack.text for attack in ALL}) == len(ALL)
    assert len({attack.key for attack in ALL}) == len(ALL)


@pytest.mark.parametrize("attack", ALL, ids=lambda attack: attack.key)
def test_every_puzzle_is_proved(attack: Attack) -> None:
    """Exactly one first move reaches the goal, or none where all are to be tried."""
    wins = attack.solver.wins(attack.start, attack.turns)
    assert [attack.game.format(attack.start, move) for move in wins] == [attack.move] * bool(
        attack.move
    )


@pytest.mark.parametrize("attack", kind("endgame").attacks, ids=lambda attack: attack.key)
def test_endgames_take_as_long_as_is_written(attack: Attack) -> None:
    solved = solve(attack.start)
    assert solved is not None
    assert solved[0] == bool(attack.move)
    assert max(plies or 0 for _, plies in solved[1]) == attack.plies


@pytest.mark.parametrize("attack", kind("five-in-two").attacks, ids=lambda attack: attack.key)
def test_no_five_in_two_is_a_five_in_one(attack: Attack) -> None:
    assert attack.solver.wins(attack.start, 1) == ()


@pytest.mark.parametrize("name", ["endgame", "five-in-two"])
def test_the_best_defence_does_not_help_against_the_move(name: str) -> None:
    """Playing on by the solver's moves reaches the goal, and every answer says that it holds."""
    attack = first_of(name)
    line: tuple[str, ...] = ()
    while attack.after(line).outcome() is None:
        position = attack.after(line)
        move = attack.solver.wins(position, attack.turns_left(len(line)))[0]
        line = (*line, attack.game.format(position, move))
        if attack.after(line).outcome() is None:
            reply = answer(attack, line)
            assert reply.holds
            line = (*line, reply.move)
    assert attack.reached(attack.after(line).outcome())
    assert len(line) == attack.plies


@pytest.mark.parametrize("name", ["endgame", "five-in-two"])
def test_wrong_moves_are_refuted(name: str) -> None:
    """After the answer to a wrong move nothing reaches the goal any more."""
    attack = kind(name).attacks[3]
    wrong = [text for text in attack.tries if text != attack.move]
    for text in wrong[:: max(1, len(wrong) // 8)]:
        reply = answer(attack, (text,))
        assert not reply.holds
        position = attack.after((text, reply.move))
        assert attack.solver.wins(position, attack.turns_left(2)) == ()


def test_the_last_turn_is_not_answered() -> None:
    attack = first_of("five-in-one")
    wrong = next(text for text in attack.tries if text != attack.move)
    reply = answer(attack, (wrong,))
    assert (reply.holds, reply.move) == (False, "")


def test_the_last_endgame_is_the_rulebooks_and_nobody_can_win_it() -> None:
    attack = kind("endgame").attacks[-1]
    assert attack.goal is Goal.TRY_ALL
    assert len(attack.tries) == 70
    reply = answer(attack, ("7-B3-E4",))
    assert (reply.holds, reply.move) == (False, "7-D9-A8")


def test_a_hint_leads_to_the_move_step_by_step() -> None:
    for each in kinds():
        attack = each.attacks[0]
        clues = advise(attack, ())
        assert len(clues) == 3
        move = attack.game.parse(attack.start, attack.move)
        assert {clue.code for clue in clues} <= set(CLUES)
        assert len({clue_words(clue) for clue in clues}) == 3
        squares = set(move.squares) if hasattr(move, "squares") else {move.square}
        assert squares <= {square for mark in clues[-1].marks for square in mark.squares}


def test_a_hint_where_nobody_can_win_is_a_move_that_was_not_tried() -> None:
    attack = kind("endgame").attacks[-1]
    tried = attack.tries[:30]
    clue = advise(attack, (), tried)[-1]
    move = attack.game.parse(attack.start, attack.tries[30])
    assert clue.marks[0].squares == move.squares
    assert advise(attack, (), attack.tries) == ()


def test_lines_that_are_none_are_refused() -> None:
    attack = first_of("endgame")
    with pytest.raises(ValueError, match="is no move"):
        attack.after(("nonsense",))
    with pytest.raises(ValueError, match="is illegal"):
        attack.after((attack.move, attack.move))


def test_turns_are_counted_by_the_attackers_moves() -> None:
    attack = first_of("five-in-two")
    assert [attack.turns_left(plies) for plies in range(5)] == [2, 1, 1, 0, 0]
    assert [attack.spent(plies) for plies in range(5)] == [False, False, False, True, True]
    endless = replace(attack, turns=0)
    assert not any(endless.spent(plies) for plies in range(9))


def test_defences_are_legal_and_leave_few_ways() -> None:
    """No other defence leaves the attacker fewer ways to five than the answer does."""
    attack = first_of("five-in-two")
    line = after_the_move(attack)
    least = len(attack.solver.wins(attack.after(line), 1))
    position = attack.after(line[:1])
    for move in list(position.moves())[::23]:
        assert len(attack.solver.wins(play(position, move), 1)) >= least > 0


@pytest.mark.parametrize("attack", kind("five-in-two").attacks, ids=lambda attack: attack.key)
def test_written_defences_are_those_that_are_found(attack: Attack) -> None:
    assert answer(replace(attack, defence=""), (attack.move,)) == answer(attack, (attack.move,))
    assert answer(attack, (attack.move,)).move == attack.defence


def fives(attack: Attack, position: Any) -> list[str]:
    """Return by the rules alone the moves with which the attacker wins at once."""
    return [
        attack.game.format(position, move)
        for move in position.moves()
        if attack.reached(position.after(move).outcome())
    ]


@pytest.mark.parametrize("attack", kind("five-in-one").attacks, ids=lambda attack: attack.key)
def test_fives_in_one_by_the_rules_alone(attack: Attack) -> None:
    assert fives(attack, attack.start) == [attack.move]


@pytest.mark.parametrize("attack", kind("five-in-two").attacks[::6], ids=lambda attack: attack.key)
def test_fives_in_two_by_the_rules_alone(attack: Attack) -> None:
    """Whatever the defender does, there is a five."""
    after = attack.after((attack.move,))
    results = {after.after(move) for move in after.moves()}
    assert all(
        any(attack.reached(result.after(move).outcome()) for move in result.moves())
        for result in results
    )


def wins(position: Any) -> bool:
    """Say by the rules alone whether the mover makes the last move."""
    return any(
        after.outcome() is not None or not wins(after)
        for after in map(position.after, position.moves())
    )


@pytest.mark.parametrize("attack", kind("endgame").attacks[:11], ids=lambda attack: attack.key)
def test_easy_endgames_by_the_rules_alone(attack: Attack) -> None:
    winning = [
        text
        for text in attack.tries
        if (after := attack.after((text,))).outcome() is not None or not wins(after)
    ]
    assert winning == [attack.move]
