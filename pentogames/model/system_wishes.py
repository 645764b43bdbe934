"""What the user has asked of the whole desktop: here, whether things shall not move.

Qt tells of dark and of high contrast itself (QStyleHints), but not of motion. Desktops publish that
on the session's bus, as a setting of the desktop portal.
"""

import os
from functools import cache

PORTAL = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
WAIT_MS = 200
"""How long a desktop may take to answer; one that does not has no wish."""

SIGNS = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)
"""Namespace and name of each setting that can say it, and the value by which it does."""


@cache
def less_motion_wished() -> bool:
    """Say whether the desktop asks for no animation; asked once, when the program needs it."""
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ:
        return False  # asking would start a bus
    return any(_portal_setting(space, name) == value for space, name, value in SIGNS)


def _portal_setting(space: str, name: str) -> object:
    """Return a setting of the desktop portal; None where there is no portal, or no such setting."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
    except ImportError:  # Qt has been installed without it
        return None
    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return None
    call = QDBusMessage.createMethodCall(PORTAL, PATH, INTERFACE, "Read")
    call.setArguments([space, name])
    answer = bus.call(call, timeout=WAIT_MS)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value = answer.arguments()[0]
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
