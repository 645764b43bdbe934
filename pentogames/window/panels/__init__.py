"""What a game itself has to show beside its board; games without a module here show nothing."""

from importlib import import_module
from importlib.util import find_spec

from PySide6.QtWidgets import QVBoxLayout, QWidget

from pentogames.model.match import MatchModel
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.theme import Theme


class GamePanel(QWidget):
    """A panel of one game, between the title and the moves; made anew with every scene."""

    in_lessons = False
    """Whether it helps in the game's lessons too."""

    def __init__(self, match: MatchModel, scene: BoardScene) -> None:
        super().__init__()
        self.match = match
        self.scene = scene
        self.theme = scene.theme
        match.record_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the position as it is."""

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.update()

    def dispose(self) -> None:
        """Let go of the match; the panel is not used afterwards."""
        self.match.record_changed.disconnect(self.refresh)


class GamePanelPlace(QVBoxLayout):
    """Where a game's panel stands among others: one at a time, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.panel: GamePanel | None = None

    def show_panel(self, panel: GamePanel | None) -> None:
        """Show what a game has to say instead of what was there, which is not used any more."""
        if self.panel is not None:
            self.panel.dispose()
            self.removeWidget(self.panel)
            self.panel.hide()
            self.panel.deleteLater()
        self.panel = panel
        if panel is not None:
            self.addWidget(panel)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        if self.panel is not None:
            self.panel.set_theme(theme)


def panel_for(game: str) -> type[GamePanel] | None:
    """Return the panel of the game of that name; None if it has none."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return None
    panel: type[GamePanel] = import_module(module).PANEL
    return panel
