"""The puzzles with an opponent that ship with the program, kind by kind.

Their files in resources/puzzles/attacks are made by packaging/attacks, which proves them; a file is
a kind::

    kind = "five-in-two"
    game = "pentago"
    turns = 2

    [[puzzle]]
    key = "01"
    difficulty = 1
    move = "e5-5R"
    defence = "c4-2R"
    plies = 3
    nodes = 1234
    position = "..."

See attack.Attack for what they mean. A puzzle with an empty ``move`` cannot be
won; ``defence`` is there where it takes long to find.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pentogames.games import game_named
from pentogames.puzzles.attack import Attack
from pentogames.resources import resource_path


@dataclass(frozen=True)
class AttackKind:
    """A kind of puzzles: its code, its game's name and its puzzles, the easiest first."""

    name: str
    game: str
    attacks: tuple[Attack, ...]


@cache
def kinds() -> tuple[AttackKind, ...]:
    """Return all kinds in the order in which they are shown."""
    folder = resource_path("puzzles", "attacks")
    return tuple(_read(path) for path in sorted(folder.glob("*.toml")))


def kind(name: str) -> AttackKind:
    """Return the kind of that name; KeyError if there is none."""
    return {each.name: each for each in kinds()}[name]


def _read(path: Path) -> AttackKind:
    plain: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    name, game_name = plain["kind"], plain["game"]
    game = game_named(game_name)
    options = game.options_type.read(plain.get("options", {}))
    attacks = tuple(
        Attack(
            key=f"{name}/{each['key']}",
            kind=name,
            game_name=game_name,
            options=options,
            text=each["position"],
            turns=plain["turns"],
            move=each["move"],
            defence=each.get("defence", ""),
            plies=each["plies"],
            nodes=each["nodes"],
            difficulty=each["difficulty"],
        )
        for each in plain["puzzle"]
    )
    return AttackKind(name, game_name, attacks)
