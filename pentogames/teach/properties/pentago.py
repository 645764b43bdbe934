"""Properties of moves of Pentago."""

from pentogames.games._pentago_notation import Turn
from pentogames.games.pentago import PentagoPosition


def _made(before: PentagoPosition, move: Turn) -> set[str]:
    """Return the colours whose five the move makes."""
    after = before.after(move)
    colours = before.options.seating.colours
    return {
        colour
        for colour, old, new in zip(colours, before.outs, after.outs, strict=True)
        if new and not old
    }


def _colour(position: PentagoPosition) -> str:
    """Return the colour of the seat to move."""
    seating = position.options.seating
    assert position.to_move is not None
    return seating.colours[seating.colour_of(position.to_move)]


def turns_block(before: PentagoPosition, move: Turn, block: str) -> bool:
    """Say whether the move turns the block of that number."""
    return move.block == int(block)


def five_by_stone(before: PentagoPosition, move: Turn, argument: str) -> bool:
    """Say whether the stone makes five, so that no block is turned."""
    return move.block is None


def five_by_turn(before: PentagoPosition, move: Turn, argument: str) -> bool:
    """Say whether the turn of the block makes five for the mover alone."""
    return move.block is not None and _made(before, move) == {_colour(before)}


def shares(before: PentagoPosition, move: Turn, argument: str) -> bool:
    """Say whether the mover and somebody else make five at once."""
    made = _made(before, move)
    return len(made) > 1 and _colour(before) in made


def places(before: PentagoPosition, move: Turn, place: str) -> bool:
    """Say whether the mover alone makes five, and gets that place."""
    mover = _colour(before)
    after = before.after(move)
    return _made(before, move) == {mover} and after.places()[mover] == int(place)


def denies(before: PentagoPosition, move: Turn, argument: str) -> bool:
    """Say whether nobody but the mover makes five by the move, or can by the answer."""
    if _made(before, move) - {_colour(before)}:
        return False
    after = before.after(move)
    if after.to_move is None:
        return True
    foe = _colour(after)
    return not any(foe in _made(after, answer) for answer in after.moves())


PROPERTIES = {
    "turns": turns_block,
    "five-by-stone": five_by_stone,
    "five-by-turn": five_by_turn,
    "shares": shares,
    "places": places,
    "denies": denies,
}
