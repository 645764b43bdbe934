"""The scene of a match: the board, everything that lies on and beside it, and the strip below.

The scene shows what the match's position says and emits what a player means to do (``intended``);
it never decides a game. After any animation it equals the game's tokens, item by item.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter

from pentogames.core.game import Effect, EffectKind, Mark, Refusal, Seat, Token
from pentogames.core.layout import Layout
from pentogames.model.match import TERMINATION_TAG, Cause, Change, MatchModel
from pentogames.model.match_clock import OUT_OF_TIME
from pentogames.model.words import tr
from pentogames.scene.animation import Animator
from pentogames.scene.arrange import Arrangement, arrange
from pentogames.scene.arrows import ArrowsItem
from pentogames.scene.confirm import Confirm
from pentogames.scene.geometry import Extent, Geometry, extent_of, fit
from pentogames.scene.gestures import Gestures
from pentogames.scene.ground import paint_ground
from pentogames.scene.hand_scene import HandScene
from pentogames.scene.hold import Hold
from pentogames.scene.home import note_on
from pentogames.scene.items import BoardItem, MarksItem, TableItem
from pentogames.scene.ring import RingItem
from pentogames.scene.spec import Pose, SceneSpec
from pentogames.scene.specs import spec_for
from pentogames.scene.strip import StripItem, Tone
from pentogames.scene.theme import MOVE_MS, Theme
from pentogames.scene.token import TokenItem
from pentogames.teach.overlays import COORDINATES, overlays_for
from pentogames.teach.words import words_for

if TYPE_CHECKING:
    from pentogames.teach.lesson_plan import Arrow

Z_BOARD, Z_OVERLAY, Z_HINTS, Z_HOMES, Z_TOKENS, Z_NOTES, Z_MARKS, Z_STRIP, Z_HAND = (
    0, 10, 12, 15, 20, 39.5, 40, 50, 100,
)  # fmt: skip


class BoardScene(HandScene):
    """Shows one match; another game gets another scene."""

    intended = Signal(object)  # a move that a player means to make
    hand_changed = Signal()  # something was taken in hand, turned, moved or put down
    tools_changed = Signal()  # a switch of the game's own (SceneSpec.tools) was turned by the scene
    synced = Signal()  # everything lies anew where the position says
    asked_why = Signal(str)  # a player wants the lesson about a rule, by its code

    zoomable = False
    """Whether two fingers on the view, or on a touchpad, call ``zoom``."""

    def __init__(self, match: MatchModel, spec: SceneSpec, theme: Theme) -> None:
        super().__init__()
        self.match = match
        self.spec = spec
        self.theme = theme
        self.words = words_for(match.game.name)
        self.geometry = Geometry(1.0, 0.0, 0.0)
        self.size = QSizeF(800, 600)
        self.ratio = 1.0
        self.animator = Animator(self)
        self.items_by_id: dict[str, TokenItem] = {}
        self._overlays = {
            overlay.name for overlay in overlays_for(match.game.name) if overlay.at_first
        }
        self.refused = ""  # the rule that refused something last in this position
        self.task = ""  # what a puzzle wants said instead of whose turn it is
        self.offers_why = False  # whether lessons are offered when something is refused

        self.board = self.make_board(match.game.layout(match.position))
        self.overlay = self.make_marks()
        self.hints = self.make_marks()
        self.notes = self.make_marks()
        self.arrows = ArrowsItem()
        self.marks = self.make_marks()
        self.strip = StripItem()
        self.homes = {seat: spec.home(seat) for seat in spec.homes(match.position)}
        levels = (Z_BOARD, Z_OVERLAY, Z_HINTS, Z_NOTES, Z_NOTES, Z_MARKS, Z_STRIP)
        for item, z in zip((*self.flat_items(), self.strip), levels, strict=True):
            item.setZValue(z)
            self.addItem(item)
        for home in self.homes.values():
            home.setZValue(Z_HOMES)
            self.addItem(home)
        self.ring = RingItem()
        self.ring.setZValue(Z_MARKS)
        self.addItem(self.ring)
        self.strip.on_clear = lambda: self.marks.set_marks(())
        self.add_own_items()
        self.gestures = spec.gestures(self)
        self.hold = Hold(self)
        self.confirm = Confirm(self)
        # While what is in hand still goes with the position: the next one may be another game's.
        match.leaving.connect(self.step_aside)
        match.changed.connect(self._on_changed)
        match.refused.connect(self.show_refusal)
        match.record_changed.connect(self._refresh_homes)
        self.set_theme(theme)
        self.relayout()

    def flat_items(self) -> tuple[TableItem, ...]:
        """Return the items that are drawn by the board's geometry, from the lowest up."""
        return (self.board, self.overlay, self.hints, self.notes, self.arrows, self.marks)

    # -- what a game may have of its own ----------------------------------------------------------

    def add_own_items(self) -> None:
        """Add what only this game's table has; called once, before anything is placed."""

    def make_board(self, layout: Layout) -> BoardItem:
        """Make the item of the board."""
        return BoardItem(layout)

    def make_marks(self) -> MarksItem:
        """Make an item that paints marks on the board: overlays, hints, and news are one each."""
        return MarksItem()

    def arrangement(self, columns: float, rows: float) -> Arrangement:
        """Divide the scene for a board of this many columns and rows, its labels included."""
        return arrange(self.size, tuple(self.homes), columns, rows)

    def fit_board(self, area: QRectF, extent: Extent) -> Geometry:
        """Return where the board lies in its part of the scene."""
        return fit(area, extent, self.ratio)

    def show_layout(self, layout: Layout, change: Change) -> None:
        """Show the board as it is after a change that gave it another extent."""
        self.board.layout = layout
        self.relayout()

    def board_area(self) -> QRectF:
        """Return the part of the scene that a picture of the board alone shows."""
        extent = extent_of(self.board.layout)
        corner = self.geometry.point(extent.left, extent.high)
        return QRectF(corner, self.geometry.point(extent.right, extent.low))

    def zoom(self, factor: float, about: QPointF) -> None:
        """Show the board larger by a factor, a point of the scene staying where it is."""

    # -- size and look ----------------------------------------------------------------------------

    def set_size(self, size: QSizeF, ratio: float) -> None:
        """Fill a view of this size; ``ratio`` is device pixels in a logical one."""
        self.size, self.ratio = size, ratio
        self.relayout()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.setBackgroundBrush(theme.table)
        for item in self.flat_items():
            item.set_theme(theme)
        self.strip.set_theme(theme)
        self.ring.set_theme(theme)
        for home in self.homes.values():
            home.set_theme(theme)
        for token_item in self.items_by_id.values():
            token_item.set_theme(theme)
        self.gestures.refresh()
        self.confirm.refresh()
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the table."""
        super().drawBackground(painter, rect)
        paint_ground(painter, self.theme, self.size)

    def set_motion(self, on: bool) -> None:
        """Let things move, or have them jump to where they belong."""
        self.animator.enabled = on
        if not on:
            self.animator.finish()

    def relayout(self) -> None:
        """Place everything anew, at once."""
        self.animator.finish()
        self.point_out("")
        self.setSceneRect(0, 0, self.size.width(), self.size.height())
        extent = extent_of(self.board.layout)
        parts = self.arrangement(extent.width, extent.height)
        self.geometry = self.fit_board(parts.board, extent)
        for item in self.flat_items():
            item.set_geometry(self.geometry)
        self.strip.set_area(parts.strip)
        for seat, home in self.homes.items():
            home.set_area(parts.homes[seat])
        self.sync()
        self._refresh_overlay()
        self.gestures.refresh()

    @property
    def hands(self) -> Gestures:
        """What takes the events now: the gestures, unless a move waits or hands are kept off."""
        if self.confirm.move is not None:
            return self.confirm
        return self.hold if self.hold.reason else self.gestures

    # -- what lies where --------------------------------------------------------------------------

    def tokens(self) -> tuple[Token, ...]:
        """Return what lies on the table, as it is to be seen now."""
        tokens: tuple[Token, ...] = self.match.game.tokens(self.match.position)
        return tokens

    def sync(self) -> None:
        """Make the items equal the game's tokens: the one place where items come and go."""
        tokens = self.tokens()
        last = self._last_put()
        for home in self.homes.values():
            home.set_tokens(tuple(token for token in tokens if token.owner == home.seat))
        stranded = self.spec.stranded(self.match.position)
        for token in tokens:
            item = self.items_by_id.get(token.id)
            if item is None:
                item = self.spec.items[token.kind](token)
                item.set_theme(self.theme)
                item.setZValue(Z_TOKENS)
                self.items_by_id[token.id] = item
                self.addItem(item)
            item.token = token
            self.lay(item)
            item.set_flags(
                lifted=False,
                last=bool(token.squares) and token.id == last,
                stranded=token.id in stranded,
            )
        for gone in self.items_by_id.keys() - {token.id for token in tokens}:
            self.removeItem(self.items_by_id.pop(gone))
        self.refresh_cursors()
        self._refresh_homes()
        self.synced.emit()

    def refresh_cursors(self) -> None:
        """Let the pointer be a hand over what can be taken now."""
        # Not unsetCursor: Qt dies in it while the view has had no mouse event at all.
        hand, arrow = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor
        for item in self.items_by_id.values():
            item.setCursor(hand if self.hands.can_take(item.token) else arrow)

    def lay(self, item: TokenItem) -> None:
        """Put an item where its token lies."""
        token = item.token
        item.setZValue(Z_TOKENS + self.level_of(item))
        if token.squares:
            item.lie_on_board(self.geometry)
        elif token.owner in self.homes:
            centre, cell = self.homes[token.owner].slot(token)
            item.lie_at_home(centre, cell, self.geometry)

    def level_of(self, item: TokenItem) -> int:
        """Return the level a token lies on, for stacking."""
        squares = item.token.squares
        return squares[0].level if squares else 0

    def poses(self) -> dict[str, Pose]:
        """Return where every item is in the picture now."""
        return {
            name: Pose(item.pos(), item.scale(), item.rotation())
            for name, item in self.items_by_id.items()
        }

    def glide(self, name: str, start: Pose, milliseconds: int = MOVE_MS) -> None:
        """Show the item on its way from a pose to where it belongs."""
        item = self.items_by_id[name]
        pos, scale, rotation = item.pos(), item.scale(), item.rotation()
        if start.pos == pos and start.scale == scale and start.rotation == rotation:
            return
        z = item.zValue()
        item.setZValue(Z_HAND - 1)

        def step(t: float) -> None:
            item.setPos(start.pos + (pos - start.pos) * t)
            item.setScale(start.scale + (scale - start.scale) * t)
            item.setRotation(start.rotation + (rotation - start.rotation) * t)
            if t >= 1:
                item.setZValue(z)

        self.animator.run(milliseconds, step)

    def _last_put(self) -> str:
        """Return the id of what the last move put on the board; empty if it put nothing there."""
        move = self.match.last_move()
        record = self.match.record
        parent = record.node(record.cursor).parent
        if move is None or parent is None:
            return ""
        effects = self.match.game.effects(record.position_at(parent), move)
        puts = [effect for effect in effects if effect.kind is EffectKind.PUT]
        return puts[-1].after[0].id if puts else ""

    # -- changes of the match ---------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        if change.cause is Cause.NEW:
            return  # the window shows another match in another scene
        old = self.poses()
        self.refused = ""
        self.confirm.drop()
        self.gestures.cancel("the position changed")
        self.animator.finish()
        self.strip.clear_message()
        layout = self.match.game.layout(change.after)
        if layout != self.board.layout:
            self.show_layout(layout, change)
        self.sync()
        self.show_effects(change.effects, old)
        self._refresh_overlay()
        if change.cause is Cause.MOVE:
            self._tell_news(change)

    def show_effects(self, effects: Iterable[Effect], old: dict[str, Pose]) -> None:
        """Animate effects from the poses before them; without motion nothing is left to do."""
        for effect in effects:
            show = self.spec.shows.get(effect.kind)
            if show is not None:
                show(self, effect, old)
                continue
            for token in effect.after:
                if token.id in old and token.id in self.items_by_id:
                    self.glide(token.id, old[token.id])

    def _tell_news(self, change: Change) -> None:
        """Say who has left the game, and how it ended."""
        outcome = self.match.outcome()
        if outcome is not None:
            self.marks.set_marks(outcome.marks)
            return
        game = self.match.game
        before = {standing.seat: standing for standing in game.standings(change.before)}
        gone = [
            standing.seat
            for standing in game.standings(change.after)
            if standing.out is not None and before[standing.seat].out is None
        ]
        if gone:
            names = tuple(self.player_name(seat) for seat in gone)
            self.strip.say(self.words.leave.say({"player": names}, tr), Tone.NEWS)

    def show_refusal(self, refusal: Refusal, move: object = None) -> None:
        """Paint why a move is refused and say it in a sentence; both go by themselves."""
        self.marks.set_marks(refusal.marks)
        self.say_refusal(refusal)

    def say_refusal(self, refusal: Refusal, *, stay: bool = False) -> None:
        """Say why a move is refused, or would be, and offer the lesson about the rule."""
        self.refused = str(refusal.rule)
        why = self.ask_why if self.offers_why else None
        self.strip.say(self.explain(refusal), Tone.REFUSED, stay=stay, why=why)

    def ask_why(self) -> None:
        """Ask for the lesson about the rule that refused something last."""
        if self.refused:
            self.asked_why.emit(self.refused)

    def explain(self, refusal: Refusal) -> str:
        """Return the sentence that says why a move is refused, with the players' names."""
        return self.words.explain(refusal, tr, self.player_name)

    def show_notes(self, marks: Iterable[Mark], arrows: Iterable["Arrow"] = ()) -> None:
        """Paint what somebody has to say of the position, over all that lies on the board."""
        self.notes.set_marks(marks)
        self.arrows.set_arrows(arrows)

    def point_out(self, name: str) -> None:
        """Draw a frame round the token of that id; an empty one takes it away."""
        item = self.items_by_id.get(name)
        area = QRectF() if item is None else item.mapRectToScene(item.boundingRect())
        self.ring.surround(area)

    def show_hints(self, marks: tuple[Mark, ...]) -> None:
        """Paint what helps the hand, below everything that lies on the board."""
        self.hints.set_marks(marks)

    # -- names and prompts ------------------------------------------------------------------------

    def player_name(self, seat: Seat) -> str:
        """Return what a seat is called on the screen: its player's name, or its own."""
        return self.match.player(seat) or self.words.name(seat, tr)

    def _refresh_homes(self) -> None:
        position = self.match.position
        outcome = position.outcome()
        for standing in self.match.game.standings(position):
            home = self.homes.get(standing.seat)
            if home is None:
                continue
            active = standing.seat == position.to_move
            note = note_on(standing, outcome, active=active)
            home.set_state(self.player_name(standing.seat), note, active=active, standing=standing)
            home.set_level(self.match.level(standing.seat))
        self.strip.set_prompt(self.prompt())

    def prompt(self) -> str:
        """Say whose turn it is, or how the game ended; or else what the task is."""
        if self.task and not self.hold.reason:
            return self.task
        outcome = self.match.outcome()
        if outcome is not None:
            winners = " & ".join(self.player_name(seat) for seat in outcome.winners)
            return self.words.outcomes[outcome.reason].say({"winners": winners}, tr)
        if self.match.awarded is not None:
            return self._awarded()
        if self.hold.reason:
            return self.hold.reason
        return tr("{player} to move").format(player=self.player_name(self.match.position.to_move))

    def _awarded(self) -> str:
        """Say that the game was ended off the board; how, the record may say."""
        if self.match.record.tags.get(TERMINATION_TAG) == OUT_OF_TIME:
            name = self.player_name(self.match.position.to_move)
            return tr("{player} has lost on time.").format(player=name)
        return tr("The game was ended, and its places awarded.")

    # -- overlays ---------------------------------------------------------------------------------

    def set_overlay(self, name: str, on: bool) -> None:
        """Show or hide an overlay of the game (regions, matches); see teach.overlays."""
        if on:
            self._overlays.add(name)
        else:
            self._overlays.discard(name)
        self._refresh_overlay()
        self.gestures.refresh()

    def overlay_on(self, name: str) -> bool:
        """Whether an overlay is shown."""
        return name in self._overlays

    def _refresh_overlay(self) -> None:
        position = self.match.position
        marks: list[Mark] = []
        for overlay in overlays_for(self.match.game.name):
            if overlay.name in self._overlays:
                marks.extend(overlay.marks(position))
        self.overlay.set_marks(marks)
        self.board.show_labels(COORDINATES.name in self._overlays)

    # -- ends -------------------------------------------------------------------------------------

    def lay_open(self) -> None:
        """Hide nothing from anybody from now on, as in a lesson, where there is nobody else."""

    def step_aside(self) -> None:
        """Put everything down: something else is shown in the place of the table for a while."""
        self.confirm.undo()
        self.gestures.cancel("the table is put aside")
        self.animator.finish()

    def dispose(self) -> None:
        """Let go of the match; the scene is not used afterwards."""
        self.confirm.drop()
        self.gestures.cancel("the scene is closed")
        self.animator.finish()
        self.strip.clear_message()
        self.match.leaving.disconnect(self.step_aside)
        self.match.changed.disconnect(self._on_changed)
        self.match.refused.disconnect(self.show_refusal)
        self.match.record_changed.disconnect(self._refresh_homes)


def scene_for(match: MatchModel, theme: Theme) -> BoardScene:
    """Return a scene of the match, of its game's own kind."""
    spec = spec_for(match.game.name)
    kind = BoardScene if spec.scene is None else spec.scene()
    return kind(match, spec, theme)
