"""The page of "Spot the matches": a random board, found matches, the clock, and codes to share."""

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
)

from pentogames.core.cells import Square
from pentogames.games.pauli import PlainMatch
from pentogames.model.puzzle_records import PuzzleRecords
from pentogames.model.words import tr
from pentogames.puzzles.panchromatic_play import (
    PENALTY,
    SLIPS,
    TIME,
    Search,
    SpotPuzzle,
    spot_puzzles,
)
from pentogames.puzzles.panchromatic_spot import (
    SEEDS,
    SpotBoard,
    SpotGame,
    Verdict,
    board_of_code,
)
from pentogames.puzzles.puzzle import Result
from pentogames.scene.puzzles.pauli_board_scene import square_name
from pentogames.scene.puzzles.pauli_spot_scene import SpotScene
from pentogames.scene.strip import Tone
from pentogames.scene.theme import Theme
from pentogames.teach.solitaire_words import SPOT_LEVELS, VERDICTS
from pentogames.window.puzzle_desk import Level, PuzzleKind
from pentogames.window.puzzle_page import PuzzlePage, minutes
from pentogames.window.puzzles.match_list import Entry, MatchesList

if TYPE_CHECKING:
    from pentogames.window.puzzle_desk import PuzzleDesk

TITLE = "Spot the matches"
MOST_HINTED = 4  # squares of a match that hints ring; the fifth is for the player


