"""The wheel of a mouse in a scene, whose turns act notch by notch."""

NOTCH = 120
"""A notch of a mouse's wheel, in eighths of a degree."""


class Notches:
    """Counts notches; touchpads send many small parts of one, which act once they add up to one."""

    def __init__(self) -> None:
        self._turned = 0

    def forget(self) -> None:
        """Forget parts of a notch: nothing is there to be turned."""
        self._turned = 0

    def add(self, delta: int) -> int:
        """Take a turn by ``delta`` and return how many notches are complete with it."""
        self._turned += delta
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        return steps
