"""Turns of Pauli in motion: in the order of the rules, never in the way, true in the end."""

import random
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pentogames.games.pauli import PAULI, PauliOptions, matches
from pentogames.scene.pauli_card import CardItem, colours_as_pictured
from pentogames.scene.pauli_paint import NOTHING, Painted, Tone, stacked
from pentogames.scene.pauli_scene import PauliScene
from pentogames.scene.pauli_show import between
from pentogames.window.main_window import MainWindow
from tests.games.pauli_boards import lively_move, play_all, set_up
from tests.gui import hands
from tests.gui.conftest import NewTable
from tests.gui.hands_pauli import (
    assert_table_is_position,
    at,
    begin,
    begin_at,
    play_by_drag,
    square_named,
    stack,
    table_of,
)

ONE_EACH = set_up("7G/8/7B/8/2Gr4/2b5/2o5/BG1or3", "-/-", 10)
SECOND_I = set_up("BGYor3/8/8/8/8/r2Go3/Yo1b4/BG1yr3", "IP/U", 20)
SECOND_I_ROW = ("Cool/B/2", "Cool/G/2", "Cool/O/1", "Hot/Y/1", "Hot/R/3")
WAIT = 10_000  # milliseconds at most; a show is far shorter


@dataclass
class Witness:
    """Takes down what is seen of a show, each new sight once."""

    scene: PauliScene
    seen: list[str] = field(default_factory=list)

    def look(self) -> None:
        for sight in self._sights():
            if sight not in self.seen:
                self.seen.append(sight)

    def _sights(self) -> list[str]:
        scene, sights = self.scene, []
        for match in scene.stage.painting.matches:
            sights.append(f"{match.letter} {match.tone.value}")
        for name, item in scene.items_by_id.items():
            away = not item.token.squares and item.scale() == 1.0
            if isinstance(item, CardItem):
                sights.append(f"{name} {item.face.state} {item.face.owner}")
            elif away and item.pos() == scene.geometry.rect(square_named("c1")).center():
                sights.append(f"{name} on c1")
            elif not item.token.squares and item.scale() not in (1.0, self._home_scale(name)):
                sights.append(f"{name} on its way")
        return sights

    def _home_scale(self, name: str) -> float:
        stash = self.scene.stash(name.split("/")[0])
        return stash.side / self.scene.geometry.cell


@pytest.fixture
def moving(new_table: NewTable) -> MainWindow:
    return new_table(motion=True)


def watch(window: MainWindow, qtbot: QtBot) -> list[str]:
    """Return what is seen of the show that has just begun, in order."""
    scene = table_of(window)
    witness = Witness(scene)
    scene.changed.connect(witness.look)
    witness.look()
    qtbot.waitUntil(lambda: not scene.animator.running, timeout=WAIT)
    scene.changed.disconnect(witness.look)
    witness.look()
    return witness.seen


def in_order(seen: list[str], *sights: str) -> bool:
    places = [seen.index(sight) for sight in sights]
    return places == sorted(places)


# -- step by step ---------------------------------------------------------------------------------


