"""A scene as text: what is drawn where, read off the items themselves and not off their tokens."""

from PySide6.QtCore import QPointF, QRectF

from pentogames.core.cells import Square
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.tile import TileItem
from pentogames.scene.token import TokenItem

HAIR = 1e-6
"""Logical pixels by which two places may differ and be the same."""


def dump(scene: BoardScene) -> str:
    """Return a line for each item: its id, where it is drawn, and by how much it is turned."""
    lines = [_line(name, item, scene) for name, item in scene.items_by_id.items()]
    return "\n".join(sorted(lines))


def expected_dump(scene: BoardScene) -> str:
    """Return what the dump must be: what the game's tokens say."""
    match = scene.match
    lines = [
        f"{token.id}: {_names(token.squares, scene) if token.squares else 'home'}, 0°"
        for token in match.game.tokens(match.position)
    ]
    return "\n".join(sorted(lines))


def assert_scene_is_position(scene: BoardScene) -> None:
    """Nothing is in hand and nothing moves; everything lies where the position says."""
    assert not scene.animator.running
    assert not scene.gestures.busy
    assert scene.strip.buttons == ()
    assert not any(item.lifted for item in scene.items_by_id.values())
    assert dump(scene) == expected_dump(scene)


def drawn_squares(item: TokenItem, scene: BoardScene) -> tuple[Square, ...]:
    """Return the squares of the board on which an item's picture lies, sorted."""
    centres = [item.scenePos()]
    if isinstance(item, TileItem):
        centres = [item.mapToScene(item.local(offset)) for offset in item.offsets]
    level = item.token.squares[0].level if item.token.squares else 0
    return tuple(sorted(scene.geometry.square(point, level) for point in centres))


def drawn_area(item: TokenItem) -> QRectF:
    """Return the rectangle of the scene that an item's squares take up."""
    if isinstance(item, TileItem):
        half = item.cell / 2
        points = [item.local(offset) for offset in item.offsets]
        corners = [
            p + QPointF(dx, dy) for p in points for dx in (-half, half) for dy in (-half, half)
        ]
        drawn = [item.mapToScene(corner) for corner in corners]
        left, right = min(p.x() for p in drawn), max(p.x() for p in drawn)
        top, bottom = min(p.y() for p in drawn), max(p.y() for p in drawn)
        return QRectF(QPointF(left, top), QPointF(right, bottom))
    return item.sceneBoundingRect()


def _line(name: str, item: TokenItem, scene: BoardScene) -> str:
    return f"{name}: {_place(item, scene)}, {item.rotation() + 0.0:g}°"


def _place(item: TokenItem, scene: BoardScene) -> str:
    if item.token.squares:
        on_squares = item.scale() == 1.0 and item.isVisible() and item.opacity() == 1.0
        return _names(drawn_squares(item, scene), scene) if on_squares else "adrift"
    home = scene.homes.get(item.token.owner or "")
    if home is None:
        return "home"
    centre, _ = home.slot(item.token)
    away = drawn_area(item).center() - centre
    return "home" if away.manhattanLength() < HAIR else f"{away.x():g}, {away.y():g} from home"


def _names(squares: tuple[Square, ...], scene: BoardScene) -> str:
    return " ".join(scene.board.layout.name(square) for square in squares)
