"""Why a move of Universe is good or bad: proofs, moves in reserve, room left, and counsel."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from pentogames.bots.profile import Profile, Reason, never
from pentogames.core.game import Mark, Role, Seat
from pentogames.core.shapes import Placement
from pentogames.games._universe_table import PIECE_SIZE, numbers
from pentogames.games.universe import RegionKind, UniversePosition, regions

PROOF_NODES = 4000
"""What a reason may cost; a proof that needs more has been told by the search."""
OPENING = 4
"""Turns of each seat that count as opening: the time to get rid of clumsy pieces."""


class Why(StrEnum):
    """The codes of Universe's reasons."""

    WINS = "wins"  # nobody else can move
    PROVED = "proved"  # that it wins
    PROVED_IN = "proved-in"  # that it wins, in so many moves of the mover's
    SYMMETRIC = "symmetric"  # turned by half the board looks the same again
    MAKES_EXACT = "makes-exact"  # a region of five that only the mover can fill
    MAKES_RESERVE = "makes-reserve"  # a larger region where only the mover can play
    KEEPS = "keeps"  # regions that were in reserve before
    TAKES = "takes"  # a region of five that others could have filled
    LEAVES = "leaves"  # an opponent so many moves, and the mover so many
    SPENDS = "spends"  # the piece that had the fewest places
    DEAD = "dead"  # a zone where nobody can play
    GIVES = "gives"  # a region to an opponent where it alone can play
    LOSES = "loses"  # that is proved


class Ground(NamedTuple):
    """A vacant region, a set of squares, and the seats that have a legal placement in it."""

    squares: int
    seats: tuple[Seat, ...]


def grounds(position: UniversePosition) -> list[Ground]:
    """Return the vacant regions, and who could play there were it its turn."""
    table = position.table
    out = {seat for seat, _ in position.out}
    parts = list(table.board.grid.components(position.vacant))
    can: list[list[Seat]] = [[] for _ in parts]
    for seat in position.seats:
        left = set(range(len(parts))) if seat not in out else set()
        for number in numbers(position.legal_set(seat)):
            if not left:
                break
            here = {index for index in left if parts[index] & table.masks[number]}
            left -= here
            for index in here:
                can[index].append(seat)
    return [Ground(part, tuple(seats)) for part, seats in zip(parts, can, strict=True)]


def reasons(
    position: UniversePosition, move: Placement, profile: Profile[bytes]
) -> tuple[Reason, ...]:
    """Return what speaks for a legal move, the most telling first, then what speaks against it."""
    then = position.after(move)
    outcome = then.outcome()
    if outcome is not None and outcome.places[move.seat] == 1:
        return (Reason(Why.WINS, (Mark(Role.LAST, move.squares),)),)
    if outcome is not None:
        return ()
    return (
        *_proof(then, move.seat, profile),
        *_symmetry(then, move),
        *_reserve(position, then, move.seat),
        *_taken(position, move),
        *_room(then, move.seat),
        *_spent(position, move),
        *_dead(position, then),
    )


def _proof(then: UniversePosition, mover: Seat, profile: Profile[bytes]) -> Iterator[Reason]:
    exact = profile.solve(profile.state(then), PROOF_NODES, never)
    if exact is None:
        return
    value = exact.value[then.seats.index(mover)]
    if value == 1 and exact.depth is not None:
        yield Reason(Why.PROVED_IN, facts={"count": exact.depth // 2 + 1})
    elif value == 1:
        yield Reason(Why.PROVED)
    elif value == 0:
        yield Reason(Why.LOSES)


def _symmetry(then: UniversePosition, move: Placement) -> Iterator[Reason]:
    """Look whether the other has to break the symmetry of board and hands."""
    if len(then.seats) != 2 or len(set(then.hands.values())) > 1:
        return
    grid = then.table.board.grid
    span = grid.index(grid.squares(grid.full)[-1])
    turned = int(f"{then.vacant:0{span + 1}b}"[::-1], 2)
    if turned == then.vacant:
        mark = Mark(Role.HINT, then.placed[-2].squares) if len(then.placed) > 1 else None
        yield Reason(Why.SYMMETRIC, (mark,) if mark else (), {"seat": then.to_move})


def _reserve(before: UniversePosition, then: UniversePosition, mover: Seat) -> Iterator[Reason]:
    """Look at the regions where one seat alone can play."""
    grid = then.table.board.grid
    old = {ground.squares for ground in grounds(before) if ground.seats == (mover,)}
    known = {ground.squares for ground in grounds(before) if len(ground.seats) == 1}
    kept = []
    given = []
    for ground in grounds(then):
        if len(ground.seats) != 1:
            continue
        size = ground.squares.bit_count()
        role = Role.EXACT if size == PIECE_SIZE else Role.OPEN
        mark = Mark(role, grid.squares(ground.squares))
        if ground.squares in old:
            kept.append(mark)
        elif ground.seats == (mover,):
            code = Why.MAKES_EXACT if size == PIECE_SIZE else Why.MAKES_RESERVE
            yield Reason(code, (mark,), {"size": size})
        elif ground.squares not in known:
            given.append(Reason(Why.GIVES, (mark,), {"seat": ground.seats[0], "size": size}))
    if kept:
        yield Reason(Why.KEEPS, tuple(kept), {"count": len(kept)})
    yield from given


def _taken(before: UniversePosition, move: Placement) -> Iterator[Reason]:
    """Look whether the move fills a region of five that others could have filled."""
    squares = before.table.board.grid.mask(move.squares)
    for ground in grounds(before):
        others = tuple(seat for seat in ground.seats if seat != move.seat)
        if ground.squares == squares and others:
            yield Reason(Why.TAKES, (Mark(Role.EXACT, move.squares),), {"seat": others[0]})


def _room(then: UniversePosition, mover: Seat) -> Iterator[Reason]:
    """Count the moves of the opponent who has the fewest, and the mover's own."""
    out = {seat for seat, _ in then.out}
    counts = {seat: then.legal_set(seat).bit_count() for seat in then.seats if seat not in out}
    own = counts.pop(mover, 0)
    seat = min(counts, key=lambda one: counts[one])
    yield Reason(Why.LEAVES, (), {"seat": seat, "count": counts[seat], "own": own})


def _spent(before: UniversePosition, move: Placement) -> Iterator[Reason]:
    """Look whether the piece had the fewest places of all in hand, while pieces abound."""
    if before.ply >= OPENING * len(before.seats):
        return
    table = before.table
    places = {
        piece: (before.legal & table.of_piece[piece]).bit_count()
        for piece in before.playable_pieces(move.seat)
    }
    if places[move.piece] == min(places.values()):
        yield Reason(Why.SPENDS, (), {"piece": move.piece, "count": places[move.piece]})


def _dead(before: UniversePosition, then: UniversePosition) -> Iterator[Reason]:
    old = {region.squares for region in regions(before)}
    marks = tuple(
        Mark(Role.DEAD, region.squares)
        for region in regions(then)
        if region.kind is RegionKind.DEAD and region.squares not in old
    )
    if marks:
        yield Reason(Why.DEAD, marks, {"count": len(marks)})
