"""Keep the catalogues of translations: find the texts, look for gaps, compile.

Usage: .venv/bin/python packaging/translations COMMAND [LANGUAGE...]; without languages, for all.

update    writes the texts that the program has now into resources/translations/LANGUAGE/*.ts;
          translations stay, and those whose text is gone are kept as vanished.
check     says what is not translated or not well, and whether update and release are due; the exit
          code is 1 if anything is.
release   compiles the catalogues into resources/translations/pentogames_LANGUAGE.qm.
todo      prints what is not translated as JSON, a list of messages whose "wordings" are empty: one,
          or, where a text depends on a count, one for one and one for many.
fill      reads such a list, with the wordings filled in, from standard input into the catalogue.
"""

import json
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import catalogue
from sources import sources


def main(arguments: list[str]) -> int:
    """Do what the arguments say; returns the exit code."""
    commands = {
        "update": update,
        "check": check,
        "release": release,
        "todo": todo,
        "fill": fill,
    }
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


def todo(language: str) -> int:
    """Print the messages that wait for a translation."""
    waiting = [message for message in catalogue.read(language) if not message.done]
    rows = [_row(message) for message in waiting if not message.gone]
    json.dump(rows, sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 0


def fill(language: str) -> int:
    """Take translations from standard input; what they do not fit is said, and left out."""
    given = {(row["text"], row["sense"]): tuple(row["wordings"]) for row in json.load(sys.stdin)}
    messages, strange = [], 0
    for message in catalogue.read(language):
        wordings = given.pop(message.source.key, ())
        filled = replace(message, wordings=wordings)
        faults = catalogue.faults(filled) if any(wordings) else []
        for fault in faults:
            print(f"{language}: {message.source.text!r} {fault}")
        strange += bool(faults)
        messages.append(filled if any(wordings) and not faults else message)
    for text, _ in given:
        print(f"{language}: there is no text {text!r}")
    catalogue.write(language, messages)
    return 1 if strange or given else 0


def _row(message: catalogue.Message) -> dict[str, object]:
    source = message.source
    return {
        "text": source.text,
        "one": source.one,
        "sense": source.sense,
        "place": source.place,
        "wordings": [""] * (catalogue.WORDINGS if source.one else 1),
    }


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
