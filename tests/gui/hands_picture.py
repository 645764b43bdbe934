"""What players of the Picture-Puzzle do with their hands, and what they see."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage

from pentogames.core.blocks import SQUARES, block_centre
from pentogames.core.record import Record
from pentogames.games.picture_puzzle import COLOURS, PICTURE_PUZZLE, PicturePuzzleOptions, Step
from pentogames.scene.picture_scene import PictureScene
from pentogames.scene.turn_handles import ArrowItem
from pentogames.window.main_window import MainWindow
from pentogames.window.move_rows import rows_of
from tests.gui import hands

NAMES = {"1": "Ada", "2": "Björn", "3": "Chiara"}


def begin(window: MainWindow, *, clock: str = "", **options: object) -> PictureScene:
    """Put a new match on the table."""
    tags = dict(NAMES) | ({"Clock": clock} if clock else {})
    record = Record(PICTURE_PUZZLE, PicturePuzzleOptions.read(options), tags=tags)
    window.take(record, None)
    return scene_of(window)


def scene_of(window: MainWindow) -> PictureScene:
    scene = hands.scene_of(window.view)
    assert isinstance(scene, PictureScene)
    return scene


def enter(window: MainWindow) -> None:
    hands.key(window.view, Qt.Key.Key_Return)


def read(window: MainWindow, text: str) -> Step:
    step: Step = window.match.game.parse(window.match.position, text)
    return step


def play_by_keys(window: MainWindow, text: str) -> None:
    """Make a move: choose the colour by its letter, click the square, press block and direction."""
    step, scene = read(window, text), scene_of(window)
    assert step.square is not None
    if step.what in COLOURS:
        hands.key(window.view, Qt.Key[f"Key_{step.what.upper()}"])
    hands.click(window.view, hands.centre(scene, step.square))
    hands.key(window.view, Qt.Key[f"Key_{step.block}"])
    hands.key(window.view, Qt.Key.Key_R if step.quarters > 0 else Qt.Key.Key_L)


def play_by_mouse(window: MainWindow, text: str) -> None:
    """Make a move: drag the stone from the tray or click it, and click an arrow of the block."""
    step, scene = read(window, text), scene_of(window)
    assert step.square is not None
    assert step.block is not None
    place = hands.centre(scene, step.square)
    if step.what in COLOURS:
        item = next(
            item
            for item in scene.items_by_id.values()
            if item.token.face == step.what and not item.token.squares and not item.token.state
        )
        hands.drag(window.view, item.pos(), place)
    else:
        hands.click(window.view, place)
    hands.hover(window.view, scene.geometry.point(*block_centre(step.block)))
    hands.click(window.view, arrow(scene, step.quarters))


def arrow(scene: PictureScene, quarters: int) -> QPointF:
    """Return the middle of an arrow of the block chosen."""
    items = [item for item in scene.items() if isinstance(item, ArrowItem) and item.isVisible()]
    return next(item.scenePos() for item in items if item.quarters == quarters)


def stones_seen(scene: PictureScene) -> list[str]:
    """Return the ids of the stones that are items to be seen on the board."""
    return [
        name
        for name, item in scene.items_by_id.items()
        if name.startswith("stone/") and item.isVisible() and item.token.squares
    ]


def assert_scene_is_position(scene: PictureScene) -> None:
    """Nothing is in hand and nothing moves; what is drawn is the position and nothing else."""
    assert not scene.animator.running
    assert not scene.gestures.busy
    assert scene.loose == {}
    assert not scene.hand.turner.preview.isVisible()
    tokens = PICTURE_PUZZLE.tokens(scene.position)
    assert scene.items_by_id.keys() == {token.id for token in tokens}
    for token in tokens:
        item = scene.items_by_id[token.id]
        assert item.token == token
        assert (item.rotation(), item.opacity(), item.lifted) == (0.0, 1.0, False)
        assert item.isVisible() == (token.state == "")
        place = scene.geometry.centre(token.squares) if token.squares else None
        if place is None:
            place, cell = scene.at_hand.slot(token.id)
            assert item.scale() == cell / scene.geometry.cell
        else:
            assert item.scale() == 1.0
        assert (item.pos() - place).manhattanLength() < 1e-6


def squares_look_alike(window: MainWindow) -> bool:
    """Say whether a grab of the table tells no square of the board from any other.

    Each square's middle is looked at, where a stone has its glyph and its colour.
    """
    scene, picture = scene_of(window), window.view.grab().toImage()
    rocks = {scene.theme.seat(colour).fill.name() for colour in COLOURS}
    seen = [spot for spot in _colours(picture, window, scene) if spot in rocks]
    return seen == []


def _colours(picture: QImage, window: MainWindow, scene: PictureScene) -> list[str]:
    found = []
    for square in SQUARES:
        centre = hands.centre(scene, square)
        radius = round(scene.geometry.cell * 0.3)
        for away in (QPointF(radius, 0), QPointF(0, 0), QPointF(0, radius)):
            spot = hands.spot(window.view, centre + away)
            found.append(_near(picture.pixelColor(spot).name(), scene))
    return found


def _near(name: str, scene: PictureScene) -> str:
    """Return the colour of stones to which a colour is near; the colour itself if to none."""
    red, green, blue = (int(name[i : i + 2], 16) for i in (1, 3, 5))
    for colour in COLOURS:
        fill = scene.theme.seat(colour).fill
        away = abs(fill.red() - red) + abs(fill.green() - green) + abs(fill.blue() - blue)
        if away < 30:
            return fill.name()
    return name


def listed(window: MainWindow) -> list[str]:
    """Return what the move list says."""
    return [row.text for row in rows_of(window.match.record)[1:]]
