"""The tower of Pent-Up's tiles by real hands."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from pentogames.core.shapes import Placement
from pentogames.games.pent_up import PENT_UP
from pentogames.puzzles.tower import HEIGHT, POINTS, TowerOptions, tower_par
from pentogames.scene.stack_drag import StackDrag
from pentogames.scene.stack_scene import StackScene
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.tower import TowerPage
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import open_level, page_of, press_shortcut

TOWER = PENT_UP.parse_position(TowerOptions(), tower_par().moves).placed


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def page(new_table: NewTable) -> TowerPage:
    return open_tower(new_table(size=(1000, 700)))


def open_tower(window: MainWindow) -> TowerPage:
    return open_level(window, "Pent-Up tower", "Twelve tiles", TowerPage)


def scene_of(page: TowerPage) -> StackScene:
    scene = page.scene.scene
    assert isinstance(scene, StackScene)
    return scene


def lay(page: TowerPage, tile: Placement) -> None:
    """Lay a tile by its letter, turns, a click on its place."""
    scene = scene_of(page)
    hand = scene.hand
    assert isinstance(hand, StackDrag)
    hands.key(page.view, Qt.Key[f"Key_{tile.piece}"])
    assert hand.hand is not None
    transform, square = hands.way_to(tile.piece, tile.squares, hand.hand.grip)
    hands.turn_by_keys(page.scene.view, transform, hands.QPointF())
    assert hand.spot is not None
    across, up = square.x - hand.spot.x, square.y - hand.spot.y
    hands.key(page.view, *[Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left] * abs(across))
    hands.key(page.view, *[Qt.Key.Key_Up if up > 0 else Qt.Key.Key_Down] * abs(up))
    hands.key(page.view, Qt.Key.Key_Return)


def test_the_tower_of_par_is_built_by_keys(page: TowerPage) -> None:
    window = page.desk.window
    before = window.match.position
    for tile in TOWER:
        lay(page, tile)
    assert page.state.placed == TOWER
    assert page.height_now.text() == "Highest level: 5"
    assert page.points_now.text() == "Points: 33"
    assert "Nobody can do better" in page._prompt(page.state)
    assert page.model is not None
    assert page.model.best(HEIGHT) is not None
    assert page.model.best(HEIGHT).score == (-5,)
    assert page.model.best(POINTS).score == (-33,)
    assert "Your best: 33" in page.points_best.text()
    assert not page.hint_action.isEnabled()
    assert window.match.position == before


def test_tiles_are_taken_back_and_laid_again(page: TowerPage) -> None:
    for tile in TOWER[:3]:
        lay(page, tile)
    press_shortcut(page, Qt.Key.Key_Z)
    assert page.state.placed == TOWER[:2]
    assert scene_of(page).match.position == page.state
    press_shortcut(page, Qt.Key.Key_Y)
    assert page.state.placed == TOWER[:3]
    press_shortcut(page, Qt.Key.Key_R)
    assert page.state.placed == ()
    press_shortcut(page, Qt.Key.Key_Z)
    assert scene_of(page).match.position.placed == TOWER[:3]


def test_a_tile_that_could_go_higher_is_refused_on_the_table(page: TowerPage) -> None:
    for tile in TOWER[:2]:
        lay(page, tile)
    state = page.state
    piece = next(letter for letter in state.hand("White") if state.level_for(letter) == 2)
    hands.key(page.view, Qt.Key[f"Key_{piece}"])
    hands.key(page.view, *[Qt.Key.Key_Right] * 14, Qt.Key.Key_Return)
    assert page.state == state
    hands.key(page.view, Qt.Key.Key_Escape)


def test_whose_turn_it_is_need_not_be_said(page: TowerPage) -> None:
    lay(page, TOWER[0])
    hands.key(page.view, Qt.Key.Key_X, Qt.Key.Key_Escape)
    assert scene_of(page).strip.text == page._prompt(page.state)
    assert page.view.accessibleDescription().startswith(page._prompt(page.state))


def test_a_hint_says_what_can_go_highest(page: TowerPage) -> None:
    assert not page.hint_action.isEnabled()
    for tile in TOWER[:6]:
        lay(page, tile)
    press_shortcut(page, Qt.Key.Key_H)
    scene = scene_of(page)
    assert "can go on level 3 now" in scene.strip.text
    assert {square.level for mark in scene.notes.marks for square in mark.squares} == {3}
    assert "one hint" in page.figures.text()


def test_the_games_own_tools_are_there(page: TowerPage) -> None:
    for tile in TOWER[:4]:
        lay(page, tile)
    hands.key(page.view, Qt.Key.Key_E)
    assert scene_of(page).exploded
    hands.key(page.view, Qt.Key.Key_E)
    assert not scene_of(page).exploded


def test_it_goes_on_where_it_was_left(new_table: NewTable) -> None:
    page = open_tower(new_table())
    for tile in TOWER[:5]:
        lay(page, tile)
    page = page_of(new_table(), TowerPage)
    assert page.state.placed == TOWER[:5]
    scene = scene_of(page)
    assert scene.match.position == page.state
    assert scene.player_name("White") == "Your tiles"
