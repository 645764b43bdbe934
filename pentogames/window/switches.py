"""The switches of the game on the table, in the bar and the View menu: overlays and tools."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from pentogames.bots.profiles import has_profile
from pentogames.model.settings import AIDS, Settings, overlays_key
from pentogames.scene.board_scene import BoardScene
from pentogames.teach.overlays import COORDINATES, EXPLAIN, Overlay, overlays_for
from pentogames.window.actions import Actions, Deed
from pentogames.window.corner_bar import CornerBar

ALWAYS = (("new", "open", "save"), ("undo", "redo"))
"""What stands in the bar whatever the game."""
COMPUTER = ("hint",)
"""What stands there where the computer can play."""
NO_AIDS = (COORDINATES, EXPLAIN)
"""The overlays that help nobody to find a move."""


class Switches:
    """Shows a scene's switches in place of the last one's; their states are kept by game."""

    def __init__(
        self, actions: Actions, bar: CornerBar, menu: QMenu, end: QAction, settings: Settings
    ) -> None:
        """Show them in the bar, and in the menu before the action ``end``."""
        self._actions, self._bar, self._menu, self._end = actions, bar, menu, end
        self._settings = settings
        self._scene: BoardScene | None = None
        self._own: tuple[str, ...] = ()
        self._in_bar: list[QAction] = []
        self.on_overlay: Callable[[str, bool], None] = lambda name, on: None

    def show_for(self, scene: BoardScene) -> None:
        """Put the switches of the scene's game into the bar and the menu."""
        for name in self._own:
            self._actions.remove(name)
        self._own = ()
        if scene is not self._scene:
            scene.tools_changed.connect(self.refresh_tools)
        self._scene = scene
        self._in_bar = []
        on = self._wished(scene)
        for number, overlay in enumerate(overlays_for(scene.match.game.name), start=1):
            if self._settings.aids or overlay in NO_AIDS:
                self._add_overlay(scene, overlay, f"Ctrl+{number}", on=overlay.name in on)
            else:
                scene.set_overlay(overlay.name, False)
        for tool in scene.spec.tools:
            switch = tool.is_on is not None
            deed = Deed(f"tool-{tool.name}", tool.label, tool.keys, tool.icon, switch)
            action = self._add(deed, tool.hint)
            action.triggered.connect(lambda on, act=tool.act: act(scene, on))
        self._actions.refresh_keys()
        groups = [[self._actions[name] for name in group] for group in ALWAYS]
        if has_profile(scene.match.game.name):
            groups.append([self._actions[name] for name in COMPUTER])
        self._bar.show_groups([*groups, self._in_bar])

    def follow(self, key: str) -> None:
        """Follow a setting that has changed, if it is one about overlays."""
        scene = self._scene
        if scene is None:
            return
        if key == AIDS:
            self.show_for(scene)
        elif key == overlays_key(scene.match.game.name):
            on = self._wished(scene)
            for overlay in overlays_for(scene.match.game.name):
                if f"overlay-{overlay.name}" in self._own:
                    self._actions[f"overlay-{overlay.name}"].setChecked(overlay.name in on)

    def _wished(self, scene: BoardScene) -> frozenset[str]:
        """Return the names of the overlays that are to be shown."""
        game = scene.match.game.name
        at_first = [overlay.name for overlay in overlays_for(game) if overlay.at_first]
        return self._settings.overlays(game, at_first)

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
        wished = self._wished(scene)
        if on != (name in wished):  # else the switch follows the settings
            self._settings.set_overlays(game, sorted(wished ^ {name}))

    def _add(self, deed: Deed, hint: str, *, in_bar: bool = True) -> QAction:
        action = self._actions.add(deed, hint)
        self._menu.insertAction(self._end, action)
        if in_bar:
            self._in_bar.append(action)
        self._own = (*self._own, deed.name)
        return action
