"""Judging Pentago's positions and moves by their lines, in Python.

A move's score is its tier, times TIER, and the points of the evaluation after it: those of the
mover as often as he has opponents, less the opponents'.
"""

from pentogames.bots.kernels.pentago_board import (
    BLOCKS,
    CELLS,
    KEYS,
    MAY_SKIP,
    NONE,
    OVER,
    SKIP,
    Board,
)
from pentogames.bots.kernels.pentago_lines import (
    OTHER,
    OWN,
    TO_MOVE,
    WAITING,
    Looker,
    Sight,
    Sum,
    Weigher,
    fives_of,
    points_of,
    ways_of,
)

TIER = 1 << 32
GIVES, UNSAFE, CALM, FORCED, WINS = range(5)
"""Tiers: others make five and the mover does not; the next colour can make five; nothing of that;
the only opponent cannot keep the mover from five; the mover makes five, and nobody else."""

MOST = 256
"""The most moves that are chosen; a width of 0 has all."""

Move = tuple[int, int, bool]
"""Score and key of a move, and whether the mover then threatens five."""


class Judge:
    """Judges the moves of a board."""

    def __init__(self, board: Board, weigher: Weigher) -> None:
        self.board = board
        self.next = board.following()
        self.active = board.active()
        self.lookers = {
            colour: _looker(board, weigher, colour, self.next, board.mover)
            for colour in self.active
        }
        self.moves: list[Move] = []

    def all_moves(self) -> list[Move]:
        """Return all legal moves, unordered."""
        board, lookers = self.board, self.lookers
        sums = {colour: looker.all_lines() for colour, looker in lookers.items()}
        mine = sums[board.mover]
        vacant = board.vacant()
        winning = [cell for cell in vacant if fives_of(mine.total + mine.gain[cell]) > 0]
        self.moves = [(WINS * TIER, KEYS * cell + NONE, True) for cell in winning]
        cells = [cell for cell in vacant if cell not in winning]
        for block in range(BLOCKS):
            rest = {c: looker.without(block, sums[c]) for c, looker in lookers.items()}
            for way in range(board.ways):
                turned = {c: looker.with_turn(block, way, rest[c]) for c, looker in lookers.items()}
                self._judge(turned, cells, 2 * block + way)
        if board.flags & MAY_SKIP:
            self._judge(sums, quiet_cells(board, cells), SKIP)
        return self.moves

    def _judge(self, sums: dict[int, Sum], cells: list[int], turn: int) -> None:
        """Judge stones on cells, whose turn has led to these sums."""
        mover = self.board.mover
        opponents = len(self.active) - 1
        last = self.board.stones + 1 == CELLS
        for cell in cells:
            own = sums[mover].total + sums[mover].gain[cell]
            points = points_of(own) * opponents
            others = risk = 0
            for colour in self.active:
                if colour != mover:
                    total = sums[colour].total + sums[colour].gain[cell]
                    points -= points_of(total)
                    others |= fives_of(total)
                    if colour == self.next:
                        risk = ways_of(total)
            mine = fives_of(own)
            tier = _tier(mine, others, risk and not last)
            if mine or (last and tier == CALM):
                points = 0
            self.moves.append((tier * TIER + points, KEYS * cell + turn, ways_of(own) > 0))


def _tier(mine: int, others: int, risk: int | bool) -> int:
    if mine:
        return CALM if others else WINS
    if others:
        return GIVES
    return UNSAFE if risk else CALM


def _looker(board: Board, weigher: Weigher, colour: int, to_move: int, stone_of: int) -> Looker:
    role = TO_MOVE if colour == to_move else WAITING
    digit = OWN if colour == stone_of else OTHER
    tables = weigher.still[role], weigher.turned[role]
    return Looker(Sight(board, colour), *tables, digit, board.ways)


def quiet_cells(board: Board, cells: list[int]) -> list[int]:
    """Return those of the vacant cells after a stone on which some block holds none still."""
    empty = [block for block in range(BLOCKS) if not board.all_of(block)]
    return [cell for cell in cells if len(empty) - (cell // 9 in empty) > 0]


def best_first(moves: list[Move]) -> list[Move]:
    """Return the moves by falling score, and by key where scores are equal."""
    return sorted(moves, key=lambda move: (-move[0], move[1]))


def estimate(board: Board, weigher: Weigher) -> tuple[int, tuple[int, ...]]:
    """Return the verdict and the points by colour, as ``pentago_kernel.estimate`` does."""
    active = board.active()
    totals = {
        colour: _looker(board, weigher, colour, board.mover, board.mover).all_lines().total
        for colour in active
    }
    points = tuple(points_of(totals.get(colour, 0)) for colour in range(board.colours))
    if ways_of(totals[board.mover]):
        return 1, points
    threatened = any(ways_of(totals[colour]) for colour in active if colour != board.mover)
    if threatened and len(active) == 2 and not can_defend(board, board.following(), weigher):
        return -1, points
    return 0, points


def has_way(board: Board, weigher: Weigher) -> bool:
    """Say whether the mover can make five now."""
    looker = _looker(board, weigher, board.mover, board.mover, board.mover)
    return ways_of(looker.all_lines().total) > 0


def can_defend(board: Board, attacker: int, weigher: Weigher) -> bool:
    """Say whether the mover has a turn after which the attacker cannot make five with his own.

    Both are alone in the game, and the mover cannot make five himself.
    """
    looker = _looker(board, weigher, attacker, board.mover, board.mover)
    whole = looker.all_lines()
    vacant = board.vacant()
    last = board.stones + 1 == CELLS
    for block in range(BLOCKS):
        rest = looker.without(block, whole)
        for way in range(board.ways):
            turned = looker.with_turn(block, way, rest)
            for cell in vacant:
                total = turned.total + turned.gain[cell]
                if not fives_of(total) and (last or not ways_of(total)):
                    return True
    if not board.flags & MAY_SKIP:
        return False
    quiet = quiet_cells(board, vacant)
    return any(not ways_of(whole.total + whole.gain[cell]) for cell in quiet)


def choose(board: Board, weigher: Weigher, moves: list[Move], width: int) -> list[Move]:
    """Return up to ``width`` of all moves, best first, one of each that lead to the same board.

    Winning ones come alone, or else those that cannot be answered come first; moves that let the
    only opponent make five are left out where there are others.
    """
    width = min(width, MOST)
    two = len(board.active()) == 2
    forced: list[Move] = []
    chosen: list[Move] = []
    known: dict[int, list[list[list[int]]]] = {}
    best = 0
    for score, key, threat in best_first(moves):
        tier = (score + TIER // 2) // TIER
        best = best or tier
        if len(forced) + len(chosen) == width or (best == WINS and tier < WINS):
            break
        if two and tier <= UNSAFE and best > UNSAFE:
            break
        result = board.copy()
        result.play(key)
        if result.block in known.setdefault(score, []):
            continue
        known[score].append(result.block)
        unanswered = (
            (two and tier == CALM and threat)
            and result.mover != OVER
            and not can_defend(result, board.mover, weigher)
        )
        if unanswered:
            forced.append((score + TIER, key, threat))
        else:
            chosen.append((score, key, threat))
    return forced + chosen
