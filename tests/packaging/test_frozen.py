"""The frozen program; tests/gui/test_real_screen.py plays with it."""

import subprocess
from pathlib import Path

import pytest

import pentogames
from tests.packaging.frozen import ROOT, frozen_program

LARGEST = 170e6  # bytes


@pytest.fixture
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return frozen_program(tmp_path_factory)


def run(program: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the program from the root of all folders, with an empty environment."""
    return subprocess.run(
        ["env", "-i", program, *arguments], cwd="/", capture_output=True, text=True, timeout=300
    )


def test_all_of_it_is_there_and_works(program: Path) -> None:
    done = run(program, "--self-test")
    assert done.returncode == 0, done.stdout + done.stderr
    begin, *_, end = done.stdout.splitlines()
    assert str(program.parent) in begin
    assert end == "All is well."


def test_the_command_line_works(program: Path) -> None:
    assert run(program, "--version").stdout == f"pentogames {pentogames.__version__}\n"
    game = ROOT / "tests" / "records" / "pauli.pento"
    assert (done := run(program, "check", game)).returncode == 0, done.stderr


def test_it_thinks_with_compiled_kernels(program: Path) -> None:
    sources = {path.stem for path in (ROOT / "pentogames").glob("*/kernels/_*.c")}
    inside = program.parent / "_internal" / "pentogames"
    assert {path.name.split(".")[0] for path in inside.glob("*/kernels/_*.so")} == sources


def test_kernels_carry_no_symbols_for_debuggers(program: Path) -> None:
    kernels = list((program.parent / "_internal" / "pentogames").glob("*/kernels/_*.so"))
    assert kernels
    told = subprocess.check_output(["objdump", "--syms", *kernels], text=True)
    assert told.count("no symbols") == len(kernels)


def test_it_is_no_larger_than_it_may_be(program: Path) -> None:
    files = [path for path in program.parent.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) < LARGEST


def test_no_link_in_it_leads_nowhere(program: Path) -> None:
    assert [path for path in program.parent.rglob("*") if not path.exists()] == []


def test_licences_lie_beside_it(program: Path) -> None:
    assert "MIT" in (program.parent / "LICENCES.txt").read_text(encoding="utf-8")
    assert (program.parent / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
