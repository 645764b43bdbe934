"""What the program's arguments are, read from its own parsers: for manuals and for shells."""

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path


class Value(Enum):
    """What an argument's value is, as far as a shell can offer some."""

    NONE = auto()
    FILE = auto()
    FOLDER = auto()
    OTHER = auto()  # a number, a text


@dataclass(frozen=True, slots=True)
class Argument:
    """An option, or an operand, which has no ``names``; ``choices`` are all values, if few."""

    names: tuple[str, ...]
    help: str
    shown: str  # how its value is written in a synopsis
    value: Value
    choices: tuple[str, ...] = ()
    many: bool = False
    required: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand, or the program without one, whose ``name`` is empty."""

    name: str
    summary: str
    details: str
    options: tuple[Argument, ...]
    operands: tuple[Argument, ...]


def commands(parser: argparse.ArgumentParser) -> list[Command]:
    """Return the program itself and then its subcommands."""
    # argparse has no way to ask what was added to a parser.
    found = [_command("", parser.description or "", parser)]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            summaries = {choice.dest: choice.help or "" for choice in action._choices_actions}
            found += [_command(name, summaries[name], sub) for name, sub in action.choices.items()]
    return found


def _command(name: str, summary: str, parser: argparse.ArgumentParser) -> Command:
    arguments = list(_arguments(parser._actions))
    options = tuple(argument for argument in arguments if argument.names)
    operands = tuple(argument for argument in arguments if not argument.names)
    return Command(name, summary, parser.epilog or "", options, operands)


def _arguments(actions: Iterable[argparse.Action]) -> Iterable[Argument]:
    for action in actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        shown = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        yield Argument(
            names=tuple(action.option_strings),
            help=action.help or "",
            shown="" if action.nargs == 0 else shown,
            value=_value(action),
            choices=tuple(map(str, action.choices or ())),
            many=action.nargs == "+",
            required=action.required,
        )


def _value(action: argparse.Action) -> Value:
    if action.nargs == 0:
        return Value.NONE
    if action.metavar == "DIR":
        return Value.FOLDER
    # A puzzle is given by its name or as a file, of which a shell knows the files.
    return Value.FILE if action.type is Path or action.metavar == "PUZZLE" else Value.OTHER
