"""Where Malefiz players meet (``python -m tests.tools.arena``)."""
