"""Every walk that a board allows, found once: for each source and number, where it ends and what it crosses.

Knows: fields, edges and numbers. Refuses to know: pawns, seats to move, options. Sources are the fields
(their bit number), then the houses in the order of `SEATS`, then the forest.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping

from msgspec import Struct

from companion.core.model.types import Mask
from companion.games.malefiz.board import SEATS, Ground, ground

NUMBERS = range(1, 7)
Walks = tuple[tuple[Mask, tuple[Mask, ...]], ...]
"""(target bit, the sets of fields crossed on the walks to it), by target."""


class Reach:
    """Barricades among the crossable fields -> the targets that some open walk reaches.

    ``seen`` keeps the answers given so far, at most ``LIMIT``, so that no play can fill the memory; a hurried
    reader may look there first.
    """

    LIMIT = 2000

    def __init__(self, walks: Walks) -> None:
        self.walks = walks
        self.seen: dict[Mask, Mask] = {}

    def __getitem__(self, barricades: Mask) -> Mask:
        targets = self.seen.get(barricades)
        if targets is None:
            if len(self.seen) >= self.LIMIT:
                self.seen.clear()
            targets = self.seen[barricades] = self._find(barricades)
        return targets

    def _find(self, barricades: Mask) -> Mask:
        targets = 0
        for target, crossed in self.walks:
            for fields in crossed:
                if not fields & barricades:  # MA-10: a barricade may not be passed
                    targets |= target
                    break
        return targets


class Tables(Struct, frozen=True, eq=False):
    """The walks of one board, and the numbers of the sources that are no fields.

    ``house[seat]`` and ``forest`` (-1 where there is none) are source numbers. ``walks[n][source]`` lists the
    walks of ``n`` one by one. ``rows[n][source]`` is the same for speed, as ``(zone, reach)``: the fields
    that such a walk may cross, and the targets as ``reach[barricades & zone]``. ``seen[n][source]`` is
    ``(zone, reach.seen)``. ``rest``: the rest fields.
    """

    house: Mapping[str, int]
    forest: int
    rest: Mask
    walks: tuple[tuple[Walks, ...], ...]
    rows: tuple[tuple[tuple[Mask, Reach], ...], ...]
    seen: tuple[tuple[tuple[Mask, dict[Mask, Mask]], ...], ...]

    def look(self, die: int, source: int, barricades: Mask) -> Mask:
        """Return the targets of a walk of ``die`` from a source among these barricades.

        Remembered in ``seen``.
        """
        zone, reach = self.rows[die][source]
        return reach[zone & barricades]


@functools.cache
def tables(variant: str) -> Tables:
    """Return the walks of a variant (one of `VARIANTS`), found once."""
    place = ground(variant)
    sources = [_walks(place, source) for source in range(place.field_count + len(place.first))]
    walks = [(), *zip(*sources, strict=True)]
    rows = [tuple((_zone(found), Reach(found)) for found in row) for row in walks]
    return Tables(
        house={seat: place.field_count + i for i, seat in enumerate(SEATS)},
        forest=place.field_count + len(SEATS) if place.has_forest else -1,
        rest=place.rest,
        walks=tuple(walks),
        rows=tuple(rows),
        seen=tuple(tuple((zone, reach.seen) for zone, reach in row) for row in rows),
    )


def _zone(walks: Walks) -> Mask:
    zone = 0
    for _target, crossed in walks:
        for fields in crossed:
            zone |= fields
    return zone


def _walks(place: Ground, source: int) -> list[Walks]:
    """Return the walks from a source for each of `NUMBERS`, no field met twice (MA-06)."""
    if source < place.field_count:
        ends = _onward(place, [(source, 1 << source)])
    else:  # MA-05, MF-05: the first step out is onto the field in front
        front = tuple(place.first.values())[source - place.field_count]
        ends = [(front, 1 << front)]
    walks = []
    for _ in NUMBERS:
        found: dict[int, set[Mask]] = {}
        for target, met in ends:
            found.setdefault(target, set()).add(met & ~(1 << target) & ~(1 << source))
        walks.append(tuple((1 << target, tuple(sorted(found[target]))) for target in sorted(found)))
        ends = _onward(place, ends)
    return walks


def _onward(place: Ground, ends: list[tuple[int, Mask]]) -> list[tuple[int, Mask]]:
    """Return all ways one field further: (last field, all fields met)."""
    return [
        (near, met | 1 << near)
        for field, met in ends
        for near in place.neighbours[field]
        if not met >> near & 1
    ]
