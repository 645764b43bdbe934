"""The language of the screen: chosen in a menu, at once, while everything stays as it is."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QDialogButtonBox

from pentogames.core.record import Record
from pentogames.games import GAMES
from pentogames.model.autosave import Autosave
from pentogames.model.language import ENGLISH, LANGUAGES, Language
from pentogames.model.progress import LessonProgress
from pentogames.model.settings import Settings
from pentogames.model.words import tr
from pentogames.store.pento import parse_records
from pentogames.store.pento_writer import write_pento
from pentogames.teach.lessons import lessons_of
from pentogames.window.front import Front
from pentogames.window.move_list import MoveList
from pentogames.window.puzzles import KINDS
from pentogames.window.start import open_window
from tests.gui import hands


@pytest.fixture
def language(application):
    language = Language(application)
    yield language
    language.use(ENGLISH)
    language.deleteLater()


@pytest.fixture
def front(application, language, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    settings = Settings(tmp_path / "settings.ini")
    settings.motion, settings.theme = False, "light"
    progress = LessonProgress(tmp_path / "lessons.json")
    front = Front(open_window(settings, Autosave(tmp_path / "state"), progress), language)
    front.window.show()
    front.window.activateWindow()
    QCoreApplication.processEvents()
    yield front
    window = front.window
    window.close()
    window.autosave.release()
    window.scene.dispose()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def run(script, variables):
    """Run a script in a process where the system's language is another; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **variables},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


def choose(front, view, languages, name):
    """Choose a language in the menu, with the mouse."""
    menu = hands.open_menu(front.window, view, languages)
    hands.click_entry(menu, name)
    hands.close_menus()
    settle()


def settle():
    """Let a window come, and the one before go."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def first_menu(front):
    return front.window.menuBar().actions()[0].text().replace("&", "")


def play(front, *texts):
    match = front.window.match
    for text in texts:
        assert match.try_move(match.game.parse(match.position, text))


def test_the_window_speaks_german_at_once_and_english_again(front):
    choose(front, "View", "Language", "Deutsch")
    assert first_menu(front) == "Partie"
    assert front.window.scene.prompt() == "Weiß ist am Zug"
    assert front.window.isVisible()
    choose(front, "Ansicht", "Sprache", "English")
    assert first_menu(front) == "Game"
    assert front.window.scene.prompt() == "White to move"


def test_the_menu_shows_the_language_chosen(front):
    choose(front, "View", "Language", "Deutsch")
    menu = hands.open_menu(front.window, "Ansicht", "Sprache")
    assert [a.text() for a in menu.actions() if a.isChecked()] == ["Deutsch"]
    hands.close_menus()


def test_the_game_goes_on_where_it_was_with_what_can_be_taken_back(front):
    play(front, "12-D3-C5", "8-C10-E9")
    front.window.undo()
    match = front.window.match
    front.window.settings.language = "de"
    settle()
    assert front.window.match is match
    assert front.window.panel.findChild(MoveList).currentIndex().data() == "1. 12-D3-C5"
    hands.key(front.window.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert match.position == match.record.start
    hands.key(front.window.view, Qt.Key.Key_Y, Qt.Key.Key_Y, modifier=hands.CONTROL)
    assert len(match.position.placed) == 2


def test_the_new_window_is_the_one_that_is_kept_safe_and_ended(front, tmp_path):
    front.window.settings.language = "de"
    settle()
    play(front, "12-D3-C5")
    front.window.close()
    front.window.autosave.release()
    restored = Autosave(tmp_path / "state")
    restored.claim()
    assert len(restored.restore().record.position.placed) == 1
    restored.release()


def test_a_lesson_goes_on_at_its_step(front):
    lesson = lessons_of("universe")[0]
    front.window.lessons.start(lesson, 1)
    front.window.settings.language = "de"
    settle()
    assert front.window.lessons.model.lesson == lesson
    assert front.window.lessons.model.index == 1


def test_a_puzzle_stays_open_and_the_rules_too(front):
    level = KINDS[0].levels()[0]
    front.window.puzzles.open(0, level.puzzle.key)
    front.window.show_rules()
    front.window.settings.language = "de"
    settle()
    assert front.window.puzzles.page.model.puzzle.key == level.puzzle.key
    assert front.window.rules_book.isVisible()
    assert front.window.rules_book.windowTitle() == "Regeln"


def test_a_dialog_is_finished_in_the_language_it_began_in(front):
    def choose_in_it(dialog):
        front.window.settings.language = "de"
        QCoreApplication.processEvents()
        assert first_menu(front) == "Game"
        hands.click_button(dialog, "Cancel")

    with hands.answering(choose_in_it):
        hands.key(front.window, Qt.Key.Key_N, modifier=hands.CONTROL)
    settle()
    assert first_menu(front) == "Partie"


def test_a_choice_that_is_taken_back_in_its_dialog_changes_nothing(front):
    window = front.window

    def choose_and_think_better_of_it(dialog):
        window.settings.language = "de"
        window.settings.language = "system"
        hands.click_button(dialog, "Cancel")

    with hands.answering(choose_and_think_better_of_it):
        hands.key(window, Qt.Key.Key_N, modifier=hands.CONTROL)
    settle()
    assert front.window is window


@pytest.mark.parametrize(
    ("code", "cancel"), [("de", "Abbrechen"), ("fr", "Annuler"), ("es", "Cancelar")]
)
def test_standard_buttons_are_translated_by_qt(language, code, cancel):
    language.use(code)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text().replace("&", "") == cancel
    box.deleteLater()


def test_numbers_are_written_as_the_language_writes_them(language):
    language.use("de")
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"


def test_a_count_chooses_the_wording(language):
    text, one = "{seat} now has {count} legal moves.", "{seat} now has one legal move."
    english = [tr(text, one, count).format(seat="A", count=count) for count in (0, 1, 2)]
    assert english == [
        "A now has 0 legal moves.",
        "A now has one legal move.",
        "A now has 2 legal moves.",
    ]
    language.use("de")
    german = [tr(text, one, count).format(seat="A", count=count) for count in (0, 1, 2)]
    assert german == [
        "A hat jetzt 0 erlaubte Züge.",
        "A hat jetzt einen erlaubten Zug.",
        "A hat jetzt 2 erlaubte Züge.",
    ]


def test_a_sense_tells_apart_what_is_alike_in_english(language):
    language.use("de")
    assert (tr("Start"), tr("Start", sense="the first position")) == ("Start", "Anfang")


@pytest.mark.parametrize(
    ("system", "wish", "locale"),
    [
        ("de_AT.UTF-8", "system", "de_AT"),
        ("de_AT.UTF-8", "en", "en_US"),
        ("en_GB.UTF-8", "en", "en_GB"),
        ("en_GB.UTF-8", "de", "de_DE"),
        ("pt_BR.UTF-8", "system", "en_US"),
        ("C.UTF-8", "system", "C"),
        ("C.UTF-8", "fr", "fr_FR"),
    ],
)
def test_dates_and_numbers_are_of_the_language_and_of_the_country_if_it_is_known(
    system, wish, locale
):
    script = f"""
