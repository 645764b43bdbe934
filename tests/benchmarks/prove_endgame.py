"""Proves by looking at all lines that White loses the source's endgame with any of the 70 moves.

Run by hand, ``python -m tests.benchmarks.prove_endgame``; it takes about half a minute.
"""

from pentogames.resources import resource_path
from pentogames.store.pento import read_records
from tests.store.test_famous_games import winning

if __name__ == "__main__":
    (record,) = read_records(resource_path("games", "universe-4-endgame.pento"))
    moves = sum(1 for _ in record.start.moves())
    print(f"White has {moves} moves; those that win: {winning(record.start) or 'none'}")
