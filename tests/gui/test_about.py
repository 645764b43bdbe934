"""What the program says of itself, and of how its computer players were built."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel

from pentogames.bots import kernels
from pentogames.puzzles import tiling_kernel
from pentogames.window.main_window import MainWindow


def said(table: MainWindow) -> list[str]:
    """Return the texts of the dialog, which is closed again."""
    texts: list[str] = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.close()

    QTimer.singleShot(0, read)
    table.actions_by_name["about"].trigger()
    return texts


@pytest.mark.parametrize(
    ("compiled", "sentence"),
    [
        ({"universe", "pent-up", "pentago", "pauli"}, "compiled for all games"),
        ({"pent-up", "pauli"}, "compiled for Pent-Up, Pauli, in Python for the others"),
        (set(), "in Python, as nothing was compiled"),
    ],
)
def test_it_says_which_computer_players_are_fast(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch, compiled: set[str], sentence: str
) -> None:
    monkeypatch.setattr(kernels, "is_compiled", compiled.__contains__)
    (text,) = (text for text in said(table) if text.startswith("Computer players: "))
    assert sentence in text


@pytest.mark.parametrize(("compiled", "sentence"), [(True, "is compiled"), (False, "is in Python")])
def test_it_says_whether_puzzles_are_solved_fast(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch, compiled: bool, sentence: str
) -> None:
    monkeypatch.setattr(tiling_kernel, "kernel_in_use", lambda: compiled)
    (text,) = (text for text in said(table) if "Tiling puzzles: " in text)
    assert text.endswith(f"Tiling puzzles: the solver {sentence}.")
