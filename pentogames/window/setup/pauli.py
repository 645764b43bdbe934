"""Setting up Pauli: the goal, repetition, who is Cool, and cards given at the start."""

from PySide6.QtWidgets import QVBoxLayout, QLabel

from pentogames.core.options import Options
from pentogames.games.pauli import PauliOptions
from pentogames.window.setup import SetupPanel


class PauliSetup(SetupPanel):
    """Goal, repetition, seats and cards."""

    def __init__(self) -> None:
        super().__init__()
        self._options = PauliOptions()

    def options(self) -> Options:
        """Return the options as chosen."""
        return self._options

    def choose(self, options: Options) -> None:
        """Show these options as the choice."""
        assert isinstance(options, PauliOptions)
        self._options = options


PANEL = PauliSetup
