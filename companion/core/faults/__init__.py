"""Which contacts contradict the game again and again, and so are left out."""
