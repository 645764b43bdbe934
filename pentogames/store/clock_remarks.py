"""The times left after a move, as they stand in comments: ``[clock White 598.4 Black 600]``.

FORMAT.md has the convention. Reading is tolerant: what is no such remark, or a wrong one, is a part
of the comment like any other text.
"""

import re
from collections.abc import Mapping

from pentogames.core.game import Seat

_CLOCK = re.compile(r"\[clock((?: [^\s\[\]]+ [0-9]{1,6}(?:\.[0-9]+)?)+)\]")
_BLANKS = re.compile(r"[ \t]{2,}")


def take_clock(comment: str) -> tuple[dict[Seat, float] | None, str]:
    """Return the seconds left in a comment, by seat (None without), and the comment without it."""
    found = _CLOCK.search(comment)
    if found is None:
        return None, comment
    words = found[1].split()
    rest = comment[: found.start()] + comment[found.end() :]
    left = dict(zip(words[::2], map(float, words[1::2]), strict=True))
    return left, _BLANKS.sub(" ", rest).strip()


def with_clock(comment: str, left: Mapping[Seat, float]) -> str:
    """Return the comment with the seconds left in front, in the place of those that it had."""
    rest = take_clock(comment)[1]
    if not left:
        return rest
    times = " ".join(f"{seat} {_tenths(seconds)}" for seat, seconds in left.items())
    remark = f"[clock {times}]"
    return f"{remark} {rest}" if rest else remark


def _tenths(seconds: float) -> str:
    """Write seconds with at most one digit behind the point: ``598.4``, ``600``, ``0``."""
    return f"{seconds:.1f}".removesuffix(".0")
