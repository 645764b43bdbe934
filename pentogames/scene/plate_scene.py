"""The scene of a board of plates with stones: Pentago's, and the Picture-Puzzle's.

It knows where plates and stones lie, shows a plate turned by any angle with its stones on it, and
animates turns. Stones that are no tokens of the position (yet, or any more) are loose: one that
waits for a block to be turned, one that is on its way back to its bowl.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QTransform
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from pentogames.core.blocks import BLOCK_SQUARES, block_centre, block_of, on_board
from pentogames.core.cells import Square
from pentogames.core.game import Effect, EffectKind, Mark, Token
from pentogames.core.layout import Layout
from pentogames.scene.board_scene import Z_HAND, Z_MARKS, Z_TOKENS, BoardScene
from pentogames.scene.gestures import DRAG_DISTANCE
from pentogames.scene.items import BoardItem, MarksItem, TableItem
from pentogames.scene.plate_marks import CursorItem, PlateMarks, RowsItem, TargetItem
from pentogames.scene.plates import PlateBoard, PlateItem
from pentogames.scene.spec import Pose
from pentogames.scene.stones import StoneItem
from pentogames.scene.theme import QUICK_MS, STONE_MS, TURN_MS, Theme
from pentogames.scene.token import TokenItem
from pentogames.scene.turn_handles import ArrowItem

# Plates lie below overlays and hints, stones above; what is turned is lifted above all of them.
Z_PLATES, Z_LIFTED = 5, 60
Z_ROWS, Z_CURSOR = Z_MARKS - 1, Z_MARKS - 2

MIDDLE = Square(4, 4)

Motion = tuple[int, Callable[[float], None]]
"""Milliseconds, and what shows a state of the motion from 0 to 1."""


class PlateScene(BoardScene):
    """The scene of a game on nine plates; a game says which rows are to be seen (``rows_made``)."""

    def add_own_items(self) -> None:
        """Add the lines through rows, the cursor, and where the stone in hand would lie."""
        self.loose: dict[str, StoneItem] = {}
        self._pressed_at = QPointF()
        self.turned_by_hand: dict[int, float] = {}  # the block in hand, and its angle
        self.rows: MarksItem = RowsItem()
        self.cursor = CursorItem(MIDDLE)
        self.target = TargetItem()
        for item, z in ((self.rows, Z_ROWS), (self.cursor, Z_CURSOR), (self.target, Z_CURSOR)):
            item.setZValue(z)
            self.addItem(item)

    def make_board(self, layout: Layout) -> BoardItem:
        """Make the bed of the plates."""
        return PlateBoard(layout)

    def make_marks(self) -> MarksItem:
        """Make an item that paints rows as lines."""
        return PlateMarks()

    def rows_made(self) -> Sequence[Mark]:
        """Return the rows to be seen in this position, each from end to end."""
        return ()

    def last_turn(self) -> tuple[int, int] | None:
        """Return the block and the direction of the last move's turn; None without one."""
        return None

    def own_items(self) -> tuple[TableItem, ...]:
        """Return the items that follow the board's geometry and theme besides the base's own."""
        return (self.rows, self.cursor, self.target)

    # -- size and look ----------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        for item in self.own_items():
            item.set_theme(theme)
        for stone in self.loose.values():
            stone.set_theme(theme)
        super().set_theme(theme)

    def sync(self) -> None:
        """Make the items equal the game's tokens, the rows the position's."""
        for item in self.own_items():
            item.set_geometry(self.geometry)
        super().sync()
        self.rows.set_marks(self.rows_made())
        self.rows.setVisible(True)
        block, quarters = self.last_turn() or (0, 0)
        for plate in self.plates():
            plate.set_state(turned=quarters if plate.token.face == str(block) else 0)

    def level_of(self, item: TokenItem) -> int:
        """Put plates below the overlays."""
        return Z_PLATES - Z_TOKENS if isinstance(item, PlateItem) else 0

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to those who came by the Tab key."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.cursor.show_at(self.cursor.square)
        self.cursor.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.cursor.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Remember where the press was."""
        self._pressed_at = event.scenePos()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second of two quick presses at one place only to drag a plate.

        It must not press an arrow that the first has brought under the pointer, nor, after the
        first has pressed an arrow, put a stone where that arrow was. Of fingers, Qt takes any two
        quick presses for a double click, however far apart they are.
        """
        point = event.scenePos()
        apart = (point - self._pressed_at).manhattanLength() > 2 * DRAG_DISTANCE
        on_arrow = any(isinstance(item, ArrowItem) for item in self.items(point))
        if apart or (self.gestures.can_undo and not on_arrow):
            self.mousePressEvent(event)
        else:
            event.accept()

    # -- what lies where --------------------------------------------------------------------------

    def square_at(self, point: QPointF) -> Square | None:
        """Return the square of the board at a point of the scene."""
        square = self.geometry.square(point)
        return square if on_board(square) else None

    def block_at(self, point: QPointF) -> int | None:
        """Return the block at a point of the scene."""
        square = self.square_at(point)
        return None if square is None else block_of(square)

    def plate(self, block: int) -> PlateItem:
        """Return the plate of a block."""
        item = self.items_by_id[f"block/{block}"]
        assert isinstance(item, PlateItem)
        return item

    def plates(self) -> tuple[PlateItem, ...]:
        """Return all plates."""
        return tuple(item for item in self.items_by_id.values() if isinstance(item, PlateItem))

    def stones_on(self, block: int) -> list[StoneItem]:
        """Return the stones on a block, loose ones included."""
        items = [*self.items_by_id.values(), *self.loose.values()]
        return [
            item
            for item in items
            if isinstance(item, StoneItem) and set(item.token.squares) & set(BLOCK_SQUARES[block])
        ]

    def poses(self) -> dict[str, Pose]:
        """Return where every item is in the picture now, loose stones included.

        A plate's angle is what a hand has turned it by; one that still moves by itself, while the
        next move is made, is taken to be where it belongs.
        """
        poses = super().poses()
        for name, item in self.loose.items():
            poses[name] = Pose(item.pos(), item.scale(), item.rotation())
        for plate in self.plates():
            angle = self.turned_by_hand.get(int(plate.token.face), 0.0)
            poses[plate.token.id] = Pose(plate.pos(), plate.scale(), angle)
        return poses

    # -- loose stones -----------------------------------------------------------------------------

    def add_loose(self, token: Token) -> StoneItem:
        """Add a stone that is no token of the position, at its square if it has one."""
        self.remove_loose(token.id)
        item = self.spec.items[token.kind](token)
        assert isinstance(item, StoneItem)
        item.set_theme(self.theme)
        item.set_cell(self.geometry.cell)
        self.loose[token.id] = item
        self.addItem(item)
        if token.squares:
            self.lay(item)
        return item

    def remove_loose(self, name: str) -> None:
        """Take a loose stone away, if it is there."""
        item = self.loose.pop(name, None)
        if item is not None:
            self.removeItem(item)

    def bring_home(self, name: str) -> None:
        """Show a loose stone on its way to its bowl; then it is gone."""
        item = self.loose[name]
        home = self.homes.get(self.bowl_of(item.token))
        if home is None:
            self.remove_loose(name)
            return
        start, scale = item.pos(), item.scale()
        end, cell = home.slot(item.token)
        item.setZValue(Z_HAND - 1)

        def step(t: float) -> None:
            item.setPos(start + (end - start) * t)
            item.setScale(scale + (cell / self.geometry.cell - scale) * t)
            if t >= 1:
                self.remove_loose(name)

        self.animator.run(QUICK_MS, step)

    def bowl_of(self, token: Token) -> str:
        """Return the seat of the bowl that a stone comes from."""
        return token.owner or ""

    # -- turning ----------------------------------------------------------------------------------

    def show_turned(self, block: int, angle: float) -> None:
        """Show a block with what lies on it turned by degrees (clockwise) from where it belongs."""
        plate, lifted = self.plate(block), angle != 0
        centre = self.geometry.point(*block_centre(block))
        turn = QTransform().rotate(angle)
        plate.setRotation(angle)
        plate.setZValue(Z_LIFTED if lifted else Z_PLATES)
        plate.update()
        for stone in self.stones_on(block):
            stone.setPos(centre + turn.map(self.geometry.centre(stone.token.squares) - centre))
            stone.setZValue(Z_LIFTED + 1 if lifted else Z_TOKENS)

    def show_effects(self, effects: Iterable[Effect], old: dict[str, Pose]) -> None:
        """Show what a move did, or undid, step by step: stones come and go, blocks turn."""
        if not self.animator.enabled:
            return
        motions = [motion for effect in effects for motion in self._motions(effect, old)]
        if not motions:
            return
        whole = sum(milliseconds for milliseconds, _ in motions)

        def step(t: float) -> None:
            # From the last to the first: a turn puts its stones where an earlier step finds them.
            end = float(whole)
            for milliseconds, show in reversed(motions):
                start = end - milliseconds
                show(min(1.0, max(0.0, (t * whole - start) / milliseconds)))
                end = start
            self.rows.setVisible(t >= 1)

        self.animator.run(whole, step, QEasingCurve.Type.Linear)

    def _motions(self, effect: Effect, old: Mapping[str, Pose]) -> list[Motion]:
        if effect.kind is EffectKind.TURN:
            return [self._turning(effect, old)]
        if effect.kind is EffectKind.PUT:
            return [self._coming(token) for token in effect.after if token.id not in old]
        return [self._going(token) for token in effect.before if token.id in old]

    def _turning(self, effect: Effect, old: Mapping[str, Pose]) -> Motion:
        """Turn on from the angle to which a hand has turned the plate already."""
        plate = next(token for token in effect.after if token.id.startswith("block/"))
        block = int(plate.face)
        start = old[plate.id].rotation - 90.0 * effect.quarters
        for token in effect.after:
            if token.id not in self.items_by_id:
                self.add_loose(token)  # a stone that is taken back next
        whole = start % 90 == 0
        kind = QEasingCurve.Type.InOutCubic if whole else QEasingCurve.Type.OutCubic
        ease = QEasingCurve(kind)

        def show(t: float) -> None:
            self.show_turned(block, start * (1 - ease.valueForProgress(t)))

        return max(60, round(TURN_MS * min(1.0, abs(start) / 90))), show

    def _coming(self, token: Token) -> Motion:
        """Let a stone drop from above."""
        item = self.items_by_id[token.id]

        def show(t: float) -> None:
            item.setScale(1.6 - 0.6 * t)
            item.setOpacity(math.sqrt(t))

        return STONE_MS, show

    def _going(self, token: Token) -> Motion:
        """Lift a stone from the board."""
        item = self.loose.get(token.id) or self.add_loose(token)

        def show(t: float) -> None:
            item.setScale(1 + 0.6 * t)
            item.setOpacity(1 - t * t)
            if t >= 1:
                self.remove_loose(token.id)

        return STONE_MS, show
