"""How a frozen program is put together, checked and packed, on tables and folders of the tests'."""

import hashlib
import importlib.util
import os
import tarfile
from pathlib import Path

import pytest

from pentogames.model.language import LANGUAGES
from tests.packaging.script import build, contents, project

ROOT = Path(__file__).parents[2]
QT = "PySide6/Qt"


def test_all_modules_are_asked_for_and_can_be_found() -> None:
    modules = contents.modules()
    for name in ("pentogames", "pentogames.teach.words.pent_up", "pentogames.bots.kernels._pauli"):
        assert name in modules
    assert "pentogames.__main__" not in modules
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []


def test_only_the_modules_of_qt_that_are_imported_stay() -> None:
    excludes = contents.excludes()
    assert {"PySide6.QtQml", "PySide6.QtSql", "numpy"} <= set(excludes)
    assert not contents.qt_modules() & set(excludes)
    assert {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"} <= contents.qt_modules()


def entry(place: str, kind: str = "BINARY") -> tuple[str, str, str]:
    return place, f"/from/{place}", kind


@pytest.mark.parametrize(
    ("place", "stays"),
    [
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqwayland.so", True),
        (f"{QT}/plugins/platforms/libqwayland-generic.so", True),
        (f"{QT}/plugins/platforms/libqoffscreen.so", True),
        (f"{QT}/plugins/platforms/libqvnc.so", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", False),
        (f"{QT}/plugins/tls/libqopensslbackend.so", False),
        (f"{QT}/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/styles/qmodernwindowsstyle.dll", True),
        ("PySide6/opengl32sw.dll", False),
        (f"{QT}/plugins/platforms/libqcocoa.dylib", True),
        ("libgtk-3.so.0", True),
    ],
)
def test_plug_ins_of_other_programs_are_left_out(place: str, stays: bool) -> None:
    assert contents.trim([entry(place)]) == ([entry(place)] if stays else [])


def test_libraries_stay_that_something_is_linked_to() -> None:
    plugin, python = entry(f"{QT}/plugins/platforms/libqxcb.so"), entry("libpython3.11.so.1.0")
    module = entry("PySide6/QtCore.abi3.so", "EXTENSION")
    near, far, alone = (
        entry("libxcb-cursor.so.0"),
        entry("libxcb-util.so.1"),
        entry("libgtk-3.so.0"),
    )
    links = {plugin[1]: [near[0], "libc.so.6"], near[1]: [far[0]], alone[1]: [far[0]]}
    every = [alone, far, near, plugin, python, module]
    kept = contents.linked(every, lambda path: links.get(path, []))
    assert kept == [far, near, plugin, python, module]


def test_links_to_what_is_gone_go_too() -> None:
    there, gone = "PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libQt6Network.so.6"
    links = [(Path(path).name, path, "SYMLINK") for path in (there, gone)]
    data = ("a.txt", "/from/a.txt", "DATA")
    assert contents.without_loose_links([*links, data], [entry(there)]) == [links[0], data]


def test_qt_s_words_stay_in_the_languages_of_the_program() -> None:
    folder = "PySide6/Qt/translations"
    names = ("qtbase_de", "qtbase_pt_BR", "qt_de", "assistant_fr", "qtbase_fr")
    data = [entry(f"{folder}/{name}.qm", "DATA") for name in names]
    own = entry("pentogames/resources/translations/pentogames_de.qm", "DATA")
    kept = contents.trim_data([*data, own], LANGUAGES)
    assert [Path(place).stem for place, _, _ in kept] == ["qtbase_de", "qtbase_fr", own[0][-16:-3]]


def test_a_kernel_is_stale_until_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pentogames" / "bots" / "kernels"
    folder.mkdir(parents=True)
    monkeypatch.setattr(contents, "PACKAGE", tmp_path / "pentogames")
    source, module = folder / "_game.c", folder / "_game.abi3.so"
    source.write_text("")
    assert contents.stale_kernels() == [source]
    module.write_text("")
    assert contents.stale_kernels() == []
    os.utime(source, (2**32, 2**32))
    assert contents.stale_kernels() == [source]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder with a program that does what the test of itself does when all is well."""
    folder = tmp_path / "dist" / project.name
    folder.mkdir(parents=True)
    write_program(folder / project.name, "true")
    return folder


def write_program(path: Path, *lines: str) -> None:
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    path.chmod(0o755)


def test_what_fails_its_own_test_says_so(built: Path) -> None:
    assert build.failing_self_test(project, built) == ""
    write_program(built / project.name, 'echo "$1: FAILED boards $HOME"', "exit 1")
    assert build.failing_self_test(project, built) == "--self-test: FAILED boards \n"


def test_resources_that_are_missing_are_named(built: Path) -> None:
    there = built / "_internal" / "pentogames" / "resources"
    for path in (ROOT / "resources").rglob("*"):
        if path.is_file() and path.name != "OFL.txt":
            copy = there / path.relative_to(ROOT / "resources")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.touch()
    assert build.missing_resources(built) == "fonts/OFL.txt"


def test_the_archive_holds_the_folder_beside_its_checksum(built: Path, tmp_path: Path) -> None:
    archive = build.pack(project, built)
    assert archive.parent == built.parent
    assert archive.name.startswith(f"pentogames-{project.version}-linux-")
    with tarfile.open(archive) as packed:
        assert packed.getnames() == ["pentogames", "pentogames/pentogames"]
        assert {entry.uname for entry in packed} == {"root"}
        packed.extractall(tmp_path / "unpacked", filter="data")
    assert os.access(tmp_path / "unpacked" / "pentogames" / "pentogames", os.X_OK)
    digest, name = archive.with_name(f"{archive.name}.sha256").read_text().split()
    assert name == archive.name
    assert digest == hashlib.sha256(archive.read_bytes()).hexdigest()


def test_a_program_that_is_too_large_is_not_given_out(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "compile_kernels", lambda: None)
    monkeypatch.setattr(build, "build", lambda project, dist, one_file: built)
    monkeypatch.setattr(build, "missing_resources", lambda built: "")
    monkeypatch.setattr(build.share, "add_desktop", lambda project, built: None)
    (built / "large").write_bytes(os.urandom(5_000))
    assert build.main([]) == 0
    for limit, name in (("LARGEST_FOLDER", "pentogames"), ("LARGEST_ARCHIVE", ".tar.xz")):
        with monkeypatch.context() as patched:
            patched.setattr(build, limit, 4_000)
            assert build.main([]) == 1
        complaint = capsys.readouterr().err
        assert "too large" in complaint
        assert f"{name} has 0.0 MB" in complaint


def test_symbols_stay_in_what_is_not_ours() -> None:
    kernel = "pentogames/bots/kernels/_pauli.cpython-311-x86_64-linux-gnu.so"
    for place in (kernel, "libpython3.11.so.1.0", "python3.11/lib-dynload/_json.so"):
        assert contents.strippable(place)
    assert not contents.strippable(f"{QT}/lib/libQt6Core.so.6")
