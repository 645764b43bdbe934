"""Setting up a Picture-Puzzle: who plays, with which pictures, and with what clock."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from pentogames.core.game import Seat
from pentogames.core.options import Options
from pentogames.games.picture_puzzle import COMPUTER, PicturePuzzleOptions
from pentogames.model.picture_driver import CLOCK_TAG, ClockChoice, ClockKind, read_clock
from pentogames.model.picture_gallery import Gallery, called
from pentogames.model.words import tr
from pentogames.puzzles.pictures import HARDEST, Picture, difficulty, samples
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.picture_thumbnail import thumbnail
from pentogames.scene.theme import Theme
from pentogames.teach.words import words_for
from pentogames.window.picture_editor import PictureEditor
from pentogames.window.setup import SetupPanel
from pentogames.window.style import theme_of
from pentogames.window.tips import plain_tip

CELL = QSize(88, 110)
SIDE = 72  # of a thumbnail, logical pixels
SECONDS = (10, 20, 30, 60, 120)  # for a move
BESIDE = 18  # of a button beside its words, logical pixels
PICTURE_ROLE = Qt.ItemDataRole.UserRole
ROUNDS = (2, 3, 4)  # besides a new picture each round
Index = QModelIndex | QPersistentModelIndex


def draw_level(painter: QPainter, theme: Theme, level: int, centre: QPointF) -> None:
    """Draw how hard a picture is: as many of five dots are filled."""
    for number in range(HARDEST):
        at = centre + QPointF((number - (HARDEST - 1) / 2) * 9, 0)
        painter.setPen(QPen(theme.text_quiet, 1))
        painter.setBrush(theme.text_quiet if number < level else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 2.6, 2.6)


class PictureDelegate(QStyledItemDelegate):
    """Draws a picture with its name and how hard it is; chosen ones are framed and ticked."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a picture with its name."""
        return CELL

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the picture."""
        picture: Picture = index.data(PICTURE_ROLE)
        widget = option.widget
        theme = theme_of(widget)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect).adjusted(3, 3, -3, -3)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if chosen or focused:
            painter.setBrush(theme.raised if chosen else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.accent if chosen else theme.text, 2 if chosen else 1))
            painter.drawRoundedRect(area, 8, 8)
        left = area.center().x() - SIDE / 2
        ratio = widget.devicePixelRatioF()
        shown = thumbnail(picture.rows, SIDE, ratio, theme)
        painter.drawPixmap(QPointF(round(left), area.top() + 5), shown)
        font = QFont(option.font)
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(theme.text)
        room = QRectF(area.left() + 3, area.top() + SIDE + 6, area.width() - 6, 15)
        elide = Qt.TextElideMode.ElideRight
        name = QFontMetricsF(font).elidedText(called(picture), elide, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)
        level = difficulty(picture.rows).level
        draw_level(painter, theme, level, QPointF(area.center().x(), room.bottom() + 6))
        if chosen:
            self._tick(painter, theme, QPointF(area.right() - 11, area.top() + 11))
        painter.restore()

    def _tick(self, painter: QPainter, theme: Theme, centre: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawEllipse(centre, 9, 9)
        box = QRectF(centre.x() - 6, centre.y() - 6, 12, 12)
        draw_icon(painter, "place", box, theme.on_accent)


class PictureList(QListWidget):
    """The samples and the user's own pictures; several can be chosen with clicks or Space."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(PictureDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setGridSize(CELL)
        self.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Pictures"))
        self.setMinimumHeight(round(1.6 * CELL.height()))

    def show_pictures(self, pictures: tuple[Picture, ...], chosen: tuple[str, ...]) -> None:
        """Show these pictures, those with the chosen rows as chosen."""
        self.blockSignals(True)
        self.clear()
        for picture in pictures:
            level = difficulty(picture.rows).level
            item = QListWidgetItem(called(picture))
            item.setData(PICTURE_ROLE, picture)
            tip = tr("{name}: difficulty {level} of {most}").format(
                name=called(picture), level=level, most=HARDEST
            )
            item.setToolTip(plain_tip(tip))
            self.addItem(item)
            item.setSelected(picture.rows in chosen)
        self.blockSignals(False)

    def chosen(self) -> tuple[str, ...]:
        """Return the rows of the pictures chosen, in the order of the list."""
        items = [self.item(row) for row in range(self.count())]
        return tuple(item.data(PICTURE_ROLE).rows for item in items if item.isSelected())


