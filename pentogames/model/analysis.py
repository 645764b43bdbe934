"""The analysis of the match on the table: it runs in the background and is kept in the record.

What each position is worth stands in the record's comments (store.remarks), where a graph of the
game finds it again after the game was saved and opened. The lines behind it are kept while the game
is on the table.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from pentogames.bots.analysis import Judged
from pentogames.bots.profiles import profile_of
from pentogames.bots.thought import Line
from pentogames.core.game import IllegalMove, NotationError, play
from pentogames.core.record import ROOT, NodeId
from pentogames.model.bot_runner import BotRunner, Ticket
from pentogames.model.match import Cause, Change, MatchModel
from pentogames.store.remarks import Remark, take_remark

SECONDS = 1.0
"""For each position at most."""


@dataclass(frozen=True, slots=True)
class Point:
    """A position of the line that is looked at: what it is worth by side, if that is known.

    ``values`` are in the order of the sides and add up to 1; ``glyph`` is the sign of the move that
    led here, ``seat`` who made it.
    """

    node: NodeId
    values: tuple[float, ...] | None
    proved: bool = False
    glyph: str = ""
    seat: str = ""

    def worth(self, side: int) -> float:
        """Return what the position is worth to a side: 1 to win, 0 to come last."""
        return 0.0 if self.values is None else self.values[side] * len(self.values) / 2


class AnalysisModel(QObject):
    """Analyses the line on the table, from its end to its start; one at a time."""

    changed = Signal()  # points, lines, or how far it is
    failed = Signal(str)  # a sentence

    def __init__(self, match: MatchModel, runner: BotRunner, parent: QObject) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.work = 1.0  # times the usual work
        self._match = match
        self._runner = runner
        self._line: tuple[NodeId, ...] = ()
        self._judged: dict[NodeId, Judged] = {}
        self._ticket: Ticket | None = None
        match.changed.connect(self._on_changed)
        runner.progressed.connect(self._on_progress)
        runner.answered.connect(self._on_answered)
        runner.failed.connect(self._on_failed)

    @property
    def running(self) -> bool:
        """Whether an analysis goes on."""
        return self._ticket is not None

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides whose chances are told; none if no computer plays the game."""
        profile = profile_of(self._match.game.name)
        return () if profile is None else profile.sides(self._match.position)

    def mover(self) -> int:
        """Return which of the sides is on turn; -1 at the end of the game."""
        profile = profile_of(self._match.game.name)
        return -1 if profile is None else profile.mover(profile.state(self._match.position))

    def begin(self) -> None:
        """Analyse the line that the cursor is on, instead of what was being analysed."""
        self.cancel()
        record = self._match.record
        self._line = (ROOT, *record.line())
        moves = [record.node(node).move for node in self._line[1:]]
        self.share = 0.0
        self._ticket = self._runner.analyse(
            self._match.game.name, record.start, moves, seconds=SECONDS, work=self.work
        )
        self.changed.emit()

    def cancel(self) -> None:
        """End the analysis; what it has found stays."""
        if self._ticket is not None:
            self._ticket = None
            self._runner.cancel()
            self.changed.emit()

    def points(self) -> tuple[Point, ...]:
        """Return the positions of the line on the table, the start first."""
        record = self._match.record
        return tuple(self._point(node) for node in (ROOT, *record.line()))

    def lines(self) -> tuple[Line, ...]:
        """Return the best lines from the position on the table, as far as they are known.

        Of a game that was opened from a file only one is known.
        """
        judged = self._judged.get(self._match.record.cursor)
        return self._kept_lines() if judged is None else judged.lines

    def _kept_lines(self) -> tuple[Line, ...]:
        """Return the line that stands beside the position; none if it is no such line."""
        record, sides = self._match.record, self.sides
        remark = take_remark(record.node(record.cursor).comment)[0]
        if remark is None or set(remark.values) != set(sides):
            return ()
        moves, position = [], record.position
        for text in remark.best:
            try:
                moves.append(record.game.parse(position, text))
                position = play(position, moves[-1])
            except (NotationError, IllegalMove):
                return ()
        values = tuple(remark.values[side] for side in sides)
        first, rest = moves[:1], tuple(moves[1:])
        return tuple(Line(move, values, 0, rest, remark.proved) for move in first)

    def _point(self, node: NodeId) -> Point:
        record = self._match.record
        here = record.node(node)
        seat = "" if here.parent is None else record.position_at(here.parent).to_move or ""
        remark = take_remark(here.comment)[0]
        if remark is None:
            return Point(node, None, glyph=here.glyph, seat=seat)
        values = _shares(remark, self.sides)
        return Point(node, values, remark.proved, here.glyph, seat)

    def _on_changed(self, change: Change) -> None:
        if change.cause is Cause.NEW:
            self._judged.clear()
            self.cancel()

    def _on_progress(self, ticket: Ticket, value: object) -> None:
        if ticket != self._ticket:
            return
        if isinstance(value, Judged):
            self._judged[self._line[value.ply]] = value
            self._match.annotate(self._line, value)
        elif isinstance(value, float | int):
            self.share = float(value)
        self.changed.emit()

    def _on_answered(self, ticket: Ticket, result: object) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.changed.emit()

    def _on_failed(self, ticket: Ticket, sentence: str) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.changed.emit()
            self.failed.emit(sentence)


def _shares(remark: Remark, sides: tuple[str, ...]) -> tuple[float, ...] | None:
    """Return the values in the order of the sides, adding up to 1; None if they are not these."""
    values: Mapping[str, float] = remark.values
    if not sides or set(values) != set(sides):
        return None
    total = sum(values.values())
    return tuple(values[side] / total for side in sides) if total > 0 else None
