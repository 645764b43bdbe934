"""What the tests of the store have in common: comparing records, and making any."""

from typing import Any

from hypothesis import strategies as st

from pentogames.core.record import GLYPHS, ROOT, Record
from tests.contract.tiny import TINY, TinyOptions

# All characters but halves of surrogate pairs, and those often that mean something in files.
TEXTS = st.text(
    st.one_of(
        st.sampled_from(list(' \n\r\t{}()[]"\\;%*=>!?.0au\ufeff\u2028\x85\x00')),
        st.characters(exclude_categories=["Cs"]),
    ),
    max_size=60,
)
LONG_TEXTS = st.lists(st.sampled_from(["a", "word", "  ", "}", "\n"]), max_size=80).map(" ".join)


def content(record: Record[Any, Any]) -> dict[str, Any]:
    """Return all that a file keeps of a record; the ids of nodes are not kept."""

    def tree() -> list[tuple[Any, ...]]:
        return [
            (node.depth, node.move, node.comment, node.glyph, len(node.children))
            for node in record.walk()
        ]

    return {
        "game": record.game.name,
        "options": record.options,
        "tags": list(record.tags.items()),
        "start": record.start,
        "places": record.places(),
        "tree": tree(),
    }


@st.composite
def records(draw: st.DrawFn) -> Record[Any, Any]:
    """Make records of the tiny game with everything that a record can have."""
    options = TinyOptions(
        players=draw(st.sampled_from([2, 3])),
        length=draw(st.integers(3, 6)),
        end=draw(st.sampled_from(["last wins", "last loses", "peace"])),
        blocked=tuple(draw(st.lists(st.integers(0, 2), max_size=2))),
        motto=draw(TEXTS),
    )
    names = st.from_regex(r"[A-Z0-9][A-Za-z0-9_]{0,8}", fullmatch=True)
    tags = draw(st.dictionaries(names.filter(lambda n: n not in ("Game", "Setup")), TEXTS))
    start = TINY.start(options)
    if draw(st.booleans()):
        start = start.after(draw(st.sampled_from(list(start.moves()))))
    record = Record(TINY, options, start, tags)
    for _ in range(draw(st.integers(0, 12))):
        record.go(draw(st.sampled_from([node.id for node in record.walk()])))
        moves = list(record.position.moves())
        if moves:
            record.play(draw(st.sampled_from(moves)))
    for node in record.walk():
        node.comment = draw(st.one_of(st.just(""), TEXTS, LONG_TEXTS))
        if node.id != ROOT:
            node.glyph = draw(st.sampled_from(["", *GLYPHS]))
    if draw(st.booleans()):
        record.awarded = {"Left": 2, "Right": 1}
    record.to_start()
    return record
