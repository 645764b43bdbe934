"""The Picture-Puzzle in writing: moves and positions.

Rules: pentago page, section Picture-Puzzle, Notation. ``xe5-5R`` removes the stone of e5 and turns
block 5 clockwise, ``rc4-5L`` places a red stone on c4 and turns it counter-clockwise; who gives up
his attempt writes ``gives-up``.

A position is one line of six fields: the round's number of removals; the attempts made in it; the
moves of the match so far; for each player the round and the ply of his failure, ``-`` without one;
and the moves of this attempt, those that have taken apart and those that restore::

    2 1 9 -,1@4 xe5-5R,xa1-2L re5-5L
"""

from dataclasses import replace

from pentogames.core.blocks import (
    SQUARES,
    read_number,
    read_stone_and_turn,
    write_stone_and_turn,
)
from pentogames.core.game import NotationError
from pentogames.games._picture_puzzle_board import (
    COLOURS,
    GIVE_UP,
    REMOVE,
    Step,
    count_stones,
    laid,
)
from pentogames.games._picture_puzzle_options import PicturePuzzleOptions
from pentogames.games._picture_puzzle_position import Fall, Phase, PicturePuzzlePosition

MOST_PLIES = 99_999
"""More than any match can have: 8 players, 81 rounds, 2 times 81 moves an attempt at the most."""


def write_step(step: Step) -> str:
    """Write a move; ValueError if it cannot be written."""
    if step.what == GIVE_UP:
        return GIVE_UP
    if step.what not in (REMOVE, *COLOURS):
        raise ValueError(f"{step.what!r} is nothing that is done to a stone")
    return step.what + write_stone_and_turn(step.square, step.block, step.quarters)


def read_step(text: str, column: int = 1) -> Step:
    """Read a move, legal or not, that begins in a column; NotationError."""
    if text == GIVE_UP:
        return Step(GIVE_UP)
    if text[:1] not in (REMOVE, *COLOURS):
        raise NotationError("expected a move such as xe5-5R, rc4-5L or gives-up", column)
    try:
        return Step(text[0], *read_stone_and_turn(text, 1))
    except NotationError as error:
        raise NotationError(str(error), error.column + column - 1) from None


def write_position(position: PicturePuzzlePosition) -> str:
    """Write a position in one line."""
    falls = ",".join(f"{fall.n}@{fall.ply}" if fall else "-" for fall in position.falls)
    moves = [
        ",".join(write_step(step) for step in steps) or "-"
        for steps in (position.taken, position.restored)
    ]
    return " ".join([str(position.n), str(position.done), str(position.ply), falls, *moves])


def read_position(options: PicturePuzzleOptions, text: str) -> PicturePuzzlePosition:
    """Read a position; NotationError if the text is wrong or no such position can be."""
    fields = text.split(" ")
    if len(fields) != 6:
        raise NotationError("expected six fields: n, attempts, plies, failures, and moves twice")
    columns = [1 + sum(len(part) + 1 for part in fields[:number]) for number in range(6)]
    n = read_number(fields[0], columns[0], len(SQUARES))
    done = read_number(fields[1], columns[1], options.players, 0)
    ply = read_number(fields[2], columns[2], MOST_PLIES, 0)
    falls = tuple(
        _read_fall(part, column, n, ply) for part, column in _parts(fields[3], columns[3])
    )
    if len(falls) != options.players:
        raise NotationError(f"expected failures, or -, of {options.players} players", columns[3])
    _check_rounds(options, n, falls)
    goal = options.goal(n)
    position = PicturePuzzlePosition(options, n, done, falls, ply, (), (), goal, laid(goal))
    if done > len(position.roster):
        raise NotationError("more attempts than players in this round", columns[1])
    for number in (4, 5):
        if fields[number] != "-":
            position = _replayed(position, fields[number], columns[number])
    _check_attempts(position)
    _check_ply(position, columns[2])
    return position


def _parts(text: str, column: int) -> list[tuple[str, int]]:
    """Return the parts between commas, each with the column where it begins."""
    parts = []
    for part in text.split(","):
        parts.append((part, column))
        column += len(part) + 1
    return parts


def _read_fall(text: str, column: int, n: int, ply: int) -> Fall | None:
    if text == "-":
        return None
    first, at, second = text.partition("@")
    if not at:
        raise NotationError("expected a round and a ply, such as 1@4, or -", column)
    return Fall(read_number(first, column, n), read_number(second, column + len(first) + 1, ply))


def _check_rounds(options: PicturePuzzleOptions, n: int, falls: tuple[Fall | None, ...]) -> None:
    """Raise NotationError if the match could not have come to the round with n removals."""
    for earlier in range(1, n + 1):
        if count_stones(options.goal(earlier)) < earlier:
            raise NotationError(f"the picture of round {earlier} has not so many stones")
    if sum(fall is None or fall.n == n for fall in falls) < min(options.players, 2):
        raise NotationError("the match had ended before this round")
    in_order = sorted((fall for fall in falls if fall), key=lambda fall: fall.ply)
    plies = [fall.ply for fall in in_order]
    if [fall.n for fall in in_order] != sorted(fall.n for fall in in_order) or len(
        set(plies)
    ) != len(plies):
        raise NotationError("failures of later rounds must have later plies")


def _replayed(position: PicturePuzzlePosition, text: str, column: int) -> PicturePuzzlePosition:
    """Make moves of this attempt, as the rules allow; the number of plies stays."""
    over = position.phase is Phase.OVER
    # The last attempt of a match is still there to be seen when it is over.
    trying = replace(position, done=position.done - over)
    for part, at in _parts(text, column):
        step = read_step(part, at)
        refusal = trying.refusal(step)
        if refusal is not None or step.what == GIVE_UP or len(trying.restored) == trying.n:
            raise NotationError(f"{part} cannot be a move of this attempt", at)
        trying = trying.made(step)
    return replace(trying, done=position.done, ply=position.ply)


def _check_attempts(position: PicturePuzzlePosition) -> None:
    """Raise NotationError unless failures and this attempt's moves go with what is done."""
    tried = position.tried
    for player, fall in zip(position.players, position.falls, strict=True):
        if fall and fall.n == position.n and player not in tried:
            raise NotationError(f"{player} cannot have failed before the attempt")
    complete = len(position.restored) == position.n
    if position.phase is not Phase.OVER:
        if complete:
            raise NotationError("the attempt is over after so many moves")
        return
    if not position.last_round:
        raise NotationError("the match goes on")
    if len(position.taken) < position.n:
        raise NotationError("the match is over, so all removals must have been made")
    restored = complete and position.stones == position.goal
    failed = position.falls[position.players.index(position.restorer)] is not None
    if restored == failed:
        raise NotationError(f"{position.restorer} has {'' if restored else 'not '}restored it")


def _check_ply(position: PicturePuzzlePosition, column: int) -> None:
    """Raise NotationError unless so many moves can have been made."""
    least = most = 0
    for n in range(1, position.n + 1):
        attempts = sum(fall is None or fall.n >= n for fall in position.falls)
        failed = sum(fall is not None and fall.n == n for fall in position.falls)
        if n == position.n:
            attempts = position.done
        # Who gives up may do so before he has placed anything.
        least += 2 * n * (attempts - failed) + (n + 1) * failed
        most += 2 * n * attempts
    if position.phase is not Phase.OVER:
        least += len(position.taken) + len(position.restored)
        most += len(position.taken) + len(position.restored)
    if not least <= position.ply <= most:
        raise NotationError(f"expected {least} to {most} moves so far", column)
