"""The commands that read positions and write what follows from them; no table is needed.

Knows: which stream they read. Refuses to know: rules.
"""

from __future__ import annotations

import sys

import click

from companion import filters
from companion.cli.terminal import say
from companion.games import installed, named


@click.command()
def legal() -> None:
    """List the legal moves of positions: JSON lines in, JSON lines out (docs/reference/notation.md)."""
    for answer in filters.legal(sys.stdin.buffer, installed()):
        say(answer)


@click.command()
def best() -> None:
    """Play the best turn in positions: JSON lines in, JSON lines out (docs/reference/notation.md)."""
    for answer in filters.best(sys.stdin.buffer, installed()):
        say(answer)


@click.command()
@click.option("--game", required=True, metavar="NAME", help="An installed game; a wrong one lists them.")
@click.option("--variant", required=True, metavar="NAME", help="One of its variants.")
@click.option("--seats", required=True, metavar="LIST", help="Separated by commas, for example red,blue.")
@click.option("--depth", type=click.IntRange(0), required=True, metavar="N", help="How many turns.")
def perft(game: str, variant: str, seats: str, depth: int) -> None:
    """Count the sequences of N numbers and turns from the start of a game."""
    names = [name.strip() for name in seats.split(",")]
    say(str(filters.perft(named(game), variant, names, depth)))
