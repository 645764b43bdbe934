"""The page of a puzzle: a bar above, its board, and beside it what there is to say of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGraphicsView,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.puzzle import PuzzleModel
from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Puzzle, Result
from pentogames.scene.glyphs import icon
from pentogames.scene.puzzles.puzzle_scene import PuzzleScene
from pentogames.scene.puzzles.puzzle_view import PuzzleView
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.window.actions import with_key

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

PANEL_WIDTH = 292


def minutes(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02}"


class PuzzleStage(Protocol):
    """What the page needs of the scene of a puzzle, or of the game's table in its place."""

    theme: Theme

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """Each key, as users call it, with what it does."""

    def cancel(self) -> None:
        """Put down what is in hand."""

    def say(self, text: str, tone: Tone, *, stay: bool = False) -> None:
        """Say that something happened or is refused."""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""


class PuzzlePage(QWidget):
    """Shows one puzzle of a kind at a time; subclasses fill the panel and judge what is meant.

    A subclass sets ``self.side`` up in its ``__init__`` and says in ``refresh`` how things stand.
    """

    leave_meant = Signal()

    switches_of = ""
    """The name under which the states of the page's switches are remembered."""
    on_at_first: tuple[str, ...] = ()
    """The switches that are on until the user says otherwise."""

    def __init__(
        self,
        desk: "PuzzleDesk",
        title: str,
        levels: tuple[tuple[Puzzle[Any], str], ...],
        scene: PuzzleStage,
    ) -> None:
        super().__init__()
        self.desk = desk
        self.scene = scene
        self.view = self.make_view()
        self.view.setAccessibleName(title)
        self._puzzles = {puzzle.key: puzzle for puzzle, _ in levels}
        self.model: PuzzleModel | None = None
        self._icons: list[tuple[QAction, str]] = []
        self._switches: list[QCheckBox] = []
        self.levels = QComboBox()
        self.levels.setAccessibleName(tr("Level"))
        # The longest name of all levels need not fit: it is elided, and the panel keeps its width.
        self.levels.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for puzzle, name in levels:
            self.levels.addItem(name, puzzle.key)
        self.levels.activated.connect(self._choose_level)
        self.side = QVBoxLayout()
        self.bar = self._make_bar(title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self.bar)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self._make_panel())
        layout.addLayout(row, 1)

    # -- building ---------------------------------------------------------------------------------

    def make_view(self) -> QGraphicsView:
        """Return the view on the scene."""
        assert isinstance(self.scene, PuzzleScene)
        return PuzzleView(self.scene)

    def _make_bar(self, title: str) -> QHBoxLayout:
        back = self.deed("", tr("Back to the game"), (), self.leave_meant.emit)
        self.undo_action = self.deed("undo", tr("Undo"), ("Ctrl+Z",), self.undo)
        self.redo_action = self.deed("redo", tr("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), self.redo)
        restart = self.deed("turn-left", tr("Start again"), ("Ctrl+R",), self.restart)
        self.hint_action = self.deed("eye", tr("Hint"), ("Ctrl+H",), self.hint)
        name = QLabel(title)
        name.setObjectName("title")
        bar = QHBoxLayout()
        bar.setContentsMargins(12, 6, 12, 4)
        bar.setSpacing(6)
        bar.addWidget(self.button(back, "‹ " + tr("Back to the game")))
        bar.addSpacing(10)
        bar.addWidget(name)
        bar.addStretch(1)
        for action in (self.undo_action, self.redo_action, restart):
            bar.addWidget(self.button(action))
        bar.addWidget(self.button(self.hint_action))
        return bar

    def _make_panel(self) -> QWidget:
        inner = QWidget()
        self.side.setContentsMargins(4, 6, 12, 12)
        self.side.setSpacing(8)
        inner.setLayout(self.side)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        area.setFixedWidth(PANEL_WIDTH)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self.side.addWidget(self.levels)
        return area

    def deed(
        self, picture: str, text: str, keys: tuple[str, ...], act: Callable[[], object]
    ) -> QAction:
        """Make something to be done on this page, by its keys or by a button."""
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setToolTip(with_key(text, keys))
        action.triggered.connect(lambda _=False: act())
        self.addAction(action)
        if picture:
            self._icons.append((action, picture))
        return action

    def button(self, action: QAction, text: str = "") -> QToolButton:
        """Make a button for a deed: its icon, or the text."""
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(QSize(20, 20))
        if text:
            button.setText(text)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        return button

    def push_button(self, action: QAction) -> QPushButton:
        """Make a button for a deed that is done when its key is pressed, too."""
        button = QPushButton(action.text())
        button.setToolTip(action.toolTip())
        button.clicked.connect(lambda: action.trigger())
        return button

    def switch(self, text: str, name: str) -> QCheckBox:
        """Add a switch to the panel, whose state is remembered."""
        box = QCheckBox(text)
        box.setObjectName(name)
        box.setChecked(name in self.desk.switches(self.switches_of, self.on_at_first))
        box.toggled.connect(self._on_switched)
        self.side.addWidget(box)
        self._switches.append(box)
        return box

    def _on_switched(self) -> None:
        names = [box.objectName() for box in self._switches if box.isChecked()]
        self.desk.set_switches(self.switches_of, names)
        self.refresh()

    def quiet(self, text: str = "") -> QLabel:
        """Make a label in a quiet tone."""
        label = QLabel(text)
        label.setObjectName("quiet")
        label.setWordWrap(True)
        return label

    def keys(self) -> list[tuple[str, str]]:
        """Return each key of this page, as users call it, with what it does."""
        native = QKeySequence.SequenceFormat.NativeText
        deeds = [
            (", ".join(keys.toString(native) for keys in action.shortcuts()), action.text())
            for action in self.actions()
            if action.shortcuts()
        ]
        return [(tr(keys), tr(what)) for keys, what in self.scene.keys] + deeds

    # -- levels -----------------------------------------------------------------------------------

    def add_level(self, puzzle: Puzzle[Any], name: str) -> None:
        """Have one more level to choose from, unless it is there already."""
        if puzzle.key not in self._puzzles:
            self._puzzles[puzzle.key] = puzzle
            self.levels.addItem(name, puzzle.key)

    def show_level(self, key: str) -> None:
        """Show the puzzle of that key, where it was left."""
        self.scene.cancel()
        if self.model is not None:
            self._let_go(self.model)
        model = self.desk.model(self._puzzles[key])
        self.model = model
        model.changed.connect(self._on_changed)
        model.beaten.connect(self.on_beaten)
        model.ticked.connect(self.on_ticked)
        self.levels.setCurrentIndex(self.levels.findData(key))
        self.show_puzzle()
        model.resume()
        self._on_changed()

    def _choose_level(self, index: int) -> None:
        key: str = self.levels.itemData(index)
        self.show_level(key)
        self.desk.shelf.open = key
        self.view.setFocus()

    def put_away(self) -> None:
        """Let the time stand: the page is not to be seen any more."""
        self.scene.cancel()
        if self.model is not None:
            self._let_go(self.model)
            self.model = None

    def _let_go(self, model: PuzzleModel) -> None:
        model.pause()
        model.changed.disconnect(self._on_changed)
        model.beaten.disconnect(self.on_beaten)
        model.ticked.disconnect(self.on_ticked)

    # -- what subclasses say ----------------------------------------------------------------------

    def show_puzzle(self) -> None:
        """Set the board up for another puzzle."""

    def refresh(self) -> None:
        """Show the puzzle's state."""

    def on_ticked(self) -> None:
        """Show the time."""

    def on_beaten(self, result: Result) -> None:
        """Take note that a result is better than any before."""

    def hint(self) -> None:
        """Give a hint."""

    # -- steps ------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the last step."""
        if self.model is not None:
            self.scene.cancel()
            self.model.undo()

    def redo(self) -> None:
        """Make the last undone step again."""
        if self.model is not None:
            self.scene.cancel()
            self.model.redo()

    def restart(self) -> None:
        """Begin again; undo leads back."""
        if self.model is not None:
            self.scene.cancel()
            self.model.restart()

    def tell(self, sentence: str) -> None:
        """Say something that is no part of the puzzle."""
        self.scene.say(sentence, Tone.NEWS)

    def _on_changed(self) -> None:
        if self.model is not None:
            self.refresh_steps()
            self.refresh()

    def refresh_steps(self) -> None:
        """Say which steps can be undone or made again."""
        if self.model is not None:
            self.undo_action.setEnabled(self.model.can_undo)
            self.redo_action.setEnabled(self.model.can_redo)

    # -- look -------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.scene.set_theme(theme)
        for action, picture in self._icons:
            action.setIcon(icon(picture, theme.text))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the window's theme, which comes with the application's style."""
        if event.type() == QEvent.Type.StyleChange and self.scene.theme != self.desk.window.theme:
            self.set_theme(self.desk.window.theme)
        super().changeEvent(event)
