"""What a move of Pent-Up did: on which level the tile lies, on which tiles, and why there."""

from collections.abc import Iterator

from pentogames.core.cells import Square
from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PentUpPosition
from pentogames.teach.retell import Said, Who
from pentogames.teach.sentences import Sentence

ON_TABLE = Sentence("{seat} placed the {piece} on the table.")
ON_TILES = Sentence("{seat} placed the {piece} on level {level}, resting on {count} tiles.")
MUST = Sentence("Nothing higher was open to this tile.")
NEW_LEVEL = Sentence("It opened level {level}.")
CHOICE = Sentence("Other tiles in hand had to go on level {levels}.")


def retell(before: PentUpPosition, move: Placement) -> Iterator[Said]:
    """Tell a legal move."""
    level = move.squares[0].level
    facts = {"seat": Who(move.seat), "piece": move.piece, "level": level}
    if level == 1:
        yield ON_TABLE, facts
    else:
        below = {Square(x, y, level - 1) for x, y, _ in move.squares}
        count = sum(bool(below & set(tile.squares)) for tile in before.placed)
        yield ON_TILES, {**facts, "count": count}
    highest = max((tile.squares[0].level for tile in before.placed), default=0)
    if level > highest > 0:
        yield NEW_LEVEL, {"level": level}
    elif before.placed:
        yield MUST, {}
        others = {before.level_for(piece) for piece in before.hand(move.seat)} - {level}
        if others:
            yield CHOICE, {"levels": tuple(sorted(others, reverse=True))}
