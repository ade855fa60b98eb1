"""The big game: walls in slots, dice, symbols that are drawn."""
