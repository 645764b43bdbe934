"""What a move of the Picture-Puzzle did; a running taking-apart is nobody's to retell."""

from collections.abc import Iterator

from pentogames.core.blocks import square_name
from pentogames.games.picture_puzzle import Phase, PicturePuzzlePosition, Step
from pentogames.teach.retell import Said, Who
from pentogames.teach.sentences import Sentence

REMOVED = Sentence("{seat} removed a stone and turned a block.")
PLACED = Sentence("{seat} placed a stone on {square} and turned block {block}.")
GAVE_UP = Sentence("{seat} gave up.")
RESTORED = Sentence("The picture is restored.")
FAILED = Sentence("The picture is not restored: {seat} is out.")


def retell(before: PicturePuzzlePosition, move: Step) -> Iterator[Said]:
    """Tell a legal move, without betraying what a restorer has to remember."""
    assert before.to_move is not None
    seat = Who(before.to_move)
    if before.phase is Phase.TAKE_APART:
        yield REMOVED, {"seat": seat}
        return
    if move.square is None:
        yield GAVE_UP, {"seat": seat}
    else:
        facts = {"seat": seat, "square": square_name(move.square), "block": move.block}
        yield PLACED, facts
    after = before.after(move)
    if after.phase is not Phase.RESTORE or after.restorer != before.restorer:
        restored = seat in after.left
        yield (RESTORED, {}) if restored else (FAILED, {"seat": seat})
