"""Putting tiling puzzles on paper: how many to a page, with solutions or without, and where to."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.tiling_answers import TilingAnswers
from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.scene.glyphs import icon
from pentogames.scene.puzzles.tiling_paper import A4, PER_PAGE, Page, PaperPuzzle, foot_of, pages_of
from pentogames.scene.puzzles.tiling_paper_files import (
    KINDS,
    paint_picture,
    print_pages,
    save_pages,
)
from pentogames.scene.theme import Theme
from pentogames.store.safe_files import FileError
from pentogames.teach.sentences import later
from pentogames.window import dialogs

SIZE = (760, 560)
MARGIN = 10.0
KIND_NAMES = {
    "pdf": later("PDF sheets"),
    "png": later("PNG pictures"),
    "svg": later("SVG pictures"),
}


class PagePreview(QWidget):
    """Shows a page as it will come out, white in every theme."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.page: Page | None = None
        self.foot = ""
        self.setMinimumSize(260, 340)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: Page, foot: str, name: str) -> None:
        """Show a page, with what a screen reader says of it."""
        self.page, self.foot = page, foot
        self.setAccessibleName(name)
        self.setAccessibleDescription(", ".join(puzzle.title for puzzle in page.puzzles))
        self.update()

    def paper(self) -> QRectF:
        """Return where the paper is drawn."""
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        width = min(room.width(), room.height() * A4.width() / A4.height())
        height = width * A4.height() / A4.width()
        return QRectF(room.center().x() - width / 2, room.top(), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page."""
        if self.page is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paper = self.paper()
        dots = paper.width() * self.devicePixelRatioF() / A4.width() * 10
        painter.drawImage(paper, paint_picture(self.page, dots, self.foot))
        painter.setPen(QPen(self.theme.frame, 1))
        painter.drawRect(paper)
        painter.end()


class PrintDialog(QDialog):
    """Shows the pages, and prints them or writes them to files."""

    def __init__(
        self, theme: Theme, puzzles: Sequence[PaperPuzzle], name: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print puzzles"))
        self.theme = theme
        self.puzzles = tuple(puzzles)
        self.name = name
        self.answers = TilingAnswers(self)
        self.answers.found.connect(self._refresh)
        self.answers.failed.connect(self._refresh)
        self.number = 0
        self.pages: list[Page] = []
        self.preview = PagePreview(theme)
        self.per_page = QButtonGroup(self)
        self.solutions = QCheckBox(tr("With solutions, on pages after them"))
        self.where = QLabel()
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message = QLabel()
        self.message.setObjectName("quiet")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.back = self._turner("previous", tr("Previous page"), QKeySequence("PgUp"), -1)
        self.on = self._turner("next", tr("Next page"), QKeySequence("PgDown"), 1)
        self.print_button = self._button(tr("Print…"), self._print)
        self.save_button = self._button(tr("Save as…"), self._save)
        self._lay_out()
        self.solutions.toggled.connect(self._wish)
        self.per_page.idToggled.connect(self._regroup)
        self._refresh()
        self.resize(*SIZE)
        self.print_button.setFocus()

    # -- building ---------------------------------------------------------------------------------

    def _turner(self, picture: str, words: str, keys: QKeySequence, step: int) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(picture, self.theme.text))
        button.setIconSize(QSize(20, 20))
        native = keys.toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{words} ({native})")
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self._turn(step))
        QShortcut(keys, self).activated.connect(lambda: self._turn(step))
        return button

    def _button(self, text: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: act())
        return button

    def _lay_out(self) -> None:
        turning = QHBoxLayout()
        turning.addStretch(1)
        for widget in (self.back, self.where, self.on):
            turning.addWidget(widget)
        turning.addStretch(1)
        left = QVBoxLayout()
        left.addWidget(self.preview, 1)
        left.addLayout(turning)
        right = QVBoxLayout()
        right.setSpacing(8)
        heading = QLabel(tr("Puzzles on a page"))
        heading.setObjectName("title")
        right.addWidget(heading)
        for number in PER_PAGE:
            choice = QRadioButton(str(number))
            choice.setAccessibleName(tr("{n} on a page", "One on a page", number).format(n=number))
            self.per_page.addButton(choice, number)
            choice.setChecked(number == (1 if len(self.puzzles) == 1 else 4))
            choice.setEnabled(number == 1 or len(self.puzzles) > 1)
            right.addWidget(choice)
        right.addSpacing(8)
        right.addWidget(self.solutions)
        right.addWidget(self.message)
        right.addStretch(1)
        self.print_button.setDefault(True)
        right.addWidget(self.print_button)
        right.addWidget(self.save_button)
        right.addWidget(self._button(tr("Close"), self.reject))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 18)
        layout.setSpacing(18)
        layout.addLayout(left, 1)
        layout.addLayout(right)

    # -- pages ------------------------------------------------------------------------------------

    def _wish(self) -> None:
        """Look for solutions, or for none any more."""
        wanted = self.puzzles if self.solutions.isChecked() else ()
        self.answers.find([puzzle.tiling for puzzle in wanted if puzzle.solution is None])
        self._refresh()

    def _regroup(self, _number: int, on: bool) -> None:
        if on:
            self.number = 0
            self._refresh()

    def _turn(self, step: int) -> None:
        self.number = min(max(self.number + step, 0), len(self.pages) - 1)
        self._refresh()

    def _refresh(self) -> None:
        """Show the pages as they are now."""
        known = [self._with_solution(puzzle) for puzzle in self.puzzles]
        solved = self.solutions.isChecked()
        self.pages = pages_of(known, self.per_page.checkedId(), solutions=solved)
        self.number = min(self.number, len(self.pages) - 1)
        number, count = self.number + 1, len(self.pages)
        where = tr("Page {number} of {count}").format(number=number, count=count)
        self.where.setText(where)
        self.preview.show_page(self.pages[self.number], foot_of(number, count), where)
        self.back.setEnabled(number > 1)
        self.on.setEnabled(number < count)
        left = self.answers.left
        self.message.setText(
            tr("Looking for {n} solutions…", "Looking for one solution…", left).format(n=left)
            if left
            else ""
        )
        for button in (self.print_button, self.save_button):
            button.setEnabled(not left)

    def _with_solution(self, puzzle: PaperPuzzle) -> PaperPuzzle:
        if puzzle.solution is not None:
            return puzzle
        return replace(puzzle, solution=self.answers.solution(puzzle.tiling))

    # -- where to ---------------------------------------------------------------------------------

    def _print(self) -> None:
        """Ask for a printer and print; what is needed for that is loaded only now."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.name)
        chooser = QPrintDialog(printer, self)
        accepted = bool(chooser.exec())
        chooser.deleteLater()
        if not accepted:
            return
        if print_pages(self.pages, printer):
            self.message.setText(tr("The pages are on their way to the printer."))
        else:
            dialogs.complain(self, tr("{name} cannot be printed."), self.name)

    def _save(self) -> None:
        """Ask for a file and write the pages to it, or to several if a file has room for one."""
        plain = "".join(sign for sign in self.name if sign not in '/\\:*?"<>|')
        kinds = {f"{tr(KIND_NAMES[kind])} (*.{kind})": kind for kind in KINDS}
        name, chosen = QFileDialog.getSaveFileName(
            self,
            tr("Save the pages"),
            str(Path.home() / f"{plain or 'puzzles'}.pdf"),
            ";;".join(kinds),
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower().removeprefix(".") not in KINDS:
            path = path.with_name(f"{path.name}.{kinds.get(chosen, KINDS[0])}")
            if path.exists() and not dialogs.ask_to_replace(self, path.name):
                return
        try:
            paths = save_pages(self.pages, path)
        except OSError as error:
            sentence = tr("{name} cannot be saved: {reason}.")
            dialogs.complain(self, sentence, path.name, told(FileError.of(path, error)))
            return
        names = ", ".join(each.name for each in paths)
        self.message.setText(tr("Saved as {name}.").format(name=names))

    def done(self, result: int) -> None:
        """Close, and look for nothing any more."""
        self.answers.put_away()
        super().done(result)


def print_puzzles(
    theme: Theme, puzzles: Sequence[PaperPuzzle], name: str, parent: QWidget | None
) -> None:
    """Offer to put puzzles on paper; ``name`` is what the file is called if nobody says else."""
    dialog = PrintDialog(theme, puzzles, name, parent)
    dialog.exec()
    dialog.deleteLater()