class Choice(QWidget):
    """A row of buttons of which one is chosen."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._values: list[Any] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._group.idToggled.connect(self._toggled)

    def add(self, text: str, value: Any, hint: str = "") -> None:
        """Add a button; the first one is chosen."""
        button = QPushButton(text)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setObjectName("choice")
        button.setToolTip(hint)
        button.setAccessibleName(f"{self.accessibleName()}: {hint or text}")
        self._group.addButton(button, len(self._values))
        words = button.fontMetrics().horizontalAdvance(text)
        button.setMinimumWidth(words + BESIDE)
        self._row.addWidget(button, 1)
        self._values.append(value)
        if len(self._values) == 1:
            button.setChecked(True)

    def value(self) -> Any:
        """Return what is chosen."""
        return self._values[self._group.checkedId()]

    def knows(self, value: Any) -> bool:
        """Say whether there is a button for a value."""
        return value in self._values

    def choose(self, value: Any) -> None:
        """Choose a value that there is a button for."""
        self._group.button(self._values.index(value)).setChecked(True)

    def _toggled(self, _id: int, on: bool) -> None:
        if on:
            self.changed.emit()


class PicturePuzzleSetup(SetupPanel):
    """Players, pictures, rounds and the clock."""

    own_clock = True

    def __init__(self, gallery: Gallery | None = None) -> None:
        super().__init__()
        self._gallery = Gallery() if gallery is None else gallery
        self._strangers: tuple[Picture, ...] = ()  # of a record, and in no gallery
        words = words_for("picture-puzzle")
        self.players = Choice(tr(words.options["players"]))
        for number in range(1, 9):
            text = tr("Alone") if number == 1 else str(number)
            self.players.add(text, number, tr(words.choices[f"players:{number}"]))
        self.taker = Choice(tr(words.options["taken_apart_by"]))
        for by in ("player", "computer"):
            self.taker.add(tr(words.choices[f"taken_apart_by:{by}"]), by)
        self.rounds = Choice(tr(words.options["rounds_per_picture"]))
        self.rounds.add("1", 1, tr(words.choices["rounds_per_picture:1"]))
        for number in ROUNDS:
            self._add_rounds(number)
        self.clock = Choice(tr("Clock"))
        for kind, text in (
            (ClockKind.NONE, tr("None")),
            (ClockKind.HOURGLASS, tr("Hourglass")),
            (ClockKind.STOPWATCH, tr("Stopwatch")),
        ):
            self.clock.add(text, kind)
        self.seconds = Choice(tr("Time a move"))
        for number in SECONDS:
            self._add_seconds(number)
        self.seconds.choose(ClockChoice().seconds)
        self.pictures = PictureList()
        self.editor = QPushButton(tr("Picture editor…"))
        self.editor.setAutoDefault(False)
        self._lay_out()
        self.pictures.show_pictures(self._gallery.all(), (samples()[0].rows,))
        self.players.choose(2)
        for box in (self.players, self.taker, self.rounds, self.clock):
            box.changed.connect(self._changed)
        self.pictures.itemSelectionChanged.connect(self._picked)
        self.editor.clicked.connect(self._edit)
        self._refresh()

    def _add_rounds(self, number: int) -> None:
        hint = tr("The same for {n} rounds").format(n=number)
        self.rounds.add(str(number), number, hint)

    def _add_seconds(self, number: int) -> None:
        self.seconds.add(tr("{n} s").format(n=number), number)

    def _lay_out(self) -> None:
        words = words_for("picture-puzzle")
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        rows: tuple[tuple[str, QWidget], ...] = (
            (tr(words.options["players"]), self.players),
            (tr(words.options["taken_apart_by"]), self.taker),
            (tr("Rounds a picture"), self.rounds),
            (tr("Clock"), self.clock),
            (tr("Time a move"), self.seconds),
        )
        for row, (text, widget) in enumerate(rows):
            label = QLabel(text)
            grid.addWidget(label, row, 0)
            grid.addWidget(widget, row, 1)
        grid.setColumnStretch(1, 1)
        foot = QHBoxLayout()
        self._count = QLabel()
        self._count.setObjectName("quiet")
        foot.addWidget(self._count, 1)
        foot.addWidget(self.editor)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(grid)
        layout.addWidget(self.pictures, 1)
        layout.addLayout(foot)

    # -- the choice -------------------------------------------------------------------------------

    def options(self) -> Options:
        """Return the options as chosen."""
        players = self.players.value()
        return PicturePuzzleOptions(
            players=players,
            pictures=self.pictures.chosen(),
            rounds_per_picture=self.rounds.value(),
            taken_apart_by=COMPUTER if players == 1 else self.taker.value(),
        )

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        assert isinstance(options, PicturePuzzleOptions)
        known = {picture.rows for picture in self._gallery.all()}
        strange = [rows for rows in options.pictures if rows not in known]
        self._strangers = tuple(Picture(tr("Of this match"), rows) for rows in strange)
        self.pictures.show_pictures(self._gallery.all() + self._strangers, options.pictures)
        self.players.choose(options.players)
        self.taker.choose(options.taken_apart_by)
        if not self.rounds.knows(options.rounds_per_picture):
            self._add_rounds(options.rounds_per_picture)
        self.rounds.choose(options.rounds_per_picture)
        self._refresh()

    def tags(self) -> Mapping[str, str]:
        """Return the clock as a tag."""
        tag = ClockChoice(self.clock.value(), self.seconds.value()).tag
        return {CLOCK_TAG: tag} if tag else {}

    def choose_tags(self, tags: Mapping[str, str]) -> None:
        """Show the clock of these tags."""
        choice = read_clock(tags.get(CLOCK_TAG, ""))
        self.clock.choose(choice.kind)
        if not self.seconds.knows(choice.seconds):
            self._add_seconds(choice.seconds)
        self.seconds.choose(choice.seconds)

    def named_seats(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return the players: the computer has no name to be typed."""
        return tuple(seat for seat in seats if seat != COMPUTER)

    # -- changes ----------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._refresh()
        self.changed.emit()

    def _picked(self) -> None:
        """Keep at least one picture chosen."""
        if not self.pictures.chosen():
            self.pictures.item(max(0, self.pictures.currentRow())).setSelected(True)
            return
        self._changed()

    def _refresh(self) -> None:
        single = self.players.value() == 1
        if single:
            self.taker.choose(COMPUTER)
        self.taker.setEnabled(not single)
        self.seconds.setEnabled(self.clock.value() is not ClockKind.NONE)
        count = len(self.pictures.chosen())
        one = tr("One picture chosen")
        self._count.setText(one if count == 1 else tr("{n} pictures chosen").format(n=count))

    def _edit(self) -> None:
        """Open the editor, and choose what was saved there last."""
        editor = PictureEditor(self._gallery, self.window())
        editor.exec()
        chosen = self.pictures.chosen()
        pictures = self._gallery.all() + self._strangers
        kept = tuple(picture.rows for picture in pictures if picture.rows in chosen)
        saved = () if editor.saved is None else (editor.saved.rows,)
        self.pictures.show_pictures(pictures, (kept + saved) or (samples()[0].rows,))
        editor.deleteLater()
        self._changed()


PANEL = PicturePuzzleSetup
