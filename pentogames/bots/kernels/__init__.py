"""Kernels: what searches do millions of times, in C where that could be built, in Python elsewhere.

A kernel ``pentago`` is written twice, in ``_pentago.c`` (a module of the limited API, built by the
package's build) and in ``pentago_kernel.py``, with the same functions, the same states and the same
random numbers, so that both give equal answers to the last bit; tests hold them together.
"""

import os
from functools import cache
from importlib import import_module
from types import ModuleType

PURE = "PENTOGAMES_PURE"
"""The environment variable that, set to anything, keeps to the kernels in Python."""


@cache
def kernel(name: str) -> ModuleType:
    """Return the kernel, compiled if there is such a one and it is not unwanted."""
    return compiled(name) or pure(name)


def compiled(name: str) -> ModuleType | None:
    """Return the compiled kernel; None where it was not built or is not wanted."""
    if os.environ.get(PURE):
        return None
    try:
        return import_module(f"{__name__}._{name}")
    except ImportError:
        return None


def pure(name: str) -> ModuleType:
    """Return the kernel in Python."""
    return import_module(f"{__name__}.{name}_kernel")


def is_compiled(game: str) -> bool:
    """Say whether the kernel of the game of that name is compiled."""
    return compiled(game.replace("-", "_")) is not None
