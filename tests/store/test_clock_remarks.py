"""Times left in comments: written, read, and kept beside what people and analyses write."""

import pytest

from pentogames.store.clock_remarks import take_clock, with_clock
from pentogames.store.remarks import Remark, take_remark, with_remark, with_words, words_in

LEFT = {"White": 598.4, "Black": 600.0}


def test_times_are_read_as_they_are_written() -> None:
    comment = with_clock("A bold move.", LEFT)
    assert comment == "[clock White 598.4 Black 600] A bold move."
    assert take_clock(comment) == (LEFT, "A bold move.")


def test_other_times_take_the_place_of_those_before() -> None:
    comment = with_clock(with_clock("Text", LEFT), {"White": 3.0})
    assert comment == "[clock White 3] Text"
    assert with_clock(comment, {}) == "Text"


@pytest.mark.parametrize(
    "comment",
    ["[clock]", "[clock White]", "[clock White -3]", "[clock White 1e9]", "clock White 3"],
)
def test_what_is_no_remark_is_text(comment: str) -> None:
    assert take_clock(comment) == (None, comment)
    assert words_in(comment) == comment


def test_words_change_while_an_analysis_and_times_stay() -> None:
    remark = Remark({"White": 0.25, "Black": 0.75})
    comment = with_remark(with_clock("Old", LEFT), remark)
    assert words_in(comment) == "Old"
    changed = with_words(comment, "New words")
    assert words_in(changed) == "New words"
    assert take_clock(changed)[0] == LEFT
    assert take_remark(changed)[0] == remark
    assert words_in(with_words(changed, "")) == ""
