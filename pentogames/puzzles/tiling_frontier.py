"""All solutions of a tiling puzzle at once, shared by the pieces used.

Filling the first vacant square next, very different beginnings lead to the same set of covered
squares, and there are few such sets. They are the nodes of a graph; whatever pieces led to a node,
the same placements lead on. So the graph is made without a look at which pieces are used, nodes
from which the region cannot be filled are dropped, and then numbers of ways are pushed along it, a
number for each combination of pieces used. When all pieces are needed, ways from the start and
ways from the end meet half-way, where combinations of pieces must complete each other.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property

from pentogames.puzzles.tiling import Report, StoppedError
from pentogames.puzzles.tiling_board import TilingBoard
from pentogames.puzzles.tiling_kernel import CompiledFrontier, Placements, suits

MOST_NODES = 2_000_000
MOST_COMBINATIONS = 5_000_000

Block = tuple[int, str]
"""Squares that are covered together, and the letters of the pieces that cover them."""

Ways = dict[int, dict[int, int]]
"""Nodes, and for each the number of ways by which pieces are used."""

_BETWEEN_REPORTS = 128  # nodes; those late in a count take up to a millisecond


class TooManyError(Exception):
    """The puzzle is too large to be counted in the memory of a usual computer."""


class Usage:
    """Which pieces are used, as an integer: a field for each letter, with a guard bit above.

    One copy too many reaches the guard bit, so one look at ``guards`` checks all letters.
    """

    def __init__(self, pieces: str) -> None:
        self.at_hand = Counter(pieces)
        self.units: dict[str, int] = {}
        self.none = self.all = self.guards = 0
        shift = 0
        for piece, copies in self.at_hand.items():
            guard = 1 << copies.bit_length()
            self.units[piece] = 1 << shift
            self.none |= (guard - 1 - copies) << shift
            self.all |= (guard - 1) << shift
            self.guards |= guard << shift
            shift += guard.bit_length()

    def of(self, pieces: str) -> int:
        """Return what these pieces add to those used."""
        return sum(self.units[piece] for piece in pieces)

    def letters(self, used: int) -> str:
        """Return the letters of the pieces used, sorted."""
        fields = used - self.none
        return "".join(
            piece * (fields // unit % (1 << self.at_hand[piece].bit_length()))
            for piece, unit in sorted(self.units.items())
        )


def ways(
    board: TilingBoard, blocks: Collection[Block] | None = None, report: Report | None = None
) -> dict[str, int]:
    """Return what ``Frontier.ways`` does, by the kernel if there is one; errors as of Frontier."""
    compiled = _compiled(board, blocks, report)
    if compiled is not None:
        try:
            return compiled.ways()
        except BufferError as error:
            raise TooManyError from error
        except OverflowError:  # more than 64 bits hold, which Python does not mind
            pass
    return Frontier(board, blocks, report).ways()


def placements(board: TilingBoard, report: Report | None = None) -> Iterator[Placements]:
    """Yield what ``Frontier.solutions`` does, by the kernel if there is one."""
    compiled = _compiled(board, None, report)
    if compiled is None:
        yield from Frontier(board, report=report).solutions()
        return
    try:
        yield from compiled.solutions()
    except (BufferError, OverflowError) as error:
        raise TooManyError from error


def _compiled(
    board: TilingBoard, blocks: Collection[Block] | None, report: Report | None
) -> CompiledFrontier | None:
    usage = Usage(board.tiling.left)
    if not suits(board) or not board.tiling.may_be_solvable or usage.guards >> 63:
        return None
    if blocks is None:
        meeting, blocks = _meeting(board), [each for some in board.by_lowest for each in some]
    else:
        meeting = board.vacant.bit_count() // 5
    limits = MOST_NODES, MOST_COMBINATIONS
    return CompiledFrontier(board, blocks, usage, meeting, limits, report)


def _meeting(board: TilingBoard) -> int:
    """Return the layer where ways from the start and ways from the end meet."""
    last = board.vacant.bit_count() // 5
    return last if board.tiling.leaves_pieces else last // 2


class Frontier:
    """The graph of covered sets of a puzzle's board, with all its solutions.

    With ``blocks``, these stand in for the placements. TooManyError if the graph grows too large,
    and StoppedError if the report says so, from the making and from all methods.
    """

    def __init__(
        self,
        board: TilingBoard,
        blocks: Collection[Block] | None = None,
        report: Report | None = None,
    ) -> None:
        self._board = board
        self._report = report
        self._usage = Usage(board.tiling.left)
        self._last = board.vacant.bit_count() // 5
        """The layer of the full board; a node's layer is the number of pieces laid there."""
        self._meeting = _meeting(board) if blocks is None else self._last
        self._steps_done = 0
        self._edges: dict[int, list[tuple[int, int]]] = {}
        """By node the nodes that follow, and what each adds to the pieces used."""
        self._layers: list[list[int]] = [[] for _ in range(self._last + 1)]
        if board.tiling.may_be_solvable:
            if blocks is None:
                blocks = [each for placements in board.by_lowest for each in placements]
            self._make(blocks)

    def ways(self) -> dict[str, int]:
        """Return the numbers of solutions by the pieces that they use, as sorted letters."""
        usage, found = self._usage, Counter[int]()
        whole = usage.all + usage.none
        for node in self._layers[self._meeting]:
            for used, ways in self._from_start.get(node, {}).items():
                if self._meeting == self._last:
                    found[used] += ways
                else:
                    found[usage.all] += ways * self._from_end[node].get(whole - used, 0)
        return {usage.letters(used): ways for used, ways in sorted(found.items()) if ways}

    def solutions(self) -> Iterator[Placements]:
        """Yield the solutions as their placements, each once. Not for a graph of blocks."""
        start = self._board.start
        if self._usage.none in self._completable.get(start, ()):
            yield from self._completions(start, self._usage.none, ())

    def _completions(self, node: int, used: int, laid: Placements) -> Iterator[Placements]:
        if node == self._board.full:
            yield laid
            return
        for following, unit in self._edges[node]:
            if used + unit in self._completable[following]:
                placement = (node ^ following, self._letters[unit])
                yield from self._completions(following, used + unit, (*laid, placement))

    @cached_property
    def _letters(self) -> dict[int, str]:
        return {unit: piece for piece, unit in self._usage.units.items()}

    # The graph

    def _make(self, blocks: Collection[Block]) -> None:
        """Find the nodes that can be reached, then drop those that do not lead to the end."""
        by_lowest = self._by_lowest(blocks)
        reached = self._reached(by_lowest)
        edges = self._edges
        if self._board.full in reached[-1]:
            edges[self._board.full] = []
        for nodes in reversed(reached[:-1]):
            for node in self._watched(nodes):
                onward = [
                    (node | mask, unit)
                    for mask, unit, _ in by_lowest[_first_vacant(node)]
                    if not mask & node and node | mask in edges
                ]
                if onward:
                    edges[node] = onward
        self._layers = [[node for node in nodes if node in edges] for nodes in reached]

    def _reached(self, by_lowest: list[list[tuple[int, int, int]]]) -> list[list[int]]:
        """Return the nodes that can be reached, by layer, without those that have a hole of one."""
        full, stride = self._board.full, self._board.grid.stride
        coming: list[set[int]] = [set() for _ in self._layers]
        coming[0].add(self._board.start)
        reached: list[list[int]] = []
        number = 0
        for layer, nodes in enumerate(coming):
            kept: list[int] = []
            reached.append(kept)
            for node in self._watched(nodes):
                vacant = full ^ node
                # Larger holes die out by themselves; to look for them here takes more time.
                if vacant & ~(vacant << 1 | vacant >> 1 | vacant << stride | vacant >> stride):
                    continue
                kept.append(node)
                for mask, _, size in by_lowest[_first_vacant(node)] if vacant else ():
                    if not mask & node:
                        coming[layer + size].add(node | mask)
                if number + len(coming[min(layer + 1, self._last)]) > MOST_NODES:
                    raise TooManyError
            number += len(kept)
            coming[layer] = set()
        return reached

    def _by_lowest(self, blocks: Collection[Block]) -> list[list[tuple[int, int, int]]]:
        """Return the blocks of as many pieces as there are, by lowest square.

        Each is (squares, what it adds to the pieces used, its number of pieces).
        """
        found: list[list[tuple[int, int, int]]] = [[] for _ in self._board.by_lowest]
        for mask, pieces in blocks:
            if not Counter(pieces) - self._usage.at_hand:
                unit = self._usage.of(pieces)
                lowest = (mask & -mask).bit_length() - 1
                found[lowest].append((mask, unit, len(pieces)))
        return found

    # Ways along it

    @cached_property
    def _from_start(self) -> Ways:
        """By node, up to the layer where they meet, the ways to come there."""
        if not self._layers[0]:
            return {}
        ways: Ways = {self._board.start: {self._usage.none: 1}}
        guards, number = self._usage.guards, 0
        for layer in range(self._meeting):
            for node in self._watched(self._layers[layer]):
                here = ways.get(node, {})
                number += len(here)
                for following, unit in self._edges[node]:
                    there = ways.setdefault(following, {})
                    for used, count in here.items():
                        added = used + unit
                        if not added & guards:
                            there[added] = there.get(added, 0) + count
            _check(number)
        return ways

    @cached_property
    def _from_end(self) -> Ways:
        """By node, from the layer where they meet on, the ways to go from there to the end."""
        ways: Ways = {self._board.full: {self._usage.none: 1}}
        guards, number = self._usage.guards, 0
        for layer in reversed(range(self._meeting, self._last)):
            for node in self._watched(self._layers[layer]):
                here = ways[node] = {}
                for following, unit in self._edges[node]:
                    for used, count in ways[following].items():
                        added = used + unit
                        if not added & guards:
                            here[added] = here.get(added, 0) + count
                number += len(here)
            _check(number)
        return ways

    @cached_property
    def _completable(self) -> dict[int, set[int]]:
        """By node, which pieces may be used up to there so that there is a way to the end."""
        whole = self._usage.all + self._usage.none
        if self._meeting == self._last:
            found = {node: set(self._from_start.get(node, ())) for node in self._layers[-1]}
        else:
            found = {node: {whole - used for used in ways} for node, ways in self._from_end.items()}
        for layer in reversed(range(self._meeting)):
            for node in self._watched(self._layers[layer]):
                onward = [(found[following], unit) for following, unit in self._edges[node]]
                found[node] = {
                    used
                    for used in self._from_start.get(node, ())
                    if any(used + unit in there for there, unit in onward)
                }
        return found

    def _watched(self, nodes: Collection[int]) -> Iterable[int]:
        """Yield the nodes of a layer, and ask from time to time whether to go on."""
        if self._report is None:
            return nodes
        return self._reported(nodes, self._report)

    def _reported(self, nodes: Collection[int], report: Report) -> Iterator[int]:
        self._steps_done += 1
        # Twice over the graph to make it, once to count; making a list of solutions adds a bit.
        share = min(0.99, self._steps_done / (3 * self._last + 1))
        for number, node in enumerate(nodes):
            if number % _BETWEEN_REPORTS == 0 and not report(share):
                raise StoppedError
            yield node


def _first_vacant(covered: int) -> int:
    """Return the index of the first vacant square."""
    return (~covered & (covered + 1)).bit_length() - 1


def _check(number: int) -> None:
    if number > MOST_COMBINATIONS:
        raise TooManyError
