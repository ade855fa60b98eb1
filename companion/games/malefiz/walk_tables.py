"""Every walk that a board allows, found when first asked for: where it ends and what it crosses.

Knows: fields, edges and numbers. Refuses to know: pawns, seats to move, options. Sources are the fields
(their bit number), then the houses in the order of `SEATS`, then the forest.
"""

import functools
from collections.abc import Mapping

from msgspec import Struct

from companion.core.model.types import Mask
from companion.games.malefiz.board import SEATS, Ground, ground

NUMBERS = range(1, 7)
"""The faces of the die (MA-03)."""
Walks = tuple[tuple[Mask, tuple[Mask, ...]], ...]
"""(target bit, the sets of fields crossed on the walks to it), by target."""
BARRED = 128
"""Where in a wide mask the fields begin on which no pawn may land; below are the barricades."""
Ends = tuple[int, Mask]
"""(source, targets)"""
LIMIT = 2000
"""So many answers are kept for each source and number, so that no play can fill the memory."""


class Seen(dict[Mask, Ends]):
    """The source and the targets of its walks, by what stands in their zone; found when first asked for.

    A key holds the barricades and, as ``BARRED`` ones, the fields on which no pawn may land.
    """

    __slots__ = ("_source", "_walks")

    def __init__(self, source: int, walks: Walks) -> None:
        super().__init__()
        self._source, self._walks = source, walks

    def __missing__(self, near: Mask) -> Ends:
        if len(self) >= LIMIT:
            self.clear()
        targets = 0
        for target, ways in self._walks:
            for crossed in ways:
                if not crossed & near:  # MA-10
                    targets |= target
        self[near] = self._source, targets & ~(near >> BARRED)
        return self[near]


Row = tuple[list[Mask], list[Ends], list[Seen]]
"""(zones, free, seen), by source."""


class Tables(Struct, frozen=True, eq=False):
    """What the walks of one board cross and reach, and the numbers of the sources that are no fields.

    ``house[seat]`` and ``forest`` (-1 where there is none) are source numbers. ``rows[n]`` is for speed; by
    source: the fields that a walk of ``n`` from there may cross or, as ``BARRED`` ones, end on; the answer
    where nothing is in the zone, as is most often so; all answers so far. ``rest``: the rest fields.
    """

    house: Mapping[str, int]
    forest: int
    rest: Mask
    rows: tuple[Row, ...]

    def look(self, die: int, source: int, around: Mask) -> Ends:
        """Return the source and the targets of walks of ``die`` among barricades and ``BARRED`` fields."""
        zones, _free, seen = self.rows[die]
        return seen[source][zones[source] & around]


class _Boards(dict[str, Tables]):
    """The tables of each variant (one of `VARIANTS`), made when first asked for."""

    def __missing__(self, variant: str) -> Tables:
        place = ground(variant)
        found = [walks(variant, source) for source in range(count_sources(place))]
        self[variant] = Tables(
            house={seat: place.field_count + i for i, seat in enumerate(SEATS)},
            forest=place.field_count + len(SEATS) if place.has_forest else -1,
            rest=place.rest,
            rows=tuple(_row([by_number[die] for by_number in found]) for die in (0, *NUMBERS)),
        )
        return self[variant]


TABLES = _Boards()
tables = TABLES.__getitem__
"""Return the tables of a variant; a cached function would take twice the time."""


def count_sources(place: Ground) -> int:
    """Return how many sources a board has."""
    return place.field_count + len(place.first)


def _row(found: list[Walks]) -> Row:
    seen = [Seen(source, ways) for source, ways in enumerate(found)]
    return [_zone(ways) for ways in found], [answers[0] for answers in seen], seen


def _zone(found: Walks) -> Mask:
    zone = 0
    for target, crossed in found:
        zone |= target << BARRED
        for fields in crossed:
            zone |= fields
    return zone


@functools.cache
def walks(variant: str, source: int) -> tuple[Walks, ...]:
    """Return the walks from a source by number, none for 0; no field is met twice (MA-06)."""
    place = ground(variant)
    if source < place.field_count:
        ends = _onward(place, [(source, 1 << source)])
    else:  # MA-05, MF-05: the first step out is onto the field in front
        front = tuple(place.first.values())[source - place.field_count]
        ends = [(front, 1 << front)]
    by_number: list[Walks] = [()]
    for number in NUMBERS:
        if number > 1:
            ends = _onward(place, ends)
        masks: dict[int, set[Mask]] = {}
        for target, met in ends:
            masks.setdefault(target, set()).add(met & ~(1 << target) & ~(1 << source))
        by_number.append(tuple((1 << target, tuple(sorted(masks[target]))) for target in sorted(masks)))
    return tuple(by_number)


def _onward(place: Ground, ends: list[tuple[int, Mask]]) -> list[tuple[int, Mask]]:
    """Return all ways one field further: (last field, all fields met)."""
    return [
        (near, met | 1 << near)
        for field, met in ends
        for near in place.neighbours[field]
        if not met >> near & 1
    ]
