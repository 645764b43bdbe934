"""The analysis beside the board: run, looked at, walked through, ended, kept in files."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pentogames.bots.profiles import profile_of
from pentogames.core.record import ROOT, Record
from pentogames.games import GAMES, game_named
from pentogames.store.pento import load_records
from pentogames.store.remarks import take_remark
from pentogames.window.computer.analysis_desk import AnalysisDesk
from pentogames.window.main_window import MainWindow
from tests.gui.hands import CONTROL, LEFT, PLAIN, answering, choose_file, key, type_text
from tests.model.askers import PATIENCE

NAMES = [game.name for game in GAMES if profile_of(game.name) is not None]
PLIES = 4
LITTLE = 0.002  # of the usual work

Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(table: MainWindow) -> Begin:
    """Begin a game of some moves, and show the page of the analysis."""

    def start(name: str, plies: int = PLIES, **options: object) -> MainWindow:
        game = game_named(name)
        record = Record(game, game.options_type.read(options))
        for _ in range(plies):
            record.play(next(iter(record.position.moves())))
        table.take(record, None)
        desk(table).model.work = LITTLE
        key(table, Qt.Key.Key_I, modifier=CONTROL)
        assert table.panel.page is desk(table).page
        return table

    return start


def desk(table: MainWindow) -> AnalysisDesk:
    return table.desk.analysis


def analyse(table: MainWindow, qtbot: QtBot) -> None:
    QTest.mouseClick(desk(table).page.button, LEFT)
    assert desk(table).model.running
    qtbot.waitUntil(lambda: not desk(table).model.running, timeout=PATIENCE)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_analysed(name: str, begin: Begin, qtbot: QtBot) -> None:
    table = begin(name)
    model, page = desk(table).model, desk(table).page
    assert all(point.values is None for point in model.points())
    analyse(table, qtbot)
    points = model.points()
    assert len(points) == PLIES + 1
    for point in points:
        assert point.values is not None
        assert sum(point.values) == pytest.approx(1)
    assert page.bar.values == points[-1].values
    assert page.graph.at == PLIES
    scene = table.scene
    assert scene is not None
    best = model.lines()[0]
    assert (
        page.lines[0][1].text().startswith(table.match.game.format(table.match.position, best.move))
    )
    painted = [mark.label for mark in scene.notes.marks if mark.label]
    assert painted[-1] == page.lines[0][0].text()


def test_four_sides_share_the_bar(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pentago", players=4)
    analyse(table, qtbot)
    assert desk(table).model.sides == ("1", "2", "3", "4")
    values = desk(table).page.bar.values
    assert values is not None
    assert len(values) == 4


def test_the_graph_leads_through_the_game(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pauli")
    analyse(table, qtbot)
    graph = desk(table).page.graph
    at = QPoint(round(graph.x_of(1)) + 3, graph.height() // 2)
    QTest.mouseClick(graph, LEFT, PLAIN, at)
    assert (table.match.position.ply, graph.at) == (1, 1)
    graph.setFocus()
    for pressed, ply in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_End, PLIES),
        (Qt.Key.Key_Right, PLIES),
        (Qt.Key.Key_Left, PLIES - 1),
        (Qt.Key.Key_Home, 0),
    ):
        key(graph, pressed)
        assert (table.match.position.ply, graph.at) == (ply, ply)
    assert graph.accessibleDescription()


def test_an_analysis_that_is_stopped_keeps_what_it_has(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe", plies=8)
    model, page = desk(table).model, desk(table).page
    model.work = 1.0
    QTest.mouseClick(page.button, LEFT)
    qtbot.waitUntil(lambda: model.points()[-1].values is not None, timeout=PATIENCE)
    assert page.progress.isVisible()
    QTest.mouseClick(page.button, LEFT)
    assert not model.running
    assert not page.progress.isVisible()
    assert not desk(table).runner.busy
    assert model.points()[0].values is None
    assert model.points()[-1].values is not None


def test_a_move_may_be_made_while_the_game_is_analysed(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pauli")
    QTest.mouseClick(desk(table).page.button, LEFT)
    table.match.try_move(next(iter(table.match.position.moves())))
    qtbot.waitUntil(lambda: not desk(table).model.running, timeout=PATIENCE)
    values = [point.values is not None for point in desk(table).model.points()]
    assert values == [True] * (PLIES + 1) + [False]


def test_another_game_ends_an_analysis(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe")
    desk(table).model.work = 1.0
    QTest.mouseClick(desk(table).page.button, LEFT)
    begin("pauli")
    assert not desk(table).model.running
    assert not desk(table).runner.busy
    assert all(point.values is None for point in desk(table).model.points())


def test_quitting_while_a_game_is_analysed(begin: Begin, qtbot: QtBot) -> None:
    table = begin("universe")
    desk(table).model.work = 1.0
    QTest.mouseClick(desk(table).page.button, LEFT)
    qtbot.waitUntil(lambda: desk(table).runner.pid is not None, timeout=PATIENCE)
    key(table, Qt.Key.Key_Q, modifier=CONTROL)
    assert desk(table).runner.pid is None
    assert not desk(table).model.running


def test_an_analysis_is_kept_in_the_file(begin: Begin, qtbot: QtBot, tmp_path: Path) -> None:
    table = begin("pent-up")
    analyse(table, qtbot)
    values = [point.values for point in desk(table).model.points()]
    best = desk(table).model.lines()[0]
    path = tmp_path / "analysed.pento"
    with answering(choose_file(str(path))):
        key(table, Qt.Key.Key_S, modifier=CONTROL)
    begin("pauli")
    table.take(load_records(path).value[0], path)
    assert [point.values for point in desk(table).model.points()] == values
    key(table, Qt.Key.Key_End)
    (line,) = desk(table).model.lines()
    assert (line.move, line.continuation) == (best.move, best.continuation)


def test_comments_do_not_show_what_the_analysis_writes(begin: Begin, qtbot: QtBot) -> None:
    table = begin("pauli")
    analyse(table, qtbot)
    table.panel.tabs.setCurrentIndex(0)
    record = table.match.record
    assert table.panel.comment.toPlainText() == ""
    type_text(table.panel.comment, "Bold!")
    remark, rest = take_remark(record.node(record.cursor).comment)
    assert remark is not None
    assert rest == "Bold!"
    assert all("eval" not in row.comment for row in table.panel.moves._model.rows)


def test_blunders_are_marked_among_the_moves(begin: Begin, qtbot: QtBot) -> None:
    """The first player leaves four in a row unfinished, and the second does not block it."""
    table = begin("pentago", plies=0, skip_while_empty=True)
    match = table.match
    for stone in ("b2", "h8", "b3", "h7", "b4", "i8", "b5", "i5", "h2", "g2"):
        assert match.try_move(match.game.parse(match.position, f"{stone}-0"))
    analyse(table, qtbot)
    assert take_remark(match.record.node(ROOT).comment)[0] is not None
    glyphs = [match.record.node(node).glyph for node in match.record.line()]
    assert glyphs[0] == ""
    assert glyphs[-2] != ""
    assert glyphs[-1] == "??"
    rows = table.panel.moves._model.rows[1:]
    assert [row.text for row in rows[-2:]] == [f"h2-0{glyphs[-2]}", "g2-0??"]


def test_there_is_no_analysis_where_no_computer_plays(table: MainWindow) -> None:
    game = game_named("picture-puzzle")
    table.take(Record(game, game.options_type()), None)
    assert not table.panel.tabs.isVisible()
    assert not table.actions_by_name["analysis"].isEnabled()
