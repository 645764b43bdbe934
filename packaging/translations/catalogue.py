"""Catalogues as files: Qt's own ``.ts`` form, which Qt Linguist opens, read and written.

A catalogue is a folder of such files for one language, by what the texts belong to; all of them are
compiled into the one ``.qm`` file that the program loads.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "translations"
CONTEXT = "Pentogames"
LANGUAGES = {"de": "de_DE", "fr": "fr_FR", "es": "es_ES"}
"""The languages by their codes, with the names whose plural rules Qt knows."""

WORDINGS = 2
"""How many wordings for a count each of these languages has, as Qt counts them: for one (in French
for none as well), and for many."""

AREAS = ("program", "games", "lessons", "book")
"""The files of a catalogue. A text that is found in several of them stands in the first."""


@dataclass(frozen=True, slots=True)
class Source:
    """A text to be translated: where it is found, and its English wording for one, if it has one.

    ``sense`` tells apart what is alike in English only.
    """

    text: str
    one: str = ""
    sense: str = ""
    area: str = "program"
    place: str = ""

    @property
    def key(self) -> tuple[str, str]:
        """What Qt finds a translation by."""
        return self.text, self.sense


@dataclass(frozen=True, slots=True)
class Message:
    """A source with its translation: one wording, or one for each number a language knows.

    ``gone`` ones are not in the program any more; their translations are kept for later.
    """

    source: Source
    wordings: tuple[str, ...] = ()
    gone: bool = False

    @property
    def done(self) -> bool:
        """Whether there are all wordings that the source asks for."""
        wanted = WORDINGS if self.source.one else 1
        return len(self.wordings) == wanted and all(self.wordings)


def path_of(language: str, area: str) -> Path:
    """Return where a file of a catalogue lies."""
    return FOLDER / language / f"{area}.ts"


def compiled(language: str) -> Path:
    """Return where the compiled catalogue of a language lies."""
    return FOLDER / f"pentogames_{language}.qm"


def read(language: str) -> list[Message]:
    """Return all messages of a language, of all its files; none of files that are not there."""
    messages = []
    for area in AREAS:
        path = path_of(language, area)
        if path.exists():
            messages += [_message(each, area) for each in ET.parse(path).iter("message")]
    return messages


def _message(element: ET.Element, area: str) -> Message:
    translation = element.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    location = element.find("location")
    source = Source(
        element.findtext("source", ""),
        element.findtext("extracomment", "").removeprefix("One: "),
        element.findtext("comment", ""),
        area,
        "" if location is None else location.get("filename", ""),
    )
    wordings = tuple(forms) or (translation.text or "",)
    wordings = wordings if any(wordings) else ()
    return Message(source, wordings, translation.get("type") in ("vanished", "obsolete"))


def merged(sources: Iterable[Source], known: Iterable[Message]) -> list[Message]:
    """Return a message for each source with the translation that is known, then those gone."""
    by_key = {message.source.key: message for message in known}
    messages = []
    for source in sources:
        old = by_key.pop(source.key, None)
        same_kind = old is not None and bool(old.source.one) == bool(source.one)
        messages.append(Message(source, old.wordings if old is not None and same_kind else ()))
    left = [replace(message, gone=True) for message in by_key.values() if any(message.wordings)]
    return messages + left


def write(language: str, messages: Iterable[Message]) -> None:
    """Write the files of a language's catalogue."""
    messages = list(messages)
    (FOLDER / language).mkdir(parents=True, exist_ok=True)
    for area in AREAS:
        rows = [
            '<?xml version="1.0" encoding="utf-8"?>',
            "<!DOCTYPE TS>",
            f'<TS version="2.1" language="{LANGUAGES[language]}" sourcelanguage="en">',
            f"<context>\n    <name>{CONTEXT}</name>",
            *(_written(message) for message in messages if message.source.area == area),
            "</context>\n</TS>\n",
        ]
        path_of(language, area).write_text("\n".join(rows), encoding="utf-8")


def _written(message: Message) -> str:
    source = message.source
    kind = ""
    if message.gone:
        kind = ' type="vanished"'
    elif not message.done:
        kind = ' type="unfinished"'
    if source.one:
        forms = (*message.wordings, *[""] * WORDINGS)[:WORDINGS]
        inner = "".join(
            f"\n            <numerusform>{escape(form)}</numerusform>" for form in forms
        )
        inner += "\n        "
    else:
        inner = escape("".join(message.wordings))
    rows = [f"    <message{' numerus=' + chr(34) + 'yes' + chr(34) if source.one else ''}>"]
    if source.place:
        rows.append(f'        <location filename="{escape(source.place)}"/>')
    rows.append(f"        <source>{escape(source.text)}</source>")
    if source.sense:
        rows.append(f"        <comment>{escape(source.sense)}</comment>")
    if source.one:
        rows.append(f"        <extracomment>One: {escape(source.one)}</extracomment>")
    rows.append(f"        <translation{kind}>{inner}</translation>")
    rows.append("    </message>")
    return "\n".join(rows)


def placeholders(text: str) -> frozenset[str]:
    """Return the names of the figures that are filled into a text."""
    return frozenset(re.findall(r"\{(\w+)\}", text))


def faults(message: Message) -> list[str]:
    """Return what is wrong with a translation; nothing for a good one."""
    source = message.source
    if not message.done:
        return ["is not translated"]
    found = []
    for wording in message.wordings:
        missing = placeholders(source.text) - placeholders(wording)
        strange = placeholders(wording) - placeholders(source.text) - placeholders(source.one)
        if strange:
            found.append(f"has figures that the English has not: {', '.join(sorted(strange))}")
        if missing and (not source.one or wording is message.wordings[-1]):
            found.append(f"lacks figures: {', '.join(sorted(missing))}")
        if ("&" in _bare(source.text)) != ("&" in _bare(wording)):
            found.append(
                "has a key of the menu (&) where the English has none, or none where it has"
            )
        if source.text.endswith("…") != wording.endswith("…"):
            found.append("ends with … where the English does not, or does not where it does")
        if source.text[-1:].isspace() != wording[-1:].isspace():
            found.append("ends with a space where the English does not, or does not where it does")
    return found


def _bare(text: str) -> str:
    """Return a text without the ampersands that are signs of their own."""
    return text.replace("&&", "").replace(" & ", "")
