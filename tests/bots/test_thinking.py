"""Thinking: proof before search, erring as the level says, and telling what was found."""

from typing import Any

import pytest

from pentogames.bots import thinking
from pentogames.bots.levels import Level, Search
from pentogames.bots.profile import Exact, Key, Reason, Stop
from pentogames.bots.search.found import Watch
from pentogames.bots.thinking import MOVE_ONLY, CannotThink, Detail, think, think_as
from pentogames.bots.thought import Thought
from tests.bots.toy import Take, Toy, ToyProfile, ToyReason, crosses, plain

SEARCHES = (Search.MCTS, Search.ALPHA_BETA)
WIN = crosses("xx.oo....")
BLOCK = crosses("x...x..o.")


def thought(
    position: Toy,
    search: Search = Search.MCTS,
    *,
    profile: ToyProfile | None = None,
    number: int = 7,
    seed: int = 1,
    exclude: tuple[int, ...] = (),
    detail: Detail = Detail(),  # noqa: B008
    **level: Any,
) -> Thought:
    level.setdefault("work", 2000)
    chosen = Level(number, search, **level)
    watch = Watch(60)
    return think_as(profile or ToyProfile(), position, chosen, seed, watch, exclude, detail)


@pytest.mark.parametrize("search", SEARCHES)
def test_wins_blocks_and_finds_the_only_move(search: Search) -> None:
    assert thought(WIN, search).move == 2
    assert thought(BLOCK, search).move == 8
    # A corner would lose to two threats at once.
    assert thought(crosses("x...o...x"), search).move in (1, 3, 5, 7)


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_careful_levels_never_miss_a_win_or_a_block(search: Search, number: int) -> None:
    for seed in range(20):
        hot = {"number": number, "seed": seed, "temperature": 1.0}
        assert thought(WIN, search, **hot).move == 2
        assert thought(BLOCK, search, **hot).move == 8


def test_gentle_levels_err() -> None:
    moves = {
        thought(WIN, Search.ONE_PLY, number=1, seed=seed, temperature=1.0).move
        for seed in range(60)
    }
    assert len(moves) == 5


def test_says_what_is_proved() -> None:
    found = thought(WIN)
    assert (found.value, found.proved, found.depth, found.complete) == ((1.0, 0.0), True, 1, True)
    found = thought(crosses("x...o...x"))
    assert (found.value, found.proved, found.depth) == ((0.5, 0.5), True, 6)
    found = thought(crosses("........."), work=50)
    assert not found.proved
    assert found.depth is None


def test_lines_go_on_in_moves_of_the_rules() -> None:
    found = thought(crosses("x...o...x"), detail=Detail(lines=3, plies=4))
    assert len(found.lines) == 3
    assert found.lines[0].move == found.move
    for line in found.lines:
        state = crosses("x...o...x")
        for move in (line.move, *line.continuation):
            assert move in state.moves()
            state = state.after(move)
        assert len(line.continuation) == 3
    assert [line.value[1] for line in found.lines] == sorted(
        (line.value[1] for line in found.lines), reverse=True
    )


def test_a_thought_of_the_move_only_is_short() -> None:
    found = thought(crosses("x...o...x"), detail=MOVE_ONLY)
    assert len(found.lines) == 1
    assert found.lines[0].continuation == ()
    assert found.reasons == ()


def test_a_move_asked_for_is_told_behind_the_best() -> None:
    found = thought(BLOCK, detail=Detail(lines=1, also=(2,)))
    assert [line.move for line in found.lines] == [8, 2]
    assert found.lines[1].value == (1.0, 0.0)


def test_reasons_are_those_of_the_move() -> None:
    assert thought(WIN).reasons == (Reason(ToyReason.MADE, facts={"move": 2}),)


class Solving(ToyProfile):
    """A profile that solves whatever at least ten nodes are granted for."""

    def solve(self, state: Toy, nodes: int, stop: Stop) -> Exact | None:
        if nodes < 10:
            return None
        value = plain(state)
        best = tuple(move for move in state.moves() if plain(state.after(move)) == value)
        return Exact(value, best, depth=9, nodes=10)


def test_a_proof_comes_before_the_search() -> None:
    profile = Solving()
    found = thought(Take(2, 0, 21), profile=profile, exact=10)
    assert (found.move, found.value, found.proved, found.depth) == (1, (1.0, 0.0), True, 9)
    assert found.work == 10
    assert not thought(Take(2, 0, 21), profile=profile, exact=9).proved
    assert not thought(Take(2, 0, 21), profile=profile).proved


