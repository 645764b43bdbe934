"""Puzzles with an opponent by real hands: winning, being refuted, hints, and going on later."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from pentogames.core.shapes import Placement
from pentogames.games._pentago_notation import Turn
from pentogames.puzzles.attack_play import EFFORT, TIME, Stage
from pentogames.scene.strip import Tone
from pentogames.scene.theme import DARK
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.attack import KINDS as ATTACKS
from pentogames.window.puzzles.attack_page import AttackPage
from pentogames.window.puzzles.tower import KIND as TOWER
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_pentago import go_by_keys
from tests.gui.hands_solitaire import back_to_the_game, open_kind, page_of, press_shortcut

ENDGAMES, IN_ONE, IN_TWO = "Universe endgames", "Pentago: five in one", "Pentago: five in two"
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def window(new_table: NewTable) -> MainWindow:
    return new_table(size=(900, 640))


def open_puzzle(window: MainWindow, kind: str, key: str) -> AttackPage:
    """Open a puzzle of a kind, whose answers do not keep anybody waiting."""
    number = next(i for i, each in enumerate(window.puzzles.kinds) if each.title == kind)
    window.puzzles.open(number, key)
    page = page_of(window, AttackPage)
    page.opponent.pause = 0
    return page


def play(page: AttackPage, text: str) -> None:
    """Make a move by hand: a tile by dragging it, a stone and a block by keys."""
    move = page.attack.game.parse(page.puzzle.position(page.state), text)
    if isinstance(move, Placement):
        hands.play_by_drag(page.scene.view, move)
        return
    assert isinstance(move, Turn)
    assert move.square is not None
    go_by_keys(page.scene.view, move.square)
    hands.key(page.view, Qt.Key.Key_Return)
    if move.block is not None:
        hands.key(page.view, Qt.Key(Qt.Key.Key_0 + move.block), Qt.Key.Key_R)


def play_and_wait(qtbot: QtBot, page: AttackPage, text: str) -> None:
    """Make a move and wait for its answer, if there is to be one."""
    play(page, text)
    assert page.state.line[-1] == text or page.puzzle.stage(page.state) is not Stage.WAITING
    qtbot.waitUntil(lambda: page.puzzle.stage(page.state) is not Stage.WAITING, timeout=20_000)


def winning(page: AttackPage) -> str:
    attack, state = page.attack, page.state
    position = page.puzzle.position(state)
    move = attack.solver.wins(position, attack.turns_left(state.at))[0]
    return str(attack.game.format(position, move))


def losing(page: AttackPage) -> str:
    return next(text for text in page.attack.tries if text != page.attack.move)


def message(page: AttackPage) -> str:
    assert page.scene.scene is not None
    return page.scene.scene.strip.text


def on_the_table(page: AttackPage) -> object:
    assert page.scene.match is not None
    return page.scene.match.position


@pytest.mark.parametrize(
    ("kind", "key"),
    [(ENDGAMES, "endgame/12"), (IN_ONE, "five-in-one/01"), (IN_TWO, "five-in-two/05")],
)
def test_a_puzzle_is_solved_by_hand(window: MainWindow, qtbot: QtBot, kind: str, key: str) -> None:
    page = open_puzzle(window, kind, key)
    before = window.match.position
    while page.puzzle.stage(page.state) is Stage.PLAYER:
        play_and_wait(qtbot, page, winning(page))
        assert not page.state.lost
        assert on_the_table(page) == page.puzzle.position(page.state)
    assert page.puzzle.solved(page.state)
    assert "you have made the last move" in message(page) or "that is it" in message(page)
    assert page.model is not None
    assert page.model.best(TIME) is not None
    assert "Best time" in page.bests.text()
    assert not page.hint_action.isEnabled()
    assert window.match.position == before


def test_a_wrong_move_is_refuted_and_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    start = on_the_table(page)
    play_and_wait(qtbot, page, losing(page))
    answer = page.state.line[1]
    assert answer in message(page)
    assert "can no longer win" in message(page)
    assert page.scene.scene is not None
    assert page.scene.scene.strip.tone is Tone.REFUSED
    assert {m for mark in page.scene.scene.notes.marks for m in mark.squares} == set(
        page.scene.last_squares()
    )
    assert page.figures.text() == "One wrong move"
    hands.key(page.view, Qt.Key.Key_Z, modifier=CTRL)
    assert on_the_table(page) == start
    assert page.figures.text() == "One wrong move"
    press_shortcut(page, Qt.Key.Key_Y)
    assert page.state.lost
    hands.click_button(page, "Take back")
    assert on_the_table(page) == start


def test_the_player_may_play_on_after_a_refutation(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    play_and_wait(qtbot, page, losing(page))
    move = next(iter(page.puzzle.position(page.state).moves()))
    play_and_wait(qtbot, page, page.attack.game.format(page.puzzle.position(page.state), move))
    assert page.state.at == 4
    assert page.state.tries == 1
    assert "wins from here" in page._prompt()


def test_an_illegal_move_is_refused_and_does_not_count(window: MainWindow) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/12")
    position = on_the_table(page)
    laid = page.attack.start.placed[0].squares
    hand = page.attack.start.hand(page.attack.attacker)
    piece = next(letter for letter in hand)
    hands.key(page.view, Qt.Key[f"Key_{piece}"])
    assert page.scene.scene is not None
    hands.hover(page.scene.view, hands.centre(page.scene.scene, laid[2]))
    hands.click(page.scene.view, hands.centre(page.scene.scene, laid[2]))
    assert on_the_table(page) == position
    assert page.state.line == ()
    hands.key(page.view, Qt.Key.Key_Escape)


def test_hints_come_in_steps_and_are_counted(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/12")
    assert page.model is not None
    said = []
    for count in range(1, 4):
        press_shortcut(page, Qt.Key.Key_H)
        qtbot.waitUntil(lambda count=count: page.model.hints == count, timeout=20_000)
        said.append(message(page))
    assert len(set(said)) == 3
    assert page.figures.text() == "3 hints"
    assert page.scene.scene is not None
    move = page.attack.game.parse(page.attack.start, page.attack.move)
    marked = {square for mark in page.scene.scene.notes.marks for square in mark.squares}
    assert marked == set(move.squares)
    while page.puzzle.stage(page.state) is Stage.PLAYER:
        play_and_wait(qtbot, page, winning(page))
    assert page.model.best(TIME) is None
    assert page.model.best(EFFORT) is not None
    assert page.model.best(EFFORT).score[0] == 3


def test_a_hint_in_a_lost_position_says_to_take_back(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    play_and_wait(qtbot, page, losing(page))
    press_shortcut(page, Qt.Key.Key_H)
    assert message(page).startswith("Take back first")
    assert page.model is not None
    assert page.model.hints == 0


def test_a_missed_five_ends_the_try(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, IN_ONE, "five-in-one/01")
    play_and_wait(qtbot, page, losing(page))
    assert message(page) == "That makes no five."
    at = page.state.at
    hands.key(page.view, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.state.at == at
    press_shortcut(page, Qt.Key.Key_Z)
    play_and_wait(qtbot, page, page.attack.move)
    assert page.puzzle.solved(page.state)


def test_where_nobody_can_win_tries_are_collected(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/45")
    assert "every move fails" in page.goal.text()
    assert not page.next_button.isVisible()
    for count, text in enumerate(("7-B3-E4", page.attack.tries[0]), 1):
        play_and_wait(qtbot, page, text)
        assert message(page).startswith("Refuted: Black answers")
        assert page.progress.value() == count
        press_shortcut(page, Qt.Key.Key_Z)
    assert page.tried.text() == "2 of 70 moves refuted"
    assert page.figures.text() == ""


def test_start_again_can_be_undone(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/45")
    play_and_wait(qtbot, page, "7-B3-E4")
    press_shortcut(page, Qt.Key.Key_R)
    assert page.progress.value() == 0
    press_shortcut(page, Qt.Key.Key_Z)
    assert page.progress.value() == 1


def test_the_menu_opens_a_puzzle_and_says_what_was_reached(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = open_level_of(window, IN_ONE, "easy", "Puzzle 02")
    page.opponent.pause = 0
    assert page.attack.key == "five-in-one/02"
    play_and_wait(qtbot, page, page.attack.move)
    menu = open_kind(window, IN_ONE)
    inner = menu.actions()[0].menu()
    assert inner is not None
    assert "best 0:0" in inner.actions()[1].text()
    hands.close_menus()


def open_level_of(window: MainWindow, kind: str, group: str, name: str) -> AttackPage:
    """Open a puzzle by the menu, with keys."""
    menu = open_kind(window, kind)
    for title in (group, name):
        for _ in menu.actions():
            lit = menu.activeAction()
            if lit is not None and lit.text().startswith(title):
                break
            hands.key(menu, Qt.Key.Key_Down)
        inner = menu.activeAction().menu()
        hands.key(menu, Qt.Key.Key_Right if inner is not None else Qt.Key.Key_Return)
        menu = inner
    hands.close_menus()
    window.activateWindow()
    return page_of(window, AttackPage)


def test_next_puzzle(window: MainWindow) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/12")
    hands.click_button(page, "Next puzzle")
    assert page.attack.key == "endgame/13"
    assert on_the_table(page) == page.attack.start
    hands.key(page.view, Qt.Key.Key_PageDown, modifier=CTRL)
    assert page.attack.key == "endgame/14"


def test_leaving_ends_the_opponents_process(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    play_and_wait(qtbot, page, losing(page))
    assert page.opponent.process_id is not None
    back_to_the_game(page)
    assert page.opponent.process_id is None
    assert not page.opponent.busy


def test_a_puzzle_goes_on_where_it_was_left(new_table: NewTable, qtbot: QtBot) -> None:
    page = open_puzzle(new_table(), ENDGAMES, "endgame/25")
    play_and_wait(qtbot, page, losing(page))
    line = page.state.line
    page = page_of(new_table(), AttackPage)
    assert page.attack.key == "endgame/25"
    assert page.state.line == line
    assert page.figures.text() == "One wrong move"
    assert on_the_table(page) == page.attack.after(line)


def test_a_move_left_without_an_answer_is_answered_later(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table()
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    page.opponent.pause = 60_000
    play(page, losing(page))
    assert page.puzzle.stage(page.state) is Stage.WAITING
    back_to_the_game(page)
    page.opponent.pause = 0
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    qtbot.waitUntil(lambda: page.state.at == 2, timeout=20_000)
    assert page.state.lost


def test_nothing_can_be_played_while_the_opponent_thinks(window: MainWindow) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    page.opponent.pause = 60_000
    play(page, losing(page))
    assert page.scene.scene is not None
    assert "is thinking" in page.scene.scene.hold.reason
    press_shortcut(page, Qt.Key.Key_H)
    assert page.model is not None
    assert page.model.hints == 0
    press_shortcut(page, Qt.Key.Key_Z)
    assert page.puzzle.stage(page.state) is Stage.PLAYER
    assert page.scene.scene.hold.reason == ""


def test_the_theme_reaches_the_table(window: MainWindow) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/12")
    page.set_theme(DARK)
    assert page.scene.scene is not None
    assert page.scene.scene.theme is DARK


def test_every_puzzle_has_a_picture_of_its_own(window: MainWindow) -> None:
    pictures = []
    for kind in (*ATTACKS, TOWER):
        for level in kind.levels():
            image = QImage(96, 96, QImage.Format.Format_RGB32)
            image.fill(window.theme.table)
            painter = QPainter(image)
            assert level.draw is not None
            level.draw(painter, window.theme, QRectF(4, 4, 88, 88))
            painter.end()
            pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == len(pictures) > 90


def test_a_puzzle_is_solved_when_its_goal_was_reached(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/45")
    level = ATTACKS[0].levels()[-1]
    play_and_wait(qtbot, page, "7-B3-E4")
    assert level.standing(window.puzzles.records) == "1/70"
    assert not level.is_solved(window.puzzles.records)
    page = open_puzzle(window, IN_ONE, "five-in-one/01")
    play_and_wait(qtbot, page, page.attack.move)
    assert ATTACKS[1].levels()[0].is_solved(window.puzzles.records)
    assert not ATTACKS[1].levels()[1].is_solved(window.puzzles.records)


def test_a_puzzle_with_a_move_in_it_is_begun(window: MainWindow, qtbot: QtBot) -> None:
    page = open_puzzle(window, ENDGAMES, "endgame/25")
    assert page.attack.key not in window.puzzles.shelf.begun()
    play_and_wait(qtbot, page, losing(page))
    press_shortcut(page, Qt.Key.Key_Z)
    assert page.attack.key in window.puzzles.shelf.begun()
