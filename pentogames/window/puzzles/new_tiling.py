"""The dialog for a new tiling puzzle: what it is to be like, its code, and a look at it."""

import random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from pentogames.model.words import tr
from pentogames.puzzles.tiling_generator import FEWEST_LEFT, SEEDS, Made, Order, order_of_code
from pentogames.puzzles.tiling_regions import LARGEST, SMALLEST, Family
from pentogames.scene.theme import Theme
from pentogames.teach.tiling_play_words import DIFFICULTIES
from pentogames.teach.tiling_words import FAMILIES
from pentogames.window.puzzles.new_tiling_preview import NewTilingPreview

REST_MS = 150
"""How long the choices rest before a puzzle is made of them."""

AUTOMATIC = -1
FIRST = Order(Family.MIRROR, 8, 2, 0)


class NewTilingDialog(QDialog):
    """Asks what a new puzzle is to be like; ``made`` is the one that was accepted."""

    def __init__(self, theme: Theme, order: Order, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New puzzle"))
        self._seed = order.seed
        self._filling = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._make)
        self.preview = NewTilingPreview(theme)
        self._build_choices()
        self._lay_out()
        self.preview.changed.connect(self._on_preview)
        self.finished.connect(self.preview.close_down)
        self.choose(order)
        self._make()

    # -- building ---------------------------------------------------------------------------------

    def _build_choices(self) -> None:
        self.family = QComboBox()
        for family, name in FAMILIES.items():
            self.family.addItem(tr(name), family)
        self.pieces = QSpinBox()
        self.pieces.setRange(SMALLEST, LARGEST)
        self.given = QSpinBox()
        self.given.setRange(AUTOMATIC, LARGEST - FEWEST_LEFT)
        self.given.setSpecialValueText(tr("as many as it needs"))
        self.difficulty = QComboBox()
        for number, name in enumerate(DIFFICULTIES, 1):
            self.difficulty.addItem(tr(name), number)
        self.one_solution = QCheckBox(tr("Exactly one solution"))
        self.code = QLineEdit()
        self.code.setToolTip(
            tr("Pass this code on, or type another: it makes the same puzzle anywhere")
        )
        self.another = QPushButton(tr("Another one"))
        self.another.setAutoDefault(False)
        self.trouble = QLabel()
        self.trouble.setObjectName("quiet")
        self.trouble.setWordWrap(True)
        for box in (self.pieces, self.given):
            box.setMinimumHeight(self.family.sizeHint().height())
        self.family.currentIndexChanged.connect(self._on_chosen)
        self.pieces.valueChanged.connect(self._on_chosen)
        self.given.valueChanged.connect(self._on_chosen)
        self.difficulty.currentIndexChanged.connect(self._on_chosen)
        self.one_solution.toggled.connect(self._on_chosen)
        self.code.textEdited.connect(self._on_typed)
        self.another.clicked.connect(self._draw_another)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setSpacing(10)
        form.addRow(tr("Shape"), self.family)
        form.addRow(tr("Pieces"), self.pieces)
        form.addRow(tr("Laid at the start"), self.given)
        form.addRow(tr("Difficulty"), self.difficulty)
        form.addRow("", self.one_solution)
        form.addRow(tr("Code"), self.code)
        form.addRow("", self.another)
        form.addRow(self.trouble)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.play = buttons.addButton(tr("Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.play.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addLayout(form, 2)
        columns.addWidget(self.preview, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(columns, 1)
        layout.addWidget(buttons)
        self.resize(780, 440)

    # -- choices ----------------------------------------------------------------------------------

    @property
    def made(self) -> Made | None:
        """The puzzle that is shown; None while it is being made."""
        return self.preview.made

    @property
    def order(self) -> Order:
        """What is chosen."""
        given = self.given.value()
        return Order(
            Family(self.family.currentData()),  # Qt keeps the bare text
            self.pieces.value(),
            self.difficulty.currentData(),
            self._seed,
            self.one_solution.isChecked(),
            None if given == AUTOMATIC else given,
        )

    def choose(self, order: Order) -> None:
        """Show an order as the choice."""
        self._filling = True
        self._seed = order.seed
        self.family.setCurrentIndex(self.family.findData(order.family))
        self.pieces.setValue(order.pieces)
        self.given.setMaximum(order.pieces - FEWEST_LEFT)
        self.given.setValue(AUTOMATIC if order.given is None else order.given)
        self.difficulty.setCurrentIndex(self.difficulty.findData(order.difficulty))
        self.one_solution.setChecked(order.one_solution)
        self._filling = False

    def _on_chosen(self) -> None:
        if not self._filling:
            self.given.setMaximum(self.pieces.value() - FEWEST_LEFT)
            self._begin()
            self.code.setText(self.order.code)

    def _on_typed(self, text: str) -> None:
        """Take a code as soon as it is one."""
        try:
            order = order_of_code(text)
        except ValueError:
            self._rest.stop()
            self.preview.drop()
            self.trouble.setText(tr("A code looks like {code}.").format(code=FIRST.code))
            return
        self.choose(order)
        self._begin()

    def _draw_another(self) -> None:
        self._seed = random.randrange(SEEDS)
        self._make()

    def _begin(self) -> None:
        """Wait until the choices rest."""
        self.trouble.clear()
        self.preview.drop()
        self._rest.start()

    def _make(self) -> None:
        self._rest.stop()
        self.trouble.clear()
        if self.code.text().strip().lower() != self.order.code:
            self.code.setText(self.order.code)
        self.preview.order(self.order)

    def _on_preview(self) -> None:
        self.play.setEnabled(self.preview.made is not None)


def ask_for_new(theme: Theme, parent: QWidget | None) -> Made | None:
    """Ask for a new puzzle; None if none is wanted."""
    order = Order(FIRST.family, FIRST.pieces, FIRST.difficulty, random.randrange(SEEDS))
    dialog = NewTilingDialog(theme, order, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    made = dialog.made
    dialog.deleteLater()
    return made if accepted else None
