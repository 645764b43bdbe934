"""What Pauli's table shows before a move, of a card, and of all matches."""

import random

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pentogames.core.cells import Square
from pentogames.core.game import Role
from pentogames.games.pauli import PAULI, PauliMove, PauliPosition, matches, places_for, what_if
from pentogames.scene.pauli_card import Fate
from pentogames.scene.pauli_paint import NOTHING, Tone
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.strip import Tone as StripTone
from pentogames.window.main_window import MainWindow
from pentogames.window.panels.pauli import PauliPanel
from tests.games.pauli_boards import lively_move, set_up
from tests.gui import hands
from tests.gui.hands_pauli import (
    assert_table_is_position,
    at,
    begin,
    begin_at,
    card,
    hand_of,
    square_named,
    stack,
)

# A yellow piece on c1 makes an I that is Cool's and an L that is Hot's.
ONE_EACH = set_up("7G/8/7B/8/2Gr4/2b5/2o5/BG1or3", "-/-", 10)
# An orange piece on c1 is to be a second I. The row's ends belong to Cool's P and to Hot's U.
SECOND_I = set_up("BGYor3/8/8/8/8/r2Go3/Yo1b4/BG1yr3", "IP/U", 20)


def names(squares: object) -> set[str]:
    return {"abcdefgh"[s.x] + str(s.y + 1) for s in squares}


def fates(scene: PauliScene) -> dict[str, Fate]:
    return {
        letter: scene.card(letter).fate
        for letter in "FILNPTUVWXYZ"
        if scene.card(letter).fate is not Fate.NOTHING
    }


def take_over(window: MainWindow, scene: PauliScene, colour: str, square: str) -> None:
    """Click a stack and move over a square."""
    hands.click(window.view, stack(scene, colour))
    hands.hover(window.view, at(scene, square))


# -- a move before it is made ---------------------------------------------------------------------


def test_a_square_shows_the_matches_made_and_who_gets_the_cards(table: MainWindow) -> None:
    scene = begin_at(table, ONE_EACH)
    take_over(table, scene, "Y", "c1")
    painting = scene.painting.painting
    assert {(match.letter, match.seat, match.tone) for match in painting.matches} == {
        ("I", "Cool", Tone.MATCH),
        ("L", "Hot", Tone.MATCH),
    }
    levels = [match.level for match in painting.matches]
    assert len(set(levels)) == 2  # they share a square
    assert fates(scene) == {"I": Fate.COOL, "L": Fate.HOT}
    assert scene.strip.text == "Ada gets I. Björn gets L."
    assert hand_of(scene).footprint.legal
    hands.hover(table.view, at(scene, "g5"))
    assert scene.painting.painting == NOTHING
    assert fates(scene) == {}
    assert scene.strip.text == "Ada to move"
    assert table.match.position == ONE_EACH


