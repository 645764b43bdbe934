"""What the program remembers of its user's wishes, in a plain file in the user's own folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

RECENT_FILES = 8

LANGUAGE = "look/language"
"""What ``changed`` says when another language is wished for."""


class Settings(QObject):
    """The user's settings; each is applied at once (``changed`` names it) and kept."""

    changed = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if path is None:
            self._store = QSettings(
                QSettings.Format.IniFormat, QSettings.Scope.UserScope, "Pentogames", "Pentogames"
            )
        else:
            self._store = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def theme(self) -> str:
        """The look: ``system``, or a theme's name."""
        return self._text("look/theme", "system")

    @theme.setter
    def theme(self, name: str) -> None:
        self._set("look/theme", name)

    @property
    def motion(self) -> bool:
        """Whether anything is animated."""
        return self._flag("look/motion", default=True)

    @motion.setter
    def motion(self, on: bool) -> None:
        self._set("look/motion", on)

    @property
    def language(self) -> str:
        """The language of the screen: ``system``, or a code of model.language."""
        return self._text(LANGUAGE, "system")

    @language.setter
    def language(self, wish: str) -> None:
        self._set(LANGUAGE, wish)

    @property
    def welcomed(self) -> bool:
        """Whether the welcome has been shown."""
        return self._flag("welcome/shown", default=False)

    @welcomed.setter
    def welcomed(self, shown: bool) -> None:
        self._set("welcome/shown", shown)

    @property
    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved last, the newest first."""
        value = self._store.value("files/recent", [])
        names = value if isinstance(value, list) else [value]  # a list of one comes back bare
        return tuple(Path(name) for name in names if isinstance(name, str) and name)

    def add_recent_file(self, path: Path) -> None:
        """Put a file first among the recent ones, whatever folder the program runs in later."""
        whole = path.absolute()
        others = [known for known in self.recent_files if known != whole]
        kept = [str(known) for known in (whole, *others)][:RECENT_FILES]
        self._set("files/recent", kept)

    def clear_recent_files(self) -> None:
        """Forget the recent files; the files stay."""
        self._set("files/recent", [])

    def overlays(self, game: str, at_first: Sequence[str] = ()) -> frozenset[str]:
        """Return the names of the overlays that are on for a game, if nobody chose ``at_first``."""
        return frozenset(self._text(f"overlays/{game}", " ".join(at_first)).split())

    def set_overlays(self, game: str, names: Sequence[str]) -> None:
        """Remember the overlays that are on for a game."""
        self._set(f"overlays/{game}", " ".join(sorted(names)))

    def blob(self, name: str) -> QByteArray:
        """Return a window's saved state; empty if there is none."""
        value = self._store.value(f"window/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_blob(self, name: str, value: QByteArray) -> None:
        """Remember a window's state."""
        self._store.setValue(f"window/{name}", value)

    def sync(self) -> None:
        """Write what is not written yet."""
        self._store.sync()

    def _text(self, key: str, default: str) -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def _flag(self, key: str, *, default: bool) -> bool:
        value = self._store.value(key, default)
        return value if isinstance(value, bool) else str(value).lower() == "true"

    def _set(self, key: str, value: Any) -> None:
        if self._store.value(key) != value:
            self._store.setValue(key, value)
            self.changed.emit(key)
