"""The table of Pauli: the board between two stashes, and the twelve cards beside it."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF, Signal

from pentogames.core.game import Effect, Mark, Seat, Token
from pentogames.core.shapes import LETTERS
from pentogames.games.pauli import PauliMove, matches, what_if
from pentogames.model.match import Cause, Change
from pentogames.model.words import tr
from pentogames.scene.arrange import Arrangement
from pentogames.scene.board_scene import Z_HAND, Z_HOMES, Z_MARKS, Z_TOKENS, BoardScene
from pentogames.scene.geometry import Extent, Geometry, extent_of
from pentogames.scene.items import MarksItem
from pentogames.scene.pauli_card import CardItem, colours_as_pictured
from pentogames.scene.pauli_cards import CardsItem
from pentogames.scene.pauli_look import Look
from pentogames.scene.pauli_paint import MatchMarksItem, PaintItem
from pentogames.scene.pauli_show import Show
from pentogames.scene.pauli_stash import StashItem
from pentogames.scene.pauli_table import divide
from pentogames.scene.pauli_words import preview_sentence
from pentogames.scene.spec import Pose
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.scene.token import TokenItem
from pentogames.teach.overlays.pauli import barred_squares, openings_for


class PauliScene(BoardScene):
    """Shows a match of Pauli, what a move would do, and what a card stands for."""

    matches_shown = Signal(bool)  # the overlay of all matches was switched
    card_chosen = Signal(str)  # the letter of the card that is looked at; empty for none

    def add_own_items(self) -> None:
        """Add the zones of the cards, and what is painted over the board."""
        self.cards = CardsItem()
        self.painting = PaintItem()
        self.stage = PaintItem()
        for item, z in ((self.cards, Z_HOMES), (self.painting, Z_MARKS - 1), (self.stage, Z_MARKS)):
            item.setZValue(z)
            self.addItem(item)
        self.look = Look(self)
        self._change: Change | None = None
        self._old_zones = self.cards.zones

    def make_marks(self) -> MarksItem:
        """Make marks that leave the pieces below them to be seen."""
        return MatchMarksItem()

    # -- where things lie -------------------------------------------------------------------------

    def arrangement(self, columns: float, rows: float) -> Arrangement:
        """Put Hot above the board, Cool below, and the cards beside it."""
        parts, cards = divide(self.size, columns, rows)
        self.cards.set_area(cards)
        return parts

    def fit_board(self, area: QRectF, extent: Extent) -> Geometry:
        """Return where the board lies; what is painted over it goes along."""
        geometry = super().fit_board(area, extent)
        for item in (self.painting, self.stage):
            item.set_geometry(geometry)
        return geometry

    def board_area(self) -> QRectF:
        """Return the board with its labels, without the stashes close to it."""
        extent, geometry = extent_of(self.board.layout), self.geometry
        top_left = geometry.point(extent.left, extent.high)
        return QRectF(top_left, geometry.point(extent.right, extent.low))

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        for item in (self.cards, self.painting, self.stage):
            item.set_theme(theme)
        super().set_theme(theme)

    def sync(self) -> None:
        """Make the items equal the game's tokens; active cards show the colours of their match."""
        self.cards.set_tokens(tuple(token for token in self.tokens() if token.kind == "card"))
        super().sync()
        for letter in LETTERS:
            self.card(letter).show_as(None)
        for match in matches(self.match.position):
            self.card(match.letter).colours = colours_as_pictured(match)

    def lay(self, item: TokenItem) -> None:
        """Put an item where its token lies."""
        if isinstance(item, CardItem):
            item.set_size(self.cards.rail)
            item.setPos(self.cards.place(item.token.face).center())
            item.setZValue(Z_TOKENS)
        else:
            super().lay(item)

    def level_of(self, item: TokenItem) -> int:
        """Return how high a piece lies in its stack at home."""
        token = item.token
        if token.squares or token.owner is None or isinstance(item, CardItem):
            return 0
        return self.stash(token.owner).height_in_stack(token)

    def stack(self, item: TokenItem, *, moving: bool) -> None:
        """Put an item above all others while it moves, and in its stack again afterwards."""
        item.setZValue(Z_HAND - 1 if moving else Z_TOKENS + self.level_of(item))

    def pose_on_board(self, token: Token) -> Pose:
        """Return the pose of a piece on the token's square."""
        return Pose(self.geometry.centre(token.squares), 1.0, 0.0)

    # -- what there is ----------------------------------------------------------------------------

    def stash(self, seat: Seat) -> StashItem:
        """Return the bar of a seat."""
        home = self.homes[seat]
        assert isinstance(home, StashItem)
        return home

    def stashes(self) -> Iterator[StashItem]:
        """Yield both bars."""
        for seat in self.homes:
            yield self.stash(seat)

    def card(self, letter: str) -> CardItem:
        """Return a card's item."""
        item = self.items_by_id[f"card/{letter}"]
        assert isinstance(item, CardItem)
        return item

    # -- what is looked at ------------------------------------------------------------------------

    def show_help(self, token: Token | None) -> None:
        """Paint what the overlays know of the colour in hand; None for none."""
        marks: list[Mark] = []
        if token is not None:
            position = self.match.position
            if self.overlay_on("openings"):
                marks.extend(openings_for(position, token.face))
            if self.overlay_on("barred"):
                marks.extend(barred_squares(position, token.face))
        self.show_hints(tuple(marks))

    def set_overlay(self, name: str, on: bool) -> None:
        """Show or hide an overlay of the game."""
        super().set_overlay(name, on)
        if name == "matches":
            self.matches_shown.emit(on)

    def _refresh_overlay(self) -> None:
        """Paint the matches in outlines of their owners, instead of plain marks."""
        self.look.refresh()

    # -- changes of the match ---------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        if change.cause is not Cause.NEW:
            self.look.forget_cards()
            self._change, self._old_zones = change, self.cards.zones
        super()._on_changed(change)

    def show_effects(self, effects: Iterable[Effect], old: dict[str, Pose]) -> None:
        """Show a turn step by step; all of it has happened already."""
        Show(self, tuple(effects), old, self._old_zones, self._controllers()).start()

    def _controllers(self) -> dict[tuple[object, ...], Seat] | None:
        """Return who owns most of each match that the move made or blew up, by its squares.

        None if the move is taken back: that needs no explanation.
        """
        change = self._change
        if change is None or change.cause is Cause.UNDO or not isinstance(change.move, PauliMove):
            return None
        preview = what_if(change.before, change.move)
        return {match.squares: match.controller for match in preview.made + preview.exploding}

    def _tell_news(self, change: Change) -> None:
        """Say what the move brought about, or how it ended the game."""
        super()._tell_news(change)
        if self.match.outcome() is not None:
            self.marks.set_marks(())  # the winning matches are painted as matches are
        else:
            text = preview_sentence(what_if(change.before, change.move), self.player_name)
            if text:
                self.strip.say(text, Tone.NEWS)

    def _refresh_homes(self) -> None:
        super()._refresh_homes()
        position = self.match.position
        captions: dict[Seat | None, str] = {None: tr("Free cards")}
        for standing in self.match.game.standings(position):
            captions[standing.seat] = tr("{player}: {count} of {goal}").format(
                player=self.player_name(standing.seat),
                count=dict(standing.figures)["cards"],
                goal=position.options.goal,
            )
        self.cards.set_captions(captions)
