"""Finds every text of the program that is to be translated: in its modules, and in its data.

In modules these are: what is handed to ``tr`` and to ``later``; the constants and tables of
constants that are handed to ``tr`` by their name; and what the program's own descriptions hold
(sentences, words of a game, deeds, overlays, tools, keys), which are translated where they are
shown.
"""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from catalogue import AREAS, ROOT, Source

from pentogames.games import GAMES
from pentogames.puzzles.pictures import samples
from pentogames.puzzles.tiling_library import entries
from pentogames.resources import resource_path
from pentogames.store.pento import read_records
from pentogames.store.safe_files import Trouble
from pentogames.teach import book
from pentogames.teach.lessons import Lesson, Step, lessons_of

ROOMS = ("teach", "model", "scene", "window")
"""Where texts stand: none does below, and the command line speaks English."""

TABLES = ("names", "terms", "options", "choices")
"""What of a game's words are tables of texts."""

TEXTS_OF = {
    "later": (0,),
    "Overlay": (1, 2),
    "Deed": (1,),
    "SceneTool": (1, 2),
    "PuzzleKind": (0,),
}
"""Which arguments of a call are texts, by what is called."""


def sources() -> list[Source]:
    """Return every text once, in the order of the areas, and of its first place in each."""
    found = [*_of_modules(), *_of_data()]
    found.sort(key=lambda source: AREAS.index(source.area))
    once: dict[tuple[str, str], Source] = {}
    for source in found:
        known = once.setdefault(source.key, source)
        if source.one and not known.one:
            once[source.key] = replace(known, one=source.one)
    return list(once.values())


def _of_modules() -> Iterator[Source]:
    modules = _Modules(ROOT / "pentogames")
    for name in modules.names():
        room = name.split(".")[1:2]
        if room and room[0] in ROOMS:
            area = "games" if room == ["teach"] else "program"
            for text, one, sense in _Module(modules, name).texts():
                yield Source(text, one, sense, area, name.replace(".", "/") + ".py")


class _Modules:
    """The program's modules, read but not run."""

    def __init__(self, folder: Path) -> None:
        self._paths = {}
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder.parent).with_suffix("").parts
            self._paths[".".join(part for part in parts if part != "__init__")] = path
        self._trees: dict[str, ast.Module] = {}

    def names(self) -> tuple[str, ...]:
        """Return the names of all modules."""
        return tuple(self._paths)

    def tree(self, name: str) -> ast.Module | None:
        """Return a module's syntax; None if it is not one of the program's."""
        if name not in self._trees and name in self._paths:
            self._trees[name] = ast.parse(self._paths[name].read_text(encoding="utf-8"))
        return self._trees.get(name)

    def constant(self, module: str, name: str) -> ast.expr | None:
        """Return what a name stands for at the top of a module, or of the one it comes from."""
        tree = self.tree(module)
        for node in () if tree is None else tree.body:
            if isinstance(node, ast.Assign):
                targets: list[ast.expr] = node.targets
            elif isinstance(node, ast.AnnAssign):
                targets = [node.target]
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return self.constant(node.module, alias.name)
                continue
            else:
                continue
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return node.value
        return None


class _Module:
    """The texts of one module."""

    def __init__(self, modules: _Modules, name: str) -> None:
        self._modules, self._name = modules, name

    def texts(self) -> Iterator[tuple[str, str, str]]:
        """Yield each text with its wording for one and its sense, in the order of the lines."""
        tree = self._modules.tree(self._name)
        assert tree is not None
        nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Call | ast.Assign)]
        for node in sorted(nodes, key=lambda node: (node.lineno, node.col_offset)):
            if isinstance(node, ast.Call):
                yield from self._of_call(node)
            elif any(
                isinstance(target, ast.Name) and target.id == "keys" for target in node.targets
            ):
                yield from ((text, "", "") for text in _strings(node.value))

    def _of_call(self, call: ast.Call) -> Iterator[tuple[str, str, str]]:
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        named = {word.arg: word.value for word in call.keywords}
        if name == "tr":
            yield from self._of_tr(call, named)
        elif name == "Sentence":
            one = _string(named.get("one")) or (_string(call.args[1]) if call.args[1:] else "")
            yield from ((text, one, "") for text in self._shown(call.args[0]))
        elif name == "Words" and "summary" in named:
            for key in ("title", "summary"):
                yield _string(named[key]), "", ""
            for key in TABLES:
                yield from ((text, "", "") for text in self._shown(named.get(key)))
        elif name in TEXTS_OF:
            for index in TEXTS_OF[name]:
                if index < len(call.args):
                    yield from ((text, "", "") for text in self._shown(call.args[index]) if text)

    def _of_tr(
        self, call: ast.Call, named: dict[str | None, ast.expr]
    ) -> Iterator[tuple[str, str, str]]:
        one = _string(call.args[1]) if call.args[1:] else ""
        for text in self._shown(call.args[0]):
            yield text, one, _string(named.get("sense"))

    def _shown(self, node: ast.expr | None) -> Iterator[str]:
        """Yield the texts that an expression can be, as far as constants tell."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        for part in self._parts(node):
            yield from self._shown(part)

    def _parts(self, node: ast.expr | None) -> list[ast.expr]:
        """Return the expressions one of which a composed one is."""
        match node:
            case ast.Name(id=name):
                constant = self._modules.constant(self._name, name)
                return [] if constant is None or isinstance(constant, ast.Name) else [constant]
            case ast.IfExp(body=first, orelse=second):
                return [first, second]
            case ast.Subscript(value=table):
                return [table]
            case ast.Dict(values=values):
                return values
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                return elements
            case ast.Call(func=ast.Name(id="later"), args=arguments):
                return arguments
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *default]):
                return [table, *default]
        return []


def _string(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _strings(node: ast.expr) -> Iterator[str]:
    for each in ast.walk(node):
        if text := _string(each if isinstance(each, ast.expr) else None):
            yield text


def _of_data() -> Iterator[Source]:
    for trouble in Trouble:
        yield Source(str(trouble), place="pentogames/store/safe_files.py")
    for picture in samples():
        yield Source(picture.name, area="games", place="resources/pictures")
    for puzzle in entries():
        if any(sign.isalpha() for sign in puzzle.name):
            yield Source(puzzle.name, area="games", place="resources/puzzles/tilings")
    for path in sorted(resource_path("games").glob("*.pento")):
        for record in read_records(path):
            yield Source(record.tags["Event"], area="games", place=f"resources/games/{path.name}")
    for lesson in (lesson for game in GAMES for lesson in lessons_of(game.name)):
        place = f"resources/lessons/{lesson.game}.toml: {lesson.id}"
        yield from (Source(text, area="lessons", place=place) for text in _of_lesson(lesson))
    for place, text in book.texts():
        yield Source(text, area="book", place=f"resources/{place}")


def _of_lesson(lesson: Lesson) -> Iterator[str]:
    yield lesson.title
    yield lesson.promise
    for step in lesson.steps:
        yield from filter(None, _of_step(step))


def _of_step(step: Step) -> Iterator[str]:
    yield step.text
    yield step.right
    for answer in step.answers:
        yield answer.text
    for wrong in step.wrong:
        yield wrong.text
        for answer in wrong.answers:
            yield answer.text
    yield step.otherwise
