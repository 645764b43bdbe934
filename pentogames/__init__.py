"""Pentogames: Universe, Pent-Up, Multiplayer Pentago and Pauli on one screen."""

__version__ = "0.1.0"