from PySide6.QtCore import QCoreApplication, QLocale
from pentogames.model.language import Language
application = QCoreApplication([])
Language(application).use({wish!r})
print(QLocale().name())
"""
    assert run(script, {"LANG": system}) == [locale]


def test_the_language_is_said_when_it_has_changed(language, qtbot):
    with qtbot.waitSignal(language.changed) as said:
        language.use("de")
    assert said.args == ["de"]
    assert language.current() == "de"


def keys_shared(actions):
    """Return the entries of each menu whose underlined letters are the same."""
    entries: dict[str, list[str]] = {}
    shared = []
    for action in actions:
        _, _, rest = action.text().replace("&&", "").partition("&")
        if rest:
            entries.setdefault(rest[0].lower(), []).append(action.text())
        if action.menu() is not None:
            shared += keys_shared(action.menu().actions())
    return shared + [texts for texts in entries.values() if len(texts) > 1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_entry_of_a_menu_has_a_letter_of_its_own(front, code):
    front.window.settings.language = code
    settle()
    assert keys_shared(front.window.menuBar().actions()) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_records_are_written_alike_in_every_language(game, language):
    record = Record(game, game.options_type(), tags={"Event": "A game"})
    chance = random.Random(3)
    while len(record.line()) < 8 and (moves := list(record.position.moves())):
        record.play(chance.choice(moves))
    written = {}
    for code in LANGUAGES:
        language.use(code)
        written[code] = write_pento([record])
        (read,) = parse_records(written[code].encode())
        read.to_end()
        assert read.position == record.position
    assert set(written.values()) == {written[ENGLISH]}


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "pt:fr_CA:de"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "es"),
    ],
)
def test_the_systems_language_is_followed(variables, code):
    script = "from pentogames.model.language import meant; print(meant('system'), meant('fr'))"
    assert run(script, variables) == [code, "fr"]
