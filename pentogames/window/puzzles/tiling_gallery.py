"""The gallery of the solutions of a tiling puzzle: all that were found, and one in large."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.puzzles.tiling import Solution, Tiling
from pentogames.puzzles.tiling_codes import read_solution
from pentogames.scene.puzzles.tiling_picture import paint_solution
from pentogames.scene.theme import Theme
from pentogames.window.rows import Index, RowDelegate, RowSpot

SMALL = 96  # side of a small picture with its number, logical pixels
SIZE = (780, 520)
NUMBER = 16  # height of the number below it
ROLE = Qt.ItemDataRole.UserRole


class FoundModel(QAbstractListModel):
    """Lists solutions by their texts; they are read only when they are to be seen."""

    def __init__(self, tiling: Tiling, codes: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._tiling = tiling
        self._codes = codes

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of solutions."""
        return 0 if parent.isValid() else len(self._codes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a solution, or what a screen reader says of it."""
        if not index.isValid():
            return None
        if role == ROLE:
            return self.solution(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr("Solution {number}").format(number=index.row() + 1)
        return None

    def solution(self, row: int) -> Solution:
        """Return a solution; nothing if the file was edited and it is none."""
        try:
            return read_solution(self._codes[row], self._tiling)
        except ValueError:
            return ()


class _Delegate(RowDelegate):
    """Draws a small solution with its number below."""

    size = (SMALL, SMALL + NUMBER)
    hovers = True

    def paint_row(self, at: RowSpot) -> None:
        """Draw the picture."""
        painter, area, selected = at.painter, at.area, at.selected
        solution: Solution = at.index.data(ROLE)
        if solution:
            paint_solution(painter, self.theme, solution, area.adjusted(8, 8, -8, -NUMBER - 4))
        painter.setFont(at.font)
        painter.setPen(self.quiet(selected))
        below = QRectF(area.left(), area.bottom() - NUMBER - 2, area.width(), NUMBER)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(at.index.row() + 1))


class SolutionView(QWidget):
    """One solution in large."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.solution: Solution = ()
        self.setMinimumSize(260, 220)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_solution(self, solution: Solution, name: str) -> None:
        """Show a solution."""
        self.solution = solution
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        if not self.solution:
            return
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        paint_solution(painter, self.theme, self.solution, area)
        painter.end()


class GalleryDialog(QDialog):
    """Shows the solutions that were found of a puzzle; the last one first in large."""

    def __init__(
        self, parent: QWidget, theme: Theme, tiling: Tiling, codes: tuple[str, ...], title: str
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Solutions found"))
        self._model = FoundModel(tiling, codes, self)
        self.list = QListView()
        self.list.setModel(self._model)
        delegate = _Delegate(self.list)
        delegate.theme = theme
        self.list.setItemDelegate(delegate)
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(2)
        self.list.setAccessibleName(tr("Solutions found"))
        self.list.setMinimumWidth(3 * (SMALL + 6) + 40)
        self.large = SolutionView(theme)
        self.number = QLabel()
        self.number.setObjectName("quiet")
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._arrange(title)
        self.resize(*SIZE)
        self.list.selectionModel().currentChanged.connect(self._look)
        self.list.setCurrentIndex(self._model.index(len(codes) - 1, 0))
        self.list.setFocus()

    def _arrange(self, title: str) -> None:
        head = QLabel(title)
        head.setObjectName("title")
        right = QVBoxLayout()
        right.addWidget(self.large, 1)
        right.addWidget(self.number)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.list, 1)
        row.addLayout(right, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 14)
        layout.setSpacing(12)
        layout.addWidget(head)
        layout.addLayout(row, 1)
        layout.addWidget(buttons)

    def _look(self, index: QModelIndex, before: QModelIndex) -> None:
        """Show the solution that is chosen in large."""
        if index.isValid():
            name = tr("Solution {number}").format(number=index.row() + 1)
            self.large.show_solution(self._model.solution(index.row()), name)
            self.number.setText(name)
