"""Pent-Up's table: levels that can be told apart, each by itself or all of them slid apart."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from pentogames.core.cells import Square
from pentogames.core.game import Effect
from pentogames.core.layout import Layout
from pentogames.games.pent_up import PentUpPosition
from pentogames.model.words import tr
from pentogames.scene.arrange import Arrangement
from pentogames.scene.board_scene import Z_STRIP, Z_TOKENS
from pentogames.scene.geometry import Extent, Geometry
from pentogames.scene.items import BoardItem, TableItem
from pentogames.scene.spec import Pose
from pentogames.scene.stack_camera import box_of, with_slim_homes
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_look import Look
from pentogames.scene.stack_oblique import Oblique, exploded, plane
from pentogames.scene.stack_rail import WIDTH, RailItem
from pentogames.scene.stack_table import LevelItem, LightItem, MatteItem, StackBoard
from pentogames.scene.stack_tile import StackTileItem
from pentogames.scene.stack_view import EndlessScene
from pentogames.scene.theme import GAP, SPREAD_MS, Theme
from pentogames.scene.token import TokenItem

# Above the highest level that can be built, which is 18, and below the marks.
Z_OVERLAY, Z_LIGHT, Z_HINTS = Z_TOKENS + 18.6, Z_TOKENS + 19.0, Z_TOKENS + 19.4
# The matte hides what of the table is out of sight; homes and what lies there are above it.
Z_MATTE, Z_HOME, Z_AT_HOME, Z_RAIL = Z_STRIP - 5, Z_STRIP - 4, Z_STRIP - 3, Z_STRIP - 2


class StackScene(EndlessScene):
    """The scene of Pent-Up.

    ``level`` is the one level that is looked at (None: all), ``exploded`` whether the levels are
    apart.
    """

    def add_own_items(self) -> None:
        """Add the matte, the light and the rail; shadows come and go with the levels."""
        super().add_own_items()
        self.level: int | None = None
        self.exploded = False
        self._oblique: Oblique | None = None
        self._spread = 0.0
        self._levels: list[LevelItem] = []
        self._lit_for: tuple[PentUpPosition, str] | None = None
        self.light = LightItem()
        self.matte = MatteItem()
        self.rail = RailItem(self.show_level)
        own = ((self.light, Z_LIGHT), (self.matte, Z_MATTE), (self.rail, Z_RAIL))
        for item, z in (*own, (self.overlay, Z_OVERLAY), (self.hints, Z_HINTS)):
            item.setZValue(z)
        for item, _ in own:
            self.addItem(item)
        for home in self.homes.values():
            home.setZValue(Z_HOME)
        for marks in (self.overlay, self.hints, self.marks):
            marks.halo = True
        self.hand_changed.connect(self.show_hand)

    def make_board(self, layout: Layout) -> BoardItem:
        """Make the item of the table."""
        return StackBoard(layout)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.rail.set_theme(theme)
        for item in (self.light, self.matte, *self._levels):
            item.set_theme(theme)

    @property
    def hand(self) -> StackDrag:
        """The gestures, as what they are."""
        assert isinstance(self.gestures, StackDrag)
        return self.gestures

    # -- where things are -------------------------------------------------------------------------

    def arrangement(self, columns: float, rows: float) -> Arrangement:
        """Give the table all it can have, and the rail a strip of it."""
        parts = with_slim_homes(super().arrangement(self.size.width(), self.size.height()))
        table = parts.board.adjusted(0, 0, -WIDTH - GAP / 2, 0)
        self.rail.set_area(parts.board.adjusted(table.width() + GAP / 2, 0, 0, 0))
        return replace(parts, board=table)

    def fit_board(self, area: QRectF, extent: Extent) -> Geometry:
        """Fit the table, and all that fills it, into its part of the scene."""
        geometry = super().fit_board(area, extent)
        for item in (self.board, self.light):
            assert isinstance(item, StackBoard | LightItem)
            item.set_area(area)
        self.matte.set_areas(self.sceneRect(), area)
        return geometry

    def on_table(self) -> tuple[TableItem, ...]:
        """Return all items that are drawn by the geometry."""
        return (*super().on_table(), self.light, *self._levels)

    @property
    def held_still(self) -> bool:
        """Whether the view cannot be moved: the levels apart always fill it."""
        return self.exploded

    # -- levels -----------------------------------------------------------------------------------

    @property
    def levels(self) -> int:
        """The number of levels that are built."""
        return len(self.match.position.stack.covers)

    def show_level(self, level: int | None) -> None:
        """Show one level alone, those below dimmed and those above as outlines; or all (None)."""
        if level is not None and level > self.levels:
            return
        self.level = level
        self._dress()

    def step_level(self, by: int) -> None:
        """Go from level to level, and from the last of them to all."""
        at = ((self.level or 0) + by) % (self.levels + 1)
        self.show_level(at or None)

    def sync(self) -> None:
        """Make the items equal the tokens, with the looks that their levels give them."""
        if self.level is not None and self.level > self.levels:
            self.level = None
        self._count_levels()
        if self.exploded:
            self._oblique = self._apart()
            if self._oblique is None:  # back at the start: nothing is left to be apart
                self.exploded = False
                self._set_spread(0.0)
                self.tools_changed.emit()
        assert isinstance(self.board, StackBoard)
        self.board.numbered = bool(self.match.position.placed)
        super().sync()
        self._dress()

    def _count_levels(self) -> None:
        while len(self._levels) > self.levels:
            self.removeItem(self._levels.pop())
        while len(self._levels) < self.levels:
            item = LevelItem(len(self._levels) + 1)
            item.setZValue(Z_TOKENS + item.level - 0.5)
            item.set_theme(self.theme)
            self.addItem(item)
            self._levels.append(item)
        for item in self._levels:
            item.prepareGeometryChange()
            item.area = self.table
            item.set_geometry(self.geometry)

    def _look(self, level: int) -> Look:
        if self.level is None or level == self.level:
            return Look.FULL
        return Look.DIM if level < self.level else Look.OUTLINE

    def _dress(self) -> None:
        """Give every tile its look, its number, and its signs where they can be seen."""
        position = self.match.position
        tops: dict[tuple[int, int], int] = {}
        for tile in position.placed:
            for x, y, level in tile.squares:
                if self.level is None or level <= self.level:
                    tops[x, y] = max(level, tops.get((x, y), 0))
        layers: dict[int, list[StackTileItem]] = {}
        for tile in self.tiles():
            level, squares = tile.level, tile.token.squares
            if level:
                seen = [(x, y) for x, y, _ in squares if tops.get((x, y), 0) <= level]
                tile.set_look(self._look(level), level, seen)
                layers.setdefault(level, []).append(tile)
            else:
                mine = tile.token.owner == position.to_move and bool(position.placed)
                number = position.level_for(tile.token.face) if mine else 0
                tile.set_look(Look.FULL, number, None)
        for item in self._levels:
            item.set_tiles(layers.get(item.level, ()), self._look(item.level))
            item.set_spread(self._spread, self._oblique)
        self.show_hand()

    def show_effects(self, effects: Iterable[Effect], old: dict[str, Pose]) -> None:
        """Animate what moves; a new tile on another level than is looked at brings all back."""
        effects = tuple(effects)
        tokens = (token for effect in effects for token in effect.after)
        if any(token.squares and token.squares[0].level != self.level for token in tokens):
            self.show_level(None)
        super().show_effects(effects, old)

    def lay(self, item: TokenItem) -> None:
        """Put an item where its token lies, on its plane of the exploded view if that is shown."""
        super().lay(item)
        item.setTransform(QTransform())
        if not item.token.squares:
            item.setZValue(Z_AT_HOME)
        elif self._spread > 0:
            self._project(item)

    # -- what the hand needs ----------------------------------------------------------------------

    def show_hand(self) -> None:
        """Light the squares where the tile in hand can go, and say on which level."""
        token, position = self.hand.token, self.match.position
        wanted = 0
        if token is None or not position.placed:
            self._lit_for = None
            self.light.set_squares(())
        else:
            wanted = position.level_for(token.face)
            if self._lit_for != (position, token.face):  # not anew for every step of the pointer
                self._lit_for = (position, token.face)
                self.light.set_squares(position.open_squares(token.face))
        self.rail.show_levels(self.levels, self.level, wanted)
        self.strip.set_prompt(self.prompt())

    def prompt(self) -> str:
        """Name the level on which the tile in hand must go; else say whose turn it is."""
        token = self.hand.token
        if token is None:
            return super().prompt()
        if not self.match.position.placed:
            return tr("The first tile can lie anywhere on the table.")
        level = self.match.position.level_for(token.face)
        if level == 1:
            return tr("This tile must go on level 1, the table.")
        return tr("This tile must go on level {level}.").format(level=level)

    # -- the exploded view ------------------------------------------------------------------------

    def set_exploded(self, *, on: bool) -> None:
        """Slide the levels apart, or together again."""
        if on == self.exploded or (on and not self.match.position.placed):
            self.tools_changed.emit()
            return
        if on:
            self.gestures.cancel("the levels are apart")
            self._oblique = self._apart()
        self.animator.finish()
        self.exploded = on
        self.tools_changed.emit()
        start, end = self._spread, 1.0 if on else 0.0
        self.animator.run(SPREAD_MS, lambda t: self._set_spread(start + (end - start) * t))

    def _apart(self) -> Oblique | None:
        placed: Mapping[int, list[Square]] = {level: [] for level in range(1, self.levels + 1)}
        for tile in self.match.position.placed:
            placed[tile.squares[0].level].extend(tile.squares)
        layers = [squares for _, squares in sorted(placed.items()) if squares]
        return exploded(self.table.adjusted(36, 20, -20, -24), layers) if layers else None

    def _set_spread(self, spread: float) -> None:
        """Show the levels on their way from the flat view (0) to the exploded one (1)."""
        if self._oblique is None:
            spread = 0.0
        self._spread = spread
        assert isinstance(self.board, StackBoard)
        self.board.spread = spread
        self.board.update()
        for item in self._levels:
            item.set_spread(spread, self._oblique)
        for flat in (*self.flat_items()[1:], self.light):
            flat.setVisible(spread == 0)
        for tile in self.tiles():
            if tile.level:
                self._project(tile)

    def _project(self, item: TokenItem) -> None:
        """Put a tile on its level's plane, as far as the levels are apart."""
        squares = item.token.squares
        oblique, spread, cell = self._oblique, self._spread, self.geometry.cell
        if oblique is None or spread == 0:
            item.setTransform(QTransform())
            item.setPos(self.geometry.centre(squares))
            return
        here = plane(self.geometry, oblique, squares[0].level, spread)
        x, y = box_of(squares).middle
        item.setPos(here.map(QPointF(x, -y)))
        item.setTransform(
            QTransform(here.m11() / cell, 0, here.m21() / cell, here.m22() / cell, 0, 0)
        )
