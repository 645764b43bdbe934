"""The catalogues belong to the program as it is, and what is translated fits its English."""

import io
import json
import sys
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

from pentogames.model.language import ENGLISH, LANGUAGES
from pentogames.model.words import CONTEXT
from tests.translations.tool import catalogue, script

TRANSLATED = sorted(catalogue.LANGUAGES)
Source, Message = catalogue.Source, catalogue.Message


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_have_the_figures_and_signs_of_the_english(language):
    faults = {
        message.source.text: found
        for message in catalogue.read(language)
        if message.done and not message.gone and (found := catalogue.faults(message))
    }
    assert faults == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_what_the_program_loads_is_compiled_from_the_texts_that_lie_beside_it(language):
    assert script.compiled(language) == catalogue.compiled(language).read_bytes()


def test_there_is_a_catalogue_for_every_language_that_can_be_chosen():
    assert {ENGLISH, *TRANSLATED} == set(LANGUAGES)


@pytest.mark.parametrize("language", TRANSLATED)
def test_reading_and_writing_leaves_a_catalogue_as_it_is(language, tmp_path, monkeypatch):
    before = {area: catalogue.path_of(language, area).read_text() for area in catalogue.AREAS}
    messages = catalogue.read(language)
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    catalogue.write(language, messages)
    for area, text in before.items():
        assert catalogue.path_of(language, area).read_text() == text
        assert ET.parse(catalogue.path_of(language, area)).getroot().tag == "TS"


def test_translations_stay_when_the_texts_change():
    kept, old = Source("Keep"), Source("Old")
    known = [Message(kept, ("Behalten",)), Message(old, ("Alt",)), Message(Source("Empty"))]
    new = Source("New")
    assert catalogue.merged([new, kept], known) == [
        Message(new),
        Message(kept, ("Behalten",)),
        Message(old, ("Alt",), gone=True),
    ]


def test_a_text_that_depends_on_a_count_now_is_to_be_translated_anew():
    plain, counted = Source("{n} pieces"), Source("{n} pieces", one="One piece")
    (message,) = catalogue.merged([counted], [Message(plain, ("{n} Steine",))])
    assert not message.done


@pytest.mark.parametrize(
    ("source", "wordings", "fault"),
    [
        (Source("{a} of {b}"), ("{a}",), "lacks figures: b"),
        (Source("{a} of {b}"), ("{a} von {b} und {c}",), "the English has not: c"),
        (Source("&Open…"), ("Öffnen…",), "key of the menu"),
        (Source("&Open…"), ("&Öffnen",), "ends with …"),
        (Source("{n} pieces", one="One piece"), ("Ein Stein",), "is not translated"),
    ],
)
def test_faults_are_found(source, wordings, fault):
    (found,) = catalogue.faults(Message(source, wordings))
    assert fault in found


@pytest.mark.parametrize(
    ("source", "wordings"),
    [
        (Source("{n} pieces", one="One piece"), ("Ein Stein", "{n} Steine")),
        (Source("{a} & {b}"), ("{b} & {a}",)),
        (Source("&Open…"), ("Ö&ffnen…",)),
    ],
)
def test_good_translations_have_no_faults(source, wordings):
    assert catalogue.faults(Message(source, wordings)) == []


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A catalogue of two texts, one of which depends on a count, in a folder of its own."""
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    sources = [Source("Save {name}"), Source("{n} pieces", one="One piece")]
    catalogue.write("de", [Message(source) for source in sources])


def test_many_texts_are_translated_at_once(small, capsys, monkeypatch):
    assert script.main(["todo", "de"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["wordings"] for row in rows] == [[""], ["", ""]]
    rows[0]["wordings"] = ["{name} speichern"]
    rows[1]["wordings"] = ["Ein Stein", "{n} Steine"]
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(rows)))
    assert script.main(["fill", "de"]) == 0
    wordings = [message.wordings for message in catalogue.read("de")]
    assert wordings == [("{name} speichern",), ("Ein Stein", "{n} Steine")]


def test_translations_that_do_not_fit_are_said_and_left_out(small, capsys, monkeypatch):
    rows = [
        {"text": "Save {name}", "sense": "", "wordings": ["Speichern"]},
        {"text": "Load", "sense": "", "wordings": ["Laden"]},
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(rows)))
    assert script.main(["fill", "de"]) == 1
    said = capsys.readouterr().out
    assert "lacks figures: name" in said
    assert "no text 'Load'" in said
    assert not any(message.wordings for message in catalogue.read("de"))


@pytest.mark.parametrize(
    ("language", "wordings"),
    [("de", "many one many"), ("fr", "one one many"), ("es", "many one many")],
)
def test_each_language_counts_in_its_own_way(language, wordings, tmp_path, monkeypatch):
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    counted = Message(Source("{n} pieces", one="One piece"), ("one", "many"))
    catalogue.write(language, [counted])
    assert script.release(language) == 0
    translator = QTranslator()
    assert translator.load(str(catalogue.compiled(language)))
    said = [translator.translate(CONTEXT, "{n} pieces", "", count) for count in (0, 1, 2)]
    assert said == wordings.split()
