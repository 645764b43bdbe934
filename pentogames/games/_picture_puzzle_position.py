"""The state of a match of the Picture-Puzzle, and its rule book.

Rules: pentago page, section Picture-Puzzle.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple, Self

from pentogames.core.blocks import (
    BLOCK_SQUARES,
    BLOCKS,
    DIRECTION_LETTERS,
    GRID,
    OFF_BOARD,
    is_block,
    is_quarter,
    on_board,
    square_name,
    symbol_at,
    tracked,
)
from pentogames.core.cells import bits
from pentogames.core.game import Mark, Outcome, Refusal, Role, Seat
from pentogames.games._picture_puzzle_board import (
    COLOURS,
    GIVE_UP,
    REMOVE,
    Step,
    Stones,
    all_turned,
    count_stones,
    differing,
    laid,
    occupied,
    placed,
    without,
)
from pentogames.games._picture_puzzle_options import COMPUTER, PLAYERS, PicturePuzzleOptions

COLOUR_NAMES = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}


class Rule(StrEnum):
    """The rules that a refusal may name."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_A_MOVE = "not-a-move"
    TAKE_APART_NOW = "take-apart-now"
    RESTORE_NOW = "restore-now"
    REMOVE_FIRST = "remove-first"
    PLACE_FIRST = "place-first"
    OFF_BOARD = "off-board"
    NO_STONE = "no-stone"
    SQUARE_TAKEN = "square-taken"
    NOT_AT_HAND = "not-at-hand"
    TURN_NOW = "turn-now"
    NO_SUCH_BLOCK = "no-such-block"
    NO_QUARTER_TURN = "no-quarter-turn"


class Reason(StrEnum):
    """How a match can end."""

    LAST_LEFT = "last-left"
    ALL_FAILED = "all-failed"  # all that were left failed in the same round: they share
    ALL_REMOVED = "all-removed"  # the picture has no stones for another round: those left share
    FAILED = "failed"  # a single player has failed


class Phase(StrEnum):
    """What is being done."""

    TAKE_APART = "take-apart"
    RESTORE = "restore"
    OVER = "over"


class Fall(NamedTuple):
    """When a player failed: in which round, and by which ply of the game."""

    n: int
    ply: int


