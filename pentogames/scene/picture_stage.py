"""Where the players of a Picture-Puzzle are at the table; the match knows moves only."""

from enum import StrEnum

from pentogames.games.picture_puzzle import COMPUTER, Phase, PicturePuzzlePosition


class Stage(StrEnum):
    """What is being done at the table."""

    LOOK = "look"  # everybody looks at the picture, before it is taken apart
    TO_TAKE = "to-take"  # covered: the restorer looks away
    TAKE = "take"
    TO_RESTORE = "to-restore"  # covered: the restorer takes the table
    RESTORE = "restore"
    PAUSED = "paused"  # covered in the middle of restoring: the clock stands
    SHOW = "show"  # an attempt is over and is shown again
    REVIEW = "review"  # a position that has moves behind it
    OVER = "over"


COVERED = frozenset({Stage.TO_TAKE, Stage.TO_RESTORE, Stage.PAUSED})
PLAYING = frozenset({Stage.TAKE, Stage.RESTORE})


def stage_on_arrival(position: PicturePuzzlePosition, *, looking_back: bool) -> Stage:
    """Return the stage for a position that somebody has come to, from a file or by going back."""
    if position.phase is Phase.OVER:
        return Stage.OVER
    if looking_back:
        return Stage.REVIEW
    return stage_to_go_on(position)


def stage_to_go_on(position: PicturePuzzlePosition) -> Stage:
    """Return the stage in which a match goes on from a position: nothing secret is to be seen."""
    if not position.taken:
        return Stage.LOOK
    if position.phase is Phase.TAKE_APART and position.taker != COMPUTER:
        return Stage.TO_TAKE
    return Stage.TO_RESTORE


def stage_in_the_open(position: PicturePuzzlePosition) -> Stage:
    """Return the stage where nothing is secret: whoever has the turn is at the table."""
    if position.phase is Phase.OVER:
        return Stage.OVER
    return Stage.TAKE if position.phase is Phase.TAKE_APART else Stage.RESTORE


def attempt_ended(before: PicturePuzzlePosition, after: PicturePuzzlePosition) -> bool:
    """Say whether a move between two positions has ended an attempt."""
    return (before.n, before.done) != (after.n, after.done)


def stage_after(before: PicturePuzzlePosition, after: PicturePuzzlePosition) -> Stage:
    """Return the stage after a move of a match that goes on."""
    if attempt_ended(before, after):
        return Stage.SHOW
    if after.phase is Phase.TAKE_APART:
        return Stage.TAKE
    return Stage.TO_RESTORE if before.phase is Phase.TAKE_APART else Stage.RESTORE
