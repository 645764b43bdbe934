"""The wheel with its kernels, built from the source archive, in an environment of its own.

What it depends on is taken from the environment that the tests run in, without a network; nothing
of the checkout can be found from there.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import pytest

import pentogames

ROOT = Path(__file__).parents[2]
SMOKE = (
    "core/test_record.py",
    "bots/test_kernels.py",
    "cli/test_commands.py",
    "games/test_universe_board.py",
    "gui/test_about.py",
    "store/test_remarks.py",
)
"""Tests of every layer that are quick, and need nothing of the checkout but themselves."""


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command to its end, outside the checkout; return what it says."""
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@dataclass(frozen=True)
class Installed:
    """An environment with the wheel in it, and a folder with the tests and nothing else of ours."""

    folder: Path
    wheel: Path

    @property
    def scripts(self) -> Path:
        return self.folder / "environment" / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.scripts / "python"

    @property
    def elsewhere(self) -> Path:
        return self.folder / "elsewhere"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    shutil.unpack_archive(archive, folder / "sources", filter="data")
    (sources,) = (folder / "sources").iterdir()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=sources)
    (wheel,) = folder.glob("*.whl")
    made = Installed(folder, wheel)
    run(sys.executable, "-m", "venv", "--without-pip", folder / "environment", cwd=folder)
    options = ["--no-index", "--no-deps", "--no-compile", "--disable-pip-version-check"]
    pip = [sys.executable, "-m", "pip", "--python", made.python]
    run(*pip, "install", *options, wheel, cwd=folder)
    _lend_dependencies(made)
    made.elsewhere.mkdir()
    shutil.copytree(
        ROOT / "tests", made.elsewhere / "tests", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / "pyproject.toml", made.elsewhere)
    return made


def _lend_dependencies(made: Installed) -> None:
    """Let the environment find all packages of this one, behind its own.

    What is installed here as a link to the checkout is not found that way.
    """
    (site,) = made.folder.glob("environment/**/site-packages")
    here = sysconfig.get_path("purelib")
    (site / "lent.pth").write_text(f"{here}\n", encoding="utf-8")


def test_the_program_is_the_wheel_s_and_works(installed: Installed) -> None:
    said = run(installed.scripts / "pentogames", "--self-test", cwd=installed.elsewhere)
    begin, *_, end = said.splitlines()
    assert str(installed.folder / "environment") in begin
    assert end == "All is well."
    assert "(compiled: universe, pent-up, pentago, pauli)" in said
    assert "-abi3-" in installed.wheel.name
    told = run(installed.scripts / "pentogames", "--version", cwd=installed.elsewhere)
    assert told == f"pentogames {pentogames.__version__}\n"


def test_tests_of_all_layers_pass_on_it(installed: Installed) -> None:
    tests = [f"tests/{name}" for name in SMOKE]
    command = [installed.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    where = "import pentogames; print(pentogames.__file__)"
    place = run(installed.python, "-c", where, cwd=installed.elsewhere)
    assert place.startswith(str(installed.folder / "environment"))
    assert " passed" in run(*command, *tests, cwd=installed.elsewhere)
