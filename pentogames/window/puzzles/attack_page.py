"""The page of puzzles with an opponent: the game's own table, and beside it goal and progress."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar

from pentogames.core.game import Mark, Role
from pentogames.core.record import Record
from pentogames.model.opponent import Opponent
from pentogames.model.words import tr
from pentogames.puzzles.attack import Answer, Attack, Goal
from pentogames.puzzles.attack_play import EFFORT, TIME, AttackPuzzle, AttackState, Stage
from pentogames.puzzles.attack_solvers import Clue
from pentogames.puzzles.puzzle import Result
from pentogames.scene.strip import Tone
from pentogames.teach.attack_words import (
    ALL_TRIED,
    ATTACKS,
    REFUTED,
    TRIED,
    TRY_ALL,
    clue_words,
)
from pentogames.teach.words import words_for
from pentogames.window.puzzle_page import minutes
from pentogames.window.puzzles.table_page import TablePage

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import Level, PuzzleDesk


class AttackPage(TablePage):
    """Reach a goal against the best defence; what fails is refuted, and can be taken back."""

    switches_of = "attack"
    on_at_first = ("clock",)

    def __init__(
        self, desk: "PuzzleDesk", title: str, levels: "Iterable[Level]", game: str
    ) -> None:
        super().__init__(desk, title, ((level.puzzle, level.name) for level in levels), game)
        self.opponent = Opponent(self)
        self.opponent.answered.connect(self._on_answered)
        self.opponent.advised.connect(self._on_advised)
        self.opponent.failed.connect(self.tell)
        self._shown: AttackState | None = None
        self._clues: list[Clue] = []
        self._build()

    # -- building ---------------------------------------------------------------------------------

    def _build(self) -> None:
        self.next_action = self.deed("", tr("Next puzzle"), ("Ctrl+PgDown",), self.go_on)
        self.goal = QLabel()
        self.goal.setWordWrap(True)
        self.side.addSpacing(6)
        self.side.addWidget(self.goal)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(8)
        self.side.addWidget(self.progress)
        self.tried = QLabel()
        self.side.addWidget(self.tried)
        self.side.addSpacing(6)
        self.figures = QLabel()
        self.figures.setObjectName("title")
        self.time = QLabel()
        self.time.setObjectName("title")
        self.time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout()
        row.addWidget(self.figures, 1)
        row.addWidget(self.time)
        self.side.addLayout(row)
        self.bests = self.quiet()
        self.side.addWidget(self.bests)
        self.clock_shown = self.switch(tr("Show the time"), "clock")
        self.side.addStretch(1)
        self.back_button = self.push_button(self.undo_action)
        self.back_button.setText(tr("Take back"))
        self.side.addWidget(self.back_button)
        self.next_button = self.push_button(self.next_action)
        self.side.addWidget(self.next_button)

    # -- the puzzle -------------------------------------------------------------------------------

    @property
    def puzzle(self) -> AttackPuzzle:
        """The puzzle that is shown."""
        assert self.model is not None
        puzzle = self.model.puzzle
        assert isinstance(puzzle, AttackPuzzle)
        return puzzle

    @property
    def attack(self) -> Attack:
        """What is to be done in it."""
        return self.puzzle.attack

    @property
    def state(self) -> AttackState:
        """The state as it is."""
        assert self.model is not None
        state: AttackState = self.model.state
        return state

    def intend(self, move: Any) -> None:
        """Take a move of the player's."""
        if self.model is None or self.puzzle.stage(self.state) is not Stage.PLAYER:
            return
        if not self.scene.refuses(move):
            self.model.amend(self.puzzle.move(self.state, move))

    def undo(self) -> None:
        """Take back the last round; at the beginning, a restart."""
        if self.model is not None and self.state.can_back:
            self.scene.cancel()
            self.model.amend(self.state.back())
        else:
            super().undo()

    def redo(self) -> None:
        """Make a round again that was taken back."""
        if self.model is not None and self.state.can_forth:
            self.scene.cancel()
            self.model.amend(self.state.forth())
        else:
            super().redo()

    def refresh_steps(self) -> None:
        """Say whether anything can be taken back or made again."""
        super().refresh_steps()
        if self.state.can_back:
            self.undo_action.setEnabled(True)
        if self.state.can_forth:
            self.redo_action.setEnabled(True)
        self.back_button.setEnabled(self.undo_action.isEnabled())

    def go_on(self) -> None:
        """Go to the puzzle after this one."""
        index = self.levels.currentIndex() + 1
        if index < self.levels.count():
            self._choose_level(index)

    # -- hints ------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Give the next step of a hint: what to look at, where, and then the move."""
        if self.model is None or self.puzzle.stage(self.state) is not Stage.PLAYER:
            return
        self.scene.cancel()
        if self.state.lost:
            self.tell(tr("Take back first (Ctrl+Z): from here the goal is out of reach."))
        elif self._clues:
            self._give_clue()
        elif not self.opponent.busy:
            self.opponent.advise(self.attack, self.state.played, self.state.tried)

    @property
    def _try_all(self) -> bool:
        return self.attack.goal is Goal.TRY_ALL

    def _on_advised(self, clues: tuple[Clue, ...]) -> None:
        self._clues = list(clues)
        self._give_clue()

    def _give_clue(self) -> None:
        """Tell the first step that was not told; the last one stays to be told again."""
        if self.model is None or not self._clues:
            return
        clue = self._clues[0]
        if len(self._clues) > 1:
            del self._clues[0]
        self.model.take_hint()
        self.scene.show_notes(clue.marks)
        self.scene.say(clue_words(clue, tr), Tone.NEWS, stay=True)

    # -- the opponent -----------------------------------------------------------------------------

    def _ask(self) -> None:
        """Have the player's move answered, if it is to be and can be seen."""
        if self.model is None:
            return
        stage = self.puzzle.stage(self.state)
        waiting = stage is Stage.WAITING
        thinking = tr("{player} is thinking…").format(player=self._names()["opponent"])
        ended = tr("Take back (Ctrl+Z) to try another move.")
        over = stage is Stage.ENDED or (self.state.lost and self.attack.turns > 0)
        self.scene.hold(thinking if waiting else ended if over else "")
        if waiting and self.isVisible():
            self.opponent.answer(self.attack, self.state.played)

    def _on_answered(self, answer: Answer) -> None:
        if self.model is not None and self.puzzle.stage(self.state) is Stage.WAITING:
            self.model.amend(self.puzzle.answer(self.state, answer))

    # -- showing ----------------------------------------------------------------------------------

    def show_puzzle(self) -> None:
        """Set the table up for another puzzle."""
        self._shown = None
        self.opponent.drop()
        attack = self.attack
        self.scene.show_record(Record(attack.game, attack.options, attack.start))

    def refresh(self) -> None:
        """Show the state as it is."""
        if self.model is None:
            return
        state = self.state
        if state is not self._shown:
            before, self._shown = self._shown, state
            self._clues = []
            self.opponent.drop()
            self._show_line(state)
            self.scene.show_notes(())
            self._tell_news(before, state)
            self._ask()
        self._show_figures()
        self.on_ticked()
        self.scene.prompt(self._prompt())

    def _show_line(self, state: AttackState) -> None:
        position, moves = self.attack.start, []
        for text in state.played:
            moves.append(self.attack.game.parse(position, text))
            position = position.after(moves[-1])
        self.scene.follow(moves)

    def _tell_news(self, before: AttackState | None, state: AttackState) -> None:
        """Say what came of the last move, if it was made just now."""
        if before is None or state.at <= before.at or state.line[: before.at] != before.played:
            return
        stage = self.puzzle.stage(state)
        if stage is Stage.SOLVED and not self._try_all:
            self.scene.say(tr(ATTACKS[self.attack.kind].reached), Tone.NEWS, stay=True)
        elif stage is not Stage.WAITING:
            self._tell_answer(before, state, ended=stage is Stage.ENDED)

    def _tell_answer(self, before: AttackState, state: AttackState, *, ended: bool) -> None:
        """Say what the defence is worth; mark the refutation."""
        words = ATTACKS[self.attack.kind]
        answered = state.at % 2 == 0
        facts = self._names() | {"move": state.line[state.at - 1]}
        if not state.lost:
            self.scene.say(words.held.say(facts, tr), Tone.NEWS, stay=True)
            return
        if answered:
            self.scene.show_notes((Mark(Role.CAUSE, self.scene.last_squares()),))
        if before.lost and not ended:
            return  # it is known, and the player plays on
        refuted = REFUTED if self._try_all else words.refuted
        said = (words.beaten if ended else refuted) if answered else words.missed
        advice = "" if ended else " " + tr(words.playable)
        self.scene.say(said.say(facts, tr) + advice, Tone.REFUSED, stay=True)

    def _names(self) -> dict[str, str]:
        """Return what the attacker and the defender are called."""
        words = words_for(self.attack.game_name)
        attacker = self.attack.attacker
        defender = next(seat for seat in self.attack.start.seats if seat != attacker)
        return {"player": words.name(attacker, tr), "opponent": words.name(defender, tr)}

    def _show_figures(self) -> None:
        assert self.model is not None
        state, hints = self.state, self.model.hints
        goal = TRY_ALL if self._try_all else ATTACKS[self.attack.kind].goal
        self.goal.setText(goal.say(self._names(), tr))
        parts = []
        if state.tries:
            wrong = tr("{n} wrong moves", "One wrong move", state.tries)
            parts.append(wrong.format(n=state.tries))
        if hints:
            parts.append(tr("{n} hints", "one hint", hints).format(n=hints))
        self.figures.setText(" · ".join(parts))
        self._show_progress()
        self.bests.setText(self._best_words())
        self.bests.setVisible(bool(self.bests.text()))
        stage = self.puzzle.stage(state)
        self.hint_action.setEnabled(stage is Stage.PLAYER)
        self.next_action.setEnabled(self.levels.currentIndex() < self.levels.count() - 1)
        self.next_button.setVisible(self.next_action.isEnabled())

    def _show_progress(self) -> None:
        """Show how many of all moves are refuted, where nobody can win."""
        for widget in (self.progress, self.tried):
            widget.setVisible(self._try_all)
        if self._try_all:
            count, total = len(self.state.tried), len(self.attack.tries)
            self.progress.setRange(0, total)
            self.progress.setValue(count)
            self.tried.setText(TRIED.say({"count": count, "total": total}, tr))

    def _best_words(self) -> str:
        assert self.model is not None
        lines = []
        best, least = self.model.best(TIME), self.model.best(EFFORT)
        if best is not None:
            lines.append(tr("Best time: {time}").format(time=minutes(best.score[0])))
        if least is not None and any(least.score[:2]):
            hints, tries = int(least.score[0]), int(least.score[1])
            text = tr("Fewest hints: {hints}, wrong moves: {tries}")
            lines.append(text.format(hints=hints, tries=tries))
        elif least is not None:
            lines.append(tr("Solved without hints and wrong moves."))
        return "\n".join(lines)

    def _prompt(self) -> str:
        """Say what is to be done now."""
        stage = self.puzzle.stage(self.state)
        names = self._names()
        if stage is Stage.SOLVED:
            return tr(ALL_TRIED) if self._try_all else tr(ATTACKS[self.attack.kind].reached)
        if self.state.lost:
            text = tr("{opponent} wins from here. Take back (Ctrl+Z) to try another move.")
            return text.format(**names)
        return tr("{player} to move").format(**names)

    def on_ticked(self) -> None:
        """Show the time, if it is wanted."""
        if self.model is not None:
            self.time.setText(minutes(self.model.seconds))
            self.time.setVisible(self.clock_shown.isChecked())

    def on_beaten(self, result: Result) -> None:
        """Show what was reached."""
        if result.measure == EFFORT:
            self._show_figures()

    # -- being seen -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Have the last move answered: the page is to be seen."""
        super().showEvent(event)
        self._ask()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the opponent's process: the page is not to be seen any more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.opponent.put_away()
