"""The trainer of the computer player (``python -m tests.tools.train``): Python, compiled by numba."""