@dataclass(frozen=True, slots=True)
class PicturePuzzlePosition:
    """A state of a match, always between two moves.

    ``n`` is the number of removals of this round, ``done`` that of attempts made in it. ``falls``
    tells by player who has failed when. ``taken`` and ``restored`` are the moves of this attempt;
    when the match is over they stay. The other fields follow from these: ``stones`` on the board,
    and ``places``, where each stone of the picture lies (a byte a stone, OFF_BOARD at hand).
    """

    options: PicturePuzzleOptions
    n: int
    done: int
    falls: tuple[Fall | None, ...]
    ply: int
    taken: tuple[Step, ...]
    restored: tuple[Step, ...]
    stones: Stones = field(repr=False, compare=False)
    places: bytes = field(repr=False, compare=False)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that take part, in the order of turns, those that are out included."""
        return self.options.seats

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that restore pictures: all but the computer's."""
        return PLAYERS[: self.options.players]

    @property
    def roster(self) -> tuple[Seat, ...]:
        """The players of this round: those that have not failed in a round before."""
        return tuple(
            player
            for player, fall in zip(self.players, self.falls, strict=True)
            if fall is None or fall.n == self.n
        )

    @property
    def phase(self) -> Phase:
        """What is being done."""
        if self.done == len(self.roster):
            return Phase.OVER
        return Phase.TAKE_APART if len(self.taken) < self.n else Phase.RESTORE

    @property
    def _shift(self) -> int:
        # The first player takes apart for the second, and the last one for the first.
        return 0 if self.options.taken_apart_by == COMPUTER else 1

    @property
    def restorer(self) -> Seat:
        """The player who restores in this attempt; at the end, the one who did so last."""
        roster = self.roster
        attempt = min(self.done, len(roster) - 1)
        return roster[(attempt + self._shift) % len(roster)]

    @property
    def taker(self) -> Seat:
        """The seat that takes apart in this attempt."""
        if self.options.taken_apart_by == COMPUTER:
            return COMPUTER
        roster = self.roster
        return roster[roster.index(self.restorer) - 1]

    @property
    def to_move(self) -> Seat | None:
        """The seat whose turn it is; None when the match is over."""
        phase = self.phase
        if phase is Phase.OVER:
            return None
        return self.taker if phase is Phase.TAKE_APART else self.restorer

    @property
    def picture(self) -> str:
        """The picture of this round."""
        return self.options.picture(self.n)

    @property
    def goal(self) -> Stones:
        """The stones of this round's picture."""
        return self.options.goal(self.n)

    @property
    def hand(self) -> str:
        """The colours of the stones that are removed and not placed again, a letter a stone."""
        return "".join(
            colour * (goal.bit_count() - lying.bit_count())
            for colour, goal, lying in zip(COLOURS, self.goal, self.stones, strict=True)
        )

    def moves(self) -> Iterator[Step]:
        """Yield the legal moves by colour, square, block and direction; giving up comes last."""
        phase = self.phase
        if phase is Phase.OVER:
            return
        filled = occupied(self.stones)
        restoring = phase is Phase.RESTORE
        hand = self.hand
        for what in [c for c in COLOURS if c in hand] if restoring else [REMOVE]:
            for index in bits(GRID.full & ~filled if restoring else filled):
                square = GRID.square(index)
                for block in BLOCKS:
                    for quarters in DIRECTION_LETTERS:
                        yield Step(what, square, block, quarters)
        if restoring:
            yield Step(GIVE_UP)

    def refusal(self, move: Step) -> Refusal | None:
        """Say why the move is illegal; None exactly when it is legal."""
        if self.phase is Phase.OVER:
            return Refusal(Rule.GAME_OVER)
        if move.seat is not None and move.seat != self.to_move:
            return Refusal(Rule.NOT_YOUR_TURN, facts={"seat": self.to_move})
        refused = self._refused_kind(move)
        if refused is not None or move.what == GIVE_UP:
            return refused
        return self._refused_stone(move) or _refused_turn(move)

    def _refused_kind(self, move: Step) -> Refusal | None:
        """Look whether such a move is made in this phase."""
        restoring = move.what == GIVE_UP or move.what in COLOURS
        if not (restoring or move.what == REMOVE):
            return Refusal(Rule.NOT_A_MOVE)
        if move.what == GIVE_UP and (move.square, move.block, move.quarters) != (None, None, 0):
            return Refusal(Rule.NOT_A_MOVE)
        if restoring and self.phase is Phase.TAKE_APART:
            return Refusal(Rule.TAKE_APART_NOW, facts={"seat": self.to_move})
        if not restoring and self.phase is Phase.RESTORE:
            return Refusal(Rule.RESTORE_NOW, facts={"seat": self.to_move})
        return None

    def _refused_stone(self, move: Step) -> Refusal | None:
        """Look whether a stone lies there to be removed, or can be placed there."""
        square = move.square
        removing = move.what == REMOVE
        if square is None:
            marks = (Mark(Role.BAD, BLOCK_SQUARES[move.block]),) if is_block(move.block) else ()
            return Refusal(Rule.REMOVE_FIRST if removing else Rule.PLACE_FIRST, marks)
        if not on_board(square):
            return Refusal(Rule.OFF_BOARD)
        lying = symbol_at(self.stones, COLOURS, square)
        if removing == (lying == "."):
            rule = Rule.NO_STONE if removing else Rule.SQUARE_TAKEN
            return Refusal(rule, (Mark(Role.BAD, (square,)),), {"square": square_name(square)})
        if not removing and move.what not in self.hand:
            hand = tuple(COLOUR_NAMES[colour] for colour in COLOURS if colour in self.hand)
            facts = {"colour": COLOUR_NAMES[move.what], "hand": hand}
            return Refusal(Rule.NOT_AT_HAND, (Mark(Role.BAD, (square,)),), facts)
        return None

    def after(self, move: Step) -> Self:
        """Return the position after a move that the caller knows to be legal."""
        if move.what == GIVE_UP:
            return replace(self, ply=self.ply + 1)._judged(restored=False)
        made = self.made(move)
        if len(made.restored) < self.n:
            return made
        return made._judged(restored=made.stones == made.goal)

    def made(self, move: Step) -> Self:
        """Return the position with a stone moved and a block turned, and no attempt judged.

        Of half a move (a block yet to be turned) the stone alone is moved.
        """
        assert move.square is not None
        index = GRID.index(move.square)
        if move.what == REMOVE:
            stones = without(self.stones, move.square)
            places = self.places.replace(bytes((index,)), bytes((OFF_BOARD,)))
        else:
            colour = COLOURS.index(move.what)
            stones = tuple(
                mask | 1 << index if number == colour else mask
                for number, mask in enumerate(self.stones)
            )
            places = placed(self.goal, self.places, colour, index)
        if move.block is not None:
            stones = all_turned(stones, move.block, move.quarters)
            places = tracked(places, move.block, move.quarters)
        taken, restored = self.taken, self.restored
        if move.what == REMOVE:
            taken = (*taken, move)
        else:
            restored = (*restored, move)
        return replace(
            self, ply=self.ply + 1, taken=taken, restored=restored, stones=stones, places=places
        )

    def _judged(self, *, restored: bool) -> Self:
        """Return what follows when the attempt is over."""
        falls = self.falls
        if not restored:
            failed = self.players.index(self.restorer)
            falls = (*falls[:failed], Fall(self.n, self.ply), *falls[failed + 1 :])
        judged = replace(self, done=self.done + 1, falls=falls)
        if judged.done < len(judged.roster):
            return judged._laid(self.n, judged.done)
        return judged if judged.last_round else judged._laid(self.n + 1, 0)

    def _laid(self, n: int, done: int) -> Self:
        """Return the position with the picture laid for the next attempt."""
        goal = self.options.goal(n)
        return replace(self, n=n, done=done, taken=(), restored=(), stones=goal, places=laid(goal))

    @property
    def complete(self) -> Self:
        """The start of this attempt: the picture complete, nothing taken apart yet."""
        return self._laid(self.n, self.done)

    @property
    def tried(self) -> tuple[Seat, ...]:
        """The players that have had their attempt in this round, in that order."""
        roster = self.roster
        return tuple(roster[(attempt + self._shift) % len(roster)] for attempt in range(self.done))

    def highest_restored(self) -> dict[Seat, int]:
        """Return the highest number of removals that each player has restored."""
        return {
            player: fall.n - 1 if fall else self.n - (player not in self.tried)
            for player, fall in zip(self.players, self.falls, strict=True)
        }

    @property
    def left(self) -> tuple[Seat, ...]:
        """The players that have not failed."""
        return tuple(p for p, fall in zip(self.players, self.falls, strict=True) if fall is None)

    @property
    def last_round(self) -> bool:
        """Whether no round can follow this one, as the falls are now."""
        enough = 1 if self.options.players == 1 else 2
        return len(self.left) < enough or count_stones(self.options.goal(self.n + 1)) <= self.n

    def outcome(self) -> Outcome | None:
        """Return the places by player; None while the match goes on."""
        if self.phase is not Phase.OVER:
            return None
        left = self.left
        if self.options.players == 1:
            reason = Reason.ALL_REMOVED if left else Reason.FAILED
        elif len(left) > 1:
            reason = Reason.ALL_REMOVED
        else:
            reason = Reason.LAST_LEFT if left else Reason.ALL_FAILED
        wrong = differing(self.stones, self.goal) if len(self.restored) == self.n else ()
        marks = (Mark(Role.BAD, wrong),) if wrong else ()
        return Outcome(self.standing_places(), reason, marks)

    def standing_places(self) -> dict[Seat, int]:
        """Return the places that are decided: the later somebody has failed, the better.

        Those that fail in the same round share a place, and it is open until the round is over. A
        single player plays against the computer, which wins when he fails.
        """
        over = self.phase is Phase.OVER
        never = self.n + 1
        rounds = [fall.n if fall else never for fall in self.falls]
        places = {
            player: 1 + sum(later > n for later in rounds)
            for player, n in zip(self.players, rounds, strict=True)
            if over or n < self.n
        }
        if over and self.options.players == 1:
            won = bool(self.left)
            return {COMPUTER: 1 + won, self.players[0]: 2 - won}
        return places


def _refused_turn(move: Step) -> Refusal | None:
    """Look whether a block is turned by a quarter."""
    assert move.square is not None
    if move.block is None:
        facts = {"square": square_name(move.square)}
        return Refusal(Rule.TURN_NOW, (Mark(Role.LAST, (move.square,)),), facts, incomplete=True)
    if not is_block(move.block):
        return Refusal(Rule.NO_SUCH_BLOCK, facts={"block": str(move.block)})
    if not is_quarter(move.quarters):
        mark = Mark(Role.BAD, BLOCK_SQUARES[move.block], str(move.block))
        return Refusal(Rule.NO_QUARTER_TURN, (mark,), {"block": move.block})
    return None


def start(options: PicturePuzzleOptions) -> PicturePuzzlePosition:
    """Return the first picture, complete, before anything is removed."""
    goal = options.goal(1)
    falls = (None,) * options.players
    return PicturePuzzlePosition(options, 1, 0, falls, 0, (), (), goal, laid(goal))
