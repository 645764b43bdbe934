"""Every action that has an icon shows it from the first moment, in light and in dark, and sharp."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from pentogames.scene.glyphs import ICON_SIZE
from pentogames.window.actions import DEEDS
from pentogames.window.main_window import MainWindow

WITH_ICONS = [deed.name for deed in DEEDS if deed.icon]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_actions_have_their_icons_at_once(new_table, theme: str) -> None:
    actions = new_table(theme=theme).actions_by_name
    assert WITH_ICONS
    assert [name for name in WITH_ICONS if actions[name].icon().isNull()] == []


def test_icons_are_drawn_for_the_screen_that_the_window_comes_to(
    new_table, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = new_table()
    assert widths(window) == {ICON_SIZE}
    monkeypatch.setattr(MainWindow, "devicePixelRatioF", lambda self: 1.75)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert widths(window) == {2 * ICON_SIZE}


def widths(window: MainWindow) -> set[int]:
    """Return how many pixels wide the icons are drawn."""
    icons = [window.actions_by_name[name].icon() for name in WITH_ICONS]
    return {size.width() for icon in icons for size in icon.availableSizes()}
