"""The New game dialog fits the smallest window, 900 by 600, for every game in every language."""

import pytest

from pentogames.model.language import ENGLISH, LANGUAGES, Language
from pentogames.scene.theme import LIGHT
from pentogames.window.new_game import NewGameDialog


@pytest.fixture
def language(application):
    language = Language(application)
    yield language
    language.use(ENGLISH)
    language.deleteLater()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_choice_needs_more_room_than_the_smallest_window(language, new_table, code) -> None:
    language.use(code)
    window = new_table(size=(900, 600))
    dialog = NewGameDialog(LIGHT, window.match.record, window)
    for row in range(dialog.games.count()):
        dialog.games.setCurrentRow(row)
        dialog.layout().activate()
        least = dialog.minimumSizeHint()
        assert (least.width() <= 900, least.height() <= 600) == (True, True), (row, least)
    dialog.deleteLater()
