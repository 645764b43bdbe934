"""The look of the widgets round the boards, made from the same tokens as the boards."""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from pentogames.scene.theme import DARK, LIGHT, RADIUS, Theme


def theme_of(widget: QWidget) -> Theme:
    """Return the theme whose colours a widget has."""
    window = widget.palette().color(QPalette.ColorRole.Window)
    return DARK if window.lightness() < 128 else LIGHT


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme for Qt's own widgets."""
    result = QPalette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.surface,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.ToolTipBase: theme.surface,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.text_quiet,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.BrightText: theme.bad,
        role.Light: theme.raised,
        role.Midlight: theme.hairline,
        role.Mid: theme.hairline,
        role.Dark: theme.frame,
        role.Shadow: theme.frame,
    }
    for name, colour in colours.items():
        result.setColor(name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(group.Disabled, name, faint(theme.text))
    return result


def faint(colour: QColor) -> QColor:
    """Return the colour of something that cannot be used now."""
    result = QColor(colour)
    result.setAlphaF(0.38)
    return result


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of a theme: quiet panels, one accent, room to breathe."""
    t = {
        "window": theme.window.name(),
        "surface": theme.surface.name(),
        "raised": theme.raised.name(),
        "line": theme.hairline.name(),
        "frame": theme.frame.name(),
        "text": theme.text.name(),
        "quiet": theme.text_quiet.name(),
        "accent": theme.accent.name(),
        "on_accent": theme.on_accent.name(),
        "radius": int(RADIUS),
        "small": int(RADIUS) - 2,
    }
    return _SHEET % t


_SHEET = """
QMainWindow, QDialog { background: %(window)s; }
QMenuBar { background: %(window)s; padding: 4px 6px 0 6px; }
QMenuBar::item { margin-top: 3px;
  padding: 9px 10px; border-radius: %(small)dpx; background: transparent; }
QMenuBar::item:selected { background: %(line)s; }
QMenu { background: %(surface)s; border: 1px solid %(line)s; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: %(small)dpx; }
QMenu::item:selected { background: %(accent)s; color: %(on_accent)s; }
QMenu::item:disabled { color: %(frame)s; background: transparent; }
QMenu::separator { height: 1px; background: %(line)s; margin: 6px 8px; }
QMenu::indicator { left: 8px; width: 12px; height: 12px; }
QToolBar { background: %(window)s; border: none; spacing: 4px; padding: 3px; }
QToolBar::separator { background: %(line)s; width: 1px; margin: 6px 6px; }
QToolButton { border: 1px solid transparent; border-radius: %(small)dpx; padding: 5px; }
QToolButton#qt_toolbar_ext_button { padding: 0; border: none; }
QToolButton:hover { background: %(raised)s; border-color: %(line)s; }
QToolButton:focus { border: 2px solid %(accent)s; padding: 4px; }
QToolButton:pressed { background: %(line)s; }
QToolButton:checked { background: %(raised)s; border: 1px solid %(accent)s; color: %(accent)s; }
QToolButton:checked:focus { border: 2px solid %(accent)s; }
QStatusBar { background: %(window)s; color: %(quiet)s; }
QStatusBar::item { border: none; }
QPushButton { background: %(raised)s; border: 1px solid %(line)s; border-radius: %(small)dpx;
  padding: 7px 18px; }
QPushButton:hover { border-color: %(frame)s; }
QPushButton:focus { border: 2px solid %(accent)s; padding: 6px 17px; }
QPushButton:default { background: %(accent)s; color: %(on_accent)s; border-color: %(accent)s; }
QPushButton:default:focus { border: 2px solid %(text)s; }
QPushButton:checked { background: %(accent)s; color: %(on_accent)s; border-color: %(accent)s; }
QPushButton#choice { padding: 6px 7px; }
QPushButton#choice:focus { padding: 5px 6px; }
QPushButton#choice:checked:focus { border: 2px solid %(text)s; }
QPushButton:disabled { color: %(frame)s; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QLineEdit, QPlainTextEdit { background: %(surface)s;
  border: 1px solid %(line)s; border-radius: %(small)dpx; padding: 6px 8px;
  selection-background-color: %(accent)s; selection-color: %(on_accent)s; }
QLineEdit:focus, QPlainTextEdit:focus {
  border: 2px solid %(accent)s; padding: 5px 7px; }
QListView { background: %(surface)s; border: 1px solid %(line)s; border-radius: %(radius)dpx;
  outline: none; padding: 4px; }
QListWidget::item { padding: 6px 8px; border-radius: %(small)dpx; }
QListWidget::item:selected { background: %(accent)s; color: %(on_accent)s; }
QTextBrowser { background: %(surface)s; border: 1px solid %(line)s;
  border-radius: %(radius)dpx; }
QTextBrowser:focus { border: 2px solid %(accent)s; }
QListView:focus { border: 2px solid %(accent)s; padding: 3px; }
QToolTip { background: %(surface)s; color: %(text)s; border: 1px solid %(line)s; padding: 4px; }
QSplitter::handle { background: transparent; }
QLabel#title { font-size: 17px; font-weight: 600; }
QLabel#heading { font-size: 24px; font-weight: 600; }
QFrame#card { background: %(surface)s; border: 1px solid %(line)s;
  border-radius: %(radius)dpx; }
QLabel#quiet { color: %(quiet)s; }
QLabel#result { background: %(surface)s; border: 1px solid %(accent)s;
  border-radius: %(radius)dpx; padding: 10px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: %(line)s; border-radius: 3px; min-height: 24px; }
QScrollBar::handle:vertical:hover { background: %(frame)s; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: %(line)s; border-radius: 3px; min-width: 24px; }
"""
