"""The commands that read positions and write what follows from them; no table is needed.

Knows: which stream they read. Refuses to know: rules.
"""

import sys
from collections.abc import Iterator

import click

from companion import filters
from companion.cli.terminal import say, wrong
from companion.core.model.capabilities import Player
from companion.core.model.errors import InputError
from companion.games import WhenAsked, installed, named

MOST_LINE_BYTES = 1 << 20
"""No position takes so many bytes: a line that never ends would take all memory."""


@click.command()
def legal() -> None:
    """List the legal moves of positions: JSON lines in, JSON lines out (docs/reference/notation.md)."""
    for answer in filters.legal(_lines(), WhenAsked()):
        say(answer)


@click.command()
@click.option(
    "--level", default="", metavar="NAME", help="How strongly; a wrong one lists them. The strongest."
)
@click.option("--seed", type=int, help="What a level leaves to chance is the same again with the same seed.")
def best(level: str, seed: int | None) -> None:
    """Play a turn in positions: JSON lines in, JSON lines out (docs/reference/notation.md)."""
    import random  # noqa: PLC0415 - no other command here needs it

    games = installed()
    players = (game for game in games.values() if isinstance(game, Player))
    known = tuple(dict.fromkeys(name for game in players for name in game.levels))
    if level and level not in known:
        wrong(f"--level {level}: there is no such level, right would be {', '.join(known)}")
    for answer in filters.best(_lines(), games, level, random.Random(seed).random):  # noqa: S311 - a game, no secret
        say(answer)


@click.command()
@click.option("--game", required=True, metavar="NAME", help="An installed game; a wrong one lists them.")
@click.option("--variant", required=True, metavar="NAME", help="One of its variants.")
@click.option("--seats", required=True, metavar="LIST", help="Separated by commas, for example red,blue.")
@click.option("--depth", type=click.IntRange(0), required=True, metavar="N", help="How many turns.")
def perft(game: str, variant: str, seats: str, depth: int) -> None:
    """Count the sequences of N numbers and turns from the start of a game."""
    say(str(filters.perft(named(game), variant, [name.strip() for name in seats.split(",")], depth)))


def _lines() -> Iterator[bytes]:
    """Yield the lines of standard input. Raises InputError for one of more than `MOST_LINE_BYTES` bytes."""
    number = 0
    while line := sys.stdin.buffer.readline(MOST_LINE_BYTES + 1):
        number += 1
        if len(line) > MOST_LINE_BYTES:
            raise InputError(f"line {number} is no position: at most {MOST_LINE_BYTES} bytes are read")
        yield line
