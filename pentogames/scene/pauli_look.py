"""What is looked at on Pauli's table: a card, a move that could be made, or all matches.

The move in hand comes first, then the card pointed at, then the one chosen, then the matches
that have won the game, then the overlay of all matches. What is looked at is painted over the
board and told in the strip.
"""

from typing import TYPE_CHECKING

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import PauliMove, Preview, matches, places_for, what_if
from pentogames.scene.pauli_card import Fate
from pentogames.scene.pauli_paint import (
    NOTHING,
    Painted,
    Painting,
    Tone,
    Wanted,
    painted,
    stacked,
)
from pentogames.scene.pauli_words import card_sentence, preview_sentence
from pentogames.scene.strip import Tone as StripTone

if TYPE_CHECKING:
    from pentogames.scene.pauli_scene import PauliScene

FEW = 4
"""So many matches to be made are outlined; of more, only the squares are shown that they want."""


class Look:
    """Keeps what is looked at, and has it painted."""

    def __init__(self, scene: "PauliScene") -> None:
        self._scene = scene
        self.chosen = ""
        self.pointed = ""
        self.preview: Preview | None = None
        self._move: PauliMove | None = None
        self._telling = False

    # -- what to look at --------------------------------------------------------------------------

    def point_at(self, letter: str) -> None:
        """Look at a card for as long as the pointer is on it; empty for none."""
        if letter != self.pointed:
            self.pointed = letter
            self._changed()

    def choose(self, letter: str) -> None:
        """Look at a card until another is chosen; empty for none."""
        if letter != self.chosen:
            self.chosen = letter
            self._changed()
            self._scene.card_chosen.emit(letter)

    def forget_cards(self) -> None:
        """Look at no card any more."""
        self.point_at("")
        self.choose("")

    def show_move(self, move: PauliMove | None) -> None:
        """Look at what a move would do, be it legal or not; None for no move."""
        if move != self._move:
            self._move = move
            self.preview = None if move is None else what_if(self._scene.match.position, move)
            self._changed()

    # -- showing it -------------------------------------------------------------------------------

    def _changed(self) -> None:
        self.refresh()
        self._tell()

    def refresh(self) -> None:
        """Paint what is looked at, as it is in the position now."""
        self._scene.painting.show_painting(self._painting())
        fates = self._fates()
        for letter in LETTERS:
            self._scene.card(letter).set_look(
                hovered=letter == self.pointed,
                chosen=letter == self.chosen,
                fate=fates.get(letter, Fate.NOTHING),
            )

    def _tell(self) -> None:
        """Say what is looked at; what was said before goes with it."""
        strip, scene = self._scene.strip, self._scene
        preview, letter = self.preview, self.pointed or self.chosen
        if self._telling:
            self._telling = False
            strip.clear_message()
        if preview is not None and preview.refusal is not None:
            scene.marks.set_marks(preview.refusal.marks)
            scene.say_refusal(preview.refusal, stay=True)
            self._telling = True
            return
        text = ""
        if preview is not None:
            text = preview_sentence(preview, scene.player_name)
        elif letter:
            owner = scene.card(letter).token.owner
            text = card_sentence(scene.match.position, letter, owner, scene.player_name)
        if text:
            strip.say(text, StripTone.PLAIN, stay=True)
            self._telling = True

    def _painting(self) -> Painting:
        if self.preview is not None:
            return _preview_painting(self.preview)
        letter = self.pointed or self.chosen
        if letter:
            return self._card_painting(letter)
        outcome = self._scene.match.outcome()
        if outcome is not None and outcome.marks:
            winning = {mark.label for mark in outcome.marks}
            every = matches(self._scene.match.position)
            return Painting(stacked(painted(match) for match in every if match.letter in winning))
        if self._scene.overlay_on("matches"):
            every = matches(self._scene.match.position)
            return Painting(stacked(painted(match) for match in every))
        return NOTHING

    def _card_painting(self, letter: str) -> Painting:
        """Return a card's match; if there is none, where one more piece would make it."""
        position = self._scene.match.position
        lying = tuple(painted(match) for match in matches(position) if match.letter == letter)
        if lying:
            return Painting(lying, spotlight=True)
        chances = places_for(position, letter)
        colours: dict[Square, list[str]] = {}
        for chance in chances:
            if chance.colour not in colours.setdefault(chance.square, []):
                colours[chance.square].append(chance.colour)
        wanted = tuple(
            Wanted(square, tuple(names), self._playable(square, names))
            for square, names in colours.items()
        )
        outlines: tuple[Painted, ...] = ()
        if len(chances) <= FEW:
            outlines = stacked(Painted(chance.squares, tone=Tone.WANTED) for chance in chances)
        return Painting(outlines, wanted, spotlight=bool(wanted))

    def _playable(self, square: Square, colours: list[str]) -> frozenset[str]:
        position = self._scene.match.position
        seat = position.seats[position.turn]
        return frozenset(
            colour
            for colour in colours
            if position.refusal(PauliMove(seat, colour, square)) is None
        )

    def _fates(self) -> dict[str, Fate]:
        if self.preview is None:
            return {}
        fates = {match.letter: Fate(match.controller) for match in self.preview.made}
        fates.update(dict.fromkeys(self.preview.turned, Fate.SLEEPS))
        return fates


def _preview_painting(preview: Preview) -> Painting:
    made = [painted(match) for match in preview.made]
    exploding = [painted(match, Tone.EXPLODES) for match in preview.exploding]
    return Painting(stacked([*made, *exploding]), spotlight=bool(made or exploding))
