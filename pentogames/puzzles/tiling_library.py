"""The tiling puzzles that ship with the program, in groups, each with its difficulty.

Their files in resources/puzzles/tilings are made by packaging/tilings, which measures and counts;
a file is a group::

    group = "animals"

    [[puzzle]]
    key = "cat"
    name = "Cat"
    difficulty = 2
    solutions = 12
    text = '''
    pieces: FILNP
    ..#..
    '''

``text`` is as TILING.md describes it; ``solutions`` is missing where they were not counted.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_text import read_tiling
from pentogames.resources import resource_path

HARDEST = 4


@dataclass(frozen=True)
class Entry:
    """A puzzle of the library.

    ``key`` names it in files and never changes; ``name`` is English. ``difficulty`` goes from 1 to
    ``HARDEST`` (tiling_effort measures it). ``group`` is a code, teach.tiling_words has its name.
    ``solutions`` counts rotations and reflections as one; None if there are too many to count.
    """

    key: str
    name: str
    difficulty: int
    group: str
    solutions: int | None
    text: str

    @cached_property
    def puzzle(self) -> Tiling:
        """The puzzle itself."""
        return read_tiling(self.text)


@cache
def entries() -> tuple[Entry, ...]:
    """Return all puzzles, group by group, in the order in which they are shown."""
    folder = resource_path("puzzles", "tilings")
    return tuple(entry for path in sorted(folder.glob("*.toml")) for entry in _read(path))


def entry(key: str) -> Entry:
    """Return the puzzle of that key; KeyError if there is none."""
    return _by_key()[key]


@cache
def _by_key() -> dict[str, Entry]:
    return {each.key: each for each in entries()}


def _read(path: Path) -> Iterator[Entry]:
    plain: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    for each in plain["puzzle"]:
        yield Entry(
            key=each["key"],
            name=each["name"],
            difficulty=each["difficulty"],
            group=plain["group"],
            solutions=each.get("solutions"),
            text=each["text"],
        )
