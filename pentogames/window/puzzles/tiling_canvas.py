"""The sheet of the puzzle editor: squares are painted on it, and given pieces laid."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS, Hand, Placement
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Laid
from pentogames.puzzles.tiling_draft import TilingDraft
from pentogames.scene.carry import ARROWS, ENTER
from pentogames.scene.geometry import Geometry, outline
from pentogames.scene.grip import held_at, middle_of
from pentogames.scene.puzzles.tiling_layout import column_name
from pentogames.scene.puzzles.tiling_picture import paint_piece
from pentogames.scene.theme import RADIUS, Theme, given_style
from pentogames.scene.wheel import Notches
from pentogames.window.picture_canvas import squares_between

REMOVE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
MARGIN = 10.0
GHOST = 0.55
LARGEST = 44.0  # side of a square, logical pixels


class TilingCanvas(QWidget):
    """Shows a draft and draws on it.

    The left button draws, or takes away where something is drawn; the right one takes away. With a
    piece in hand the left button lays it as a given, and the right one flips it.
    """

    changed = Signal()  # the draft is another
    refused = Signal(str)  # why a piece cannot be given there, as DraftTrouble
    hand_changed = Signal()

    def __init__(self, draft: TilingDraft, theme: Theme) -> None:
        super().__init__()
        self.draft = draft
        self.theme = theme
        self.cursor_square = Square(draft.state.columns // 2, draft.state.rows // 2)
        self.hand: Hand | None = None
        self._last_hand: dict[str, Hand] = {}
        self._hovered: Square | None = None
        self._stroke: tuple[Square, bool] | None = None  # the last square, and what is painted
        self._notches = Notches()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(300, 260)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Sheet"))
        self.describe()

    def sizeHint(self) -> QSize:
        """Return a size that shows the sheet well."""
        return QSize(520, 420)

    # -- where squares are ------------------------------------------------------------------------

    @property
    def geometry_of(self) -> Geometry:
        """Where the sheet lies in the widget."""
        state = self.draft.state
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        cell = float(
            int(min(room.width() / state.columns, room.height() / state.rows, LARGEST)) or 1
        )
        left = round(room.center().x() - cell * state.columns / 2)
        base = round(room.center().y() + cell * state.rows / 2)
        return Geometry(cell, float(left), float(base))

    def centre_of(self, square: Square) -> QPointF:
        """Return the middle of a square in the widget."""
        return self.geometry_of.rect(square).center()

    def square_at(self, point: QPointF) -> Square | None:
        """Return the square at a point; None beside the sheet."""
        square = self.geometry_of.square(point)
        return square if self.draft.state.on_sheet(square) else None

    # -- the piece in hand ------------------------------------------------------------------------

    def take(self, letter: str) -> None:
        """Take a piece in hand, turned as it was when it was there last."""
        self.hand = self._last_hand.get(letter, Hand(letter, grip=middle_of(letter)))
        self._on_hand()

    def put_down(self) -> None:
        """Have nothing in hand."""
        self.hand = None
        self._on_hand()

    def _turn(self, hand: Hand) -> None:
        self.hand = hand
        self._on_hand()

    def _on_hand(self) -> None:
        if self.hand is not None:
            self._last_hand[self.hand.piece] = self.hand
        self.describe()
        self.update()
        self.hand_changed.emit()

    def _held(self) -> Laid | None:
        if self.hand is None:
            return None
        at = self.cursor_square if self._hovered is None else self._hovered
        return Laid(self.hand.piece, self.hand.at(at))

    def _lay(self) -> None:
        """Give the piece in hand where it is held; it stays in hand if it cannot be."""
        laid = self._held()
        if laid is None:
            return
        trouble = self.draft.state.trouble(laid)
        if trouble is not None:
            self.refused.emit(trouble)
            return
        self.hand = None
        self.draft.change(self.draft.state.with_given(laid))
        self._on_hand()
        self.changed.emit()

    def _lift(self, laid: Laid, square: Square) -> None:
        """Take a given in hand, where it lies."""
        self.draft.change(self.draft.state.without_given(laid))
        self._turn(held_at(Placement("", laid.piece, laid.squares), square))
        self.changed.emit()

    # -- mouse ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lay or flip the piece in hand, lift a given, or begin a stroke."""
        square = self.square_at(event.position())
        if event.button() not in BUTTONS or square is None:
            return
        left = event.button() == Qt.MouseButton.LeftButton
        self._hovered = square
        given = self.draft.state.given_at(square)
        if self.hand is not None:
            if left:
                self._lay()
            else:
                self._turn(self.hand.flipped())
        elif left and given is not None:
            self._lift(given, square)
        else:
            self.draft.begin()
            self._paint(square, on=left and square not in self.draft.state.region)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with a stroke, or show where the piece in hand would lie."""
        square = self.square_at(event.position())
        if self._stroke is not None and event.buttons():
            last, on = self._stroke
            if square is not None and square != last:
                for between in squares_between(last, square):
                    self._paint(between, on=on)
            return
        if square != self._hovered:
            self._hovered = square
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a stroke."""
        if self._stroke is not None:
            self._stroke = None
            self.draft.end()
            self.changed.emit()

    def leaveEvent(self, event: object) -> None:
        """Show no more what a press would do."""
        self._hovered = None
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the piece in hand, a notch a time."""
        if self.hand is None:
            self._notches.forget()
        else:
            steps = self._notches.add(event.angleDelta().y())
            if steps:
                self._turn(self.hand.turned(-steps))
        event.accept()

    def _paint(self, square: Square, *, on: bool) -> None:
        self._stroke = square, on
        self.cursor_square = square
        self.draft.touch(square, on=on)
        self.describe()
        self.update()
        self.changed.emit()

    # -- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from square to square, draw, and handle pieces."""
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            super().keyPressEvent(event)
            return
        used = self._key_of_hand(event) or self._key_of_sheet(event)
        if not used:
            super().keyPressEvent(event)

    def _key_of_hand(self, event: QKeyEvent) -> bool:
        """Take a key that turns, flips, lays or puts down the piece in hand, or takes one."""
        key, letter = event.key(), event.text().upper()
        if self.hand is not None and key == Qt.Key.Key_R:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._turn(self.hand.turned(3 if back else 1))
        elif self.hand is not None and key == Qt.Key.Key_F:
            self._turn(self.hand.flipped())
        elif self.hand is not None and key == Qt.Key.Key_Escape:
            self.put_down()
        elif self.hand is not None and key in ENTER:
            self._lay()
        elif len(letter) == 1 and letter in LETTERS:
            self._hovered = None
            self.take(letter)
        else:
            return False
        return True

    def _key_of_sheet(self, event: QKeyEvent) -> bool:
        """Take a key that moves the cursor, draws or takes away."""
        key, square = event.key(), self.cursor_square
        if key in ARROWS:
            self._hovered = None
            across, up = ARROWS[key]
            at = Square(square.x + across, square.y + up)
            self.cursor_square = at if self.draft.state.on_sheet(at) else square
            self.describe()
            self.update()
        elif key in ENTER or key in REMOVE:
            self.draft.begin()
            on = key not in REMOVE and square not in self.draft.state.region
            self._paint(square, on=on)
            self._stroke = None
            self.draft.end()
            self.changed.emit()
        else:
            return False
        return True

    def describe(self) -> None:
        """Say where the cursor is and what is there, for those who do not see it."""
        state = self.draft.state
        if not state.on_sheet(self.cursor_square):
            self.cursor_square = Square(state.columns // 2, state.rows // 2)
        square = self.cursor_square
        given = state.given_at(square)
        what = tr("to be covered") if square in state.region else tr("outside")
        if given is not None:
            what = tr("{piece}, given").format(piece=given.piece)
        told = f"{column_name(square.x)}{square.y + 1}: {what}"
        if self.hand is not None:
            told += " " + tr("{piece} in hand.").format(piece=self.hand.piece)
        self.setAccessibleDescription(told)

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet, what is drawn on it, what a press would do, and the cursor."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        geometry, state, theme = self.geometry_of, self.draft.state, self.theme
        painter.setPen(QPen(theme.hairline, 1))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        for x in range(state.columns):
            for y in range(state.rows):
                square = Square(x, y)
                inside = square in state.region
                painter.setPen(QPen(theme.grid if inside else theme.hairline, 1))
                painter.setBrush(theme.board if inside else Qt.BrushStyle.NoBrush)
                painter.drawRect(geometry.rect(square))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.frame, 2.0))
        path = outline(((s.x, s.y) for s in state.region), geometry.cell)
        painter.drawPath(path.translated(geometry.left, geometry.base))
        for laid in state.givens:
            paint_piece(painter, given_style(theme), laid, geometry)
        self._paint_meant(painter, geometry)
        if self.hasFocus():
            self._paint_cursor(painter, geometry)
        painter.end()

    def _paint_meant(self, painter: QPainter, geometry: Geometry) -> None:
        """Draw the piece in hand, or frame the squares that a touch would draw."""
        laid, state = self._held(), self.draft.state
        if laid is not None:
            trouble = state.trouble(laid)
            painter.setOpacity(GHOST)
            paint_piece(painter, given_style(self.theme), laid, geometry)
            painter.setOpacity(1.0)
            bad = trouble is not None
            pen = QPen(self.theme.bad if bad else self.theme.good, 2.5)
            if bad:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            path = outline(((s.x, s.y) for s in laid.squares), geometry.cell)
            painter.drawPath(path.translated(geometry.left, geometry.base))
        elif self._hovered is not None and self._stroke is None:
            painter.setPen(QPen(self.theme.accent, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for square in state.images(self._hovered, self.draft.mirror):
                painter.drawRect(geometry.rect(square).adjusted(2, 2, -2, -2))

    def _paint_cursor(self, painter: QPainter, geometry: Geometry) -> None:
        box = geometry.rect(self.cursor_square).adjusted(1, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.theme.surface, 4.0), (self.theme.focus, 2.2)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, 4, 4)
