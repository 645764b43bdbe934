"""Puzzles: goals, solvers, generators, progress."""
