"""The variants in which the contract suite plays each game; a game without an entry here fails."""

from typing import Any

PlainOptions = dict[str, Any]

VARIANTS: dict[str, tuple[PlainOptions, ...]] = {
    "tiny": (
        {},
        {"length": 9, "blocked": [2, 7], "motto": 'a "b" } \\ é\n*'},
        {"players": 3, "length": 8, "end": "last loses"},
        {"players": 3, "end": "peace"},
    ),
    "universe": (
        {},
        {"rows": 9},
        {"players": 3},
        {"players": 3, "regions": ["west", "east"]},
        {"players": 4},
    ),
    "pent-up": (
        {},
        {"misere": True},
        {"players": 3},
        {"players": 3, "scoring": "advanced"},
    ),
    "pentago": (
        {},
        {"players": 3},
        {"players": 4, "directions": "either"},
        {"players": 4, "teams": "pairs", "directions": "either"},
        {"players": 3, "teams": "two-against-one", "skip_while_empty": True},
        {"players": 4, "first_five_ends": True},
    ),
    "picture-puzzle": (
        {},
        {"players": 1},
        {
            "players": 3,
            "pictures": [
                "rgby...../" + "........./" * 7 + ".......yy",
                "rrr....../" + "........./" * 7 + "..bbb....",
            ],
            "rounds_per_picture": 2,
        },
        {"players": 4, "taken_apart_by": "computer"},
    ),
    "pauli": (
        {},
        {"goal": 5, "repetition_draw": False},
        {"goal": 3, "cards": {"Cool": ["F"], "Hot": ["I", "X"]}},
    ),
}

LONGEST: dict[str, int] = {
    "tiny": 9,
    "universe": 40,  # 200 squares, five a move
    "pent-up": 36,
    "pentago": 81,
    "picture-puzzle": 80,  # as played here, where nobody remembers; else until stones run out
    "pauli": 400,  # as played here; the rules set no bound but the repetition
}
"""The most plies that a game of the suite may last."""
