"""A board as flat arrays, and positions both ways: what the compiled engine works on.

Walks come from the product's tables, so that both know the same ways. A set of fields is two integers of 56
bits (`HALF`), since compiled code has no longer ones.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from companion.core.model.game import bits
from companion.games.malefiz import GAME
from companion.games.malefiz.board import ground
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import NUMBERS, count_sources, tables, walks

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
HALF = 56
LOW = (1 << HALF) - 1
FREE, BARRICADE = -1, -2
MISSING = -1
"""Where a pawn stands that the box does not hold for this seat."""


class FlatBoard(NamedTuple):
    """One board and what of the house rules changes moves.

    ``first_walk[die - 1, source]`` and the next one bound the rows of ``walk_target`` and ``walk_fields``
    (what is crossed, in halves); ``zone[source]`` is all that its walks cross. ``front``: source -> the field
    in front of it, a field's own number. ``houses``: by colour in the order of `SEATS`. ``allowed``,
    ``rest``, ``village``: 0 or 1 by field. ``easy``: steps to the goal without barricades.
    """

    fields: int
    goal: int
    pawns: int
    forest: int
    capture_own: int
    starts: Ints
    near: Ints
    front: Ints
    houses: Ints
    allowed: Ints
    rest: Ints
    village: Ints
    easy: Ints
    first_walk: Ints
    walk_target: Ints
    walk_fields: Ints
    zone: Ints


class State(NamedTuple):
    """Who stands where: ``pawns[seat, n]`` is a source, ``stands[field]`` a seat, `FREE` or `BARRICADE`.

    ``walls`` are the barricades in halves, ``colours`` each seat's number in `SEATS`.
    """

    colours: Ints
    pawns: Ints
    stands: Ints
    walls: Ints


class Reach(NamedTuple):
    """Where pawns may end while ``walls`` stand: ``ends[source, die - 1]``, where ``known[source]``."""

    walls: Ints
    known: Ints
    ends: Ints


def flat_board(variant: str, *, capture_own: bool, rows_forbidden: int = 1) -> FlatBoard:
    """Lay a board out flat."""
    place, table = ground(variant), tables(variant)
    sources = range(count_sources(place))
    first: list[list[int]] = []
    targets: list[int] = []
    crossed: list[tuple[int, int]] = []
    for die in NUMBERS:
        row = []
        for source in sources:
            row.append(len(targets))
            for target, ways in walks(variant, source)[die]:
                for fields in ways:
                    targets.append(target.bit_length() - 1)
                    crossed.append((fields & LOW, fields >> HALF))
        first.append([*row, len(targets)])
    starts = [0]
    for near in place.neighbours:
        starts.append(starts[-1] + len(near))
    field_bits = range(place.field_count)
    forbidden = place.no_barricade(rows_forbidden)
    return FlatBoard(
        fields=place.field_count,
        goal=place.goal.bit_length() - 1,
        pawns=place.pawns,
        forest=table.forest,
        capture_own=int(capture_own),
        starts=np.array(starts),
        near=np.array([field for near in place.neighbours for field in near]),
        front=np.array([*field_bits, *place.first.values()]),
        houses=np.array(list(table.house.values())),
        allowed=np.array([1 - (forbidden >> field & 1) for field in field_bits]),
        rest=np.array([place.rest >> field & 1 for field in field_bits]),
        village=np.array([place.village >> field & 1 for field in field_bits]),
        easy=_easy(variant),
        first_walk=np.array(first),
        walk_target=np.array(targets),
        walk_fields=np.array(crossed),
        zone=np.array(_zones(variant)),
    )


def _zones(variant: str) -> list[tuple[int, int]]:
    """Return for each source the fields that its walks cross, in halves."""
    found = []
    for source in range(count_sources(ground(variant))):
        zone = 0
        for found_walks in walks(variant, source)[1:]:
            for _target, ways in found_walks:
                for fields in ways:
                    zone |= fields
        found.append((zone & LOW, zone >> HALF))
    return found


def _easy(variant: str) -> Ints:
    """Steps of each field to the goal where no barricade stands."""
    place = ground(variant)
    goal = place.goal.bit_length() - 1
    far, reached = {goal: 0}, [goal]
    for field in reached:
        for near in place.neighbours[field]:
            if near not in far:
                far[near] = far[field] + 1
                reached.append(near)
    return np.array([far[field] for field in range(place.field_count)])


def state_of(position: Position) -> State:
    """Return a position as flat arrays."""
    place, table = position.ground, tables(position.variant)
    pawns = np.full((len(position.seats), place.pawns), MISSING)
    stands = np.full(place.field_count, FREE)
    for number, seat in enumerate(position.seats):
        sources = [
            *bits(position.pawns[number]),
            *[table.house[seat]] * position.house[number],
            *[table.forest] * position.forest[number],
        ]
        pawns[number, : len(sources)] = sources
        stands[list(bits(position.pawns[number]))] = number
    stands[list(bits(position.barricades))] = BARRICADE
    return State(
        colours=np.array([GAME.seats.index(seat) for seat in position.seats]),
        pawns=pawns,
        stands=stands,
        walls=np.array([position.barricades & LOW, position.barricades >> HALF]),
    )
