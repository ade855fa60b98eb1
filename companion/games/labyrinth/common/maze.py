"""Walls on a grid: what hangs together, mazes made from given numbers, and how fair they are.

Knows: sets of walls, ways through them and their lengths. Refuses to know: whose corner is which, what hides
the walls from whom, and where numbers come from (`numbers` only stretches a text that somebody else drew).

A set of walls is a `Mask` over `Grid.slots`.
"""

import hashlib
from collections.abc import Iterable, Sequence

from msgspec import Struct

from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.labyrinth.common.grid import Grid

NUMBER_BYTES = 8
"""Bytes of one of `numbers`: so many that two of a hundred are hardly ever the same."""


def most_walls(grid: Grid) -> int:
    """Count the walls that a connected maze can have: all slots but a tree's (25 on 6 x 6)."""
    return len(grid.slots) - (len(grid.fields) - 1)


def components(grid: Grid, walls: Mask) -> tuple[Mask, ...]:
    """Return the sets of fields that can be reached from one another, the one with the lowest field first."""
    found = []
    left = grid.all_fields
    while left:
        part = grid.reached((left & -left).bit_length() - 1, walls)
        found.append(part)
        left &= ~part
    return tuple(found)


def distances(grid: Grid, walls: Mask, start: int) -> tuple[int | None, ...]:
    """Return the steps of the shortest way from a field to every field; None where there is no way."""
    steps: list[int | None] = [None] * len(grid.fields)
    steps[start] = 0
    ring, length = [start], 0
    while ring:
        length += 1
        outside = []
        for here in ring:
            for slot in bits(grid.around[here] & ~walls):
                there = grid.beyond(slot, here)
                if steps[there] is None:
                    steps[there] = length
                    outside.append(there)
        ring = outside
    return tuple(steps)


def numbers(seed: str, count: int) -> tuple[int, ...]:
    """Return numbers from a text, 0 to 2**64 - 1, the same for the same text (SHAKE-256)."""
    stream = hashlib.shake_256(seed.encode()).digest(NUMBER_BYTES * count)
    return tuple(
        int.from_bytes(stream[at : at + NUMBER_BYTES], "big") for at in range(0, len(stream), NUMBER_BYTES)
    )


def maze(grid: Grid, walls: int, lots: Sequence[int]) -> Mask:
    """Return a connected maze with exactly so many walls, without a second try.

    The slots are sorted by their lots. The first that join fields not yet joined are opened: they make a
    tree through all fields. Of the rest the first are opened as well, until so many walls are left.

    Args:
        grid: its size.
        walls: 0 to `most_walls`.
        lots: a number for each slot; where two are equal the lower slot goes first.

    Raises:
        PositionError: a number of walls that no connected maze has, or another number of lots.
    """
    if not 0 <= walls <= most_walls(grid):
        raise PositionError(f"walls: a connected maze has 0 to {most_walls(grid)} of them, not {walls}")
    if len(lots) != len(grid.slots):
        raise PositionError(f"lots: one for each of {len(grid.slots)} slots, not {len(lots)}")
    part = list(range(len(grid.fields)))

    def leader(field: int) -> int:
        while part[field] != field:
            part[field] = part[part[field]]
            field = part[field]
        return field

    rest = []
    for slot in sorted(range(len(grid.slots)), key=lambda slot: lots[slot]):
        one, other = (leader(field) for field in grid.ends[slot])
        if one == other:
            rest.append(slot)
        else:
            part[one] = other
    return sum(1 << slot for slot in rest[len(rest) - walls :])


class Fairness(Struct, frozen=True):
    """How far each start has it to the targets: the lengths of the shortest ways, added up.

    ``totals`` is parallel to the starts, in steps; ``targets`` is their number.
    """

    totals: tuple[int, ...]
    targets: int

    @property
    def spread(self) -> float:
        """The worst start's mean less the best start's, in steps: 0 is fair."""
        return (max(self.totals) - min(self.totals)) / self.targets


def fairness(grid: Grid, walls: Mask, starts: Sequence[int], targets: Mask) -> Fairness:
    """Tell how fair a maze is. Raises PositionError where a target cannot be reached from a start."""
    totals = []
    for start in starts:
        steps = distances(grid, walls, start)
        total = 0
        for target in bits(targets):
            if (length := steps[target]) is None:
                raise PositionError(f"no way from {grid.fields[start]} to {grid.fields[target]}")
            total += length
        totals.append(total)
    return Fairness(tuple(totals), targets.bit_count())


def fairest(grid: Grid, mazes: Iterable[Mask], starts: Sequence[int], targets: Mask) -> Mask:
    """Return the maze with the smallest spread.

    Among equals the first. Raises ValueError where there is none.
    """
    return min(mazes, key=lambda walls: fairness(grid, walls, starts, targets).spread)


def fair_maze(
    grid: Grid, walls: int, seed: str, *, starts: Sequence[int], targets: Mask, candidates: int
) -> Mask:
    """Return the fairest of so many mazes drawn from a text; the same one for the same arguments.

    Raises PositionError as `maze`, and where there are no candidates.
    """
    if candidates < 1:
        raise PositionError(f"candidates: at least 1, not {candidates}")
    drawn = (maze(grid, walls, numbers(f"{seed}:{number}", len(grid.slots))) for number in range(candidates))
    return fairest(grid, drawn, starts, targets)
