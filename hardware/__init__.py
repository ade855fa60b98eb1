"""The board and the Pi: board maps and pins."""
