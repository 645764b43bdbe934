"""Where the program's own files lie: fonts, famous games, pictures, words."""

import sys
from pathlib import Path


def resource_path(*parts: str) -> Path:
    """Return the path of a file or folder below ``resources/``; without parts, of the folder.

    It is the same call in a source checkout, in an editable or ordinary installation and in a
    frozen program. FileNotFoundError if there is no such file: the program is then incomplete.
    """
    path = _resources().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(
            f"a file of Pentogames itself is missing, please install the program again: {path}"
        )
    return path


def _resources() -> Path:
    """Return the folder of resources, whether it is there or not.

    Wheels and frozen programs hold it inside the package; only where it is not there is this a
    checkout, so that a stranger's ``resources`` among the installed packages is never taken.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen) / "pentogames" / "resources"
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"
