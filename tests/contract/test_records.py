"""Records of every game go through files, with variations and from set-up positions."""

import random
from typing import Any

from pentogames.core.record import ROOT, Record
from pentogames.store.pento import read_pento, write_pento
from tests.contract.playing import Case, playthrough
from tests.store.records import content


def record_of(case: Case, start: int = 0) -> Record[Any, Any]:
    """Return the random game from a ply on, with a variation here and there."""
    chance = random.Random(case.seed)
    steps = playthrough(case)[start:]
    players = {seat: f"Player {seat}" for seat in steps[0].before.seats}
    record: Record[Any, Any] = Record(case.game, case.options, steps[0].before, players)
    for step in steps:
        record.play(step.move)
    for node in list(record.walk())[::4]:
        record.go(node.id)
        for _ in range(3):
            moves = list(record.position.moves())
            if moves:
                record.play(chance.choice(moves))
        record.node(record.cursor).comment = f"after {record.position.ply}"
        record.node(record.cursor).glyph = "" if record.cursor == ROOT else "!?"
    return record


def test_a_game_with_variations_reads_back(case: Case) -> None:
    record = record_of(case)
    (read,) = read_pento(write_pento([record]))
    assert content(read) == content(record)
    assert not read.set_up
    assert read.places() == playthrough(case)[-1].after.outcome().places


def test_a_game_from_a_set_up_position_reads_back(case: Case) -> None:
    record = record_of(case, len(playthrough(case)) // 2)
    (read,) = read_pento(write_pento([record]))
    assert content(read) == content(record)
    assert read.set_up


def test_all_variants_fit_in_one_file(case: Case) -> None:
    records = [record_of(case), record_of(Case(case.game, 0))]
    read = read_pento(write_pento(records))
    assert [content(each) for each in read] == [content(each) for each in records]
