"""The .pento format by examples, and its errors with their places."""

import pytest

from pentogames.core.record import ROOT
from pentogames.games import game_named
from pentogames.store.pento import PentoError, parse_records, read_pento, write_pento
from tests.contract.tiny import TINY, TinyOptions, TinyRule
from tests.store.records import content

EXAMPLE = """\
[Game "tiny"]
[players 2]
[length 5]
[end "last wins"]
[blocked []]
[motto ""]
[Left "Ann \\"the first\\""]
[Right "Zoë"]

{Before the first move: long enough a text to be broken in two, which changes
nothing.} 1. S(0)! {A comment \\} with a brace.} (1. S(1)(2)?! {Another way.}
2. S(0) (2. S(3)) (2. S(4) 3. S(3))) 2. S(1)(2) 3. S(3) 4. S(4) Right>Left
"""


def lay(text: str, tags: str = "") -> str:
    return f'[Game "tiny"]\n{tags}{text}\n'


def test_the_example_is_read() -> None:
    (record,) = read_pento(EXAMPLE)
    assert record.game is TINY
    assert record.options == TinyOptions()
    assert record.tags == {"Left": 'Ann "the first"', "Right": "Zoë"}
    assert record.cursor == ROOT
    assert record.node(ROOT).comment.endswith("broken in two, which changes nothing.")
    first, other = (record.node(node) for node in record.node(ROOT).children)
    assert first.glyph == "!"
    assert first.comment == "A comment } with a brace."
    assert other.glyph == "?!"
    assert len(other.children) == 3
    assert len(record.main_line()) == 4
    assert record.places() == {"Right": 1, "Left": 2}
    assert record.awarded is None


def test_the_example_is_written_as_it_was_read() -> None:
    assert write_pento(read_pento(EXAMPLE)) == EXAMPLE


def test_words_may_be_set_apart_in_other_ways() -> None:
    loose = EXAMPLE.replace(". S", ".S").replace("3. S", "S").replace("?! {", " ?! \t\n{")
    assert write_pento(read_pento(loose)) == EXAMPLE


def test_several_games_are_read_in_order() -> None:
    records = read_pento(lay("1. S(0) *") + lay("*") + EXAMPLE)
    assert [len(record.main_line()) for record in records] == [1, 0, 4]


def test_comments_in_a_row_are_one() -> None:
    (record,) = read_pento(lay("{a}{b} 1. S(0) {c} (1. S(1)) {d} *"))
    assert record.node(ROOT).comment == "a\nb"
    assert record.node(record.main_line()[0]).comment == "c\nd"


@pytest.mark.parametrize(
    ("written", "comment"),
    [
        ("{a\nb}", "a b"),
        ("{a \t\n\n  b  c}", "a b  c"),
        ("{\n  a\n}", "a"),
        ("{ a }", " a "),
        (r"{a\nb\tc\\n\}}", "a\nb\tc\\n}"),
        (r"{\u00e9\u0007}", "é\x07"),
        ("{}", ""),
        ("{1. S(0) [Game (; *}", "1. S(0) [Game (; *"),
    ],
)
def test_comments_are_unfolded_and_unescaped(written: str, comment: str) -> None:
    (record,) = read_pento(lay(f"{written} *"))
    assert record.node(ROOT).comment == comment


def test_a_game_may_start_from_a_set_up_position() -> None:
    (record,) = read_pento(lay("1. S(2) *", '[length 3]\n[Setup "LR. 2 Right"]\n'))
    assert record.set_up
    assert record.start.ply == 2
    assert record.places() == {"Left": 1, "Right": 2}
    assert '[Setup "LR. 2 Right"]\n\n1. S(2) Left>Right\n' in write_pento([record])


def test_an_award_is_kept_and_the_board_goes_before_it() -> None:
    (record,) = read_pento(lay("1. S(0) Right>Left"))
    assert record.awarded == {"Right": 1, "Left": 2}
    (record,) = read_pento(lay("1. S(0) Third=Left>Right", "[players 3]\n"))
    assert record.awarded == {"Third": 1, "Left": 1, "Right": 3}
    (record,) = read_pento(lay("1. S(0) *", "[length 1]\n"))
    assert record.places() == {"Left": 1, "Right": 2}


def test_variations_may_lie_in_each_other_to_any_depth() -> None:
    depth = 5000
    text = "1. S(0) (1. S(1) (" * depth + "1. S(2)" + "))" * depth
    (record,) = read_pento(lay(f"{text} *"))
    assert len(record.node(ROOT).children) == 3


def test_a_long_game_with_a_variation_at_every_move_is_written() -> None:
    (record,) = read_pento('[Game "universe"]\n*\n')
    while record.position.to_move is not None:
        for move in list(record.position.moves())[:2]:
            record.add(record.cursor, move)
        record.forward()
    (again,) = read_pento(write_pento([record]))
    assert again.game is game_named("universe")
    assert content(again) == content(record)


