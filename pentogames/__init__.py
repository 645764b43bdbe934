"""Pentogames: Universe, Pent-Up, Multiplayer Pentago and Pauli on one screen."""

__version__ = "0.1.0"

APPLICATION_NAME = "Pentogames"
"""What people know the program by, and what its folders in users' homes are called."""

APPLICATION_ID = "io.github.pentogames.Pentogames"
"""What desktops know the program by: the names of its desktop entry, bundle and types of files."""
