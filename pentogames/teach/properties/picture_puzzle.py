"""Properties of moves of the Picture-Puzzle, be they removals or placements."""

from dataclasses import replace

from pentogames.games.picture_puzzle import GIVE_UP, Phase, PicturePuzzlePosition, Step


def turn_shows(before: PicturePuzzlePosition, move: Step, argument: str) -> bool:
    """Say whether turning the block changes what lies on the board."""
    if move.what == GIVE_UP:
        return False
    return before.made(move).stones != before.made(replace(move, block=None)).stones


def mixes(before: PicturePuzzlePosition, move: Step, argument: str) -> bool:
    """Say whether the turn shows, and turns a block again without undoing the turn before it."""
    if not before.taken or not turn_shows(before, move, ""):
        return False
    last = before.taken[-1]
    return move.block == last.block and move.quarters == last.quarters


def restores(before: PicturePuzzlePosition, move: Step, argument: str) -> bool:
    """Say whether the move completes an attempt and the picture."""
    if move.what == GIVE_UP or before.phase is not Phase.RESTORE:
        return False
    made = before.made(move)
    return len(made.restored) == made.n and made.stones == made.goal


def restorable(before: PicturePuzzlePosition, move: Step, argument: str) -> bool:
    """Say whether the picture can still be restored after the move.

    All ways to go on are tried: for attempts of which little is left.
    """
    if move.what == GIVE_UP or before.phase is not Phase.RESTORE:
        return False
    made = before.made(move)
    if len(made.restored) == made.n:
        return made.stones == made.goal
    return any(restorable(made, following, "") for following in made.moves())


PROPERTIES = {
    "turn-shows": turn_shows,
    "mixes": mixes,
    "restores": restores,
    "restorable": restorable,
}
