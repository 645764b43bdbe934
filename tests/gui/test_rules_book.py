"""The rules book in its window: F1, pages, search, and diagrams that follow the theme."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument

from pentogames.games import GAMES
from pentogames.scene.theme import DARK, LIGHT
from pentogames.teach import book
from pentogames.window.rules_book import BookPage, RulesBook

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def rules(qtbot):
    window = RulesBook(LIGHT, None)
    qtbot.addWidget(window)
    window.show()
    return window


def shown(window: RulesBook) -> str:
    return window.page.document().begin().text()


def test_the_pages_are_gone_through_by_keys(qtbot, rules):
    rules.open_at(GAMES[0].name)
    rules.list.setFocus()
    for page in book.pages()[1:]:
        qtbot.keyClick(rules.list, Qt.Key.Key_Down)
        assert shown(rules) == page.title


def test_search_lists_sections_and_shows_the_first(qtbot, rules):
    qtbot.keyClicks(rules.search, "dead zone")
    titles = [rules.list.item(row).text() for row in range(rules.list.count())]
    assert "Universe: Turn" in titles
    assert shown(rules) == "Universe"
    heading = rules.page.textCursor().block().text()
    assert f"Universe: {heading}" == titles[0]
    qtbot.keyClicks(rules.search, "xyzzy")
    assert rules.list.count() == 0
    assert rules.isVisible()
    rules.search.clear()
    assert rules.list.count() == len(GAMES)


def test_pictures_have_words_for_those_who_do_not_see_them_and_captions(rules):
    rules.open_at("universe")
    text = rules.page.toPlainText()
    assert "The board for four: the centre and the four outer regions" in text


@pytest.mark.parametrize("name", book.diagram_names())
def test_diagrams_are_drawn_in_the_colours_of_the_theme(qtbot, name):
    page = BookPage()
    qtbot.addWidget(page)
    pictures = []
    for theme in (LIGHT, DARK):
        page.theme = theme
        picture = page.loadResource(IMAGE, QUrl(f"{book.SCHEME}{name}"))
        assert not picture.isNull()
        assert picture.pixelColor(1, 1).lightness() > 128 or theme is DARK
        pictures.append(picture)
    assert pictures[0] != pictures[1]


def test_f1_opens_the_page_of_the_game_on_the_table(qtbot, table):
    qtbot.keyClick(table.view, Qt.Key.Key_F1)
    opened = table.rules_book
    assert opened.isVisible()
    assert shown(opened) == "Universe"
    opened.close()
