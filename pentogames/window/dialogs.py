"""Small dialogs: complaints, questions, the sheet of keys, and what the program is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from pentogames import __version__
from pentogames.bots.kernels import is_compiled
from pentogames.bots.profiles import profile_of
from pentogames.games import GAMES
from pentogames.model.words import tr
from pentogames.puzzles.tiling_kernel import kernel_in_use
from pentogames.teach.words import words_for

if TYPE_CHECKING:
    from pentogames.window.main_window import MainWindow

CREDITS = """\
Universe: designed by Alex Randolph, published by Parker Brothers; analysed by David Bush.
Pent-Up: designed by Néstor Romeral Andrés (nestorgames), with revisions by Nathan Morse.
Pentago: designed by Tomas Flodén, published by Mindtwister.
Pauli: designed by Alexandre Muñiz.

The names of the games and all trademarks belong to their owners, who have nothing to do with \
this program."""


def complain(
    parent: QWidget, sentence: str, name: str, reason: str = "", **figures: object
) -> None:
    """Say in one sentence what cannot be done, and why."""
    text = sentence.format(name=name, reason=reason.rstrip("."), **figures)
    box = QMessageBox(QMessageBox.Icon.Warning, tr("Pentogames"), text, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    box.deleteLater()


def ask_to_save(parent: QWidget) -> QMessageBox.StandardButton:
    """Ask what becomes of a game that lies in no file."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Pentogames"))
    box.setText(tr("Save the game on the table first?"))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    answer = QMessageBox.StandardButton(box.exec())
    box.deleteLater()
    return answer


def ask_to_replace(parent: QWidget, name: str) -> bool:
    """Ask whether a file that is there already may be written over."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Pentogames"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(tr("{name} exists already. Replace it?").format(name=name))
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
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(6)
    page = window.puzzles.page
    of_hand = () if window.scene is None else window.scene.gestures.keys
    rows = [(tr(keys), tr(what)) for keys, what in of_hand] if page is None else page.keys()
    listed = [(keys, what) for what, keys in window.actions_by_name.listed()]
    half = (len(rows) + len(listed) + 1) // 2
    for number, (keys, what) in enumerate(rows + listed):
        row, column = number % half, number // half * 2
        label = QLabel(keys)
        label.setStyleSheet("font-weight: 600")
        grid.addWidget(label, row, column)
        grid.addWidget(QLabel(what), row, column + 1)
    _finish(dialog, grid)


def show_about(window: "MainWindow") -> None:
    """Say what the program is and whose the games are."""
    dialog = QDialog(window)
    dialog.setWindowTitle(tr("About Pentogames"))
    grid = QGridLayout()
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
    _finish(dialog, grid)


def _kernels() -> str:
    """Say at which games the computer players are compiled, and so many times as fast."""
    played = [game.name for game in GAMES if profile_of(game.name) is not None]
    compiled = [tr(words_for(game).title) for game in played if is_compiled(game)]
    if not compiled:
        return tr("Computer players: in Python, as nothing was compiled when this was installed.")
    if len(compiled) < len(played):
        text = tr("Computer players: compiled for {games}, in Python for the others.")
        return text.format(games=", ".join(compiled))
    return tr("Computer players: compiled for all games, and so at full speed.")


def _solver() -> str:
    """Say whether the solver of tiling puzzles is compiled."""
    if kernel_in_use():
        return tr("Tiling puzzles: the solver is compiled.")
    return tr("Tiling puzzles: the solver is in Python.")


def _finish(dialog: QDialog, grid: QGridLayout) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(24, 24, 24, 16)
    layout.setSpacing(18)
    layout.addLayout(grid)
    layout.addWidget(buttons)
    dialog.exec()
    dialog.deleteLater()
