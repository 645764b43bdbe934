"""Going through a game, its variations and comments; files, and what can go wrong with them."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QToolButton

from pentogames.core.record import Record
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.resources import resource_path
from pentogames.scene.strip import Tone
from pentogames.store import safe_files
from pentogames.store.pento import load_records, read_records, save_records
from pentogames.window.files import title_of, with_ending
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.scene_dump import assert_scene_is_position
from tests.gui.test_hand import play_at_random


def begin_with(window: MainWindow, moves: int, players: int = 2) -> None:
    if players != 2:
        window.take(Record(UNIVERSE, UniverseOptions(players=players)), None)
    play_at_random(window, moves, seed=2)


def assert_at(window: MainWindow, ply: int) -> None:
    """The position, the picture, the list and the buttons agree on where the game stands."""
    match = window.match
    assert match.position.ply == ply
    assert_scene_is_position(hands.scene_of(window.view))
    moves = window.panel.moves
    index = moves.currentIndex()
    assert moves.model().rows[index.row()].node == match.record.cursor
    assert moves.viewport().rect().contains(moves.visualRect(index))
    for name in ("first", "previous", "undo"):
        assert window.actions_by_name[name].isEnabled() == match.can_undo()
    for name in ("next", "last", "redo"):
        assert window.actions_by_name[name].isEnabled() == match.can_redo()


def click_row(window: MainWindow, row: int) -> None:
    moves = window.panel.moves
    index = moves.model().index(row)
    moves.scrollTo(index)
    at = moves.visualRect(index).center()
    QTest.mouseClick(moves.viewport(), hands.LEFT, hands.PLAIN, at)


# -- going through the game -----------------------------------------------------------------------

STEPS = (
    ("first", Qt.Key.Key_Home, 0),
    ("next", Qt.Key.Key_PageDown, 1),
    ("next", Qt.Key.Key_PageDown, 2),
    ("last", Qt.Key.Key_End, 6),
    ("previous", Qt.Key.Key_PageUp, 5),
    ("previous", Qt.Key.Key_PageUp, 4),
    ("first", Qt.Key.Key_Home, 0),
    ("last", Qt.Key.Key_End, 6),
)


def test_buttons_and_keys_go_through_the_game(table: MainWindow) -> None:
    begin_with(table, 6)
    buttons = {b.defaultAction(): b for b in table.panel.findChildren(QToolButton)}
    for name, _, ply in STEPS:
        QTest.mouseClick(buttons[table.actions_by_name[name]], hands.LEFT)
        assert_at(table, ply)
    for _, code, ply in STEPS:
        hands.key(table.view, code)
        assert_at(table, ply)


def test_undo_and_redo_by_keys(table: MainWindow) -> None:
    begin_with(table, 3)
    for ply in (2, 1, 0, 0):
        hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
        assert_at(table, ply)
    hands.key(table.view, Qt.Key.Key_Z, modifier=hands.CONTROL | hands.SHIFT)
    assert_at(table, 1)
    hands.key(table.view, Qt.Key.Key_Y, modifier=hands.CONTROL)
    assert_at(table, 2)


def test_the_list_goes_where_it_is_clicked_and_where_the_arrows_lead(table: MainWindow) -> None:
    begin_with(table, 16, players=4)
    for row in (3, 0, 9, 16):
        click_row(table, row)
        assert_at(table, row)
    moves = table.panel.moves
    hands.key(moves, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert_at(table, 14)
    hands.key(moves, Qt.Key.Key_Down)
    assert_at(table, 15)
    assert moves.hasFocus()


def test_a_different_move_becomes_the_game_and_the_old_one_a_variation(table: MainWindow) -> None:
    view, match = table.view, table.match
    parse = match.game.parse
    first, old, new, then = "12-D3-C5", "2-H8-H4", "2-I8-I4", "7-D9-G10"
    for text in (first, old):
        hands.play_by_drag(view, parse(match.position, text))
    hands.key(view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    for text in (new, then):
        hands.play_by_drag(view, parse(match.position, text))
    moves = table.panel.moves
    written = [(row.indent, row.number, row.text) for row in moves.model().rows]
    assert [(indent, number) for indent, number, _ in written] == [
        (0, 0),
        (0, 1),
        (0, 2),  # the new move, which is the game now,
        (1, 2),  # the old one below it,
        (0, 3),  # and what followed
    ]
    played = [parse(match.position, text) for text in (first, new, old, then)]
    assert [text for _, _, text in written] == [
        "",
        *(match.game.format(match.position, move) for move in played),
    ]
    assert_at(table, 3)
    click_row(table, 3)
    assert match.last_move() == parse(match.record.position_at(1), old)
    assert_at(table, 2)


# -- comments -------------------------------------------------------------------------------------

COMMENT = "Eine Lücke: D9–A8!\n\n  {so \\ it} says (王) [x]  "


def type_comment(window: MainWindow, text: str) -> None:
    editor = window.panel.comment
    QTest.mouseClick(editor.viewport(), hands.LEFT)
    for number, line in enumerate(text.split("\n")):
        if number:
            hands.key(editor, Qt.Key.Key_Return)
        hands.type_text(editor, line)


def test_a_comment_is_typed_saved_and_read(table: MainWindow, tmp_path: Path) -> None:
    begin_with(table, 3)
    table.match.mark_saved(tmp_path / "game.pento")
    hands.key(table.view, Qt.Key.Key_PageUp)
    type_comment(table, COMMENT)
    assert table.isWindowModified()
    moves = table.panel.moves
    assert moves.model().rows[2].comment == COMMENT
    assert_at(table, 2)
    hands.key(table.view, Qt.Key.Key_PageDown)
    assert table.panel.comment.toPlainText() == ""
    hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    assert not table.isWindowModified()
    (record,) = load_records(tmp_path / "game.pento").value
    assert record.node(2).comment == COMMENT


def test_keys_in_the_comment_stay_there(table: MainWindow) -> None:
    begin_with(table, 2)
    type_comment(table, "one two")
    editor = table.panel.comment
    hands.key(editor, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
    assert_at(table, 2)
    hands.key(editor, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert_at(table, 2)
    assert editor.toPlainText() != "one two"
    hands.key(editor, Qt.Key.Key_F, Qt.Key.Key_R)
    assert_at(table, 2)


# -- files ----------------------------------------------------------------------------------------


def some_game(path: Path, moves: int = 3, **tags: str) -> Path:
    record = Record(UNIVERSE, UniverseOptions(), tags=tags)
    for _ in range(moves):
        record.play(next(record.position.moves()))
    save_records(path, [record])
    return path


def open_by_dialog(window: MainWindow, path: Path, *more: Callable[[QDialog], object]) -> list[str]:
    """Open a file by Ctrl+O; return what the dialogs after the first one say."""
    with hands.answering(hands.choose_file(str(path)), *more) as said:
        hands.key(window.view, Qt.Key.Key_O, modifier=hands.CONTROL)
    return said[1:]


def test_recent_files_are_offered_the_newest_first(table: MainWindow, tmp_path: Path) -> None:
    paths = [some_game(tmp_path / name) for name in ("a.pento", "b & c.pento", "ö王.pento")]
    for path in paths:
        open_by_dialog(table, path)
    menu = hands.open_menu(table, "Game", "Open recent")
    names = [action.text() for action in menu.actions()]
    assert names[:3] == ["ö王.pento", "b && c.pento", "a.pento"]
    hands.click_entry(menu, "b & c".replace("&", ""))
    hands.close_menus()
    assert table.path == paths[1]
    assert table.match.position.ply == 3
    menu = hands.open_menu(table, "Game", "Open recent")
    assert menu.actions()[0].text() == "b && c.pento"
    hands.click_entry(menu, "Clear")
    hands.close_menus()
    menu = hands.open_menu(table, "Game", "Open recent")
    assert [action.isEnabled() for action in menu.actions()] == [False]
    hands.close_menus()


def test_a_recent_file_is_found_from_another_folder(
    table: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_game(tmp_path / "here.pento")
    monkeypatch.chdir(tmp_path)
    table.open_file(Path("here.pento"))
    assert table.settings.recent_files == (tmp_path / "here.pento",)


def test_every_famous_game_opens_and_can_be_gone_through(table: MainWindow) -> None:
    records = [
        record
        for path in sorted(resource_path("games").glob("*.pento"))
        for record in read_records(path)
    ]
    assert len(records) >= 3
    for record in records:
        menu = hands.open_menu(table, "Game", "Famous games")
        hands.click_entry(menu, title_of(record))
        hands.close_menus()
        match = table.match
        assert match.position == record.start
        assert match.record.tags == record.tags
        assert not table.isWindowModified()
        for node in record.main_line():
            hands.key(table.view, Qt.Key.Key_PageDown)
            assert match.position == record.position_at(node)
            assert table.panel.comment.toPlainText() == record.node(node).comment
            assert_scene_is_position(hands.scene_of(table.view))
        assert not match.can_redo()


def test_of_several_games_in_a_file_one_is_chosen(table: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "many.pento"
    records = [
        Record(UNIVERSE, UniverseOptions(players=players), tags={"Event": f"Round {players}"})
        for players in (2, 3, 4)
    ]
    save_records(path, records)

    def choose(dialog: QDialog) -> None:
        box = dialog.findChild(QComboBox)
        assert [box.itemText(row) for row in range(box.count())] == [
            "1. Round 2",
            "2. Round 3",
            "3. Round 4",
        ]
        hands.key(box, Qt.Key.Key_Down, Qt.Key.Key_Down)
        hands.click_button(dialog, "OK")

    open_by_dialog(table, path, choose)
    assert table.match.record.tags == {"Event": "Round 4"}
    table.match.mark_saved(path)
    open_by_dialog(table, path, hands.click_answer("Cancel"))
    assert table.match.record.tags == {"Event": "Round 4"}


def test_saving_over_another_game_is_asked(table: MainWindow, tmp_path: Path) -> None:
    begin_with(table, 2)
    path = some_game(tmp_path / "Ann vs. Bob.pento", moves=5)
    typed = hands.choose_file(str(path.with_suffix("")))  # the ending is added
    with hands.answering(typed, hands.click_answer("Cancel")) as said:
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    assert said[1] == "Ann vs. Bob.pento exists already. Replace it?"
    assert table.isWindowModified()
    assert len(load_records(path).value[0].main_line()) == 5
    with hands.answering(typed, hands.click_answer("Yes")):
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    assert not table.isWindowModified()
    assert len(load_records(path).value[0].main_line()) == 2


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("game", "game.pento"),
        ("game.pento", "game.pento"),
        ("game.txt", "game.txt"),
        ("Ann vs. Bob", "Ann vs. Bob.pento"),
        ("Game 3.5", "Game 3.5.pento"),
        ("2026.11.30", "2026.11.30.pento"),
    ],
)
def test_endings(typed: str, written: str) -> None:
    assert with_ending(Path(typed)) == Path(written)


def test_a_long_name_is_suggested_short_enough(table: MainWindow) -> None:
    tags = dict.fromkeys(("White", "Yellow", "Red", "Blue"), "王" * 40)
    table.take(Record(UNIVERSE, UniverseOptions(players=4), tags=tags), None)
    suggested: list[str] = []

    def look(dialog: QDialog) -> None:
        suggested.extend(dialog.selectedFiles())
        dialog.reject()

    with hands.answering(look):
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    name = Path(suggested[0]).name
    assert name.startswith("Universe 王王王")
    assert name.endswith(".pento")
    assert len(name.encode()) < 255


def message(window: MainWindow) -> str:
    strip = hands.scene_of(window.view).strip
    return strip.text if strip.tone is Tone.NEWS else ""


# -- what can go wrong ----------------------------------------------------------------------------

GOOD = b'[Game "universe"]\n[players 2]\n\n1. 12-D3-C5 *\n'


def malformed(path: Path) -> None:
    path.write_bytes(GOOD.replace(b"12-D3-C5", b"12-D3-C6"))


def illegal(path: Path) -> None:
    path.write_bytes(GOOD.replace(b"*", b"2. 1-B2 *"))


def not_text(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")


def empty(path: Path) -> None:
    path.write_bytes(b"")


def folder(path: Path) -> None:
    path.mkdir()


def missing(path: Path) -> None:
    path.write_bytes(b"")  # it goes when the menu is open; one that is gone before is grey there


def unreadable(path: Path) -> None:
    path.write_bytes(GOOD)


def pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (malformed, "line 4, column 10: no move: the marks"),
        (illegal, "line 4, column 16: move 2, 1-B2, is illegal: That would fence off"),
        (not_text, "line 1, column 1: this is no UTF-8 text"),
        (empty, "line 1, column 1: expected a game"),
        (folder, "that is a folder"),
        (missing, "there is no such file or folder"),
        (unreadable, "that is not permitted"),
        (pipe, "that is no ordinary file"),
    ],
)
def test_a_file_that_cannot_be_opened_is_named_in_one_sentence(
    table: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[Path], None],
    why: str,
) -> None:
    begin_with(table, 2)
    table.match.mark_saved(tmp_path / "mine.pento")
    position = table.match.position
    path = tmp_path / "schlecht.pento"
    spoil(path)
    table.settings.add_recent_file(path)
    if spoil is unreadable:  # also for root, who may read everything
        monkeypatch.setattr(Path, "read_bytes", lambda self: refuse(errno.EACCES))
    menu = hands.open_menu(table, "Game", "Open recent")
    if spoil is missing:
        path.unlink()
    with hands.answering(hands.click_answer("OK")) as said:
        hands.click_entry(menu, path.name)
    hands.close_menus()
    (sentence,) = said
    assert why in sentence
    assert sentence.startswith(path.name)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert table.match.position == position
    assert table.path == tmp_path / "mine.pento"
    assert_scene_is_position(hands.scene_of(table.view))


def refuse(code: int) -> bytes:
    raise OSError(code, os.strerror(code))


def test_a_damaged_file_gives_the_copy_before_and_says_so(
    table: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "mine.pento"
    begin_with(table, 2)
    for _ in range(2):
        with hands.answering(hands.choose_file(str(path)), *_replacing(path)):
            hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL | hands.SHIFT)
    path.write_bytes(path.read_bytes()[:30])
    assert open_by_dialog(table, path) == []
    assert table.match.position.ply == 2
    assert message(table) == "The file is damaged; this is the copy that was saved before it."


def _replacing(path: Path) -> tuple[Callable[[QDialog], object], ...]:
    return (hands.click_answer("Yes"),) if path.exists() else ()


@pytest.mark.parametrize(
    ("code", "why"), [(errno.ENOSPC, "the disk is full"), (errno.EROFS, "the disk is read-only")]
)
def test_a_game_that_cannot_be_saved_stays_on_the_table(
    table: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, why: str
) -> None:
    begin_with(table, 2)
    path = some_game(tmp_path / "mine.pento", moves=5)
    before = path.read_bytes()
    position = table.match.position
    monkeypatch.setattr(safe_files.os, "fsync", lambda descriptor: refuse(code))
    answers = (hands.choose_file(str(path)), hands.click_answer("Yes"), hands.click_answer("OK"))
    with hands.answering(*answers) as said:
        hands.key(table.view, Qt.Key.Key_S, modifier=hands.CONTROL)
    assert said[2] == f"mine.pento cannot be saved: {why}. Please choose another place."
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.glob(".*")] == []
    assert table.match.position == position
    assert table.isWindowModified()
    hands.play_by_drag(table.view, next(position.moves()))
    assert table.match.position.ply == 3
