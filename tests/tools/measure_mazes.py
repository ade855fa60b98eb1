"""Measures mazes of 6 x 6: how often random layouts hang together, and how fair mazes are.

    .venv/bin/python -m tests.tools.measure_mazes [mazes] [candidates]

Prints the rows of docs/lab/diary.md, "Mazes".
"""

from __future__ import annotations

import random
import statistics
import sys
import time

from companion.core.model.types import Mask
from companion.games.labyrinth.common.grid import grid
from companion.games.labyrinth.common.maze import fair_maze, fairness, maze, numbers

BIG = grid(6, 6)
CORNERS = BIG.corners
NEAR = {there for corner in CORNERS for there in BIG.neighbours[corner]}
TARGETS = BIG.all_fields & ~sum(1 << field for field in {*CORNERS, *NEAR})
LAYOUTS = 20_000


def connected(walls: int) -> None:
    """How many of so many random layouts are connected."""
    chance = random.Random(walls)
    drawn = (sum(1 << slot for slot in chance.sample(range(60), walls)) for _ in range(LAYOUTS))
    print(f"| {walls} | {100 * sum(map(BIG.connected, drawn)) / LAYOUTS:.2f} % |")  # noqa: T201 - a table for a person


def row(walls: int, starts: tuple[int, ...], what: str, made: list[Mask]) -> None:
    """One row: spread (mean, 90 of 100, worst) and the mean way, in steps."""
    found = [fairness(BIG, each, starts, TARGETS) for each in made]
    spreads = sorted(each.spread for each in found)
    ways = statistics.mean(statistics.mean(each.totals) / each.targets for each in found)
    high = spreads[int(0.9 * len(spreads))]
    print(  # noqa: T201 - a table for a person
        f"| {walls} | {len(starts)} | {what} | {statistics.mean(spreads):.2f} | {high:.2f} "
        f"| {spreads[-1]:.2f} | {ways:.2f} |"
    )


def main() -> None:
    """Print all rows."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    candidates = int(sys.argv[2]) if len(sys.argv) > 2 else 32
    for walls in (18, 19, 21, 24):
        connected(walls)
    for walls in (19, 21, 24):
        first = [maze(BIG, walls, numbers(f"{each}:0", 60)) for each in range(count)]
        for starts in (CORNERS, CORNERS[::2]):
            row(walls, starts, "first", first)
            for tries in (8, candidates):
                began = time.process_time()
                chosen = [
                    fair_maze(BIG, walls, str(each), starts=starts, targets=TARGETS, candidates=tries)
                    for each in range(count // 4)
                ]
                cost = 1000 * (time.process_time() - began) / len(chosen)
                row(walls, starts, f"of {tries} ({cost:.0f} ms)", chosen)


if __name__ == "__main__":
    main()
