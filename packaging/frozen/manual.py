"""The manual page, from the program's own parsers and what else there is to know of a command."""

import re

from frozen.project import Project
from frozen.usage import Argument, Command

FILES = {
    "~/.config/Pentogames/": "Settings: looks, keys, the last sizes of the window.",
    "~/.local/state/Pentogames/": (
        "The games on the tables of all windows, saved after every move."
    ),
    "~/.local/share/Pentogames/": "Progress in lessons and puzzles; your own pictures and puzzles.",
}

ENVIRONMENT = {
    "PENTOGAMES_PURE": (
        "With 1, computer players and solvers think in Python where they have compiled code."
    ),
    "QT_SCALE_FACTOR": "Qt's own: draws all that much larger.",
}

EXIT_STATUS = {
    "0": "All is well.",
    "1": "Something is wrong with a file, or could not be done; a sentence says what.",
    "2": "The command was wrong.",
    "130": "Interrupted by Ctrl-C; what was found until then is printed.",
}


def manual(project: Project, commands: list[Command]) -> str:
    """Return the manual page in man's macros."""
    top, *rest = commands
    name, summary = project.name, project.summary.rstrip(".")
    lines = [
        f'.TH {name.upper()} 1 "" "{project.title} {project.version}" "Games"',
        *(".SH NAME", f"{_plain(name)} \\- {_plain(summary)}"),
        *(".SH SYNOPSIS", f".B {_plain(name)}", ".RI [ FILE ]"),
    ]
    for command in rest:
        lines += [".br", f".B {_plain(name)} {_plain(command.name)}", *_synopsis(command)]
    lines += [".SH DESCRIPTION", *_paragraphs(top.summary), *_paragraphs(top.details)]
    lines += [".SH OPTIONS", *_arguments(top.options), ".SH SUBCOMMANDS"]
    for command in rest:
        lines += [f".SS {_plain(command.name)}", *_sentence(command.summary)]
        lines += _arguments((*command.operands, *command.options))
        lines += _paragraphs(command.details)
    for title, entries in (
        ("FILES", FILES),
        ("ENVIRONMENT", ENVIRONMENT),
        ("EXIT STATUS", EXIT_STATUS),
    ):
        lines.append(f".SH {title}")
        for word, told in entries.items():
            lines += [".TP", f".B {_plain(word)}", _plain(told)]
    return "\n".join([*lines, ""])


def _synopsis(command: Command) -> list[str]:
    """Return a subcommand's options, those that must be there without brackets, and operands."""
    lines = [".RI [ options ]"] if any(not option.required for option in command.options) else []
    for argument in (*(o for o in command.options if o.required), *command.operands):
        if argument.names:
            lines.append(f".B {_plain(argument.names[-1])}")
        lines.append(f".I {_plain(argument.shown)}{' ...' if argument.many else ''}")
    return lines


def _arguments(arguments: tuple[Argument, ...]) -> list[str]:
    lines = []
    for argument in arguments:
        names = ", ".join(f"\\fB{_plain(name)}\\fR" for name in argument.names)
        shown = f"\\fI{_plain(argument.shown)}\\fR" if argument.shown else ""
        lines += [".TP", " ".join(filter(None, (names, shown))), *_sentence(argument.help)]
    return lines


def _sentence(text: str) -> list[str]:
    return [_plain(f"{text[0].upper()}{text[1:]}.")]


def _paragraphs(text: str) -> list[str]:
    """Return paragraphs; one that is indented is shown as it stands."""
    lines = []
    for paragraph in re.split(r"\n\s*\n", text.strip("\n")):
        indented = re.search(r"^ ", paragraph, re.MULTILINE)
        lines += [".PP", *([".nf"] if indented else [])]
        lines += [_plain(line) for line in paragraph.splitlines()]
        lines += [".fi"] if indented else []
    return lines


def _plain(text: str) -> str:
    """Return a text that man shows as it is, with hyphens that can be copied."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("~", "\\(ti")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
