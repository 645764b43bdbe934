"""Who plays a seat, as the tags of a record say: ``[WhitePlayer "computer level 5"]``.

FORMAT.md has the convention. Reading is tolerant: whatever is no computer player is a person.
"""

import re
from collections.abc import Mapping

from pentogames.bots.levels import COUNT
from pentogames.core.game import Seat

_COMPUTER = re.compile(r"computer level ([0-9]+)")


def player_tag(seat: Seat) -> str:
    """Return the name of the tag that says who plays a seat."""
    return f"{seat}Player"


def level_at(tags: Mapping[str, str], seat: Seat) -> int | None:
    """Return the level of the computer player at a seat; None if a person sits there."""
    found = _COMPUTER.fullmatch(tags.get(player_tag(seat), ""))
    if found is None or not 1 <= int(found[1]) <= COUNT:
        return None
    return int(found[1])


def player_text(level: int) -> str:
    """Return the text of the tag of a computer player."""
    return f"computer level {level}"
