"""The Picture-Puzzle beside its board: the round, the picture, and a single player's record."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from pentogames.games.picture_puzzle import PicturePuzzlePosition
from pentogames.model.match import MatchModel
from pentogames.model.picture_driver import time_used
from pentogames.model.picture_gallery import Gallery, called
from pentogames.model.picture_records import Best, PictureRecords
from pentogames.model.words import tr
from pentogames.puzzles.pictures import HARDEST, difficulty
from pentogames.scene.board_scene import BoardScene
from pentogames.scene.clock_text import clock_text
from pentogames.scene.picture_scene import picture_scene
from pentogames.teach.secrets import secrets_of
from pentogames.window.panels import GamePanel
from pentogames.window.picture_editor import PictureEditor


class PicturePuzzlePanel(GamePanel):
    """Says which picture is laid in which round; leads to the editor."""

    def __init__(self, match: MatchModel, scene: BoardScene) -> None:
        super().__init__(match, scene)
        self.table = picture_scene(scene)
        self.gallery = Gallery()
        self.records = PictureRecords()
        self._names = {picture.rows: called(picture) for picture in self.gallery.all()}
        self.round = QLabel()
        self.picture = QLabel()
        self.best = QLabel()
        for label in (self.round, self.picture, self.best):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        for label in (self.picture, self.best):
            label.setObjectName("quiet")
        self.editor = QPushButton(tr("Picture editor…"))
        self.editor.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 4)
        layout.setSpacing(5)
        for widget in (self.round, self.picture, self.best, self.editor):
            layout.addWidget(widget)
        self.editor.clicked.connect(self._edit)
        self.table.driver.record_made.connect(self.refresh)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show the position as it is."""
        position: PicturePuzzlePosition = self.match.position
        self.round.setText(
            tr("Round {n}: {n} to remove and restore").format(n=position.n)
            if position.n > 1
            else tr("Round 1: one stone to remove and restore")
        )
        # The editor shows all pictures, this one too.
        secret = bool(secrets_of(self.match.record).stay)
        self.editor.setEnabled(not secret)
        self.editor.setToolTip(tr("Not while an attempt runs") if secret else "")
        level = difficulty(position.picture).level
        name = self._names.get(position.picture) or tr("a picture without a name")
        dots = "●" * level + "○" * (HARDEST - level)
        self.picture.setText(tr("Picture: {name} {dots}").format(name=name, dots=dots))
        single = position.options.players == 1
        self.best.setVisible(single)
        if single:
            self.best.setText(self._record(position))

    def _record(self, position: PicturePuzzlePosition) -> str:
        """Return the time so far, and the record with this picture."""
        used = tr("Time so far: {time}").format(time=clock_text(time_used(self.match.record)))
        best: Best | None = self.records.best(position.picture)
        if best is None:
            return f"{used}\n{tr('No record with this picture yet')}"
        text = tr("Record with this picture: {n} in {time}")
        return f"{used}\n{text.format(n=best.n, time=clock_text(best.seconds))}"

    def _edit(self) -> None:
        editor = PictureEditor(self.gallery, self.window())
        editor.exec()
        editor.deleteLater()
        self._names = {picture.rows: called(picture) for picture in self.gallery.all()}
        self.refresh()

    def dispose(self) -> None:
        """Let go of the match and its scene."""
        super().dispose()
        self.table.driver.record_made.disconnect(self.refresh)


PANEL = PicturePuzzlePanel
