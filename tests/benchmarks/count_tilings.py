"""Count the solutions of all known tiling puzzles, and compare them with the published numbers.

Run by hand from the project's folder, ``python -m tests.benchmarks.count_tilings``: a line for each
puzzle with its published number, the number counted, and the seconds that took. Names as arguments
restrict it to those puzzles. 8x8-corners takes most of the time, and 1.2 GB of memory.
"""

import sys
from time import perf_counter

from pentogames.puzzles.tiling_count import count
from pentogames.puzzles.tiling_names import known_tilings

if __name__ == "__main__":
    wrong = 0
    print(f"{'puzzle':12} {'published':>9} {'counted':>9} {'seconds':>8}")
    for known in known_tilings().values():
        if known.solutions is None or (sys.argv[1:] and known.name not in sys.argv):
            continue
        start = perf_counter()
        number = sum(count(known.tiling).values())
        seconds = perf_counter() - start
        note = "" if number == known.solutions else "  wrong"
        wrong += bool(note)
        print(f"{known.name:12} {known.solutions:9} {number:9} {seconds:8.2f}{note}", flush=True)
    sys.exit(1 if wrong else 0)
