"""The look of the widgets round the boards, made from the same tokens as the boards."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from pentogames.resources import resource_path
from pentogames.scene.theme import (
    FOCUS_STROKE,
    HAIR_STROKE,
    LIGHT,
    RADIUS,
    SMALL_RADIUS,
    Theme,
    theme_named,
)
from pentogames.scene.theme_seats import Vision

_WORN = "pentogames_theme"


def dress(application: QApplication, theme: Theme) -> None:
    """Give all widgets the colours of a theme; ``theme_of`` knows it afterwards."""
    application.setProperty(_WORN, [theme.name, str(theme.vision)])
    application.setPalette(palette(theme))
    application.setStyleSheet(style_sheet(theme))


def theme_of(widget: QWidget) -> Theme:
    """Return the theme whose colours a widget has: the one that the application is dressed in."""
    application = QApplication.instance()
    worn = None if application is None else application.property(_WORN)
    if worn is None:
        return LIGHT
    name, vision = worn
    return theme_named(name, Vision(vision))


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
        result.setColor(group.Disabled, name, theme.text_off)
    return result


def style_sheet(theme: Theme) -> str:
    """Return the style sheet of a theme: quiet panels, one accent, room to breathe."""
    tick = "tick-dark.svg" if theme.on_accent.lightness() < 128 else "tick-light.svg"
    colours = {
        "window": theme.window,
        "surface": theme.surface,
        "raised": theme.raised,
        "tint": theme.tint,
        "line": theme.hairline,
        "frame": theme.frame,
        "text": theme.text,
        "quiet": theme.text_quiet,
        "off": theme.text_off,
        "accent": theme.accent,
        "on_accent": theme.on_accent,
        "focus": theme.focus,
    }
    sizes = {
        "radius": round(RADIUS),
        "small": round(SMALL_RADIUS),
        "hair": HAIR_STROKE,
        "ring": FOCUS_STROKE,
    }
    names = {name: colour.name() for name, colour in colours.items()}
    tick_path = resource_path("icons", tick).as_posix()
    return _SHEET % (names | sizes | {"tick": tick_path})


_SHEET = """
QMainWindow, QDialog { background: %(window)s; }
QMenuBar { background: %(window)s; padding: 4px 6px 0 6px; }
QMenuBar::item { margin-top: 3px;
  padding: 9px 10px; border-radius: %(small)dpx; background: transparent; }
QMenuBar::item:selected { background: %(tint)s; }
QMenu { background: %(surface)s; border: %(hair)dpx solid %(line)s; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: %(small)dpx; }
QMenu::item:selected { background: %(accent)s; color: %(on_accent)s; }
QMenu::item:disabled { color: %(off)s; background: transparent; }
QMenu::separator { height: 1px; background: %(line)s; margin: 6px 8px; }
QMenu::indicator { left: 8px; width: 12px; height: 12px; }
QToolBar { background: %(window)s; border: none; spacing: 4px; padding: 3px; }
QToolBar::separator { background: %(line)s; width: 1px; margin: 6px 6px; }
QToolButton { border: %(hair)dpx solid transparent; border-radius: %(small)dpx; padding: 5px; }
QToolButton#qt_toolbar_ext_button { padding: 0; border: none; }
QToolButton:hover { background: %(raised)s; border-color: %(line)s; }
QToolButton:focus { border: %(ring)dpx solid %(focus)s; padding: 4px; }
QToolButton:pressed { background: %(tint)s; }
QToolButton:checked { background: %(raised)s; border: %(hair)dpx solid %(accent)s;
  color: %(accent)s; }
QToolButton:checked:focus { border: %(ring)dpx solid %(focus)s; }
QStatusBar { background: %(window)s; color: %(quiet)s; }
QStatusBar::item { border: none; }
QPushButton { background: %(raised)s; border: %(hair)dpx solid %(line)s; border-radius: %(small)dpx;
  padding: 7px 18px; }
