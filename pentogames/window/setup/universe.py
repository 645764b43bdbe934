"""Setting up Universe: how many play, on which board, shown as a picture to click."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from pentogames.core.layout import Area, Layout
from pentogames.core.options import Options
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.model.words import tr
from pentogames.scene.geometry import Geometry, extent_of, fit, outline
from pentogames.teach.sentences import later
from pentogames.teach.words import words_for
from pentogames.window.setup import SetupPanel

OUTER = ("south", "west", "north", "east")
VARIANTS = (
    (later("2 players"), "10 × 10", UniverseOptions(players=2)),
    (later("2 players"), "10 × 9", UniverseOptions(players=2, rows=9)),
    (later("3 players"), later("two outer regions"), UniverseOptions(players=3)),
    (later("4 players"), later("the whole board"), UniverseOptions(players=4)),
)


class RegionPicker(QWidget):
    """A picture of the board; with three players its outer regions can be clicked, or chosen
    with the arrow keys and Space.
    """  # noqa: D205

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.options = UniverseOptions()
        self._cursor = 0
        self._hovered = ""
        self.setMouseTracking(True)
        self.setMinimumSize(220, 220)
        self.setAccessibleName(tr("Board"))
        self._whole = UNIVERSE.layout(UNIVERSE.start(UniverseOptions(players=4)))

    @property
    def choosing(self) -> bool:
        """Whether there is anything to choose."""
        return self.options.players == 3

    def show_options(self, options: UniverseOptions) -> None:
        """Show the board of these options."""
        self.options = options
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self.choosing else Qt.FocusPolicy.NoFocus)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size that shows the squares well."""
        return QSize(260, 260)

    def area_at(self, point: QPointF) -> str:
        """Return the outer region at a point of the widget; empty for none."""
        square = self._geometry(self._whole).square(point)
        for area in self._whole.areas:
            if area.outer and square in area.squares:
                return area.name
        return ""

    def centre_of(self, name: str) -> QPointF:
        """Return the middle of an outer region in the widget."""
        return self._geometry(self._whole).centre(self._area(name).squares)

    def _area(self, name: str) -> Area:
        return next(area for area in self._whole.areas if area.name == name)

    def _layout(self) -> Layout:
        if self.options.players == 2:
            return UNIVERSE.layout(UNIVERSE.start(self.options))
        return self._whole

    def _geometry(self, layout: Layout) -> Geometry:
        area = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        bare = Layout(layout.squares)
        return fit(area, extent_of(bare), self.devicePixelRatioF(), largest=18)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what a click would choose."""
        self._hovered = self.area_at(event.position()) if self.choosing else ""
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if self._hovered else arrow)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Show nothing to be chosen any more."""
        self._hovered = ""
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the region under the pointer."""
        name = self.area_at(event.position())
        if self.choosing and name:
            self._cursor = OUTER.index(name)
            self.picked.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go round the regions with the arrows, choose with Space."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        if self.choosing and key in steps:
            self._cursor = (self._cursor + steps[key]) % len(OUTER)
            self.update()
        elif self.choosing and key == Qt.Key.Key_Space:
            self.picked.emit(OUTER[self._cursor])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board in use, the rest of it faintly."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self._layout()
        geometry = self._geometry(layout)
        colours = self.palette()
        line = colours.color(QPalette.ColorRole.Dark)
        used = colours.color(QPalette.ColorRole.Highlight)
        for area in layout.areas:
            if not area.framed or area.name == "heart":
                continue
            in_use = (
                not area.outer or self.options.players == 4 or area.name in self.options.regions
            )
            cells = [(square.x, square.y) for square in area.squares]
            path = outline(cells, geometry.cell).translated(geometry.left, geometry.base)
            fill = used if area.outer and in_use else colours.color(QPalette.ColorRole.Midlight)
            if area.name == self._hovered:
                fill = fill.lighter(125)
            if in_use or area.name == self._hovered:
                painter.fillPath(path, fill)
            painter.setPen(
                QPen(line, 1.6, Qt.PenStyle.SolidLine if in_use else Qt.PenStyle.DashLine)
            )
            painter.drawPath(path)
            if in_use and not area.outer:
                self._draw_grid(painter, geometry, area)
            if self.hasFocus() and area.name == OUTER[self._cursor] and area.outer:
                painter.setPen(QPen(colours.color(QPalette.ColorRole.Text), 2.4))
                painter.drawPath(path)
            if area.outer:
                self._write(painter, geometry, area, in_use=in_use)

    def _draw_grid(self, painter: QPainter, geometry: Geometry, area: Area) -> None:
        """Draw the squares of the centre, and the heart of the board."""
        faint = self.palette().color(QPalette.ColorRole.Dark)
        faint.setAlphaF(0.3)
        painter.setPen(QPen(faint, 0))
        for square in area.squares:
            painter.drawRect(geometry.rect(square))
        heart = next(part for part in self._layout().areas if part.name == "heart")
        path = outline([(square.x, square.y) for square in heart.squares], geometry.cell)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Dark), 1.2))
        painter.drawPath(path.translated(geometry.left, geometry.base))

    def _write(self, painter: QPainter, geometry: Geometry, area: Area, *, in_use: bool) -> None:
        colours = self.palette()
        role = QPalette.ColorRole.HighlightedText if in_use else QPalette.ColorRole.Text
        painter.setPen(colours.color(role))
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setFont(font)
        centre = geometry.centre(area.squares)
        box = QRectF(centre.x() - 50, centre.y() - 10, 100, 20)
        painter.drawText(
            box, Qt.AlignmentFlag.AlignCenter, words_for("universe").name(area.name, tr)
        )


class UniverseSetup(SetupPanel):
    """Players and board."""

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        buttons = QGridLayout()
        buttons.setSpacing(8)
        for index, (players, board, _) in enumerate(VARIANTS):
            button = QPushButton(f"{tr(players)}\n{tr(board)}")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setMinimumHeight(54)
            self._group.addButton(button, index)
            buttons.addWidget(button, index // 2, index % 2)
        self.picker = RegionPicker()
        self._note = QLabel()
        self._note.setObjectName("quiet")
        self._note.setWordWrap(True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(buttons)
        layout.addWidget(self.picker, 1)
        layout.addWidget(self._note)
        self._regions: tuple[str, ...] = UniverseOptions(players=3).regions
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._toggled)
        self.picker.picked.connect(self._pick)
        self._refresh()

    def options(self) -> Options:
        """Return the options as chosen."""
        chosen = VARIANTS[self._group.checkedId()][2]
        if chosen.players == 3:
            return UniverseOptions(players=3, regions=self._regions)
        return chosen

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        assert isinstance(options, UniverseOptions)
        if options.players == 3:
            self._regions = options.regions
        for index, (_, _, variant) in enumerate(VARIANTS):
            if (variant.players, variant.rows) == (options.players, options.rows):
                self._group.button(index).setChecked(True)
        self._refresh()

    def _toggled(self, _id: int, on: bool) -> None:
        if on:
            self._refresh()
            self.changed.emit()

    def _pick(self, name: str) -> None:
        """Choose an outer region instead of the one chosen longest ago; two are always in use."""
        if name not in self._regions:
            kept = (self._regions[-1], name)
            self._regions = kept
            self._refresh()
            self.changed.emit()

    def _refresh(self) -> None:
        options = self.options()
        assert isinstance(options, UniverseOptions)
        self.picker.show_options(options)
        note = tr("Click the two outer regions that are to be used.")
        self._note.setText(note if options.players == 3 else "")


PANEL = UniverseSetup
