"""Lessons beside a game: why a move is refused, and the game that waits untouched meanwhile."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from pentogames.core.game import Game
from pentogames.core.record import Record
from pentogames.games import GAMES
from pentogames.games.pentago import PENTAGO
from pentogames.model.lesson import Mood
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.pauli_most import MostPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_lessons import (
    begin,
    done,
    model_of,
    model_to,
    placement,
    placement_from,
    press_button,
    scene_of,
    view_of,
)
from tests.gui.hands_solitaire import open_level
from tests.gui.scene_dump import assert_scene_is_position, dump

# -- why? -----------------------------------------------------------------------------------------


def refuse(window: MainWindow) -> None:
    """Have a move of the game on the table refused."""
    match = window.match
    hands.play_by_drag(window.view, placement_from(match.position, "12-D3-C5"))
    hands.play_by_drag(window.view, placement_from(match.position, "1-B2"))
    scene = hands.scene_of(window.view)
    assert scene.strip.tone is Tone.REFUSED
    assert scene.refused == "fences-off"


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_why_opens_the_lesson_and_comes_back(table: MainWindow, by: str) -> None:
    refuse(table)
    scene = hands.scene_of(table.view)
    before, position = dump(scene), table.match.position
    if by == "mouse":
        assert scene.strip.why.isVisible()
        hands.click(table.view, scene.strip.why.scenePos())
    else:
        hands.key(table.view, Qt.Key.Key_Question, modifier=hands.CONTROL)
    model = model_of(table)
    assert model.lesson.id == "fencing-off"
    assert model.planned.step.refused == "fences-off"
    assert not scene_of(table).strip.why.isVisible()
    hands.play_by_drag(view_of(table), placement(table, "1-B2"))
    assert not scene_of(table).strip.why.isVisible()
    press_button(table, "leave")
    assert table.lessons.model is None
    assert hands.scene_of(table.view) is scene
    assert dump(scene) == before
    assert table.match.position == position
    assert_scene_is_position(scene)
    assert table.view.hasFocus()
    hands.play_by_drag(table.view, placement_from(position, "1-B3"))
    assert table.match.position.ply == 2


def test_why_from_a_piece_in_hand(table: MainWindow) -> None:
    hands.play_by_drag(table.view, placement_from(table.match.position, "12-D3-C5"))
    cross = placement_from(table.match.position, "1-B2")
    hands.play_by_clicks(table.view, cross)  # it stays in hand, for it is refused
    scene = hands.scene_of(table.view)
    assert scene.gestures.busy
    hands.click(table.view, scene.strip.why.scenePos())
    assert model_of(table).lesson.id == "fencing-off"
    press_button(table, "leave")
    assert_scene_is_position(scene)


def test_why_in_another_game(table: MainWindow) -> None:
    table.take(Record(PENTAGO, PENTAGO.options_type()), None)
    scene = hands.scene_of(table.view)
    middle = hands.centre(scene, scene.board.layout.square("e5"))
    hands.click(table.view, middle)
    hands.key(table.view, Qt.Key.Key_5, Qt.Key.Key_R)
    assert table.match.position.ply == 1
    hands.click(table.view, middle)
    assert scene.refused == "square-taken"
    hands.click(table.view, scene.strip.why.scenePos())
    model = model_of(table)
    assert (model.lesson.game, model.planned.step.refused) == ("pentago", "square-taken")
    view, board = view_of(table), scene_of(table)
    hands.click(view, hands.centre(board, board.board.layout.square("e5")))
    assert model.mood is Mood.RIGHT
    press_button(table, "leave")
    assert hands.scene_of(table.view) is scene
    assert table.match.position.ply == 1


def test_after_why_the_last_step_leads_back_to_the_game(table: MainWindow) -> None:
    refuse(table)
    hands.click(table.view, hands.scene_of(table.view).strip.why.scenePos())
    assert table.lessons.page.panel.buttons["leave"].text() == "Back to the game"
    model_to(table, 4)
    press_button(table, "show")
    assert table.lessons.page.panel.buttons["next"].text() == "Back to the game"
    assert table.lessons.page.panel.buttons["leave"].text() == "Leave the lesson"
    assert not done(table, "fencing-off")[0]  # its first step was left out
    press_button(table, "next")
    assert table.lessons.model is None


def test_nobody_asks_why_before_something_is_refused(table: MainWindow) -> None:
    hands.key(table.view, Qt.Key.Key_Question, modifier=hands.CONTROL)
    assert table.lessons.model is None
    assert "Nothing has been refused" in hands.scene_of(table.view).strip.text
    refuse(table)
    hands.play_by_drag(table.view, placement_from(table.match.position, "1-B3"))
    hands.key(table.view, Qt.Key.Key_Question, modifier=hands.CONTROL)
    assert table.lessons.model is None  # that was another position


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_of_every_game_leads_to_a_lesson(
    table: MainWindow, game: Game[Any, Any, Any]
) -> None:
    table.take(Record(game, game.options_type()), None)
    for rule in game.rules:
        table.lessons.ask_why(str(rule))
        model = model_of(table)
        assert rule in model.lesson.rules
        assert model.planned.step.refused in ("", rule) or model.index == 0
    press_button(table, "leave")
    assert table.lessons.model is None


# -- the game that waits --------------------------------------------------------------------------


def table_file(window: MainWindow) -> str:
    assert window.autosave.path is not None
    return window.autosave.path.read_text(encoding="utf-8")


def test_the_game_on_the_table_is_saved_and_never_the_lesson(
    new_table: NewTable, tmp_path: Path
) -> None:
    window = new_table()
    hands.play_by_drag(window.view, placement_from(window.match.position, "12-D3-C5"))
    saved = table_file(window)
    assert "12-D3-C5" in saved
    model = begin(window, "Fencing off")
    hands.play_by_drag(view_of(window), placement(window, "12-D3-C5"))
    press_button(window, "next")
    hands.pick_up(view_of(window), hands.point_on(hands.tile(scene_of(window), "Black", "X")))
    assert model.index == 1
    assert table_file(window) == saved

    again = new_table()  # the program is ended in the middle of a step, a piece in hand
    assert again.lessons.model is None
    assert again.match.record.position.ply == 1
    assert table_file(again).splitlines()[-1] == saved.splitlines()[-1]


def test_undo_and_its_like_belong_to_the_lesson_while_there_is_one(table: MainWindow) -> None:
    hands.play_by_drag(table.view, placement_from(table.match.position, "12-D3-C5"))
    position = table.match.position
    model = begin(table, "Turning and flipping")
    view = view_of(table)
    for name in ("undo", "redo", "first", "previous", "next", "last", "save", "save-as"):
        assert not table.actions_by_name[name].isEnabled(), name
    assert not table.actions_by_name["lesson-again"].isEnabled()
    hands.key(view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    hands.key(view, Qt.Key.Key_Home)
    hands.key(view, Qt.Key.Key_PageUp)
    assert table.match.position == position
    assert model.mood is Mood.ASKING
    press_button(table, "leave")
    assert table.actions_by_name["undo"].isEnabled()
    assert not any(
        table.actions_by_name[f"lesson-{name}"].isEnabled()
        for name in ("show", "again", "back", "next", "leave")
    )
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert table.match.position.ply == 0


def test_half_a_move_is_taken_back_first(table: MainWindow) -> None:
    begin(table, "Place and turn", "Multiplayer Pentago")
    view, scene = view_of(table), scene_of(table)
    middle = scene.match.game.layout(scene.match.position).square("e5")
    hands.click(view, hands.centre(scene, middle))
    assert scene.gestures.can_undo
    press_button(table, "again")
    assert not scene.gestures.can_undo
    assert model_of(table).mood is Mood.ASKING


def test_another_game_on_the_table_ends_the_lesson(table: MainWindow) -> None:
    begin(table, "Fencing off")
    with hands.answering(hands.click_answer("Start")):
        hands.key(view_of(table), Qt.Key.Key_N, modifier=hands.CONTROL)
    assert table.lessons.model is None
    assert table.view.isVisible()
    assert_scene_is_position(hands.scene_of(table.view))


def test_a_puzzle_in_its_place_ends_the_lesson_too(table: MainWindow) -> None:
    begin(table, "Fencing off")
    open_level(table, "Most matches", "4×4", MostPage)
    assert table.lessons.model is None
    begin(table, "Fencing off")
    assert table.puzzles.page is None
    press_button(table, "leave")
    assert table.view.isVisible()


def test_a_lesson_follows_theme_and_motion(table: MainWindow) -> None:
    begin(table, "Fencing off")
    hands.click_entry(hands.open_menu(table, "View", "Look"), "Dark")
    hands.close_menus()
    assert scene_of(table).theme.dark
    assert table.lessons.page.panel.theme.dark
    assert not scene_of(table).animator.enabled
    hands.click_entry(hands.open_menu(table, "View"), "Animation")
    hands.close_menus()
    assert scene_of(table).animator.enabled
    press_button(table, "leave")
    assert hands.scene_of(table.view).theme.dark
