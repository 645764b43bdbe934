"""Debian's package: built, installed in a root folder of its own, started, and removed."""

import os
import subprocess
from pathlib import Path

import pytest

import pentogames
from tests.packaging.frozen import frozen_program
from tests.packaging.scripts import deb, project

INSTALLED = "install ok installed"


@pytest.fixture
def package(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> Path:
    """The package, not compressed, which would take a minute."""
    built = tmp_path / "pentogames"
    built.symlink_to(frozen_program(tmp_path_factory).parent)
    packed = deb.pack(project, built, "none")
    assert isinstance(packed, Path)
    return packed


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A system with nothing in it but dpkg's own list, which is empty."""
    root = tmp_path / "root"
    (root / "var/lib/dpkg/info").mkdir(parents=True)
    (root / "var/lib/dpkg/updates").mkdir()
    (root / "var/lib/dpkg/status").touch()
    return root


def told(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def dpkg(root: Path, *arguments: str | Path) -> None:
    """Let dpkg work below a root that lacks all other packages; who is not root pretends to be."""
    pretend = [] if os.getuid() == 0 else ["fakeroot"]
    told(*pretend, "dpkg", f"--root={root}", "--force-depends", *arguments)


def test_installed_started_and_removed(package: Path, root: Path) -> None:
    dpkg(root, "--install", package)
    status = ("dpkg-query", f"--admindir={root / 'var/lib/dpkg'}", "-W", "-f", "${Status}")
    assert told(*status, project.name) == INSTALLED
    program = root / "usr" / "bin" / "pentogames"
    assert told("env", "-i", program, "--version") == f"pentogames {pentogames.__version__}\n"
    assert told("env", "-i", program, "--self-test").endswith("All is well.\n")
    dpkg(root, "--purge", project.name)
    assert not (root / "usr").exists()


def test_what_it_says_of_itself(package: Path) -> None:
    assert package.name.startswith(f"pentogames_{pentogames.__version__}_")
    fields = dict(
        line.split(": ", 1)
        for line in told("dpkg-deb", "--field", package).splitlines()
        if not line.startswith(" ")
    )
    assert fields["Section"] == "games"
    names = [word.split()[0] for word in fields["Depends"].split(", ")]
    assert {"libc6", "libegl1", "libgl1"} <= set(names)
    for name in names:  # all of it is on the system that it was built on
        assert told("dpkg-query", "-W", "-f", "${Status}", name) == INSTALLED
    owners = {line.split()[1] for line in told("dpkg-deb", "--contents", package).splitlines()}
    assert owners == {"root/root"}
