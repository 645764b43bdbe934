"""Opening and saving games from the window, with what can go wrong said in one sentence."""

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu, QWidget

from pentogames.core.record import Record
from pentogames.model.match import MatchModel
from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.puzzles.tiling_ending import ENDING as PUZZLE
from pentogames.resources import resource_path
from pentogames.store.pento import PentoError, load_records, read_records, save_records
from pentogames.store.safe_files import FileError
from pentogames.teach.words import words_for
from pentogames.window import dialogs

ENDING = ".pento"
LONGEST_NAME = 200  # bytes of a suggested name; most systems allow 255


def filters() -> str:
    """Return the kinds of files that are offered."""
    return f"{tr('Games')} (*{ENDING});;{tr('All files')} (*)"


def all_filters() -> str:
    """Return the kinds of files that can be opened: games, puzzles, or both together."""
    both = f"{tr('Games and puzzles')} (*{ENDING} *{PUZZLE})"
    return f"{both};;{tr('Puzzles')} (*{PUZZLE});;{filters()}"


def ask_where(
    parent: QWidget, title: str, suggestion: Path, kinds: str, ending: str
) -> Path | None:
    """Ask for a file to write; None if the user would rather not.

    It gets the ending if none was typed, and what is there then is not replaced unasked.
    """
    name, _ = QFileDialog.getSaveFileName(parent, title, str(suggestion), kinds)
    if not name:
        return None
    typed = Path(name)
    path = with_ending(typed, ending)
    if path != typed and path.exists() and not dialogs.ask_to_replace(parent, path.name):
        return None
    return path


def with_ending(path: Path, ending: str = ENDING) -> Path:
    """Return the path with an ending if it has none, as ``Ann vs. Bob`` and ``Game 3.5``."""
    if re.fullmatch(r"\.(?=.*[^\W\d_])\w{1,5}", path.suffix):
        return path
    return path.with_name(path.name + ending)


def suggested_name(match: MatchModel) -> str:
    """Return a name for the file of a match: the game, who plays, the day."""
    players = [match.player(seat) for seat in match.position.seats]
    title = words_for(match.game.name).title
    parts = [title, *(player for player in players if player), date.today().isoformat()]
    name = "".join(sign for sign in " ".join(parts) if sign not in '/\\:*?"<>|')
    return name.encode()[:LONGEST_NAME].decode(errors="ignore") + ENDING


def open_record(parent: QWidget, path: Path) -> tuple[Record[Any, Any], str] | None:
    """Return a game of a file and a warning if it is an older copy; None if there is none.

    If the file has several games the user is asked for one. What is wrong is said.
    """
    try:
        loaded = load_records(path)
    except FileError as error:
        dialogs.complain(parent, tr("{name} cannot be opened: {reason}."), path.name, told(error))
        return None
    except PentoError as error:
        sentence = tr("{name} cannot be read: line {line}, column {column}: {reason}.")
        dialogs.complain(
            parent, sentence, path.name, reason_of(error), line=error.line, column=error.column
        )
        return None
    warning = ""
    if loaded.damage is not None:
        warning = tr("The file is damaged; this is the copy that was saved before it.")
    record = one_of(parent, loaded.value)
    if record is None:
        return None
    record.to_end()
    return record, warning


def reason_of(error: PentoError) -> str:
    """Say what is wrong, and of an illegal move which it is and why it is refused."""
    if error.illegal is None:
        return error.reason
    why = words_for(error.illegal.game).explain(error.illegal.refusal, tr)
    sentence = tr("move {ply}, {move}, is illegal: {why}")
    return sentence.format(ply=error.illegal.ply, move=error.illegal.move, why=why)


def one_of(parent: QWidget, records: tuple[Record[Any, Any], ...]) -> Record[Any, Any] | None:
    """Return the game that the user chooses, if there are several; None if none after all."""
    if len(records) == 1:
        return records[0]
    titles = [f"{number}. {title_of(record)}" for number, record in enumerate(records, start=1)]
    title, accepted = QInputDialog.getItem(
        parent, tr("Open a game"), tr("This file has several games:"), titles, 0, False
    )
    return records[titles.index(title)] if accepted else None


def title_of(record: Record[Any, Any]) -> str:
    """Return what a game is called in a list: its event, or who plays what."""
    event = record.tags.get("Event", "")
    words = words_for(record.game.name)
    players = [record.tags[seat] for seat in record.start.seats if seat in record.tags]
    return event or " – ".join([tr(words.title), *players])


def save_record(parent: QWidget, path: Path, record: Record[Any, Any]) -> bool:
    """Write a game to a file; False, and a sentence, if that fails."""
    try:
        save_records(path, [record])
    except FileError as error:
        dialogs.complain(
            parent,
            tr("{name} cannot be saved: {reason}. Please choose another place."),
            path.name,
            told(error),
        )
        return False
    return True


def fill_famous(menu: QMenu, choose: Callable[[Record[Any, Any]], None]) -> None:
    """Fill a menu with the famous games that ship with the program."""
    menu.clear()
    for path in sorted(resource_path("games").glob(f"*{ENDING}")):
        for record in read_records(path):
            action = menu.addAction(tr(title_of(record)).replace("&", "&&"))
            action.triggered.connect(lambda _=False, record=record: choose(record))
