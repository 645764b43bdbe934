"""The script of packaging/translations, whose modules lie outside the package."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "packaging" / "translations"
sys.path.append(str(FOLDER))

catalogue = import_module("catalogue")
sources = cache(import_module("sources").sources)
"""All texts that are to be translated, found once."""

_spec = spec_from_file_location("translations_script", FOLDER / "__main__.py")
assert _spec is not None
assert _spec.loader is not None
script = module_from_spec(_spec)
_spec.loader.exec_module(script)
