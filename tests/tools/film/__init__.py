"""The README's moving picture (``python -m tests.tools.film``)."""
