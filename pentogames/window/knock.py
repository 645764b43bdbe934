"""Knocking at the doors of programs that run already, for a file that is to be opened.

A file manager starts the program anew for each file. The new one asks those that are there; one of
them takes the file and comes forward, or all are busy and the new one opens a window of its own.
Where Python has no local sockets, as on Windows, nobody listens and every file has its own window.
To be quick, this knows nothing of windows.
"""

import json
import os
import socket
from pathlib import Path

SUFFIX = ".door"
TAKEN, BUSY = b"taken\n", b"busy\n"
PATIENCE = 2.0  # seconds in which a running program answers, or its door is passed by
TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable by which Wayland lets a program come forward that the user has just asked for."""


def knock(folder: Path, path: Path) -> bool:
    """Ask the programs whose tables are in the folder to open a file; say whether one does."""
    message = {"open": str(path.absolute()), "token": os.environ.get(TOKEN, "")}
    doors = sorted(folder.glob(f"*{SUFFIX}"), key=_last_used, reverse=True)
    return any(_ask(door, json.dumps(message).encode()) for door in doors)


def _last_used(door: Path) -> float:
    """Return when the game beside a door was saved last."""
    try:
        return door.with_suffix(".pento").stat().st_mtime
    except OSError:
        return 0.0


def _ask(door: Path, message: bytes) -> bool:
    """Say whether the program behind a door takes what the message offers."""
    if not hasattr(socket, "AF_UNIX"):
        return False
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(door))
            line.sendall(message)
            line.shutdown(socket.SHUT_WR)
            return line.recv(len(TAKEN)) == TAKEN
    except OSError:  # nobody is behind it any more, or it is too busy to answer
        return False
