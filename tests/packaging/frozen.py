"""The frozen program, built once for all tests of a run, whichever process of it asks first."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 900  # until building is given up


def frozen_program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the program in its folder; the first to ask builds it, others wait for that."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent  # the run's folder, in which each process has its own
    dist = shared / "dist"
    program = dist / "pentogames" / "pentogames"
    with (shared / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not program.exists():
            _build(dist)
    return program


def _build(dist: Path) -> None:
    """Build as a release is built, but for the archive, which takes as long again."""
    command = [sys.executable, str(ROOT / "packaging" / "build.py"), "--no-archive"]
    done = subprocess.run(
        [*command, "--dist", str(dist)], capture_output=True, text=True, timeout=SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr
