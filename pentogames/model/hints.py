"""Hints at the match on the table, step by step: where, which piece, the move, and why."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from pentogames.model.bot_runner import BotRunner, Ticket
from pentogames.model.match import MatchModel

if TYPE_CHECKING:
    from pentogames.bots.hints import Hint, Step


class HintModel(QObject):
    """One hint at a time; ``next`` asks for it, and goes on to its next step, and to the next best.

    Any change of the match ends it.
    """

    changed = Signal()
    failed = Signal(str)  # a sentence

    def __init__(self, match: MatchModel, runner: BotRunner, parent: QObject) -> None:
        super().__init__(parent)
        self.hint: Hint | None = None
        self._match = match
        self._runner = runner
        self._at = 0
        self._told: list[Any] = []  # the moves of earlier hints in this position
        self._ticket: Ticket | None = None
        match.changed.connect(self.clear)
        runner.answered.connect(self._on_answered)
        runner.failed.connect(self._on_failed)

    @property
    def thinking(self) -> bool:
        """Whether a hint is being looked for."""
        return self._ticket is not None

    @property
    def step(self) -> "Step | None":
        """The step that is to be told now; None without a hint."""
        return None if self.hint is None else self.hint.steps[self._at]

    def next(self) -> None:
        """Tell the next step; of the next best move when all is told, and at last the first again.

        While a hint is being looked for nothing happens.
        """
        if self.thinking or self._match.position.to_move is None:
            return
        if self.hint is not None and self._at + 1 < len(self.hint.steps):
            self._at += 1
            self.changed.emit()
            return
        if self.hint is not None:
            self._told.append(self.hint.move)
        self._ask()

    def clear(self) -> None:
        """Forget the hint, and what is being looked for."""
        if self._ticket is not None:
            self._runner.cancel()
        showed = self.hint is not None or self._ticket is not None
        self._ticket = self.hint = None
        self._told = []
        if showed:
            self.changed.emit()

    def _ask(self) -> None:
        position = self._match.position
        if all(move in self._told for move in position.moves()):
            self._told = []
        self.hint = None
        name = self._match.game.name
        self._ticket = self._runner.hint(name, position, exclude=tuple(self._told))
        self.changed.emit()

    def _on_answered(self, ticket: Ticket, result: object) -> None:
        from pentogames.bots.hints import Hint

        if ticket == self._ticket and isinstance(result, Hint):
            self._ticket, self.hint, self._at = None, result, 0
            self.changed.emit()

    def _on_failed(self, ticket: Ticket, sentence: str) -> None:
        if ticket != self._ticket:
            return
        self._ticket = None
        if self._told:  # what is left are moves that come to the same as those told
            self._told = []
            self._ask()
            return
        self.changed.emit()
        self.failed.emit(sentence)
