"""The famous games that ship with the program: they read, and what their comments say is true."""

from pathlib import Path
from typing import Any

import pytest

from pentogames.core.game import play
from pentogames.core.record import ROOT
from pentogames.games.universe import UNIVERSE, Rule, UniversePosition, regions
from pentogames.resources import resource_path
from pentogames.store.pento import AnyRecord, read_records, write_pento

FILES = sorted(resource_path("games").glob("*.pento"))
ENDGAME = """\
.....W..UU
....WW...U
..ZWW...UU
..ZZZ....V
..Z.ZX...V
ZZZ.XXXVVV
Z....XX...
.....XXX..
......X...
.IIIII...."""
_SEEN: dict[Any, bool] = {}


def records(name: str) -> tuple[AnyRecord, ...]:
    return read_records(resource_path("games", name))


def after(position: Any, *moves: str) -> Any:
    for move in moves:
        position = play(position, UNIVERSE.parse(position, move))
    return position


def final(record: AnyRecord) -> Any:
    return record.position_at((ROOT, *record.main_line())[-1])


def fenced(position: UniversePosition, move: str) -> tuple[list[str], tuple[int, ...]]:
    """Return the squares that a refused move would fence off, and in which sizes."""
    refused = position.refusal(UNIVERSE.parse(position, move))
    assert refused is not None
    assert refused.rule is Rule.FENCES_OFF
    name = UNIVERSE.layout(position).name
    squares = sorted(name(square) for mark in refused.marks for square in mark.squares)
    return squares, refused.facts["sizes"]


def wins(position: UniversePosition) -> bool:
    """Say by looking at all lines whether who is to move wins.

    What has been placed does not matter, only where there is room, and for which pieces.
    """
    hands = tuple(position.playable_pieces(seat) for seat in position.seats)
    key = (position.to_move, position.vacant, hands)
    if key not in _SEEN:
        _SEEN[key] = bool(winning(position, enough=1))
    return _SEEN[key]


def winning(position: UniversePosition, enough: int = 1000) -> list[str]:
    """Return the moves that win, or as many of them as are enough."""
    mover = position.to_move
    assert mover is not None
    found = []
    for move in _tight_first(position):
        then = position.after(move)
        outcome = then.outcome()
        if (outcome is not None and outcome.places[mover] == 1) or (
            outcome is None and not wins(then)
        ):
            found.append(UNIVERSE.format(position, move))
            if len(found) == enough:
                break
    return found


def _tight_first(position: UniversePosition) -> list[Any]:
    """Return the moves, first those that leave the opponent little: the search ends sooner."""
    mover, other = position.to_move, next(s for s in position.seats if s != position.to_move)
    assert mover is not None

    def lead(move: Any) -> int:
        then = position.after(move)
        return then.legal_set(other).bit_count() - then.legal_set(mover).bit_count()

    return sorted(position.moves(), key=lead)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_famous_game_is_written_as_the_program_writes(path: Path) -> None:
    read = read_records(path)
    assert write_pento(read) == path.read_text(encoding="utf-8")
    for record in read:
        assert record.node(ROOT).comment
        assert record.tags["Source"]


def test_famous_games_have_titles_of_their_own() -> None:
    titles = [record.tags["Event"] for path in FILES for record in read_records(path)]
    assert len(titles) == len(set(titles)) == 5


def test_the_example_of_fencing_is_refused() -> None:
    (record,) = records("universe-1-fencing.pento")
    assert fenced(final(record), "1-B2") == (["A1", "C3"], (1, 1))


def test_the_first_moves_cannot_be_answered_by_their_image() -> None:
    first, second = (final(record) for record in records("universe-2-first-moves.pento"))
    assert fenced(first, "5-F6-G4") == (["E6", "F5"], (1, 1))
    assert fenced(second, "10-G6-F4") == (["E5", "F6"], (1, 1))
    third = after(UNIVERSE.start(first.options), "7-G5-D6")
    refused = third.refusal(UNIVERSE.parse(third, "7-D6-G5"))
    assert refused is not None
    assert refused.rule is Rule.OCCUPIED


def test_the_copying_stops_on_ten_by_nine() -> None:
    (record,) = records("universe-3-ten-by-nine.pento")
    moves = "6-E5-F7 6-F5-E3 7-H7-I4 7-C3-B6 8-C7-D9 8-H3-G1 4-E1-C2 4-F9-H8 2-D3-D7"
    position = final(record)
    assert position == after(record.start, *moves.split())
    for white, black in zip(position.placed[:8:2], position.placed[1:8:2], strict=True):
        assert black.squares == tuple(sorted(type(s)(9 - s.x, 8 - s.y) for s in white.squares))
    assert sorted(region.size for region in regions(position)) == [13, 16, 16]
    cut = ["D2", "D8", "E2", "E8", "F2", "F8", "G2", "G8"]
    assert fenced(position, "2-G7-G3") == (cut, (4, 4))
    answers = {"5-I7-J9": "5-B1-A3", "3-A7-B5": "3-J3-I5"}
    answers |= {answer: move for move, answer in answers.items()}
    assert {UNIVERSE.format(position, move) for move in position.moves()} == set(answers)
    for move, answer in answers.items():
        assert answer in winning(after(position, move))


def test_the_endgame_is_the_recovered_position() -> None:
    (record,) = records("universe-4-endgame.pento")
    drawn = UNIVERSE.text(record.start).splitlines()[:10]
    assert [
        "".join(line[3 + 3 * column :].strip()[0] for column in range(10)) for line in drawn
    ] == ENDGAME.splitlines()
    assert record.start.to_move == "White"
    assert sorted(region.size for region in regions(record.start)) == [12, 15, 15, 18]
    assert "White" not in {seat for seat, _ in record.start.out}


def test_the_overlooked_answer_is_the_only_one() -> None:
    """That all of White's 70 moves lose takes longer: tests/benchmarks/prove_endgame.py."""
    (record,) = records("universe-4-endgame.pento")
    start = record.start
    assert len(list(start.moves())) == 70
    assert winning(after(start, "7-B3-E4")) == ["7-D9-A8"]
    assert winning(after(start, "7-B3-E4", "7-B6-C9")) == ["12-I9-G10"]
    assert winning(after(start, "7-B3-E4", "3-D9-B8")) == ["4-G10-F8"]


@pytest.mark.parametrize(
    "line",
    [
        "4-B9-D10 9-B2-C4",
        "4-B9-D10 9-B2-C4 12-I9-G10 7-G1-J2",
        "9-A10-C9 7-E3-B4",
        "12-B8-A10 9-B2-C4",
        "3-B10-D9 7-B6-C9",
        "3-B10-D9 7-B6-C9 7-B3-E4 5-I7-H9",
    ],
)
def test_the_rulebooks_other_lines_hold(line: str) -> None:
    (record,) = records("universe-4-endgame.pento")
    nodes = len(list(record.walk()))
    for move in line.split():
        record.play(UNIVERSE.parse(record.position, move))
    assert len(list(record.walk())) == nodes, "the line is in the record"
    assert not wins(record.position)


def test_the_endgames_signs_and_result_are_right() -> None:
    (record,) = records("universe-4-endgame.pento")
    assert record.places() == {"Black": 1, "White": 2}
    first = record.node(record.main_line()[0])
    assert record.node(first.children[0]).comment.startswith("Overlooked")
    praised = [node for node in record.walk() if node.glyph == "!"]
    assert len(praised) == 8
    assert not any(wins(record.position_at(node.id)) for node in praised)