class SpotPage(PuzzlePage):
    """Search a board for all of its matches."""

    scene: SpotScene
    switches_of = "pauli-spot"
    on_at_first = ("clock", "left")

    def __init__(self, desk: "PuzzleDesk") -> None:
        levels = tuple(
            (puzzle, tr(SPOT_LEVELS[puzzle.level.name]))
            for puzzle in spot_puzzles(random.randrange(SEEDS))
        )
        super().__init__(desk, tr(TITLE), levels, SpotScene(desk.window.theme))
        self._shown: tuple[str, bool] | None = None
        self._hinted: PlainMatch | None = None
        self.new_action = self.deed("", tr("New board"), ("Ctrl+B",), self.new_board)
        self.give_up_action = self.deed("", tr("Give up"), ("Ctrl+G",), self.give_up)
        self._build()
        self.scene.judged.connect(self.judge)
        self.scene.vacant_meant.connect(self._say_vacant)
        self.scene.marks_changed.connect(self.refresh_steps)
        self.list.looked_at.connect(self._look)

    # -- building ---------------------------------------------------------------------------------

    def _build(self) -> None:
        self.code = QLineEdit()
        self.code.setAccessibleName(tr("Board by its code"))
        self.code.setToolTip(tr("Type the code of a board, such as easy-123, and press Enter"))
        self.code.returnPressed.connect(self.open_code)
        self.copy = QToolButton()
        self.copy.setText(tr("Copy"))
        self.copy.setToolTip(tr("Copy the code of this board, to share it"))
        self.copy.clicked.connect(self._copy)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(QLabel(tr("Board")))
        row.addWidget(self.code, 1)
        row.addWidget(self.copy)
        self.side.addLayout(row)
        self.count = QLabel()
        self.count.setObjectName("title")
        self.time = QLabel()
        self.time.setObjectName("title")
        self.time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        counts = QHBoxLayout()
        counts.addWidget(self.count, 1)
        counts.addWidget(self.time)
        self.side.addLayout(counts)
        self.slips = self.quiet()
        self.side.addWidget(self.slips)
        self.list = MatchesList()
        self.side.addWidget(self.list, 1)
        self.clock_shown = self.switch(tr("Against the clock"), "clock")
        self.left_shown = self.switch(tr("Show how many there are"), "left")
        self.found_shown = self.switch(tr("Outline what is found"), "found")
        self.bests = self.quiet()
        self.side.addWidget(self.bests)
        self.give_up_button = self.push_button(self.give_up_action)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.push_button(self.new_action))
        buttons.addWidget(self.give_up_button)
        self.side.addLayout(buttons)

    # -- the search -------------------------------------------------------------------------------

    @property
    def search(self) -> Search:
        """The search as it is."""
        assert self.model is not None
        search: Search = self.model.state
        return search

    def judge(self, squares: tuple[Square, ...]) -> None:
        """Judge marked squares, show the verdict, and keep it."""
        if self.model is None:
            return
        search = self.search
        judgement = search.game.judge(squares)
        after = search.game.after(squares)
        if after != search.game:
            self._hinted = None if judgement.verdict is Verdict.RIGHT else self._hinted
            self.model.amend(Search(after, seen=search.seen))
        facts = {
            "letter": judgement.letter,
            "count": len(squares),
            "squares": tuple(square_name(square) for square in judgement.squares),
        }
        if self.search.over:
            return  # the last match is found: all of them are to be seen now
        right = judgement.verdict is Verdict.RIGHT
        self.scene.show_judgement(judgement)
        text = VERDICTS[judgement.verdict].say(facts, tr)
        self.scene.say(text, Tone.NEWS if right else Tone.REFUSED)

    def _say_vacant(self, square: Square) -> None:
        self.scene.show_vacant(square)
        text = VERDICTS[Verdict.VACANT].say({"squares": square_name(square)}, tr)
        self.scene.say(text, Tone.REFUSED)

    def hint(self) -> None:
        """Ring one more square of a match that is still to be found."""
        if self.model is None or self.search.over:
            return
        missed = self.search.game.missed
        if self._hinted not in missed:
            self._hinted = missed[0]
            self.scene.hinted = ()
        assert self._hinted is not None
        shown = len(self.scene.hinted) + 1
        if shown > MOST_HINTED:
            self.scene.say(tr("The ringed pieces want one more."), Tone.NEWS)
            return
        self.scene.show_hint(self._hinted.squares[:shown])
        self.model.take_hint()
        text = tr("The ringed piece belongs to a match of {letter}. A hint counts like a mistake.")
        if shown > 1:
            text = tr("The ringed pieces belong to a match of {letter}.")
        self.scene.say(text.format(letter=self._hinted.letter), Tone.NEWS)

    def give_up(self) -> None:
        """Show what was missed; that cannot be undone."""
        if self.model is not None and not self.search.over:
            self.model.amend(Search(self.search.game, given_up=True, seen=self.search.seen))

    def undo(self) -> None:
        """Take the last mark away; without any, go back to the board before."""
        if not self.scene.unmark_last():
            super().undo()

    def refresh_steps(self) -> None:
        """Say what can be undone: marks too."""
        super().refresh_steps()
        if self.scene.marked:
            self.undo_action.setEnabled(True)

    # -- boards -----------------------------------------------------------------------------------

    def new_board(self) -> None:
        """Draw another board of this level; undo leads back."""
        if self.model is not None:
            puzzle = self.model.puzzle
            assert isinstance(puzzle, SpotPuzzle)
            self._begin(puzzle.search(random.randrange(SEEDS)).board)
            self.view.setFocus()

    def open_code(self) -> None:
        """Open the board whose code was typed, whatever its level."""
        try:
            board = board_of_code(self.code.text())
        except ValueError:
            self.code.selectAll()
            text = tr("There is no board {code}. A code looks like {example}.")
            said = text.format(code=self.code.text().strip() or "–", example=self.search.board.code)
            self.scene.say(said, Tone.REFUSED)
            return
        if board.level != self.search.board.level:
            self.show_level(f"pauli-spot/{board.level.name}")
            self.desk.shelf.open = f"pauli-spot/{board.level.name}"
        if board.code != self.search.board.code:
            self._begin(board)
        self.refresh()
        self.view.setFocus()

    def _begin(self, board: SpotBoard) -> None:
        """Begin a search; one of a board that was here before counts for no record."""
        assert self.model is not None
        before = {state.board.code for state in self.model.states}
        self.model.begin(Search(SpotGame(board), seen=board.code in before))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.search.board.code)
        self.scene.say(tr("Copied: {code}").format(code=self.search.board.code), Tone.NEWS)

    # -- showing ----------------------------------------------------------------------------------

    def show_puzzle(self) -> None:
        """Forget what was shown of another level."""
        self._shown = None

    def refresh(self) -> None:
        """Show the search as it is."""
        if self.model is None:
            return
        search = self.search
        key = (search.board.code, search.over)
        if key != self._shown:
            self._show_board(search)
            self._shown = key
        standing = search.game.missed if search.given_up else ()
        if self.found_shown.isChecked() or (search.over and not search.given_up):
            standing = search.game.found + standing
        self.scene.show_standing(standing)
        colours = dict(search.board.pieces)
        self.list.show_entries(
            Entry(match, tuple(colours[square] for square in match.squares), note)
            for matches, note in self._listed(search)
            for match in matches
        )
        self._show_figures(search)
        self.on_ticked()

    def _listed(self, search: Search) -> list[tuple[tuple[PlainMatch, ...], str]]:
        rows = [(search.game.found, tr("found"))]
        if search.given_up:
            rows.append((search.game.missed, tr("missed")))
        return rows

    def _show_board(self, search: Search) -> None:
        self._hinted = None
        self.scene.strip.clear_message()
        self.scene.show_board(search.board, searching=not search.over)
        self.code.setText(search.board.code)
        for action in (self.hint_action, self.give_up_action):
            action.setEnabled(not search.over)
        self.give_up_button.setEnabled(not search.over)

    def _show_figures(self, search: Search) -> None:
        assert self.model is not None
        game, total = search.game, len(search.board.matches)
        text = (
            tr("Found: {found} of {total}") if self.left_shown.isChecked() else tr("Found: {found}")
        )
        if search.over:
            text = tr("Found: {found} of {total}")
        self.count.setText(text.format(found=len(game.found), total=total))
        parts = [tr("Wrong: {wrong}").format(wrong=game.wrong)]
        if self.model.hints:
            parts.append(tr("hints: {hints}").format(hints=self.model.hints))
        if self.clock_shown.isChecked() and (game.wrong or self.model.hints):
            parts.append(tr("{seconds} s added for each").format(seconds=int(PENALTY)))
        if search.seen:
            parts.append(tr("known board, no record"))
        self.slips.setText(" · ".join(parts))
        best = [self.model.best(measure) for measure in (TIME, SLIPS)]
        self.bests.setText("\n".join(_best_line(result) for result in best if result))
        self.bests.setVisible(any(best))
        self.scene.prompt(self._prompt(search))

    def _prompt(self, search: Search) -> str:
        assert self.model is not None
        if search.given_up:
            return tr(
                "Missed: {count}. They are outlined on the board; Ctrl+B draws another."
            ).format(count=len(search.game.missed))
        if search.over:
            slips = search.game.wrong + self.model.hints
            if not self.clock_shown.isChecked():
                return tr("All found. Ctrl+B draws another board.")
            total = minutes(self.model.seconds + PENALTY * slips)
            return tr("All found in {time}. Ctrl+B draws another board.").format(time=total)
        return tr("Mark five connected pieces of five colours.")

    def on_ticked(self) -> None:
        """Show the time, if it is wanted."""
        if self.model is None:
            return
        slips = self.search.game.wrong + self.model.hints
        self.time.setText(minutes(self.model.seconds + PENALTY * slips))
        self.time.setVisible(self.clock_shown.isChecked())

    def on_beaten(self, result: Result) -> None:
        """Say that it is a record."""
        wanted = TIME if self.clock_shown.isChecked() else SLIPS
        if result.measure == wanted:
            self.scene.say(tr("All found: your best so far in this level."), Tone.NEWS, stay=True)

    def _look(self, match: PlainMatch | None) -> None:
        """Show the match that is looked at in the list."""
        if match is None:
            self.scene.rest()
        else:
            self.scene.show_matches([match])

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        super().set_theme(theme)
        self.list.set_theme(theme)


def _best_line(result: Result) -> str:
    if result.measure == TIME:
        return tr("Best time: {time} ({code})").format(
            time=minutes(result.score[0]), code=result.evidence
        )
    return tr("Fewest slips: {slips} in {time} ({code})").format(
        slips=int(result.score[0]), time=minutes(result.score[1]), code=result.evidence
    )


def _level(puzzle: SpotPuzzle) -> Level:
    def standing(records: PuzzleRecords) -> str:
        best = records.best(puzzle.key, TIME)
        return "" if best is None else tr("best {time}").format(time=minutes(best.score[0]))

    return Level(puzzle, tr(SPOT_LEVELS[puzzle.level.name]), standing)


def _levels() -> tuple[Level, ...]:
    return tuple(_level(puzzle) for puzzle in spot_puzzles())


KIND: PuzzleKind = PuzzleKind(TITLE, "pauli", _levels, SpotPage)
