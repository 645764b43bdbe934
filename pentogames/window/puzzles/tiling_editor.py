"""The puzzle editor: draw a region, choose pieces, give some, and see whether it can be solved."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.tiling_sketch import TilingSketch
from pentogames.model.tiling_solver import TilingSolver
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Tiling
from pentogames.puzzles.tiling_draft import (
    LEAST_SIDE,
    DraftState,
    DraftTrouble,
    Mirror,
    TilingDraft,
    state_of,
)
from pentogames.puzzles.tiling_insight import Insight, Question
from pentogames.puzzles.tiling_text import LONGEST_TITLE, MOST_COLUMNS, MOST_ROWS, Titled
from pentogames.scene.glyphs import icon
from pentogames.scene.theme import Theme
from pentogames.teach.tiling_draft_words import MIRRORS, TROUBLES, count_words
from pentogames.window.puzzles.tiling_canvas import TilingCanvas
from pentogames.window.puzzles.tiling_counts import PieceCounts
from pentogames.window.puzzles.tiling_files import filters, read_puzzle, save_puzzle
from pentogames.window.puzzles.tiling_lamp import Lamp, Light

SIZE = (880, 570)
RIGHT = 340
WAIT_MS = 250
"""The solver is asked after so long without a change: strokes are not judged square by square."""


class TilingEditor(QDialog):
    """Edits what was drawn last, or what is ``shown``; accepted, it is to be played."""

    def __init__(
        self,
        theme: Theme,
        sketch: TilingSketch,
        parent: QWidget | None,
        shown: Titled | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Draw a puzzle"))
        self.theme = theme
        self.sketch = sketch
        kept = sketch.kept if shown is None else shown
        self.draft = TilingDraft(None if kept is None else state_of(kept.tiling))
        self.canvas = TilingCanvas(self.draft, theme)
        self.counts = PieceCounts(theme)
        self.solver = TilingSolver(self)
        self.title = QLineEdit("" if kept is None else kept.title)
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(tr("Title of the puzzle"))
        self.title.setAccessibleName(tr("Title of the puzzle"))
        self.columns = self._side(tr("Columns"), MOST_COLUMNS)
        self.rows = self._side(tr("Rows"), MOST_ROWS)
        self.mirrors = QComboBox()
        self.mirrors.setAccessibleName(tr("How strokes are repeated"))
        for mirror in Mirror:
            self.mirrors.addItem(tr(MIRRORS[mirror]), mirror)
        self.figures = QLabel()
        self.figures.setWordWrap(True)
        self.figures.setStyleSheet("font-weight: 600")
        self.lamp = Lamp()
        self.lamp.set_theme(theme)
        self.message = QLabel()
        self.message.setObjectName("quiet")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setMinimumHeight(2 * self.message.fontMetrics().lineSpacing())
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.buttons: dict[str, QPushButton | QToolButton] = {}
        self._asked: Tiling | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(WAIT_MS)
        self._lay_out()
        self._connect()
        self._refresh()
        self._tell_how()
        self.resize(*SIZE)
        self.canvas.setFocus()

    # -- building ---------------------------------------------------------------------------------

    def _side(self, name: str, most: int) -> QSpinBox:
        field = QSpinBox()
        field.setRange(LEAST_SIDE, most)
        field.setAccessibleName(name)
        field.setKeyboardTracking(False)
        field.setFixedWidth(58)
        return field

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(self._tools())
        left.addWidget(self.canvas, 1)
        left.addWidget(self.message)
        inner = QWidget()
        inner.setFixedWidth(RIGHT)
        right = QVBoxLayout(inner)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(8)
        right.addWidget(self.title)
        right.addWidget(self.counts)
        right.addSpacing(4)
        right.addWidget(self.figures)
        right.addWidget(self.lamp)
        right.addStretch(1)
        right.addLayout(self._deeds())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addLayout(left, 1)
        layout.addWidget(inner)

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.columns)
        row.addWidget(QLabel("×"))
        row.addWidget(self.rows)
        row.addWidget(self.mirrors)
        row.addStretch(1)
        for name, words, keys in (
            ("undo", tr("Undo"), QKeySequence("Ctrl+Z")),
            ("redo", tr("Redo"), QKeySequence("Ctrl+Shift+Z")),
        ):
            button = QToolButton()
            button.setIcon(icon(name, self.theme.text))
            button.setIconSize(QSize(22, 22))
            native = keys.toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{words} ({native})")
            button.setAccessibleName(words)
            self.buttons[name] = button
            row.addWidget(button)
        row.addWidget(self._push("clear", tr("Clear")))
        return row

    def _push(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        self.buttons[name] = button
        return button

    def _deeds(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(6)
        for pair in (
            (("open", tr("Open…")), ("save", tr("Save as…"))),
            (("close", tr("Close")), ("play", tr("Play"))),
        ):
            row = QHBoxLayout()
            row.setSpacing(6)
            for name, text in pair:
                row.addWidget(self._push(name, text), 1)
            rows.addLayout(row)
        return rows

    def _connect(self) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "undo": self._undo,
            "redo": self._redo,
            "clear": lambda: self._change(self._cleared()),
            "open": self._open,
            "save": self._save,
            "close": self.reject,
            "play": self.accept,
        }
        for name, act in deeds.items():
            self.buttons[name].clicked.connect(lambda _=False, act=act: act())
        for keys, name in (
            *(("Ctrl+Z", "undo"), ("Ctrl+Shift+Z", "redo"), ("Ctrl+Y", "redo")),
            *(("Ctrl+S", "save"), ("Ctrl+O", "open")),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(self.buttons[name].click)
        self.canvas.changed.connect(self._refresh)
        self.canvas.refused.connect(self._refuse)
        self.canvas.hand_changed.connect(self._tell_how)
        self.counts.counted.connect(
            lambda letter, number: self._change(self.draft.state.copies(letter, number))
        )
        self.counts.dealt.connect(lambda sets: self._change(self.draft.state.with_sets(sets)))
        self.counts.taken.connect(self._take)
        self.mirrors.activated.connect(self._choose_mirror)
        for field in (self.columns, self.rows):
            field.valueChanged.connect(self._resize)
        self._pause.timeout.connect(self._ask)
        self.solver.told.connect(self._on_told)
        self.solver.failed.connect(self._on_failed)

    # -- steps ------------------------------------------------------------------------------------

    def _change(self, state: DraftState) -> None:
        self.draft.change(state)
        self._refresh()

    def _cleared(self) -> DraftState:
        return self.draft.state.painted(self.draft.state.region, on=False)

    def _resize(self) -> None:
        self._change(self.draft.state.resized(self.columns.value(), self.rows.value()))

    def _choose_mirror(self) -> None:
        self.draft.mirror = Mirror(self.mirrors.currentData())
        self.canvas.setFocus()

    def _take(self, letter: str) -> None:
        self.canvas.take(letter)
        self.canvas.setFocus()

    def _undo(self) -> None:
        self.draft.undo()
        self._refresh()

    def _redo(self) -> None:
        self.draft.redo()
        self._refresh()

    # -- showing ----------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Show the draft as it is, and have it judged when it has settled."""
        state = self.draft.state
        self.counts.show_state(state)
        for field, value in ((self.columns, state.columns), (self.rows, state.rows)):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)
        self.figures.setText(count_words(state, tr))
        self.buttons["undo"].setEnabled(self.draft.can_undo)
        self.buttons["redo"].setEnabled(self.draft.can_redo)
        drawn = bool(state.region)
        for name in ("clear", "save", "play"):
            self.buttons[name].setEnabled(drawn)
        self.canvas.describe()
        self.canvas.update()
        if state.tiling != self._asked:
            self._asked = None
            self._pause.start()
            self.lamp.setVisible(drawn)
            self.lamp.show_light(Light.LOOKING, tr("Looking for a solution…"))

    def _tell_how(self) -> None:
        hand = self.canvas.hand
        if hand is None:
            text = tr(
                "Draw with the mouse, or with arrows and Space. A letter takes a piece in hand."
            )
            self.message.setText(text)
        else:
            text = tr(
                "R turns and F flips the {piece}, a click or Enter lays it, Esc puts it down."
            )
            self.message.setText(text.format(piece=hand.piece))

    def _refuse(self, trouble: str) -> None:
        self.message.setText(tr(TROUBLES[DraftTrouble(trouble)]))

    # -- the solver -------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Have the draft judged as it is now."""
        self._asked = self.draft.state.tiling
        if self._asked is None:
            self.solver.put_away()
        else:
            self.solver.ask(Question(self._asked, count=True))

    def _on_told(self, insight: Insight) -> None:
        if self._asked is None or insight.solvable is None:
            return
        number = insight.solutions
        if not insight.solvable:
            self.lamp.show_light(Light.BAD, tr("It cannot be solved."))
        elif number is not None:
            text = tr("It has {n} solutions.", "It has exactly one solution.", number)
            self.lamp.show_light(Light.GOOD, text.format(n=number))
        elif insight.too_many:
            self.lamp.show_light(Light.GOOD, tr("It can be solved, in many ways."))
        else:
            self.lamp.show_light(Light.GOOD, tr("It can be solved. Counting the solutions…"))

    def _on_failed(self) -> None:
        self.lamp.show_light(Light.LOOKING, tr("The solver has stopped."))

    # -- files ------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Take up the puzzle of a file; undo brings back what was drawn."""
        name, _ = QFileDialog.getOpenFileName(self, tr("Open a puzzle"), "", filters())
        titled = read_puzzle(self, Path(name)) if name else None
        if titled is not None:
            self._change(state_of(titled.tiling))
            self.title.setText(titled.title or Path(name).stem[:LONGEST_TITLE])

    def _save(self) -> None:
        tiling = self.draft.state.tiling
        if tiling is None:
            return
        path = save_puzzle(self, Path.home(), tiling, self.name)
        if path is not None:
            self.message.setText(tr("Saved as {name}.").format(name=path.name))

    @property
    def name(self) -> str:
        """The title, without blanks around it."""
        return self.title.text().strip()

    def done(self, result: int) -> None:
        """Close: what is drawn is kept, and the solver ends."""
        self._pause.stop()
        self.solver.put_away()
        tiling = self.draft.state.tiling
        if tiling is not None:
            self.sketch.keep(tiling, self.name)
        super().done(result)
