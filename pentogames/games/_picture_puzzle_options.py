"""The options of the Picture-Puzzle: who plays, with which pictures, and who takes them apart."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from pentogames.core.game import NotationError, Seat
from pentogames.core.options import Options, OptionsError, require_one_of, require_type
from pentogames.games._picture_puzzle_board import Stones, count_stones, read_picture

COMPUTER = "computer"
PLAYER = "player"
PLAYERS = ("1", "2", "3", "4", "5", "6", "7", "8")
MOST_ROUNDS = 9
"""The most rounds in a row that one picture of several may be laid for."""

RED_CROSS = (
    "........./...rrr.../...rrr.../.rrrrrrr./.rrrrrrr./.rrrrrrr./...rrr.../...rrr.../........."
)


@dataclass(frozen=True)
class PicturePuzzleOptions(Options):
    """How many play, the pictures in the order in which they are laid, and who takes them apart.

    Each picture is laid for ``rounds_per_picture`` rounds, and after the last the first again.
    A single player plays against the computer.
    """

    players: int = 2
    pictures: tuple[str, ...] = (RED_CROSS,)
    rounds_per_picture: int = 1
    taken_apart_by: str = PLAYER

    def __post_init__(self) -> None:
        require_one_of("players", self.players, tuple(range(1, len(PLAYERS) + 1)))
        require_type("pictures", self.pictures, tuple)
        require_one_of(
            "rounds_per_picture", self.rounds_per_picture, tuple(range(1, MOST_ROUNDS + 1))
        )
        require_one_of("taken_apart_by", self.taken_apart_by, (PLAYER, COMPUTER))
        if not self.pictures:
            raise OptionsError("option 'pictures' must name at least one picture")
        for picture in self.pictures:
            require_type("pictures", picture, str)
            try:
                stones = read_picture(picture)
            except NotationError as error:
                raise OptionsError(f"option 'pictures': {error}") from error
            if not count_stones(stones):
                raise OptionsError("option 'pictures': a picture has no stones")
        if self.players == 1 and self.taken_apart_by == PLAYER:
            raise OptionsError("option 'taken_apart_by' must be 'computer' with 1 player")

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Make options of plain data; where a single player is named, the computer takes apart."""
        by = COMPUTER if data.get("players") == 1 else PLAYER
        return super().read({"taken_apart_by": by, **data})

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that take part, in the order of turns."""
        players = PLAYERS[: self.players]
        return (COMPUTER, *players) if self.taken_apart_by == COMPUTER else players

    def picture(self, n: int) -> str:
        """Return the picture of the round with n removals."""
        return self.pictures[(n - 1) // self.rounds_per_picture % len(self.pictures)]

    def goal(self, n: int) -> Stones:
        """Return the stones of the picture of the round with n removals."""
        return read_picture(self.picture(n))
