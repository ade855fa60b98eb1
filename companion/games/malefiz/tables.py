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


BARRED = 128
"""Where in a wide mask the fields begin on which no pawn may land; below are the barricades."""


Ends = tuple[int, Mask]
"""(source, targets)"""
LIMIT = 2000
"""So many answers are kept for each source and number, so that no play can fill the memory."""


class Tables(Struct, frozen=True, eq=False):
    """The walks of one board, and the numbers of the sources that are no fields.

    ``house[seat]`` and ``forest`` (-1 where there is none) are source numbers; ``doors[seat]`` is the bit of
    the house. ``walks[n][source]`` lists the walks of ``n`` one by one. ``rows[n][source + 1]`` is for speed,
    as ``(zone, seen, bit)``: the fields that such a walk may cross or, as ``BARRED`` ones, end on; the
    answers given so far, by what is in the zone; and the bit of the source, whose ``bit_length`` is its place
    in the row. A hurried reader may look in ``seen`` first. ``rest``: the rest fields.
    """

    house: Mapping[str, int]
    doors: Mapping[str, Mask]
    forest: int
    rest: Mask
    walks: tuple[tuple[Walks, ...], ...]
    rows: tuple[tuple[tuple[Mask, dict[Mask, Ends], Mask], ...], ...]

    def look(self, die: int, source: int, around: Mask) -> Ends:
        """Return the source and the targets of its walks of ``die`` among barricades and ``BARRED`` fields.

        Remembered in ``seen``.
        """
        zone, seen, _bit = self.rows[die][source + 1]
        around &= zone
        if around not in seen:
            if len(seen) >= LIMIT:
                seen.clear()
            seen[around] = source, _open(self.walks[die][source], around)
        return seen[around]


def _open(walks: Walks, around: Mask) -> Mask:
    targets, barred = 0, around >> BARRED
    for target, crossed in walks:
        if not target & barred and any(not fields & around for fields in crossed):  # MA-10
            targets |= target
    return targets


@functools.cache
def tables(variant: str) -> Tables:
    """Return the walks of a variant (one of `VARIANTS`), found once."""
    place = ground(variant)
    sources = [_walks(place, source) for source in range(place.field_count + len(place.first))]
    walks = [(), *zip(*sources, strict=True)]
    house = {seat: place.field_count + i for i, seat in enumerate(SEATS)}
    return Tables(
        house=house,
        doors={seat: 1 << source for seat, source in house.items()},
        forest=place.field_count + len(SEATS) if place.has_forest else -1,
        rest=place.rest,
        walks=tuple(walks),
        rows=tuple(_row(found) for found in walks),
    )


def _row(walks: tuple[Walks, ...]) -> tuple[tuple[Mask, dict[Mask, Ends], Mask], ...]:
    """Return a row of `Tables`; nothing lies at its place 0."""
    return ((0, {}, 0), *((_zone(found), {}, 1 << source) for source, found in enumerate(walks)))


def _zone(walks: Walks) -> Mask:
    zone = 0
    for target, crossed in walks:
        zone |= target << BARRED
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
