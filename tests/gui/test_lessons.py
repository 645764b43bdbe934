"""Lessons by hand: with the mouse, with keys, with mistakes; and what is kept of them."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

import pentogames.model.lesson
from pentogames.core.shapes import Placement
from pentogames.games import GAMES
from pentogames.games.universe import UNIVERSE
from pentogames.model.lesson import Mood
from pentogames.scene.strip import Tone
from pentogames.teach.lessons import lessons_of
from pentogames.window import lesson_panel
from pentogames.window.lesson_list import LESSON_ROLE, LessonList
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_lessons import (
    begin,
    done,
    go_to,
    model_of,
    model_to,
    placement,
    placement_from,
    press_button,
    said,
    scene_of,
    view_of,
)
from tests.gui.scene_dump import assert_scene_is_position, dump


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have moves answered without giving anybody time to look at them."""
    monkeypatch.setattr(pentogames.model.lesson, "PAUSE_MS", 0)


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
    assert spoken[-1].endswith("Marked: C4, C5, D3, D4, E4.")
    hands.play_by_drag(view_of(table), placement(table, "12-D3-C5"))
    assert spoken[-1].startswith("In the middle")
    press_button(table, "next")
    assert spoken[-1].startswith("Now you are Black")
    assert len(spoken) == 3
    model_to(table, 3)
    assert spoken[-1].endswith("An arrow leads from C3 to C1.")
    interface = QAccessible.queryAccessibleInterface(table.lessons.page.panel.text)
    assert interface.text(QAccessible.Text.Name) == spoken[-1]


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
