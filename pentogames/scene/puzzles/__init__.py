"""The boards of puzzles: scenes without a match, which the pages in window.puzzles show."""
