"""The first Qt layer: matches and what they need, without anything visible."""
