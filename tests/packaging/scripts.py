"""The modules of packaging/, which lie outside the package."""

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "packaging"))

completion = import_module("frozen.completion")
manual = import_module("frozen.manual")
project = import_module("frozen.project").read_project()
share = import_module("frozen.share")
usage = import_module("frozen.usage")
deb = import_module("deb")
