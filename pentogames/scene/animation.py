"""Motion that explains, behind one switch.

An animation only ever shows how things came to be where they already are: whoever starts one has
put everything in its final place first, and finishing early changes nothing but the picture.
"""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

Step = Callable[[float], None]
"""Shows a state of the motion: 0 is its start, 1 its end."""


class Animator(QObject):
    """Runs the animations of a scene; with ``enabled`` off each jumps to its end at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self.pace = 1.0  # how many times longer everything takes, for those who learn from it
        self._running: list[tuple[QVariantAnimation, Step]] = []

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def run(
        self,
        milliseconds: int,
        step: Step,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> None:
        """Call ``step`` with values from 0 to 1, the last one 1 in any case."""
        if not self.enabled or milliseconds <= 0:
            step(1.0)
            return
        step(0.0)
        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(round(milliseconds * self.pace))
        animation.setEasingCurve(easing)
        self._running.append((animation, step))
        animation.valueChanged.connect(step)
        animation.finished.connect(lambda: self._end(animation))
        animation.start()

    def finish(self) -> None:
        """Bring everything that moves to its end now."""
        for animation, _ in list(self._running):
            self._end(animation)

    def _end(self, animation: QVariantAnimation) -> None:
        for entry in self._running:
            if entry[0] is animation:
                self._running.remove(entry)
                animation.stop()
                entry[1](1.0)
                animation.deleteLater()
                return
