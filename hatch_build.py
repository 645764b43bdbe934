"""The build's own step: compile the kernels, where a C compiler is at hand.

A kernel is one file ``_NAME.c`` in a folder of KERNELS and becomes a module of Python's limited
API, so that one binary serves every Python from 3.11 on. Kernels are optional: each has a twin in
Python, and where nothing can be compiled the program is installed without them, with a message.

An editable installation gets its modules beside their sources; a wheel gets them packed, together
with a tag that names the platform. Without any module the wheel stays one for every platform.
Who works on a kernel compiles it in place by ``python hatch_build.py``.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError

KERNELS = ("pentogames/bots/kernels", "pentogames/puzzles/kernels")
LIMITED_API = "0x030B0000"  # that of Python 3.11
FLAGS = {"unix": ["-std=c11", "-O3", "-g0", "-Wall", "-Wextra"], "msvc": ["/std:c11", "/O2"]}


SCRATCH = "pentogames-kernels-"
PURE = "PENTOGAMES_PURE"  # set to anything, nothing is compiled; so it is when the program runs

CannotCompile = (BaseError, CompileError, LinkError, OSError)
"""What setuptools raises where there is no compiler, or it finds fault with the source."""


class KernelHook(BuildHookInterface):
    """Compiles the kernels for a wheel or an editable installation."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell the builder what to pack; ``version`` is the kind of wheel."""
        root = Path(self.root)
        if version == "editable":
            compile_in_place(root, self.app.display_warning)
            return
        # The modules must be there until they are packed: finalize clears up.
        self._scratch = TemporaryDirectory(prefix=SCRATCH)
        built = compile_kernels(root, Path(self._scratch.name), self.app.display_warning)
        if built:
            build_data["pure_python"] = False
            build_data["tag"] = f"cp311-abi3-{platform_tag()}"
        for source, module in built.items():
            place = source.relative_to(root).with_name(module.name)
            build_data["force_include"][str(module)] = place.as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up after the wheel is packed."""
        if version != "editable":
            self._scratch.cleanup()


def compile_in_place(root: Path, warn: Callable[[str], Any]) -> None:
    """Give every kernel of the checkout its module, beside the source."""
    with TemporaryDirectory(prefix=SCRATCH) as scratch:
        built = compile_kernels(root, Path(scratch), warn)
        for source in sources(root):
            put_beside(source, built.get(source))


def compile_kernels(root: Path, scratch: Path, warn: Callable[[str], Any]) -> dict[Path, Path]:
    """Compile below ``scratch``; return the modules by their sources, and warn of what failed."""
    if os.environ.get(PURE):
        return {}
    if not can_have_kernels():
        warn("This Python has no limited API: all kernels stay in Python.")
        return {}

    def attempt(source: Path) -> Path | None:
        try:
            return compile_kernel(source, root, scratch)
        except CannotCompile as error:
            warn(f"The kernel {source.stem.removeprefix('_')} stays in Python: {error}")
            return None

    with ThreadPoolExecutor(os.cpu_count()) as pool:  # the threads only wait for compilers
        built = zip(sources(root), pool.map(attempt, sources(root)), strict=True)
        return {source: module for source, module in built if module is not None}


def sources(root: Path) -> list[Path]:
    """Return the sources of all kernels."""
    return sorted(path for folder in KERNELS for path in root.joinpath(folder).glob("_*.c"))


def can_have_kernels() -> bool:
    """Say whether this Python offers the limited API: CPython does, unless free-threaded."""
    return sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")


class _BuildKernel(build_ext):
    """setuptools' compilation, with the flags of the compiler that it finds."""

    def build_extension(self, ext: Extension) -> None:
        """Compile and link one module."""
        ext.extra_compile_args = FLAGS.get(self.compiler.compiler_type, [])
        super().build_extension(ext)


def compile_kernel(source: Path, root: Path, scratch: Path) -> Path:
    """Compile one kernel below ``scratch``; return the module. CannotCompile.

    The module's name is the platform's: ``_NAME.abi3.so``, on Windows ``_NAME.pyd``.
    """
    name = ".".join(source.relative_to(root).with_suffix("").parts)
    extension = Extension(
        name,
        [str(source)],
        define_macros=[("Py_LIMITED_API", LIMITED_API)],
        py_limited_api=True,
    )
    command = _BuildKernel(Distribution({"name": "pentogames", "ext_modules": [extension]}))
    command.build_lib = str(scratch / "modules")
    command.build_temp = str(scratch / "objects" / source.stem)
    command.ensure_finalized()
    command.run()
    return Path(command.get_ext_fullpath(name))


def put_beside(source: Path, module: Path | None) -> None:
    """Put the module beside its source, in place of what an older source was compiled to.

    That happens at once: a program that has the old one open goes on with it.
    """
    for old in source.parent.glob(f"{source.stem}.*"):
        if old.suffix in {".so", ".pyd"} and (module is None or old.name != module.name):
            old.unlink()
    if module is not None:
        new = source.with_name(f"{module.name}.new")
        shutil.copy2(module, new)
        new.replace(source.with_name(module.name))


def platform_tag() -> str:
    """Return the platform that this Python compiles for, as a wheel's name has it."""
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


if __name__ == "__main__":
    compile_in_place(Path(__file__).resolve().parent, print)
