"""Pauli by hand: a whole game, what stops a colour in hand, and why a move is refused."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from pentogames.core.game import Role
from pentogames.games import game_named
from pentogames.games.pauli import PAULI, PauliMove, PauliOptions, PauliPosition, Reason, what_if
from pentogames.scene.board_view import BoardView
from pentogames.scene.carry import Mode
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.strip import Tone
from pentogames.teach.comments import comment_on
from pentogames.window.main_window import MainWindow
from tests.games.pauli_boards import lively_move, set_up
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_pauli import (
    assert_table_is_position,
    at,
    begin,
    begin_at,
    card,
    hand_of,
    play_by_clicks,
    play_by_drag,
    play_by_keys,
    play_by_taps,
    play_by_touch_drag,
    stack,
    table_of,
    walk_to,
)

SMALL = (790, 700)
"""A window that fits on the offscreen screen, where fingers need it."""

# A yellow piece on c1 makes an I that is Cool's and an L that is Hot's.
ONE_EACH = set_up("7G/8/7B/8/2Gr4/2b5/2o5/BG1or3", "-/-", 10)

WAYS: tuple[Callable[[BoardView, PauliMove], None], ...] = (
    play_by_drag,
    play_by_clicks,
    play_by_keys,
    play_by_taps,
    play_by_touch_drag,
)


# -- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_by_every_way_of_input_saved_and_opened_again(
    new_table: NewTable, tmp_path: Path
) -> None:
    window = new_table(size=SMALL)
    begin(window)
    match, chance = window.match, random.Random(12)
    exploded = gave = 0
    while match.outcome() is None:
        move = lively_move(match.position, chance)
        preview = what_if(match.position, move)
        exploded += bool(preview.exploding)
        gave += any(made.controller != move.seat for made in preview.made)
        WAYS[match.position.ply % len(WAYS)](window.view, move)
        assert match.last_move() == move
        assert_table_is_position(table_of(window))
    position = match.position
    assert exploded
    assert gave
    assert position.outcome().reason is Reason.EMPTY_STASH
    assert position.outcome().winners == ("Cool",)
    assert table_of(window).strip.text == "Ada wins: the opponent's stash is empty."
    comments = [match.record.node(node).comment for node in match.record.main_line()]
    assert any(comment.startswith("explodes ") for comment in comments)
    assert any(comment.startswith("takes ") for comment in comments)

    path = tmp_path / "partie 塔.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    assert "{explodes " in path.read_text(encoding="utf-8")
    window = new_table(size=SMALL)  # closed, and started again
    assert window.match.position == position
    hands.key(window.view, Qt.Key.Key_Home)
    assert window.match.position.ply == 0
    assert_table_is_position(table_of(window))
    with hands.answering(hands.choose_file(str(path))):
        hands.key(window.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    assert window.match.position == position
    assert window.match.player("Hot") == "Björn"
    assert_table_is_position(table_of(window))
    opened = window.match.record
    assert [opened.node(node).comment for node in opened.main_line()] == comments


def test_a_game_by_keys_alone(table: MainWindow) -> None:
    begin(table, goal=3)
    chance = random.Random(1)
    while table.match.outcome() is None:
        play_by_keys(table.view, lively_move(table.match.position, chance))
        assert_table_is_position(table_of(table))
    assert table.match.outcome().reason is Reason.CARDS
    winner = table.match.outcome().winners[0]
    zone = table_of(table).cards.zones[winner]
    assert sum(zone.contains(card(table_of(table), letter)) for letter in "FILNPTUVWXYZ") == 3


def test_undo_and_redo_show_every_position(table: MainWindow) -> None:
    begin(table)
    chance = random.Random(12)
    for _ in range(40):
        table.match.try_move(lively_move(table.match.position, chance))
    last = table.match.position
    while table.match.can_undo():
        hands.key(table.view, Qt.Key.Key_PageUp)
        assert_table_is_position(table_of(table))
    while table.match.can_redo():
        hands.key(table.view, Qt.Key.Key_PageDown)
        assert_table_is_position(table_of(table))
    assert table.match.position == last


def test_a_comment_of_ones_own_stays(table: MainWindow) -> None:
    begin_at(table, ONE_EACH)
    move = PAULI.parse(table.match.position, "Y-c1")
    play_by_keys(table.view, move)
    node = table.match.record.cursor
    assert table.panel.comment.toPlainText() == "takes I, gives L"
    table.panel.comment.selectAll()
    hands.type_text(table.panel.comment, "Brave.")
    hands.key(table.view, Qt.Key.Key_PageUp)
    play_by_keys(table.view, move)
    assert table.match.record.cursor == node
    assert table.match.record.node(node).comment == "Brave."
    hands.key(table.view, Qt.Key.Key_PageUp)
    play_by_keys(table.view, PAULI.parse(table.match.position, "Y-h4"))
    assert table.panel.comment.toPlainText() == ""


def test_games_without_comments_have_none() -> None:
    game = game_named("universe")
    start = game.start(game.options_type())
    assert comment_on("universe", start, next(iter(start.moves()))) == ""


# -- a colour in hand -----------------------------------------------------------------------------


def test_the_piece_taken_is_the_one_that_the_move_plays(table: MainWindow) -> None:
    scene = begin(table, "B-d4", "R-e5")
    hands.click(table.view, stack(scene, "B"))
    token = hand_of(scene).token
    assert token is not None
    assert token.id == "Cool/B/2"
    hands.click(table.view, at(scene, "a1"))
    assert scene.items_by_id["Cool/B/2"].token.squares == (
        PAULI.parse(scene.match.record.start, "B-a1").square,
    )


def test_keys_change_the_colour_and_keep_the_square(table: MainWindow) -> None:
    scene = begin(table)
    hands.key(table.view, Qt.Key.Key_B)
    walk_to(table.view, PAULI.parse(table.match.position, "B-g2").square)
    hands.key(table.view, Qt.Key.Key_O)
    hand = hand_of(scene)
    assert hand.colour == "O"
    assert hand.intended_move() == PAULI.parse(table.match.position, "O-g2")
    hands.key(table.view, *[Qt.Key.Key_Right] * 9)  # not beyond the edge
    assert hand.intended_move() == PAULI.parse(table.match.position, "O-h2")
    assert scene.items_by_id["Cool/O/1"].pos() == at(scene, "h2")
    hands.key(table.view, Qt.Key.Key_Space)
    assert table.match.last_move() == PAULI.parse(scene.match.record.start, "O-h2")


def test_the_buttons_of_the_strip_place_and_put_back(table: MainWindow) -> None:
    scene = begin(table)
    hands.key(table.view, Qt.Key.Key_G)
    hands.click(table.view, hands.strip_button(scene, "back"))
    assert_table_is_position(scene)
    hands.key(table.view, Qt.Key.Key_G)
    hands.click(table.view, hands.strip_button(scene, "place"))
    assert table.match.position.ply == 1
    assert_table_is_position(scene)


def focus_lost(window: MainWindow) -> None:
    event = QFocusEvent(QFocusEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    QApplication.sendEvent(window.view, event)


STOPS: dict[str, Callable[[MainWindow, PauliScene], object]] = {
    "escape": lambda window, scene: hands.key(window.view, Qt.Key.Key_Escape),
    "right button": lambda window, scene: hands.click(window.view, at(scene, "d4"), hands.RIGHT),
    "focus lost": lambda window, scene: focus_lost(window),
    "undo": lambda window, scene: hands.key(window.view, Qt.Key.Key_Z, modifier=hands.CONTROL),
    "somebody's move": lambda window, scene: window.match.try_move(
        PAULI.parse(window.match.position, "G-a1")
    ),
    "the same stack": lambda window, scene: hands.click(window.view, stack(scene, "B")),
    "beside the board": lambda window, scene: hands.click(window.view, QPointF(4, 300)),
}


@pytest.mark.parametrize("stop", STOPS)
def test_what_puts_a_carried_colour_back(table: MainWindow, stop: str) -> None:
    scene = begin(table, "B-d4", "R-e5")
    hands.click(table.view, stack(scene, "B"))
    hands.hover(table.view, at(scene, "d5"))
    assert hand_of(scene).mode is Mode.CARRY
    STOPS[stop](table, scene)
    assert_table_is_position(scene)
    assert not hand_of(scene).footprint.isVisible()
    assert table.match.position.ply == {"undo": 1, "somebody's move": 3}.get(stop, 2)


@pytest.mark.parametrize("stop", ["escape", "focus lost", "undo", "somebody's move"])
def test_what_puts_a_dragged_colour_back(table: MainWindow, stop: str) -> None:
    scene = begin(table, "B-d4", "R-e5")
    hands.drag(table.view, stack(scene, "B"), at(scene, "d5"), let_go=False)
    assert hand_of(scene).mode is Mode.DRAG
    STOPS[stop](table, scene)
    assert_table_is_position(scene)
    hands.release(table.view, at(scene, "d5"))  # the button is let go at last
    assert_table_is_position(scene)
    assert table.match.position.ply == {"undo": 1, "somebody's move": 3}.get(stop, 2)


def test_a_drag_ends_by_itself_when_its_release_was_lost(table: MainWindow) -> None:
    scene = begin(table)
    hands.drag(table.view, stack(scene, "B"), at(scene, "d5"), let_go=False)
    hands.hover(table.view, at(scene, "e5"))
    assert_table_is_position(scene)
    assert table.match.position.ply == 0


def test_a_drag_that_ends_beside_the_board_is_no_move(table: MainWindow) -> None:
    scene = begin(table)
    hands.drag(table.view, stack(scene, "B"), card(scene, "W"))
    assert_table_is_position(scene)
    assert table.match.position.ply == 0


def test_a_carried_colour_follows_a_resized_table(table: MainWindow) -> None:
    scene = begin(table)
    hands.key(table.view, Qt.Key.Key_B)
    table.resize(QSize(900, 600))
    QApplication.processEvents()
    move = hand_of(scene).intended_move()
    assert move is not None
    assert scene.items_by_id["Cool/B/1"].pos() == hands.centre(scene, move.square)
    hands.key(table.view, Qt.Key.Key_Return)
    assert table.match.last_move() == move
    assert_table_is_position(scene)


# -- refusals -------------------------------------------------------------------------------------

# Cool holds the I on row 8; six pieces on row 1 want a yellow one on c1, which makes two more.
THEIR_I = set_up("bgyor2B/8/8/8/8/8/8/BG1OR3", "-/I", 10)
NOBODYS_I = set_up("G6g/8/8/8/8/8/8/BG1orb1B", "-/-", 8)
ONLY_REDS = set_up("7R/8/8/8/8/8/8/r7", "-/-", 2)

REFUSED: dict[str, tuple[PauliPosition, str, str, dict[Role, int]]] = {
    "square-taken": (
        THEIR_I,
        "G-a1",
        "You cannot put a piece on a1: there is one already.",
        {Role.CAUSE: 1},
    ),
    "exclusion-1": (
        NOBODYS_I,
        "Y-c1",
        "That would make two or more matches of the same pentomino at once: I.",
        {Role.BAD: 2},
    ),
    "exclusion-2": (
        THEIR_I,
        "Y-c1",
        "That would make a second match of I, whose active card Björn holds.",
        {Role.CAUSE: 1, Role.BAD: 1},
    ),
}


@pytest.mark.parametrize("rule", REFUSED)
def test_refused_on_a_square(table: MainWindow, rule: str) -> None:
    position, text, sentence, roles = REFUSED[rule]
    move = PAULI.parse(position, text)
    assert position.refusal(move).rule == rule
    for way in (play_by_drag, play_by_clicks, play_by_keys):
        scene = begin_at(table, position)
        way(table.view, move)
        assert table.match.position == position
        assert scene.strip.text == sentence
        assert scene.strip.tone is Tone.REFUSED
        assert Counter(mark.role for mark in scene.marks.marks) == roles
        assert len(scene.marks.painting.matches) == sum(roles.values())
        assert hand_of(scene).busy == (way is not play_by_drag)  # a drag that is refused is over
        hands.key(table.view, Qt.Key.Key_Escape)
        assert_table_is_position(scene)


def test_a_stack_that_is_empty(table: MainWindow) -> None:
    scene = begin_at(table, ONLY_REDS)
    sentence = "You have no red piece left; you still have: blue, green, yellow, orange."
    hands.click(table.view, stack(scene, "R"))
    assert scene.strip.text == sentence
    assert_table_is_position(scene)
    hands.key(table.view, Qt.Key.Key_B)
    hands.key(table.view, Qt.Key.Key_R)  # what is in hand stays there
    assert scene.strip.text == sentence
    assert hand_of(scene).colour == "B"


def test_the_opponents_stack(table: MainWindow) -> None:
    scene = begin(table)
    hands.drag(table.view, stack(scene, "R", "Hot"), at(scene, "d4"))
    assert scene.strip.text == "It is not your turn: Ada is to move."
    assert_table_is_position(scene)
    assert table.match.position.ply == 0


def test_a_game_that_is_over(table: MainWindow) -> None:
    options = PauliOptions(goal=1)
    scene = begin_at(table, set_up("r6r/8/8/8/8/8/8/BG1oR3", "-/-", 6, options))
    play_by_keys(table.view, PAULI.parse(table.match.position, "Y-c1"))
    assert table.match.outcome().winners == ("Cool",)
    (winning,) = scene.painting.painting.matches
    assert winning.letter == "I"
    hands.click(table.view, stack(scene, "B", "Hot"))
    assert scene.strip.text == "The game is over."
    hands.key(table.view, Qt.Key.Key_B)
    assert scene.strip.text == "The game is over."
    assert_table_is_position(scene)


def test_a_refusal_goes_when_the_piece_goes_elsewhere(table: MainWindow) -> None:
    scene = begin_at(table, THEIR_I)
    hands.click(table.view, stack(scene, "Y"))
    hands.hover(table.view, at(scene, "c1"))
    assert scene.strip.tone is Tone.REFUSED
    assert scene.marks.marks
    hands.hover(table.view, at(scene, "c5"))
    assert scene.strip.tone is Tone.PLAIN
    assert scene.marks.marks == ()
