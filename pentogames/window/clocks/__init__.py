"""The players' clocks: how they are chosen, and what the window does with them."""
