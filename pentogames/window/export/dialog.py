"""The dialog that takes a game elsewhere: the form at the left, a preview at the right."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QByteArray, QLocale, QMimeData, QRectF, QSize, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.match import MatchModel
from pentogames.model.words import tr
from pentogames.scene.apng import Frame, apng
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.film import LAST, Film, paint_svg, part_of, png_of
from pentogames.scene.glyphs import icon
from pentogames.scene.picture import paint_table
from pentogames.scene.theme import GAP
from pentogames.store.pento import write_pento
from pentogames.teach.plain import described
from pentogames.teach.secrets import secrets_of
from pentogames.window.export.job import Job
from pentogames.window.export.kinds import KINDS, Form, Kind
from pentogames.window.export.preview import PicturePreview, TextPreview
from pentogames.window.style import theme_of

SIZE = QSize(860, 560)
LEAST = QSize(600, 400)
COLUMN = 196
"""Width of the list of forms, logical pixels."""

SCALES = {Form.PICTURE: (1, 2, 3, 4), Form.FILM: (1, 2)}
"""Pixels of a picture to a logical one of the table; films are large enough with two."""
PACES = (500, 1000, 2000, 4000)
"""How long a position of a film can be seen, milliseconds."""

Save = Callable[[QWidget, Kind, bytes], Path | None]
"""Asks, above a widget, for a file and writes it; None if not, and the user knows why."""


class ExportDialog(QDialog):
    """Shows what a file would hold, and writes it or puts it on the clipboard."""

    def __init__(
        self, match: MatchModel, scene: BoardScene, save: Save, parent: QWidget, *, motion: bool
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self._match, self._scene, self._save, self._motion = match, scene, save, motion
        self._film: Film | None = None
        self._job: Job | None = None
        self.saved: Path | None = None
        self._make_fields()
        self._lay_out()
        self._turner = QTimer(self)
        self._turner.timeout.connect(self._turn)
        self.forms.currentRowChanged.connect(self.refresh)
        self.scale.currentIndexChanged.connect(self._show_figures)
        self.board_only.toggled.connect(self.refresh)
        self.pace.currentIndexChanged.connect(self.refresh)
        self.copy.clicked.connect(self._copy)
        self.write.clicked.connect(self._write)
        self.stop.clicked.connect(self._end_job)
        self.leave.clicked.connect(self.reject)
        self.forms.setCurrentRow(0)
        self.setMinimumSize(LEAST)
        self.resize(SIZE.boundedTo(self.screen().availableSize()))
        self.forms.setFocus()

    # -- building ---------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        self.forms = QListWidget()
        self.forms.setObjectName("sections")
        self.forms.setFixedWidth(COLUMN)
        self.forms.setIconSize(QSize(20, 20))
        self.forms.setAccessibleName(tr("Form"))
        for kind in KINDS:
            self.forms.addItem(QListWidgetItem(tr(kind.text)))
        self.note, self.figures = QLabel(), QLabel()
        for label in (self.note, self.figures):
            label.setObjectName("quiet")
            label.setWordWrap(True)
        self.picture, self.text = PicturePreview(), TextPreview()
        self.preview = QStackedWidget()
        self.preview.addWidget(self.picture)
        self.preview.addWidget(self.text)
        self.scale, self.pace = QComboBox(), QComboBox()
        self.scale.setAccessibleName(tr("Size"))
        self.pace.setAccessibleName(tr("Time for a move"))
        for pace in PACES:
            seconds = QLocale().toString(pace / 1000)
            self.pace.addItem(tr("{seconds} s for a move").format(seconds=seconds), pace)
        self.pace.setCurrentIndex(1)
        self.board_only = QCheckBox(tr("&Board only"))
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.stop = QPushButton(tr("S&top"))
        self.copy = QPushButton(tr("&Copy"))
        self.write = QPushButton(tr("&Save…"))
        self.leave = QPushButton(tr("Close"))
        self.write.setDefault(True)
        self._working = (self.progress, self.stop)

    def _lay_out(self) -> None:
        options = QHBoxLayout()
        options.setSpacing(round(GAP))
        for field in (self.scale, self.pace, self.board_only):
            options.addWidget(field)
        options.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(round(GAP))
        right.addWidget(self.note)
        right.addWidget(self.preview, 1)
        right.addLayout(options)
        middle = QHBoxLayout()
        middle.setSpacing(round(GAP * 2))
        middle.addWidget(self.forms)
        middle.addLayout(right, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(round(GAP))
        buttons.addWidget(self.progress, 1)
        buttons.addWidget(self.stop)
        buttons.addWidget(self.figures, 1)
        for button in (self.copy, self.write, self.leave):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 14)
        layout.setSpacing(round(GAP))
        layout.addLayout(middle, 1)
        layout.addLayout(buttons)

    # -- what is seen -----------------------------------------------------------------------------

    @property
    def kind(self) -> Kind:
        """The kind of file that is chosen."""
        return KINDS[max(0, self.forms.currentRow())]

    def refresh(self) -> None:
        """Show what is chosen, and what it can be had for."""
        kind = self.kind
        secret = kind.shows_line and bool(secrets_of(self._match.record).moves)
        self._paint_icons()
        self._offer_scales(SCALES.get(kind.form, ()))
        self.pace.setVisible(kind.form is Form.FILM)
        self.board_only.setVisible(kind.form in (Form.PICTURE, Form.DRAWING))
        for widget in self._working:
            widget.setVisible(self._job is not None)
        self.figures.setVisible(self._job is None)
        free = self._job is None and not secret
        for field in (self.forms, self.scale, self.pace, self.board_only):
            field.setEnabled(self._job is None)
        self.write.setEnabled(free)
        self.copy.setEnabled(free and kind.form is not Form.FILM)
        self.preview.setVisible(not secret)
        self.note.setText(
            tr("Some of the moves are to stay secret until the attempt is over.")
            if secret
            else tr(kind.note)
        )
        self._turner.stop()
        if not secret:
            self._show_preview(kind)
        self._show_figures()

    def _show_preview(self, kind: Kind) -> None:
        textual = kind.form in (Form.MOVES, Form.TEXT)
        self.preview.setCurrentWidget(self.text if textual else self.picture)
        if textual:
            self.text.setPlainText(self._text(kind))
        elif kind.form is Form.FILM:
            film = self.film()
            film.rewind()
            self.picture.show_image(film.picture(self.devicePixelRatioF()))
            if self._motion and self._job is None:
                self._turner.start(self.pace.currentData())
        else:
            ratio = self.devicePixelRatioF()
            self.picture.show_image(paint_table(self._scene, ratio, self._part()))

    def _show_figures(self) -> None:
        """Say how large the file's picture is, or how long."""
        form = self.kind.form
        size = self._scene.size if self._part() is None else (self._part() or QRectF()).size()
        text = ""
        if form in SCALES and self.scale.currentData() is not None:
            ratio = self.scale.currentData()
            text = tr("{width} × {height} pixels").format(
                width=round(size.width() * ratio), height=round(size.height() * ratio)
            )
        if form is Form.FILM:
            positions = len(self.film())
            seconds = (positions - 1 + LAST) * self.pace.currentData() / 1000
            length = tr("{count} positions, {seconds} s", "One position, {seconds} s", positions)
            text += "  ·  " + length.format(count=positions, seconds=QLocale().toString(seconds))
        self.figures.setText(text)

    def _offer_scales(self, scales: tuple[int, ...]) -> None:
        self.scale.setVisible(bool(scales))
        if not scales or self.scale.count() == len(scales):
            return
        chosen = self.scale.currentData() or 2
        self.scale.blockSignals(True)
        self.scale.clear()
        for scale in scales:
            self.scale.addItem(tr("Size {scale}×").format(scale=scale), scale)
        self.scale.setCurrentIndex(min(scales.index(min(chosen, scales[-1])), len(scales) - 1))
        self.scale.blockSignals(False)

    def _turn(self) -> None:
        """Show the film's next position."""
        self.film().advance()
        self.picture.show_image(self.film().picture(self.devicePixelRatioF()))

    def _paint_icons(self) -> None:
        theme = theme_of(self)
        for row, kind in enumerate(KINDS):
            chosen = row == self.forms.currentRow()
            self.forms.item(row).setIcon(icon(kind.icon, theme.on_accent if chosen else theme.text))

    # -- what is made -----------------------------------------------------------------------------

    def film(self) -> Film:
        """Return the film of the line, which is made when it is first wanted."""
        if self._film is None:
            self._film = Film(self._match.record, self._scene)
        return self._film

    def _part(self) -> QRectF | None:
        shown = self.kind.form in (Form.PICTURE, Form.DRAWING)
        return part_of(self._scene, board_only=shown and self.board_only.isChecked())

    def _text(self, kind: Kind) -> str:
        record = self._match.record
        if kind.form is Form.MOVES:
            return write_pento([record.single_line()])
        return described(record, record.cursor, tr) + "\n"

    def _svg(self) -> bytes:
        return paint_svg(self._scene, tr("Pentogames"), self._part())

    def _copy(self) -> None:
        clipboard, kind = QGuiApplication.clipboard(), self.kind
        if kind.form is Form.PICTURE:
            clipboard.setImage(paint_table(self._scene, self.scale.currentData(), self._part()))
        elif kind.form is Form.DRAWING:
            data = QMimeData()
            data.setData("image/svg+xml", QByteArray(self._svg()))
            data.setText(self._svg().decode())
            clipboard.setMimeData(data)
        else:
            clipboard.setText(self._text(kind))
        self.figures.setText(tr("It is on the clipboard."))

    def _write(self) -> None:
        kind = self.kind
        if kind.form is Form.FILM:
            self._make_film()
        elif kind.form is Form.PICTURE:
            image = paint_table(self._scene, self.scale.currentData(), self._part())
            self._keep(png_of(image))
        elif kind.form is Form.DRAWING:
            self._keep(self._svg())
        else:
            self._keep(self._text(kind).encode())

    def _make_film(self) -> None:
        film = self.film()
        frames = film.frames(self.scale.currentData(), self.pace.currentData())
        self.progress.setRange(0, len(film))
        self.progress.setValue(0)
        self._job = Job(apng(self._counted(frames), len(film)), self)
        self._job.finished.connect(self._on_made)
        self.refresh()
        self.stop.setFocus()

    def _counted(self, frames: Iterator[Frame]) -> Iterator[Frame]:
        for number, frame in enumerate(frames, start=1):
            self.progress.setValue(number)
            self.picture.show_image(frame.image)
            yield frame

    def _on_made(self, data: bytes) -> None:
        self._end_job()
        self._keep(data)

    def _end_job(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
            self.refresh()
            self.write.setFocus()

    def _keep(self, data: bytes) -> None:
        """Have the file written; the dialog has done its work then."""
        self.saved = self._save(self, self.kind, data)
        if self.saved is not None:
            self.accept()

    def done(self, result: int) -> None:
        """Leave nothing running behind."""
        self._turner.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        if self._film is not None:
            self._film.dispose()
            self._film = None
        super().done(result)
