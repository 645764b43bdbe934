"""Linux's binaries: what they are linked to, and copies without symbols. Needs binutils."""

import shutil
import subprocess
from pathlib import Path


def needs(binary: str) -> list[str]:
    """Return the file names of the libraries that a binary is linked to directly."""
    told = subprocess.run(["objdump", "-p", binary], check=True, capture_output=True, text=True)
    lines = (line.split() for line in told.stdout.splitlines())
    return [words[1] for words in lines if len(words) == 2 and words[0] == "NEEDED"]


def stripped(binary: str, folder: Path) -> str:
    """Return a copy of a binary, in the folder, that has no symbols but those it is linked by."""
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / Path(binary).name
    shutil.copy2(binary, copy)
    subprocess.run(["strip", "--strip-unneeded", str(copy)], check=True)
    return str(copy)
