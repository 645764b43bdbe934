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
