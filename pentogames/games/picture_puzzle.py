"""The Picture-Puzzle: one takes a picture apart, the next restores it from memory.

Rules: pentago page, section Picture-Puzzle. In the round with n removals each player that is left
takes the picture apart once for the next one and restores it once: n times a stone is removed, or
placed, and a block turned. Whoever fails is out when the round is over; with him fall all that fail
in the same round. The picture is laid anew for each attempt.
"""

from dataclasses import replace
from random import Random
from typing import Any

from pentogames.core.blocks import GRID, LAYOUT, drawn, square_name, symbol_at
from pentogames.core.game import Effect, Mark, Role, Seat, Standing, Token
from pentogames.core.layout import Layout
from pentogames.games import _picture_puzzle_text as texts
from pentogames.games import _picture_puzzle_tokens as table
from pentogames.games._picture_puzzle_board import (
    COLOURS,
    GIVE_UP,
    REMOVE,
    Step,
    Stones,
    differing,
    next_removal,
    occupied,
    read_picture,
    solution,
    take_apart,
)
from pentogames.games._picture_puzzle_options import COMPUTER, PLAYERS, PicturePuzzleOptions
from pentogames.games._picture_puzzle_position import (
    Fall,
    Phase,
    PicturePuzzlePosition,
    Reason,
    Rule,
    start,
)

__all__ = [
    "COLOURS",
    "COMPUTER",
    "GIVE_UP",
    "PICTURE_PUZZLE",
    "REMOVE",
    "Fall",
    "Phase",
    "PicturePuzzleOptions",
    "PicturePuzzlePosition",
    "Reason",
    "Rule",
    "Step",
    "Stones",
    "computer_move",
    "read_picture",
    "solution",
    "take_apart",
]


def computer_move(position: PicturePuzzlePosition, rng: Random) -> Step:
    """Return a removal by lot, for the computer where it takes the picture apart."""
    return next_removal(position.stones, position.taken[-1] if position.taken else None, rng)


class PicturePuzzle:
    """The game, for one against the computer and for two to eight."""

    name = "picture-puzzle"
    seats = (COMPUTER, *PLAYERS)
    options_type = PicturePuzzleOptions
    rules = Rule

    def start(self, options: PicturePuzzleOptions) -> PicturePuzzlePosition:
        """Return the first picture, complete, before anything is removed."""
        return start(options)

    def format(self, position: PicturePuzzlePosition, move: Step) -> str:
        """Write a move as ``xe5-5R``, ``rc4-5L`` or ``gives-up``; ValueError if it cannot be."""
        return texts.write_step(move)

    def parse(self, position: PicturePuzzlePosition, text: str) -> Step:
        """Read a move, legal or not; NotationError."""
        return texts.read_step(text)

    def format_position(self, position: PicturePuzzlePosition) -> str:
        """Write a position in one line."""
        return texts.write_position(position)

    def parse_position(self, options: PicturePuzzleOptions, text: str) -> PicturePuzzlePosition:
        """Read a position; NotationError if the text is wrong or no such position can be."""
        return texts.read_position(options, text)

    def layout(self, position: PicturePuzzlePosition) -> Layout:
        """Return the board; its areas ``1`` to ``9`` are the blocks."""
        return LAYOUT

    def tokens(
        self, position: PicturePuzzlePosition, viewer: Seat | None = None
    ) -> tuple[Token, ...]:
        """Return the nine blocks, and the stones of all the match's pictures.

        Stones off the board are at hand, or in the box if their state says so. From the restorer
        they are hidden while the picture is taken apart.
        """
        tokens = table.tokens(position.options.pictures, position.goal, position.places)
        if viewer == position.restorer and position.phase is Phase.TAKE_APART:
            return table.hidden(tokens)
        return tokens

    def effects(self, before: PicturePuzzlePosition, move: Step) -> tuple[Effect, ...]:
        """Return how the stone and the block move, and how the picture is laid anew after it.

        After a failure the squares that differ from the picture are marked. Of half a move (a block
        yet to be turned) the stone alone is shown.
        """
        tokens = self.tokens(before)
        if move.what == GIVE_UP:
            return table.relaid(tokens, self.tokens(before.after(move)))
        stone = self.tokens(before.made(replace(move, block=None)))
        effects = table.stone_moved(tokens, stone)
        if move.block is None:
            return effects
        made = before.made(move)
        complete = len(made.restored) == before.n
        wrong = differing(made.stones, made.goal) if complete else ()
        marks = (Mark(Role.BAD, wrong),) if wrong else ()
        turn = table.block_turned(stone, self.tokens(made), move.block, move.quarters, marks)
        effects = (*effects, turn)
        if not complete:
            return effects
        return effects + table.relaid(self.tokens(made), self.tokens(before.after(move)))

    def standings(self, position: PicturePuzzlePosition) -> tuple[Standing, ...]:
        """Return the highest n that each seat has restored, and who has failed since when."""
        places = position.standing_places()
        restored = position.highest_restored()
        falls = dict(zip(position.players, position.falls, strict=True))
        standings = []
        for seat in position.seats:
            fall = falls.get(seat)
            out = None if fall is None else fall.ply
            figures = (("restored", restored.get(seat, 0)),)
            standings.append(Standing(seat, out, places.get(seat), figures))
        return tuple(standings)

    def board(self, position: PicturePuzzlePosition) -> dict[str, Any]:
        """Return the picture, the stones by square, the hand, and who does what."""
        lying = GRID.squares(occupied(position.stones))
        return {
            "picture": position.picture,
            "stones": {
                square_name(square): symbol_at(position.stones, COLOURS, square) for square in lying
            },
            "hand": position.hand,
            "phase": str(position.phase),
            "n": position.n,
            "taken": len(position.taken),
            "restored": len(position.restored),
            "takes_apart": position.taker,
            "restores": position.restorer,
        }

    def text(self, position: PicturePuzzlePosition) -> str:
        """Draw the board, and below it the hand and the seats: ``>`` has the turn, ``-`` is out."""
        lines = [
            drawn(position.stones, COLOURS),
            "",
            f"{position.phase} n={position.n} hand={position.hand or '-'}",
        ]
        for seat in position.seats:
            gone = seat not in (*position.left, COMPUTER)
            sign = ">" if seat == position.to_move else "-" if gone else " "
            lines.append(f"{sign} {seat}")
        return "\n".join(lines)


PICTURE_PUZZLE = PicturePuzzle()
