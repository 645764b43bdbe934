"""Overlays of the Picture-Puzzle: none, it is a game of memory."""

from pentogames.teach.overlays import Overlay

OVERLAYS: tuple[Overlay, ...] = ()
