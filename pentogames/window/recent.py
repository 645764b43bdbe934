"""The games and puzzles opened or saved last, each with a small picture of how it stands."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.puzzles.tiling_ending import is_tiling_file
from pentogames.scene.picture import paint_cover, paint_small
from pentogames.scene.theme import Theme
from pentogames.store.pento import PentoError, load_records
from pentogames.store.safe_files import FileError
from pentogames.teach.secrets import OPEN, secrets_of
from pentogames.window.tips import plain_tip

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

PICTURE = QSize(52, 44)
ON_PAGE = 3
LONGEST_NAME = 100  # on the welcome page, logical pixels

Key = tuple[Path, int, str, float]
"""A file, when it was written, the theme, and the picture's scale."""


class RecentGames(QObject):
    """Fills the menu of recent files, and paints their pictures one by one, each once."""

    painted = Signal(object)  # the Path whose picture is there now

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._pictures: dict[Key, QPixmap] = {}
        self._wanted: list[Key] = []
        self._listed: dict[Path, QAction] = {}  # in the menu
        self.painted.connect(self._show_in_menu)
        self._painter = QTimer(self)
        self._painter.setInterval(0)
        self._painter.timeout.connect(self._paint_next)

    def files(self) -> tuple[Path, ...]:
        """Return the files, the newest first, those that are gone included."""
        return self._window.settings.recent_files

    def there(self) -> tuple[Path, ...]:
        """Return those of the files that can be opened."""
        return tuple(path for path in self.files() if path.exists())

    def open(self, path: Path) -> None:
        """Open one of them, unless the user would rather stay with the game on the table."""
        self._window.leave_for(path)

    def picture(self, path: Path) -> QPixmap | None:
        """Return a file's picture; None until it is painted, which ``painted`` tells."""
        theme, ratio = self._window.theme, self._window.devicePixelRatioF()
        try:
            written = path.stat().st_mtime_ns
        except OSError:
            return None
        key = (path, written, f"{theme.name} {theme.vision}", ratio)
        if key not in self._pictures:
            if key not in self._wanted:
                self._wanted.append(key)
            self._painter.start()
        return self._pictures.get(key)

    def _paint_next(self) -> None:
        """Paint a picture that is wanted; the window goes on between two of them."""
        if not self._wanted:
            self._painter.stop()
            return
        key = path, _, _, ratio = self._wanted.pop(0)
        self._pictures[key] = _painted(path, self._window.theme, ratio)
        self.painted.emit(path)

    def serve(self, menu: QMenu) -> None:
        """Fill a menu whenever it opens."""
        menu.setStyleSheet(f"QMenu {{ icon-size: {PICTURE.width()}px }}")
        menu.setToolTipsVisible(True)  # they tell files of the same name apart
        menu.aboutToShow.connect(lambda: self.fill(menu))

    def fill(self, menu: QMenu) -> None:
        """List the files in a menu; those that are gone are grey and say so."""
        self._listed.clear()
        menu.clear()
        for path in self.files():
            name = path.name.replace("&", "&&")
            if path.exists():
                action = menu.addAction(name)
                action.setToolTip(plain_tip(str(path)))
                action.triggered.connect(lambda _=False, path=path: self.open(path))
                self._listed[path] = action
                self._show_in_menu(path)
            else:
                action = menu.addAction(tr("{name} is not there any more").format(name=name))
                action.setToolTip(plain_tip(str(path)))
                action.setEnabled(False)
        if menu.isEmpty():
            menu.addAction(tr("No recent games")).setEnabled(False)
            return
        menu.addSeparator()
        clear = menu.addAction(tr("Clear the list"))
        clear.triggered.connect(self._window.settings.clear_recent_files)

    def _show_in_menu(self, path: Path) -> None:
        """Put a picture beside a name: a blank until it is painted, so that nothing moves."""
        if path not in self._listed:
            return
        picture = self.picture(path)
        if picture is None:
            picture = QPixmap(PICTURE)
            picture.fill(Qt.GlobalColor.transparent)
        self._listed[path].setIcon(QIcon(picture))


class RecentRow(QWidget):
    """The files opened last, on the welcome page."""

    opened = Signal(object)  # a Path

    def __init__(self, games: RecentGames) -> None:
        super().__init__()
        self._games = games
        title = QLabel(tr("Go on with"))
        title.setObjectName("quiet")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(title)
        self.buttons: dict[Path, QPushButton] = {}
        for path in games.there()[:ON_PAGE]:
            self.buttons[path] = self._button(path)
            row.addWidget(self.buttons[path])
        row.addStretch(1)
        games.painted.connect(self._show)
        for path in self.buttons:
            self._show(path)

    def _button(self, path: Path) -> QPushButton:
        button = QPushButton()
        button.setAutoDefault(False)
        button.setIconSize(PICTURE)
        elide = Qt.TextElideMode.ElideMiddle
        name = button.fontMetrics().elidedText(path.stem, elide, LONGEST_NAME)
        button.setText(name.replace("&", "&&"))
        button.setAccessibleName(tr("Open {name}").format(name=path.name))
        button.setToolTip(plain_tip(str(path)))
        button.clicked.connect(lambda: self.opened.emit(path))
        return button

    def _show(self, path: Path) -> None:
        if path not in self.buttons:
            return
        picture = self._games.picture(path)
        if picture is not None:
            self.buttons[path].setIcon(QIcon(picture))


def _painted(path: Path, theme: Theme, ratio: float) -> QPixmap:
    """Return the picture of a file; an empty one if it cannot be read."""
    from pentogames.puzzles.tiling_text import TilingError

    pixmap = QPixmap(PICTURE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    try:
        _paint(painter, path, QRectF(0, 0, PICTURE.width(), PICTURE.height()), theme)
    except (FileError, PentoError, TilingError):
        pass  # opening it says what is wrong with it
    finally:
        painter.end()
    return pixmap


def _paint(painter: QPainter, path: Path, area: QRectF, theme: Theme) -> None:
    """Draw the puzzle, or the game where it ends, unless that is to stay unseen."""
    if is_tiling_file(path):
        from pentogames.puzzles.tiling_file import load_tiling
        from pentogames.scene.puzzles.tiling_picture import paint_puzzle

        paint_puzzle(painter, theme, load_tiling(path).tiling, area)
        return
    record = load_records(path).value[0]
    record.to_end()
    if secrets_of(record) == OPEN:
        paint_small(painter, record.game, record.position, theme, area)
        return
    ratio = painter.device().devicePixelRatio()
    cover = paint_cover(record.game.name, area.size().toSize(), theme, ratio)
    shown = cover.deviceIndependentSize()
    corner = area.center() - QRectF(0, 0, shown.width(), shown.height()).center()
    painter.drawPixmap(corner, cover)
