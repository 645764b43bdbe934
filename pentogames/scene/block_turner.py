"""Turning a block: by an arrow, by keys, or by dragging the plate round.

The second half of a move on a board of plates, for Pentago and the Picture-Puzzle. A dragged plate
follows the pointer about its centre; let go beyond ``ENOUGH`` degrees it is turned by a quarter,
else it goes back. A direction that is not allowed resists, and the strip says why.
"""

import math
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, Qt

from pentogames.core.blocks import (
    BLOCKS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    block_centre,
    is_block,
)
from pentogames.core.game import Mark, Refusal, Token
from pentogames.scene.board_scene import Z_MARKS
from pentogames.scene.gestures import DRAG_DISTANCE, Pointer
from pentogames.scene.plate_scene import Z_LIFTED, PlateScene
from pentogames.scene.theme import QUICK_MS
from pentogames.scene.turn_handles import PreviewItem, TurnHandles

ENOUGH = 30.0  # degrees by which a plate is dragged for a quarter turn
RESISTANCE = 8.0  # degrees that a plate gives way the wrong way, or beyond the quarter
HUB = 0.4  # squares about a plate's centre in which a pointer's angle says nothing
TELLING = 12.0  # degrees the wrong way after which the strip says why

FAINT = 0.12  # opacity of stones while the preview shows where they would be

QUARTERS: dict[int, int] = {Qt.Key.Key_R: CLOCKWISE, Qt.Key.Key_L: COUNTER_CLOCKWISE}
STEPS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Turns(Protocol):
    """What a game says about turning a block now."""

    def turn_refusal(self, block: int, quarters: int) -> Refusal | None:
        """Say why the block may not be turned that way; None if it may."""

    def mean_turn(self, block: int, quarters: int) -> None:
        """Mean the whole move, this turn included."""

    def turn_result(self, block: int, quarters: int) -> tuple[tuple[Token, ...], tuple[Mark, ...]]:
        """Return all tokens as an allowed turn would leave them, and the rows it would make."""


@dataclass(slots=True)
class Grip:
    """A plate held by the pointer: where it was pressed, and how far it has been dragged round."""

    block: int
    start: QPointF
    angle: float | None = None  # of the pointer about the centre, degrees; None within the hub
    dragged: float = 0.0  # degrees clockwise, as the pointer went
    shown: float = 0.0  # degrees clockwise, as the plate is shown
    turning: bool = False


