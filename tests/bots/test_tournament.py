"""Tournaments: who sits where, what is counted, and that the number of workers changes nothing."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from pentogames.bots import tournament as tournaments
from pentogames.bots.tally import tally, wilson
from pentogames.bots.thought import Thought
from pentogames.bots.tournament import (
    Pace,
    Played,
    Player,
    Tournament,
    TournamentError,
    play_all,
    play_game,
    read_player,
    record_of,
)
from pentogames.bots.worker import Job
from pentogames.core.game import IllegalMove
from pentogames.games import game_named

RANDOM = Player("random")
GREEDY = Player("greedy")


def make(game: str, *players: str, options: Mapping[str, Any] = {}, **rest: Any) -> Tournament:
    read = game_named(game).options_type.read(options)
    return Tournament(game, read, tuple(read_player(player) for player in players), **rest)


@pytest.mark.parametrize("text", ["level:1", "level:7", "random", "greedy", "flat:25", "flat=time"])
def test_players_are_written_as_they_are_read(text: str) -> None:
    assert str(read_player(text)) == text


@pytest.mark.parametrize(
    "text", ["", "level", "level:0", "level:8", "level:-1", "flat", "flat:0", "random:2", "level:²"]
)
def test_other_players_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no player"):
        read_player(text)


def test_each_player_sits_at_each_seat_equally_often() -> None:
    three = make("pent-up", "level:1", "level:2", "random", options={"players": 3})
    assert [three.seating(number) for number in range(4)] == [
        {"White": 0, "Black": 1, "Red": 2},
        {"White": 2, "Black": 0, "Red": 1},
        {"White": 1, "Black": 2, "Red": 0},
        {"White": 0, "Black": 1, "Red": 2},
    ]


def test_players_of_teams_take_a_team_each() -> None:
    pairs = make("pentago", "level:1", "random", options={"players": 4, "teams": "pairs"})
    assert [pairs.seating(number) for number in range(2)] == [
        {"A1": 0, "B1": 1, "A2": 0, "B2": 1},
        {"A1": 1, "B1": 0, "A2": 1, "B2": 0},
    ]
    uneven = make(
        "pentago", "level:1", "random", options={"players": 3, "teams": "two-against-one"}
    )
    assert uneven.seating(0) == {"A1": 0, "B1": 1, "A2": 0}


@pytest.mark.parametrize(
    ("game", "players", "options", "what"),
    [
        ("picture-puzzle", ["random"], {}, "no computer plays picture-puzzle"),
        ("pauli", ["random"], {}, "each of the 2 seats, not 1"),
        ("pentago", ["random"] * 3, {"players": 4, "teams": "pairs"}, "the 4 seats or the 2 teams"),
    ],
)
def test_tournaments_that_cannot_be_are_refused(
    game: str, players: list[str], options: dict[str, Any], what: str
) -> None:
    with pytest.raises(TournamentError, match=what):
        make(game, *players, options=options)


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    tournament = make("pauli", "random", "greedy", games=4, seed=5)
    games = [play_game(tournament, number) for number in range(4)]
    again = play_game(tournament, 2)
    assert again.moves == games[2].moves
    assert len({game.moves for game in games}) == 4
    # Both games of a round begin alike, with the players in each other's seats.
    assert games[0].moves[:2] == games[1].moves[:2] != games[2].moves[:2]
    assert games[0].seating == {"Cool": 0, "Hot": 1}
    assert games[1].seating == {"Cool": 1, "Hot": 0}
    other = play_game(make("pauli", "random", "greedy", games=4, seed=6), 0)
    assert other.moves != games[0].moves


def test_one_worker_and_many_play_the_same_games() -> None:
    tournament = make("pauli", "random", "level:1", games=6, seed=3)
    here = {number: play_game(tournament, number).moves for number in range(6)}
    for jobs in (1, 3):
        assert {game.number: game.moves for game in play_all(tournament, jobs)} == here


def test_whoever_has_seen_enough_ends_the_workers() -> None:
    tournament = make("pauli", "random", "random", games=1000)
    games = play_all(tournament, 2)
    assert len(list(islice(games, 3))) == 3
    games.close()


def test_the_outcome_and_the_time_of_each_game_are_kept() -> None:
    played = play_game(make("pauli", "random", "greedy", games=1), 0)
    position = game_named("pauli").start(game_named("pauli").options_type())
    for move in played.moves:
        assert position.refusal(move) is None
        position = position.after(move)
    outcome = position.outcome()
    assert outcome is not None
    assert played.places == outcome.places
    thought_about = sum(pace.moves for pace in played.paces.values())
    assert thought_about == len(played.moves) - 2  # the opening is nobody's
    assert all(0 < pace.longest <= pace.seconds for pace in played.paces.values())


def test_an_illegal_move_ends_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    first = next(iter(game_named("pauli").start(game_named("pauli").options_type()).moves()))
    monkeypatch.setattr(
        tournaments, "play_random", lambda *_: Thought(first, (0.5, 0.5), (), 1, 0.0)
    )
    with pytest.raises(IllegalMove):
        play_game(make("pauli", "random", "random", opening=0), 0)


@pytest.mark.parametrize("job", ["fail", "die"])
def test_a_fault_in_a_worker_is_told(monkeypatch: pytest.MonkeyPatch, job: str) -> None:
    monkeypatch.setattr(tournaments, "Job", lambda *_: Job(f"tests.bots.jobs:{job}"))
    tournament = make("pauli", "random", "random", games=2)
    what = {"fail": "game [12]: TypeError", "die": "a worker process died"}[job]
    with pytest.raises(TournamentError, match=what):
        list(play_all(tournament, 2))


def test_a_game_without_end_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "LONGEST", 5)
    tournament = make("pauli", "random", "random", games=1)
    played = play_game(tournament, 0)
    assert len(played.moves) == 5
    assert played.places == {}
    results = tally(tournament, [played])
    assert results.unfinished == 1
    assert [(score.draws, score.points) for score in results.players] == [(1, 0.5), (1, 0.5)]


def test_flat_by_time_gets_what_its_opponent_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []
    real = tournaments.play_flat

    def watched(*arguments: Any) -> Thought:
        allowed.append(arguments[4])
        return real(*arguments[:3], 1)

    monkeypatch.setattr(tournaments, "play_flat", watched)
    tournament = make("pauli", "flat=time", "level:2", games=1, opening=0)
    played = play_game(tournament, 0)
    first, *later = allowed
    assert first > 0  # before the opponent has moved, it is asked what it would take
    pace = played.paces["Hot"]
    unanswered = len(played.moves) % 2 == 0  # whether the opponent made the last move
    assert len(later) == pace.moves - unanswered
    # In all it gets what the opponent took, but for a last move that nobody answered.
    assert 0 <= pace.seconds - sum(later) <= pace.longest * unanswered + 1e-9


def test_records_name_the_players() -> None:
    tournament = make("pauli", "random", "greedy", games=2)
    played = play_game(tournament, 1)
    record = record_of(tournament, played)
    assert record.tags == {"Cool": "greedy", "Hot": "random"}
    assert tuple(record.node(node).move for node in record.main_line()) == played.moves


def game(number: int, seating: Mapping[str, int], places: Mapping[str, int]) -> Played:
    """Return a game as it is counted, each seat with a pace of its own."""
    paces = {
        seat: Pace(moves=at + 1, seconds=2.0 * (at + 1), longest=at + 1.0)
        for at, seat in enumerate(seating)
    }
    return Played(number, seating, (number // 2,), places, paces)


def test_wins_draws_and_losses_are_counted_by_player_and_by_seat() -> None:
    tournament = make("pauli", "random", "greedy", games=3)
    games = [
        game(2, {"Cool": 0, "Hot": 1}, {"Cool": 1, "Hot": 1}),
        game(0, {"Cool": 0, "Hot": 1}, {"Cool": 1, "Hot": 2}),
        game(1, {"Cool": 1, "Hot": 0}, {"Cool": 1, "Hot": 2}),
    ]
    results = tally(tournament, games)
    first, second = results.players
    assert (first.name, first.wins, first.draws, first.losses) == ("random", 1, 1, 1)
    assert (second.name, second.wins, second.draws, second.losses) == ("greedy", 1, 1, 1)
    assert first.share == second.share == 0.5
    assert first.pace == Pace(4, 8.0, 2.0)
    cool, hot = results.seats
    assert (cool.wins, cool.draws, cool.losses, cool.points) == (2, 1, 0, 2.5)
    assert (hot.wins, hot.draws, hot.losses, hot.points) == (0, 1, 2, 0.5)
    assert (results.games, results.different, results.unfinished) == (3, 2, 0)


def test_a_first_place_that_is_shared_is_a_part_of_a_win() -> None:
    tournament = make("pent-up", "random", "greedy", "level:1", options={"players": 3})
    seating = {"White": 0, "Black": 1, "Red": 2}
    results = tally(tournament, [game(0, seating, {"White": 1, "Black": 3, "Red": 1})])
    assert [score.points for score in results.players] == [0.5, 0.0, 0.5]
    assert [score.draws for score in results.players] == [1, 0, 1]


def test_a_team_wins_for_whoever_plays_it() -> None:
    tournament = make("pentago", "random", "greedy", options={"players": 4, "teams": "pairs"})
    results = tally(tournament, [game(0, tournament.seating(0), {"A": 2, "B": 1})])
    first, second = results.players
    assert (first.losses, second.wins, second.points) == (1, 1, 1.0)
    assert second.pace.moves == 2 + 4
    assert [score.wins for score in results.seats] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [  # worked out with decimals of 30 digits
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (5, 10, 0.236593, 0.763407),
        (130, 200, 0.581635, 0.712712),
    ],
)
def test_wilsons_interval(points: float, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=1e-6)
