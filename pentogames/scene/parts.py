"""The parts of a table one by one, in words and with their places, for those who cannot see them.

Squares come first, in the order of the board, then the pieces. Under a cover nothing lies anywhere.
"""

from collections.abc import Iterator

from pentogames.core.cells import Square
from pentogames.core.game import Token
from pentogames.model.words import tr
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.part import Is, Part
from pentogames.scene.puzzles.puzzle_scene import PuzzleScene


def parts_of(scene: object) -> tuple[Part, ...]:
    """Return the parts of a table; none of a scene that is no table."""
    if isinstance(scene, BoardScene):
        return (*_squares(scene), *_pieces(scene))
    if isinstance(scene, PuzzleScene):
        return (*_puzzle_squares(scene), *scene.pieces_at_hand())
    return ()


def thing(scene: BoardScene, token: Token) -> str:
    """Return what a token is called: its owner and its face."""
    owner = "" if token.owner is None else scene.player_name(token.owner)
    # A stone's colour is its player; only other faces say more than the owner does.
    face = "" if token.face == token.owner else scene.words.name(token.face, tr)
    return " ".join(filter(None, (owner, face)))


def square_name(scene: BoardScene, square: Square) -> str:
    """Return what a square is called, with the level if it is not the lowest."""
    name = scene.board.layout.name
    at = str(name(square))
    return f"{at} {tr('level {number}').format(number=square.level)}" if square.level else at


def is_ground(token: Token) -> bool:
    """Whether a token is a part of the board itself, such as a block that can be turned."""
    return token.owner is None and len(token.squares) > 1


def _squares(scene: BoardScene) -> Iterator[Part]:
    """Yield the squares of a board, each with what is to be seen on top of it."""
    top: dict[tuple[int, int], tuple[int, Token]] = {}
    for token in scene.tokens():
        if not is_ground(token):
            for square in token.squares:
                level, _ = top.get((square.x, square.y), (-1, None))
                if square.level > level:
                    top[square.x, square.y] = (square.level, token)
    for square in scene.board.layout.squares:
        level, lying = top.get((square.x, square.y), (0, None))
        flags, what = Is.SQUARE, tr("empty")
        if lying is not None:
            what = thing(scene, lying)
            item = scene.items_by_id.get(lying.id)
            flags |= Is.LAST if item is not None and item.last else Is.SQUARE
        name = square_name(scene, Square(square.x, square.y, level))
        yield Part(f"{name}: {what}", name, scene.geometry.rect(square), flags)


def _pieces(scene: BoardScene) -> Iterator[Part]:
    """Yield what can be moved, wherever it lies."""
    for token in scene.tokens():
        item = scene.items_by_id.get(token.id)
        if item is None or is_ground(token):
            continue
        at = ", ".join(square_name(scene, square) for square in token.squares)
        place = at or tr("not on the board")
        flags = Is(0)
        flags |= Is.TAKEABLE if scene.hands.can_take(token) else Is(0)
        flags |= Is.IN_HAND if item.lifted else Is(0)
        flags |= Is.LAST if item.last else Is(0)
        flags |= Is.STRANDED if item.stranded else Is(0)
        area = item.mapRectToScene(item.boundingRect())
        yield Part(f"{thing(scene, token)}: {place}", place, area, flags)


def _puzzle_squares(scene: PuzzleScene) -> Iterator[Part]:
    layout = scene.board.layout
    for square in layout.squares:
        name = str(layout.name(square))
        here = scene.cursor.isVisible() and square == scene.cursor_at
        flags = Is.SQUARE | Is.CURRENT if here else Is.SQUARE
        text = f"{name}: {scene.what_lies_at(square)}"
        yield Part(text, name, scene.geometry.rect(square), flags)
