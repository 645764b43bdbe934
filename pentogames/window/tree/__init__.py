"""What can be done with the tree of moves: signs, variations, text for other programs."""
