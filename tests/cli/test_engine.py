"""The engine protocol: every line gets its answer, whatever it is."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.cli.engine import Engine, serve

NEW = {"op": "new", "game": "tiny"}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def ask(*requests: Any) -> list[dict[str, Any]]:
    engine = Engine()
    return [engine.answer(request) for request in requests]


def serve_bytes(data: bytes) -> list[dict[str, Any]]:
    answers = io.BytesIO()
    serve(io.BytesIO(data), answers)
    return [json.loads(line) for line in answers.getvalue().decode("ascii").splitlines()]


def test_a_game_is_played_and_taken_back() -> None:
    play = {"op": "play", "move": "S(1)(2)"}
    new, legal, played, state, undone = ask(
        NEW, {"op": "legal"}, play, {"op": "state"}, {"op": "undo"}
    )
    start = {
        "game": "tiny",
        "options": {
            "players": 2,
            "length": 5,
            "end": "last wins",
            "blocked": [],
            "motto": "",
        },
        "ply": 0,
        "to_move": "Left",
        "outcome": None,
        "board": {"owners": [None] * 5},
    }
    assert new == {"ok": True, "state": start}
    assert legal["moves"] == sorted(legal["moves"])
    assert len(legal["moves"]) == 9
    board = {"owners": [None, "Left", "Left", None, None]}
    assert played == {
        "ok": True,
        "state": {**start, "ply": 1, "to_move": "Right", "board": board},
    }
    assert state == played
    assert undone == new


@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        ({"length": 1}, {"places": {"Left": 1, "Right": 2}}),
        (
            {"length": 1, "players": 3, "end": "last loses"},
            {"places": {"Left": 3, "Right": 1, "Third": 1}},
        ),
        ({"length": 1, "end": "peace"}, {"draw": True}),
    ],
)
def test_the_outcome_is_places_or_a_draw(options: dict[str, Any], outcome: Any) -> None:
    _, played, legal, again = ask(
        {**NEW, "options": options},
        {"op": "play", "move": "S(0)"},
        {"op": "legal"},
        {"op": "play", "move": "S(0)"},
    )
    assert played["state"]["outcome"] == outcome
    assert played["state"]["to_move"] is None
    assert legal == {"ok": True, "moves": []}
    assert again["refusal"]["code"] == "game-over"


def test_a_refusal_has_code_squares_and_text() -> None:
    """The squares that are bad or, if none is, all that are marked; each once."""
    requests = [{"op": "play", "move": f"S({move})"} for move in ("1", "1)(2", "7)(8", "3)(0")]
    occupied, off, apart = [answer["refusal"] for answer in ask(NEW, *requests)[2:]]
    assert occupied == {
        "code": "occupied",
        "squares": ["B1", "C1"],
        "text": "That square is taken.",
    }
    assert off == {
        "code": "off-board",
        "squares": ["H1", "I1"],
        "text": "That is not on the board.",
    }
    assert apart["squares"] == ["D1", "A1"]


def test_squares_without_a_name_are_left_out_of_a_refusal() -> None:
    _, answer = ask(
        {"op": "new", "game": "universe"}, {"op": "play", "move": "7-A1-A4"}
    )  # its squares would begin left of the board
    refused = answer.get("refusal") or {}
    assert answer["ok"] is False
    assert all(square[0].isalpha() for square in refused.get("squares", []))


def test_the_sources_example_is_refused_for_fencing_off_two_squares() -> None:
    _, _, answer = ask(
        {"op": "new", "game": "universe", "options": {"players": 2}},
        {"op": "play", "move": "12-D3-C5"},
        {"op": "play", "move": "1-B2"},
    )
    assert answer["ok"] is False
    assert answer["refusal"]["code"] == "fences-off"
    assert sorted(answer["refusal"]["squares"]) == ["A1", "C3"]
    assert answer["refusal"]["text"]


BEFORE_NEW = [{"op": op} for op in ("legal", "undo", "state", "think")] + [
    {"op": "play", "move": "S(0)"}
]


@pytest.mark.parametrize("request_", BEFORE_NEW, ids=lambda request: request["op"])
def test_without_a_game_there_is_an_error(request_: dict[str, Any]) -> None:
    (answer,) = ask(request_)
    assert answer == {"ok": False, "error": "there is no game yet; begin with new"}


ERRORS = [
    (None, "an object"),
    ([], "an object"),
    ("new", "an object"),
    ({}, "missing: op"),
    ({"op": 7}, "missing: op"),
    ({"op": ["new"]}, "missing: op"),
    ({"op": "castle"}, "no op 'castle'"),
    ({"op": "new"}, "missing: game"),
    ({"op": "new", "game": None}, "missing: game"),
    ({"op": "new", "game": "chess"}, "no game 'chess'"),
    ({"op": "new", "game": "tiny", "options": []}, "no object"),
    ({"op": "new", "game": "tiny", "options": None}, "no object"),
    ({"op": "new", "game": "tiny", "options": {"size": 1}}, "no option 'size'"),
    ({"op": "new", "game": "tiny", "options": {"length": "5"}}, "'length'"),
    ({"op": "new", "game": "tiny", "options": {"length": 10**400}}, "'length'"),
    ({"op": "new", "game": "tiny", "options": {"motto": {"a": []}}}, "'motto'"),
    ({"op": "play"}, "missing: move"),
    ({"op": "play", "move": 3}, "missing: move"),
    ({"op": "play", "move": "S(x)"}, "no move: a square is one digit (column 3)"),
    ({"op": "play", "move": ""}, "no move"),
    ({"op": "undo"}, "no move to take back"),
    ({"op": "think", "level": 3, "seed": 1, "seconds": 1.0}, "no computer player"),
]


@pytest.mark.parametrize(("request_", "error"), ERRORS)
def test_a_wrong_request_is_an_error_and_the_game_goes_on(request_: Any, error: str) -> None:
    new, answer, state = ask(NEW, request_, {"op": "state"})
    assert answer["ok"] is False
    assert error in answer["error"]
    assert set(answer) == {"ok", "error"}
    assert state == new


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"   ",
        b"nonsense",
        b"{",
        b'{"op":"state"} {}',
        b"\xff\xfe",
        b'"\xc3"',
        b"\x00",
        b"1" * 10000,
        b"-1e999",
        b"NaN",
        b"[" * 100000,
        b'{"a":' * 100000,
        b'{"op":"\\ud800"}',
        b'{"op":"new","game":"tiny","options":{"blocked":' + b"[" * 900 + b"]" * 900 + b"}}",
        b'{"op":"new","game":"tiny","options":{"motto":' + b"9" * 5000 + b"}}",
        b'{"op":"play","move":"' + b"x" * 100000 + b'"}',
        b'{"op":"' + b"x" * 100000 + b'"}',
    ],
    ids=lambda line: repr(line[:24]),
)
def test_any_line_is_answered_by_an_error_and_the_process_lives_on(line: bytes) -> None:
    answers = serve_bytes(b'{"op":"new","game":"tiny"}\n' + line + b'\n{"op":"state"}')
    assert len(answers) == 3
    assert answers[1]["ok"] is False
    assert 0 < len(answers[1]["error"]) <= 500
    assert answers[2] == answers[0]


@given(st.lists(st.binary(max_size=40).filter(lambda line: b"\n" not in line), max_size=8))
def test_every_line_has_one_answer(lines: list[bytes]) -> None:
    answers = serve_bytes(b"".join(line + b"\n" for line in lines))
    assert len(answers) == len(lines)
    assert all(answer["ok"] in (True, False) for answer in answers)


@given(JSON, st.sampled_from(["new", "play", "undo", "state", "legal", "think"]), JSON, JSON)
def test_any_values_are_answered(whole: Any, op: str, move: Any, options: Any) -> None:
    request = {"op": op, "game": "tiny", "move": move, "options": options}
    answers = ask(NEW, whole, request, {"op": "state"})
    assert answers[0]["ok"]
    assert not answers[1]["ok"]
    assert answers[3]["ok"]
    json.dumps(answers)


def test_a_fault_of_the_program_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("pentogames.cli.engine.state", fail)
    (answer,) = ask(NEW)
    assert answer == {"ok": False, "error": "internal error: ZeroDivisionError: oh"}


def test_answers_come_at_once_and_the_process_ends_with_its_input() -> None:
    engine = subprocess.Popen(
        [sys.executable, "-m", "pentogames", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    assert engine.stderr is not None
    for request, ok in ((b'{"op":"new","game":"universe"}\n', True), (b"\xff\n", False)):
        engine.stdin.write(request)
        engine.stdin.flush()
        assert json.loads(engine.stdout.readline())["ok"] is ok
    engine.stdin.close()
    assert engine.stdout.read() == b""
    assert engine.stderr.read() == b""
    assert engine.wait() == 0
    engine.stdout.close()
    engine.stderr.close()


def test_nobody_reading_the_answers_is_no_error() -> None:
    engine = subprocess.Popen(
        [sys.executable, "-m", "pentogames", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert engine.stdout is not None
    engine.stdout.close()
    _, complaints = engine.communicate(b'{"op":"new","game":"universe"}\n' * 50)
    assert complaints == b""
    assert engine.returncode == 0
