"""The command line for tests: how it is started, what is asked of it, and a small game as text."""

from __future__ import annotations

import sys
from collections.abc import Callable

PROGRAM = [sys.executable, "-m", "companion.cli"]

GAME = """\
format: 1
game: malefiz
variant: classic
seats: red blue
name red: "Anna"
started: 2026-11-21T19:30:00+01:00
companion: 0.0.9

1 red 4 house-f1
"""

Run = Callable[..., tuple[int, str, str]]
"""Runs a command in this process: status, standard output, standard error."""

Wrong = Callable[..., str]
"""Runs a command that must fail with status 2, no output and one line, which is returned."""
