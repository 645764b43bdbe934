"""Pack the program that packaging/build.py has built as a package of Debian's, beside it.

Usage: .venv/bin/python packaging/deb.py [BUILT] [--compression xz|zstd|gzip|none]

The package holds the frozen program and not one that runs in Debian's Python: Debian 12 has no
PySide6, and a private environment would end with the next Python of the system. What it depends on
is found in the program: the libraries that something in it is linked to and that do not lie in it.
Needs dpkg and binutils, and runs on the system that the package is for.
"""

import argparse
import gzip
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

from frozen import elf
from frozen.project import ROOT, Project, read_project

C_LIBRARY = "libc6"
"""The one package of which no older version does than the one that was built with."""

SOUND_PLAYERS = "pulseaudio-utils | pipewire-bin | alsa-utils"
"""Packages with a program that plays sounds (model/sound_player.py): one is enough."""

OVERRIDES = """\
# A frozen program has no sources from which it could be compiled where it is installed.
{name}: package-installs-python-bytecode *
"""
"""What lintian need not remark on."""


def main(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    project = read_project()
    reader.add_argument("built", type=Path, nargs="?", default=ROOT / "dist" / project.name)
    reader.add_argument("--compression", default="xz", choices=("xz", "zstd", "gzip", "none"))
    asked = reader.parse_args(arguments)
    print(pack(project, asked.built.resolve(), asked.compression))
    return 0


def pack(project: Project, built: Path, compression: str = "xz") -> Path:
    """Pack a built folder; return the package."""
    machine = _told("dpkg", "--print-architecture")
    package = built.parent / f"{project.name}_{project.version}_{machine}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        lay_out(project, built, tree)
        control = tree / "DEBIAN"
        control.mkdir()
        files = sorted(
            path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink()
        )
        said = _control(project, machine, relations(built), files)
        (control / "control").write_text(said, encoding="utf-8")
        (control / "md5sums").write_text(_sums(tree, files), encoding="utf-8")
        command = ["dpkg-deb", "--root-owner-group", f"-Z{compression}", "--build"]
        subprocess.run([*command, str(tree), str(package)], check=True, stdout=subprocess.DEVNULL)
    return package


def lay_out(project: Project, built: Path, tree: Path) -> None:
    """Lay everything where it lies when it is installed, with the modes that policy asks for."""
    subprocess.run(
        ["sh", str(built / "install.sh"), "--prefix", "/usr"],
        check=True,
        env=os.environ | {"DESTDIR": str(tree)},
    )
    usr = tree / "usr"
    for unwanted in ("installed", "uninstall.sh", "LICENSE.txt", "LICENCES.txt"):
        (usr / "lib" / project.name / unwanted).unlink()
    (usr / "share" / "zsh" / "site-functions").rename(usr / "share" / "zsh" / "vendor-completions")
    documents = usr / "share" / "doc" / project.name
    documents.mkdir(parents=True)
    licences = (built / name for name in ("LICENSE.txt", "LICENCES.txt"))
    (documents / "copyright").write_bytes(b"\n".join(path.read_bytes() for path in licences))
    news = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    (documents / "NEWS.gz").write_bytes(news)
    overrides = usr / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    (overrides / project.name).write_text(OVERRIDES.format(name=project.name), encoding="utf-8")
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == usr / "lib" / project.name / project.name
            path.chmod(0o755 if runs else 0o644)


def relations(built: Path) -> dict[str, list[str]]:
    """Return the packages with the libraries that a built program does not bring itself.

    Only plug-ins are linked to a library that this system lacks, or nothing would have been built:
    those for Wayland, without which X11 is used. Packages with such libraries are recommended.
    """
    inside = {path.name for path in built.rglob("*")}
    binaries = [path for path in built.rglob("*") if path.is_file() and _is_binary(path)]
    wanted = {name for path in binaries for name in elf.needs(str(path))} - inside
    cached = _told("/sbin/ldconfig", "-p")
    known = {name: _package_of(name, cached) for name in wanted}
    version = _told("dpkg-query", "-W", "-f", "${Version}", C_LIBRARY).partition("-")[0]
    needed = {package for package in known.values() if package} - {C_LIBRARY}
    lacking = {_usual_package(name) for name, package in known.items() if not package}
    return {
        "Depends": [f"{C_LIBRARY} (>= {version})", *sorted(needed)],
        "Recommends": [*sorted(lacking - needed), SOUND_PLAYERS],
    }


def _is_binary(path: Path) -> bool:
    with path.open("rb") as file:
        return not path.is_symlink() and file.read(4) == b"\x7fELF"


def _package_of(library: str, cached: str) -> str:
    """Return the package with a library of this name, of those that ldconfig knows; or nothing."""
    found = re.search(rf"^\s*{re.escape(library)} \(libc6.*\) => (\S+)$", cached, re.MULTILINE)
    if found is None:
        return ""
    # dpkg may know a path without the /usr that systems have merged it with.
    for path in (found[1], os.path.realpath(found[1]), found[1].removeprefix("/usr")):
        said = subprocess.run(["dpkg-query", "--search", path], capture_output=True, text=True)
        if said.returncode == 0:
            return said.stdout.partition(":")[0]
    raise SystemExit(f"No package has {found[1]}, which the program needs.")


def _usual_package(library: str) -> str:
    """Return what Debian calls the package of a library: ``libwayland-egl1``, ``libx86-64-1``."""
    name, _, number = library.partition(".so.")
    dash = "-" if name[-1].isdigit() else ""
    return f"{name}{dash}{number}".lower().replace("_", "-")


def _control(project: Project, machine: str, needs: dict[str, list[str]], files: list[Path]) -> str:
    """Return what dpkg is told of the package."""
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    told = textwrap.fill(
        "Play Universe, Pent-Up, Pentago and Pauli with friends round one screen or against the "
        "computer at seven levels, learn each game by playing it, keep games with comments and "
        "variations, and have them analysed. Tiling puzzles, solitaires and puzzles with an "
        "opponent come with it.",
        width=78,
        initial_indent=" ",
        subsequent_indent=" ",
    )
    relations = "\n".join(f"{kind}: {', '.join(names)}" for kind, names in needs.items() if names)
    return f"""\
Package: {project.name}
Version: {project.version}
Section: games
Priority: optional
Architecture: {machine}
Maintainer: {project.author}
Installed-Size: {kilobytes}
{relations}
Description: four tabletop games of pieces and squares
{told}
"""


def _sums(tree: Path, files: list[Path]) -> str:
    lines = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(tree)}\n"
        for path in files
    )
    return "".join(lines)


def _told(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
