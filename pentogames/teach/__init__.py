"""What is told to people: sentences for codes, overlays for positions, lessons. No Qt."""
