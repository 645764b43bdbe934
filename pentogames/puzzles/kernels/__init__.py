"""The puzzles' solvers compiled, where they could be; all of them have twins in Python."""
