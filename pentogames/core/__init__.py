"""What every game is made of. No game and no Qt in here."""
