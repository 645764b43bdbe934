"""Laws of what is written: moves, positions, options."""

import json
import random
from contextlib import suppress

from pentogames.core.game import NotationError
from pentogames.core.options import OptionsError
from tests.contract.playing import (
    AnyGame,
    Case,
    mutations,
    playthrough,
    positions,
    some,
    written_out,
)

NOISE = [*"0123456789-()^,:@.>=/ ABCFXabefx+?", "10", "99999999999999999999", "é", "٣", "²", "\0"]
JUNK = (None, True, 0, -1, 10**30, 1.5, "", "no", (), ("x",), ((),), (("Cool", ("Q",)),), ({},))


def noisy(text: str, chance: random.Random) -> str:
    """Return the text with one to three stretches of it replaced."""
    for _ in range(chance.randint(1, 3)):
        start = chance.randint(0, len(text))
        end = min(len(text), start + chance.choice([0, 1, 1, 2, 9]))
        text = text[:start] + "".join(chance.choices(NOISE, k=chance.randint(0, 2))) + text[end:]
    return text


def test_parse_undoes_format(case: Case) -> None:
    for position in some(positions(case), 8):
        for move in some(list(position.moves()), 60):
            text = case.game.format(position, move)
            assert written_out(case.game.parse(position, text)) == written_out(move)
            # So that a record can hold it: see store/FORMAT.md.
            assert not set(text) & set(" \t\n\r{}=>")
            assert text[0] not in "([*"
            assert text[-1] not in "!?"


def test_different_moves_are_written_differently(case: Case) -> None:
    for position in some(positions(case), 4):
        texts = [case.game.format(position, move) for move in position.moves()]
        assert len(set(texts)) == len(texts)


def test_illegal_moves_are_read_as_what_they_are_or_not_at_all(case: Case) -> None:
    step = playthrough(case)[len(playthrough(case)) // 2]
    here = [step.move]
    for mutated in mutations(step.move, here):
        try:
            text = case.game.format(step.before, mutated)
        except (ValueError, LookupError):
            continue  # what no notation names, such as a square far off the board
        try:
            read = case.game.parse(step.before, text)
        except NotationError as error:
            assert_column(error, text)
        else:
            assert step.before.refusal(read) is not None or read in set(step.before.moves())


def test_noise_is_a_notation_error_or_a_move(case: Case) -> None:
    chance = random.Random(7)
    for step in some(playthrough(case), 5):
        text = case.game.format(step.before, step.move)
        for _ in range(40):
            read_or_refused(case.game, step.before, noisy(text, chance))
    for text in ("", " ", "\0", "x" * 5000, "9" * 5000, "(" * 5000, "-" * 5000):
        read_or_refused(case.game, playthrough(case)[0].before, text)


def read_or_refused(game: AnyGame, position: object, text: str) -> None:
    error = None
    try:
        move = game.parse(position, text)
    except NotationError as refused:
        error = refused
    if error is not None:
        assert_column(error, text)
    else:
        assert move == game.parse(position, game.format(position, move))


def assert_column(error: NotationError, text: str) -> None:
    assert 1 <= error.column <= len(text) + 1
    assert str(error)


def test_parse_position_undoes_format_position(case: Case) -> None:
    for position in positions(case):
        text = case.game.format_position(position)
        assert text.isprintable()
        assert '"' not in text
        read = case.game.parse_position(case.options, text)
        assert read == position
        assert list(read.moves()) == list(position.moves())
        assert read.outcome() == position.outcome()
        assert case.game.board(read) == case.game.board(position)


def test_noise_is_a_notation_error_or_a_position(case: Case) -> None:
    chance = random.Random(8)
    texts = [case.game.format_position(position) for position in some(positions(case), 4)]
    texts = [noisy(text, chance) for text in texts for _ in range(25)]
    for text in (*texts, "", " ", "x" * 5000, "9" * 5000):
        error = None
        try:
            position = case.game.parse_position(case.options, text)
        except NotationError as refused:
            error = refused
        if error is not None:
            assert_column(error, text)
        else:
            written = case.game.format_position(position)
            assert case.game.parse_position(case.options, written) == position
            assert (position.outcome() is None) == (position.to_move is not None)


def test_options_are_plain_data(variant: Case) -> None:
    plain = variant.options.plain()
    kind = variant.game.options_type
    assert kind.read(json.loads(json.dumps(plain))) == variant.options
    assert hash(kind.read(plain)) == hash(variant.options)
    assert kind.read({}) == kind()


def test_junk_is_no_option(variant: Case) -> None:
    kind = variant.game.options_type
    for name in kind().plain():
        for junk in JUNK:
            with suppress(OptionsError):
                options = kind.read({**variant.options.plain(), name: junk})
                assert kind.read(options.plain()) == options


def test_a_position_is_drawn_with_characters(case: Case) -> None:
    for position in some(positions(case), 6):
        text = case.game.text(position)
        assert text.strip()
        assert all(line.isprintable() and line == line.rstrip() for line in text.splitlines())
        json.dumps(case.game.board(position))
