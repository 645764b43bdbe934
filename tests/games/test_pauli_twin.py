"""The engine against a plain implementation, at every ply of random games with every option."""

import random
from collections import Counter

import pytest

from pentogames.core.cells import Square
from pentogames.core.game import play
from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import (
    COLOURS,
    PAULI,
    PauliMove,
    PauliOptions,
    PauliPosition,
    consequences,
    matches,
    places_for,
    what_if,
)
from tests.games.pauli_boards import lively_move, play_all, twin_of
from tests.twins.pauli import OTHER, SQUARES, Twin, completed

VARIANTS = {
    "standard": (PauliOptions(), 6),
    "goal 12": (PauliOptions(goal=12), 3),
    "goal 5": (PauliOptions(goal=5), 3),
    "goal 2": (PauliOptions(goal=2), 3),
    "goal 1": (PauliOptions(goal=1), 3),
    "offer": (PauliOptions.read({"cards": {"Hot": ["F", "P", "L"]}, "goal": 6}), 4),
    "handicap": (PauliOptions.read({"cards": {"Cool": ["X", "I"], "Hot": ["P"]}, "goal": 9}), 4),
    "no draws": (PauliOptions(repetition_draw=False, goal=10), 3),
}


def plain_board(position: PauliPosition):
    lying = PAULI.board(position)["pieces"]
    return {(ord(name[0]) - 97, int(name[1]) - 1): tuple(who) for name, who in lying.items()}


def plain(move: PauliMove):
    return move.colour, (move.square.x, move.square.y)


def outcome_of(position: PauliPosition):
    outcome = position.outcome()
    if outcome is None:
        return None
    return "draw" if outcome.draw else outcome.winners[0]


def compare(position: PauliPosition, twin: Twin) -> None:
    assert plain_board(position) == twin.board
    board = PAULI.board(position)
    assert board["stash"] == {seat: twin.stash(seat) for seat in OTHER}
    assert board["cards"] == {
        letter: {"owner": twin.owner[letter], "active": twin.active[letter]} for letter in LETTERS
    }
    assert outcome_of(position) == twin.result
    assert position.to_move == (None if twin.result else twin.to_move)
    assert sorted((match.letter, match.squares) for match in matches(position)) == sorted(
        (letter, tuple(Square(x, y) for x, y in sorted(copy, key=lambda s: (s[1], s[0]))))
        for letter, copy in twin.matches()
    )


def compare_moves(position: PauliPosition, twin: Twin, rng: random.Random) -> None:
    moves = [plain(move) for move in position.moves()]
    assert len(moves) == len(set(moves))
    assert set(moves) == twin.legal
    for square in rng.sample(SQUARES, 12):
        for colour in COLOURS:
            refusal = position.refusal(PauliMove(twin.to_move, colour, Square(*square)))
            assert (refusal and refusal.rule.value) == twin.refusal(colour, square)


def compare_chances(position: PauliPosition, twin: Twin) -> None:
    """Where one more piece would complete a match, of every pentomino."""
    expected = set()
    for square in SQUARES:
        if square not in twin.board:
            almost = twin.almost(square)
            for colour in COLOURS:
                for letter, copy in completed(almost, colour):
                    expected.add((letter, square, colour, copy))
    found = {
        (letter, tuple(chance.square[:2]), chance.colour, frozenset(s[:2] for s in chance.squares))
        for letter in LETTERS
        for chance in places_for(position, letter)
    }
    assert found == expected


def compare_preview(position: PauliPosition, move: PauliMove, twin: Twin) -> str:
    """What the move would do; returns which kind of turn it is."""
    preview = what_if(position, move)
    assert preview.refusal is None
    colour, square = plain(move)
    new = twin.new_matches(colour, square)
    exploding = [(letter, copy) for letter, copy in new if twin.active[letter]]
    kept = [] if exploding else new
    for told, expected in ((preview.exploding, exploding), (preview.made, kept)):
        assert sorted((match.letter, sorted(s[:2] for s in match.squares)) for match in told) == (
            sorted((letter, sorted(copy)) for letter, copy in expected)
        )
    for match in preview.made:
        owners = Counter(match.owners)
        assert owners[match.controller] == match.majority >= 3
    assert {tuple(s[:2]) for s in preview.emptied} == set().union(*(c for _, c in exploding))
    before, after = dict(twin.active), position.after(move)
    assert set(preview.turned) == {
        letter
        for letter in LETTERS
        if before[letter] and not PAULI.board(after)["cards"][letter]["active"]
    }
    codes = consequences(position, move)
    if exploding:
        assert codes == tuple(f"explodes {letter}" for letter in sorted({x for x, _ in exploding}))
        return "several" if len(exploding) > 1 else "explosion"
    assert {code.split()[1] for code in codes} == {letter for letter, _ in kept}
    assert {code.split()[0] for code in codes} <= {"takes", "gives"}
    return codes[0].split()[0] if codes else "quiet"


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_agree_with_the_twin_at_every_ply(variant):
    options, games = VARIANTS[variant]
    kinds: Counter[str] = Counter()
    for seed in range(games):
        rng = random.Random(f"{variant} {seed}")
        position, twin = PAULI.start(options), twin_of(options)
        while position.outcome() is None and position.ply < 150:
            compare(position, twin)
            compare_moves(position, twin, rng)
            if position.ply % 6 == 0:
                compare_chances(position, twin)
            move = lively_move(position, rng)
            kinds[compare_preview(position, move, twin)] += 1
            position = play(position, move)
            twin.play(*plain(move))
        compare(position, twin)
        assert twin.result is not None or position.ply == 150
    assert kinds["takes"] + kinds["gives"]
    if options.goal > 5:
        assert kinds["explosion"]


def test_a_third_repetition_agrees_with_the_twin():
    cycle = "O-d1 B-a1 R-e1 G-b1 B-f1 Y-c1 "
    text = "B-a8 O-d8 G-b8 R-e8 Y-c8 " + 2 * cycle
    for repetition_draw in (True, False):
        options = PauliOptions(repetition_draw=repetition_draw)
        position, twin = PAULI.start(options), twin_of(options)
        for move in text.split():
            compare(position, twin)
            position = play_all(position, move)
            twin.play(move[0], (ord(move[2]) - 97, int(move[3]) - 1))
        compare(position, twin)
        assert twin.result == ("draw" if repetition_draw else None)
