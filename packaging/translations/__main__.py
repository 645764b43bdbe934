"""Keep the catalogues of translations: find the texts, look for gaps, compile.

Usage: .venv/bin/python packaging/translations COMMAND [LANGUAGE...]; without languages, for all.

update    writes the texts that the program has now into resources/translations/LANGUAGE/*.ts;
          translations stay, and those whose text is gone are kept as vanished.
check     says what is not translated or not well, and whether update and release are due; the exit
          code is 1 if anything is.
release   compiles the catalogues into resources/translations/pentogames_LANGUAGE.qm.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import catalogue
from sources import sources


def main(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    commands = {"update": update, "check": check, "release": release}
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 2
    languages = arguments[1:] or list(catalogue.LANGUAGES)
    return max(commands[arguments[0]](language) for language in languages)


def update(language: str) -> int:
    """Bring a language's files up to the texts of today."""
    messages = catalogue.merged(sources(), catalogue.read(language))
    catalogue.write(language, messages)
    done = sum(message.done for message in messages if not message.gone)
    gone = sum(message.gone for message in messages)
    print(f"{language}: {done} of {len(messages) - gone} texts translated, {gone} vanished")
    return 0


def check(language: str) -> int:
    """Say what a language lacks."""
    known = catalogue.read(language)
    wanted = catalogue.merged(sources(), known)
    faults = [
        f"{message.source.area}: {message.source.text!r} {fault}"
        for message in wanted
        if not message.gone
        for fault in catalogue.faults(message)
    ]
    if set(wanted) != set(known):
        faults.append("the texts have changed: update")
    if compiled(language) != catalogue.compiled(language).read_bytes():
        faults.append("the compiled catalogue is older than the texts: release")
    for fault in faults:
        print(f"{language}: {fault}")
    return 1 if faults else 0


def release(language: str) -> int:
    """Compile a language's files into the one that the program loads."""
    catalogue.compiled(language).write_bytes(compiled(language))
    return 0


def compiled(language: str) -> bytes:
    """Return what a language's files are compiled to."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "all.qm"
        files = [str(catalogue.path_of(language, area)) for area in catalogue.AREAS]
        subprocess.run(
            [tool, "-silent", "-nounfinished", *files, "-qm", str(result)],
            check=True,
            capture_output=True,
        )
        return result.read_bytes()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