ERRORS = [
    ("", 1, 1, "expected a game"),
    ("\n\n  1. S(0) *", 3, 3, "expected a game"),
    ("[Game tiny]", 1, 7, "no value of a tag"),
    ("[Game 'tiny']", 1, 7, "no value of a tag"),
    ('[Game "tiny', 1, 7, "no value of a tag"),
    ('[Game "tiny"', 1, 13, "expected ]"),
    ('[Game\n"tiny"]', 1, 1, "expected a tag"),
    ("[]", 1, 1, "expected a tag"),
    ('[players [2,\n3]]\n[Game "tiny"] *', 1, 10, "one line"),
    ('[players NaN]\n[Game "tiny"] *', 1, 10, "too large a number"),
    (f"[players {'[' * 99999}]", 1, 10, "too deep"),
    (f'[blocked {"[" * 900}{"]" * 900}]\n[Game "tiny"] *', 1, 10, "option"),
    ('[Left "\\ud800"]', 1, 7, "surrogate"),
    ('[Left "Ann"] *', 1, 1, "no tag that names it"),
    ('[Game "chess"] *', 1, 7, "no game named 'chess'"),
    ("[Game 7] *", 1, 7, "text in double quotes"),
    ('[Game "tiny"]\n[Left "a"]\n[Left "b"] *', 3, 1, "a second time"),
    ('[Game "tiny"]\n[size 5] *', 2, 1, "tiny has no option size"),
    ('[Game "tiny"]\n[length 5]\n[players 4] *', 3, 10, "option 'players' must be one of 2, 3"),
    ('[Game "tiny"]\n[length 5]\n[Setup "L?... 1 Left"] *', 3, 10, "no position: '?'"),
    ('[Game "tiny"]', 1, 14, "expected a move, or the game's result"),
    ('[Game "tiny"]\n1. S(0) [Left "a"] *', 2, 9, "expected a move, or the game's result"),
    ('[Game "tiny"] *\n1. S(0) *', 2, 1, "expected a game"),
    ('[Game "tiny"]\n\n1. S(0) 3. S(1) *', 3, 9, "expected move 2 here, not 3"),
    ('[Game "tiny"]\n1. S(0) 2. S(x) *', 2, 14, "no move: a square is one digit"),
    ('[Game "tiny"]\n1. e2-e4 *', 2, 4, "no move: a move is S(3)"),
    ('[Game "tiny"]\n1. S(0)!!! *', 2, 8, "expected one of ! ?"),
    ('[Game "tiny"]\n! 1. S(0) *', 2, 1, "follows its move"),
    ('[Game "tiny"]\n1. S(0) (!) *', 2, 10, "follows its move"),
    ('[Game "tiny"]\n1. S(0)? ! *', 2, 10, "one a move"),
    ('[Game "tiny"]\n(1. S(0)) *', 2, 1, "a variation follows the move that it replaces"),
    ('[Game "tiny"]\n1. S(0) ((1. S(1))) *', 2, 10, "a variation follows the move"),
    ('[Game "tiny"]\n1. S(0) ({a} 1. S(1)) *', 2, 10, "a comment follows the move"),
    ('[Game "tiny"]\n1. S(0) () *', 2, 10, "a variation cannot be empty"),
    ('[Game "tiny"]\n1. S(0) ) *', 2, 9, "closes no variation"),
    ('[Game "tiny"]\n1. S(0) (1. S(1) *', 2, 9, "this variation has no end"),
    ('[Game "tiny"]\n1. S(0) {a * ', 2, 9, "has no end"),
    ('[Game "tiny"]\n1. S(0) } *', 2, 9, "closes no comment"),
    ('[Game "tiny"]\n{a\n b\\x} *', 3, 3, "expected \\\\"),
    ('[Game "tiny"]\n{\\ud800} *', 2, 1, "surrogate"),
    ('[Game "tiny"]\n1. S(0) Left>Left', 2, 9, "expected a result"),
    ('[Game "tiny"]\n1. S(0) Left>', 2, 9, "expected a result"),
    ('[Game "tiny"]\n[length 1]\n1. S(0) Right>Left', 3, 9, "lead to the result Left>Right"),
]


@pytest.mark.parametrize(("text", "line", "column", "reason"), ERRORS)
def test_errors_name_line_column_and_what_is_wrong(
    text: str, line: int, column: int, reason: str
) -> None:
    with pytest.raises(PentoError) as caught:
        read_pento(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert reason in caught.value.reason
    assert caught.value.illegal is None


def test_an_illegal_move_is_an_error_with_its_ply_and_refusal() -> None:
    with pytest.raises(PentoError) as caught:
        read_pento(lay("1. S(0) (1. S(1)\n2.S(1)(2)!) *"))
    error = caught.value
    assert (error.line, error.column) == (3, 3)
    assert error.reason == "move 2, S(1)(2), is illegal: occupied"
    assert error.illegal is not None
    assert error.illegal.game == "tiny"
    assert error.illegal.ply == 2
    assert error.illegal.move == "S(1)(2)"
    assert error.illegal.refusal.rule is TinyRule.OCCUPIED


def test_columns_count_characters_and_not_the_byte_order_mark() -> None:
    with pytest.raises(PentoError) as caught:
        parse_records('[Game "tiny"] {äöü𝄞} x *'.encode("utf-8-sig"))
    assert (caught.value.line, caught.value.column) == (1, 22)


def test_bytes_that_are_no_utf_8_are_an_error_with_their_place() -> None:
    with pytest.raises(PentoError, match="UTF-8") as caught:
        parse_records('\ufeff[Game "tiny"]\r\n{ä'.encode() + b"\xff} *")
    assert (caught.value.line, caught.value.column) == (2, 3)


@pytest.mark.parametrize("name", ["", "two words", "players", "Ä", "Game", "Setup", 'a"', "_x]"])
def test_names_that_are_none_of_tags_are_not_written(name: str) -> None:
    (record,) = read_pento(EXAMPLE)
    record.tags[name] = "text"
    with pytest.raises(ValueError, match="no name of a tag"):
        write_pento([record])
