"""Positions to begin fuzzing at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.games.malefiz import GAME
from tests.games_by_hand import SEATS, scattered

APART = 15
"""Turns between two positions of one game."""

STARTS = ("scattered", "played")


def starts(kind: str, seed: int) -> Iterator[tuple[int, Any]]:
    """(seed, position) without end: ``scattered`` anyhow, or out of games ``played`` at random."""
    if kind == "scattered":
        while True:
            yield seed, scattered(seed)
            seed += 1
    rng = Random(seed)
    while True:
        for position in _game(rng):
            yield seed, position
            seed += 1


def _game(rng: Random) -> Iterator[Any]:
    """Positions of one game: a pawn's way is drawn evenly, then the barricade's place."""
    seats = sorted(rng.sample(SEATS, rng.randint(2, 4)), key=SEATS.index)
    options = {"capture_own": rng.random() < 0.5, "barricade_rows_forbidden": rng.choice((1, 2))}
    position = GAME.setup(rng.choice(GAME.variants), seats, options)
    for turn in range(600):
        if position.places:
            return
        if turn % APART == 0:
            yield position
        die = rng.randint(1, 6)
        legal = GAME.legal(position, die)
        way = rng.choice(sorted({move.partition(">")[0] for move in legal}))
        move = rng.choice([move for move in legal if move.partition(">")[0] == way])
        position = GAME.apply(position, die, move)
