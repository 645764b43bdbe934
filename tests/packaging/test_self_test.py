"""The program's test of itself, on a whole program and on damaged ones."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from pentogames.__main__ import main
from pentogames.bots.kernels import is_compiled
from pentogames.games import GAMES

ROOT = Path(__file__).parents[2]
PARTS = ("modules", "resources", "plug-ins", "translations", "computer", "boards", "window")


def run_self_test(program: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the test of a program in a folder, in an environment that says nothing else."""
    return subprocess.run(
        [sys.executable, "-m", "pentogames", "--self-test"],
        cwd=program,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the program and of nothing else, to be damaged."""
    without = shutil.ignore_patterns("__pycache__")
    for folder in ("pentogames", "resources"):
        shutil.copytree(ROOT / folder, tmp_path / "copy" / folder, ignore=without)
    return tmp_path / "copy"


def test_a_whole_program_is_well_and_leaves_the_user_s_files_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    done = run_self_test(ROOT, HOME=str(home))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    _, *parts, last = done.stdout.splitlines()
    assert [part.split()[:2] for part in parts] == [["ok", name] for name in PARTS]
    assert last == "All is well."
    kernels = [game for game in GAMES if is_compiled(game.name)]
    assert f"(compiled: {', '.join(game.name for game in kernels) or 'none'})" in done.stdout
    assert [path for path in home.rglob("*") if path.is_file()] == []


def test_what_is_missing_is_named(copy: Path) -> None:
    (copy / "resources" / "bots" / "pauli.toml").unlink()
    (copy / "pentogames" / "window" / "setup" / "pent_up.py").unlink()
    (copy / "resources" / "translations" / "pentogames_de.qm").write_bytes(b"")
    done = run_self_test(copy)
    assert done.returncode == 1
    for missing in ("pauli.toml", "pentogames.window.setup.pent_up", "pentogames_de.qm"):
        assert missing in done.stdout, done.stdout
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert {"modules", "resources", "translations"} <= set(failed)


def test_every_language_is_looked_at(copy: Path) -> None:
    """A catalogue of Qt's can be loaded, but has nothing of the program's texts."""
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    (copy / "resources" / "translations" / "pentogames_de.qm").write_bytes(b"")
    shutil.copy(qt / "qtbase_fr.qm", copy / "resources" / "translations" / "pentogames_fr.qm")
    done = run_self_test(copy)
    assert done.returncode == 1
    assert "catalogue in Deutsch" in done.stdout, done.stdout
    assert "there are no rules of pent-up in Français" in done.stdout, done.stdout
    assert "Español" not in done.stdout


def test_without_compiled_kernels_all_is_well_but_slower(copy: Path) -> None:
    done = run_self_test(copy, PENTOGAMES_PURE="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "computer players (compiled: none)" in done.stdout


def test_it_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--self-test", "--self-test"]) == 2
    assert "which subcommand?" in capsys.readouterr().err
