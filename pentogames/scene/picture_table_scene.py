"""The Picture-Puzzle's table as a scene: where board, players, tray and clock lie."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF

from pentogames.core.blocks import SQUARES
from pentogames.core.cells import Square
from pentogames.core.game import Effect, EffectKind, Token
from pentogames.games.picture_puzzle import PicturePuzzlePosition
from pentogames.model.picture_driver import CLOCK_TAG, ClockKind, read_clock
from pentogames.scene.arrange import Arrangement
from pentogames.scene.board_scene import Z_HOMES
from pentogames.scene.cover import CoverItem, WordButton
from pentogames.scene.picture_clock import ClockItem
from pentogames.scene.picture_table import AtHandItem, divide
from pentogames.scene.plate_scene import Motion, PlateScene
from pentogames.scene.spec import Pose
from pentogames.scene.stones import StoneItem
from pentogames.scene.theme import STONE_MS, Theme
from pentogames.scene.token import TokenItem

Z_COVER = 500
MOVE_MS = STONE_MS * 2  # of a stone between the board and the tray


class PictureTableScene(PlateScene):
    """Lays things out and moves stones; PictureScene knows what is being done at the table."""

    def add_own_items(self) -> None:
        """Add the tray, the clock, the button for what comes next, and the cover."""
        super().add_own_items()
        self.at_hand = AtHandItem()
        self.clock = ClockItem()
        self.action = WordButton(self.act)
        self.cover = CoverItem(self.go_on)
        for item, z in (
            (self.at_hand, Z_HOMES),
            (self.clock, Z_HOMES),
            (self.action, Z_HOMES),
            (self.cover, Z_COVER),
            (self.strip, Z_COVER + 1),
        ):
            item.setZValue(z)
            if item is not self.strip:
                self.addItem(item)

    @property
    def position(self) -> PicturePuzzlePosition:
        """The position of the match."""
        position: PicturePuzzlePosition = self.match.position
        return position

    @property
    def covered(self) -> bool:
        """Whether the cover lies over the table."""
        return False

    def act(self) -> None:
        """Do what the button beside the board says."""

    def go_on(self) -> None:
        """Go on to what comes next at the table."""

    # -- size and look ----------------------------------------------------------------------------

    def arrangement(self, columns: float, rows: float) -> Arrangement:
        """Put the players, the tray and the clock beside the board."""
        tag = self.match.record.tags.get(CLOCK_TAG, "")
        has_clock = read_clock(tag).kind is not ClockKind.NONE
        parts = divide(self.size, tuple(self.homes), columns / rows, clock=has_clock)
        self.at_hand.set_area(parts.hand)
        self.clock.set_area(parts.clock)
        self.action_at = parts.action
        self.action_width = parts.action_width
        self.cover.set_area(QRectF(0, 0, self.size.width(), self.size.height()))
        return parts.common

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.at_hand.set_theme(theme)
        self.clock.set_theme(theme)
        self.cover.set_theme(theme)
        self.action.theme = theme
        super().set_theme(theme)

    # -- what lies where --------------------------------------------------------------------------

    def lay(self, item: TokenItem) -> None:
        """Put an item where its token lies: on the board, in the tray, or in the box."""
        token = item.token
        item.setVisible(bool(token.squares) or not token.state)
        item.setOpacity(1.0)
        if token.squares:
            super().lay(item)
            return
        centre, cell = self.at_hand.slot(token.id)
        item.setZValue(Z_HOMES + 1)
        item.lie_at_home(centre, cell, self.geometry)

    def stone(self, name: str) -> StoneItem:
        """Return the item of a stone."""
        item = self.items_by_id[name]
        assert isinstance(item, StoneItem)
        return item

    def free_square(self) -> Square:
        """Return any vacant square."""
        filled = {
            square for token in self.tokens() if token.kind == "stone" for square in token.squares
        }
        return next(square for square in SQUARES if square not in filled)

    def show_effects(self, effects: Iterable[Effect], old: dict[str, Pose]) -> None:
        """Show a move; not under the cover, and not a whole picture that is laid anew."""
        effects = tuple(effects)
        turns = sum(effect.kind is EffectKind.TURN for effect in effects)
        if not self.covered and len(effects) <= 1 + turns:
            super().show_effects(effects, old)

    def _motions(self, effect: Effect, old: Mapping[str, Pose]) -> list[Motion]:
        if effect.kind is EffectKind.TURN:
            return super()._motions(effect, old)
        return [self._carried(token, old[token.id]) for token in effect.after if token.id in old]

    def _carried(self, token: Token, start: Pose) -> Motion:
        """Carry a stone between the board and the tray, before any block turns."""
        item = self.stone(token.id)
        scale, final = item.scale(), item.pos()
        end = self.geometry.centre(token.squares) if token.squares else final

        def show(t: float) -> None:
            item.setScale(start.scale + (scale - start.scale) * t)
            if t < 1 or end == final:  # else a block turns next, and carries the stone on
                item.setPos(start.pos + (end - start.pos) * t)

        return (1 if start.pos == end else MOVE_MS), show
