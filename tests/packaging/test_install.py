"""The install scripts, on a small stand-in for the program, and the manifest that runs them."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from pentogames import APPLICATION_ID
from tests.packaging.scripts import ROOT, project, share

LINUX = ROOT / "packaging" / "linux"
ENTRY = Path("share") / "applications" / f"{APPLICATION_ID}.desktop"


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program of one line, with all that is laid beside the real one."""
    built = tmp_path_factory.mktemp("built") / "pentogames"
    (built / "_internal").mkdir(parents=True)
    (built / "_internal" / "a library").touch()
    program = built / "pentogames"
    program.write_text('#!/bin/sh\necho "played $*"\n', encoding="utf-8")
    program.chmod(0o755)
    share.add_desktop(project, built)
    return built


@pytest.fixture
def built(drawn: Path, tmp_path: Path) -> Path:
    """The program unpacked somewhere."""
    shutil.copytree(drawn, tmp_path / "unpacked here")
    return tmp_path / "unpacked here"


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=60
    )


def install(built: Path, *arguments: str | Path, **environment: str) -> None:
    done = run(built / "install.sh", *arguments, **environment)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def files(prefix: Path) -> set[Path]:
    return {path.relative_to(prefix) for path in prefix.rglob("*") if path.is_file()}


def test_for_one_prefix_and_away_again(built: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "a user's & more"
    other = prefix / "share" / "applications" / "another.desktop"
    other.parent.mkdir(parents=True)
    other.touch()
    install(built, "--prefix", prefix)
    shutil.rmtree(built)  # what was unpacked is not needed any more
    played = run(prefix / "bin" / "pentogames", "a game.pento")
    assert played.stdout == "played a game.pento\n"
    entry = (prefix / ENTRY).read_text(encoding="utf-8")
    assert f'Exec="{prefix}/bin/pentogames" %f\n' in entry
    assert run("desktop-file-validate", prefix / ENTRY).stdout == ""
    assert APPLICATION_ID in (prefix / "share/applications/mimeinfo.cache").read_text()
    assert "*.pento\n" in (prefix / "share/mime/globs").read_text()
    done = run("sh", prefix / "lib" / "pentogames" / "uninstall.sh")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    gathered = ("mimeinfo.cache", "icon-theme.cache")  # by desktops, from all programs
    left = [path for path in files(prefix) if path.parts[:2] != ("share", "mime")]
    assert [path.name for path in left if path.name not in gathered] == ["another.desktop"]
    assert "pento" not in (prefix / "share/mime/globs").read_text()
    assert APPLICATION_ID not in (prefix / "share/applications/mimeinfo.cache").read_text()
    assert not (prefix / "bin" / "pentogames").is_symlink()


def test_a_new_one_takes_the_place_of_the_old(built: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    install(built, "--prefix", prefix)
    before = files(prefix)
    (built / "_internal" / "a library").rename(built / "_internal" / "another")
    install(built, "--prefix", prefix)
    library = Path("lib/pentogames/_internal")
    assert files(prefix) == before - {library / "a library"} | {library / "another"}


def test_packagers_have_it_laid_elsewhere(built: Path, tmp_path: Path) -> None:
    install(built, "--prefix", "/usr", DESTDIR=str(tmp_path / "tree"))
    usr = tmp_path / "tree" / "usr"
    assert "Exec=pentogames %f\n" in (usr / ENTRY).read_text(encoding="utf-8")
    assert not (usr / "share" / "mime" / "globs").exists()


def test_without_a_prefix_it_is_the_user_s_own(built: Path, tmp_path: Path) -> None:
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n", encoding="utf-8")
    (tmp_path / "id").chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    install(built, HOME=str(tmp_path / "home"), PATH=path)
    assert (tmp_path / "home" / ".local" / "bin" / "pentogames").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--prefix", "here"),
        ("--prefix", '/a "name"'),
        ("--prefix", "/two\nlines"),
        ("--prefix",),
        ("--to", "/somewhere"),
    ],
)
def test_what_cannot_be_done_is_said(built: Path, arguments: tuple[str, ...]) -> None:
    done = run(built / "install.sh", *arguments)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) in (1, 2)
    assert done.stdout == ""


def test_only_what_was_installed_is_taken_away(built: Path) -> None:
    done = run(built / "uninstall.sh")
    assert done.returncode == 1
    assert done.stderr == "This program was not installed by install.sh.\n"
    assert (built / "pentogames").exists()


def test_flatpak_installs_it_by_the_same_script(built: Path, tmp_path: Path) -> None:
    path = LINUX / f"{APPLICATION_ID}.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    assert manifest["id"] == APPLICATION_ID
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert (path.parent / source["path"]).resolve() == ROOT / "dist" / "pentogames"
    for command in module["build-commands"]:
        environment = os.environ | {"FLATPAK_DEST": str(tmp_path / "app")}
        subprocess.run(["sh", "-c", command], cwd=built, env=environment, check=True, timeout=60)
    assert (tmp_path / "app" / "bin" / manifest["command"]).exists()
    # Flatpak lets only those icons out that begin with the program's name.
    icons = list((tmp_path / "app" / "share" / "icons").rglob("*.[ps][nv]g"))
    assert {path.name.startswith(APPLICATION_ID) for path in icons} == {True}
