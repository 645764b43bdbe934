"""What names of files of tiling puzzles end in; who only asks for that loads no puzzle."""

from pathlib import Path

ENDING = ".pentile"


def is_tiling_file(path: Path) -> bool:
    """Say whether a file holds a tiling puzzle, by its name."""
    return path.suffix.lower() == ENDING
