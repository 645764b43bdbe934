"""Times as clocks on the table show them."""

import math


def clock_text(seconds: float) -> str:
    """Return a time as minutes and seconds, seconds begun counting whole."""
    whole = math.ceil(seconds - 1e-9)
    return f"{whole // 60}:{whole % 60:02d}"
