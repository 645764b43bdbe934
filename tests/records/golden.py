"""Golden games: a .pento file a game with a game of each variant, and a log of what they show.

``python -m tests.records.golden`` writes the logs anew, and plays games where a file is missing;
what has changed is then seen in the differences. Delete a file to have other games played.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pentogames.core.record import ROOT, Record
from pentogames.games import GAMES
from pentogames.store.pento import AnyRecord, read_records, write_pento
from tests.contract.playing import AnyGame, Case, playthrough
from tests.contract.variants import VARIANTS

FOLDER = Path(__file__).parent
DRAWN_EVERY = 8  # plies


def record_path(game: AnyGame) -> Path:
    return FOLDER / f"{game.name}.pento"


def log_path(game: AnyGame) -> Path:
    return FOLDER / f"{game.name}.log"


def log(records: tuple[AnyRecord, ...]) -> str:
    """Return what the games' positions say of themselves, move by move."""
    return "".join(f"{line.rstrip()}\n" for record in records for line in _lines(record))


def _lines(record: AnyRecord) -> Iterator[str]:
    yield f"== {record.game.name} {json.dumps(record.options.plain())}"
    yield from _position(record, record.start, 0)
    before = record.start
    for ply, node in enumerate(record.main_line(), start=1):
        move = record.node(node).move
        effects = record.game.effects(before, move)
        shown = ", ".join(f"{effect.kind} {len(effect.after)}" for effect in effects)
        yield f"{ply}. {record.game.format(before, move)}  [{shown}]"
        before = record.position_at(node)
        yield from _position(record, before, ply)
    outcome = before.outcome()
    yield f"end: {outcome.reason} {json.dumps(dict(outcome.places))}"
    yield f"position: {record.game.format_position(before)}"
    yield ""


def _position(record: AnyRecord, position: Any, ply: int) -> Iterator[str]:
    yield f"   to move: {position.to_move}, moves: {sum(1 for _ in position.moves())}"
    for standing in record.game.standings(position):
        figures = " ".join(f"{name}={figure}" for name, figure in standing.figures)
        out = "" if standing.out is None else f" out since {standing.out}"
        place = "" if standing.place is None else f" place {standing.place}"
        yield f"   {standing.seat}: {figures}{out}{place}"
    if ply % DRAWN_EVERY == 0 or position.to_move is None:
        yield from (f"   | {line}" for line in record.game.text(position).splitlines())


def play(game: AnyGame) -> tuple[AnyRecord, ...]:
    """Play a game of each variant."""
    records = []
    for number in range(len(VARIANTS[game.name])):
        case = Case(game, number, seed=2 - number % 2)
        record: AnyRecord = Record(game, case.options, tags={"Event": "Golden game"})
        for step in playthrough(case):
            record.play(step.move)
        record.go(ROOT)
        records.append(record)
    return tuple(records)


def renew() -> None:
    for game in GAMES:
        if not record_path(game).exists():
            record_path(game).write_text(write_pento(play(game)), encoding="utf-8", newline="\n")
        text = log(read_records(record_path(game)))
        log_path(game).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    renew()
