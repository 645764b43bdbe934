"""Tables for screen readers: a view's squares and pieces as children with names and states.

Qt knows nothing of what lies in a Graphics View, so that the views of tables have an interface of
our own. Its children are asked for by number and always say what is there now: a child is a place
in ``scene.parts``, not a piece. Qt may keep a child it has been given, so that none is let go of
while its view lives.
"""

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from pentogames.scene.filling_view import FillingView
from pentogames.scene.part import Is, Part
from pentogames.scene.parts import parts_of

Text, State, Role = QAccessible.Text, QAccessible.State, QAccessible.Role


class TableInterface(QAccessibleWidget):
    """What a screen reader is told of a view on a table."""

    def __init__(self, view: FillingView) -> None:
        super().__init__(view, Role.Table)
        self._view = view
        children = self._children = list[PartInterface]()
        view.destroyed.connect(lambda: _let_go(children))
        self._parts: tuple[Part, ...] | None = None
        self._told = tuple(part.name for part in parts_of(view.scene()))

    def parts(self) -> tuple[Part, ...]:
        """Return what is on the table, looked up once for all that is asked at the same time."""
        if self._parts is None:
            self._parts = parts_of(self._view.scene())
            QTimer.singleShot(0, self._view, self._forget)
        return self._parts

    def _forget(self) -> None:
        self._parts = None

    def tell_changes(self) -> None:
        """Tell screen readers, which remember names, what children came, went, or changed."""
        self._forget()
        before, self._told = self._told, tuple(part.name for part in self.parts())
        for index in range(max(len(before), len(self._told))):
            if index >= len(self._told):
                self._tell(index, QAccessible.Event.ObjectHide)
            elif index >= len(before):
                self._tell(index, QAccessible.Event.ObjectShow)
            elif before[index] != self._told[index]:
                self._tell(index, QAccessible.Event.NameChanged)

    def _tell(self, index: int, kind: QAccessible.Event) -> None:
        event = QAccessibleEvent(self._part(index), kind)
        QAccessible.updateAccessibility(event)

    def _part(self, index: int) -> "PartInterface":
        while len(self._children) <= index:
            self._children.append(PartInterface(self, len(self._children)))
        return self._children[index]

    def on_screen(self, part: Part) -> QRect:
        """Return where a part is on the screen."""
        viewport = self._view.viewport()
        area = self._view.mapFromScene(part.area).boundingRect() & viewport.rect()
        return QRect(viewport.mapToGlobal(area.topLeft()), area.size())

    def childCount(self) -> int:
        """Return how many squares and pieces there are."""
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a square or a piece; None if there are not so many."""
        return self._part(index) if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a child; -1 if it is none."""
        return child.index if isinstance(child, PartInterface) and child.table is self else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the piece, or else the square, at a point of the screen."""
        at = QPoint(x, y)
        hits = [n for n, part in enumerate(self.parts()) if self.on_screen(part).contains(at)]
        return self.child(hits[-1]) if hits else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return where keys act, if that can be said."""
        for number, part in enumerate(self.parts()):
            if part.flags & (Is.CURRENT | Is.IN_HAND):
                return self.child(number)
        return self if self._view.hasFocus() else None


class PartInterface(QAccessibleInterface):
    """What a screen reader is told of the square or piece with a number."""

    def __init__(self, table: TableInterface, index: int) -> None:
        super().__init__()
        self.table = table
        self.index = index

    @property
    def part(self) -> Part | None:
        """What is there now; None if there are fewer parts now."""
        parts = self.table.parts()
        return parts[self.index] if self.index < len(parts) else None

    def isValid(self) -> bool:
        """Whether there is such a part."""
        return isValid(self.table) and self.table.isValid() and self.part is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return None: no part is an object of Qt's."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window of the table."""
        return self.table.window()

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self.table

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return None: parts have none."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return None: parts have none."""
        return None

    def childCount(self) -> int:
        """Return 0: parts have none."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return -1: parts have none."""
        return -1

    def role(self) -> QAccessible.Role:
        """Return a cell of the table, or an entry of what lies on it."""
        part = self.part
        square = part is None or Is.SQUARE in part.flags
        return Role.Cell if square else Role.ListItem

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        part = self.part
        return QRect() if part is None else self.table.on_screen(part)

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, and as its value where it is."""
        part = self.part
        if part is None:
            return ""
        return {Text.Name: part.name, Text.Value: part.place}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Leave the name as it is."""

    def state(self) -> QAccessible.State:
        """Return what is true of it: it can be taken, is in hand, was put down last, is dead."""
        part, state = self.part, State()
        if part is None:
            state.invalid = True
            return state
        flags = part.flags
        state.readOnly = True
        state.selectable = Is.TAKEABLE in flags
        state.selected = Is.IN_HAND in flags
        state.focused = Is.CURRENT in flags
        state.marqueed = Is.LAST in flags
        state.disabled = Is.STRANDED in flags
        return state


def _let_go(children: list[PartInterface]) -> None:
    """Delete the children of a view that is gone, those that Qt remembers included."""
    for child in children:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
    children.clear()


def tell_changes(view: FillingView) -> None:
    """Tell what has changed on a view's table, if there is anybody to be told."""
    if QAccessible.isActive():
        table = QAccessible.queryAccessibleInterface(view)
        if isinstance(table, TableInterface):
            table.tell_changes()


@cache
def install() -> None:
    """Let Qt ask us for the interfaces of tables."""
    QAccessible.installFactory(_interface_for)


def _interface_for(kind: str, target: QObject) -> QAccessibleInterface | None:
    """Return the interface of a view on a table; None for all else, which is Qt's."""
    return TableInterface(target) if isinstance(target, FillingView) else None
