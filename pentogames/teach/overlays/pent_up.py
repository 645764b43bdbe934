"""Overlays of Pent-Up."""

from pentogames.teach.overlays import LEGAL_SQUARES

OVERLAYS = (LEGAL_SQUARES,)