QPushButton:hover { border-color: %(frame)s; }
QPushButton:focus { border: %(ring)dpx solid %(focus)s; padding: 6px 17px; }
QPushButton:default { background: %(accent)s; color: %(on_accent)s; border-color: %(accent)s; }
QPushButton:default:focus { border: %(ring)dpx solid %(text)s; }
QPushButton:checked { background: %(accent)s; color: %(on_accent)s; border-color: %(accent)s; }
QPushButton:checked:disabled { background: %(tint)s; color: %(off)s; border-color: %(line)s; }
QPushButton#choice { padding: 6px 7px; }
QPushButton#choice:focus { padding: 5px 6px; }
QPushButton#choice:checked:focus { border: %(ring)dpx solid %(text)s; }
QPushButton:disabled { color: %(off)s; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QLineEdit, QPlainTextEdit { background: %(surface)s;
  border: %(hair)dpx solid %(line)s; border-radius: %(small)dpx; padding: 6px 8px;
  selection-background-color: %(accent)s; selection-color: %(on_accent)s; }
QLineEdit:focus, QPlainTextEdit:focus {
  border: %(ring)dpx solid %(focus)s; padding: 5px 7px; }
QTabBar::tab { background: transparent; color: %(quiet)s; padding: 5px 9px;
  border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: %(text)s; border-bottom: 2px solid %(accent)s; }
QTabBar::tab:hover { color: %(text)s; }
QTabBar:focus { outline: none; }
QTabBar::tab:selected:focus { background: %(line)s; }
QProgressBar { background: %(line)s; border: none; border-radius: 3px; }
QProgressBar::chunk { background: %(accent)s; border-radius: 3px; }
QLabel#strong { font-weight: 600; }
QComboBox { background: %(raised)s; color: %(text)s; border: %(hair)dpx solid %(line)s;
  border-radius: %(small)dpx; padding: 5px 8px; }
QComboBox:hover { border-color: %(frame)s; }
QComboBox:focus { border: %(ring)dpx solid %(focus)s; padding: 4px 7px; }
QComboBox:disabled { color: %(off)s; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; margin-right: 8px;
  border-left: 4px solid %(raised)s; border-right: 4px solid %(raised)s;
  border-top: 5px solid %(quiet)s; }
QComboBox QAbstractItemView { background: %(surface)s; border: %(hair)dpx solid %(line)s;
  selection-background-color: %(accent)s; selection-color: %(on_accent)s; outline: none; }
QListView { background: %(surface)s; border: %(hair)dpx solid %(line)s; border-radius: %(radius)dpx;
  outline: none; padding: 4px; }
QListWidget::item { padding: 6px 8px; border-radius: %(small)dpx; }
QListWidget::item:selected { background: %(accent)s; color: %(on_accent)s; }
QTextBrowser { background: %(surface)s; border: %(hair)dpx solid %(line)s;
  border-radius: %(radius)dpx; }
QTextBrowser:focus { border: %(ring)dpx solid %(focus)s; }
QListView:focus { border: %(ring)dpx solid %(focus)s; padding: 3px; }
QToolTip { background: %(surface)s; color: %(text)s; border: %(hair)dpx solid %(line)s;
  padding: 4px; }
QSplitter::handle { background: transparent; }
QLabel#title { font-size: 17px; font-weight: 600; }
QLabel#heading { font-size: 24px; font-weight: 600; }
QFrame#card { background: %(surface)s; border: %(hair)dpx solid %(line)s;
  border-radius: %(radius)dpx; }
QLabel#quiet { color: %(quiet)s; }
QLabel#result { background: %(surface)s; border: %(hair)dpx solid %(accent)s;
  border-radius: %(radius)dpx; padding: 10px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: %(line)s; border-radius: 3px; min-height: 24px; }
QScrollBar::handle:vertical:hover { background: %(frame)s; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: %(line)s; border-radius: 3px; min-width: 24px; }
QCheckBox, QRadioButton { spacing: 9px; padding: 3px 2px; border: %(hair)dpx solid transparent;
  border-radius: %(small)dpx; }
QCheckBox:focus, QRadioButton:focus { border: %(ring)dpx solid %(focus)s; padding: 2px 1px; }
QCheckBox:disabled, QRadioButton:disabled { color: %(off)s; }
QCheckBox::indicator, QGroupBox::indicator, QAbstractItemView::indicator {
  width: 16px; height: 16px; border: %(hair)dpx solid %(frame)s; border-radius: 4px;
  background: %(raised)s; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked {
  border-color: %(accent)s; background: %(accent)s; image: url("%(tick)s"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: %(line)s;
  background: transparent; }
QCheckBox::indicator:checked:disabled { background: %(off)s; border-color: %(off)s; }
QRadioButton::indicator { width: 16px; height: 16px; border: %(hair)dpx solid %(frame)s;
  border-radius: 9px; background: %(raised)s; }
QRadioButton::indicator:checked { border-color: %(accent)s;
  background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 %(accent)s, stop: 0.54 %(accent)s, stop: 0.64 %(raised)s, stop: 1 %(raised)s); }
QSlider { min-height: 26px; border: %(hair)dpx solid transparent; border-radius: %(small)dpx; }
QSlider:focus { border: %(ring)dpx solid %(focus)s; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: %(line)s; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: %(accent)s; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -7px 0; border-radius: 9px;
  background: %(raised)s; border: %(hair)dpx solid %(frame)s; }
QSlider::handle:horizontal:hover { border-color: %(accent)s; }
QSlider::sub-page:horizontal:disabled { background: %(off)s; }
QListWidget#sections { background: transparent; padding: 2px;
  border: %(ring)dpx solid transparent; }
QListWidget#sections::item { padding: 9px 12px; }
QListWidget#sections:focus { padding: 2px; border: %(ring)dpx solid %(focus)s;
  border-radius: %(radius)dpx; }
QScrollArea#page, QScrollArea#page > QWidget > QWidget { background: transparent; border: none; }
QTableWidget { background: %(surface)s; border: %(hair)dpx solid %(line)s;
  border-radius: %(radius)dpx; gridline-color: transparent; outline: none; }
QTableWidget:focus { border: %(ring)dpx solid %(focus)s; }
QTableWidget::item { padding: 4px 8px; }
QTableWidget::item:selected { background: %(accent)s; color: %(on_accent)s; }
"""
