"""Comments on moves of Pauli: what explodes, and who gets which card. Rules: Pauli, Notation."""

from pentogames.games.pauli import PauliMove, PauliPosition, consequences


def comment(before: PauliPosition, move: PauliMove) -> str:
    """Return ``explodes F`` or ``takes W, gives L``; empty for a move without consequences."""
    return ", ".join(consequences(before, move))
