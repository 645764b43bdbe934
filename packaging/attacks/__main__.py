"""Make the puzzles with an opponent: resources/puzzles/attacks, from games of bots, with proofs.

Usage: .venv/bin/python packaging/attacks [KIND...]; without kinds, all of them. The same command
makes the same puzzles anywhere, as long as the bots play as they do. A position becomes a puzzle
only if exactly one move reaches its goal, as the game's solver proves by looking at all of them.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path

import five
import last_move
from draft import Draft

FOLDER = Path(__file__).resolve().parent.parent.parent / "resources" / "puzzles" / "attacks"
DIFFICULTIES = 4


@dataclass(frozen=True)
class Kind:
    """A file of puzzles: ``each`` of every difficulty out of ``drafts``, then those ``at_end``.

    Where puzzles are ``ranked``, the easiest quarter of them has the lowest difficulty.
    """

    number: int
    name: str
    game: str
    turns: int
    each: int
    drafts: Callable[[int], Iterator[Draft]]
    at_end: Callable[[], tuple[Draft, ...]] = tuple
    ranked: bool = False


KINDS = (
    Kind(1, "endgame", "universe", 0, 11, last_move.drafts, last_move.recovered),
    Kind(2, "five-in-one", "pentago", 1, 6, five.drafts_in_one, ranked=True),
    Kind(3, "five-in-two", "pentago", 2, 6, five.drafts_in_two, ranked=True),
)


def main(wanted: list[str]) -> None:
    """Write the kinds wanted, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        if not wanted or kind.name in wanted:
            drafts = [*_collected(kind), *kind.at_end()]
            path = FOLDER / f"{kind.number}-{kind.name}.toml"
            path.write_text(_written(kind, drafts), encoding="utf-8")


def _collected(kind: Kind) -> list[Draft]:
    """Return so many drafts of each difficulty, of a game one at most; easy ones come first."""
    if kind.ranked:
        return _ranked(kind)
    found: dict[int, list[Draft]] = {level: [] for level in range(1, DIFFICULTIES + 1)}
    for drafts in _games(kind):
        # Of the difficulty that is still wanted most.
        draft = min(drafts, key=lambda draft: (len(found[draft.hardness]), -draft.nodes))
        if len(found[draft.hardness]) < kind.each:
            found[draft.hardness].append(draft)
        if all(len(drafts) == kind.each for drafts in found.values()):
            break
    return [
        draft
        for drafts in found.values()
        for draft in sorted(drafts, key=lambda draft: (draft.plies, draft.nodes))
    ]


def _ranked(kind: Kind) -> list[Draft]:
    """Return the hardest draft of each game, by rank."""
    firsts = (max(drafts, key=lambda draft: draft.hardness) for drafts in _games(kind))
    chosen = sorted(islice(firsts, DIFFICULTIES * kind.each), key=lambda draft: draft.hardness)
    return [replace(draft, hardness=1 + rank // kind.each) for rank, draft in enumerate(chosen)]


def _games(kind: Kind) -> Iterator[list[Draft]]:
    """Yield the drafts of a game after the other, of those that have any."""
    for seed in count(1):
        drafts = list(kind.drafts(seed))
        if drafts:
            print(kind.name, seed, len(drafts))
            yield drafts


def _written(kind: Kind, drafts: list[Draft]) -> str:
    head = f'# Made by packaging/attacks.\nkind = "{kind.name}"\ngame = "{kind.game}"\n'
    head += f"turns = {kind.turns}\n"
    parts = [head]
    for number, draft in enumerate(drafts, 1):
        defence = f'defence = "{draft.defence}"\n' if draft.defence else ""
        parts.append(
            f'[[puzzle]]\nkey = "{number:02}"\ndifficulty = {draft.hardness}\n'
            f'move = "{draft.move}"\n{defence}plies = {draft.plies}\nnodes = {draft.nodes}\n'
            f'position = "{draft.position}"\n'
        )
    return "\n".join(parts)


if __name__ == "__main__":
    main(sys.argv[1:])
