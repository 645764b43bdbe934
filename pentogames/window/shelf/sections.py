"""What stands on the shelf: a section for each kind of puzzle, an entry for each puzzle.

The kinds that have pages of their own are taken from the desk's registry; whatever else can be
solved alone registers a section in ``OTHERS``.
"""

from collections.abc import Callable

from pentogames.model.words import tr
from pentogames.window.puzzle_desk import Level, PuzzleDesk, PuzzleKind
from pentogames.window.shelf.entries import ShelfEntry, ShelfSection
from pentogames.window.shelf.pictures import pictures


def sections(desk: PuzzleDesk) -> tuple[ShelfSection, ...]:
    """Return what stands on the shelf now: what is begun first, then kind by kind."""
    kinds = (*(_of_kind(desk, kind) for kind in desk.kinds), *(each(desk) for each in OTHERS))
    begun = tuple(
        entry for each in kinds for entry in each.entries if entry.begun and not entry.solved
    )
    return (ShelfSection(tr("Begun"), begun), *kinds)


def _of_kind(desk: PuzzleDesk, kind: PuzzleKind) -> ShelfSection:
    listed = kind.levels()
    keys = {level.puzzle.key for level in listed}
    known = desk.shelf.known() | desk.records.reached()
    others = (kind.find(key) for key in sorted(known - keys))
    own = [level for level in others if level is not None]
    begun = desk.shelf.begun()
    return ShelfSection(
        tr(kind.title),
        (
            *(_entry(desk, kind, level, level.group, begun) for level in listed),
            *(_entry(desk, kind, level, tr("Made or opened by you"), begun) for level in own),
        ),
        kind.deeds,
        kind.with_levels,
    )


def _entry(
    desk: PuzzleDesk, kind: PuzzleKind, level: Level, group: str, begun: frozenset[str]
) -> ShelfEntry:
    return ShelfEntry(
        key=level.puzzle.key,
        name=level.short or level.name,
        kind=tr(kind.title),
        game=kind.game,
        group=group,
        difficulty=level.difficulty,
        standing=level.standing(desk.records),
        solved=level.is_solved(desk.records),
        begun=level.puzzle.key in begun,
        draw=level.draw,
        open=lambda: desk.open_level(kind, level),
        level=level,
    )


OTHERS: tuple[Callable[[PuzzleDesk], ShelfSection], ...] = (pictures,)
"""The registration of what has no page of its own: it is played on the table."""
