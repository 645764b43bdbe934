"""The Picture-Puzzle at the table: a whole match, the cover, looking back, records on disk."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt

from pentogames.core.blocks import block_centre, read_square_name
from pentogames.games.picture_puzzle import Phase, solution
from pentogames.scene.picture_stage import Stage
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from tests.gui import hands, hands_picture
from tests.gui.conftest import NewTable
from tests.gui.hands_picture import (
    assert_scene_is_position,
    begin,
    enter,
    listed,
    play_by_keys,
    play_by_mouse,
    scene_of,
    squares_look_alike,
    stones_seen,
)

SMALL = "........./........./........./...r...../....gb.../...y.r.../........./........./........."


def take_apart(window: MainWindow, *moves: str, mouse: bool = False) -> None:
    """Look at the picture, hand the table over, take apart; the table is covered then."""
    scene = scene_of(window)
    assert scene.stage is Stage.LOOK
    assert_scene_is_position(scene)
    enter(window)
    assert scene.stage is Stage.TO_TAKE
    enter(window)
    for move in moves:
        assert scene.stage is Stage.TAKE
        (play_by_mouse if mouse else play_by_keys)(window, move)
    assert scene.stage is Stage.TO_RESTORE


def restore(window: MainWindow, *moves: str, mouse: bool = False) -> None:
    """Take the table and restore."""
    scene = scene_of(window)
    enter(window)
    for move in moves:
        assert scene.stage is Stage.RESTORE
        assert not scene.covered
        (play_by_mouse if mouse else play_by_keys)(window, move)
    assert scene.stage is Stage.SHOW


def restored(window: MainWindow) -> list[str]:
    """Return the moves that restore the picture from where it is now."""
    position, game = window.match.position, window.match.game
    return [game.format(position, step) for step in solution(position.goal, position.taken)]


def attempt(window: MainWindow, *moves: str, right: bool = True, mouse: bool = False) -> list[str]:
    """Play a whole attempt; return what was said when it was shown again."""
    scene = scene_of(window)
    take_apart(window, *moves, mouse=mouse)
    back = restored(window) if right else ["ra1-1R", "ra2-1R"][: window.match.position.n]
    restore(window, *back, mouse=mouse)
    said = [scene.strip.text]
    while scene.stage is Stage.SHOW:
        hands.key(window.view, Qt.Key.Key_Right)
        if scene.stage is Stage.SHOW:
            said.append(scene.strip.text)
    assert_scene_is_position(scene)
    return said


def test_a_match_of_three_with_failures_and_a_winner(table: MainWindow) -> None:
    scene = begin(table, players=3, pictures=[SMALL])
    match = table.match
    assert scene.strip.text == "Round 1. Björn: look at the picture and remember it."
    said = attempt(table, "xd6-5R", mouse=True)
    assert said == [
        "Björn has restored the picture!",
        "This is the picture; so it was taken apart:",
        "Taken apart, 1 of 1: xd6-5R",
    ]
    said = attempt(table, "xd6-5L", right=False)  # Chiara
    assert said[0] == "Chiara has not restored the picture: see the marked squares."
    assert said[-1].startswith("Restored like this, 1 of 1: r")
    assert scene.homes["3"].note == "failed"
    attempt(table, "xe5-5R")  # Ada
    assert match.position.n == 2
    assert match.position.left == ("1", "2")
    assert scene.strip.text == ("Round 1 is over. Out: Chiara. Now it is 2 stones and 2 turns.")
    assert scene.homes["3"].note == "3rd"
    attempt(table, "xd6-5R", "xe5-1L", mouse=True)  # Björn
    said = attempt(table, "xd6-5R", "xe5-5L", right=False)  # Ada
    assert len(said) == 2 + 2 + 2
    assert match.position.phase is Phase.OVER
    assert scene.stage is Stage.OVER
    assert scene.strip.text == "Björn is the last one left and won."
    assert match.outcome().places == {"2": 1, "1": 2, "3": 3}
    assert table.panel.result.text().splitlines()[0] == "1st  Björn"


def test_all_that_are_left_fail_and_share(table: MainWindow) -> None:
    scene = begin(table, players=2, pictures=[SMALL])
    attempt(table, "xd6-5L", right=False)
    attempt(table, "xd6-5L", right=False)
    assert "share the win" in scene.strip.text
    assert "Ada & Björn" in scene.strip.text


# -- the cover ------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_of_the_board_is_seen_under_the_cover(new_table: NewTable, theme: str) -> None:
    table = new_table(theme=theme)
    scene = begin(table, players=3, pictures=[SMALL])
    assert not squares_look_alike(table)
    enter(table)
    assert scene.cover.isVisible()
    assert (scene.cover.title, scene.cover.button.words) == ("Björn, look away!", "Ada is here")
    assert stones_seen(scene) == []
    assert squares_look_alike(table)
    hands.click(table.view, hands.centre(scene, read_square_name("d6")))
    assert table.match.position.ply == 0
    assert scene.stage is Stage.TO_TAKE
    hands.click(table.view, scene.cover.button.scenePos())
    assert not scene.cover.isVisible()
    assert not squares_look_alike(table)

    play_by_keys(table, "xd6-5R")
    assert scene.cover.isVisible()
    assert scene.cover.title == "Björn, take the table!"
    assert stones_seen(scene) == []
    assert squares_look_alike(table)
    assert listed(table) == ["hidden"]
    index = table.panel.moves.model().index(1, 0)
    assert "d6" not in table.panel.moves.model().data(index)

    restore(table, *restored(table))
    assert listed(table)[0] == "xd6-5R"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_cover_looks_the_same_whatever_lies_below(new_table: NewTable, theme: str) -> None:
    grabs = []
    for picture, move in ((SMALL, "xd6-5R"), (SMALL.replace(".", "b", 20), "xa9-1L")):
        table = new_table(theme=theme)
        begin(table, players=2, pictures=[picture])
        take_apart(table, move)
        grabs.append(table.view.grab().toImage())
    assert grabs[0] == grabs[1]


def test_nobody_goes_back_while_an_attempt_runs(table: MainWindow) -> None:
    scene = begin(table, players=2, pictures=[SMALL])
    attempt(table, "xd6-5R")
    take_apart(table, "xd6-5L")
    before = table.match.position
    for key, modifier in (
        (Qt.Key.Key_Z, hands.CONTROL),
        (Qt.Key.Key_Home, hands.PLAIN),
        (Qt.Key.Key_PageUp, hands.PLAIN),
    ):
        scene.strip.clear_message()
        hands.key(table.view, key, modifier=modifier)
        assert table.match.position == before
        assert scene.strip.tone is Tone.REFUSED
        assert scene.strip.text.startswith("While an attempt runs nothing is taken back")
    assert not table.panel.game_panel.editor.isEnabled()  # type: ignore[union-attr]
    rows = table.panel.moves
    hands.key(rows, Qt.Key.Key_Up)
    assert table.match.position == before
    assert squares_look_alike(table)


def test_a_placed_stone_is_not_taken_back(table: MainWindow) -> None:
    scene = begin(table, players=2, pictures=[SMALL])
    take_apart(table, "xd6-5R")
    enter(table)
    hands.key(table.view, Qt.Key.Key_R)
    hands.click(table.view, hands.centre(scene, read_square_name("a1")))
    assert "now turn a block" in scene.strip.text
    for key, modifier in ((Qt.Key.Key_Z, hands.CONTROL), (Qt.Key.Key_Escape, hands.PLAIN)):
        hands.key(table.view, key, modifier=modifier)
        assert scene.strip.text == "A stone that is placed is not taken back: now turn a block."
        assert len(stones_seen(scene)) == 5
        scene.strip.clear_message()
    table.view.clearFocus()
    assert scene.hand.pending is not None
    # It turns with its plate, which is dragged round.
    centre = scene.geometry.point(*block_centre(7))
    reach = scene.geometry.cell * 1.3
    start = centre + QPointF(0, -reach)
    hands.press(table.view, start)
    hands.move(table.view, centre + QPointF(reach * 0.7, -reach * 0.7))
    hands.move(table.view, centre + QPointF(reach, 0))
    hands.release(table.view, centre + QPointF(reach, 0))
    assert listed(table)[-1] == "ra1-7R"


def test_a_removed_stone_is_put_back_and_wrong_tries_are_explained(table: MainWindow) -> None:
    scene = begin(table, players=2, pictures=[SMALL])
    hands.click(table.view, hands.centre(scene, read_square_name("d6")))
    assert scene.strip.text == ("Nothing can be moved yet. First press “Cover the table” (Enter).")
    enter(table)
    enter(table)
    hands.click(table.view, hands.centre(scene, read_square_name("a1")))
    assert scene.strip.text == "There is no stone on a1 to remove."
    hands.key(table.view, Qt.Key.Key_5)
    assert scene.strip.text == "Remove a stone first, then turn a block."
    hands.click(table.view, hands.centre(scene, read_square_name("d6")))
    assert len(stones_seen(scene)) == 4
    assert "now turn a block (1 of 1)" in scene.strip.text
    hands.key(table.view, Qt.Key.Key_Escape)
    assert len(stones_seen(scene)) == 5
    assert_scene_is_position(scene)


def test_giving_up_is_asked_for_twice(table: MainWindow) -> None:
    scene = begin(table, players=2, pictures=[SMALL])
    take_apart(table, "xd6-5R")
    enter(table)
    hands.click(table.view, scene.action.scenePos())
    assert scene.action.words == "Really give up?"
    hands.click(table.view, scene.action.scenePos())
    assert listed(table) == ["xd6-5R", "gives-up"]
    assert scene.strip.text == "Björn has given up: not restored."


def test_a_show_goes_by_itself_and_ends_with_any_move(new_table: NewTable, qtbot: object) -> None:
    table = new_table(motion=True)
    scene = begin(table, players=2, pictures=[SMALL])
    take_apart(table, "xd6-5R")
    restore(table, *restored(table))
    assert table.match.position.restorer == "1"  # the match is ahead of the show
    qtbot.waitUntil(lambda: scene.frame == 1, timeout=5000)  # type: ignore[attr-defined]
    hands.key(table.view, Qt.Key.Key_Escape)
    assert scene.stage is Stage.LOOK
    assert_scene_is_position(scene)


@pytest.mark.parametrize("let_it_move", [True, False])
def test_after_any_motion_everything_lies_where_it_belongs(
    new_table: NewTable, qtbot: object, let_it_move: bool
) -> None:
    table = new_table(motion=True)
    scene = begin(table, players=2, pictures=[SMALL])

    def settle() -> None:
        if let_it_move:
            qtbot.waitUntil(lambda: not scene.animator.running)  # type: ignore[attr-defined]
        else:
            scene.animator.finish()
        for item in scene.items_by_id.values():
            squares, place = item.token.squares, scene.at_hand.slot(item.token.id)[0]
            if squares:
                place = scene.geometry.centre(squares)
            assert (item.pos() - place).manhattanLength() < 1e-6

    enter(table)
    enter(table)
    hands.click(table.view, hands.centre(scene, read_square_name("d6")))
    settle()
    hands.key(table.view, Qt.Key.Key_Escape)
    settle()
    play_by_keys(table, "xd6-5R")
    settle()
    enter(table)
    play_by_keys(table, "rf6-5L")
    settle()
    for _ in range(2):
        hands.key(table.view, Qt.Key.Key_Right)
        settle()
    hands.key(table.view, Qt.Key.Key_Escape)
    assert_scene_is_position(scene)
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    settle()
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    settle()
    assert_scene_is_position(scene)


# -- records --------------------------------------------------------------------------------------


def test_a_running_match_is_opened_covered(new_table: NewTable, tmp_path: Path) -> None:
    table = new_table()
    begin(table, players=3, pictures=[SMALL], clock="hourglass 60")
    attempt(table, "xd6-5R")
    take_apart(table, "xd6-5L")
    path = tmp_path / "läuft.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL | hands.SHIFT)
    position = table.match.position

    table = new_table()  # closed, and started again: from its table
    scene = scene_of(table)
    assert table.match.position == position
    assert scene.stage is Stage.TO_RESTORE
    assert squares_look_alike(table)
    assert listed(table)[-1] == "hidden"

    begin(table, players=2)
    with hands.answering(hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    scene = scene_of(table)
    assert (table.match.position, scene.stage) == (position, Stage.TO_RESTORE)
    assert squares_look_alike(table)
    assert scene.driver.clock.seconds == 60
    restore(table, *restored(table))
    assert table.match.position.n == 1
    assert table.match.position.done == 2


def test_a_finished_match_is_replayed_move_by_move(new_table: NewTable, tmp_path: Path) -> None:
    table = new_table()
    begin(table, players=2, pictures=[SMALL])
    attempt(table, "xd6-5R")
    attempt(table, "xd6-5L", right=False)
    assert table.match.position.phase is Phase.OVER
    path = tmp_path / "over.pento"
    with hands.answering(hands.choose_file(str(path))):
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL | hands.SHIFT)
    assert table.open_file(path)
    scene = scene_of(table)
    assert scene.stage is Stage.OVER
    hands.key(table.view, Qt.Key.Key_Home)
    seen = []
    for _ in range(4):
        assert_scene_is_position(scene)
        assert not scene.covered
        seen.append(scene.stage)
        hands.key(table.view, Qt.Key.Key_PageDown)
    assert seen == [Stage.REVIEW] * 4
    assert scene.stage is Stage.OVER
    assert_scene_is_position(scene)


def test_a_match_is_played_on_from_where_one_has_gone_back(table: MainWindow) -> None:
    scene = begin(table, players=2, pictures=[SMALL])
    attempt(table, "xd6-5R")
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert scene.stage is Stage.REVIEW
    assert scene.action.words == "Play on from here"
    hands.click(table.view, scene.action.scenePos())
    assert scene.stage is Stage.TO_RESTORE
    restore(table, "ra1-1R")
    assert table.match.position.left == ("1",)
    assert len(hands_picture.listed(table)) == 3  # the other way stands beside it
