"""Every text of every screen passes through translation, exactly once, and is in the catalogue."""

import random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from pentogames.core.cells import Square
from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.model.picture_gallery import Gallery
from pentogames.model.tiling_sketch import TilingSketch
from pentogames.model.tiling_sketch import default_path as sketch_path
from pentogames.puzzles.tiling_draft import DraftState
from pentogames.teach.lessons import lessons_of
from pentogames.window.picture_editor import PictureEditor
from pentogames.window.puzzles import KINDS
from pentogames.window.puzzles.tiling_editor import TilingEditor
from tests.gui.pseudo import LEFT, Painted, Pseudo, bare, shown
from tests.translations.tool import sources

PLIES = 24
DIALOGS = ("welcome", "shortcuts", "about", "lessons", "rules", "why", "export")


@pytest.fixture(scope="module")
def translator(application):
    # One for all tests: Qt waits for ever if one is destroyed while another is asked.
    translator = Pseudo()
    translator.setParent(application)
    return translator


@pytest.fixture
def pseudo(application, translator):
    translator.asked.clear()
    application.installTranslator(translator)
    yield translator
    application.removeTranslator(translator)


@pytest.fixture
def seen(pseudo, monkeypatch):
    """Looks at all windows each time it is called, and takes down what stands there."""
    painted = Painted(monkeypatch)
    texts: set[str] = set()

    def look() -> None:
        QCoreApplication.processEvents()
        texts.update(shown())

    def look_and_go(dialog: QDialog) -> int:
        dialog.grab()
        look()
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(QDialog, "exec", look_and_go)
    yield look
    assert painted.texts, "nothing was painted"
    untranslated = {text: words for text in texts | painted.texts if (words := bare(text))}
    assert untranslated == {}
    assert [text for text in pseudo.asked if LEFT in text] == [], "translated twice"
    asked = {text for text in pseudo.asked if any(sign.isalpha() for sign in text)}
    assert asked - {source.text for source in sources()} == set(), "in no catalogue"


def begin(table, game, **options):
    table.take(Record(game, game.options_type.read(options)), None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_from_its_start_to_its_end(game, seen, table):
    begin(table, game)
    seen()
    table.actions_by_name["overlay-explain"].setChecked(True)
    chance = random.Random(1)
    for ply in range(PLIES):
        moves = list(table.match.position.moves())
        if not moves:
            break
        table.match.try_move(chance.choice(moves))
        if ply in (0, 1, 7):
            seen()
    seen()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_choice_of_a_new_game(game, seen, table):
    table.new_game(game.name)


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs(name, seen, table):
    table.actions_by_name[name].trigger()
    seen()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons(game, seen, table):
    for lesson in lessons_of(game.name):
        table.lessons.start(lesson)
        seen()
        table.lessons.page.show_move()
        seen()


def test_puzzles(seen, table):
    for number, kind in enumerate(KINDS):
        level = kind.levels()[0]
        table.puzzles.open(number, level.puzzle.key)
        seen()
        table.puzzles.page.hint()
        seen()
    table.puzzles.menu.aboutToShow.emit()
    seen()


def test_the_shelf_and_what_it_leads_to(seen, table):
    table.actions_by_name["shelf"].trigger()
    shelf = table.shelf.page
    for row in range(shelf.kinds.count()):
        shelf.kinds.setCurrentRow(row)
        seen()
        for button in shelf.offered:
            if "Print" in button.text():
                button.click()
    hopeless = DraftState().painted([Square(0, 0)], on=True)
    editor = TilingEditor(table.theme, TilingSketch(sketch_path()), table)
    for state in (hopeless, hopeless.with_sets(0), DraftState()):
        editor.draft.change(state)
        editor.grab()
        seen()
    editor.reject()


def test_pictures_and_their_editor(seen, table, tmp_path):
    begin(table, game_named("picture-puzzle"), players=1, taken_apart_by="computer")
    seen()
    editor = PictureEditor(Gallery(tmp_path), table)
    editor.grab()
    seen()
