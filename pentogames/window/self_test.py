"""The program's test of itself: whether all that it is made of is there, and works here.

``pentogames --self-test`` runs it, above all in installed and frozen programs, where a file may
have been left behind. It needs no display and touches no file of the user's. Games are played as
in the window: by a computer player in a process beside the program, through the one checked door.

What it says is for whoever packs or installs the program, and English like the command line.
"""

import sys
import traceback
from collections.abc import Callable, Iterator
from importlib import import_module
from multiprocessing.connection import wait
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QSize
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

import pentogames
from pentogames.bots.kernels import is_compiled
from pentogames.bots.levels import levels_of
from pentogames.bots.profiles import profile_of
from pentogames.bots.worker import Done, Job, Progress, Worker
from pentogames.core.game import Game, play
from pentogames.games import GAMES
from pentogames.model.autosave import Autosave
from pentogames.model.bot_runner import THINK
from pentogames.model.language import ENGLISH, Language, available
from pentogames.model.progress import LessonProgress
from pentogames.model.settings import Settings
from pentogames.model.words import tr
from pentogames.puzzles import panchromatic, pictures, tiling_library
from pentogames.resources import resource_path
from pentogames.scene.picture import FONT, load_fonts, paint_position
from pentogames.scene.specs import spec_for
from pentogames.store.pento import read_records
from pentogames.teach import book
from pentogames.teach.lessons import lessons_of
from pentogames.teach.overlays import overlays_for
from pentogames.teach.retell import retell
from pentogames.teach.words import words_for
from pentogames.window.setup import setup_for
from pentogames.window.start import open_window

PLIES = 6
LEVEL = 2
SILENCE = 60.0  # seconds after which a worker counts as broken
PICTURE = QSize(600, 450)
PLATFORMS = {"linux": ("xcb", "wayland"), "win32": ("windows",), "darwin": ("cocoa",)}
"""Qt's plug-ins without which there is no window, by what Python calls the system."""

Troubles = Iterator[str]
"""What is missing or broken, a sentence each."""


def run() -> int:
    """Test one part after another, say how each fared, return the exit code: 0 if all are well."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    print(f"Pentogames {pentogames.__version__} on {sys.platform}, {resource_path()}")
    troubles = [trouble for part in _parts() for trouble in _tested(*part)]
    print(f"{len(troubles)} troubles" if troubles else "All is well.")
    del application
    return 1 if troubles else 0


def _parts() -> Iterator[tuple[str, Callable[[], Troubles]]]:
    played: dict[str, Any] = {}
    yield "modules", _modules
    yield "resources", _resources
    yield "plug-ins of Qt", _plugins
    yield "translations", _translations
    with_kernels = [game.name for game in GAMES if is_compiled(game.name)]
    yield (
        f"computer players (compiled: {', '.join(with_kernels) or 'none'})",
        lambda: _games(played),
    )
    yield "boards", lambda: _boards(played)
    yield "window", _window


def _tested(name: str, part: Callable[[], Troubles]) -> list[str]:
    """Run one part, say how it fared, and return its troubles; a part that breaks off is one."""
    try:
        troubles = list(part())
    except Exception as error:
        traceback.print_exc(file=sys.stdout)
        troubles = [f"{type(error).__name__}: {error}"]
    print(f"{'FAILED' if troubles else 'ok':8}{name}")
    for trouble in troubles:
        print(f"        {trouble}")
    sys.stdout.flush()
    return troubles


def _modules() -> Troubles:
    """Load every module that is there, and those that every game must have by its name."""
    for module in walk_packages(pentogames.__path__, f"{pentogames.__name__}."):
        if not module.name.endswith(".__main__"):
            yield from _works(module.name, import_module, module.name)
    for game in GAMES:
        for registry in (words_for, overlays_for, spec_for, setup_for):
            yield from _works(f"{registry.__name__} {game.name}", registry, game.name)


def _resources() -> Troubles:
    """Read every file of resources the way the program does."""
    load_fonts()
    yield from _lacks(f"font {FONT}", FONT in QFontDatabase.families())
    for icon in sorted(resource_path("icons").rglob("*.svg")):
        yield from _lacks(f"picture in {icon}", QSvgRenderer(str(icon)).isValid())
    for game in GAMES:
        yield from _works(f"lesson of {game.name}", lessons_of, game.name)
        yield from _works(f"level of {game.name}", _levels, game.name)
    pages = {page.game for page in book.pages()}
    yield from (f"no page of rules for {game.name}" for game in GAMES if game.name not in pages)
    for name in book.diagram_names():
        yield from _works(f"diagram {name}", book.diagram, name)
    for path in sorted(resource_path("games").glob("*.pento")):
        yield from _works(f"game in {path}", read_records, path)
    yield from _works("picture to be built", pictures.samples)
    yield from _works("solitaire", panchromatic.most_levels)
    yield from _works("tiling", tiling_library.entries)


def _levels(game: str) -> object:
    """Return the levels of a game's computer player; True where there is to be none."""
    return profile_of(game) is None or levels_of(game)


