"""Graphics View: boards, pieces, gestures, animation."""
