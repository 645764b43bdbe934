"""A player of sounds that makes none."""

from pathlib import Path


class Recorder:
    """A player that writes down what it is given."""

    def __init__(self) -> None:
        self.played: list[Path] = []
        self.ready = True
        self.looked = 0
        self.released = False

    def play(self, path: Path) -> None:
        self.played.append(path)

    def look_again(self) -> None:
        self.looked += 1

    def release(self) -> None:
        self.released = True
