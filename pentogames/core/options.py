"""The options of a game as a frozen dataclass that reads and writes plain data.

The names of the fields are the words of the engine protocol and of records.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Self


class OptionsError(ValueError):
    """Options that the game does not have, or that do not go together."""


class Options:
    """Base of the options of all games; subclasses are frozen dataclasses with defaults only.

    Subclasses check themselves in ``__post_init__`` and raise OptionsError there.
    """

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Make options of plain data (as JSON has it); omitted ones take their defaults."""
        known = {option.name for option in fields(cls)}  # type: ignore[arg-type]
        for name in data:
            if name not in known:
                raise OptionsError(f"there is no option {name!r}")
        return cls(**{name: _frozen(value) for name, value in data.items()})

    def plain(self) -> dict[str, Any]:
        """Return the options as plain data that ``read`` understands."""
        return {
            option.name: _plain(getattr(self, option.name))
            for option in fields(self)  # type: ignore[arg-type]
        }


def _frozen(value: Any) -> Any:
    """Turn lists into tuples, and mappings into tuples of pairs, all the way down."""
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if isinstance(value, Mapping):
        return tuple((key, _frozen(item)) for key, item in value.items())
    return value


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def require_type(name: str, value: Any, kind: type) -> None:
    """Raise OptionsError unless the value has exactly the type (so True is no number)."""
    if type(value) is not kind:
        raise OptionsError(f"option {name!r} must be {_KINDS[kind]}, not {value!r}")


def require_one_of(name: str, value: Any, choices: tuple[Any, ...]) -> None:
    """Raise OptionsError unless the value is one of the choices, type included."""
    if not any(type(value) is type(choice) and value == choice for choice in choices):
        listed = ", ".join(repr(choice) for choice in choices)
        raise OptionsError(f"option {name!r} must be one of {listed}, not {value!r}")


_KINDS = {bool: "true or false", int: "a whole number", str: "a word", tuple: "a list"}
