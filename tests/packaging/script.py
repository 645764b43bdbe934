"""The scripts of packaging/, whose modules lie outside the package."""

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "packaging"
sys.path.append(str(FOLDER))

contents = import_module("frozen.contents")
desktops = import_module("frozen.desktops")
icons = import_module("frozen.icons")
project = import_module("frozen.project").read_project()

_spec = spec_from_file_location("build_script", FOLDER / "build.py")
assert _spec is not None
assert _spec.loader is not None
build = module_from_spec(_spec)
_spec.loader.exec_module(build)
"""packaging/build.py; its name is also that of a package that others install."""
