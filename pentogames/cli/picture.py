"""The one door from the command line to the screen's room: pictures of positions.

Scenes need Qt, which everything else in here works without. So their module is imported by name,
when a picture is asked for and not before. The import contracts cannot see that, which is meant:
they hold for all other imports of this package.
"""

import importlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pentogames import system
from pentogames.cli.files import CannotError
from pentogames.core.game import Game
from pentogames.puzzles.tiling import Solution

SIZE = (1200, 900)  # pixels
MOST_ON_SHEET = 5000  # solutions


def save_picture(game: Game[Any, Any, Any], position: Any, path: Path) -> None:
    """Write a picture of a position, the kind chosen by the file's ending; CannotError."""
    try:
        _scenes("pentogames.scene.picture").save_picture(game, position, path, SIZE)
    except ImportError as error:
        if (error.name or "").startswith("pentogames.scene.specs."):
            raise CannotError(f"there are no pictures of {game.name}") from error
        raise _needs_qt(error) from error
    except OSError as error:
        raise CannotError(str(error)) from error


def save_sheet(solutions: Sequence[Solution], path: Path, kind: str) -> None:
    """Write a picture of solutions of a tiling puzzle, of the kind png or svg; CannotError."""
    if len(solutions) > MOST_ON_SHEET:
        raise CannotError(
            f"{len(solutions)} solutions are too many for a picture, which holds {MOST_ON_SHEET}"
        )
    try:
        _scenes("pentogames.scene.puzzles.tiling_sheet").save_sheet(solutions, path, kind)
    except OSError as error:
        raise CannotError(str(error)) from error


def _scenes(name: str) -> Any:
    """Return the module of the scenes; CannotError if Qt is not there."""
    # No window opens, so none of the desktop's displays is needed, nor may its lack matter.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    lacking = system.problem()
    if lacking is not None:
        raise CannotError(lacking)
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise _needs_qt(error) from error


def _needs_qt(error: ImportError) -> CannotError:
    return CannotError(f"pictures need PySide6, which does not load here: {error}")
