"""Computer players in the window: who plays a seat, thinking, hints and analysis."""
