"""The tables of docs/levels.md: how the levels of each game do against each other and robots.

    python -m tests.benchmarks.level_tables play pauli --jobs 2     # hours for all games: do one
    python -m tests.benchmarks.level_tables write                   # the page, of all results

Every match is a run of ``pentogames match`` that anybody can repeat; its command stands beside its
result. Results are kept in tests/benchmarks/level_tables.json. The caps of time are lifted
(``--seconds``), so that strength is measured and not how busy the machine is; the times in the page
are those of the machine at that moment.
"""

import argparse
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
RESULTS = Path(__file__).with_name("level_tables.json")
PAGE = ROOT / "docs" / "levels.md"
GAMES = ("universe", "pent-up", "pentago", "pauli")

MATCHES: dict[str, tuple[str, float]] = {
    "1 random": ("level:1 random --games 200", 0.80),
    "2 1": ("level:2 level:1 --games 200", 0.65),
    "3 2": ("level:3 level:2 --games 200", 0.65),
    "4 3": ("level:4 level:3 --games 200", 0.65),
    "5 4": ("level:5 level:4 --games 200", 0.65),
    "5 greedy": ("level:5 greedy --games 100", 0.95),
    "6 5": ("level:6 level:5 --games 60 --work 0.1", 0.65),
    "7 6": ("level:7 level:6 --games 60 --work 0.1", 0.65),
    "7 flat": ("level:7 flat=time --games 20 --work 0.1", 0.90),
    "7 flat longer": ("level:7 flat=time --games 200 --work 0.1", 0.90),  # where 20 leave doubt
}
"""By name, the players and options of a match, and the share that the first is to reach."""


def command(game: str, match: str, seed: int) -> list[str]:
    """Return the arguments of the match, after ``pentogames``."""
    players, _, options = MATCHES[match][0].partition(" --")
    return ["match", game, "--seats", *players.split(), *shlex.split(f"--{options}"),
            "--seed", str(seed), "--seconds", "60"]  # fmt: skip


def play(games: list[str], matches: list[str], seed: int, jobs: int) -> None:
    """Play the matches and keep each result as soon as it is there."""
    for game in games:
        for match in matches:
            arguments = command(game, match, seed)
            done = subprocess.run(
                [sys.executable, "-m", "pentogames", *arguments, "--jobs", str(jobs), "--json"],
                cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True,
            )  # fmt: skip
            kept = results()
            kept.setdefault(game, {})[match] = {
                "command": shlex.join(["pentogames", *arguments]),
                "result": json.loads(done.stdout),
            }
            RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            print(game, match, line(match, kept[game][match]), flush=True)


def results() -> dict[str, Any]:
    """Return what was played so far."""
    return json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}


def line(match: str, kept: dict[str, Any]) -> str:
    """Return a row of the table."""
    first, second = kept["result"]["players"]
    low, high = first["interval"]
    goal = MATCHES[match][1]
    return (
        f"| {first['name']} v {second['name']} "
        f"| {first['wins']} – {first['draws']} – {first['losses']} | {100 * first['share']:.1f} % "
        f"| {100 * low:.0f}–{100 * high:.0f} % | {100 * goal:.0f} % "
        f"| {1000 * first['seconds']:.0f} / {1000 * second['seconds']:.0f} ms "
        f"| `{kept['command']}` |"
    )


HEAD = """# How strong the levels are

Each row is a match of computer players with seats balanced, played by the command at its end with
the compiled kernels. It shows wins, draws and losses of the first, its share of the points with a
95 % interval, the share that was aimed at, and the mean time a move of both. With `--work 0.1` both
think with a tenth of their work. `random` plays any legal move, `greedy` what looks best one ply
ahead, and `flat` spreads purely random playouts over all legal moves for as long as the other has
thought. Against `flat` 200 games are played where 20 leave doubt. The script is
tests/benchmarks/level_tables.py.
"""


def write() -> None:
    """Write the page."""
    parts = [HEAD]
    for game, kept in results().items():
        parts.append(
            f"\n## {game}\n\n| match | + – = – − | share | 95 % | aim | a move | command |"
        )
        parts.append("| --- | --- | --- | --- | --- | --- | --- |")
        parts.extend(line(match, kept[match]) for match in MATCHES if match in kept)
    PAGE.write_text("\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    """Play or write, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", nargs="+", choices=list(MATCHES), default=list(MATCHES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    if given.what == "play":
        play(given.games, given.matches, given.seed, given.jobs)
    else:
        write()


if __name__ == "__main__":
    main()
