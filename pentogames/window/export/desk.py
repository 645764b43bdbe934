"""Taking games elsewhere and bringing them in: the export dialog, and the clipboard."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pentogames.core.game import NotationError
from pentogames.core.record import Record
from pentogames.model.troubles import told
from pentogames.model.words import tr
from pentogames.store.pento import AnyRecord, PentoError, read_pento, write_pento
from pentogames.store.safe_files import FileError
from pentogames.teach.secrets import secrets_of
from pentogames.window import dialogs, files

if TYPE_CHECKING:
    from pentogames.window.export.kinds import Kind
    from pentogames.window.main_window import MainWindow

COPIES = ("copy", "copy-position")


class ExportDesk(QObject):
    """Does what the entries of the menu say."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._match = window.match
        window.actions_by_name.connect(
            {
                "export": self.export,
                "copy": self._copy,
                "copy-position": self._copy_position,
                "paste": self._paste,
            }
        )

    # -- files ------------------------------------------------------------------------------------

    def export(self) -> None:
        """Ask what is to be taken, and write it to a file."""
        window = self._window
        if window.scene is None:
            return
        # With what it makes films of, it is many modules: the program starts sooner without them.
        from pentogames.window.export.dialog import ExportDialog

        motion = window.settings.motion
        dialog = ExportDialog(self._match, window.scene, self._save, window, motion=motion)
        dialog.exec()
        if dialog.saved is not None:
            window.tell(tr("Saved as {name}.").format(name=dialog.saved.name))
        dialog.deleteLater()

    def _save(self, above: QWidget, kind: "Kind", data: bytes) -> Path | None:
        name = Path(files.suggested_name(self._match)).with_suffix(kind.ending).name
        suggestion = self._window.folder() / name
        path = files.ask_where(above, tr("Export"), suggestion, tr(kind.filter), kind.ending)
        if path is None:
            return None
        try:
            path.write_bytes(data)
        except OSError as error:
            reason = told(FileError.of(path, error))
            sentence = tr("{name} cannot be saved: {reason}. Please choose another place.")
            dialogs.complain(above, sentence, path.name, reason)
            return None
        return path

    # -- clipboard --------------------------------------------------------------------------------

    def _may_copy(self) -> bool:
        """Say so if moves of the game are secret now."""
        secret = bool(secrets_of(self._match.record).moves)
        if secret:
            sentence = tr("Some of the moves are to stay secret until the attempt is over.")
            self._window.tell(sentence)
        return not secret

    def _copy(self) -> None:
        if self._may_copy():
            QGuiApplication.clipboard().setText(write_pento([self._match.record]))
            self._window.tell(tr("The game is on the clipboard."))

    def _copy_position(self) -> None:
        if self._may_copy():
            record = self._match.record
            alone: AnyRecord = Record(record.game, record.options, record.position)
            QGuiApplication.clipboard().setText(write_pento([alone]))
            self._window.tell(tr("The position is on the clipboard."))

    def _paste(self) -> None:
        """Put the game or the position of the clipboard on the table."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._window.tell(tr("There is no text on the clipboard."))
            return
        record = self._position(text) or self._game(text)
        if record is not None and self._window.may_leave():
            self._window.take(record, None)

    def _position(self, text: str) -> AnyRecord | None:
        """Return a position of the game on the table, as that writes it; None if it is none."""
        game, options = self._match.game, self._match.record.options
        try:
            start: Any = game.parse_position(options, text.strip())
        except NotationError:
            return None
        return Record(game, options, start)

    def _game(self, text: str) -> AnyRecord | None:
        """Return a game of a text in the format of files; what is wrong with it is said."""
        try:
            records = read_pento(text)
        except PentoError as error:
            sentence = tr(
                "The text on the clipboard cannot be read: line {line}, column {column}: {reason}."
            )
            reason = files.reason_of(error)
            dialogs.complain(
                self._window, sentence, "", reason, line=error.line, column=error.column
            )
            return None
        record = files.one_of(self._window, records)
        if record is not None:
            record.to_end()
        return record
