"""What is drawn stroke by stroke: each stroke, however many squares it covers, is one step back."""

from typing import Generic, TypeVar

State = TypeVar("State")


class Strokes(Generic[State]):
    """A state, not changed but replaced, with the states before it and those taken back."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._done: list[State] = []
        self._undone: list[State] = []
        self._before: State | None = None

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to be taken back."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back."""
        return bool(self._undone)

    def begin(self) -> None:
        """Begin a stroke."""
        self._before = self.state

    def end(self) -> None:
        """End the stroke; one that changed nothing is forgotten."""
        before, self._before = self._before, None
        if before is not None and before != self.state:
            self._done.append(before)
            self._undone.clear()

    def change(self, state: State) -> None:
        """Have another state, as one step."""
        self.end()
        self.begin()
        self.state = state
        self.end()

    def undo(self) -> None:
        """Take the last step back."""
        self.end()
        if self._done:
            self._undone.append(self.state)
            self.state = self._done.pop()

    def redo(self) -> None:
        """Make the step again that was taken back."""
        self.end()
        if self._undone:
            self._done.append(self.state)
            self.state = self._undone.pop()
