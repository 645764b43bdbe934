"""Computer players: search, evaluations, and what their workers run."""