def test_an_explosion_is_shown_step_by_step_and_undone(moving: MainWindow, qtbot: QtBot) -> None:
    scene = begin_at(moving, SECOND_I)
    play_by_drag(moving.view, PAULI.parse(SECOND_I, "O-c1"))
    assert moving.match.position == play_all(SECOND_I, "O-c1")  # before anything is shown
    assert not scene.painting.isVisible()
    seen = watch(moving, qtbot)
    assert in_order(
        seen,
        "Cool/O/1 on c1",
        "I explodes",
        "Hot/Y/1 on its way",
        "card/P passive Cool",
    )
    assert "card/P active Cool" in seen
    assert in_order(seen, "card/U active Hot", "I explodes", "card/U passive Hot")
    assert_table_is_position(scene)
    assert scene.strip.text.startswith("A second match explodes: I.")

    hands.key(moving.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    assert moving.match.position == SECOND_I
    seen = watch(moving, qtbot)
    assert not any(sight.endswith("explodes") for sight in seen)
    assert_table_is_position(scene)
    for name in SECOND_I_ROW:
        token = scene.items_by_id[name].token
        assert bool(token.squares) == (name != "Cool/O/1")


def test_new_matches_are_shown_one_after_the_other(moving: MainWindow, qtbot: QtBot) -> None:
    scene = begin_at(moving, ONE_EACH)
    play_by_drag(moving.view, PAULI.parse(ONE_EACH, "Y-c1"))
    seen = watch(moving, qtbot)
    assert in_order(seen, "card/I free None", "I match", "card/I active Cool")
    assert in_order(seen, "card/L free None", "L match", "card/L active Hot")
    first, second = sorted(("I match", "L match"), key=seen.index)
    assert seen.index(f"card/{first[0]} active " + {"I": "Cool", "L": "Hot"}[first[0]]) < (
        seen.index(second)
    )
    assert_table_is_position(scene)


def test_without_motion_nothing_is_on_its_way(table: MainWindow) -> None:
    scene = begin_at(table, SECOND_I)
    play_by_drag(table.view, PAULI.parse(SECOND_I, "O-c1"))
    assert_table_is_position(scene)
    assert scene.strip.text.startswith("A second match explodes: I.")


# -- never in the way -----------------------------------------------------------------------------


def explode(window: MainWindow) -> PauliScene:
    """Begin a show that has something to show for a while."""
    scene = begin_at(window, SECOND_I)
    window.match.try_move(PAULI.parse(SECOND_I, "O-c1"))
    assert scene.animator.running
    return scene


def test_a_click_ends_a_show(moving: MainWindow) -> None:
    scene = explode(moving)
    hands.click(moving.view, at(scene, "h8"))
    assert_table_is_position(scene)


def test_a_key_ends_a_show(moving: MainWindow) -> None:
    scene = explode(moving)
    hands.key(moving.view, Qt.Key.Key_Escape)
    assert_table_is_position(scene)


def test_the_next_move_need_not_wait(moving: MainWindow, qtbot: QtBot) -> None:
    scene = explode(moving)
    hands.click(moving.view, stack(scene, "G"))
    assert not scene.animator.running
    hands.click(moving.view, at(scene, "h5"))
    assert moving.match.position.ply == 22
    qtbot.waitUntil(lambda: not scene.animator.running, timeout=WAIT)
    assert_table_is_position(scene)


def test_undo_in_the_middle_of_a_show(moving: MainWindow, qtbot: QtBot) -> None:
    scene = explode(moving)
    hands.key(moving.view, Qt.Key.Key_Z, modifier=hands.CONTROL)
    qtbot.waitUntil(lambda: not scene.animator.running, timeout=WAIT)
    assert moving.match.position == SECOND_I
    assert_table_is_position(scene)


def test_another_size_in_the_middle_of_a_show(moving: MainWindow) -> None:
    scene = explode(moving)
    moving.resize(QSize(900, 600))
    QApplication.processEvents()
    assert_table_is_position(scene)


def test_another_game_in_the_middle_of_a_show(moving: MainWindow, qtbot: QtBot) -> None:
    explode(moving)
    scene = begin(moving)
    assert_table_is_position(scene)


@pytest.mark.parametrize("seed", [3, 12])
def test_every_position_is_true_with_motion(moving: MainWindow, seed: int) -> None:
    begin(moving)
    scene, match, chance = table_of(moving), moving.match, random.Random(seed)
    for _ in range(30):
        if match.outcome() is not None or (match.can_undo() and chance.random() < 0.25):
            match.undo()
        else:
            match.try_move(lively_move(match.position, chance))
        QApplication.processEvents()
        if chance.random() < 0.7:  # else the next change comes while this one is shown
            scene.animator.finish()
            assert_table_is_position(scene)
    scene.animator.finish()
    assert_table_is_position(scene)


# -- parts ----------------------------------------------------------------------------------------


def test_outlines_that_share_a_square_lie_inside_each_other() -> None:
    def row(letter: str, y: int) -> Painted:
        return Painted(tuple(square_named(f"{x}{y}") for x in "abcde"), letter)

    first, second, third = stacked([row("I", 1), row("L", 1), row("N", 2)])
    assert (first.level, second.level, third.level) == (0, 1, 0)
    assert [match.tone for match in (first, second, third)] == [Tone.MATCH] * 3
    assert stacked([]) == ()
    assert NOTHING.matches == ()


def test_the_colours_of_a_match_are_turned_onto_its_card() -> None:
    upright = play_all(PAULI.start(PauliOptions()), "B-a1 O-b2 G-a2 R-a4 Y-a3")
    (match,) = matches(upright)
    assert match.letter == "Y"
    assert colours_as_pictured(match) == {
        (0, 0): "B",
        (1, 0): "G",
        (1, 1): "O",
        (2, 0): "Y",
        (3, 0): "R",
    }


def test_a_zone_on_its_way_is_between_two() -> None:
    here, there = QRectF(0, 0, 10, 10), QRectF(10, 20, 20, 10)
    assert between(here, there, 0) == here
    assert between(here, there, 1) == there
    assert between(here, there, 0.5) == QRectF(5, 10, 15, 10)
