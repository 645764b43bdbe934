"""What goes into a frozen program and what stays out, found in the sources and not listed by hand.

PyInstaller follows import statements. Much of this program is imported by a game's name, so all of
its modules are asked for. Of Qt, PyInstaller takes all plug-ins that a module could use, with their
libraries; most of them (encrypted connections, screens of devices without a desktop) are for other
programs.
"""

import ast
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

from frozen.project import PACKAGE

Entry = tuple[str, str, str]
"""Of PyInstaller's tables of contents: the place in the program, the file, the kind."""

LINK = "SYMLINK"

KERNEL_KINDS = {".so", ".pyd"}

FORGONE = ("numpy", "tkinter", "unittest", "pydoc", "doctest", "lib2to3", "ssl", "_hashlib")
"""Modules that something mentions and nothing here needs; hashlib does without the last, which
brings a library of five megabytes."""

PLUGINS = {
    "iconengines": ("*qsvgicon*",),
    "imageformats": ("*qsvg.*", "*qjpeg*", "*qgif*", "*qico*"),
    "platforms": (
        *("*qxcb*", "*qwayland*", "*qoffscreen*", "*qminimal.*"),
        *("*qwindows*", "*qdirect2d*", "*qcocoa*"),
    ),
    "platforminputcontexts": ("*compose*", "*ibus*"),
    "platformthemes": ("*xdgdesktopportal*",),
    "styles": ("*",),
    "wayland-decoration-client": ("*",),
    "wayland-graphics-integration-client": ("*wayland-egl*",),
    "wayland-shell-integration": ("*xdg-shell*",),
    "xcbglintegrations": ("*",),
}
"""Qt's plug-ins that are kept, by kind. Not GTK's theme: it brings forty libraries, and the look is
ours. OpenGL's are small, and Qt looks for them before it paints without it."""

LIBRARIES_FORGONE = ("opengl32sw.dll", "d3dcompiler_47.dll")
"""Of Windows: OpenGL in software, which only programs of three dimensions draw with."""

PROCESSES_HOOK = "pyi_rth_multiprocessing"
"""Of the hooks that PyInstaller runs at the start of a program, the one for multiprocessing."""

QT_WORDS = "qtbase_"
"""What the names of Qt's catalogues begin with that translate its buttons and dialogs."""


def modules() -> list[str]:
    """Return the names of all modules of the package, compiled kernels too."""
    sources = [path for path in PACKAGE.rglob("*.py") if path.name != "__main__.py"]
    return sorted({module_at(path.relative_to(PACKAGE.parent)) for path in [*sources, *kernels()]})


def kernels() -> list[Path]:
    """Return the compiled kernels that lie beside their sources."""
    beside = PACKAGE.glob("*/kernels/_*")
    return sorted(path for path in beside if path.suffix in KERNEL_KINDS)


def stale_kernels() -> list[Path]:
    """Return the sources of kernels that are not compiled, or were before they changed."""
    made = {path.with_name(path.name.partition(".")[0]): path for path in kernels()}
    stale = []
    for source in sorted(PACKAGE.glob("*/kernels/_*.c")):
        module = made.get(source.with_suffix(""))
        if module is None or module.stat().st_mtime < source.stat().st_mtime:
            stale.append(source)
    return stale


def module_at(place: PurePath) -> str:
    """Return the name of the module that a file is, by its path from the top of all packages."""
    parts = place.with_name(place.name.partition(".")[0]).parts
    return ".".join(part for part in parts if part != "__init__")


def qt_modules() -> set[str]:
    """Return the modules of Qt that the sources import, as ``PySide6.QtCore``."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                found.add(node.module or "")
    return found


def excludes() -> list[str]:
    """Return the modules that are left out even if something would import them."""
    import PySide6

    every = {f"PySide6.{path.name.partition('.')[0]}" for path in _extensions(PySide6.__path__)}
    return sorted({*FORGONE, *(every - qt_modules())} - qt_modules())


def _extensions(folders: Iterable[str]) -> list[Path]:
    return [
        path
        for folder in folders
        for path in Path(folder).glob("Qt*")
        if path.suffix in KERNEL_KINDS
    ]


def trim(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the binaries without Qt's forgone plug-ins and libraries."""
    return [
        entry
        for entry in binaries
        if _is_kept_plugin(entry[0]) and PurePath(entry[0]).name not in LIBRARIES_FORGONE
    ]


def linked(wanted: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the binaries without those that only something was linked to that is gone.

    ``needs`` gives the file names of the libraries that a binary is linked to. What Python imports,
    plug-ins and libpython are there by themselves, a library because something is linked to it.
    """
    wanted = list(wanted)
    libraries = {PurePath(entry[0]).name: entry for entry in wanted if _is_library(entry)}
    kept = [entry for entry in wanted if not _is_library(entry)]
    waiting = list(kept)
    while waiting:
        for name in needs(waiting.pop()[1]):
            library = libraries.pop(PurePath(name).name, None)
            if library is not None:
                kept.append(library)
                waiting.append(library)
    return [entry for entry in wanted if entry in kept]


def without_loose_links(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return the entries without links to libraries that are not among the binaries."""
    there = {PurePath(place).name for place, _, kind in binaries if kind != LINK}
    return [
        (place, target, kind)
        for place, target, kind in entries
        if kind != LINK or PurePath(target).name in there
    ]


def _is_kept_plugin(place: str) -> bool:
    """Say whether it is one of the plug-ins that are kept, or none at all."""
    path = PurePath(place)
    if "plugins" not in path.parts:
        return True
    return any(fnmatch(path.name, pattern) for pattern in PLUGINS.get(path.parent.name, ()))


def _is_library(entry: Entry) -> bool:
    """Say whether it is there only for the sake of others."""
    place, _, kind = entry
    name = PurePath(place).name
    return kind == "BINARY" and "plugins" not in PurePath(place).parts and "python3" not in name


def trim_data(datas: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """Return the data files without Qt's words in languages that the program does not speak."""
    spoken = {f"{QT_WORDS}{language}.qm" for language in languages}
    return [
        entry
        for entry in datas
        if not (PurePath(entry[0]).suffix == ".qm" and "PySide6" in PurePath(entry[0]).parts)
        or PurePath(entry[0]).name in spoken
    ]


def strippable(place: str) -> bool:
    """Say whether a binary's symbols may be taken away: Python's and ours; Qt's have none."""
    path = PurePath(place)
    return path.name.startswith("libpython") or bool({"lib-dynload", "kernels"} & set(path.parts))
