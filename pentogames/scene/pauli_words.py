"""What the strip says of Pauli's cards, and of a move before it is made."""

from collections.abc import Callable

from pentogames.core.game import Seat
from pentogames.games.pauli import (
    COLOUR_NAMES,
    PauliMove,
    PauliPosition,
    Preview,
    matches,
    places_for,
)
from pentogames.model.words import tr

Name = Callable[[Seat], str]
"""Returns what a seat is called on the screen."""


def preview_sentence(preview: Preview, name: Name) -> str:
    """Say what a legal move would do; empty if nothing but a piece on a square."""
    if preview.exploding:
        letters = ", ".join(sorted({match.letter for match in preview.exploding}))
        text = tr("A second match explodes: {letters}. {count} pieces go home.").format(
            letters=letters, count=len(preview.emptied)
        )
        if preview.turned:
            turned = ", ".join(preview.turned)
            text += " " + tr("Turned passive: {letters}.").format(letters=turned)
        return text
    gains: dict[Seat, list[str]] = {}
    for match in preview.made:
        gains.setdefault(match.controller, []).append(match.letter)
    return " ".join(
        tr("{player} gets {letters}.").format(player=name(seat), letters=", ".join(sorted(letters)))
        for seat, letters in gains.items()
    )


def card_sentence(position: PauliPosition, letter: str, owner: Seat | None, name: Name) -> str:
    """Say how a card stands, and where its match lies or could be made."""
    for match in matches(position):
        if match.letter == letter:
            return tr("{letter} is active: {player} owns {count} of the five pieces.").format(
                letter=letter, player=name(match.controller), count=match.majority
            )
    if owner is None:
        state = tr("{letter} is free.").format(letter=letter)
    else:
        state = tr("{letter} is passive, {player}'s.").format(letter=letter, player=name(owner))
    chances = places_for(position, letter)
    if not chances:
        return state + " " + tr("No single piece makes it now.")
    seat = position.seats[position.turn]
    colours = {
        chance.colour
        for chance in chances
        if position.refusal(PauliMove(seat, chance.colour, chance.square)) is None
    }
    if not colours:
        return state + " " + tr("The pieces that would make it cannot be played now.")
    names = ", ".join(tr(COLOUR_NAMES[colour]) for colour in COLOUR_NAMES if colour in colours)
    return state + " " + tr("One more piece makes it: {colours}.").format(colours=names)