def test_where_all_is_lost_the_search_looks_for_what_is_hardest() -> None:
    found = thought(Take(2, 0, 8), profile=Solving(), exact=10)
    assert found.proved
    assert found.value == (0.0, 1.0)
    assert len(found.lines) == 3


def test_a_proof_without_moves_counts_only_where_all_is_lost() -> None:
    class Vague(Solving):
        def solve(self, state: Toy, nodes: int, stop: Stop) -> Exact | None:
            return Exact(plain(state))

    assert thought(Take(2, 0, 8), profile=Vague(), exact=10, work=1).proved
    assert not thought(Take(2, 0, 21), profile=Vague(), exact=10, work=1).proved


def test_the_next_best_comes_when_the_best_is_excluded() -> None:
    position = crosses("x...o...x")
    order: list[int] = []
    while len(order) < 6:
        found = thought(position, exclude=tuple(order))
        assert found.move not in order
        order.append(found.move)
    worth = [plain(position.after(move))[1] for move in order]
    assert worth == sorted(worth, reverse=True)
    with pytest.raises(CannotThink, match="all moves are excluded"):
        thought(position, exclude=tuple(order))


def test_exclusion_holds_for_proofs_and_narrow_searches() -> None:
    assert thought(Take(2, 0, 21), profile=Solving(), exact=10, exclude=(1,)).move != 1
    assert thought(WIN, width=1, exclude=(2, 5, 6, 7)).move == 8


def test_the_end_of_the_game_is_no_place_to_think() -> None:
    with pytest.raises(CannotThink, match="over"):
        thought(Take(2, 0, 0))


def test_a_level_is_found_by_game_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {4: Level(4, Search.MCTS, work=100, exact=20)}
    monkeypatch.setattr(thinking, "profile_of", {"toy": ToyProfile()}.get)
    monkeypatch.setattr(thinking, "level_of", lambda game, number: levels[number])
    start = crosses(".........")
    assert think("toy", start, 4, seed=1).work == 100
    assert think("toy", start, 4, seed=1, work=0.1).work == 10
    shares: list[float] = []
    short = think("toy", start, 4, 1, seconds=600, stop=lambda: True, progress=shares.append)
    assert not short.complete
    assert short.move in range(9)
    assert shares == [0.01]
    with pytest.raises(CannotThink, match="no computer plays chess"):
        think("chess", start, 4, seed=1)


def test_the_same_seed_thinks_the_same() -> None:
    def told(seed: int) -> tuple[Any, ...]:
        found = thought(crosses("x........"), seed=seed, work=200, temperature=0.1, number=3)
        return (found.move, found.value, found.lines, found.work)

    assert told(3) == told(3)
    assert len({told(seed)[:1] for seed in range(20)}) > 1


def test_keys_and_moves_are_told_apart() -> None:
    class Coded(ToyProfile):
        def key(self, position: Toy, move: int) -> Key:
            return f"k{move}"

        def move(self, position: Toy, key: Any) -> int:
            return int(key[1:])

        def children(self, state: Toy, width: int) -> list[tuple[float, Key]]:
            return [(value, f"k{move}") for value, move in super().children(state, width)]

        def after(self, state: Toy, key: Any) -> Toy:
            return state.after(int(key[1:]))

    found = thought(WIN, profile=Coded(), exclude=(2,))
    assert found.move in (5, 6, 7, 8)
    assert thought(WIN, Search.ALPHA_BETA, profile=Coded()).move == 2


def test_an_only_move_is_played_without_a_search_unless_its_worth_is_asked_for() -> None:
    only = crosses("xoxoxo.xo")
    assert thought(only, work=50).work == 1
    assert thought(Take(2, 0, 21), work=50, width=1).work == 50
    told = thought(crosses("xoxoxxo.o"), work=50, detail=Detail(forced=True))
    assert told.proved


def test_more_work_plays_better() -> None:
    def faults(work: int) -> int:
        return sum(
            plain(heap.after(thought(heap, work=work, seed=seed).move)) != plain(heap)
            for heap in (Take(2, 0, size) for size in (9, 10, 11, 13))
            for seed in range(5)
        )

    assert faults(3) > faults(200) > faults(2000) == 0
