"""What a Linux desktop is told of the program: the files of a folder ``share`` below a prefix."""

import gzip
import shutil
from pathlib import Path

from frozen import completion, icons, usage
from frozen.manual import manual
from frozen.project import ICON, ROOT, Project

LINUX = ROOT / "packaging" / "linux"
DOCUMENTS = ("record", "tiling")
"""The kinds of files, as their icons are called: ``record.svg`` is drawn for records."""

ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def add_desktop(project: Project, built: Path) -> None:
    """Lay beside a built program what its desktop needs, and the scripts that install them."""
    write_share(project, built / "share")
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy2(LINUX / script, built / script)


def write_share(project: Project, share: Path) -> None:
    """Write the folder anew."""
    if share.exists():
        shutil.rmtree(share)
    name = project.identifier
    for source, folder, target in (
        (f"{name}.desktop", "applications", f"{name}.desktop"),
        (f"{name}.metainfo.xml", "metainfo", f"{name}.metainfo.xml"),
        (f"{name}.mime.xml", "mime/packages", f"{name}.xml"),
    ):
        _write(share / folder / target, (LINUX / source).read_bytes())
    _write_icons(share / "icons" / "hicolor", "apps", name, ICON)
    for kind in DOCUMENTS:
        drawn = LINUX / f"{kind}.svg"
        _write_icons(share / "icons" / "hicolor", "mimetypes", f"{name}.{kind}", drawn)
    _write_texts(project, share)


def _write_icons(theme: Path, context: str, name: str, drawn: Path) -> None:
    """Write an icon in all sizes, by the names that the theme of all desktops has."""
    _write(theme / "scalable" / context / f"{name}.svg", drawn.read_bytes())
    for size in ICON_SIZES:
        _write(theme / f"{size}x{size}" / context / f"{name}.png", icons.paint(drawn, size))


def _write_texts(project: Project, share: Path) -> None:
    """Write what is made from the program's own parsers: its manual and completions."""
    from pentogames.cli.main import parser

    commands = usage.commands(parser())
    page = gzip.compress(manual(project, commands).encode(), mtime=0)
    _write(share / "man" / "man1" / f"{project.name}.1.gz", page)
    for shell, place in {
        completion.bash: f"bash-completion/completions/{project.name}",
        completion.zsh: f"zsh/site-functions/_{project.name}",
        completion.fish: f"fish/vendor_completions.d/{project.name}.fish",
    }.items():
        _write(share / place, shell(project.name, commands).encode())


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
