"""The random numbers: those that others have published, and within their limits."""

from hypothesis import given
from hypothesis import strategies as st

from pentogames.core.splitmix import SplitMix


def test_words_are_the_published_ones() -> None:
    # https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64, seed 1234567
    numbers = SplitMix(1234567)
    assert [numbers.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(), st.integers(1, 2**32 - 1))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    numbers = SplitMix(seed)
    assert all(0 <= numbers.below(limit) < limit for _ in range(5))


def test_each_number_below_a_limit_is_drawn_about_as_often() -> None:
    numbers = SplitMix(5)
    drawn = [numbers.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))
