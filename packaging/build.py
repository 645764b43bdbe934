"""Build the program as one that needs no Python: for the system that this runs on.

Usage: .venv/bin/python packaging/build.py [--onefile] [--no-archive] [--dist FOLDER]

It compiles kernels that are not up to date, lets PyInstaller build what packaging/pentogames.spec
describes, checks the result (it is no larger than it may be, all resources are in it, its self-test
passes in an empty environment) and packs it with its checksum beside it. Needs the extra
``package``; on Linux, binutils as well.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

from frozen import contents, share
from frozen.project import RESOURCES, ROOT, Project, read_project

SELF_TEST_SECONDS = 600
LARGEST_FOLDER = 170e6
"""Bytes that a built folder may take."""
LARGEST_ARCHIVE = 60e6
"""Bytes of what players fetch: an archive, or the program that is one file."""
SYSTEM_VARIABLES = ("SYSTEMROOT", "TEMP", "TMP")
"""What Windows gives to every process, and no process there works without."""


def main(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--onefile", action="store_true", help="one file instead of a folder")
    reader.add_argument("--no-archive", action="store_true", help="leave out the archive")
    reader.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the results go")
    asked = reader.parse_args(arguments)
    project = read_project()
    compile_kernels()
    built = build(project, asked.dist.resolve(), asked.onefile)
    add_licences(built)
    if sys.platform == "linux" and not asked.onefile:
        share.add_desktop(project, built)
    print(f"{built}: {size(built) / 1e6:.0f} MB")
    if too_large(built, LARGEST_ARCHIVE if asked.onefile else LARGEST_FOLDER):
        return 1
    if lacking := missing_resources(built) or failing_self_test(project, built):
        print(f"The program is not complete: {lacking}", file=sys.stderr)
        return 1
    if not asked.no_archive:
        archive = pack(project, built)
        print(f"{archive}: {size(archive) / 1e6:.0f} MB")
        if too_large(archive, LARGEST_ARCHIVE):
            return 1
    return 0


def too_large(built: Path, most: float) -> bool:
    """Say whether a file or a folder takes more bytes than it may, and complain if so."""
    found = size(built)
    if found > most:
        what = f"{built} has {found / 1e6:.1f} MB, {most / 1e6:.1f} at most are allowed"
        print(f"The program is too large: {what}.", file=sys.stderr)
    return found > most


def compile_kernels() -> None:
    """Compile the kernels whose modules are missing or old; SystemExit if that cannot be done."""
    if contents.stale_kernels():
        subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], cwd=ROOT, check=True)
    if stale := contents.stale_kernels():
        raise SystemExit(f"These kernels could not be compiled: {', '.join(map(str, stale))}.")


def build(project: Project, dist: Path, one_file: bool) -> Path:
    """Build the program below ``dist``; return its folder or file."""
    spec = ROOT / "packaging" / f"{project.name}.spec"
    work = dist / "work"
    options = [
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        str(dist),
        "--workpath",
        str(work),
    ]
    rest = ["--", "--onefile"] if one_file else []
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, str(spec), *rest], check=True)
    shutil.rmtree(work)
    if one_file:
        return dist / f"{project.name}{'.exe' if sys.platform == 'win32' else ''}"
    return dist / (f"{project.title}.app" if sys.platform == "darwin" else project.name)


def add_licences(built: Path) -> None:
    """Lay the licences beside the program, where it is a folder that can have something beside."""
    if built.is_dir() and built.suffix != ".app":
        shutil.copy2(ROOT / "LICENSE", built / "LICENSE.txt")
        shutil.copy2(ROOT / "packaging" / "frozen" / "LICENCES.txt", built / "LICENCES.txt")


def missing_resources(built: Path) -> str:
    """Return the names of resources that are not in a folder; one file cannot be looked into."""
    if built.is_file():
        return ""
    here = {path.relative_to(RESOURCES) for path in RESOURCES.rglob("*") if path.is_file()}
    (there,) = (path for path in built.rglob("pentogames/resources") if not path.is_symlink())
    return ", ".join(sorted(str(path) for path in here if not (there / path).is_file()))


def failing_self_test(project: Project, built: Path) -> str:
    """Run the program's test of itself with nothing of this environment; return what it says."""
    environment = {name: os.environ[name] for name in SYSTEM_VARIABLES if name in os.environ}
    command = [str(executable(project, built)), "--self-test"]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=SELF_TEST_SECONDS
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def executable(project: Project, built: Path) -> Path:
    """Return the program that writes to the console, in what was built."""
    if built.is_file():
        return built
    if built.suffix == ".app":
        return built / "Contents" / "MacOS" / project.name
    return built / (f"{project.name}-console.exe" if sys.platform == "win32" else project.name)


def pack(project: Project, built: Path) -> Path:
    """Pack what was built, with its checksum in a file beside it; return the archive."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = sysconfig.get_platform().rpartition("-")[2].lower()
    shape = "-onefile" if built.is_file() else ""
    name = f"{project.name}-{project.version}-{system}-{machine}{shape}"
    if sys.platform == "win32":
        archive = built.parent / f"{name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            for path in [built, *sorted(built.rglob("*"))]:
                packed.write(path, path.relative_to(built.parent))
    else:
        archive = built.parent / f"{name}.tar.xz"
        with tarfile.open(archive, "w:xz", preset=1) as packed:
            packed.add(built, built.name, filter=_of_nobody)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n")
    return archive


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Let nobody's name on the building machine get into the archive."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else path.rglob("*")
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
