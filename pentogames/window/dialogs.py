"""Small dialogs: complaints, questions, the sheet of keys, and what the program is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from pentogames import __version__
from pentogames.games import NAMES
from pentogames.model.words import tr
from pentogames.scene.glyphs import draw_icon
from pentogames.scene.theme import Theme
from pentogames.window.style import theme_of

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

MARGINS = QSize(64, 96)
"""What a dialog has round its text: margins, the bar to scroll, and the button, logical pixels."""

SIGN = 40
"""Side of the sign in a box, logical pixels."""

CREDITS = """\
Universe: designed by Alex Randolph, published by Parker Brothers; analysed by David Bush.
Pent-Up: designed by Néstor Romeral Andrés (nestorgames), with revisions by Nathan Morse.
Pentago: designed by Tomas Flodén, published by Mindtwister.
Pauli: designed by Alexandre Muñiz.

The names of the games and all trademarks belong to their owners, who have nothing to do with \
this program."""


def message_box(parent: QWidget, sign: str, text: str) -> QMessageBox:
    """Return a box that says or asks something, with one of our icons as its sign."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("Pentogames"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setIconPixmap(sign_picture(sign, theme_of(parent), parent.devicePixelRatioF()))
    return box


def sign_picture(name: str, theme: Theme, ratio: float) -> QPixmap:
    """Draw an icon on a disc, as large as Qt's own signs in boxes."""
    pixmap = QPixmap(round(SIGN * ratio), round(SIGN * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.bad if name == "warning" else theme.accent)
    disc = QRectF(1, 1, SIGN - 2, SIGN - 2)
    painter.drawEllipse(disc)
    draw_icon(painter, name, disc.adjusted(6, 6, -6, -6), theme.window)
    painter.end()
    return pixmap


def complain(
    parent: QWidget, sentence: str, name: str, reason: str = "", **figures: object
) -> None:
    """Say in one sentence what cannot be done, and why."""
    text = sentence.format(name=name, reason=reason.rstrip("."), **figures)
    box = message_box(parent, "warning", text)
    box.exec()
    box.deleteLater()


def ask_to_save(parent: QWidget) -> QMessageBox.StandardButton:
    """Ask what becomes of a game that lies in no file."""
    box = message_box(parent, "question", tr("Save the game on the table first?"))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    answer = QMessageBox.StandardButton(box.exec())
    box.deleteLater()
    return answer


def ask_to_replace(parent: QWidget, name: str) -> bool:
    """Ask whether a file that is there already may be written over."""
    text = tr("{name} exists already. Replace it?").format(name=name)
    box = message_box(parent, "warning", text)
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Yes | buttons.Cancel)
    box.setDefaultButton(buttons.Cancel)
    answer = box.exec()
    box.deleteLater()
    return answer == buttons.Yes


def show_shortcuts(window: "MainWindow") -> None:
    """Show every key in one sheet, those of the game or puzzle to be seen first."""
    dialog = QDialog(window)
    dialog.setWindowTitle(tr("Keyboard shortcuts"))
    page = window.puzzles.page
    of_hand = () if window.scene is None else window.scene.gestures.keys
    rows = [(tr(keys), tr(what)) for keys, what in of_hand] if page is None else page.keys()
    rows += [(keys, what) for what, keys in window.actions_by_name.listed()]
    sheet = _sheet(rows, 2)
    if sheet.sizeHint().width() + MARGINS.width() > dialog.screen().availableSize().width():
        sheet = _sheet(rows, 1)
    _finish(dialog, sheet)


def _sheet(rows: list[tuple[str, str]], columns: int) -> QWidget:
    """Return keys with what they do, in columns."""
    sheet = QWidget()
    grid = QGridLayout(sheet)
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(6)
    height = -(-len(rows) // columns)
    for number, (keys, what) in enumerate(rows):
        row, column = number % height, number // height * 2
        label = QLabel(keys)
        label.setStyleSheet("font-weight: 600")
        grid.addWidget(label, row, column)
        grid.addWidget(QLabel(what), row, column + 1)
    return sheet


def show_about(window: "MainWindow") -> None:
    """Say what the program is and whose the games are."""
    dialog = QDialog(window)
    dialog.setWindowTitle(tr("About Pentogames"))
    inside = QWidget()
    grid = QGridLayout(inside)
    title = QLabel(f"Pentogames {__version__}")
    title.setObjectName("title")
    about = QLabel(tr("Four tabletop games on one screen: play, learn and study them."))
    credit = QLabel(tr(CREDITS))
    credit.setWordWrap(True)
    credit.setMinimumWidth(460)
    licence = QLabel(tr("Free software under the MIT licence. The font is Inter (OFL)."))
    speed = QLabel(f"{_kernels()}\n{_solver()}")
    for quiet in (licence, speed):
        quiet.setObjectName("quiet")
        quiet.setWordWrap(True)
    for row, label in enumerate((title, about, credit, licence, speed)):
        grid.addWidget(label, row, 0)
    grid.setVerticalSpacing(12)
    _finish(dialog, inside)


def _kernels() -> str:
    """Say at which games the computer players are compiled, and so many times as fast."""
    from pentogames.bots.kernels import is_compiled
    from pentogames.bots.profiles import has_profile
    from pentogames.teach.words import words_for

    played = [name for name in NAMES if has_profile(name)]
    compiled = [tr(words_for(game).title) for game in played if is_compiled(game)]
    if not compiled:
        return tr("Computer players: in Python, as nothing was compiled when this was installed.")
    if len(compiled) < len(played):
        text = tr("Computer players: compiled for {games}, in Python for the others.")
        return text.format(games=", ".join(compiled))
    return tr("Computer players: compiled for all games, and so at full speed.")


def _solver() -> str:
    """Say whether the solver of tiling puzzles is compiled."""
    from pentogames.puzzles.tiling_kernel import kernel_in_use

    if kernel_in_use():
        return tr("Tiling puzzles: the solver is compiled.")
    return tr("Tiling puzzles: the solver is in Python.")


def _finish(dialog: QDialog, inside: QWidget) -> None:
    """Show a dialog with something to read; it is scrolled where the screen is small."""
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    area = QScrollArea()  # for small screens, and for many keys
    area.setObjectName("page")
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(inside)
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(24, 24, 24, 16)
    layout.setSpacing(18)
    layout.addWidget(area)
    layout.addWidget(buttons)
    dialog.resize((inside.sizeHint() + MARGINS).boundedTo(dialog.screen().availableSize()))
    dialog.exec()
    dialog.deleteLater()
