"""What an analysis writes into comments is read back, and everything else is left alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentogames.store.remarks import Remark, take_remark, with_remark

WORDS = st.text("ABCdef0123456789-()^,", min_size=1, max_size=8)
SHARES = st.integers(0, 1000).map(lambda thousandths: thousandths / 1000)
REMARKS = st.builds(
    Remark,
    st.dictionaries(WORDS, SHARES, min_size=1, max_size=4),
    st.booleans(),
    st.lists(WORDS, max_size=6).map(tuple),
)


def test_is_written_as_the_format_has_it() -> None:
    remark = Remark({"White": 0.62, "Black": 0.38}, best=("12-D3-C5", "7-H7-I4"))
    assert with_remark("", remark) == "[eval White 0.62 Black 0.38] [best 12-D3-C5 7-H7-I4]"
    proved = Remark({"Cool": 1.0, "Hot": 0.0}, proved=True)
    assert with_remark("Well seen!", proved) == "[eval Cool 1 Hot 0 proved] Well seen!"


@given(REMARKS, st.text(st.characters(exclude_characters="[] \t")))
def test_is_read_back_beside_what_people_wrote(remark: Remark, text: str) -> None:
    written = with_remark(text, remark)
    assert take_remark(written) == (remark, text.strip())
    assert with_remark(written, remark) == written


def test_takes_the_place_of_a_former_one() -> None:
    old = "A bold move. [eval A1 .25 B1 0.75] [best e5-1R] Or was it?"
    assert with_remark(old, Remark({"A1": 0.5})) == "[eval A1 0.5] A bold move. Or was it?"


@pytest.mark.parametrize(
    "comment",
    [
        "",
        "no remark",
        "[eval]",
        "[eval White]",
        "[eval White high]",
        "[eval White 2]",
        "[eval White 1.5]",
        "[eval White 0.5",
        "[%eval 0.3]",
        "[eval White 0.5 sure]",
        "[best 12-D3-C5]",
    ],
)
def test_what_is_no_remark_is_text(comment: str) -> None:
    assert take_remark(comment) == (None, comment)


@given(st.text("[]eval bst01. pro", max_size=60))
def test_any_text_is_read(comment: str) -> None:
    remark, rest = take_remark(comment)
    assert (remark is not None) or rest == comment