class BlockTurner:
    """The turning half of a gesture; ``active`` while a block is to be turned."""

    def __init__(self, scene: PlateScene, turns: Turns) -> None:
        self.scene = scene
        self.turns = turns
        self.active = False
        self.block: int | None = None
        self.grip: Grip | None = None
        self._by_pointer = False
        self.handles = TurnHandles(self._arrow_pressed, self._arrow_hovered)
        self.preview = PreviewItem()
        self.handles.setZValue(Z_LIFTED + 5)
        self.preview.setZValue(Z_MARKS - 3)
        scene.addItem(self.handles)
        scene.addItem(self.preview)

    @property
    def busy(self) -> bool:
        """Whether a plate is in hand."""
        return self.grip is not None

    def begin(self) -> None:
        """Let a block be turned now."""
        self.active = True
        self._set_cursors(Qt.CursorShape.OpenHandCursor)

    def end(self) -> None:
        """Let no block be turned any more; everything lies straight."""
        if self.grip is not None:
            self.scene.show_turned(self.grip.block, 0.0)
        self._forget_grip()
        self.choose(None)
        if self.active:
            self._set_cursors(None)
        self.active = False

    def choose(self, block: int | None, *, by_pointer: bool = False) -> None:
        """Choose the block that is to be turned, and show its arrows."""
        self._by_pointer = by_pointer
        self._hide_preview()
        if self.block is not None and f"block/{self.block}" in self.scene.items_by_id:
            self.scene.plate(self.block).set_state(chosen=False, armed=False)
        self.block = block
        self.handles.setVisible(False)
        if block is None:
            return
        self.scene.plate(block).set_state(chosen=True)
        self._show_handles(block)

    def _show_handles(self, block: int) -> None:
        allowed = [
            quarters
            for quarters in QUARTERS.values()
            if self.turns.turn_refusal(block, quarters) is None
        ]
        self.handles.show_at(block, allowed, self.scene.geometry, self.scene.theme)

    def _set_cursors(self, shape: Qt.CursorShape | None) -> None:
        for plate in self.scene.plates():
            # Not unsetCursor: Qt dies in it while the view has had no mouse event at all.
            plate.setCursor(Qt.CursorShape.ArrowCursor if shape is None else shape)

    # -- arrows -----------------------------------------------------------------------------------

    def _arrow_pressed(self, quarters: int) -> None:
        block = self.block
        if self.active and block is not None:
            self.turns.mean_turn(block, quarters)

    def _arrow_hovered(self, quarters: int, on: bool) -> None:
        self._hide_preview()
        block = self.block
        if not (on and self.active) or block is None:
            return
        tokens, rows = self.turns.turn_result(block, quarters)
        lying = {item.token.id: item for item in self.scene.stones_on(block)}
        ghosts = []
        for token in tokens:
            item = lying.get(token.id)
            if item is not None:
                item.setOpacity(FAINT)
                ghosts.append((token.squares[0], item.style()))
        self.preview.show_turned(block, ghosts, rows)

    def _hide_preview(self) -> None:
        if not self.preview.isVisible():
            return
        self.preview.setVisible(False)
        for stone in self.scene.stones_on(self.preview.block):
            stone.setOpacity(1.0)

    # -- mouse and touch --------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> bool:
        """Take hold of a plate."""
        block = self.scene.block_at(pointer.point)
        if not self.active or block is None:
            return False
        self.let_go()  # the release of another plate was lost
        self.scene.animator.finish()
        if block != self.block:
            self.choose(block, by_pointer=True)
        self.grip = Grip(block, pointer.point)
        return True

    def move(self, pointer: Pointer) -> bool:
        """Turn the plate in hand; without one, choose the block under the pointer."""
        grip = self.grip
        if grip is None:
            self.hover(pointer.point)
            return False
        if not pointer.buttons & Qt.MouseButton.LeftButton:
            self.let_go()  # the release was lost outside the window
            return True
        if not grip.turning:
            if (pointer.point - grip.start).manhattanLength() < DRAG_DISTANCE:
                return True
            self._start_turning(grip)
        self._follow(grip, pointer.point)
        return True

    def leave(self) -> None:
        """Choose no block any more, if the pointer had chosen it."""
        if self.grip is None and self._by_pointer:
            self.choose(None)

    def release(self, pointer: Pointer) -> bool:
        """Turn the block if its plate was dragged far enough, else put it back."""
        grip = self.grip
        if grip is None or pointer.button != Qt.MouseButton.LeftButton:
            return False
        quarters = CLOCKWISE if grip.dragged > 0 else COUNTER_CLOCKWISE
        if not grip.turning or abs(grip.dragged) < ENOUGH:
            self.let_go()
            return True
        if self.turns.turn_refusal(grip.block, quarters) is not None:
            self.let_go()
        self.turns.mean_turn(grip.block, quarters)
        if self.grip is not None:  # nobody has made the move
            self.let_go()
        return True

    def let_go(self) -> None:
        """Let the plate in hand go back to where it lies."""
        grip = self.grip
        if grip is None:
            return
        self._forget_grip()
        block, shown = grip.block, grip.shown
        self.scene.plate(block).set_state(armed=False)
        self._set_cursors(Qt.CursorShape.OpenHandCursor)
        self.scene.strip.end_standing_message()
        if shown:
            self.scene.animator.run(
                QUICK_MS, lambda t: self.scene.show_turned(block, shown * (1 - t))
            )
        if self.block is not None:
            self._show_handles(self.block)

    def _forget_grip(self) -> None:
        self.grip = None
        self.scene.turned_by_hand = {}

    def hover(self, point: QPointF) -> None:
        """Choose the block at a point of the scene."""
        if not self.active or self._over_arrow(point):
            return
        block = self.scene.block_at(point)
        if block is None and not self._by_pointer:
            return  # what was chosen by a key stays
        if block != self.block:
            self.choose(block, by_pointer=True)

    def _over_arrow(self, point: QPointF) -> bool:
        arrows = self.handles.arrows.values()
        return any(item.isVisible() and item.contains(item.mapFromScene(point)) for item in arrows)

    def _start_turning(self, grip: Grip) -> None:
        grip.turning = True
        grip.angle = self._angle(grip.block, grip.start)
        self.handles.setVisible(False)
        self._hide_preview()
        self._set_cursors(Qt.CursorShape.ClosedHandCursor)

    def _angle(self, block: int, point: QPointF) -> float | None:
        """Return the pointer's angle about the block's centre, clockwise; None too near to it."""
        away = point - self.scene.geometry.point(*block_centre(block))
        if math.hypot(away.x(), away.y()) < HUB * self.scene.geometry.cell:
            return None
        return math.degrees(math.atan2(away.y(), away.x()))

    def _follow(self, grip: Grip, point: QPointF) -> None:
        angle = self._angle(grip.block, point)
        if angle is not None and grip.angle is not None:
            grip.dragged += (angle - grip.angle + 180) % 360 - 180
        grip.angle = angle
        quarters = CLOCKWISE if grip.dragged > 0 else COUNTER_CLOCKWISE
        refusal = self.turns.turn_refusal(grip.block, quarters)
        grip.shown = math.copysign(_given_way(abs(grip.dragged), refusal is None), grip.dragged)
        self.scene.turned_by_hand = {grip.block: grip.shown}
        self.scene.show_turned(grip.block, grip.shown)
        armed = refusal is None and abs(grip.dragged) >= ENOUGH
        self.scene.plate(grip.block).set_state(armed=armed)
        if refusal is not None and abs(grip.dragged) > TELLING:
            self.scene.say_refusal(refusal, stay=True)
        else:
            self.scene.strip.end_standing_message()

    # -- keys -------------------------------------------------------------------------------------

    def key(self, key: int) -> bool:
        """Choose a block by its number or by the arrows; turn it."""
        if self.grip is not None:
            return False
        number = key - Qt.Key.Key_0
        if is_block(number):
            self.choose(number)
        elif key in STEPS:
            self.choose(self._neighbour(*STEPS[key]))
        elif key in QUARTERS and self.block is not None:
            self.turns.mean_turn(self.block, QUARTERS[key])
        else:
            return False
        return True

    def _neighbour(self, across: int, down: int) -> int:
        if self.block is None:
            return BLOCKS[len(BLOCKS) // 2]
        row, column = divmod(self.block - 1, 3)
        return 3 * min(max(row + down, 0), 2) + min(max(column + across, 0), 2) + 1

    # -- showing ----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show everything anew after the board or the theme changed."""
        self.preview.set_theme(self.scene.theme)
        self.preview.set_geometry(self.scene.geometry)
        if not self.active:
            return
        self._set_cursors(Qt.CursorShape.OpenHandCursor)
        if self.grip is not None:
            self.scene.show_turned(self.grip.block, self.grip.shown)
        elif self.block is not None:
            self.choose(self.block, by_pointer=self._by_pointer)


def _given_way(dragged: float, allowed: bool) -> float:
    """Return how far a plate turns for a drag of so many degrees; it resists where it must."""
    free = 90.0 if allowed else 0.0
    beyond = max(0.0, dragged - free)
    return min(dragged, free) + RESISTANCE * math.tanh(beyond / 60)
