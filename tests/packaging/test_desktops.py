"""What Windows and macOS are given: icons, version, identity, types of files."""

import plistlib
import struct
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import pentogames
from tests.packaging.script import desktops, icons, project

ICON = Path(__file__).parents[2] / "resources" / "icons" / "pentogames.svg"


def check_picture(data: bytes, size: int) -> None:
    picture = QImage.fromData(data, "PNG")
    assert (picture.width(), picture.height()) == (size, size)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(size // 2, size // 2).alpha() == 255


def test_the_icon_for_windows_has_every_size(qapp: QApplication, tmp_path: Path) -> None:
    data = icons.write_ico(ICON, tmp_path / "a folder" / "icon.ico").read_bytes()
    assert struct.unpack("<HHH", data[:6]) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        entry = struct.unpack("<BBBBHHII", data[6 + 16 * number :][:16])
        width, height, *_, bits, length, place = entry
        assert (width, height, bits) == (size % 256, size % 256, 32)
        check_picture(data[place : place + length], size)


def test_the_icon_for_macos_has_every_kind(qapp: QApplication, tmp_path: Path) -> None:
    data = icons.write_icns(ICON, tmp_path / "icon.icns").read_bytes()
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    found, place = {}, 8
    while place < len(data):
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        found[data[place : place + 4].decode()] = data[place + 8 : place + length]
        place += length
    assert found.keys() == icons.ICNS_KINDS.keys()
    for kind, picture in found.items():
        check_picture(picture, icons.ICNS_KINDS[kind])


@pytest.mark.qt_log_ignore(r"Cannot read file .*broken\.svg")
def test_what_is_no_svg_makes_no_icon(qapp: QApplication, tmp_path: Path) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("no picture")
    with pytest.raises(ValueError, match=r"broken\.svg"):
        icons.paint(broken, 16)


class Node:
    """Stands for any of the classes that PyInstaller evaluates a version resource with."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.given, self.named = given, named


def test_the_version_resource_says_who_and_which() -> None:
    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    classes = dict.fromkeys((*names, "VarFileInfo", "VarStruct"), Node)
    info = eval(desktops.version_resource(project), {"__builtins__": {}}, classes)
    assert info.named["ffi"].named["filevers"] == project.numbers
    assert pentogames.__version__.startswith(".".join(map(str, project.numbers[:3])))
    strings, languages = info.named["kids"]
    (table,) = strings.given[0]
    code, texts = table.given
    told = {text.given[0]: text.given[1] for text in texts}
    assert told["ProductName"] == "Pentogames"
    assert told["ProductVersion"] == pentogames.__version__
    # The table's name is its language and its code page in digits of sixteen.
    language, page = languages.given[0][0].given[1]
    assert code == f"{language:04x}{page:04x}".upper()


def test_the_bundle_opens_records_of_games() -> None:
    settings = desktops.info_plist(project, ["en", "de"])
    assert plistlib.loads(plistlib.dumps(settings)) == settings
    (documents,) = settings["CFBundleDocumentTypes"]
    (exported,) = settings["UTExportedTypeDeclarations"]
    assert documents["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeIdentifier"].startswith(f"{pentogames.APPLICATION_ID}.")
    assert exported["UTTypeTagSpecification"] == {"public.filename-extension": ["pento"]}
    assert settings["CFBundleShortVersionString"] == pentogames.__version__
