"""Tiling puzzles by real hands: laying, shifting, taking away, deciding, and going on later."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt

from pentogames.core.cells import Square
from pentogames.core.shapes import LETTERS
from pentogames.puzzles.tiling import Laid, Tiling
from pentogames.puzzles.tiling_names import known_tilings, rectangle
from pentogames.puzzles.tiling_search import search
from pentogames.scene.carry import Mode
from pentogames.scene.puzzles.tiling_items import GIVEN
from pentogames.scene.strip import Tone
from pentogames.scene.theme import DARK, THEMES, Theme, given_style, piece_style
from pentogames.window.main_window import MainWindow
from pentogames.window.puzzles.tiling import open_tiling
from pentogames.window.puzzles.tiling_page import TilingPage
from tests.gui import hands
from tests.gui.colours import contrast
from tests.gui.conftest import NewTable
from tests.gui.hands_solitaire import at, back_to_the_game, page_of, press_shortcut
from tests.gui.hands_tiling import (
    WAYS,
    by_clicks,
    by_drag,
    by_keys,
    go_with_cursor,
    home,
    in_tray,
    lay_all,
    lying,
    open_level,
    words,
)

SMALL = Tiling(rectangle(5, 4), "FILNPTUV")
SOLUTIONS = list(search(SMALL))


@pytest.fixture(autouse=True)
def _own_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep results away from those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def window(new_table: NewTable) -> MainWindow:
    return new_table(size=(780, 620))  # fingers must be on the screen


@pytest.fixture
def page(window: MainWindow) -> TilingPage:
    return open_puzzle(window, SMALL)


def open_puzzle(window: MainWindow, puzzle: Tiling) -> TilingPage:
    open_tiling(window.puzzles, puzzle)
    return page_of(window, TilingPage)


def first() -> Laid:
    """Return a piece of a solution that is turned and flipped."""
    return next(laid for laid in SOLUTIONS[0] if laid.piece in "FLNP")


# -- laying ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_a_piece_is_laid_and_undone_in_every_way(page: TilingPage, way) -> None:
    laid = first()
    way(page, laid)
    assert page.state.laid == (laid,)
    assert lying(page) == {(laid.piece, laid.squares)}
    assert in_tray(page) == "FILNPTUV".replace(laid.piece, "")
    assert page.scene.hand.mode is Mode.EMPTY
    assert page.scene.strip.buttons == ()
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert lying(page) == set()
    assert in_tray(page) == "FILNPTUV"
    press_shortcut(page.view, Qt.Key.Key_Y)
    assert lying(page) == {(laid.piece, laid.squares)}


def test_pieces_that_do_not_fit_are_refused_and_it_is_said_why(page: TilingPage) -> None:
    laid = first()
    by_drag(page, laid)
    hands.click(page.view, home(page, "I"))
    hands.hover(page.view, at(page, laid.squares[0]))
    assert page.scene.hand.footprint.isVisible()
    assert not page.scene.hand.footprint.legal
    assert page.scene.strip.tone is Tone.REFUSED
    hands.click(page.view, at(page, laid.squares[0]))
    assert page.scene.hand.mode is Mode.CARRY  # it stays in hand, as one that is clicked does
    hands.key(page.view, Qt.Key.Key_Escape)
    assert page.state.laid == (laid,)
    hands.drag(page.view, home(page, "I"), at(page, Square(4, 3)))
    assert page.scene.strip.text == "That reaches beyond the squares to be covered."
    assert page.scene.hand.mode is Mode.EMPTY
    assert page.state.laid == (laid,)


def test_a_letter_without_a_piece_in_the_tray_is_refused(page: TilingPage) -> None:
    hands.key(page.view, Qt.Key.Key_X)
    assert page.scene.strip.text == "No X is left beside the board."
    assert page.scene.hand.mode is Mode.EMPTY


def test_a_screen_reader_is_told_what_lies_where_and_what_would_fit(page: TilingPage) -> None:
    hands.key(page.view, Qt.Key.Key_I)
    hands.key(page.view, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert page.view.accessibleDescription() == "I: A1, B1, C1, D1, E1. It fits."
    hands.key(page.view, Qt.Key.Key_Return)
    told = page.view.accessibleDescription()
    assert told == "15 squares are vacant. I: A1, B1, C1, D1, E1"
    hands.key(page.view, Qt.Key.Key_P, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert page.view.accessibleDescription() == "There is a piece in the way."
    hands.key(page.view, Qt.Key.Key_Escape)
    go_with_cursor(page, Square(0, 0))
    assert page.view.accessibleDescription() == "A1: I"


# -- lifting --------------------------------------------------------------------------------------


def test_a_piece_on_the_board_is_shifted_by_drag(page: TilingPage) -> None:
    by_clicks(page, Laid("I", tuple(Square(x, 0) for x in range(5))))
    hands.drag(page.view, at(page, Square(1, 0)), at(page, Square(1, 2)))
    assert page.state.laid == (Laid("I", tuple(Square(x, 2) for x in range(5))),)
    assert lying(page) == {("I", tuple(Square(x, 2) for x in range(5)))}
    assert words(page).count("2 moves") == 1
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert lying(page) == {("I", tuple(Square(x, 0) for x in range(5)))}
    assert "3 moves" in words(page)  # to undo is a move as well


def test_a_lifted_piece_that_is_put_back_is_no_move(page: TilingPage) -> None:
    by_clicks(page, first())
    hands.click(page.view, at(page, first().squares[1]))
    assert page.scene.hand.mode is Mode.CARRY
    hands.click(page.view, at(page, first().squares[1]))
    assert page.state.laid == (first(),)
    assert "One move" in words(page)


@pytest.mark.parametrize("how", ["drag", "right click", "keys", "carried to the tray", "Del"])
def test_a_piece_on_the_board_is_taken_away(page: TilingPage, how: str) -> None:
    laid = first()
    by_clicks(page, laid)
    place = at(page, laid.squares[2])
    if how == "drag":
        hands.drag(page.view, place, home(page, "I"))
    elif how == "right click":
        hands.click(page.view, place, hands.RIGHT)
    elif how == "keys":
        go_with_cursor(page, laid.squares[2])
        hands.key(page.view, Qt.Key.Key_Delete)
    elif how == "Del":
        hands.click(page.view, place)
        hands.key(page.view, Qt.Key.Key_Delete)
    else:
        hands.click(page.view, place)
        hands.click(page.view, page.scene.tray.area.topLeft() + QPointF(3, 3))
    assert page.state.laid == ()
    assert in_tray(page) == "FILNPTUV"


def test_a_piece_is_lifted_turned_and_laid_by_keys(page: TilingPage) -> None:
    by_keys(page, Laid("I", tuple(Square(x, 0) for x in range(5))))
    go_with_cursor(page, Square(2, 0))
    hands.key(page.view, Qt.Key.Key_Return)
    assert page.scene.hand.mode is Mode.CARRY
    hands.key(page.view, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert page.state.laid == (Laid("I", tuple(Square(x, 3) for x in range(5))),)


def test_pieces_given_stay(window: MainWindow) -> None:
    given, *rest = SOLUTIONS[0]
    page = open_puzzle(window, Tiling(SMALL.region, SMALL.pieces, (given,)))
    hands.click(page.view, at(page, given.squares[0]))
    assert page.scene.hand.mode is Mode.EMPTY
    assert page.scene.strip.text == "That piece belongs to the puzzle and stays where it is."
    hands.click(page.view, at(page, given.squares[0]), hands.RIGHT)
    assert [i.token.face for i in page.scene.items_by_id.values() if i.token.owner == GIVEN] == [
        given.piece
    ]
    lay_all(page, rest)
    assert page.state.solved


def test_several_sets_lie_on_one_place_of_the_tray_with_their_number(window: MainWindow) -> None:
    page = open_puzzle(window, Tiling(rectangle(5, 4), "IIIIP"))
    assert (in_tray(page), page.scene.tray.counts) == ("IP", {"I": 4, "P": 1})
    for y in range(3):
        by_clicks(page, Laid("I", tuple(Square(x, y) for x in range(5))))
    assert (in_tray(page), page.scene.tray.counts) == ("IP", {"I": 1, "P": 1})
    hands.click(page.view, at(page, Square(0, 1)), hands.RIGHT)
    assert page.scene.tray.counts == {"I": 2, "P": 1}
    assert {piece for piece, _ in lying(page)} == {"I"}
    assert len(lying(page)) == 2


def test_a_drag_ends_cleanly_when_the_window_loses_the_pointer_or_the_step_is_undone(
    page: TilingPage,
) -> None:
    by_clicks(page, first())
    hands.pick_up(page.view, home(page, "I"))
    hands.move(page.view, at(page, Square(2, 2)), hands.NO_BUTTON)
    assert page.scene.hand.mode is Mode.EMPTY
    hands.pick_up(page.view, home(page, "I"))
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert (page.scene.hand.mode, page.state.laid) == (Mode.EMPTY, ())
    assert in_tray(page) == "FILNPTUV"


# -- deciding first -------------------------------------------------------------------------------


def test_four_squares_are_removed_before_pieces_are_laid(window: MainWindow) -> None:
    page = open_level(window, "Yours to decide", "8×8 without any four squares")
    assert page.scene.strip.text == "Click 4 squares to be removed."
    hands.click(page.view, home(page, "I"))
    assert page.scene.strip.text == "First click the squares that are to be removed."
    for corner in (Square(0, 0), Square(7, 0), Square(0, 7)):
        hands.click(page.view, at(page, corner))
    hands.click(page.view, at(page, Square(0, 0)))
    assert page.state.removed == (Square(7, 0), Square(0, 7))
    go_with_cursor(page, Square(0, 0))
    hands.key(page.view, Qt.Key.Key_Space)
    assert not page.state.ready
    hands.click(page.view, at(page, Square(7, 7)))
    assert page.state.ready
    assert len(page.scene.board.layout.squares) == 60
    by_clicks(page, Laid("I", tuple(Square(1, y) for y in range(5))))
    assert len(page.state.laid) == 1
    press_shortcut(page.view, Qt.Key.Key_R)
    assert (page.state.laid, page.state.ready) == ((), True)
    press_shortcut(page.view, Qt.Key.Key_D)
    assert page.state == page.puzzle.start()
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.state.ready


def test_pieces_are_chosen_before_they_are_laid(window: MainWindow) -> None:
    page = open_level(window, "Yours to decide", "5×3,")
    assert page.scene.strip.text == "Choose 3 pieces by clicks."
    hands.click(page.view, at(page, Square(0, 0)))
    assert page.scene.strip.text == "First click the pieces that you want to use."
    hands.click(page.view, home(page, "X"))
    hands.click(page.view, home(page, "X"))
    hands.click(page.view, home(page, "F"))
    hands.key(page.view, Qt.Key.Key_P, Qt.Key.Key_U)
    assert page.state.chosen == "FPU"
    assert in_tray(page) == "FPU"
    lay_all(page, next(search(page.state.tiling)))
    assert page.state.solved


# -- going on -------------------------------------------------------------------------------------


def test_a_puzzle_is_there_again_after_the_game_and_after_a_restart(
    window: MainWindow, new_table: NewTable
) -> None:
    page = open_puzzle(window, SMALL)
    by_clicks(page, first())
    back_to_the_game(page)
    assert window.puzzles.page is None
    assert open_puzzle(window, SMALL).state.laid == (first(),)
    again = new_table(size=(780, 620))
    page = page_of(again, TilingPage)
    assert (page.state.base, page.state.laid) == (SMALL, (first(),))
    press_shortcut(page.view, Qt.Key.Key_Z)
    assert page.state.laid == ()


def test_the_table_follows_the_theme(page: TilingPage, window: MainWindow) -> None:
    by_clicks(page, first())
    page.set_theme(DARK)
    assert all(item.theme is DARK for item in page.scene.items_by_id.values())
    assert page.scene.tray.theme is DARK
    assert page.scene.hand.footprint.theme is DARK


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_letters_and_edges_of_pieces_are_seen_in_every_theme(theme: Theme) -> None:
    for style in (given_style(theme), *(piece_style(theme, letter) for letter in LETTERS)):
        assert contrast(style.ink, style.fill) >= 4.5
        assert contrast(style.edge, style.fill) >= 3
        assert contrast(style.edge, theme.board) >= 3
        assert contrast(style.edge, theme.surface) >= 3


def test_the_keys_of_the_page_are_listed(page: TilingPage) -> None:
    listed = dict(page.keys())
    assert "Find another solution" in listed.values()
    assert "Take away the piece under the cursor (or the right mouse button)" in listed.values()


def test_the_page_fits_into_a_small_window(new_table: NewTable) -> None:
    window = new_table(size=(900, 600))
    page = open_puzzle(window, known_tilings()["cross"].tiling)
    assert len(page.scene.board.layout.squares) == 200
    right = page.levels.mapTo(page, page.levels.rect().topRight()).x()
    assert right < page.width()  # however long the names of other levels are
    assert page.scene.geometry.cell >= 20
    assert page.scene.tray.cell >= 9
    for letter in page.scene.tray.pieces:
        assert page.scene.tray.area.contains(page.scene.tray.slot(letter))
    for square in page.scene.board.layout.squares:
        assert not page.scene.tray.area.intersects(page.scene.geometry.rect(square))
