"""The picture editor: paint with stones, with symmetric brushes; keep, load, import and export."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QPainter, QPen, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.core.cells import Square
from pentogames.games.picture_puzzle import COLOURS, read_picture
from pentogames.model.picture_gallery import (
    ENDING,
    Gallery,
    called,
    export_picture,
    import_picture,
)
from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.puzzles.picture_draft import EMPTY, Draft
from pentogames.puzzles.pictures import (
    HARDEST,
    LONGEST_NAME,
    Brush,
    Picture,
    PictureError,
    difficulty,
    samples,
    stroke,
)
from pentogames.scene.glyphs import icon
from pentogames.scene.picture_thumbnail import thumbnail
from pentogames.scene.stones import paint_stone
from pentogames.scene.theme import Theme
from pentogames.store.safe_files import FileError
from pentogames.teach.sentences import later
from pentogames.teach.words.picture_puzzle import tell_cause
from pentogames.window import dialogs
from pentogames.window.picture_canvas import PictureCanvas
from pentogames.window.style import theme_of

ERASER = "x"
BRUSHES = {
    Brush.SINGLE: later("Single squares"),
    Brush.LEFT_RIGHT: later("Mirrored left and right"),
    Brush.TOP_BOTTOM: later("Mirrored top and bottom"),
    Brush.CROSS: later("Mirrored both ways"),
    Brush.RISING: later("Mirrored at the rising diagonal"),
    Brush.FALLING: later("Mirrored at the falling diagonal"),
    Brush.HALF_TURN: later("Turned by a half"),
    Brush.QUARTER_TURNS: later("Turned by quarters"),
    Brush.STAR: later("All mirrors and turns"),
}
COLOUR_NAMES = {
    "r": later("Red"),
    "g": later("Green"),
    "b": later("Blue"),
    "y": later("Yellow"),
    ERASER: later("Take stones away"),
}
ICON = 32  # side of a button's picture, logical pixels
SMALL = 44  # side of a thumbnail in the list, logical pixels
PICTURE_ROLE = Qt.ItemDataRole.UserRole
OWN_ROLE = Qt.ItemDataRole.UserRole + 1


class PictureEditor(QDialog):
    """Edits a draft; ``saved`` is the picture that was saved last, None if none was."""

    def __init__(self, gallery: Gallery, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Picture editor"))
        self.gallery = gallery
        self.saved: Picture | None = None
        self.theme = theme_of(self)
        self.draft = Draft()
        self.canvas = PictureCanvas(self.draft, self.theme)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(tr("Name of the picture"))
        self.name.setAccessibleName(tr("Name of the picture"))
        self.list = QListWidget()
        self.list.setIconSize(QSize(SMALL, SMALL))
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(tr("Pictures"))
        self.level = QLabel()
        self.level.setTextFormat(Qt.TextFormat.PlainText)
        self.level.setStyleSheet("font-weight: 600")
        self.causes = QLabel()
        self.causes.setObjectName("quiet")
        self.causes.setWordWrap(True)
        self.causes.setMinimumHeight(104)
        self.causes.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.message = QLabel()
        self.message.setObjectName("quiet")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)  # it says pictures' names
        self.colours = QButtonGroup(self)
        self.brushes = QButtonGroup(self)
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        self._saved_rows = self.draft.rows
        self._lay_out()
        self._connect()
        self._list_pictures()
        self._choose_colour("r")
        self._refresh()
        self.resize(860, 570)
        self.canvas.setFocus()

    # -- building ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(self._palette())
        left.addWidget(self.canvas, 1)
        left.addLayout(self._tools())
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.level)
        right.addWidget(self.causes)
        right.addWidget(self.list, 1)
        right.addWidget(self.name)
        right.addLayout(self._deeds())
        right.addWidget(self.message)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(18)
        layout.addLayout(left, 3)
        layout.addLayout(right, 2)

    def _palette(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        for letter, name in COLOUR_NAMES.items():
            button = QToolButton()
            button.setCheckable(True)
            button.setIcon(self._colour_icon(letter))
            button.setIconSize(QSize(ICON, ICON))
            words = f"{tr(name)} ({letter.upper()})"
            button.setToolTip(words)
            button.setAccessibleName(words)
            button.setProperty("letter", letter)
            self.colours.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        for deed, words, key in (
            ("undo", later("Undo"), "Ctrl+Z"),
            ("redo", later("Redo"), "Ctrl+Shift+Z"),
        ):
            button = QToolButton()
            button.setIcon(icon(deed, self.theme.text))
            button.setIconSize(QSize(ICON - 4, ICON - 4))
            button.setToolTip(f"{tr(words)} ({key})")
            button.setAccessibleName(tr(words))
            self.buttons[deed] = button
            row.addWidget(button)
        clear = QPushButton(tr("Clear"))
        clear.setAutoDefault(False)
        self.buttons["clear"] = clear
        row.addWidget(clear)
        return row

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, (brush, words) in enumerate(BRUSHES.items()):
            button = QToolButton()
            button.setCheckable(True)
            button.setIcon(brush_icon(brush, self.theme))
            button.setIconSize(QSize(ICON, ICON))
            button.setToolTip(tr(words))
            button.setAccessibleName(tr("Brush: {brush}").format(brush=tr(words)))
            self.brushes.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self.brushes.button(0).setChecked(True)
        return row

    def _deeds(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        texts = {
            "save": tr("Save"),
            "delete": tr("Delete"),
            "import": tr("Import…"),
            "export": tr("Export…"),
            "close": tr("Close"),
        }
        for number, (deed, text) in enumerate(texts.items()):
            button = QPushButton(text)
            button.setAutoDefault(False)
            self.buttons[deed] = button
            wide = 2 if deed == "close" else 1
            grid.addWidget(button, number // 2, number % 2, 1, wide)
        return grid

    def _colour_icon(self, letter: str) -> QIcon:
        if letter == ERASER:
            return icon("back", self.theme.text)
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(ICON * ratio), round(ICON * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(ICON / 2, ICON / 2)
        paint_stone(painter, self.theme, self.theme.seat(letter), middle, ICON * 0.42)
        painter.end()
        return QIcon(pixmap)

    def _connect(self) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "undo": self._undo,
            "redo": self._redo,
            "clear": lambda: self._replace(EMPTY),
            "save": self._save,
            "delete": self._delete,
            "import": self._import,
            "export": self._export,
            "close": self.reject,
        }
        for name, act in deeds.items():
            self.buttons[name].clicked.connect(lambda _=False, act=act: act())
        shortcuts = (("Ctrl+Z", "undo"), ("Ctrl+Shift+Z", "redo"), ("Ctrl+Y", "redo"))
        for keys, name in (*shortcuts, ("Ctrl+S", "save")):
            QShortcut(QKeySequence(keys), self).activated.connect(deeds[name])
        self.colours.buttonClicked.connect(
            lambda button: self._choose_colour(button.property("letter"))
        )
        self.brushes.idClicked.connect(self._choose_brush)
        self.canvas.painted.connect(self._refresh)
        self.canvas.colour_asked.connect(self._choose_colour)
        self.list.itemActivated.connect(self._load)
        self.list.itemClicked.connect(self._load)
        self.list.currentItemChanged.connect(lambda *_: self._refresh_deeds())
        self.name.textChanged.connect(self._refresh_deeds)
        self.name.returnPressed.connect(self._save)

    # -- showing ----------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show the draft, and how hard it is and why."""
        self.canvas.update()
        estimate = difficulty(self.draft.rows)
        empty = not any(read_picture(self.draft.rows))
        if empty:
            self.level.setText(tr("Nothing is painted yet"))
            self.causes.setText(tr("Paint with the mouse, or with the arrow keys and Space."))
        else:
            dots = "●" * estimate.level + "○" * (HARDEST - estimate.level)
            self.level.setText(tr("Difficulty {dots}").format(dots=dots))
            self.level.setAccessibleName(
                tr("Difficulty {level} of {most}").format(level=estimate.level, most=HARDEST)
            )
            told = [tell_cause(cause.factor, cause.figure, tr) for cause in estimate.causes]
            self.causes.setText("\n".join(told))
        self._refresh_deeds()

    def _refresh_deeds(self) -> None:
        filled = any(read_picture(self.draft.rows))
        self.buttons["undo"].setEnabled(self.draft.can_undo)
        self.buttons["redo"].setEnabled(self.draft.can_redo)
        self.buttons["clear"].setEnabled(filled)
        self.buttons["save"].setEnabled(filled and bool(self.name.text().strip()))
        self.buttons["export"].setEnabled(filled)
        chosen = self.list.currentRow() >= 0 and bool(self.list.currentItem().data(OWN_ROLE))
        self.buttons["delete"].setEnabled(chosen)

    def _list_pictures(self) -> None:
        """List the user's own pictures, then the samples."""
        self.list.clear()
        ratio = self.devicePixelRatioF()
        shown = [(picture, True) for picture in self.gallery.own()]
        shown += [(picture, False) for picture in samples()]
        for picture, own in shown:
            pixmap = thumbnail(picture.rows, SMALL, ratio, self.theme)
            sign = QIcon(pixmap)
            sign.addPixmap(pixmap, QIcon.Mode.Selected)  # not tinted
            name = picture.name if own else tr("{name} (sample)").format(name=called(picture))
            item = QListWidgetItem(sign, name)
            item.setData(PICTURE_ROLE, picture)
            item.setData(OWN_ROLE, own)
            self.list.addItem(item)

    # -- deeds ------------------------------------------------------------------------------------

    def _choose_colour(self, letter: str) -> None:
        self.draft.colour = letter if letter in COLOURS else None
        for button in self.colours.buttons():
            if button.property("letter") == letter:
                button.setChecked(True)

    def _choose_brush(self, number: int) -> None:
        self.draft.brush = tuple(BRUSHES)[number]

    def _undo(self) -> None:
        self.draft.undo()
        self._refresh()

    def _redo(self) -> None:
        self.draft.redo()
        self._refresh()

    def _replace(self, rows: str) -> None:
        """Show another picture; undo brings the one before back."""
        self.draft.change(rows)
        self._refresh()

    def _load(self, item: QListWidgetItem) -> None:
        picture: Picture = item.data(PICTURE_ROLE)
        self._replace(picture.rows)
        self._saved_rows = picture.rows
        self.name.setText(picture.name)
        sentence = tr("{name} is loaded; undo brings back what was here.")
        self._tell(sentence.format(name=picture.name))

    def _picture(self) -> Picture:
        return Picture(self.name.text().strip() or tr("Picture"), self.draft.rows)

    def _tell(self, sentence: str) -> None:
        self.message.setText(sentence)

    def _save(self) -> None:
        if not self.buttons["save"].isEnabled():
            return
        picture = self._picture()
        known = next((own for own in self.gallery.own() if own.name == picture.name), None)
        other = known is not None and known.rows not in (picture.rows, self._saved_rows)
        if other and not dialogs.ask_to_replace(self, picture.name):
            return
        try:
            self.gallery.save(picture)
        except FileError as error:
            self._complain(tr("{name} cannot be saved: {reason}."), picture.name, error)
            return
        self.saved = picture
        self._saved_rows = picture.rows
        self._list_pictures()
        self._tell(tr("Saved as {name}.").format(name=picture.name))
        self._refresh_deeds()

    def _delete(self) -> None:
        """Forget the picture chosen in the list; it stays on the board, to be saved again."""
        picture: Picture = self.list.currentItem().data(PICTURE_ROLE)
        try:
            self.gallery.delete(picture.name)
        except FileError as error:
            self._complain(tr("{name} cannot be deleted: {reason}."), picture.name, error)
            return
        if self.saved is not None and self.saved.name == picture.name:
            self.saved = None
        self._replace(picture.rows)
        self.name.setText(picture.name)
        self._list_pictures()
        sentence = tr("{name} is deleted; save it again if that was a mistake.")
        self._tell(sentence.format(name=picture.name))
        self._refresh_deeds()

    def _import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, tr("Import a picture"), "", _filters())
        if not name:
            return
        path = Path(name)
        try:
            picture = import_picture(path)
        except FileError as error:
            self._complain(tr("{name} cannot be opened: {reason}."), path.name, error)
            return
        except PictureError as error:
            sentence = tr("{name} is no picture: line {line}, column {column}: {reason}.")
            dialogs.complain(
                self, sentence, path.name, error.reason, line=error.line, column=error.column
            )
            return
        self._replace(picture.rows)
        self._saved_rows = ""
        self.name.setText(picture.name)
        self._tell(tr("{name} is imported; save it to keep it.").format(name=picture.name))

    def _export(self) -> None:
        picture = self._picture()
        plain = "".join(sign for sign in picture.name if sign not in '/\\:*?"<>|') or "picture"
        suggestion = str(Path.home() / f"{plain}{ENDING}")
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Export the picture"), suggestion, _filters()
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name).with_suffix(ENDING)
        try:
            export_picture(path, picture)
        except FileError as error:
            self._complain(tr("{name} cannot be saved: {reason}."), path.name, error)
            return
        self._tell(tr("Exported as {name}.").format(name=path.name))

    def _complain(self, sentence: str, name: str, error: FileError) -> None:
        dialogs.complain(self, sentence, name, told(error))


def _filters() -> str:
    return f"{tr('Pictures')} (*{ENDING});;{tr('All files')} (*)"


def brush_icon(brush: Brush, theme: Theme) -> QIcon:
    """Return a picture of what a brush does with one touch: the touched square is filled."""
    result = QIcon()
    for ratio in (1, 2, 3):
        pixmap = QPixmap(ICON * ratio, ICON * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.frame, 1))
        painter.drawRoundedRect(QRectF(1.5, 1.5, ICON - 3, ICON - 3), 4, 4)
        touched = Square(1, 5)
        step = (ICON - 6) / 9
        for square in stroke(touched, brush):
            centre = QPointF(3 + (square.x + 0.5) * step, 3 + (8.5 - square.y) * step)
            painter.setPen(QPen(theme.accent, 1.2))
            painter.setBrush(theme.accent if square == touched else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 2.0, 2.0)
        painter.end()
        result.addPixmap(pixmap)
    return result
