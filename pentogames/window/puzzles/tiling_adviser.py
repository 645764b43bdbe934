"""What the page of tiling puzzles asks the solver, and how hints come of the answers."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from pentogames.model.tiling_solver import TilingSolver
from pentogames.model.words import tr
from pentogames.puzzles.tiling import Laid, Solution, Tiling
from pentogames.puzzles.tiling_insight import Insight, Question, next_piece
from pentogames.puzzles.tiling_play import TilingPuzzle, TilingState


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is to be known of every state: whether and how it can be solved; what is hopeless."""

    lamp: bool = False
    marks: bool = False


class TilingAdviser(QObject):
    """Watches one state at a time; what is learnt of an older one is dropped.

    A hint comes in steps: which piece, where it goes, and then the piece itself, to be laid.
    """

    learnt = Signal(object)  # an Insight into the state that is watched
    said = Signal(str, bool)  # what a hint says, and whether it counts as one
    advised = Signal(str, object)  # a piece, and the squares where it goes or none
    in_the_way = Signal(object)  # pieces that are to be taken back

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.solver = TilingSolver(self)
        self.solver.told.connect(self._on_told)
        self.solver.failed.connect(self._on_failed)
        self._puzzle: TilingPuzzle | None = None
        self._state: TilingState | None = None
        self._variant = ""
        self._question: Question | None = None
        self.insight = Insight()
        """What is known of the state so far."""
        self._totals: dict[str, int] = {}
        self._solution: Solution = ()
        self._solved: Tiling | None = None  # what the solution is one of
        self._next: Laid | None = None
        self._steps = 0
        self._hinting = False

    def total(self, variant: str, puzzle: TilingPuzzle) -> int | None:
        """Return the number of solutions of a puzzle as it was decided on, if it is known."""
        if puzzle.solutions is not None and not puzzle.decides:
            return puzzle.solutions
        return self._totals.get(variant)

    def watch(self, puzzle: TilingPuzzle, state: TilingState, variant: str, wishes: Wishes) -> None:
        """Learn what is wished of a state; what was asked before is forgotten."""
        if state is not self._state:
            self._next, self._steps, self._hinting = None, 0, False
        self._puzzle, self._state, self._variant = puzzle, state, variant
        self._ask(wishes)

    def put_away(self) -> None:
        """End the solver's process, and watch nothing."""
        self._state = self._question = None
        self.solver.put_away()

    # -- asking -----------------------------------------------------------------------------------

    def _ask(self, wishes: Wishes) -> None:
        wanted = self._wanted(wishes)
        if wanted is not None:
            if not (self._question is not None and _answers(self._question, wanted)):
                self._put_question(wanted)
        elif not self._hinting:
            self._question, self.insight = None, Insight()
            if self.solver.busy:
                self.solver.put_away()

    def _put_question(self, question: Question) -> None:
        self._question, self.insight = question, Insight()
        self.solver.ask(question)

    def _wanted(self, wishes: Wishes) -> Question | None:
        state, puzzle = self._state, self._puzzle
        if state is None or puzzle is None or not state.ready:
            return None
        if state.solved:
            # Now it is of interest how many there are to be found.
            known = self.total(self._variant, puzzle) is not None
            return None if known else Question(state.tiling, count=True)
        if puzzle.decides and not state.laid:
            # Not everything that can be decided on can be solved, and nobody has counted it.
            return Question(state.tiling, marks=wishes.marks, count=True)
        if not (wishes.lamp or wishes.marks):
            return None
        return Question(state.tiling, state.laid, marks=wishes.marks, count=wishes.lamp)

    def _on_told(self, insight: Insight) -> None:
        question, state = self._question, self._state
        if question is None or state is None:
            return
        if not question.laid and insight.solutions is not None:
            self._totals[self._variant] = insight.solutions
        if insight.solution is not None and question.laid == state.laid:
            self._solution, self._solved = insight.solution, state.tiling
        self.insight = insight
        self.learnt.emit(insight)
        if self._hinting and (insight.solution is not None or insight.take_back is not None):
            self._hinting = False
            self._answer(insight)

    def _on_failed(self) -> None:
        self._question, self._hinting = None, False
        self.said.emit(tr("The solver has stopped. Ask again to start it anew."), False)

    # -- hints ------------------------------------------------------------------------------------

    def hint(self) -> Laid | None:
        """Give the next step of a hint; returned is the piece that is to be laid now, if any."""
        state, laid = self._state, self._next
        if state is None:
            return None
        if laid is None and not self._leads_to_solution(state):
            self._hinting = True
            self._ask_for_hint(state)
            return None
        if laid is None:
            laid = self._next = next_piece(state.now, self._solution)
            self._steps = 0
        if laid is None:
            return None
        self._steps += 1
        return self._step(laid)

    def _leads_to_solution(self, state: TilingState) -> bool:
        """Say whether the solution known is one that can be reached from the state."""
        known = self._solved == state.tiling
        return known and set(state.solution) <= set(self._solution)

    def _ask_for_hint(self, state: TilingState) -> None:
        before = self._question
        question = Question(
            state.tiling,
            state.laid,
            marks=before is not None and before.marks,
            count=before is not None and before.count,
            hint=True,
        )
        self.said.emit(tr("Looking for a solution…"), False)
        self._put_question(question)

    def _answer(self, insight: Insight) -> None:
        """Give the hint that was waited for."""
        if insight.solution is not None:
            self.hint()
        elif insight.take_back:
            self._say_in_the_way(insight.take_back)
        else:
            self.said.emit(tr("There is no solution at all, whatever is taken back."), False)

    def _say_in_the_way(self, pieces: tuple[Laid, ...]) -> None:
        names = ", ".join(laid.piece for laid in pieces)
        text = tr(
            "It cannot be solved from here. Take back these: {pieces}.",
            "It cannot be solved from here. Take back the {pieces}.",
            len(pieces),
        )
        self.said.emit(text.format(pieces=names), True)
        self.in_the_way.emit(pieces)

    def _step(self, laid: Laid) -> Laid | None:
        if self._steps == 1:
            text = tr("The {piece} fits somewhere. Another hint shows where.")
            self.said.emit(text.format(piece=laid.piece), True)
            self.advised.emit(laid.piece, ())
        elif self._steps == 2:
            text = tr("The {piece} goes there. Another hint lays it.")
            self.said.emit(text.format(piece=laid.piece), True)
            self.advised.emit(laid.piece, laid.squares)
        else:
            return laid
        return None


def _answers(question: Question, wanted: Question) -> bool:
    """Say whether the answer to a question is one to what is wanted, too."""
    same = question.tiling == wanted.tiling and question.laid == wanted.laid
    return same and question.marks >= wanted.marks and question.count >= wanted.count
