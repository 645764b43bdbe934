"""Pent-Up's table: endless, seen through a window that follows the stack; levels can be told apart.

The view fits the stack by itself between moves, never while a tile is in hand. Zooming and moving
change the Geometry, not a view transform, so that a square stays whole pixels and hits stay exact.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from pentogames.core.cells import Square
from pentogames.core.game import Effect
from pentogames.core.layout import Layout
from pentogames.model.match import Change
from pentogames.model.words import tr
from pentogames.scene import stack_camera as camera
from pentogames.scene.arrange import Arrangement
from pentogames.scene.board_scene import Z_STRIP, Z_TOKENS, BoardScene
from pentogames.scene.geometry import Extent, Geometry
from pentogames.scene.items import BoardItem, TableItem
from pentogames.scene.spec import Pose
from pentogames.scene.stack_camera import Box, box_of, with_slim_homes
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_look import Look
from pentogames.scene.stack_oblique import Oblique, between, exploded
from pentogames.scene.stack_rail import WIDTH, RailItem
from pentogames.scene.stack_table import LevelItem, LightItem, MatteItem, StackBoard
from pentogames.scene.stack_tile import StackTileItem
from pentogames.scene.theme import GAP, Theme
from pentogames.scene.token import TokenItem

# Above the highest level that can be built, which is 18, and below the marks.
Z_OVERLAY, Z_LIGHT, Z_HINTS = Z_TOKENS + 18.6, Z_TOKENS + 19.0, Z_TOKENS + 19.4
# The matte hides what of the table is out of sight; homes and what lies there are above it.
Z_MATTE, Z_HOME, Z_AT_HOME, Z_RAIL = Z_STRIP - 5, Z_STRIP - 4, Z_STRIP - 3, Z_STRIP - 2

NOTCH = 1.15  # factor of a notch of the wheel, or of a key
TRAVEL_MS, SPREAD_MS = 320, 480


class StackScene(BoardScene):
    """The scene of Pent-Up.

    ``table`` is the part of the scene in which the table is seen, ``level`` the one level that is
    looked at (None: all), ``exploded`` whether the levels are apart.
    """

    zoomable = True

    def add_own_items(self) -> None:
        """Add the matte, the light and the rail; shadows come and go with the levels."""
        self.table = QRectF(0, 0, 1, 1)
        self.level: int | None = None
        self.exploded = False
        self.follows = True  # whether the view fits the stack by itself
        self._wanted_cell = 0.0
        self._came_from: Geometry | None = None
        self._oblique: Oblique | None = None
        self._spread = 0.0
        self._levels: list[LevelItem] = []
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
        """Fit the stack into its part of the scene, or keep what the player looks at."""
        middle = camera.board_point(self.geometry, self.table.center())
        self.table = area
        for item in (self.board, self.light):
            assert isinstance(item, StackBoard | LightItem)
            item.prepareGeometryChange()
            item.area = area
        self.matte.set_areas(self.sceneRect(), area)
        if self.follows:
            return camera.fitted(area, self.stack_box(), self.ratio)
        return camera.with_point_at(self.geometry.cell, middle, area.center(), self.ratio)

    def stack_box(self) -> Box:
        """Return the smallest box around the tiles, or the square where the first would lie."""
        squares = [square for tile in self.match.position.placed for square in tile.squares]
        return box_of(squares or [Square(0, 0)])

    def sight(self) -> Box:
        """Return the part of the table that is seen, in board units."""
        return camera.sight(self.geometry, self.table)

    def board_area(self) -> QRectF:
        """Return the stack and a narrow margin, as far as it is seen."""
        box = self.stack_box().grown(1)
        corners = self.geometry.point(box.left, box.high), self.geometry.point(box.right, box.low)
        return QRectF(*corners).intersected(self.table)

    # -- the view follows the stack ---------------------------------------------------------------

    def show_layout(self, layout: Layout, change: Change) -> None:
        """Fit the view to the stack where it has grown out of it; the motion comes after."""
        self.board.layout = layout
        self._came_from = self.geometry
        if self._must_fit():
            self.follows = True
            self._set_geometry(camera.fitted(self.table, self.stack_box(), self.ratio))

    def _must_fit(self) -> bool:
        if self.follows:
            return camera.outgrown(self.geometry, self.table, self.stack_box(), self.ratio)
        last = self.match.last_move()
        return last is not None and not self.sight().holds(box_of(last.squares))

    def show_effects(self, effects: Iterable[Effect], old: dict[str, Pose]) -> None:
        """Animate what moves, and all else along with the view; show the level of a new tile."""
        effects = tuple(effects)
        start, self._came_from = self._came_from, None
        if start is not None:
            # The poses were taken at the old size of a square, and are shown at the new one.
            scale = start.cell / self.geometry.cell
            old = {name: replace(pose, scale=pose.scale * scale) for name, pose in old.items()}
        super().show_effects(effects, old)
        tokens = [token for effect in effects for token in effect.after]
        if any(token.squares and token.squares[0].level != self.level for token in tokens):
            self.show_level(None)
        if start is not None and tokens:
            self._travel(start, {token.id for token in tokens})

    def _travel(self, start: Geometry, others: set[str]) -> None:
        """Show the view on its way from a geometry to the one in force; others move themselves."""
        end = self.geometry
        if start == end or self.exploded:
            return
        tiles = [tile for tile in self.tiles() if tile.level and tile.token.id not in others]

        def step(t: float) -> None:
            now = camera.on_the_way(start, end, t)
            for item in self._on_table():
                item.set_geometry(now)
            for tile in tiles:
                tile.lie_between(now)

        self.animator.run(TRAVEL_MS, step)

    def _on_table(self) -> tuple[TableItem, ...]:
        """Return all items that are drawn by the geometry."""
        fixed = (self.board, self.overlay, self.hints, self.marks, self.light)
        return (*fixed, *self._levels)

    def _set_geometry(self, geometry: Geometry) -> None:
        self.geometry = geometry
        for item in self._on_table():
            item.set_geometry(geometry)

    def move_origin(self, x: int, y: int) -> None:
        """Call the square at (x, y) (0, 0) from now on; in the picture nothing moves."""
        cell, left, base = self.geometry.cell, self.geometry.left, self.geometry.base
        self._set_geometry(Geometry(cell, left + x * cell, base - y * cell))

    # -- zoom and pan -----------------------------------------------------------------------------

    def zoom(self, factor: float, about: QPointF) -> None:
        """Show the table larger by a factor, a point of the scene staying where it is."""
        if self.exploded:
            return
        if round(self._wanted_cell * self.ratio) != round(self.geometry.cell * self.ratio):
            self._wanted_cell = self.geometry.cell
        wanted = self._wanted_cell * factor
        wanted = min(max(wanted, camera.SMALLEST_CELL), camera.LARGEST_CELL)
        self._wanted_cell = wanted  # kept unrounded, for factors near to 1 add up
        about = about if self.table.contains(about) else self.table.center()
        point = camera.board_point(self.geometry, about)
        self._look_at(camera.with_point_at(wanted, point, about, self.ratio))

    def zoom_step(self, steps: int) -> None:
        """Zoom by notches about the middle of the table."""
        self.zoom(NOTCH**steps, self.table.center())

    def pan(self, by: QPointF) -> QPointF:
        """Move the table; return by how much, for some of the stack is always kept in sight."""
        if self.exploded:
            return by
        start = self.geometry
        end = camera.panned(start, by, self.table, self.stack_box(), self.ratio)
        self._look_at(end)
        return QPointF(end.left - start.left, end.base - start.base)

    def reveal(self, squares: tuple[Square, ...]) -> None:
        """Move the table just so far that the squares are seen."""
        by = camera.to_reveal(self.geometry, self.table, box_of(squares))
        if not by.isNull():
            self.pan(by)

    def fit_view(self) -> None:
        """Show the whole stack, and let the view follow it again."""
        self.follows = True
        start = self.geometry
        self.animator.finish()
        self._show_geometry(camera.fitted(self.table, self.stack_box(), self.ratio))
        self._travel(start, set())

    def _look_at(self, geometry: Geometry) -> None:
        """Take a geometry that the player has chosen."""
        if geometry != self.geometry:
            self.follows = False
            self.animator.finish()
            self._show_geometry(geometry)

    def _show_geometry(self, geometry: Geometry) -> None:
        self._set_geometry(geometry)
        for item in self.items_by_id.values():
            if item is not self._held():
                self.lay(item)
        self.gestures.refresh()

    def _held(self) -> TokenItem | None:
        token = self.hand.token
        return None if token is None else self.items_by_id[token.id]

    def show_grasp(self, *, on: bool) -> None:
        """Show by the pointer whether the table is held."""
        for view in self.views():
            if on:
                view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            else:
                view.viewport().unsetCursor()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Zoom with Ctrl; without it the wheel turns what is in hand."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(NOTCH ** (event.delta() / 120), event.scenePos())
            event.accept()
        else:
            super().wheelEvent(event)

    # -- levels -----------------------------------------------------------------------------------

    @property
    def levels(self) -> int:
        """The number of levels that are built."""
        return int(self.match.game.layout(self.match.position).levels)

    def tiles(self) -> Iterable[StackTileItem]:
        """Yield the items of all tiles."""
        for item in self.items_by_id.values():
            assert isinstance(item, StackTileItem)
            yield item

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
        self._set_spread(self._spread)
        self.show_hand()

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
        token = self.hand.token
        position = self.match.position
        wanted, squares = 0, ()
        if token is not None and position.placed:
            wanted = position.level_for(token.face)
            squares = position.open_squares(token.face)
        self.light.set_squares(squares)
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
        for flat in (self.overlay, self.marks, self.hints, self.light):
            flat.setVisible(spread == 0)
        for tile in self.tiles():
            if tile.level:
                self._project(tile)

    def _project(self, item: TokenItem) -> None:
        """Put a tile on its level's plane, as far as the levels are apart."""
        squares = item.token.squares
        flat, oblique, spread = self.geometry.centre(squares), self._oblique, self._spread
        if oblique is None or spread == 0:
            item.setTransform(QTransform())
            item.setPos(flat)
            return
        x, y = box_of(squares).middle
        apart = oblique.point(x, y, squares[0].level)
        item.setPos(flat + (apart - flat) * spread)
        item.setTransform(between(QTransform(), oblique.matrix(self.geometry.cell), spread))
