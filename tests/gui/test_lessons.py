"""Lessons by hand: with the mouse, with keys, with mistakes; and the game that waits meanwhile."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QListWidget
from pytestqt.qtbot import QtBot

import pentogames.model.lesson
from pentogames.core.game import Game
from pentogames.core.record import Record
from pentogames.core.shapes import Placement
from pentogames.games import GAMES
from pentogames.games.pentago import PENTAGO
from pentogames.games.universe import UNIVERSE, UniversePosition
from pentogames.model.lesson import LessonModel, Mood
from pentogames.model.progress import LessonProgress
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.board_view import BoardView
from pentogames.scene.strip import Tone
from pentogames.teach.lessons import lessons_of
from pentogames.window import lesson_panel
from pentogames.window.lesson_list import LESSON_ROLE, LessonList
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.scene_dump import assert_scene_is_position, dump

Act = Callable[[], object]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have moves answered without giving anybody time to look at them."""
    monkeypatch.setattr(pentogames.model.lesson, "PAUSE_MS", 0)


def begin(window: MainWindow, lesson: str, game: str = "Universe") -> LessonModel:
    """Choose a lesson in the list, as a user does."""
    with hands.answering(lambda dialog: choose(dialog, game, lesson)):
        hands.key(window, Qt.Key.Key_L, modifier=hands.CONTROL)
    return model_of(window)


def choose(dialog: QDialog, game: str, lesson: str) -> None:
    assert isinstance(dialog, LessonList)
    go_to(dialog.games, game)
    go_to(dialog.lessons, lesson)
    hands.click_button(dialog, "Start")


def go_to(listed: QListWidget, words: str) -> None:
    """Go with the arrow keys to the row that begins with these words."""
    rows = [listed.item(row).text() for row in range(listed.count())]
    wanted = next(row for row, text in enumerate(rows) if text.startswith(words))
    hands.key(listed, Qt.Key.Key_Home, *[Qt.Key.Key_Down] * wanted)
    assert listed.currentRow() == wanted


def model_of(window: MainWindow) -> LessonModel:
    assert window.lessons.model is not None
    return window.lessons.model


def view_of(window: MainWindow) -> BoardView:
    return window.lessons.page.view


def scene_of(window: MainWindow) -> BoardScene:
    return hands.scene_of(view_of(window))


def placement(window: MainWindow, text: str) -> Placement:
    """Return the move of that text in the lesson's position."""
    return UNIVERSE.parse(model_of(window).match.position, text)


def press_button(window: MainWindow, name: str) -> None:
    """Click a button of the panel."""
    button = window.lessons.page.panel.buttons[name]
    assert button.isEnabled(), name
    QTest.mouseClick(button, hands.LEFT)


def said(window: MainWindow) -> str:
    return window.lessons.page.panel.said.label.text()


def done(window: MainWindow, lesson: str) -> tuple[bool, bool]:
    key = f"universe/{lesson}"
    return window.lessons.progress.is_done(key), window.lessons.progress.has_star(key)


# -- whole lessons --------------------------------------------------------------------------------


def test_a_lesson_with_the_mouse(table: MainWindow) -> None:
    model = begin(table, "Fencing off")
    view = view_of(table)
    assert not done(table, "fencing-off")[0]
    moves = ("12-D3-C5", "1-B2", "1-G6", "8-A3-C2", "4-A6-B4")
    for number, text in enumerate(moves):
        assert model.index == number
        assert model.mood is Mood.ASKING
        assert not table.lessons.page.panel.buttons["next"].isEnabled()
        hands.play_by_drag(view, placement(table, text), hands.turn_by_mouse)
        assert model.mood is Mood.RIGHT, said(table)
        assert said(table)
        if number < len(moves) - 1:
            press_button(table, "next")
    assert done(table, "fencing-off") == (True, True)
    assert "★" in said(table)
    assert table.lessons.page.panel.buttons["next"].text() == "Next lesson"
    press_button(table, "next")
    assert model_of(table).lesson.id == "regions-of-five"


