"""What a Linux desktop is told of the program: by its own validators, and one name everywhere."""

import configparser
import gzip
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

import pentogames
from pentogames.puzzles import tiling_ending, tiling_file
from pentogames.window import files
from tests.packaging.scripts import ROOT, project, share

ID = pentogames.APPLICATION_ID
LINUX = ROOT / "packaging" / "linux"
RECORD = "text/x-pentogames-record"
KINDS = {RECORD: files.ENDING, tiling_file.MIME: tiling_ending.ENDING}
LARGEST = 20_000  # bytes of a picture


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder share, as it is laid beside the frozen program."""
    folder = tmp_path_factory.mktemp("prefix") / "share"
    share.write_share(project, folder)
    return folder


def run(*command: str | Path, **environment: str) -> str:
    """Run a command that must succeed, and has nothing to complain of; return what it says."""
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def entry(there: Path) -> configparser.SectionProxy:
    reader = configparser.ConfigParser(interpolation=None, delimiters="=")
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(there / "applications" / f"{ID}.desktop", encoding="utf-8")
    return reader["Desktop Entry"]


def test_validators_are_content(there: Path) -> None:
    run("desktop-file-validate", there / "applications" / f"{ID}.desktop")
    said = run("appstreamcli", "validate", "--no-net", there / "metainfo" / f"{ID}.metainfo.xml")
    assert "successful" in said
    drawn = [path for path in there.rglob("*") if path.suffix in {".xml", ".svg"}]
    assert len(drawn) == 5
    run("xmllint", "--noout", *drawn)


def test_one_name_is_everywhere(there: Path) -> None:
    assert entry(there)["Icon"] == ID
    assert entry(there)["Exec"] == "pentogames %f"
    # Of X11's windows, Qt names the class after the application.
    assert entry(there)["StartupWMClass"] == project.title == "Pentogames"
    told = ElementTree.parse(there / "metainfo" / f"{ID}.metainfo.xml").getroot()
    assert told.findtext("id") == ID
    assert told.findtext("icon") == ID
    assert told.findtext("launchable") == f"{ID}.desktop"
    assert told.findtext("project_license") == "MIT AND OFL-1.1"
    release = told.find("releases/release")
    assert release is not None
    assert release.get("version") == pentogames.__version__
    assert {path.name.removeprefix(ID)[0] for path in LINUX.glob("io.*")} == {"."}
    icons = [path.stem for path in (there / "icons").rglob("*.*")]
    assert set(icons) == {ID, f"{ID}.record", f"{ID}.tiling"}


def test_the_program_s_files_are_known_by_their_endings(there: Path, tmp_path: Path) -> None:
    opened = entry(there)["MimeType"].rstrip(";").split(";")
    told = ElementTree.parse(there / "metainfo" / f"{ID}.metainfo.xml").getroot()
    provided = [each.text for each in told.findall("provides/mediatype")]
    assert opened == provided == list(KINDS)
    run("update-mime-database", there / "mime", XDG_DATA_DIRS=str(there))
    for kind, ending in KINDS.items():
        ask = (
            "import sys; from PySide6.QtCore import QMimeDatabase;"
            "kind = QMimeDatabase().mimeTypeForFile(sys.argv[1]);"
            "print(kind.name(), kind.iconName(), kind.inherits('text/plain'))"
        )
        path = tmp_path / f"something{ending}"
        path.touch()
        said = run(sys.executable, "-c", ask, path, XDG_DATA_DIRS=str(there))
        name, icon, is_text = said.split()
        assert (name, is_text) == (kind, "True")
        assert list((there / "icons").rglob(f"mimetypes/{icon}.png"))


def test_icons_are_of_their_sizes_and_drawn(there: Path) -> None:
    pictures = sorted((there / "icons" / "hicolor").rglob("*.png"))
    assert len(pictures) == 3 * len(share.ICON_SIZES)
    assert {share.ICON_SIZES[0], share.ICON_SIZES[-1]} == {16, 512}
    for path in pictures:
        picture = QImage(str(path))
        assert path.parts[-3] == f"{picture.width()}x{picture.height()}"
        assert picture.pixelColor(0, 0).alpha() == 0
        middle = picture.width() // 2
        assert picture.pixelColor(middle, middle).alpha() == 255
        assert path.stat().st_size < LARGEST


def test_the_manual_can_be_read(there: Path, tmp_path: Path) -> None:
    page = tmp_path / "pentogames.1"
    page.write_bytes(gzip.decompress((there / "man" / "man1" / "pentogames.1.gz").read_bytes()))
    said = run(
        "man", "--warnings", "-E", "UTF-8", "-l", page, MANWIDTH="100", MAN_KEEP_FORMATTING=""
    )
    words = said.replace("\N{HYPHEN}", "-").split()
    assert words[0] == "PENTOGAMES(1)"
    text = " ".join(words)
    for part in ("SYNOPSIS", "--self-test", "match", "--seats", "PUZZLE", "EXIT STATUS", "#....."):
        assert part in text
