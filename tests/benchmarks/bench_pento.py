"""Measures that reading .pento texts takes time in proportion to their length, whatever they hold.

Run by hand, ``python -m tests.benchmarks.bench_pento``: each line names a kind of text and how much
longer a text four times as long takes; about 4 is right.
"""

from contextlib import suppress
from time import perf_counter

from pentogames.store.pento import PentoError, read_pento

TAG = '[Game "universe"]\n'
KINDS = {
    "many games": lambda n: (TAG + "1. 6-E5-F7 2. 6-F5-E3 *\n") * (n // 50),
    "variations in each other": lambda n: TAG + "1. 1-B2 (" * n + "1. 1-B2" + ")" * n + " *",
    "variations beside each other": lambda n: TAG + "1. 1-B2 " + "(1. 1-C3) " * n + "*",
    "a comment": lambda n: TAG + "{" + "a b \n " * n + "} *",
    "a comment of escapes": lambda n: TAG + "{" + r"\n\\" * n + "} *",
    "comments in a row": lambda n: TAG + "{a}" * n + " *",
    "blanks in a comment": lambda n: TAG + "{" + " " * n + "} *",
    "a comment without end": lambda n: TAG + "{" * n,
    "a word": lambda n: TAG + "1. " + "x" * n,
    "a word of brackets": lambda n: TAG + "1. x" + "(" * n + ")" * n,
    "brackets": lambda n: TAG + "(" * n,
    "a number": lambda n: TAG + "1" * n + ".",
    "signs": lambda n: TAG + "1. 1-B2" + "!" * n,
    "a result": lambda n: TAG + "a>" * n,
    "a tag's value": lambda n: '[Game "' + "x" * n + '"] *',
    "a tag's name": lambda n: "[" + "x" * n,
    "many tags": lambda n: TAG + "".join(f'[T{k} "x"]\n' for k in range(n)) + "*",
    "blank lines": lambda n: "\n" * n + TAG + "*",
}
LENGTH = 20_000


def seconds(text: str) -> float:
    best = float("inf")
    for _ in range(3):
        start = perf_counter()
        with suppress(PentoError):
            read_pento(text)
        best = min(best, perf_counter() - start)
    return best


if __name__ == "__main__":
    for name, make in KINDS.items():
        short, long = seconds(make(LENGTH)), seconds(make(4 * LENGTH))
        print(f"{name:30} {len(make(LENGTH)):9} characters {long / short:6.1f} times as long")