def test_a_lesson_with_keys_alone(table: MainWindow) -> None:
    with hands.answering(lambda dialog: hands.key(dialog, Qt.Key.Key_Escape)):
        hands.key(table.view, Qt.Key.Key_L, modifier=hands.CONTROL)
    with hands.answering(choose_with_keys):
        hands.key(table.view, Qt.Key.Key_L, modifier=hands.CONTROL)
    model, view = model_of(table), view_of(table)
    assert model.lesson.id == "regions-of-five"
    for number, text in enumerate(("6-A3-B1", "6-A3-B1", "3-B6-A4", "4-D1-F2")):
        assert view.hasFocus()
        if number == 2:  # there is a second way to fence that region off
            text = "4-A6-B4"
        hands.play_by_keys(view, placement(table, text))
        assert model.mood is Mood.RIGHT, said(table)
        if not model.at_end:
            hands.key(view, Qt.Key.Key_Return)
    assert done(table, "regions-of-five") == (True, True)
    hands.key(view, Qt.Key.Key_PageUp)
    assert model.index == 2
    hands.key(view, Qt.Key.Key_PageDown)
    assert model.index == 3
    hands.key(view, Qt.Key.Key_W, modifier=hands.CONTROL)
    assert table.lessons.model is None
    assert table.view.hasFocus()


def choose_with_keys(dialog: QDialog) -> None:
    assert isinstance(dialog, LessonList)
    assert dialog.lessons.hasFocus()
    go_to(dialog.lessons, "Regions of five")
    hands.key(dialog.lessons, Qt.Key.Key_Return)


def test_every_lesson_of_every_game_can_be_shown_through(table: MainWindow, qtbot: QtBot) -> None:
    for game in GAMES:
        for lesson in lessons_of(game.name):
            table.lessons.start(lesson)
            show_through(table, qtbot)
            assert table.lessons.progress.is_done(lesson.key)
            assert not table.lessons.progress.has_star(lesson.key)


def show_through(window: MainWindow, qtbot: QtBot) -> None:
    model = model_of(window)
    while True:
        assert scene_of(window).match is model.match
        if model.planned.step.asks:
            press_button(window, "show")
            qtbot.waitUntil(lambda: model.mood is Mood.SHOWN)
        assert model.may_go_on
        if model.at_end:
            return
        press_button(window, "next")


# -- mistakes -------------------------------------------------------------------------------------


def test_a_wrong_move_is_refuted_and_taken_back_by_the_next_grasp(
    table: MainWindow, qtbot: QtBot
) -> None:
    model = begin(table, "Placing pieces")
    view = view_of(table)
    model_to(table, 3)
    start = model.match.position
    hands.play_by_drag(view, placement(table, "2-J2-J6"))
    qtbot.waitUntil(lambda: model.mood is Mood.WRONG)
    assert model.match.position.ply == start.ply + 2  # Black's answer lies there
    assert model.match.outcome() is not None
    assert "without a move" in said(table)
    assert not model.may_go_on

    hands.play_by_drag(view, placement_from(start, "2-J6-J10"))
    assert model.mood is Mood.RIGHT
    assert model.match.position == start.after(placement_from(start, "2-J6-J10"))
    assert done(table, "placing") == (True, False)
    assert "★" not in said(table)


def model_to(window: MainWindow, step: int) -> None:
    """Go to a step with the steps before it done by "Show me" and by hand mixed."""
    model = model_of(window)
    while model.index < step:
        press_button(window, "show")
        press_button(window, "next")


def placement_from(position: UniversePosition, text: str) -> Placement:
    return UNIVERSE.parse(position, text)


