"""Every deed of the window in one table: its words, key, icon, and menu."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from pentogames.model.words import tr
from pentogames.scene.glyphs import icon
from pentogames.scene.theme import Theme


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
    Deed("export", "&Export picture…", ("Ctrl+E",), "picture"),
    Deed("quit", "&Quit", ("Ctrl+Q",)),
    Deed("undo", "&Undo", ("Ctrl+Z",), "undo"),
    Deed("redo", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Deed("first", "&First position", ("Home",), "first"),
    Deed("previous", "&Previous position", ("PgUp",), "previous"),
    Deed("next", "&Next position", ("PgDown",), "next"),
    Deed("last", "&Last position", ("End",), "last"),
    Deed("hint", "&Hint", ("H",), "hint"),
    Deed("computer-move", "Let the computer &move", ("Ctrl+Return", "Ctrl+Enter"), "go"),
    Deed("computer-stop", "&Stop thinking and move", ("Ctrl+.",), "stop"),
    Deed("computer-pause", "&Pause between computers", ("Ctrl+P",), "pause", checkable=True),
    Deed("take-over", "&Take over from the computer", ("Ctrl+T",)),
    Deed("computer-plays", "Let the computer play &for me", ("Ctrl+Shift+T",)),
    Deed("analysis", "&Analysis", ("Ctrl+I",), "graph"),
    Deed("motion", "&Animation", (), "", checkable=True),
    Deed("full-screen", "&Full screen", ("F11",), "", checkable=True),
    Deed("lessons", "&Lessons…", ("Ctrl+L",)),
    Deed("why", "&Why was that refused?", ("Ctrl+?",)),
    Deed("lesson-show", "Show &me", ("Ctrl+M",), page=True),
    Deed("lesson-again", "&Try again", ("Ctrl+Z",), page=True),
    Deed("lesson-back", "&Back", ("PgUp",), page=True),
    Deed("lesson-next", "&Next", ("PgDown",), page=True),
    Deed("lesson-leave", "L&eave the lesson", ("Ctrl+W",), page=True),
    Deed("welcome", "&Welcome…"),
    Deed("rules", "&Rules", ("F1",), "book"),
    Deed("shortcuts", "&Keyboard shortcuts", ("Ctrl+/",)),
    Deed("about", "&About Pentogames"),
)


def with_key(words: str, keys: tuple[str, ...]) -> str:
    """Return the words of a tip with the first of the keys, as keys are called where we are."""
    if not keys:
        return words
    key = QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText)
    return f"{words} ({key})"


class Actions:
    """The window's actions by name."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._icons: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        self._of_pages = frozenset(deed.name for deed in DEEDS if deed.page)
        for deed in DEEDS:
            self.add(deed)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def add(self, deed: Deed, hint: str = "") -> QAction:
        """Make the action of a deed; the hint, or else its words, and its key are its tooltip."""
        action = QAction(tr(deed.text), self._window)
        action.setShortcuts([QKeySequence(key) for key in deed.keys])
        action.setCheckable(deed.checkable)
        plain = tr(hint) if hint else tr(deed.text).replace("&", "").rstrip("…")
        action.setToolTip(with_key(plain, deed.keys))
        self._actions[deed.name] = action
        self._icons[deed.name] = deed.icon
        self._window.addAction(action)
        return action

    def remove(self, name: str) -> None:
        """Take an action away, from every menu and bar that shows it."""
        action = self._actions.pop(name)
        del self._icons[name]
        self._window.removeAction(action)
        action.deleteLater()

    def connect(self, deeds: dict[str, Callable[[], object]]) -> None:
        """Connect actions to what they do."""
        for name, act in deeds.items():
            self._actions[name].triggered.connect(lambda _=False, act=act: act())

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of another theme."""
        for name, picture in self._icons.items():
            if picture:
                self._actions[name].setIcon(icon(picture, theme.text))

    def listed(self) -> list[tuple[str, str]]:
        """Return the words and the keys of every action that has keys now."""
        return [
            (
                action.text().replace("&", "").rstrip("…"),
                ", ".join(
                    keys.toString(QKeySequence.SequenceFormat.NativeText)
                    for keys in action.shortcuts()
                ),
            )
            for name, action in self._actions.items()
            if action.shortcuts() and (name not in self._of_pages or action.isEnabled())
        ]