def _works(what: str, find: Callable[..., object], *arguments: object) -> Troubles:
    """Try to find something; what is found must not be empty, and no error may be raised."""
    try:
        yield from _lacks(what, find(*arguments) not in ((), [], ""))
    except Exception as error:
        yield f"{what}: {type(error).__name__}: {error}"


def _lacks(what: str, found: object) -> Troubles:
    """Say that something is missing, unless it is found."""
    if not found:
        yield f"there is no {what}"


def _plugins() -> Troubles:
    """Look for the plug-ins that open windows."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    there = [path.name for path in folder.glob("*")]
    for name in PLATFORMS.get(sys.platform, ()):
        yield from _lacks(f"{name} in {folder}", [file for file in there if f"q{name}" in file])


def _translations() -> Troubles:
    """Use each language: the rules must be other ones than in English, and Qt's own words.

    How complete a catalogue is, packaging/translations tells.
    """
    language = Language(QCoreApplication.instance() or QCoreApplication([]))
    english = book.pages()
    for code, name in available():
        if code != ENGLISH:
            yield from _works(f"catalogue in {name}", _use, language, code)
            rules = book.pages(tr)
            same = [page.game for page, other in zip(rules, english, strict=True) if page == other]
            yield from (f"there are no rules of {game} in {name}" for game in same)
            cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
            yield from _lacks(f"words of Qt's in {name}", cancel != "Cancel")
    language.use(ENGLISH)


def _use(language: Language, code: str) -> object:
    """Take another language; True once that is done."""
    language.use(code)
    return True


def _games(played: dict[str, Any]) -> Troubles:
    """Begin a game of each kind, and keep in ``played`` where it has got to."""
    worker = Worker()
    try:
        for game in GAMES:
            yield from _works(f"game of {game.name}", _play, worker, game, played)
    finally:
        worker.close()


def _play(worker: Worker, game: Game[Any, Any, Any], played: dict[str, Any]) -> str:
    """Begin a game; return what is told of its last move."""
    position = played[game.name] = game.start(game.options_type())
    told = ""
    for ply in range(PLIES):
        if position.to_move is not None:
            move = _move(worker, game, position, ply)
            told = retell(game, position, move)
            position = played[game.name] = play(position, move)
    return told


def _move(worker: Worker, game: Game[Any, Any, Any], position: Any, ply: int) -> Any:
    """Return the move of the computer player, or where none plays, the first in the list."""
    if profile_of(game.name) is None:
        return next(iter(position.moves()))
    worker.submit(ply, Job(THINK, (game.name, position, LEVEL, ply)))
    while wait([worker.connection], SILENCE):
        for answer in worker.answers():
            if isinstance(answer, Done):
                return answer.result.move
            if not isinstance(answer, Progress):
                raise RuntimeError(f"the worker says {answer}")
        if not worker.alive:
            raise RuntimeError("the worker has died")
    raise RuntimeError("the worker is silent")


def _boards(played: dict[str, Any]) -> Troubles:
    """Paint each board before and after the moves, which must show."""
    for game in GAMES:
        start = game.start(game.options_type())
        before = paint_position(game, start, PICTURE)
        yield from _lacks(f"board of {game.name}", len(_colours(before)) > 2)
        after = paint_position(game, played.get(game.name, start), PICTURE)
        yield from _lacks(f"sign of moves of {game.name}", before != after)


def _colours(image: QImage) -> set[int]:
    """Return the colours of a picture, looked for in some of its columns."""
    return {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(image.height())}


def _window() -> Troubles:
    """Open the window on settings and a table of its own, and close it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        autosave = Autosave(folder)
        progress = LessonProgress(folder / "lessons.json")
        window = open_window(Settings(folder / "settings.ini"), autosave, progress)
        window.show()
        QCoreApplication.processEvents()
        yield from _lacks("picture of the window", len(_colours(window.grab().toImage())) > 2)
        window.close()
        autosave.release()
        if window.scene is not None:
            window.scene.dispose()
        window.deleteLater()
        QCoreApplication.sendPostedEvents()
