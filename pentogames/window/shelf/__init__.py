"""The puzzle shelf: all kinds of puzzles on one page, with what is solved and what is begun."""
