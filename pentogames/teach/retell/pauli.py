"""What a turn of Pauli did: the piece, the matches it made, explosions, and the cards."""

from collections.abc import Iterator

from pentogames.games.pauli import PauliMove, PauliPosition, what_if
from pentogames.teach.retell import Said, Who
from pentogames.teach.sentences import Sentence

COLOURS = {"B": "blue", "G": "green", "Y": "yellow", "O": "orange", "R": "red"}
PLACED = Sentence("{seat} placed {colour} on {square}.")
NOTHING = Sentence("It completed no match.")
MADE = Sentence("It completed a match of the {letter}: {owner} owns {majority} of its five pieces.")
TAKES = Sentence("{owner} gets the card.")
EXPLODED = Sentence(
    "It completed a second match of the {letter}, whose card {seat} holds: it exploded."
)
HOME = Sentence(
    "{count} pieces went back to their stashes.",
    one="One piece went back to its stash.",
    count="count",
)
TURNED = Sentence(
    "The cards {letters} turned passive.",
    one="The card {letters} turned passive.",
    count="count",
)


def retell(before: PauliPosition, move: PauliMove) -> Iterator[Said]:
    """Tell a legal move, in the order of the rules."""
    preview = what_if(before, move)
    seat = Who(before.to_move or move.seat)
    name = f"{chr(ord('a') + move.square.x)}{move.square.y + 1}"
    yield PLACED, {"seat": seat, "colour": COLOURS[move.colour], "square": name}
    for match in preview.exploding:
        yield EXPLODED, {"letter": match.letter, "seat": seat}
    if preview.exploding:
        yield HOME, {"count": len(preview.emptied)}
    if preview.turned:
        yield TURNED, {"letters": preview.turned, "count": len(preview.turned)}
    for match in preview.made:
        owner = Who(match.controller)
        yield MADE, {"letter": match.letter, "owner": owner, "majority": match.majority}
        yield TAKES, {"owner": owner}
    if not preview.made and not preview.exploding:
        yield NOTHING, {}
