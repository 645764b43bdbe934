"""Every game is played through the engine protocol from its start to its end."""

import json
from typing import Any

from pentogames.cli.engine import Engine
from tests.contract.playing import Case, mutations, playthrough
from tests.contract.variants import VARIANTS


def test_a_whole_game_is_played_and_taken_back(case: Case) -> None:
    engine = Engine()
    options = VARIANTS[case.game.name][case.number]
    steps = playthrough(case)
    answer = ask(engine, op="new", game=case.game.name, options=options)
    states = [answer["state"]]
    for step in steps:
        assert answer["state"] == expected(case, step.before)
        move = case.game.format(step.before, step.move)
        answer = ask(engine, op="play", move=move)
        assert answer["ok"], answer
        states.append(answer["state"])
    final = steps[-1].after
    assert answer["state"] == expected(case, final)
    outcome = answer["state"]["outcome"]
    assert outcome == ({"draw": True} if final.outcome().draw else {"places": outcome["places"]})
    assert ask(engine, op="legal") == {"ok": True, "moves": []}
    for state in reversed(states[:-1]):
        assert ask(engine, op="undo")["state"] == state
    assert not ask(engine, op="undo")["ok"]


def test_legal_moves_are_sorted_texts_that_can_be_played(case: Case) -> None:
    steps = playthrough(case)
    engine = Engine()
    ask(engine, op="new", game=case.game.name, options=VARIANTS[case.game.name][case.number])
    for step in steps[: len(steps) // 2]:
        ask(engine, op="play", move=case.game.format(step.before, step.move))
    moves = ask(engine, op="legal")["moves"]
    assert moves == sorted(moves)
    for move in moves[:: max(1, len(moves) // 10)]:
        assert ask(engine, op="play", move=move)["ok"]
        assert ask(engine, op="undo")["ok"]


def test_refused_moves_have_a_code_squares_and_a_sentence(case: Case) -> None:
    engine = Engine()
    ask(engine, op="new", game=case.game.name, options=VARIANTS[case.game.name][case.number])
    step = playthrough(case)[0]
    start = ask(engine, op="state")
    refused = 0
    for mutated in mutations(step.move, [step.move]):
        try:
            text = case.game.format(step.before, mutated)
        except (ValueError, LookupError):
            continue
        answer = ask(engine, op="play", move=text)
        if answer["ok"]:
            assert ask(engine, op="undo") == start
        elif "refusal" in answer:
            refused += 1
            assert set(answer["refusal"]) == {"code", "squares", "text"}
            assert answer["refusal"]["code"] in set(case.game.rules)
            assert all(isinstance(square, str) for square in answer["refusal"]["squares"])
            assert answer["refusal"]["text"]
        else:
            assert answer["error"]
    assert refused > 0 or case.game.layout(step.before).unbounded


def ask(engine: Engine, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(
        json.dumps(engine.answer_line(json.dumps(request).encode()))
    )
    return answer


def expected(case: Case, position: Any) -> dict[str, Any]:
    """Return the state but for the outcome's form, through JSON."""
    outcome = position.outcome()
    plain = None if outcome is None else {"places": dict(outcome.places)}
    state = {
        "game": case.game.name,
        "options": case.options.plain(),
        "ply": position.ply,
        "to_move": position.to_move,
        "outcome": {"draw": True} if outcome is not None and outcome.draw else plain,
        "board": case.game.board(position),
    }
    read: dict[str, Any] = json.loads(json.dumps(state))
    return read
