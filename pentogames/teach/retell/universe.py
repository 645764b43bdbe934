"""What a move of Universe did: where the piece lies, which regions it made, who can go on."""

from collections.abc import Iterator

from pentogames.core.shapes import SHAPES, Placement
from pentogames.games.universe import Region, RegionKind, UniversePosition, regions
from pentogames.teach.retell import Said, Who
from pentogames.teach.sentences import Sentence

PLACED = Sentence("{seat} placed the {piece} (number {number}).")
DEAD = Sentence(
    "It made {count} dead zones, of {sizes} squares: nobody can play there.",
    one="It made a dead zone of {sizes} squares: nobody can play there.",
    count="count",
)
HELD = Sentence(
    "It fenced off a region of five that only the {piece} fits: {who} still have it.",
    one="It fenced off a region of five that only the {piece} fits: {who} still has it.",
    count="count",
)
HELD_BY_NOBODY = Sentence(
    "It fenced off a region of five that only the {piece} fits: nobody has it any more."
)
OUT = Sentence("{seat} has no legal move and is out.")
MOBILITY = Sentence(
    "{seat} now has {count} legal moves.",
    one="{seat} now has one legal move.",
    count="count",
)


def retell(before: UniversePosition, move: Placement) -> Iterator[Said]:
    """Tell a legal move."""
    after = before.after(move)
    yield (
        PLACED,
        {
            "seat": Who(move.seat),
            "piece": move.piece,
            "number": SHAPES[move.piece].number,
        },
    )
    known = {region.squares for region in regions(before)}
    made = [region for region in regions(after) if region.squares not in known]
    dead = [region.size for region in made if region.kind is RegionKind.DEAD]
    if dead:
        yield DEAD, {"count": len(dead), "sizes": tuple(dead)}
    for region in made:
        if region.kind is RegionKind.EXACT:
            yield _exact(region)
    gone = {seat for seat, _ in before.out}
    for seat, _ in after.out:
        if seat not in gone:
            yield OUT, {"seat": Who(seat)}
    if after.to_move is not None:
        count = after.legal_set(after.to_move).bit_count()
        yield MOBILITY, {"seat": Who(after.to_move), "count": count}


def _exact(region: Region) -> Said:
    who = tuple(Who(seat) for seat in region.seats)
    sentence = HELD if who else HELD_BY_NOBODY
    return sentence, {"piece": region.piece, "who": who, "count": len(who)}
