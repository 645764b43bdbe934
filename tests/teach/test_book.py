"""The rules book: every page complete, every diagram proved by the engines."""

import re

import pytest

from pentogames.core.game import Role
from pentogames.games import GAMES
from pentogames.games.universe import RegionKind, regions
from pentogames.teach import book

SECTIONS = ("Goal", "Set-up", "Turn", "End", "Options", "Notation", "Strategy", "History")
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")


def test_there_is_a_page_for_every_game_in_their_order():
    assert [page.game for page in book.pages()] == [game.name for game in GAMES]
    assert len({page.title for page in book.pages()}) == len(GAMES)


@pytest.mark.parametrize("page", book.pages(), ids=lambda page: page.game)
def test_a_page_says_everything_that_belongs_to_a_game(page):
    headings = [section.heading for section in page.sections]
    assert headings[0] == page.title
    assert [heading for heading in headings if heading in SECTIONS] == list(SECTIONS)
    for section in page.sections:
        assert len(section.text) > 60, section.heading
        assert "![" not in section.text
        assert "*" not in section.text


@pytest.mark.parametrize("page", book.pages(), ids=lambda page: page.game)
def test_every_picture_of_a_page_is_a_diagram_of_its_game_with_words_of_its_own(page):
    pictures = PICTURE.findall(page.text)
    assert pictures
    for words, address in pictures:
        assert address.startswith(book.SCHEME)
        assert book.diagram(address.removeprefix(book.SCHEME)).game.name == page.game
        assert len(words) > 15


def test_every_diagram_is_used():
    used = [
        address.removeprefix(book.SCHEME)
        for page in book.pages()
        for _, address in PICTURE.findall(page.text)
    ]
    covers = [f"{book.COVER}{game.name}" for game in GAMES]
    assert sorted(used + covers) == sorted(book.diagram_names())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_cover_of_a_game_is_a_game_that_goes_on(game):
    cover = book.cover(game.name)
    assert cover.game is game
    assert cover.position.outcome() is None


@pytest.mark.parametrize("name", book.diagram_names())
def test_marks_lie_on_the_board(name):
    diagram = book.diagram(name)
    squares = {(s.x, s.y) for s in diagram.game.layout(diagram.position).squares}
    for mark in diagram.marks:
        assert mark.squares
        assert {(s.x, s.y) for s in mark.squares} <= squares


def test_the_fence_of_the_diagram_is_the_one_that_the_rules_refuse():
    diagram = book.diagram("universe-fence")
    move = diagram.game.parse(diagram.position, "1-B2")
    refusal = diagram.position.refusal(move)
    painted = {m.squares for m in diagram.marks if m.role is Role.BAD}
    assert {mark.squares for mark in refusal.marks} == painted
    assert {frozenset(m.squares) for m in diagram.marks if m.role is Role.INSTEAD} == {
        frozenset(move.squares)
    }


def test_the_regions_of_the_diagram_are_what_its_words_say():
    found = regions(book.diagram("universe-regions").position)
    (dead,) = [region for region in found if region.kind is RegionKind.DEAD]
    (exact,) = [region for region in found if region.kind is RegionKind.EXACT]
    assert (dead.size, exact.piece) == (8, "P")
    text = book.pages()[0].text
    assert "dead zone of eight squares" in text
    assert "region of five that only the P fits" in text


def test_the_symmetric_answer_of_the_diagram_is_refused():
    diagram = book.diagram("universe-symmetry")
    (answer,) = [mark.squares for mark in diagram.marks]
    move = next(m for m in diagram.game.start(diagram.position.options).moves() if m.piece == "U")
    mirrored = type(move)("Black", "U", tuple(sorted(answer)))
    assert diagram.position.refusal(mirrored).rule == "fences-off"


def test_the_match_of_the_diagram_is_cools_and_the_five_ends_the_game():
    pauli = book.diagram("pauli-match")
    (match,) = pauli.game.tokens(pauli.position)[-12:][2:3]
    assert (match.face, match.owner, match.state) == ("L", "Cool", "active")
    assert book.diagram("pentago-five").position.outcome().winners == ("1",)


def test_search_finds_sections_by_all_their_words_in_any_case():
    hits = [(page.game, section.heading) for page, section in book.search("DEAD zone")]
    assert ("universe", "Turn") in hits
    assert all(game == "universe" for game, _ in hits)
    assert book.search("  ") == ()
    assert book.search("xyzzy") == ()
