"""The table of tiling puzzles shows each state exactly, whatever was shown before."""

import random
from collections import Counter

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from pentogames.core.cells import Square
from pentogames.core.game import Role
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_names import known_tilings, rectangle
from pentogames.puzzles.tiling_play import TilingState
from pentogames.scene.geometry import Extent
from pentogames.scene.puzzles.tiling_layout import region_layout, share
from pentogames.scene.puzzles.tiling_scene import TilingScene
from pentogames.scene.theme import LIGHT

SIZE = QSizeF(700, 520)
TWO_SETS = TilingState(Tiling(rectangle(10, 10), LETTERS * 2))


@pytest.fixture
def scene(application: QApplication) -> TilingScene:
    scene = TilingScene(LIGHT)
    scene.set_size(SIZE, 1.0)
    return scene


def steps(state: TilingState, lot: random.Random, number: int) -> list[TilingState]:
    """Return states of a walk: mostly pieces are laid, some are shifted or taken away."""
    board = TilingBoard(state.base)
    places = [board.laid(mask, piece) for each in board.by_lowest for mask, piece in each]
    found = [state]
    while len(found) < number:
        laid = lot.choice(places)
        origin = next((each for each in state.laid if each.piece == laid.piece), None)
        if origin is not None and lot.random() < 0.3:
            state = state.take(origin)
        elif state.trouble(laid, origin) is None and origin is not None:
            state = state.take(origin).put(laid)
        elif state.trouble(laid) is None:
            state = state.put(laid)
        else:
            continue
        found.append(state)
    return found


def assert_shows(scene: TilingScene, state: TilingState) -> None:
    """Fail unless the items are the pieces, each once and where it lies."""
    on_board: Counter[Laid] = Counter()
    at_home: Counter[str] = Counter()
    for item in scene.items_by_id.values():
        token = item.token
        if token.squares:
            assert item.isVisible()
            assert item.pos() == scene.geometry.centre(token.squares)
            assert (item.scale(), item.rotation()) == (1.0, 0.0)
            on_board[Laid(token.face, token.squares)] += 1
        else:
            assert item.pos() == scene.tray.slot(token.face).center()
            at_home[token.face] += item.isVisible()
    assert on_board == Counter(state.laid) + Counter(state.base.givens)
    assert {letter: count for letter, count in at_home.items() if count} == dict.fromkeys(
        state.left, 1
    )
    assert scene.tray.counts == Counter(state.left)


@pytest.mark.parametrize("motion", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_items_follow_every_walk_forwards_and_back(
    scene: TilingScene, motion: bool, seed: int
) -> None:
    scene.set_motion(motion)
    walk = steps(TWO_SETS, random.Random(seed), 40)
    for state in walk + walk[::-3]:
        scene.show_state(state)
        scene.animator.finish()
        assert_shows(scene, state)


def test_a_piece_that_stays_is_the_same_item(scene: TilingScene) -> None:
    walk = steps(TWO_SETS, random.Random(7), 30)
    where: dict[str, tuple[Square, ...]] = {}
    for state in walk:
        scene.show_state(state)
        now = {name: item.token.squares for name, item in scene.items_by_id.items()}
        lying = {laid.squares for laid in state.laid}
        moved = [name for name in where if where[name] in lying and now[name] != where[name]]
        assert moved == []
        where = {name: squares for name, squares in now.items() if squares}


def test_another_puzzle_leaves_nothing_of_the_one_before(scene: TilingScene) -> None:
    given = Laid("I", tuple(Square(x, 0) for x in range(5)))
    for state in (
        steps(TWO_SETS, random.Random(1), 12)[-1],
        TilingState(Tiling(rectangle(5, 3), "IPUV", (given,))),
        TilingState(known_tilings()["cross"].tiling),
        TWO_SETS,
    ):
        scene.show_state(state)
        scene.animator.finish()
        assert_shows(scene, state)
        shown = [item for item in scene.items() if item in scene.items_by_id.values()]
        assert len(shown) == len(scene.items_by_id) == len(state.base.pieces)


def test_squares_that_are_being_removed_are_still_there(scene: TilingScene) -> None:
    state = TilingState(Tiling(rectangle(8, 8)), remove=4)
    for x in range(4):
        scene.show_state(state)
        removed = [mark.squares for mark in scene.overlay.marks if mark.role is Role.DEAD]
        assert removed == ([state.removed] if state.removed else [])
        assert len(scene.board.layout.squares) == 64
        state = state.toggle_square(Square(x, 0))
    scene.show_state(state)
    assert scene.overlay.marks == ()
    assert len(scene.board.layout.squares) == 60


def test_squares_are_named_from_the_corner_beyond_z_too() -> None:
    region = [Square(x + 3, y - 2) for x in range(30) for y in range(2)]
    layout = region_layout(region)
    assert [layout.name(Square(x + 3, -2)) for x in (0, 25, 26, 29)] == ["A1", "Z1", "AA1", "AD1"]
    assert layout.name(Square(3, -1)) == "A2"


@pytest.mark.parametrize("columns", [3, 10, 20])
@pytest.mark.parametrize("pieces", ["I", "FXTVWZUPLYNI"])
@pytest.mark.parametrize("size", [(320, 480), (640, 480), (1400, 700)])
def test_tray_and_board_share_the_table(columns: int, pieces: str, size: tuple[int, int]) -> None:
    area, extent = QRectF(12, 12, *size), Extent(-0.35, columns + 0.35, -0.35, 3.35)
    tray, board = share(area, extent, pieces)
    assert area.contains(tray)
    assert area.contains(board)
    assert not tray.intersects(board)
