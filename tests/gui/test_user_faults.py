"""What a user does who wants the program to break: each test holds a whole kind of fault."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QPushButton, QWidget

from pentogames.core.blocks import block_centre, read_square_name
from pentogames.core.record import Record
from pentogames.games import GAMES, game_named
from pentogames.model.autosave import Autosave
from pentogames.model.settings import Settings
from pentogames.window.dialogs import ask_to_save
from pentogames.window.main_window import MainWindow
from pentogames.window.new_game import NewGameDialog
from pentogames.window.start import open_window
from tests.gui import hands, hands_pentago

ALL = [game.name for game in GAMES]


def begin(window: MainWindow, game: str) -> None:
    chosen = game_named(game)
    window.take(Record(chosen, chosen.options_type()), None)


# -- another game while something is in hand ------------------------------------------------------


@pytest.mark.parametrize("before", ALL)
def test_another_game_takes_the_table_with_something_in_hand(
    table: MainWindow, before: str
) -> None:
    rng = random.Random(before)
    caught = 0
    for after in ALL:
        begin(table, before)
        scene = hands.scene_of(table.view)
        for _ in range(40):
            at = somewhere(table, rng)
            rng.choice((hands.press, hands.release, hands.click, hands.hover))(table.view, at)
            if scene.gestures.busy:
                break
        caught += scene.gestures.busy
        begin(table, after)
        assert table.match.game.name == after
        assert not hands.scene_of(table.view).gestures.busy
        hands.release(table.view, somewhere(table, rng))
    assert caught or before == "picture-puzzle"  # its table is covered at first


def somewhere(window: MainWindow, rng: random.Random) -> QPointF:
    scene = hands.scene_of(window.view)
    if scene.items_by_id and rng.random() < 0.5:
        return rng.choice(list(scene.items_by_id.values())).sceneBoundingRect().center()
    return scene.geometry.rect(rng.choice(scene.board.layout.squares)).center()


@pytest.mark.parametrize("after", ALL)
def test_another_game_takes_the_table_in_the_middle_of_a_turn(
    table: MainWindow, after: str
) -> None:
    hands_pentago.begin(table, players=4)
    hands_pentago.put_by_click(table, read_square_name("e5"))
    assert hands_pentago.hand_of(table).pending is not None
    begin(table, after)
    assert table.match.game.name == after
    assert table.match.can_undo() is False


def test_the_window_changes_its_size_under_a_pressed_square(table: MainWindow) -> None:
    scene = hands_pentago.begin(table)
    square = read_square_name("i9")
    at = hands.centre(scene, square)
    hands.press(table.view, at)
    table.resize(770, 560)
    QCoreApplication.processEvents()
    hands.release(table.view, at)
    assert hands_pentago.hand_of(table).pending is None
    hands.press(table.view, hands.centre(scene, square))
    table.resize(1180, 780)
    QCoreApplication.processEvents()
    hands.release(table.view, hands.centre(scene, square))
    assert hands_pentago.hand_of(table).pending == square


@pytest.mark.parametrize("other", [5, 9])
def test_a_plate_whose_release_was_lost_lies_straight_again(table: MainWindow, other: int) -> None:
    scene = hands_pentago.begin(table)
    hands_pentago.play(table, hands_pentago.Turn(read_square_name("d4"), 5, 1), how=1)
    hands_pentago.put_by_click(table, read_square_name("f6"))
    start = hands.centre(scene, read_square_name("d6"))
    hands.press(table.view, start)
    hands.move(table.view, start + QPointF(90, 0))
    assert scene.plate(5).rotation() != 0
    hands.press(table.view, scene.geometry.point(*block_centre(other)) + QPointF(40, 40))
    assert scene.plate(5).rotation() == 0
    hands.key(table.view, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    hands_pentago.assert_scene_is_position(table)


# -- what users write is shown as they wrote it ----------------------------------------------------

WRITTEN = (
    "{0} {player} {winners.__class__}",
    '<b>Bold</b> & "Co" %n %1',
    "\u05d0\u05d1\u05d2 \u05e9\u05dc\u05d5\u05dd",
    "W" * 40,
)


@pytest.mark.parametrize("game", ALL)
def test_players_are_called_as_they_wish(table: MainWindow, game: str) -> None:
    rng = random.Random(game)
    chosen = game_named(game)
    options = chosen.options_type()
    seats = chosen.start(options).seats
    tags = {seat: WRITTEN[n % 3] for n, seat in enumerate(seats)}
    table.take(Record(chosen, options, tags=tags | {"Event": "<h1>Cup</h1> {0} & more"}), None)
    scene = hands.scene_of(table.view)
    for _ in range(25):
        moves = list(table.match.position.moves())
        if not moves:
            break
        table.match.try_move(rng.choice(moves))
        assert_written_plainly(table)
        to_move = table.match.position.to_move
        if to_move in tags:
            assert scene.player_name(to_move) == tags[to_move]
            assert tags[to_move] in scene.strip.text or game == "picture-puzzle"
    assert table.panel.title.text() == "<h1>Cup</h1> {0} & more"
    assert table.panel.title.textFormat() is Qt.TextFormat.PlainText


def test_a_comment_is_shown_as_it_is_written(table: MainWindow) -> None:
    begin(table, "universe")
    table.match.set_comment(table.match.record.cursor, "<b>x</b> & <img src=y>")
    tip = table.panel.moves.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;x&lt;/b&gt; &amp; &lt;img src=y&gt;" in tip


@pytest.mark.parametrize(
    "name", ["a[*].pento", "<b>a& &c {0} %n 100%.pento", "\u05d0 'q' \".pento"]
)
def test_a_file_is_called_as_it_is(table: MainWindow, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    begin(table, "universe")
    assert table._save_to(path)
    assert table.scene is not None
    assert table.scene.strip.text == f"Saved as {name}."
    table.match.try_move(next(iter(table.match.position.moves())))
    assert table.isWindowModified()
    shown = table.windowTitle().replace("[*][*]", "\0").replace("[*]", "*").replace("\0", "[*]")
    assert shown == f"{name}* \u2013 Pentogames"
    table.recent_menu.aboutToShow.emit()
    entry = table.recent_menu.actions()[0]
    assert entry.text().replace("&&", "&") == name
    table.match.mark_saved(path)
    assert table.open_file(path)
    assert table.match.path == path


@pytest.mark.parametrize("game", ALL)
def test_a_new_game_with_any_names(table: MainWindow, game: str) -> None:
    begin(table, game)
    dialog = NewGameDialog(table.theme, table.match.record, table)
    dialog.show()
    for number, edit in enumerate(dialog._names.values()):
        hands.type_text(edit, WRITTEN[number % len(WRITTEN)])
    assert_written_plainly(dialog)
    record = dialog.record()
    named = dialog.panel.named_seats(record.start.seats)
    assert [record.tags[seat] for seat in named] == [
        WRITTEN[n % len(WRITTEN)].strip()[:40] for n in range(len(named))
    ]
    table.take(record, None)
    dialog.close()
    dialog.deleteLater()


def assert_written_plainly(widget: QWidget) -> None:
    """No label takes what a user wrote for rich text."""
    for label in widget.findChildren(QLabel):
        if "<b>" in label.text() or "<h1>" in label.text():
            assert label.textFormat() is Qt.TextFormat.PlainText, label.text()


# -- the smallest window --------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL)
def test_nothing_beside_the_board_is_cut_off(table: MainWindow, game: str) -> None:
    begin(table, game)
    while (moves := list(table.match.position.moves())) and table.match.position.ply < 3:
        table.match.try_move(moves[0])
    table.resize(table.minimumSize())
    QCoreApplication.processEvents()
    assert table.size() == table.minimumSize()
    for widget in (table.panel.comment, table.panel.moves, table.view):
        corner = widget.mapTo(table, widget.rect().bottomRight())
        assert table.rect().contains(corner), (type(widget).__name__, corner)


def test_the_first_window_fits_on_the_screen(application: QApplication, tmp_path: Path) -> None:
    settings, autosave = Settings(tmp_path / "settings.ini"), Autosave(tmp_path / "state")
    window = open_window(settings, autosave)
    window.show()
    assert window.screen().availableSize().boundedTo(window.size()) == window.size()
    with hands.answering(assert_without_icons, hands.click_answer("Cancel")):
        ask_to_save(window)
        ask_to_save(window)
    window.close()
    autosave.release()
    assert window.scene is not None
    window.scene.dispose()
    window.deleteLater()


def assert_without_icons(dialog: QDialog) -> None:
    """The style's own coloured icons do not go with the theme."""
    for button in dialog.findChildren(QPushButton):
        assert button.icon().isNull(), button.text()
    hands.click_button(dialog, "Cancel")


def test_no_letter_opens_two_things_of_a_menu(table: MainWindow) -> None:
    waiting: list[QWidget] = [table.menuBar()]
    while waiting:
        letters: list[str] = []
        for action in waiting.pop().actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                waiting.append(menu)
            _, mark, after = action.text().replace("&&", "").partition("&")
            letters.extend(after[:1].lower() if mark else "")
        assert len(letters) == len(set(letters)), letters
