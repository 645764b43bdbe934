"""``pentogames match``, as it is called."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pentogames.bots.tally import tally
from pentogames.bots.tournament import Pace, Played, Tournament, read_player
from pentogames.cli.main import run_subcommand
from pentogames.cli.match import plain, table
from pentogames.games import game_named
from pentogames.store.pento import read_records

ROOT = Path(__file__).parents[2]
PAULI = ["match", "pauli", "--seats", "random", "greedy", "--games", "4", "--jobs", "2"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run_subcommand(arguments)
    out, error = capsys.readouterr()
    return code, out, error


def test_the_table_has_a_line_for_each_player(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, error = run(capsys, *PAULI)
    assert code == 0
    title, _, head, first, second, _, notes = out.splitlines()
    assert title == "4 of 4 games of pauli, seed 1"
    assert head.split()[:5] == ["player", "wins", "draws", "losses", "share"]
    assert first.split()[0] == "random"
    assert second.split()[0] == "greedy"
    numbers = [[int(word) for word in line.split()[1:4]] for line in (first, second)]
    assert [sum(row) for row in numbers] == [4, 4]
    assert numbers[0] == numbers[1][::-1]
    assert notes.startswith("By seat: Cool ")
    assert error.splitlines()[-1].startswith("4 of 4 games: random ")


def test_programs_get_all_figures_and_the_same_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results = []
    for jobs in ("1", "2"):
        code, out, _ = run(capsys, *PAULI, "--json", "--jobs", jobs, "--seed", "9")
        assert code == 0
        results.append(json.loads(out))
        for score in results[-1]["players"] + results[-1]["seats"]:
            assert score.pop("seconds") > 0
            assert score.pop("longest") > 0
    assert results[0] == results[1]
    assert results[0]["complete"] is True
    assert (results[0]["games"], results[0]["different"], results[0]["seed"]) == (4, 4, 9)
    assert [score["name"] for score in results[0]["players"]] == ["random", "greedy"]
    assert [score["name"] for score in results[0]["seats"]] == ["Cool", "Hot"]


def test_the_games_are_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    options = ["--options", '{"goal": 3}', "--set", "repetition_draw=false"]
    code, _, _ = run(capsys, *PAULI, *options, "--records", str(folder))
    assert code == 0
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == [f"pauli-000{number}.pento" for number in range(1, 5)]
    (record,) = read_records(paths[1])
    assert record.tags == {"Cool": "greedy", "Hot": "random"}
    assert (record.options.goal, record.options.repetition_draw) == (3, False)
    assert record.position_at(record.main_line()[-1]).to_move is None
    (tmp_path / "file").touch()
    code, _, error = run(capsys, *PAULI, "--records", str(tmp_path / "file"))
    assert code == 1
    assert str(tmp_path / "file") in error


def test_a_setting_can_be_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    teams = ["--set", "players=4", "--set", "teams=pairs"]
    code, out, _ = run(
        capsys, "match", "pentago", *teams, "--seats", "random", "random", "--games", "2", "--json"
    )
    assert code == 0
    results = json.loads(out)
    assert results["options"]["teams"] == "pairs"
    assert [score["name"] for score in results["seats"]] == ["A1", "B1", "A2", "B2"]


@pytest.mark.parametrize(
    ("arguments", "code", "what"),
    [
        (["pauli", "--seats", "random"], 1, "name a player for each of the 2 seats, not 1"),
        (["picture-puzzle", "--seats", "random"], 1, "no computer plays picture-puzzle"),
        (["pauli", "--seats", "random", "random", "--set", "goal=99"], 1, "goal"),
        (["pauli", "--seats", "random", "random", "--set", "speed=1"], 1, "no option 'speed'"),
        (["pauli", "--seats", "level:8", "random"], 2, "is no player"),
        (["pauli", "--seats", "random", "random", "--options", "[]"], 2, "is no object of JSON"),
        (["pauli", "--seats", "random", "random", "--options", "{"], 2, "is no object of JSON"),
        (["pauli", "--seats", "random", "random", "--set", "goal"], 2, "NAME=VALUE"),
        (["pauli", "--seats", "random", "random", "--work", "0"], 2, "no number above 0"),
        (["pauli", "--seats", "random", "random", "--games", "0"], 2, "one at least"),
        (["chess", "--seats", "random", "random"], 2, "invalid choice"),
    ],
)
def test_what_cannot_be_played_is_said(
    capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, what: str
) -> None:
    found, out, error = run(capsys, "match", *arguments)
    assert (found, out) == (code, "")
    assert what in error


def test_ctrl_c_prints_what_was_played() -> None:
    command = [sys.executable, "-m", "pentogames", "match", "pauli", "--jobs", "1"]
    program = subprocess.Popen(
        [*command, "--seats", "random", "random", "--games", "200"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stderr is not None
    assert program.stderr.readline().startswith("20 of 200 games: ")
    program.send_signal(signal.SIGINT)
    out, error = program.communicate(timeout=60)
    assert program.returncode == 130
    assert "Traceback" not in error
    played, _, rest = out.partition(" ")
    assert 20 <= int(played) < 200
    assert rest.startswith("of 200 games of pauli, seed 1\n")


def test_what_the_table_notes() -> None:
    game = game_named("pauli")
    players = (read_player("level:7"), read_player("flat=time"))
    tournament = Tournament("pauli", game.options_type(), players, games=2)
    seating = {"Cool": 0, "Hot": 1}
    paces = {"Cool": Pace(10, 25.0, 10.01, 3), "Hot": Pace(10, 25.0, 5.0, 0)}
    played = [
        Played(0, seating, (), {"Cool": 1, "Hot": 2}, paces),
        Played(1, {"Cool": 1, "Hot": 0}, (), {}, paces),
    ]
    results = tally(tournament, played)
    assert table(tournament, results) == "\n".join(
        [
            "2 of 2 games of pauli, seed 1",
            "",
            "player     wins  draws  losses  share         95 %  s a move  longest",
            "level:7       1      1       0  75.0%  19.8%-97.3%     2.500   10.010",
            "flat=time     0      1       1  25.0%   2.7%-80.2%     2.500   10.010",
            "",
            "By seat: Cool 75%, Hot 25%. Different games: 1. Left unfinished: 1."
            " Cut short by the limit of time: 6 of 40 moves.",
        ]
    )
    assert plain(tournament, results)["players"][0]["cut_short"] == 3
