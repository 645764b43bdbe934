"""No text reaches the screen from the source without passing through translation."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    path
    for room in ("model", "scene", "window")
    for path in (ROOT / "pentogames" / room).rglob("*.py")
)

SHOWS = {
    *("QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QToolButton", "QGroupBox", "QAction"),
    *("setText", "setToolTip", "setStatusTip", "setWhatsThis", "setPlaceholderText", "setTitle"),
    *("setWindowTitle", "setAccessibleName", "setAccessibleDescription", "setLabelText", "setHtml"),
    *(
        "addMenu",
        "addAction",
        "addItem",
        "addItems",
        "addTab",
        "addButton",
        "addRow",
        "setPlainText",
    ),
    *(
        "setInformativeText",
        "setSuffix",
        "setPrefix",
        "setSpecialValueText",
        "setMarkdown",
        "drawText",
    ),
}
"""What puts the texts among its arguments on the screen."""

KEEPS = {"cache", "lru_cache", "cached_property", "functools.cache"}
"""Decorators that keep what a function returned first."""

NAME = "Pentogames"
"""What is written alike in all languages."""


def untranslated(tree: ast.Module) -> list[tuple[int, str]]:
    """Return the literal texts that are shown as they are, with their lines."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _called(node) in SHOWS:
            for argument in node.args:
                found += [(node.lineno, text) for text in _literals(argument) if _is_text(text)]
    return found


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _literals(node: ast.expr) -> list[str]:
    """Return the literals that an expression is made of, but not those that calls in it take."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    if isinstance(node, ast.BinOp):
        return [*_literals(node.left), *_literals(node.right)]
    if isinstance(node, ast.JoinedStr | ast.Tuple | ast.List):
        parts = node.values if isinstance(node, ast.JoinedStr) else node.elts
        return [text for part in parts for text in _literals(part)]
    return []


def _is_text(text: str) -> bool:
    letters = "".join(sign for sign in text.replace(NAME, "") if sign.isalpha())
    return len(letters) > 1


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_shown_is_translated(path):
    assert untranslated(ast.parse(path.read_text(encoding="utf-8"))) == []


def fixed(tree: ast.Module) -> list[int]:
    """Return the lines that translate when a module is read, or keep what they translated."""
    found = []

    def look(node: ast.AST, *, once: bool) -> None:
        if isinstance(node, ast.Call) and _called(node) == "tr" and once:
            found.append(node.lineno)
        if isinstance(node, ast.FunctionDef):
            once = any(ast.unparse(each).partition("(")[0] in KEEPS for each in node.decorator_list)
        elif isinstance(node, ast.Lambda):
            once = False
        for child in ast.iter_child_nodes(node):
            look(child, once=once)

    look(tree, once=True)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_translated_follows_a_change_of_language(path):
    assert fixed(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    ['NAME = tr("Name")', 'class A:\n name = tr("Name")', '@cache\ndef f():\n return tr("Name")'],
)
def test_texts_that_do_not_follow_are_found(text):
    assert len(fixed(ast.parse(text))) == 1


def test_texts_that_follow_are_left_alone():
    text = 'NAME = later("Name")\ndef f():\n return tr(NAME)\nact = lambda: tr("Act")'
    assert fixed(ast.parse(text)) == []


@pytest.mark.parametrize(
    "line",
    [
        'label.setText("Good day")',
        'QLabel(f"{name} is gone")',
        'menu.addAction("Open" if there else tr("Close"))',
        'box.addItem("‹ " + "Back")',
    ],
)
def test_literals_are_found(line):
    assert len(untranslated(ast.parse(line))) == 1


@pytest.mark.parametrize(
    "line",
    [
        'label.setText(tr("Good day"))',
        'QLabel(f"{count}×{tr(what)}")',
        'window.setWindowTitle(f"{name}[*] – Pentogames")',
        'label.setObjectName("quiet")',
    ],
)
def test_translated_texts_are_left_alone(line):
    assert untranslated(ast.parse(line)) == []
