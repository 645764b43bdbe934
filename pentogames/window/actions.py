"""Every deed of the window in one table: its words, key, icon, and menu."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from pentogames.model.words import tr
from pentogames.scene.glyphs import icon
from pentogames.scene.theme import Theme
from pentogames.window.aside import ALWAYS


@dataclass(frozen=True, slots=True)
class Deed:
    """Something the user can do: a stable name, its words, its keys, the name of its icon.

    What belongs to a ``page`` in the place of the table has its keys only while it is there.
    """

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    page: bool = False


DEEDS = (
    Deed("new", "&New game…", ("Ctrl+N",), "new"),
    Deed("open", "&Open…", ("Ctrl+O",), "open"),
    Deed("save", "&Save", ("Ctrl+S",), "save"),
    Deed("save-as", "Save &as…", ("Ctrl+Shift+S",)),
    Deed("export", "&Export…", ("Ctrl+E",), "picture"),
    Deed("copy", "&Copy the game", ("Ctrl+C",)),
    Deed("copy-position", "Copy the &position", ("Ctrl+Shift+C",)),
    Deed("paste", "Paste a &game or position", ("Ctrl+V",)),
    Deed("settings", "Se&ttings…", ("Ctrl+,",), "gear"),
    Deed("quit", "&Quit", ("Ctrl+Q",)),
    Deed("undo", "&Undo", ("Ctrl+Z",), "undo"),
    Deed("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Deed("first", "&First position", ("Home",), "first"),
    Deed("previous", "&Previous position", ("PgUp",), "previous"),
    Deed("next", "&Next position", ("PgDown",), "next"),
    Deed("last", "&Last position", ("End",), "last"),
    Deed("sign-good", "! &Good move", ("Alt+1",), checkable=True),
    Deed("sign-mistake", "? &Mistake", ("Alt+2",), checkable=True),
    Deed("sign-daring", "!? &Interesting move", ("Alt+3",), checkable=True),
    Deed("sign-doubtful", "?! &Doubtful move", ("Alt+4",), checkable=True),
    Deed("sign-best", "!! &Brilliant move", ("Alt+5",), checkable=True),
    Deed("sign-blunder", "?? B&lunder", ("Alt+6",), checkable=True),
    Deed("sign-none", "&No sign", ("Alt+0",), checkable=True),
    Deed("variation-next", "Next &variation", ("Alt+Down",)),
    Deed("variation-previous", "Previous v&ariation", ("Alt+Up",)),
    Deed("promote", "&Make it the main line", ("Ctrl+Up",)),
    Deed("delete-moves", "&Delete from here…", ("Ctrl+Del",)),
    Deed("fold", "F&old variations", ("Ctrl+Shift+F",), checkable=True),
    Deed("clock-pause", "Pause the &clocks", ("Pause", "Ctrl+B"), "pause", checkable=True),
    Deed("hint", "&Hint", ("H",), "hint"),
    Deed("computer-move", "Let the computer &move", ("Ctrl+Return", "Ctrl+Enter"), "go"),
    Deed("computer-stop", "&Stop thinking and move", ("Ctrl+.",), "stop"),
    Deed("computer-pause", "&Pause between computers", ("Ctrl+P",), "pause", checkable=True),
    Deed("take-over", "&Take over from the computer", ("Ctrl+T",)),
    Deed("computer-plays", "Let the computer play &for me", ("Ctrl+Shift+T",)),
    Deed("statistics", "Statisti&cs…", ("Ctrl+Shift+I",)),
    Deed("analysis", "&Analysis", ("Ctrl+I",), "graph"),
    Deed("motion", "&Animation", ("Ctrl+Shift+M",), "", checkable=True),
    Deed("sound", "&Play sounds", ("Ctrl+Shift+A",), "", checkable=True),
    Deed("full-screen", "&Full screen", ("F11",), "", checkable=True),
    Deed("lessons", "&Lessons…", ("Ctrl+L",)),
    Deed("shelf", "Puzzle &shelf…", ("Ctrl+K",)),
    Deed("why", "&Why was that refused?", ("Ctrl+?",)),
    Deed("lesson-show", "Show &me", ("Ctrl+M",), page=True),
    Deed("lesson-again", "&Try again", ("Ctrl+Z",), page=True),
    Deed("lesson-back", "&Back", ("PgUp",), page=True),
    Deed("lesson-next", "&Next", ("PgDown",), page=True),
    Deed("lesson-leave", "L&eave the lesson", ("Ctrl+W",), page=True),
    Deed("welcome", "&Welcome…", ("Shift+F1",)),
    Deed("rules", "&Rules", ("F1",), "book"),
    Deed("shortcuts", "&Keyboard shortcuts", ("Ctrl+/",)),
    Deed("log", "Open the l&og", ("Ctrl+Shift+L",)),
    Deed("about", "&About Pentogames", ("Ctrl+F1",)),
)


def with_key(words: str, keys: tuple[str, ...]) -> str:
    """Return the words of a tip with the first of the keys, as keys are called where we are."""
    if not keys:
        return words
    return f"{words} ({native(QKeySequence(keys[0]))})"


def native(keys: QKeySequence) -> str:
    """Return what keys are called where we are."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def plain(words: str) -> str:
    """Return the words of an action without what they have for a menu's sake."""
    return words.replace("&", "").rstrip("…")


