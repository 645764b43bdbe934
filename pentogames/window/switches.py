"""The switches of the game on the table, in the bar and the View menu: overlays and tools."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolBar

from pentogames.bots.profiles import profile_of
from pentogames.model.settings import Settings
from pentogames.scene.board_scene import BoardScene
from pentogames.teach.overlays import Overlay, overlays_for
from pentogames.window.actions import Actions, Deed

ALWAYS = (("new", "open", "save"), ("undo", "redo"))
"""What stands in the bar whatever the game."""
COMPUTER = ("hint", "computer-move", "computer-stop")
"""What stands there where the computer can play."""


class Switches:
    """Shows a scene's switches in place of the last one's; their states are kept by game."""

    def __init__(
        self, actions: Actions, bar: QToolBar, menu: QMenu, end: QAction, settings: Settings
    ) -> None:
        """Show them in the bar, and in the menu before the action ``end``."""
        self._actions, self._bar, self._menu, self._end = actions, bar, menu, end
        self._settings = settings
        self._scene: BoardScene | None = None
        self._own: tuple[str, ...] = ()
        self.on_overlay: Callable[[str, bool], None] = lambda name, on: None

    def show_for(self, scene: BoardScene) -> None:
        """Put the switches of the scene's game into the bar and the menu."""
        for name in self._own:
            self._actions.remove(name)
        self._own = ()
        self._scene = scene
        self._bar.clear()
        for group in ALWAYS:
            self._bar.addActions([self._actions[name] for name in group])
            self._bar.addSeparator()
        if profile_of(scene.match.game.name) is not None:
            self._bar.addActions([self._actions[name] for name in COMPUTER])
            self._bar.addSeparator()
        overlays = overlays_for(scene.match.game.name)
        on = self._settings.overlays(
            scene.match.game.name, [overlay.name for overlay in overlays if overlay.at_first]
        )
        for number, overlay in enumerate(overlays, start=1):
            self._add_overlay(scene, overlay, f"Ctrl+{number}", on=overlay.name in on)
        for tool in scene.spec.tools:
            switch = tool.is_on is not None
            deed = Deed(f"tool-{tool.name}", tool.label, tool.keys, tool.icon, switch)
            action = self._add(deed, tool.hint)
            action.triggered.connect(lambda on, act=tool.act: act(scene, on))
        scene.tools_changed.connect(self.refresh_tools)

    def refresh_tools(self) -> None:
        """Show which of the game's tools are on."""
        if self._scene is None:
            return
        for tool in self._scene.spec.tools:
            if tool.is_on is not None:
                self._actions[f"tool-{tool.name}"].setChecked(tool.is_on(self._scene))

    def _add_overlay(self, scene: BoardScene, overlay: Overlay, keys: str, *, on: bool) -> None:
        deed = Deed(f"overlay-{overlay.name}", overlay.label, (keys,), overlay.icon, True)
        action = self._add(deed, overlay.hint, in_bar=overlay.in_bar)
        action.setChecked(on)
        scene.set_overlay(overlay.name, on)
        self.on_overlay(overlay.name, on)
        action.toggled.connect(lambda on, name=overlay.name: self._set_overlay(name, on))

    def _set_overlay(self, name: str, on: bool) -> None:
        scene = self._scene
        if scene is None:
            return
        scene.set_overlay(name, on)
        self.on_overlay(name, on)
        game = scene.match.game.name
        shown = [each.name for each in overlays_for(game) if scene.overlay_on(each.name)]
        self._settings.set_overlays(game, shown)

    def _add(self, deed: Deed, hint: str, *, in_bar: bool = True) -> QAction:
        action = self._actions.add(deed, hint)
        self._menu.insertAction(self._end, action)
        if in_bar:
            self._bar.addAction(action)
        self._own = (*self._own, deed.name)
        return action
