"""Options as plain data."""

from dataclasses import dataclass
from typing import Any

import pytest

from pentogames.core.options import Options, OptionsError, require_one_of, require_type


@dataclass(frozen=True)
class Sample(Options):
    players: int = 2
    names: tuple[str, ...] = ()
    cards: tuple[tuple[str, tuple[str, ...]], ...] = ()


def test_omitted_options_take_their_defaults() -> None:
    assert Sample.read({}) == Sample()
    assert Sample.read({"players": 3}) == Sample(players=3)


def test_lists_and_mappings_become_hashable() -> None:
    options = Sample.read({"names": ["a", "b"], "cards": {"Cool": ["F"], "Hot": []}})
    assert options == Sample(names=("a", "b"), cards=(("Cool", ("F",)), ("Hot", ())))
    assert hash(options) == hash(Sample.read(options.plain()))


def test_plain_data_reads_back() -> None:
    options = Sample(3, ("a",), (("Cool", ("F", "I")),))
    plain = options.plain()
    assert plain == {"players": 3, "names": ["a"], "cards": [["Cool", ["F", "I"]]]}
    assert Sample.read(plain) == options


def test_unknown_options_are_errors() -> None:
    with pytest.raises(OptionsError, match="'player'"):
        Sample.read({"player": 2})


@pytest.mark.parametrize(("value", "kind"), [(True, int), (1, bool), (1.0, int), ("1", int)])
def test_a_type_is_required_exactly(value: Any, kind: type) -> None:
    with pytest.raises(OptionsError, match="'x' must be"):
        require_type("x", value, kind)
    require_type("x", kind(value), kind)


@pytest.mark.parametrize("value", [1, True, 2.0, "2", None, [2]])
def test_a_choice_is_required_with_its_type(value: Any) -> None:
    with pytest.raises(OptionsError, match="one of 2, 3"):
        require_one_of("x", value, (2, 3))
    require_one_of("x", 2, (2, 3))
