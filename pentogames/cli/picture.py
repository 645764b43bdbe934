"""The one door from the command line to the screen's room: pictures of positions.

Scenes need Qt, which everything else in here works without. So their module is imported by name,
when a picture is asked for and not before. The import contracts cannot see that, which is meant:
they hold for all other imports of this package.
"""

import importlib
import os
from pathlib import Path
from typing import Any

from pentogames import system
from pentogames.cli.files import CannotError
from pentogames.core.game import Game

SIZE = (1200, 900)  # pixels


def save_picture(game: Game[Any, Any, Any], position: Any, path: Path) -> None:
    """Write a picture of a position, the kind chosen by the file's ending; CannotError."""
    # No window opens, so none of the desktop's displays is needed, nor may its lack matter.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    lacking = system.problem()
    if lacking is not None:
        raise CannotError(lacking)
    try:
        painter = importlib.import_module("pentogames.scene.picture")
        painter.save_picture(game, position, path, SIZE)
    except ImportError as error:
        if (error.name or "").startswith("pentogames.scene.specs."):
            raise CannotError(f"there are no pictures of {game.name}") from error
        raise CannotError(f"pictures need PySide6, which does not load here: {error}") from error
    except OSError as error:
        raise CannotError(str(error)) from error
