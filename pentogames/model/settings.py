"""What the program remembers of its user's wishes, in a plain file in the user's own folder."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from pentogames.model.system_wishes import less_motion_wished

RECENT_FILES = 8

SYSTEM = "system"
"""The wish to do as the system does."""

LANGUAGE = "look/language"
"""What ``changed`` says when another language is wished for."""

THEME, VISION, MOTION = "look/theme", "look/vision", "look/motion"
SOUND, VOLUME = "sound/on", "sound/volume"
CONFIRM, AIDS, CLOCK = "play/confirm", "play/aids", "play/clock"
KEYS = "keys/"
"""What ``changed`` says, before the name of a deed, when it has got other keys."""

_KEPT_APART = ("window/", "files/", "welcome/")
"""Keys of what is remembered but not wished for."""


def overlays_key(game: str) -> str:
    """Return what ``changed`` says when other overlays are wished for in a game."""
    return f"overlays/{game}"


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
        return self._text(THEME, SYSTEM)

    @theme.setter
    def theme(self, name: str) -> None:
        self._set(THEME, name)

    @property
    def vision(self) -> str:
        """For whose eyes the colours of seats are chosen: the name of a palette."""
        return self._text(VISION, "standard")

    @vision.setter
    def vision(self, name: str) -> None:
        self._set(VISION, name)

    @property
    def motion(self) -> bool:
        """Whether anything is animated."""
        wish = self.motion_wish
        return not less_motion_wished() if wish == SYSTEM else wish == "true"

    @motion.setter
    def motion(self, on: bool) -> None:
        self.motion_wish = "true" if on else "false"

    @property
    def motion_wish(self) -> str:
        """What is wished of animation: ``system``, ``true`` or ``false``."""
        return str(self._store.value(MOTION, SYSTEM)).lower()

    @motion_wish.setter
    def motion_wish(self, wish: str) -> None:
        self._set(MOTION, wish)

    @property
    def sound(self) -> bool:
        """Whether sounds are played."""
        return self._flag(SOUND, default=True)

    @sound.setter
    def sound(self, on: bool) -> None:
        self._set(SOUND, on)

    @property
    def volume(self) -> int:
        """How loud sounds are, from 0 to 100."""
        text = str(self._store.value(VOLUME, ""))
        return min(100, int(text)) if text.isdigit() else 60

    @volume.setter
    def volume(self, volume: int) -> None:
        self._set(VOLUME, volume)

    @property
    def confirm_moves(self) -> bool:
        """Whether a move counts only when it is confirmed."""
        return self._flag(CONFIRM, default=False)

    @confirm_moves.setter
    def confirm_moves(self, on: bool) -> None:
        self._set(CONFIRM, on)

    @property
    def aids(self) -> bool:
        """Whether overlays that help to find moves may be shown at all."""
        return self._flag(AIDS, default=True)

    @aids.setter
    def aids(self, on: bool) -> None:
        self._set(AIDS, on)

    @property
    def clock(self) -> str:
        """The clock that new games are offered with, as core.time_control writes it."""
        return self._text(CLOCK, "")

    @clock.setter
    def clock(self, tag: str) -> None:
        self._set(CLOCK, tag or None)

    @property
    def counts_games(self) -> bool:
        """Whether games against the computer are counted for statistics."""
        return self._flag("play/counted", default=True)

    @counts_games.setter
    def counts_games(self, on: bool) -> None:
        self._set("play/counted", on)

    def keys(self, deed: str) -> tuple[str, ...] | None:
        """Return the keys that the user has given to a deed; None for those it has by itself."""
        text = self._store.value(KEYS + deed)
        return tuple(text.split()) if isinstance(text, str) else None

    def set_keys(self, deed: str, keys: Sequence[str] | None) -> None:
        """Give keys to a deed (none of them contains a space); None gives it its own again."""
        self._set(KEYS + deed, None if keys is None else " ".join(keys))

    @property
    def language(self) -> str:
        """The language of the screen: ``system``, or a code of model.language."""
        return self._text(LANGUAGE, SYSTEM)

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
        return frozenset(self._text(overlays_key(game), " ".join(at_first)).split())

    def set_overlays(self, game: str, names: Sequence[str]) -> None:
        """Remember the overlays that are on for a game."""
        self._set(overlays_key(game), " ".join(sorted(names)))

    def levels(self, game: str) -> dict[str, int]:
        """Return the levels of the computer players, by seat, in the last new game of a kind."""
        pairs = (word.partition("=") for word in self._text(f"players/{game}", "").split())
        return {seat: int(level) for seat, _, level in pairs if level.isdigit()}

    def set_levels(self, game: str, levels: Mapping[str, int]) -> None:
        """Remember who plays at the computer's levels in a game; the other seats are persons'."""
        self._set(f"players/{game}", " ".join(f"{seat}={n}" for seat, n in levels.items()))

    @property
    def pace(self) -> str:
        """How long the computer players wait before they move; see model.computer."""
        return self._text("computer/pace", "normal")

    @pace.setter
    def pace(self, name: str) -> None:
        self._set("computer/pace", name)

    @property
    def thinking_seconds(self) -> int:
        """How long the strongest computer players may think about a move."""
        text = self._text("computer/seconds", "")
        return int(text) if text.isdigit() else 10

    @thinking_seconds.setter
    def thinking_seconds(self, seconds: int) -> None:
        self._set("computer/seconds", str(seconds))

    def wishes(self) -> dict[str, Any]:
        """Return all that is set now, for ``take_back``."""
        return {
            key: self._store.value(key)
            for key in self._store.allKeys()
            if not key.startswith(_KEPT_APART)
        }

    def take_back(self, wishes: Mapping[str, Any]) -> None:
        """Set everything as it was; ``changed`` names each key that is another one now."""
        for key in self.wishes().keys() - wishes.keys():
            self._set(key, None)
        for key, value in wishes.items():
            self._set(key, value)

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
        """Keep a value; without one (None) the key is forgotten, and its default counts again."""
        if self._store.value(key) == value:
            return
        if value is None:
            self._store.remove(key)
        else:
            self._store.setValue(key, value)
        self.changed.emit(key)
