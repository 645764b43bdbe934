"""The table as it is to look, in four golden pictures (see golden.py for how to renew them)."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from pentogames.core.record import Record
from pentogames.games.universe import UNIVERSE, UniverseOptions
from pentogames.model.match import MatchModel
from pentogames.scene.board_scene import scene_for
from pentogames.scene.picture import paint_table
from pentogames.scene.theme import THEMES
from tests.gui import golden
from tests.gui.golden import assert_like_golden

SIZE = QSizeF(720, 520)
TAGS = {"White": "Ann", "Black": "Björn", "Yellow": "Björn", "Red": "Chiara", "Blue": "Ðe"}
MOVES = {
    # The published game, after which a move of Black's is refused and marked.
    2: "6-E5-F7 6-F5-E3 7-H7-I4 7-C3-B6 8-C7-D9 8-H3-G1 4-E1-C2 4-F9-H8 2-D3-D7",
    # A game for four with regions of every kind.
    4: "4-D6-C8 6-L7-J6 1-H6 9-I11-J13 9-N8-P9 9-J15-K13 3-D11-B10 7-E10-D13 "
    "3-K4-I3 10-M6-O5 7-H13-G10 6-H2-J1 8-C7-D5 4-K8-M7 12-E6-G5 12-K10-J8",
}


def a_match(players: int) -> MatchModel:
    options = UniverseOptions(players=players, rows=9 if players == 2 else 10)
    record = Record(UNIVERSE, options, tags=TAGS)
    for text in MOVES[players].split():
        record.play(UNIVERSE.parse(record.position, text))
    return MatchModel(record)


@pytest.mark.parametrize(
    ("players", "theme"), [(2, "light"), (2, "dark"), *((4, theme) for theme in THEMES)]
)
def test_the_table_looks_as_it_did(application: QApplication, players: int, theme: str) -> None:
    match = a_match(players)
    scene = scene_for(match, THEMES[theme])
    scene.set_motion(False)
    scene.set_size(SIZE, 1.0)
    if players == 2:
        match.try_move(UNIVERSE.parse(match.position, "2-G7-G3"))
    else:
        scene.set_overlay("regions", True)
    picture = paint_table(scene, 1.0)
    scene.dispose()
    assert_like_golden(picture, f"universe-{players}-{theme}")


def test_a_difference_is_found_and_kept(
    application: QApplication, tmp_path: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PENTOGAMES_RENEW", raising=False)
    monkeypatch.setattr(golden, "DIFFERENCES", tmp_path)
    scene = scene_for(a_match(4), THEMES["light"])
    scene.set_size(SIZE, 1.0)
    scene.set_overlay("regions", True)
    picture = paint_table(scene, 1.0)
    scene.dispose()
    painter = QPainter(picture)
    painter.fillRect(300, 200, 50, 50, QColor("#c9442f"))
    painter.end()
    with pytest.raises(AssertionError, match="of the pixels differ"):
        assert_like_golden(picture, "universe-4-light")
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == ["universe-4-light-difference.png", "universe-4-light-now.png"]
