"""Names, version and paths of the project, read from where they are written down."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "pentogames"
RESOURCES = ROOT / "resources"
ICON = RESOURCES / "icons" / "pentogames.svg"


@dataclass(frozen=True, slots=True)
class Project:
    """What a package says of the program; ``name`` is the command, ``title`` is for people."""

    name: str
    title: str
    version: str
    summary: str
    author: str
    identifier: str  # in the form of a reversed host name, as desktops want it

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The version as Windows wants it: four numbers, without what follows them."""
        found = [int(number) for number in re.findall(r"\d+", self.version)[:3]]
        major, minor, patch = [*found, 0, 0, 0][:3]
        return major, minor, patch, 0


def read_project() -> Project:
    """Return what pyproject.toml says, with the version from the file that it names."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    source = ROOT / settings["tool"]["hatch"]["version"]["path"]
    constants = re.findall(r'^(\w+) = "(.+)"$', source.read_text(encoding="utf-8"), re.MULTILINE)
    written = dict(constants)
    return Project(
        name=project["name"],
        title=project["name"].capitalize(),
        version=written["__version__"],
        summary=project["description"],
        author=project["authors"][0]["name"],
        identifier=written["APPLICATION_ID"],
    )
