"""What the Picture-Puzzle's table says: who does what now, in plain words."""

from collections.abc import Callable

from pentogames.core.game import Seat
from pentogames.games.picture_puzzle import (
    COMPUTER,
    GIVE_UP,
    Phase,
    PicturePuzzlePosition,
    Step,
)
from pentogames.model.words import tr
from pentogames.scene.picture_stage import Stage

Name = Callable[[Seat], str]
"""Returns what a seat is called on the screen."""


def removals(n: int) -> str:
    """Return a number of removals in words."""
    return tr("one stone and one turn") if n == 1 else tr("{n} stones and {n} turns").format(n=n)


def prompt_of(position: PicturePuzzlePosition, stage: Stage, name: Name, *, half: bool) -> str:
    """Return what is to be done now; ``half``: a stone has been moved, a block is to be turned."""
    n = position.n
    sentences = {
        Stage.LOOK: tr("Round {n}. {restorer}: look at the picture and remember it."),
        Stage.TO_TAKE: tr("The table is covered: {restorer} looks away."),
        Stage.TAKE: tr("{taker}, take apart: remove a stone ({i} of {n})."),
        Stage.TO_RESTORE: tr("The table is covered until {restorer} is there."),
        Stage.RESTORE: tr("{restorer}, restore: place a stone ({i} of {n})."),
        Stage.PAUSED: tr("The table is covered."),
        Stage.REVIEW: tr("Looking back, round {n}: {phase}."),
    }
    turning = {
        Stage.TAKE: tr("{taker}, take apart: now turn a block ({i} of {n})."),
        Stage.RESTORE: tr("{restorer}, restore: now turn a block ({i} of {n})."),
    }
    sentence = turning.get(stage, sentences[stage]) if half else sentences[stage]
    done = position.restored if position.phase is Phase.RESTORE else position.taken
    return sentence.format(
        n=n,
        i=len(done) + 1,
        taker=name(position.taker),
        restorer=name(position.restorer),
        phase=_phase(position, name),
    )


def _phase(position: PicturePuzzlePosition, name: Name) -> str:
    if position.phase is Phase.RESTORE:
        return tr("{player} restores").format(player=name(position.restorer))
    if position.taken:
        return tr("{player} takes apart").format(player=name(position.taker))
    return tr("the picture, complete")


def cover_of(
    position: PicturePuzzlePosition, stage: Stage, name: Name
) -> tuple[str, str, str, str]:
    """Return a cover's title, what is below it, the words of its button, and its icon."""
    taker, restorer = name(position.taker), name(position.restorer)
    facts = {"taker": taker, "restorer": restorer, "what": removals(position.n)}
    if stage is Stage.TO_TAKE:
        texts = (
            tr("{restorer}, look away!"),
            tr("{taker} takes the table and takes the picture apart: {what}."),
            tr("{taker} is here"),
            "hidden",
        )
    elif stage is Stage.TO_RESTORE and position.taker == COMPUTER:
        texts = (
            tr("{restorer}, take the table!"),
            tr("The computer has taken the picture apart. Restore it: {what}."),
            tr("{restorer} is here"),
            "eye",
        )
    elif stage is Stage.TO_RESTORE:
        texts = (
            tr("{restorer}, take the table!"),
            tr("{taker} leaves it and keeps silent. Restore the picture: {what}."),
            tr("{restorer} is here"),
            "eye",
        )
    else:
        texts = (
            tr("A pause"),
            tr("The table is covered, and any clock stands, until {restorer} goes on."),
            tr("Go on"),
            "clock",
        )
    title, line, button, icon = texts
    return title.format(**facts), line.format(**facts), button.format(**facts), icon


def result_of(before: PicturePuzzlePosition, last: Step, name: Name, *, late: bool) -> str:
    """Return how an attempt went that this move has ended; ``late``: the time had run out."""
    player = name(before.restorer)
    if late:
        return tr("{player}'s time has run out: not restored.").format(player=player)
    if last.what == GIVE_UP:
        return tr("{player} has given up: not restored.").format(player=player)
    end = before.made(last)
    if end.stones == end.goal:
        return tr("{player} has restored the picture!").format(player=player)
    return tr("{player} has not restored the picture: see the marked squares.").format(
        player=player
    )


def news_of(before: PicturePuzzlePosition, after: PicturePuzzlePosition, name: Name) -> str:
    """Return what the end of an attempt means for the match; empty if it only goes on."""
    if after.n == before.n:
        return ""
    fallen = [
        name(player)
        for player, fall in zip(after.players, after.falls, strict=True)
        if fall is not None and fall.n == before.n
    ]
    if fallen:
        text = tr("Round {old} is over. Out: {fallen}. Now it is {what}.")
    elif len(after.left) > 1:
        text = tr("Round {old} is over and nobody is out. Now it is {what}.")
    else:
        text = tr("Restored! Now it is {what}.")
    return text.format(old=before.n, fallen=", ".join(fallen), what=removals(after.n))


def note_of(position: PicturePuzzlePosition, seat: Seat, stage: Stage) -> str:
    """Return the word beside a player's name: what the player is doing."""
    if stage in (Stage.OVER, Stage.SHOW) or position.phase is Phase.OVER:
        return ""
    fall = dict(zip(position.players, position.falls, strict=True)).get(seat)
    if fall is not None:
        return tr("failed") if fall.n == position.n else tr("out")
    if seat == position.restorer:
        return tr("restores")
    return tr("takes apart") if seat == position.taker else ""