def test_a_square_shows_an_explosion_and_what_it_takes_along(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    take_over(table, scene, "O", "c1")
    (match,) = scene.painting.painting.matches
    assert (match.letter, match.tone) == ("I", Tone.EXPLODES)
    assert names(match.squares) == {"a1", "b1", "c1", "d1", "e1"}
    assert fates(scene) == {"P": Fate.SLEEPS, "U": Fate.SLEEPS}
    assert scene.strip.text == (
        "A second match explodes: I. 5 pieces go home. Turned passive: P, U."
    )
    hands.key(table.view, Qt.Key.Key_Escape)
    assert scene.painting.painting == NOTHING
    assert fates(scene) == {}
    assert_table_is_position(scene)


def test_a_dragged_piece_shows_the_same(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    hands.drag(table.view, stack(scene, "O"), at(scene, "c1"), let_go=False)
    assert fates(scene) == {"P": Fate.SLEEPS, "U": Fate.SLEEPS}
    hands.move(table.view, card(scene, "X"))  # beyond the board
    assert scene.painting.painting == NOTHING
    assert not hand_of(scene).footprint.isVisible()


def test_a_square_shows_why_it_is_refused(table: MainWindow) -> None:
    scene = begin_at(table, set_up("G6g/8/8/8/8/8/8/BG1orb1B", "-/-", 8))
    take_over(table, scene, "Y", "c1")
    assert scene.strip.tone is StripTone.REFUSED
    assert scene.strip.text.startswith("That would make two or more matches")
    assert [mark.role for mark in scene.marks.marks] == [Role.BAD, Role.BAD]
    assert not hand_of(scene).footprint.legal
    assert table.match.position.ply == 8


def test_every_preview_is_what_then_happens(table: MainWindow) -> None:
    begin(table)
    chance = random.Random(8)
    for _ in range(24):
        position = table.match.position
        move = lively_move(position, chance)
        preview = what_if(position, move)
        scene = hands.scene_of(table.view)
        assert isinstance(scene, PauliScene)
        take_over(table, scene, move.colour, "abcdefgh"[move.square.x] + str(move.square.y + 1))
        shown = {match.letter for match in scene.painting.painting.matches}
        assert shown == {m.letter for m in (*preview.made, *preview.exploding)}
        foretold = fates(scene)
        hands.click(table.view, hands.centre(scene, move.square))
        after = table.match.position
        assert after.ply == position.ply + 1
        cards = PAULI.board(after)["cards"]
        for letter, fate in foretold.items():
            owner = PAULI.board(position)["cards"][letter]["owner"]
            expected = (owner, False) if fate is Fate.SLEEPS else (fate.value, True)
            assert (cards[letter]["owner"], cards[letter]["active"]) == expected


# -- cards ----------------------------------------------------------------------------------------


def test_an_active_card_shows_its_match(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    hands.hover(table.view, card(scene, "U"))
    (match,) = scene.painting.painting.matches
    assert (match.letter, match.seat) == ("U", "Hot")
    assert names(match.squares) == {"d1", "d2", "d3", "e1", "e3"}
    assert scene.painting.painting.spotlight
    assert scene.card("U").hovered
    assert scene.strip.text == "U is active: Björn owns 4 of the five pieces."
    hands.hover(table.view, at(scene, "h8"))
    assert scene.painting.painting == NOTHING
    assert not scene.card("U").hovered
    assert scene.strip.text == "Ada to move"


def test_a_card_without_a_match_shows_where_one_piece_makes_it(table: MainWindow) -> None:
    scene = begin_at(table, ONE_EACH)
    assert names(chance.square for chance in places_for(ONE_EACH, "L")) == {"c1"}
    hands.hover(table.view, card(scene, "L"))
    (wanted,) = scene.painting.painting.wanted
    assert wanted.square == square_named("c1")
    assert wanted.colours == ("Y",)
    assert wanted.playable == {"Y"}
    (outline,) = scene.painting.painting.matches
    assert outline.tone is Tone.WANTED
    assert scene.strip.text == "L is free. One more piece makes it: yellow."
    hands.hover(table.view, card(scene, "X"))
    assert scene.painting.painting == NOTHING
    assert scene.strip.text == "X is free. No single piece makes it now."


def test_a_piece_that_may_not_be_played_is_shown_as_such(table: MainWindow) -> None:
    scene = begin_at(table, set_up("G6g/8/8/8/8/8/8/BG1orb1B", "I/-", 14))
    hands.hover(table.view, card(scene, "I"))
    (wanted,) = scene.painting.painting.wanted
    assert wanted.square == square_named("c1")
    assert wanted.playable == frozenset()
    assert scene.strip.text == (
        "I is passive, Ada's. The pieces that would make it cannot be played now."
    )


def test_a_chosen_card_stays_until_another_is_or_a_colour_is_taken(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    hands.click(table.view, card(scene, "U"))
    hands.hover(table.view, at(scene, "h8"))
    assert [match.letter for match in scene.painting.painting.matches] == ["U"]
    hands.click(table.view, card(scene, "P"))
    hands.hover(table.view, at(scene, "h8"))
    assert [match.letter for match in scene.painting.painting.matches] == ["P"]
    hands.click(table.view, card(scene, "P"))
    hands.hover(table.view, at(scene, "h8"))
    assert scene.painting.painting == NOTHING
    hands.click(table.view, card(scene, "P"))
    hands.click(table.view, stack(scene, "B"))
    assert not scene.card("P").chosen


def test_cards_are_looked_at_by_keys(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    hands.key(table.view, Qt.Key.Key_U, modifier=hands.SHIFT)
    assert [match.letter for match in scene.painting.painting.matches] == ["U"]
    assert scene.card("U").chosen
    hands.key(table.view, Qt.Key.Key_Y, modifier=hands.SHIFT)  # the card, not the colour
    assert scene.look.chosen == "Y"
    assert not hand_of(scene).busy
    hands.key(table.view, Qt.Key.Key_Escape)
    assert scene.look.chosen == ""
    assert_table_is_position(scene)


def test_a_card_pointed_at_is_forgotten_when_the_pointer_leaves(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    hands.hover(table.view, card(scene, "U"))
    QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.Leave))
    assert scene.painting.painting == NOTHING


def test_active_cards_show_the_colours_of_their_match(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    colours = scene.card("I").colours
    assert "".join(colours[x, 0] for x in range(5)) in ("BGYOR", "ROYGB")
    for match in matches(SECOND_I):
        item = scene.card(match.letter)
        assert sorted(item.colours.values()) == sorted(match.colours)
        assert item.token.state == "active"


# -- overlays -------------------------------------------------------------------------------------


def panel_of(window: MainWindow) -> PauliPanel:
    panel = window.panel.game_panel
    assert isinstance(panel, PauliPanel)
    return panel


def show(window: MainWindow, name: str) -> None:
    """Turn a switch of the bar by its key."""
    number = ("matches", "openings", "barred").index(name)
    hands.key(window.view, Qt.Key(Qt.Key.Key_1 + number), modifier=hands.CONTROL)


def test_all_matches_on_the_board_and_in_a_list(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    panel = panel_of(table)
    assert not panel.list.isVisible()
    show(table, "matches")
    found = {(match.letter, match.seat) for match in scene.painting.painting.matches}
    assert found == {("I", "Cool"), ("P", "Cool"), ("U", "Hot")}
    assert not scene.painting.painting.spotlight
    assert panel.list.isVisible()
    rows = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert rows == ["I: Ada, 3", "P: Ada, 3", "U: Björn, 4"]
    assert panel.heading.text() == "Matches on the board: 3"
    show(table, "matches")
    assert scene.painting.painting == NOTHING
    assert not panel.list.isVisible()


def row(panel: PauliPanel, number: int) -> QPoint:
    return panel.list.visualItemRect(panel.list.item(number)).center()


def test_a_match_of_the_list_is_painted(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    show(table, "matches")
    panel = panel_of(table)
    port = panel.list.viewport()
    QTest.mouseClick(port, hands.LEFT, hands.PLAIN, row(panel, 2))
    assert [match.letter for match in scene.painting.painting.matches] == ["U"]
    assert scene.card("U").chosen
    hands.key(panel.list, Qt.Key.Key_Up)
    QApplication.sendEvent(panel.list, QEvent(QEvent.Type.Leave))
    assert [match.letter for match in scene.painting.painting.matches] == ["P"]
    hands.key(table.view, Qt.Key.Key_Escape)
    assert len(scene.painting.painting.matches) == 3
    assert panel.list.currentRow() == -1
    hands.click(table.view, card(scene, "I"))  # a card chosen on the table is chosen in the list
    assert panel.list.currentRow() == 0


def test_the_list_follows_the_game(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    show(table, "matches")
    hands.drag(table.view, stack(scene, "O"), at(scene, "c1"))
    panel = panel_of(table)
    assert [panel.list.item(n).text() for n in range(panel.list.count())] == ["I: Ada, 3"]
    assert [match.letter for match in scene.painting.painting.matches] == ["I"]
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert panel.list.count() == 3
    table.match.to_start()
    begin(table)
    panel = panel_of(table)
    assert panel.heading.text() == "There is no match on the board."
    assert not panel.list.isVisible()


MIDDLE = (
    "B-f5 Y-g5 G-c8 B-f4 R-h3 Y-d8 Y-c3 R-c2 Y-d2 G-e2 O-c7 Y-b8 "
    "G-d3 O-e8 G-a6 O-b7 O-d4 R-e4 Y-e3 O-f2 G-g4 G-d5 B-b2 O-e1"
)
"""A game until each has four cards, two of them active."""


def test_openings_and_forbidden_squares_of_the_colour_in_hand(table: MainWindow) -> None:
    scene = begin(table, *MIDDLE.split())
    show(table, "openings")
    show(table, "barred")
    assert scene.hints.marks == ()
    seen = set()
    for colour in "BGYO":  # there is no red one left
        hands.click(table.view, stack(scene, colour))
        shown: dict[Role, set[Square]] = {Role.HINT: set(), Role.DEAD: set()}
        for mark in scene.hints.marks:
            shown[mark.role].update(mark.squares)
        assert shown == makes_and_barred(table.match.position, colour)
        seen.update(role for role, squares in shown.items() if squares)
        hands.key(table.view, Qt.Key.Key_Escape)
        assert scene.hints.marks == ()
    assert seen == {Role.HINT, Role.DEAD}


def makes_and_barred(position: PauliPosition, colour: str) -> dict[Role, set[Square]]:
    """Return the squares where a colour makes or explodes matches, and where it must not."""
    found: dict[Role, set[Square]] = {Role.HINT: set(), Role.DEAD: set()}
    for square in PAULI.layout(position).squares:
        preview = what_if(position, PauliMove(position.to_move, colour, square))
        if preview.made or preview.exploding:
            found[Role.HINT].add(square)
        elif preview.refusal is not None and preview.refusal.rule.startswith("exclusion"):
            found[Role.DEAD].add(square)
    return found
