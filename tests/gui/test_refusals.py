"""Every rule that a hand can break is named in a sentence, and nothing waits for it to fade."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pentogames.core.game import Role
from pentogames.core.record import Record
from pentogames.core.shapes import Placement, moved
from pentogames.games.universe import UNIVERSE, Rule, UniverseOptions
from pentogames.scene import strip as strip_module
from pentogames.scene.strip import Tone
from pentogames.window.main_window import MainWindow
from tests.gui import hands
from tests.gui.scene_dump import assert_scene_is_position

FADE_MS = 30  # as long as messages stay in these tests

Act = Callable[[MainWindow], None]
Offsets = tuple[tuple[int, int], ...]

ROW = tuple((x, 0) for x in range(5))
COLUMN = tuple((0, y) for y in range(5))


def lay(piece: str, offsets: Offsets, x: int, y: int, seat: str = "White") -> Act:
    """Drag a piece to these squares."""
    return lambda window: hands.play_by_drag(
        window.view, Placement(seat, piece, moved(offsets, x, y))
    )


def click_at_home(seat: str, piece: str) -> Act:
    def act(window: MainWindow) -> None:
        scene = hands.scene_of(window.view)
        hands.click(window.view, hands.point_on(hands.tile(scene, seat, piece)))

    return act


def press_letter(piece: str) -> Act:
    return lambda window: hands.key(window.view, Qt.Key[f"Key_{piece}"])


def place_by_keys(piece: str, offsets: Offsets, x: int, y: int) -> Act:
    """Press Enter over squares where the piece may not lie; it stays in hand."""
    return lambda window: hands.play_by_keys(
        window.view, Placement("White", piece, moved(offsets, x, y))
    )


@dataclass(frozen=True)
class Case:
    """A rule, how it is broken after what moves, and what is answered."""

    rule: Rule
    break_it: Act
    sentence: str
    marks: tuple[tuple[Role, int, str], ...] = ()  # role, number of squares, label
    moves: tuple[str, ...] = ()
    options: UniverseOptions = field(default_factory=UniverseOptions)


ONE_EACH = ("2-A1-E1", "2-A10-E10")

CASES = {
    "another's piece": Case(
        Rule.NOT_YOUR_PIECE,
        click_at_home("Black", "X"),
        "That piece is Björn's, and it is White's turn.",
    ),
    "used": Case(
        Rule.ALREADY_USED,
        press_letter("I"),
        "You have used piece I already.",
        ((Role.CAUSE, 5, "I"),),
        ONE_EACH,
    ),
    "partly off": Case(
        Rule.OFF_BOARD,
        lay("I", ROW, 7, 4),
        "2 of these squares lie off the board.",
        ((Role.BAD, 2, ""),),
    ),
    "one off": Case(
        Rule.OFF_BOARD,
        lay("I", COLUMN, 0, -1),
        "One of these squares lies off the board.",
        ((Role.BAD, 1, ""),),
    ),
    "region not in use": Case(
        Rule.REGION_NOT_IN_USE,
        lay("I", COLUMN, 6, 10),
        "2 of these squares lie in an outer region that is not in use: north.",
        ((Role.BAD, 2, ""),),
        options=UniverseOptions(players=3),
    ),
    "occupied": Case(
        Rule.OCCUPIED,
        lay("L", ((0, 0), (0, 1), (1, 0), (2, 0), (3, 0)), 0, 0),
        "4 of these squares are occupied already.",
        ((Role.BAD, 4, ""), (Role.CAUSE, 5, "I")),
        ONE_EACH,
    ),
    "one fenced region": Case(
        Rule.FENCES_OFF,
        lay("L", ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)), 4, 0),
        "That would fence off a vacant region too small for any piece, of size 4.",
        ((Role.BAD, 4, "4"),),
        ("2-A2-E2", "2-A10-E10"),
    ),
    "two fenced regions": Case(
        Rule.FENCES_OFF,
        lay("X", ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)), 0, 0, seat="Black"),
        "That would fence off 2 vacant regions too small for any piece, of these sizes: 1, 1.",
        ((Role.BAD, 1, "1"), (Role.BAD, 1, "1")),
        ("12-D3-C5",),
    ),
    "by keys": Case(
        Rule.OCCUPIED,
        place_by_keys("N", ((0, 0), (1, 0), (1, 1), (2, 1), (3, 1)), 3, 0),
        "2 of these squares are occupied already.",
        ((Role.BAD, 2, ""), (Role.CAUSE, 5, "I")),
        ONE_EACH,
    ),
}


def begin(window: MainWindow, case: Case) -> None:
    record = Record(UNIVERSE, case.options, tags={"Black": "Björn"})
    for text in case.moves:
        record.play(UNIVERSE.parse(record.position, text))
    window.take(record, None)


def assert_refused(window: MainWindow, case: Case) -> None:
    scene = hands.scene_of(window.view)
    assert scene.strip.tone is Tone.REFUSED
    assert scene.strip.text == case.sentence
    seen = [(mark.role, len(mark.squares), mark.label) for mark in scene.marks.marks]
    assert seen == list(case.marks)


def play_on(window: MainWindow) -> None:
    """Play the first legal move by hand."""
    position = window.match.position
    hands.key(window.view, Qt.Key.Key_Escape)
    hands.play_by_drag(window.view, next(position.moves()))
    assert window.match.position.ply == position.ply + 1
    assert_scene_is_position(hands.scene_of(window.view))


@pytest.mark.parametrize("name", CASES)
def test_it_is_said_and_fades_by_itself(
    table: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(strip_module, "MESSAGE_MS", FADE_MS)
    case = CASES[name]
    begin(table, case)
    scene = hands.scene_of(table.view)
    prompt = scene.strip.text
    position = table.match.position
    case.break_it(table)
    assert table.match.position == position
    assert_refused(table, case)
    qtbot.waitUntil(lambda: scene.strip.text == prompt)
    assert scene.strip.tone is Tone.PLAIN
    assert scene.marks.marks == ()
    play_on(table)


@pytest.mark.parametrize("name", CASES)
def test_nothing_waits_for_it(table: MainWindow, name: str) -> None:
    case = CASES[name]
    begin(table, case)
    case.break_it(table)
    case.break_it(table)
    assert_refused(table, case)
    play_on(table)
    scene = hands.scene_of(table.view)
    assert scene.strip.tone is Tone.PLAIN
    assert scene.marks.marks == ()


def test_after_the_end_nothing_can_be_taken(table: MainWindow) -> None:
    while table.match.position.to_move is not None:
        table.match.try_move(next(table.match.position.moves()))
    scene = hands.scene_of(table.view)
    left = [(seat, hand) for seat, hand in table.match.position.hands.items() if hand]
    seat, hand = left[0]
    for act in (click_at_home(seat, hand[0]), press_letter(hand[0])):
        act(table)
        assert scene.strip.tone is Tone.REFUSED
        assert scene.strip.text == "The game is over."
        scene.strip.clear_message()
    assert_scene_is_position(scene)


def test_every_rule_that_a_hand_can_break_is_here() -> None:
    # A hand cannot change a piece's form; and the end has a test of its own.
    elsewhere = {Rule.NOT_A_PIECE, Rule.GAME_OVER}
    assert {case.rule for case in CASES.values()} | elsewhere == set(Rule)