def test_an_unforeseen_move_is_no_move_of_the_lesson(table: MainWindow) -> None:
    model = begin(table, "Turning and flipping")
    view = view_of(table)
    hands.play_by_keys(view, placement(table, "1-D4"))
    assert model.mood is Mood.WRONG
    assert "take the F" in said(table)
    hands.key(view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert model.mood is Mood.ASKING
    assert said(table) == ""
    assert_scene_is_position(scene_of(table))
    hands.play_by_keys(view, placement(table, "1-D4"))
    press_button(table, "again")
    assert model.match.position.ply == 0
    assert model.mistakes == 2


def test_a_letter_takes_a_wrong_move_back_and_picks_the_piece(table: MainWindow) -> None:
    model = begin(table, "Turning and flipping")
    view = view_of(table)
    hands.play_by_keys(view, placement(table, "1-D4"))
    assert model.mood is Mood.WRONG
    hands.key(view, Qt.Key.Key_F)
    assert model.mood is Mood.ASKING
    assert scene_of(table).gestures.busy
    hands.key(view, Qt.Key.Key_Return)
    assert model.mood is Mood.RIGHT


def test_a_try_that_is_refused_by_another_rule_is_no_mistake(table: MainWindow) -> None:
    model = begin(table, "Placing pieces")
    view = view_of(table)
    model_to(table, 1)
    edge = placement(table, "2-A1-E1")
    squares = tuple(square._replace(x=square.x - 1) for square in edge.squares)
    hands.play_by_drag(view, Placement(edge.seat, edge.piece, squares), grip=4)
    assert model.mood is Mood.ASKING
    assert "another rule" in said(table)
    hands.play_by_drag(view, placement(table, "12-F6-G4"))
    assert model.mood is Mood.RIGHT
    assert model.mistakes == 0


def test_where_a_step_is_done_the_board_waits(table: MainWindow) -> None:
    model = begin(table, "Turning and flipping")
    view, scene = view_of(table), scene_of(table)
    hands.play_by_drag(view, placement(table, "12-D5-C7"))
    before = dump(scene)
    hands.drag(view, hands.point_on(hands.tile(scene, "Black", "X")), hands.centre(scene, SQUARE))
    hands.key(view, Qt.Key.Key_X)
    assert dump(scene) == before
    assert not scene.gestures.busy
    assert model.mood is Mood.RIGHT


SQUARE = UNIVERSE.layout(UNIVERSE.start(UNIVERSE.options_type())).square("G7")


# -- help -----------------------------------------------------------------------------------------


def test_show_me_plays_slowly_and_lets_one_try(new_table: NewTable, qtbot: QtBot) -> None:
    window = new_table(motion=True)
    model = begin(window, "Fencing off")
    scene = scene_of(window)
    hands.key(view_of(window), Qt.Key.Key_M, modifier=hands.CONTROL)
    assert scene.animator.running
    assert scene.animator.pace == 1.0  # it is slow for this move only
    assert model.mood is Mood.SHOWN
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert_scene_is_position(scene)
    assert window.lessons.page.panel.buttons["again"].text() == "Let me try"
    press_button(window, "again")
    qtbot.waitUntil(lambda: not scene.animator.running)
    assert model.mood is Mood.ASKING
    assert model.match.position.ply == 0
    assert_scene_is_position(scene)


def test_show_me_holds_a_piece_where_it_is_refused(table: MainWindow) -> None:
    model = begin(table, "Fencing off")
    view, scene = view_of(table), scene_of(table)
    model_to(table, 1)
    press_button(table, "show")
    assert model.mood is Mood.SHOWN
    assert scene.gestures.busy
    assert scene.strip.tone is Tone.REFUSED
    name = scene.board.layout.name
    assert {name(s) for mark in scene.notes.marks for s in mark.squares} == {"A1", "C3"}
    cross = hands.tile(scene, "Black", "X")
    at = cross.scenePos()
    hands.hover(view, hands.centre(scene, SQUARE))
    assert cross.scenePos() == at  # it does not follow a pointer that passes by
    hands.play_by_drag(view, placement(table, "1-B2"))  # a grasp begins the step again
    assert model.mood is Mood.RIGHT
    press_button(table, "next")
    assert_scene_is_position(scene)


def test_notes_and_arrows_are_there_while_they_are_meant(table: MainWindow) -> None:
    model = begin(table, "Fencing off")
    scene = scene_of(table)
    assert [len(mark.squares) for mark in scene.notes.marks] == [5]
    hands.play_by_drag(view_of(table), placement(table, "12-D3-C5"))
    assert scene.notes.marks == ()
    model_to(table, 3)
    assert len(scene.arrows.arrows) == 2
    model_to(table, 4)
    assert scene.arrows.arrows == ()
    press_button(table, "show")
    assert [mark.label for mark in scene.notes.marks] == ["5"]
    assert model.at_end


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
    menu = hands.open_menu(table, "Puzzles")
    first = next(action for action in menu.actions() if action.menu() is not None)
    entry = first.menu().actions()[0]  # type: ignore[attr-defined]
    entry.trigger()
    hands.close_menus()
    assert table.lessons.model is None
    assert table.puzzles.page is not None
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


# -- progress -------------------------------------------------------------------------------------


def test_progress_and_stars_are_kept_and_can_be_forgotten(new_table: NewTable) -> None:
    window = new_table()
    for key, star in (("universe/turning", True), ("universe/placing", False)):
        window.lessons.progress.note(key, star=star)
    again = new_table()
    assert done(again, "turning") == (True, True)
    assert done(again, "placing") == (True, False)
    again.lessons.progress.note("universe/turning", star=False)
    assert done(again, "turning") == (True, True)  # a star stays

    def look_and_keep(dialog: QDialog) -> None:
        assert isinstance(dialog, LessonList)
        assert dialog.games.item(0).text() == "Universe  2/8"
        assert "Done, with a star." in dialog.lessons.item(0).text()
        assert dialog.lessons.item(1).text().endswith("Done.")
        assert dialog.lessons.currentRow() == 2  # the first that is not done
        QTest.mouseClick(dialog.reset, hands.LEFT)
        assert dialog.games.item(0).text() == "Universe  2/8"
        QTest.mouseClick(dialog.reset, hands.LEFT)
        assert dialog.games.item(0).text() == "Universe  0/8"
        assert "Done" not in dialog.lessons.item(0).text()
        hands.click_button(dialog, "Cancel")

    with hands.answering(look_and_keep, hands.click_answer("No"), hands.click_answer("Yes")):
        hands.click_entry(hands.open_menu(again, "Learn"), "Lessons…")
        hands.close_menus()
    assert again.lessons.model is None
    assert done(new_table(), "turning") == (False, False)


def test_two_programs_do_not_lose_each_others_progress(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    first, second = LessonProgress(path), LessonProgress(path)
    first.note("a/one", star=True)
    second.note("a/two", star=False)
    third = LessonProgress(path)
    assert third.has_star("a/one")
    assert third.is_done("a/two")
    assert not third.has_star("a/two")


def test_damaged_or_missing_progress_is_none(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "lessons.json"
    for text in ("", "{", "[]", '{"lessons": {"a": 1}}', '{"lessons": []}'):
        path.write_text(text, encoding="utf-8")
        assert not LessonProgress(path).is_done("a")
    nowhere = tmp_path / "file"
    nowhere.write_text("", encoding="utf-8")
    progress = LessonProgress(nowhere / "lessons.json")
    with qtbot.waitSignal(progress.failed) as failed:
        progress.note("a/one", star=True)
    assert failed.args is not None
    assert "cannot be saved" in failed.args[0]
    assert progress.has_star("a/one")  # for as long as the program runs
    with qtbot.assertNotEmitted(progress.failed):
        progress.note("a/two", star=True)


# -- for those who do not see ---------------------------------------------------------------------


def test_what_a_lesson_says_is_announced(
    table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []

    class Reader:
        @staticmethod
        def updateAccessibility(event: QAccessibleAnnouncementEvent) -> None:
            spoken.append(event.message())

    monkeypatch.setattr(lesson_panel, "QAccessible", Reader)
    begin(table, "Fencing off")
    assert spoken[-1].startswith("Lay White's F")
    hands.play_by_drag(view_of(table), placement(table, "12-D3-C5"))
    assert spoken[-1].startswith("In the middle")
    press_button(table, "next")
    assert spoken[-1].startswith("Now you are Black")
    assert len(spoken) == 3


def test_everything_in_the_panel_has_a_name(table: MainWindow) -> None:
    begin(table, "Fencing off")
    panel = table.lessons.page.panel
    objects: list[QObject] = [panel, panel.dots, panel.text, *panel.buttons.values()]
    names = [_name(each) for each in objects]
    assert all(names)
    assert names[1] == "Step 1 of 5; 0 done"
    for name in ("show", "again", "back", "next", "leave"):
        assert "(" in panel.buttons[name].toolTip()  # its key
    press_button(table, "show")
    assert _name(panel.dots) == "Step 1 of 5; 1 done"


def _name(thing: QObject) -> str:
    interface = QAccessible.queryAccessibleInterface(thing)
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def test_the_list_says_what_is_in_it(table: MainWindow) -> None:
    dialog = LessonList(table.theme, table.lessons.progress, "pauli", table)
    assert dialog.games.currentItem().text().startswith("Pauli")
    for row in range(dialog.lessons.count()):
        item = dialog.lessons.item(row)
        lesson = item.data(LESSON_ROLE)
        assert item.text() == f"{lesson.title} – {lesson.promise}"
    dialog.deleteLater()