Given = Callable[[str], tuple[str, ...] | None]
"""Says which keys the user has given to the deed of a name; None for its own."""


class Actions:
    """The window's actions by name, with their own keys or those that the user has given them.

    A key does one thing only: where the user has given it to a deed, others lose it.
    """

    def __init__(self, window: QWidget, given: Given = lambda name: None) -> None:
        self._window = window
        self._given = given
        self._theme: Theme | None = None  # until the first one no icon is painted
        self._ratio = 1  # pixels of the screen, in a row, to a logical one
        self._deeds: dict[str, Deed] = {}
        self._hints: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        for deed in DEEDS:
            self._make(deed)
        self.refresh_keys()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def add(self, deed: Deed, hint: str = "") -> QAction:
        """Make the action of a deed; the hint, or else its words, and its key are its tooltip.

        It has no keys before the next ``refresh_keys``.
        """
        action = self._make(deed, hint)
        self._paint_icon(deed)
        return action

    def _make(self, deed: Deed, hint: str = "") -> QAction:
        action = QAction(tr(deed.text), self._window)
        action.setCheckable(deed.checkable)
        self._actions[deed.name] = action
        self._deeds[deed.name] = deed
        self._hints[deed.name] = tr(hint) if hint else plain(tr(deed.text))
        self._window.addAction(action)
        return action

    def refresh_keys(self) -> None:
        """Give every action the keys that it has now."""
        given = {name: self._given(name) for name in self._deeds}
        for name, deed in self._deeds.items():
            keys = given[name]
            if keys is None:
                taken = {
                    key
                    for other, theirs in given.items()
                    if theirs and _meet(deed, self._deeds[other])
                    for key in theirs
                }
                keys = tuple(key for key in deed.keys if key not in taken)
            self._actions[name].setShortcuts([QKeySequence(key) for key in keys])
            self._actions[name].setToolTip(with_key(self._hints[name], keys))

    def holder(self, keys: QKeySequence, name: str) -> str:
        """Return the words of another deed than ``name`` that has these keys; empty if none has."""
        deed = self._deeds[name]
        for other, action in self._actions.items():
            rival = self._deeds[other]
            if other != name and keys in action.shortcuts() and _meet(deed, rival):
                return plain(action.text())
        return ""

    def mapped(self) -> list[tuple[str, str, str]]:
        """Return the name, the words and the keys of every deed."""
        return [(name, plain(act.text()), _keys(act)) for name, act in self._actions.items()]

    def remove(self, name: str) -> None:
        """Take an action away, from every menu and bar that shows it."""
        action = self._actions.pop(name)
        del self._deeds[name], self._hints[name]
        action.setShortcuts([])  # until it is gone it would claim them
        self._window.removeAction(action)
        action.deleteLater()

    def connect(self, deeds: dict[str, Callable[[], object]]) -> None:
        """Connect actions to what they do."""
        for name, act in deeds.items():
            self._actions[name].triggered.connect(lambda _=False, act=act: act())

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of another theme, or for another screen.

        They are many: each is drawn for the screen that the window is on, and no other.
        """
        ratio = ceil(self._window.devicePixelRatioF())
        if (theme, ratio) == (self._theme, self._ratio):
            return
        self._theme, self._ratio = theme, ratio
        for deed in self._deeds.values():
            self._paint_icon(deed)

    def _paint_icon(self, deed: Deed) -> None:
        if deed.icon and self._theme is not None:
            self._actions[deed.name].setIcon(icon(deed.icon, self._theme.text, (self._ratio,)))

    def listed(self) -> list[tuple[str, str]]:
        """Return the words and the keys of every action that has keys now."""
        return [
            (plain(action.text()), _keys(action))
            for name, action in self._actions.items()
            if action.shortcuts() and (not self._deeds[name].page or action.isEnabled())
        ]


def _keys(action: QAction) -> str:
    return ", ".join(native(keys) for keys in action.shortcuts())


def _meet(first: Deed, second: Deed) -> bool:
    """Say whether two deeds can be done at the same time, so that they need keys of their own."""
    return first.page == second.page or first.name in ALWAYS or second.name in ALWAYS
