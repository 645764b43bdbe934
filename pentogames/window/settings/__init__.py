"""The dialog of settings: a page for each section, applied while one looks at it."""

from pentogames.window.settings.dialog import SettingsDialog

__all__ = ["SettingsDialog"]
