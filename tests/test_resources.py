import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

import pentogames
from pentogames.resources import resource_path

ROOT = Path(__file__).parents[1]
WEIGHTS = ("Regular", "Medium", "SemiBold", "Bold")
SIGNS = "←→↑↓↺↻✓✗★☆×−…“”‘’–—·•½▲▼◀▶●○■□⌘⇧"


def files_below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_in_the_checkout_it_is_the_folder_beside_the_package() -> None:
    assert resource_path() == ROOT / "resources"
    assert resource_path("fonts", "OFL.txt").read_text(encoding="utf-8").startswith("Copyright")


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"install the program again.*fonts.*Nothing\.otf"):
        resource_path("fonts", "Nothing.otf")


def test_a_frozen_program_has_them_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "pentogames" / "resources" / "fonts"
    inside.mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource_path("fonts") == inside
    with pytest.raises(FileNotFoundError):
        resource_path("fonts", "OFL.txt")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and the source archive, without a network; return their folder."""
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    pure = os.environ | {"PENTOGAMES_PURE": "1"}  # test_build.py has what is compiled
    done = subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_archives_hold_the_resources(built: Path) -> None:
    version = pentogames.__version__
    expected = files_below(ROOT / "resources")
    with zipfile.ZipFile(built / f"pentogames-{version}-py3-none-any.whl") as wheel:
        names = set(wheel.namelist())
    assert {f"pentogames/resources/{name}" for name in expected} <= names
    assert "pentogames/py.typed" in names
    with tarfile.open(built / f"pentogames-{version}.tar.gz") as archive:
        names = set(archive.getnames())
    assert {f"pentogames-{version}/resources/{name}" for name in expected} <= names
    assert f"pentogames-{version}/packaging/start" in names


PROBE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import pentogames
from pentogames.resources import resource_path
root = resource_path()
files = [path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()]
print(json.dumps([pentogames.__file__, pentogames.__version__, str(root), files]))
"""


def test_the_installed_wheel_finds_them(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    installed, elsewhere = tmp_path / "installed", tmp_path / "elsewhere"
    elsewhere.mkdir()
    options = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-compile"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(installed), str(wheel)],
        check=True,
        capture_output=True,
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", PROBE, str(installed)],
        cwd=elsewhere,
        check=True,
        capture_output=True,
        text=True,
    )
    module, version, root, files = json.loads(done.stdout)
    assert Path(module) == installed / "pentogames" / "__init__.py"
    assert version == pentogames.__version__
    assert Path(root) == installed / "pentogames" / "resources"
    assert set(files) == files_below(ROOT / "resources")


@pytest.mark.parametrize("weight", WEIGHTS)
def test_the_font_has_every_sign_that_we_write(qapp: QApplication, weight: str) -> None:
    font = QRawFont(str(resource_path("fonts", f"Inter-{weight}.otf")), 16)
    assert font.isValid()
    assert [sign for sign in SIGNS if not font.supportsCharacter(ord(sign))] == []


def test_qt_takes_the_fonts_as_one_family(qapp: QApplication) -> None:
    numbers = [
        QFontDatabase.addApplicationFont(str(resource_path("fonts", f"Inter-{weight}.otf")))
        for weight in WEIGHTS
    ]
    families = [QFontDatabase.applicationFontFamilies(number) for number in numbers]
    for number in numbers:
        QFontDatabase.removeApplicationFont(number)
    assert all("Inter" in names for names in families), families
