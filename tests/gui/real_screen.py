"""A real X11 screen that nobody sees, the program on it, and a mouse and keys by xdotool."""

import os
import struct
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QImage

GRACE = 60  # seconds until something has gone wrong for good
SOON = 2  # seconds in which the program must have ended


@dataclass(frozen=True)
class Screen:
    """A screen: what DISPLAY is to be, and the file in which its pixels are."""

    display: str
    pixels: Path

    def picture(self) -> QImage:
        """Return what the screen shows now."""
        data = self.pixels.read_bytes()
        head = struct.unpack(">25I", data[:100])  # of an X window dump, version 7
        size, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
        begin = size + 12 * colours
        return QImage(data[begin:], width, height, line, QImage.Format.Format_RGB32).copy()


@contextmanager
def screen() -> Iterator[Screen]:
    """Start a screen of 1280 by 900 pixels."""
    reading, writing = os.pipe()
    with TemporaryDirectory() as folder:
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24"]
        server = subprocess.Popen(
            [*command, "-dpi", "96", "-nolisten", "tcp", "-fbdir", folder],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield Screen(f":{told.readline().strip()}", Path(folder, "Xvfb_screen0"))
        finally:
            server.terminate()
            server.wait(GRACE)


@contextmanager
def program(
    command: Sequence[str | Path], environment: dict[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """Start the program as a user does, and end it by force if it has not ended by itself."""
    process = subprocess.Popen(
        command,
        cwd=Path(__file__).parents[2],
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def xdotool(display: str, *words: object) -> str:
    """Let xdotool do something on the screen; return what it says."""
    command = ["xdotool", *map(str, words)]
    environment = os.environ | {"DISPLAY": display}
    return subprocess.check_output(command, env=environment, text=True, timeout=GRACE).strip()
