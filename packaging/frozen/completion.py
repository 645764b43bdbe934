"""Completions for shells: what can be typed after the program's name, for bash, zsh and fish."""

import shlex
from collections.abc import Iterator

from frozen.usage import Argument, Command, Value

HEAD = "made from the program's own parsers by its packaging scripts"


def bash(program: str, commands: list[Command]) -> str:
    """Return the completion for bash."""
    top, *rest = commands
    lines = [
        f"# {program}: completion for bash, {HEAD}",
        f"_{program}() {{",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
        "    COMPREPLY=()",
        "    if ((COMP_CWORD == 1)); then",
        f"        {_bash_offer([command.name for command in rest] + _names(top.options))}",
        '        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")',
        "        return",
        "    fi",
        "    case ${COMP_WORDS[1]} in",
    ]
    for command in rest:
        lines += [f"    {command.name})", *_bash_command(command), "        ;;"]
    end = f"complete -o filenames -o default -F _{program} {program}"
    return "\n".join([*lines, "    esac", "}", end, ""])


def _bash_command(command: Command) -> Iterator[str]:
    """Yield what is done after a subcommand's name: values of options, options, operands."""
    by_deed: dict[str, list[str]] = {}
    for option in command.options:
        if option.value is not Value.NONE:
            by_deed.setdefault(_bash_value(option), []).extend(option.names)
    if by_deed:
        yield "        case $before in"
        for deed, names in by_deed.items():
            yield f"        {'|'.join(names)}) {deed}return ;;"
        yield "        esac"
    yield "        if [[ $word == -* ]]; then"
    yield f"            {_bash_offer(_names(command.options))}"
    for operand in command.operands[:1]:
        if deed := _bash_value(operand):
            yield "        else"
            yield f"            {deed.rstrip('; ')}"
    yield "        fi"


def _bash_value(argument: Argument) -> str:
    """Return what offers an argument's values; where nothing is said, bash offers files."""
    if argument.choices:
        return f"{_bash_offer(list(argument.choices))}; "
    folders = 'mapfile -t COMPREPLY < <(compgen -d -- "$word"); '
    return {Value.FOLDER: folders, Value.OTHER: "compopt +o default; "}.get(argument.value, "")


def _bash_offer(words: list[str]) -> str:
    offered = shlex.quote(" ".join(words))
    return f'mapfile -t COMPREPLY < <(compgen -W {offered} -- "$word")'


def zsh(program: str, commands: list[Command]) -> str:
    """Return the completion for zsh."""
    top, *rest = commands
    lines = [
        f"#compdef {program}",
        f"# {program}: completion for zsh, {HEAD}",
        "local curcontext=$curcontext state line",
        "local -a subcommands",
        "subcommands=(",
        *(f"    {shlex.quote(_zsh_entry(each))}" for each in rest),
        ")",
        "_arguments -C \\",
        *(f"    {_zsh_option(option)} \\" for option in top.options),
        "    '1: :->first' '*:: :->rest' && return",
        "case $state in",
        "first) _describe -t subcommands subcommand subcommands; _files ;;",
        "rest)",
        "    case $words[1] in",
    ]
    for command in rest:
        specs = [_zsh_option(option) for option in command.options]
        specs += [_zsh_operand(operand) for operand in command.operands]
        lines.append(f"    {command.name}) _arguments {' '.join(specs)} ;;")
    return "\n".join([*lines, "    esac", "    ;;", "esac", ""])


def _zsh_entry(command: Command) -> str:
    """Return a subcommand for _describe, where a colon ends the name."""
    return f"{command.name}:{command.summary.replace(':', ' –')}"


def _zsh_option(option: Argument) -> str:
    """Return the option for _arguments: names that exclude each other, help, value."""
    told = option.help.replace("[", "(").replace("]", ")")  # brackets would end it
    said = shlex.quote(f"[{told}]{_zsh_value(option)}")
    if len(option.names) == 1:
        return f"{option.names[0]}{said}"
    return f"'({' '.join(option.names)})'{{{','.join(option.names)}}}{said}"


def _zsh_operand(operand: Argument) -> str:
    return shlex.quote(f"{'*' if operand.many else '1'}{_zsh_value(operand)}")


def _zsh_value(argument: Argument) -> str:
    offer = {Value.FILE: "_files", Value.FOLDER: "_files -/", Value.OTHER: " ", Value.NONE: ""}
    if argument.value is Value.NONE:
        return ""
    values = f"({' '.join(argument.choices)})" if argument.choices else offer[argument.value]
    return f":{argument.shown.lower()}:{values}"


def fish(program: str, commands: list[Command]) -> str:
    """Return the completion for fish."""
    top, *rest = commands
    lines = [f"# {program}: completion for fish, {HEAD}"]
    first = "-n __fish_use_subcommand"
    for command in rest:
        lines.append(f"complete -c {program} {first} -a {command.name} -d {_fish(command.summary)}")
    lines += [f"complete -c {program} {first} {_fish_option(option)}" for option in top.options]
    for command in rest:
        seen = f"-n {_fish(f'__fish_seen_subcommand_from {command.name}')}"
        lines += [f"complete -c {program} {seen} {_fish_option(each)}" for each in command.options]
        for operand in command.operands:
            if operand.choices:
                offered = _fish(" ".join(operand.choices))
                lines.append(f"complete -c {program} {seen} -f -a {offered}")
    return "\n".join([*lines, ""])


def _fish_option(option: Argument) -> str:
    words = []
    for name in option.names:
        bare = name.lstrip("-")
        words.append(f"-l {bare}" if name.startswith("--") else f"-s {bare}")
    kinds = {
        Value.NONE: "",
        Value.FILE: "-r -F ",
        Value.FOLDER: "-x -a '(__fish_complete_directories)' ",
        Value.OTHER: "-x ",
    }
    return f"{' '.join(words)} {kinds[option.value]}-d {_fish(option.help)}"


def _fish(text: str) -> str:
    """Return a text in the quotes of fish."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _names(options: tuple[Argument, ...]) -> list[str]:
    return [name for option in options for name in option.names]
