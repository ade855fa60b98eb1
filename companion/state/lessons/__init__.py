"""How a game is played, as its page shows it."""
