"""What is written is read back exactly, and no text makes the reader stumble."""

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pentogames.core.record import Record
from pentogames.store.pento import PentoError, parse_records, read_pento, write_pento
from pentogames.store.pento_writer import WIDTH
from tests.contract.tiny import TINY, TinyOptions
from tests.store.records import TEXTS, content, records

GAME_LISTS = st.lists(records(), min_size=1, max_size=2)
PIECES = st.sampled_from(
    [
        *'[]{}()"\\ \n*!?=>.;',
        *("1.", "2.", "S(0)", "S(1)(2)", "S(", "Left>Right", "[Game ", "\\n"),
        *('[Game "tiny"]', "[length 5]", "[length [[", "99999999999999999999", "\ufeff", "\r\n"),
    ]
)
FEW = settings(max_examples=30)


@given(GAME_LISTS)
@FEW
def test_games_read_back_exactly(games: list[Record[Any, Any]]) -> None:
    text = write_pento(games)
    read = read_pento(text)
    assert [content(record) for record in read] == [content(record) for record in games]
    assert write_pento(read) == text


@given(GAME_LISTS)
@FEW
def test_lines_end_with_lf_and_are_wrapped_at_blanks(games: list[Record[Any, Any]]) -> None:
    text = write_pento(games)
    assert text.endswith("\n")
    assert "\r" not in text
    for line in text.split("\n"):
        assert len(line) <= WIDTH or line.startswith("[") or " " not in line.strip()[:WIDTH]


@given(GAME_LISTS, st.sampled_from(["\r\n", "\r"]), st.booleans())
@FEW
def test_other_line_ends_and_a_byte_order_mark_make_no_difference(
    games: list[Record[Any, Any]], line_end: str, mark: bool
) -> None:
    text = write_pento(games)
    data = text.replace("\n", line_end).encode("utf-8-sig" if mark else "utf-8")
    assert [content(record) for record in parse_records(data)] == [
        content(record) for record in read_pento(text)
    ]


@given(records(), st.data())
@settings(max_examples=150)
def test_a_mutated_text_is_read_or_refused_with_its_place(
    record: Record[Any, Any], data: st.DataObject
) -> None:
    text = write_pento([record])
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 8)))
        text = text[:start] + data.draw(st.one_of(PIECES, TEXTS)) + text[end:]
    assert_read_or_refused(text)


@given(st.one_of(st.lists(PIECES, max_size=60).map("".join), st.text()))
@settings(max_examples=150)
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    assert_read_or_refused(text)


@given(st.binary(max_size=80), records())
@FEW
def test_any_bytes_are_read_or_refused(noise: bytes, record: Record[Any, Any]) -> None:
    data = write_pento([record]).encode()
    for case in (noise, data + noise, data.replace(b"\n", noise, 1)):
        with suppress(PentoError):
            assert parse_records(case)


def assert_read_or_refused(text: str) -> None:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    error = read = None
    try:
        read = read_pento(text)
    except PentoError as refused:
        error = refused
    if error is not None:
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        assert str(error) == f"{error.line}:{error.column}: {error.reason}"
    if read is not None:
        again = read_pento(write_pento(read))
        assert [content(record) for record in again] == [content(record) for record in read]


def test_halves_of_characters_are_written_as_the_replacement_character() -> None:
    record = Record(TINY, TinyOptions(), tags={"Left": "a\ud800b"})
    record.node(0).comment = "\udfff"
    text = write_pento([record])
    text.encode("utf-8")
    assert read_pento(text)[0].tags == {"Left": "a\ufffdb"}
    assert read_pento(text)[0].node(0).comment == "\ufffd"
