"""The build of the kernels, on a small checkout with kernels of its own."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
KERNELS = Path("pentogames/bots/kernels")
GOOD = """
#include <Python.h>
static PyObject *answer(PyObject *self, PyObject *nothing) {
    (void)self; (void)nothing;
    return PyLong_FromLong(ANSWER);
}
static PyMethodDef methods[] = {{"answer", answer, METH_NOARGS, "Answer."}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_good", NULL, 0, methods, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit__good(void) { return PyModuleDef_Init(&module); }
"""
BAD = "int unfinished(\n"


class Checkout:
    """A checkout of the project's build and its kernels' package, with kernels of the test's."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.kernels = root / KERNELS
        self.kernels.mkdir(parents=True)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, root)
        shutil.copytree(ROOT / "resources" / "fonts", root / "resources" / "fonts")
        for name in ("__init__.py", "bots/__init__.py", "bots/kernels/__init__.py"):
            shutil.copy(ROOT / "pentogames" / name, root / "pentogames" / name)

    def write(self, name: str, text: str, answer: int = 42) -> None:
        text = text.replace("ANSWER", str(answer))
        (self.kernels / f"_{name}.c").write_text(text, encoding="utf-8")

    def run(self, *arguments: str, compiler: str | None = None) -> subprocess.CompletedProcess[str]:
        environment = os.environ if compiler is None else os.environ | {"CC": compiler}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            timeout=300,
        )

    def wheel(self, **options: str) -> Path:
        """Build the wheel without a network; return it."""
        self.run("-m", "hatchling", "build", "-t", "wheel", "-d", "dist", **options)
        (wheel,) = (self.root / "dist").glob("*.whl")
        return wheel


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "a checkout")


def packed_kernels(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        names = [Path(name) for name in archive.namelist()]
    return {name.name for name in names if name.parent == KERNELS}


def load(module: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("_good", module)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def modules(checkout: Checkout) -> list[Path]:
    return [path for path in checkout.kernels.iterdir() if path.suffix in {".so", ".pyd"}]


def test_a_wheel_with_kernels_is_tagged_for_its_platform(checkout: Checkout) -> None:
    checkout.write("good", GOOD)
    wheel = checkout.wheel()
    assert "-cp311-abi3-" in wheel.name
    (module,) = packed_kernels(wheel) - {"__init__.py"}
    with zipfile.ZipFile(wheel) as archive:
        (settings,) = (name for name in archive.namelist() if name.endswith("/WHEEL"))
        assert b"Root-Is-Purelib: false" in archive.read(settings)
        archive.extract((KERNELS / module).as_posix(), checkout.root / "unpacked")
    assert load(checkout.root / "unpacked" / KERNELS / module).answer() == 42
    assert modules(checkout) == []  # the checkout stays as it was


def test_a_kernel_that_does_not_compile_is_left_out_with_a_sentence(checkout: Checkout) -> None:
    checkout.write("good", GOOD)
    checkout.write("bad", BAD)
    done = checkout.run("-m", "hatchling", "build", "-t", "wheel", "-d", "dist")
    assert "The kernel bad stays in Python: " in done.stdout + done.stderr
    (wheel,) = (checkout.root / "dist").glob("*-cp311-abi3-*.whl")
    (module,) = packed_kernels(wheel) - {"__init__.py"}
    assert module.startswith("_good.")


def test_without_a_compiler_the_wheel_is_for_every_platform(checkout: Checkout) -> None:
    checkout.write("good", GOOD)
    wheel = checkout.wheel(compiler="no-such-compiler")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert packed_kernels(wheel) == {"__init__.py"}


def test_a_wheel_without_kernels_can_be_asked_for(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.write("good", GOOD)
    monkeypatch.setenv("PENTOGAMES_PURE", "1")
    assert checkout.wheel().name.endswith("-py3-none-any.whl")


def test_every_kernel_is_standard_c_that_no_compiler_warns_of() -> None:
    compilers = [compiler for compiler in ("cc", "gcc", "clang") if shutil.which(compiler)]
    kernels = sorted((ROOT / "pentogames").glob("*/kernels/_*.c"))
    assert len(kernels) >= 6
    strict = "-std=c11 -fsyntax-only -Wall -Wextra -Wvla -Werror -DPy_LIMITED_API=0x030B0000"
    headers = f"-I{sysconfig.get_path('include')}"
    for compiler in compilers:
        for kernel in kernels:
            subprocess.run([compiler, *strict.split(), headers, str(kernel)], check=True)


def test_the_source_archive_has_the_sources_and_builds_the_same(checkout: Checkout) -> None:
    checkout.write("good", GOOD)
    checkout.run("hatch_build.py")
    checkout.run("-m", "hatchling", "build", "-t", "sdist", "-d", "dist")
    (archive,) = (checkout.root / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, checkout.root / "unpacked", filter="data")
    (unpacked,) = (checkout.root / "unpacked").iterdir()
    assert sorted(path.name for path in (unpacked / KERNELS).iterdir()) == [
        "__init__.py",
        "_good.c",
    ]
    checkout.root = unpacked
    assert "-cp311-abi3-" in checkout.wheel().name


def test_in_place_a_changed_kernel_takes_the_old_ones_place(checkout: Checkout) -> None:
    checkout.write("good", GOOD, 1)
    checkout.run("hatch_build.py")
    (module,) = modules(checkout)
    old = load(module)
    checkout.write("good", GOOD, 2)
    checkout.run("hatch_build.py")
    assert modules(checkout) == [module]
    assert old.answer() == 1  # whoever has it open keeps it
    done = checkout.run("-c", "from pentogames.bots.kernels import _good; print(_good.answer())")
    assert done.stdout == "2\n"


def test_in_place_no_old_module_outlives_a_kernel_that_does_not_compile(
    checkout: Checkout,
) -> None:
    checkout.write("good", GOOD)
    checkout.run("hatch_build.py")
    checkout.write("good", BAD)
    assert "The kernel good stays in Python" in checkout.run("hatch_build.py").stdout
    assert modules(checkout) == []
