"""A table without an edge, seen through a window that follows what is built on it.

The view fits the stack by itself between moves, never while a tile is in hand. Zooming and moving
change the Geometry, not a view transform, so that a square stays whole pixels and hits stay exact.
"""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from pentogames.core.cells import Square
from pentogames.core.game import Effect
from pentogames.core.layout import Layout
from pentogames.model.match import Change
from pentogames.scene import stack_camera as camera
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.geometry import Extent, Geometry
from pentogames.scene.items import TableItem
from pentogames.scene.spec import Pose
from pentogames.scene.stack_camera import Box, box_of
from pentogames.scene.stack_tile import StackTileItem
from pentogames.scene.theme import TRAVEL_MS

NOTCH = 1.15  # factor of a notch of the wheel, or of a key


class EndlessScene(BoardScene):
    """A scene whose view can be moved and enlarged.

    ``table`` is the part of the scene in which the table is seen, ``follows`` whether the view fits
    the stack by itself, as it does until the player moves it.
    """

    zoomable = True

    def add_own_items(self) -> None:
        """Take note of what is seen at first."""
        self.table = QRectF(0, 0, 1, 1)
        self.follows = True
        self._wanted_cell = 0.0
        self._came_from: Geometry | None = None

    @property
    def held_still(self) -> bool:
        """Whether the view cannot be moved now."""
        return False

    # -- what is seen -----------------------------------------------------------------------------

    def fit_board(self, area: QRectF, extent: Extent) -> Geometry:
        """Fit the stack into its part of the scene, or keep what the player looks at."""
        middle = camera.board_point(self.geometry, self.table.center())
        self.table = area
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
        """Animate what moves, and all else along with the view."""
        effects = tuple(effects)
        start, self._came_from = self._came_from, None
        if start is not None:
            # The poses were taken at the old size of a square, and are shown at the new one.
            scale = start.cell / self.geometry.cell
            old = {name: replace(pose, scale=pose.scale * scale) for name, pose in old.items()}
        super().show_effects(effects, old)
        moved = {token.id for effect in effects for token in effect.after}
        if start is not None and moved:
            self._travel(start, moved)

    def _travel(self, start: Geometry, others: set[str]) -> None:
        """Show the view on its way from a geometry to the one in force; others move themselves."""
        end = self.geometry
        if start == end or self.held_still:
            return
        tiles = [item for item in self.tiles() if item.level and item.token.id not in others]

        def step(t: float) -> None:
            now = camera.on_the_way(start, end, t)
            for item in self.on_table():
                item.set_geometry(now)
            for tile in tiles:
                tile.lie_between(now)

        self.animator.run(TRAVEL_MS, step)

    def on_table(self) -> tuple[TableItem, ...]:
        """Return all items that are drawn by the geometry."""
        return self.flat_items()

    def tiles(self) -> Iterable[StackTileItem]:
        """Yield the items of all tiles."""
        for item in self.items_by_id.values():
            assert isinstance(item, StackTileItem)
            yield item

    def _set_geometry(self, geometry: Geometry) -> None:
        self.geometry = geometry
        for item in self.on_table():
            item.set_geometry(geometry)

    def move_origin(self, x: int, y: int) -> None:
        """Call the square at (x, y) (0, 0) from now on; in the picture nothing moves."""
        cell, left, base = self.geometry.cell, self.geometry.left, self.geometry.base
        self._set_geometry(Geometry(cell, left + x * cell, base - y * cell))

    # -- zoom and pan -----------------------------------------------------------------------------

    def zoom(self, factor: float, about: QPointF) -> None:
        """Show the table larger by a factor, a point of the scene staying where it is."""
        if self.held_still:
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
        if self.held_still:
            return by
        start = self.geometry
        end = camera.panned(start, by, self.table, self.stack_box(), self.ratio)
        self._look_at(end)
        return QPointF(end.left - start.left, end.base - start.base)

    def reveal(self, squares: tuple[Square, ...]) -> None:
        """Move the table just so far that the squares are seen."""
        by = camera.to_reveal(self.geometry, self.table, box_of(squares))
        if not by.isNull():
            self._show_geometry(
                camera.panned(self.geometry, by, self.table, self.stack_box(), self.ratio)
            )

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
            if not item.lifted:
                self.lay(item)
        self.gestures.refresh()

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
