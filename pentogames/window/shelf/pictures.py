"""The Picture-Puzzle's solitaire on the shelf: every picture, to be restored alone on the table."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pentogames.core.record import Record
from pentogames.games.picture_puzzle import COMPUTER, PICTURE_PUZZLE, PicturePuzzleOptions
from pentogames.model.picture_gallery import Gallery, called
from pentogames.model.picture_records import PictureRecords
from pentogames.model.words import tr
from pentogames.puzzles.pictures import Picture, difficulty
from pentogames.scene.clock_text import clock_text
from pentogames.scene.picture_thumbnail import paint_picture
from pentogames.scene.theme import Theme
from pentogames.window.puzzle_desk import PuzzleDesk
from pentogames.window.shelf.entries import ShelfEntry, ShelfSection

HARDEST = 4
"""Puzzles have difficulties from 1 to 4; of pictures the two hardest are taken together."""


def pictures(desk: PuzzleDesk) -> ShelfSection:
    """Return the pictures that can be restored, with the records of them."""
    title, records = tr("Restore the picture"), PictureRecords()
    return ShelfSection(
        title, tuple(_entry(desk, title, each, records) for each in Gallery().all())
    )


def _entry(desk: PuzzleDesk, title: str, picture: Picture, records: PictureRecords) -> ShelfEntry:
    options = PicturePuzzleOptions(players=1, pictures=(picture.rows,), taken_apart_by=COMPUTER)
    best = records.best(picture.rows)
    standing = ""
    if best is not None:
        text = tr("{n} in {time}")
        standing = text.format(n=best.n, time=clock_text(best.seconds))
    match = desk.window.match
    return ShelfEntry(
        key=f"picture/{picture.rows}",
        name=called(picture),
        kind=title,
        game=PICTURE_PUZZLE.name,
        group="",
        difficulty=min(difficulty(picture.rows).level, HARDEST),
        standing=standing,
        solved=best is not None,
        begun=match.position.options == options and match.can_undo(),
        draw=partial(_draw, picture.rows),
        open=partial(_open, desk, options),
    )


def _draw(rows: str, painter: QPainter, theme: Theme, area: QRectF) -> None:
    paint_picture(painter, theme, rows, area)


def _open(desk: PuzzleDesk, options: PicturePuzzleOptions) -> None:
    """Restore a picture on the table: go on if it is there, else in the place of the game."""
    window = desk.window
    if window.match.position.options == options and window.match.outcome() is None:
        desk.leave()
    elif window.may_leave():
        window.take(Record(PICTURE_PUZZLE, options), None)
