"""A rectangular grid of fields and the wall slots between them: names, neighbours and bit sets.

Knows: geometry alone, for any size. Refuses to know: whether a wall stands in a slot, and who stands where.

Fields and slots are small numbers from 0, sets of them are `Mask` (bit ``i`` = number ``i``). Field ``a1`` is
0, ``b1`` is 1: columns from the left, row 1 nearest to you, row after row. A slot is an inner edge; its name
is that of its two fields, the smaller name first: ``a1-b1``.
"""

import functools
from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from companion.core.model.errors import PositionError
from companion.core.model.game import bits
from companion.core.model.types import Mask

LARGEST = 9
"""Columns and rows at most: names sort by code point as long as a row has one digit."""


class Grid(Struct, frozen=True, dict=True):
    """A grid of ``columns`` by ``rows`` fields; get it from `grid`, which makes each size once."""

    columns: int
    rows: int

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The name of each field."""
        return tuple(f"{chr(ord('a') + x)}{y + 1}" for y in range(self.rows) for x in range(self.columns))

    @cached_property
    def ends(self) -> tuple[tuple[int, int], ...]:
        """The two fields of each slot, the one with the smaller name first."""
        found = []
        for field in range(self.columns * self.rows):
            if (field + 1) % self.columns:
                found.append((field, field + 1))
            if field + self.columns < self.columns * self.rows:
                found.append((field, field + self.columns))
        return tuple(found)

    @cached_property
    def slots(self) -> tuple[str, ...]:
        """The name of each slot."""
        return tuple(f"{self.fields[one]}-{self.fields[other]}" for one, other in self.ends)

    @cached_property
    def all_fields(self) -> Mask:
        """Every field."""
        return (1 << len(self.fields)) - 1

    @cached_property
    def all_slots(self) -> Mask:
        """Every slot."""
        return (1 << len(self.slots)) - 1

    @cached_property
    def _field_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.fields)}

    @cached_property
    def _slot_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.slots)}

    @cached_property
    def _slots_between(self) -> dict[tuple[int, int], int]:
        return {ends: slot for slot, (a, b) in enumerate(self.ends) for ends in ((a, b), (b, a))}

    @cached_property
    def around(self) -> tuple[Mask, ...]:
        """The slots of each field: two at a corner, three at the border, four inside."""
        found = [0] * len(self.fields)
        for slot, (one, other) in enumerate(self.ends):
            found[one] |= 1 << slot
            found[other] |= 1 << slot
        return tuple(found)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The fields next to each field, never diagonally, lowest number first."""
        return tuple(
            tuple(sorted(self.beyond(slot, field) for slot in bits(around)))
            for field, around in enumerate(self.around)
        )

    @cached_property
    def corners(self) -> tuple[int, int, int, int]:
        """The four corners clockwise as seen from above, ``a1`` first; opposite ones are two apart."""
        last = len(self.fields) - 1
        return 0, last - self.columns + 1, last, self.columns - 1

    def field(self, name: str) -> int:
        """Return the number of a field. Raises PositionError for a name that is no field."""
        if name not in self._field_numbers:
            raise PositionError(f"unknown field {name!r}: fields are {self.fields[0]} to {self.fields[-1]}")
        return self._field_numbers[name]

    def slot(self, name: str) -> int:
        """Return the number of a slot. Raises PositionError for a name that is no slot."""
        if name not in self._slot_numbers:
            raise PositionError(
                f"unknown wall slot {name!r}: a slot is named after its two fields, as {self.slots[0]}"
            )
        return self._slot_numbers[name]

    def at(self, column: int, row: int) -> int:
        """Return the field in a column and a row, both counted from 0 at ``a1``.

        Raises PositionError outside.
        """
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            raise PositionError(f"no field at column {column}, row {row} of {self.columns} x {self.rows}")
        return row * self.columns + column

    def place(self, field: int) -> tuple[int, int]:
        """Return column and row of a field, both counted from 0 at ``a1``."""
        return field % self.columns, field // self.columns

    def apart(self, field: int, other: int) -> int:
        """Return how many steps two fields are apart, wall or no wall."""
        (x, y), (to_x, to_y) = self.place(field), self.place(other)
        return abs(to_x - x) + abs(to_y - y)

    def xy(self, slot: int) -> tuple[float, float]:
        """Tell where the middle of a slot lies, in field widths from the middle of ``a1``."""
        (ax, ay), (bx, by) = (self.place(field) for field in self.ends[slot])
        return (ax + bx) / 2, (ay + by) / 2

    def between(self, one: int, other: int) -> int | None:
        """Return the slot between two fields; None where they are no neighbours."""
        return self._slots_between.get((one, other))

    def beyond(self, slot: int, field: int) -> int:
        """Return the field on the other side of a slot. ``field`` must be one of its two."""
        one, other = self.ends[slot]
        assert field in (one, other)
        return other if field == one else one

    def opposite(self, corner: int) -> int:
        """Return the corner diagonally across."""
        return self.corners[(self.corners.index(corner) + 2) % 4]

    def reached(self, field: int, walls: Mask) -> Mask:
        """Return all fields that can be reached from a field without crossing one of these slots."""
        reached, ahead = 1 << field, [field]
        while ahead:
            here = ahead.pop()
            for slot in bits(self.around[here] & ~walls):
                there = self.beyond(slot, here)
                if not reached >> there & 1:
                    reached |= 1 << there
                    ahead.append(there)
        return reached

    def connected(self, walls: Mask) -> bool:
        """Tell whether every field can be reached from every other."""
        return self.reached(0, walls) == self.all_fields

    def fields_mask(self, names: Iterable[str]) -> Mask:
        """Return these fields as a bit set. Raises PositionError as `field`."""
        return sum({1 << self.field(name) for name in names})

    def slots_mask(self, names: Iterable[str]) -> Mask:
        """Return these slots as a bit set. Raises PositionError as `slot`."""
        return sum({1 << self.slot(name) for name in names})

    def field_names(self, fields: Mask) -> tuple[str, ...]:
        """Return the names in a set of fields, sorted by code point."""
        return tuple(sorted(self.fields[field] for field in bits(fields)))

    def slot_names(self, slots: Mask) -> tuple[str, ...]:
        """Return the names in a set of slots, sorted by code point."""
        return tuple(sorted(self.slots[slot] for slot in bits(slots)))


@functools.cache
def grid(columns: int, rows: int) -> Grid:
    """Return the grid of this size, made once. Raises PositionError where it is no grid or too large."""
    if not (2 <= columns <= LARGEST and 2 <= rows <= LARGEST):
        raise PositionError(f"a grid has 2 to {LARGEST} columns and rows, not {columns} x {rows}")
    return Grid(columns, rows)
