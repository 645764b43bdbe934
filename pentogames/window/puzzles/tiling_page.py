"""The page of tiling puzzles: the table, and beside it how things stand and what was found."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel

from pentogames.core.cells import Square
from pentogames.model.tiling_gallery import TilingGallery, default_path
from pentogames.model.words import tr
from pentogames.puzzles.puzzle import Result
from pentogames.puzzles.tiling import Laid
from pentogames.puzzles.tiling_codes import first_image, solution_code
from pentogames.puzzles.tiling_insight import Insight
from pentogames.puzzles.tiling_play import EFFORT, TIME, TilingPuzzle, TilingState
from pentogames.scene.puzzles.tiling_scene import TilingScene
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.window.puzzle_page import PuzzlePage, minutes
from pentogames.window.puzzles.tiling_adviser import TilingAdviser, Wishes
from pentogames.window.puzzles.tiling_gallery import GalleryDialog
from pentogames.window.puzzles.tiling_lamp import Lamp, Light

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import Level, PuzzleDesk

TITLE = "Tiling puzzles"


class TilingPage(PuzzlePage):
    """Cover a region with pentominoes; every step can be undone."""

    scene: TilingScene
    switches_of = "tiling"
    on_at_first = ("clock",)

    def __init__(self, desk: "PuzzleDesk", levels: "Iterable[Level]") -> None:
        listed = tuple(levels)
        pairs = tuple((level.puzzle, level.name) for level in listed)
        super().__init__(desk, tr(TITLE), pairs, TilingScene(desk.window.theme))
        self._part_groups([level.group for level in listed])
        self.gallery = TilingGallery(default_path(), self)
        self.gallery.failed.connect(self.tell)
        self.adviser = TilingAdviser(self)
        self.adviser.learnt.connect(self._on_learnt)
        self.adviser.said.connect(self._say_advice)
        self.adviser.advised.connect(self.scene.show_advice)
        self.adviser.in_the_way.connect(self.scene.show_in_the_way)
        self._shown: TilingState | None = None
        self._put = False  # whether the newest state came from laying a piece
        self._build()
        motion = desk.window.actions_by_name["motion"]
        motion.toggled.connect(self.scene.set_motion)
        self.scene.set_motion(motion.isChecked())
        self.scene.put_meant.connect(self.put)
        self.scene.take_meant.connect(self.take)
        self.scene.square_meant.connect(self.toggle_square)
        self.scene.piece_meant.connect(self.toggle_piece)

    # -- building ---------------------------------------------------------------------------------

    def _build(self) -> None:
        self.again_action = self.deed(
            "", tr("Find another solution"), ("Ctrl+B",), self.find_another
        )
        self.gallery_action = self.deed("", tr("Show them"), ("Ctrl+G",), self.show_gallery)
        self.decide_action = self.deed("", tr("Decide anew"), ("Ctrl+D",), self.decide_anew)
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
        self.decide_button = self.push_button(self.decide_action)
        self.side.addWidget(self.decide_button)
        self.side.addSpacing(6)
        self.lamp_shown = self.switch(tr("Can it still be solved?"), "lamp")
        self.lamp = Lamp()
        self.side.addWidget(self.lamp)
        self.hopeless_shown = self.switch(tr("Mark what is hopeless"), "hopeless")
        self.hopeless_shown.setToolTip(
            tr("Fade pieces that fit nowhere any more, and hatch gaps that cannot be filled")
        )
        self.clock_shown = self.switch(tr("Show the time"), "clock")
        self.side.addStretch(1)
        self.found = QLabel()
        self.found.setWordWrap(True)
        self.gallery_button = self.push_button(self.gallery_action)
        below = QHBoxLayout()
        below.addWidget(self.found, 1)
        below.addWidget(self.gallery_button)
        self.side.addLayout(below)
        self.again_button = self.push_button(self.again_action)
        self.side.addWidget(self.again_button)

    def _part_groups(self, groups: list[str]) -> None:
        """Draw a line between the groups of levels."""
        for index in range(len(groups) - 1, 0, -1):
            if groups[index] != groups[index - 1]:
                self.levels.insertSeparator(index)

    # -- the puzzle -------------------------------------------------------------------------------

    @property
    def puzzle(self) -> TilingPuzzle:
        """The puzzle that is shown."""
        assert self.model is not None
        puzzle = self.model.puzzle
        assert isinstance(puzzle, TilingPuzzle)
        return puzzle

    @property
    def state(self) -> TilingState:
        """The state as it is."""
        assert self.model is not None
        state: TilingState = self.model.state
        return state

    @property
    def variant(self) -> str:
        """The name under which solutions of the puzzle, as it was decided on, are collected."""
        return self.puzzle.variant(self.state)

    def put(self, laid: Laid, origin: Laid | None) -> None:
        """Lay a piece, from the tray or from where it lay."""
        if self.model is not None and self.state.trouble(laid, origin) is None:
            before = self.state if origin is None else self.state.take(origin)
            self._put = True
            self.model.push(before.put(laid))

    def take(self, laid: Laid) -> None:
        """Take a piece off the board."""
        if self.model is not None:
            self.model.push(self.state.take(laid))

    def toggle_square(self, square: Square) -> None:
        """Remove a square, or have it back."""
        if self.model is not None:
            self.model.push(self.state.toggle_square(square))

    def toggle_piece(self, letter: str) -> None:
        """Choose a piece, or not any more."""
        if self.model is not None:
            self.model.push(self.state.toggle_piece(letter))

    def find_another(self) -> None:
        """Begin again, for a solution that was not found yet; undo leads back."""
        self.restart()

    def decide_anew(self) -> None:
        """Begin with the decision; undo leads back."""
        if self.model is not None and self.puzzle.decides:
            self.scene.cancel()
            self.model.begin(self.puzzle.start())

    def hint(self) -> None:
        """Give the next step of a hint: the piece, where it goes, and then lay it."""
        if self.model is None or not self.puzzle.running(self.state):
            return
        self.scene.cancel()
        laid = self.adviser.hint()
        if laid is not None:
            self.model.take_hint()
            self.put(laid, None)

    def show_gallery(self) -> None:
        """Show all solutions that were found."""
        codes = self.gallery.found(self.variant)
        if not codes:
            return
        tiling, theme = self.state.tiling, self.scene.theme
        dialog = GalleryDialog(self, theme, tiling, codes, self._found_words(len(codes)))
        dialog.exec()
        dialog.deleteLater()

    # -- advice -----------------------------------------------------------------------------------

    def _wishes(self) -> Wishes:
        return Wishes(lamp=self.lamp_shown.isChecked(), marks=self.hopeless_shown.isChecked())

    def _on_learnt(self, insight: Insight) -> None:
        """Show what has become known of the state."""
        if self.model is None:
            return
        shown = insight if self.hopeless_shown.isChecked() else Insight()
        self.scene.show_hopeless(shown.stuck or "", shown.pockets or ())
        self._show_lamp(insight)
        self._show_found()
        if self.puzzle.decides and not self.state.laid and insight.solvable is False:
            text = tr("This cannot be covered at all. Decide anew (Ctrl+D).")
            self.scene.say(text, Tone.REFUSED, stay=True)

    def _say_advice(self, text: str, counts: bool) -> None:
        """Say what a hint is; it counts unless nothing was told."""
        self.scene.say(text, Tone.NEWS, stay=True)
        if counts and self.model is not None:
            self.model.take_hint()

    def _show_lamp(self, insight: Insight) -> None:
        self.lamp.setVisible(self.lamp_shown.isChecked() and self.puzzle.running(self.state))
        if insight.solvable is None:
            self.lamp.show_light(Light.LOOKING, tr("Looking for a solution…"))
        elif not insight.solvable:
            self.lamp.show_light(Light.BAD, tr("Not from here: something has to be taken back."))
        elif insight.solutions is not None:
            number = insight.solutions
            text = tr("Yes: {n} solutions are left.", "Yes: one solution is left.", number)
            self.lamp.show_light(Light.GOOD, text.format(n=number))
        elif insight.too_many:
            self.lamp.show_light(Light.GOOD, tr("Yes, in more ways than can be counted."))
        else:
            self.lamp.show_light(Light.GOOD, tr("Yes. Counting the solutions…"))

    # -- showing ----------------------------------------------------------------------------------

    def show_puzzle(self) -> None:
        """Forget what was shown of another level."""
        self._shown = None
        self.scene.strip.clear_message()

    def refresh(self) -> None:
        """Show the state as it is."""
        if self.model is None:
            return
        state, put = self.state, self._put
        self._put = False
        new = state is not self._shown
        if new:
            self._shown = state
            self.scene.strip.clear_message()
            self.scene.show_state(state)
            self.scene.show_advice("", ())
            if state.solved:
                self._on_solved(put=put)
        self._ask()
        self._on_learnt(self.adviser.insight)
        self._show_figures()
        self.on_ticked()
        prompt = self._prompt(state)
        self.scene.prompt(prompt)
        if new:
            self.scene.spoken.emit(f"{prompt} {self.scene.described()}")

    def _ask(self) -> None:
        """Ask the adviser about the state, as far as it is wanted and to be seen."""
        if self.model is not None and self.isVisible():
            self.adviser.watch(self.puzzle, self.state, self.variant, self._wishes())

    def _on_solved(self, *, put: bool) -> None:
        """Keep the solution, and say so if it was laid just now."""
        state = self.state
        code = solution_code(first_image(state.tiling, state.solution))
        new = self.gallery.note(self.variant, code)
        self.scene.celebrate(wave=put)
        if put and not new:
            self.scene.say(tr("Solved, as once before."), Tone.NEWS, stay=True)
        elif put:
            self.scene.say(tr("Solved!"), Tone.NEWS, stay=True)

    def _show_figures(self) -> None:
        assert self.model is not None
        steps, hints = self.model.steps, self.model.hints
        text = tr("{n} moves", "One move", steps).format(n=steps)
        if hints:
            text += " · " + tr("{n} hints", "one hint", hints).format(n=hints)
        self.figures.setText(text)
        self.bests.setText(self._best_words())
        self.bests.setVisible(bool(self.bests.text()))
        self.decide_button.setVisible(self.puzzle.decides)
        state = self.state
        self.decide_action.setEnabled(self.puzzle.decides and state != self.puzzle.start())
        self.hint_action.setEnabled(self.puzzle.running(state))
        self.again_action.setEnabled(state.solved)
        self.again_button.setVisible(state.solved)
        self.again_button.setDefault(state.solved)

    def _best_words(self) -> str:
        assert self.model is not None
        lines = []
        best, least = self.model.best(TIME), self.model.best(EFFORT)
        if best is not None:
            lines.append(tr("Best time: {time}").format(time=minutes(best.score[0])))
        if least is not None:
            hints, steps = int(least.score[0]), int(least.score[1])
            text = tr("Fewest hints: {hints}, in {steps} moves")
            lines.append(text.format(hints=hints, steps=steps))
        return "\n".join(lines)

    def _show_found(self) -> None:
        number = len(self.gallery.found(self.variant)) if self.state.ready else 0
        self.found.setText(self._found_words(number) if number else "")
        self.gallery_button.setVisible(bool(number))
        self.gallery_action.setEnabled(bool(number))

    def _found_words(self, number: int) -> str:
        total = self.adviser.total(self.variant, self.puzzle)
        if total is None:
            return tr("{n} solutions found", "One solution found", number).format(n=number)
        text = tr("{n} of {total} solutions found", "One of {total} solutions found", number)
        if total == 1:
            text = tr("The only solution is found")
        return text.format(n=number, total=total)

    def _prompt(self, state: TilingState) -> str:
        squares, pieces = state.squares_to_remove, state.pieces_to_choose
        if squares > 0:
            text = tr("Click {n} squares to be removed.", "Click one more square.", squares)
            return text.format(n=squares)
        if pieces > 0:
            text = tr("Choose {n} pieces by clicks.", "Choose one more piece.", pieces)
            return text.format(n=pieces)
        if state.solved:
            return tr("Solved. Ctrl+B begins anew, to find another solution.")
        if not state.laid:
            return tr("Cover all squares with pieces from the tray.")
        vacant = len(state.now.vacant)
        return tr("{n} squares are vacant.", "One square is vacant.", vacant).format(n=vacant)

    def on_ticked(self) -> None:
        """Show the time, if it is wanted."""
        if self.model is not None:
            self.time.setText(minutes(self.model.seconds))
            self.time.setVisible(self.clock_shown.isChecked())

    def on_beaten(self, result: Result) -> None:
        """Say that it is a record, unless it is the first of its kind."""
        if result.measure == TIME:
            self.scene.say(tr("Solved: your best time so far."), Tone.NEWS, stay=True)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.lamp.set_theme(theme)

    # -- being seen -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Ask about the state again: the page is to be seen."""
        super().showEvent(event)
        self._ask()

    def hideEvent(self, event: QHideEvent) -> None:
        """End the solver's process: the page is not to be seen any more."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.adviser.put_away()
