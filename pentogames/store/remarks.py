"""What an analysis has found, as it stands in comments: ``[eval White 0.62] [best 12-D3-C5]``.

FORMAT.md has the convention. Reading is tolerant: what is no such remark, or a wrong one, is a part
of the comment like any other text.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from pentogames.store.clock_remarks import take_clock, with_clock

_DIGITS = 3
_EVAL = re.compile(r"\[eval((?: [^\s\[\]]+ (?:[01](?:\.[0-9]+)?|\.[0-9]+))+)( proved)?\]")
_BEST = re.compile(r"\[best((?: [^\s\[\]{}]+)+)\]")
_BLANKS = re.compile(r"[ \t]{2,}")


@dataclass(frozen=True, slots=True)
class Remark:
    """What the position after a move is worth, and how the game would go on.

    ``values`` are by side, 1 to win and 0 to come last, at least one; ``proved`` says that they are
    exact. ``best`` is the best line from the position, in the notation of the game.
    """

    values: Mapping[str, float] = field(default_factory=dict)
    proved: bool = False
    best: tuple[str, ...] = ()


def take_remark(comment: str) -> tuple[Remark | None, str]:
    """Return the remark in a comment (None without one) and the comment without it."""
    found = _EVAL.search(comment)
    if found is None:
        return None, comment
    words = found[1].split()
    values = dict(zip(words[::2], map(float, words[1::2]), strict=True))
    if not all(0 <= value <= 1 for value in values.values()):
        return None, comment
    rest = comment[: found.start()] + comment[found.end() :]
    best = _BEST.search(rest)
    if best is not None:
        rest = rest[: best.start()] + rest[best.end() :]
    rest = _BLANKS.sub(" ", rest).strip()
    return Remark(values, found[2] is not None, tuple(best[1].split()) if best else ()), rest


def with_remark(comment: str, remark: Remark) -> str:
    """Return the comment with the remark in front, in the place of one that it had."""
    shares = " ".join(f"{side} {_share(value)}" for side, value in remark.values.items())
    words = [f"[eval {shares} proved]" if remark.proved else f"[eval {shares}]"]
    if remark.best:
        words.append(f"[best {' '.join(remark.best)}]")
    rest = take_remark(comment)[1].strip()
    return " ".join([*words, rest] if rest else words)


def words_in(comment: str) -> str:
    """Return what people have written: the comment without remarks of an analysis and of clocks."""
    return take_clock(take_remark(comment)[1])[1]


def with_words(comment: str, words: str) -> str:
    """Return the comment with other words of people's, its remarks kept before them."""
    remark, rest = take_remark(comment)
    left = take_clock(rest)[0]
    if left is not None:
        words = with_clock(words, left)
    return words if remark is None else with_remark(words, remark)


def _share(value: float) -> str:
    """Write a share of at most 1 with at most three digits: ``0.62``, ``1``, ``0``."""
    return f"{value:.{_DIGITS}f}".rstrip("0").rstrip(".")
