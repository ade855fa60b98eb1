"""What a Malefiz board fixes: fields, edges, houses, forest, and where they lie.

Knows: the board data in ``data/`` and how it becomes a `Board` and bit sets. Refuses to know: who stands
where, and what may be moved.
"""

import functools
import json
from collections.abc import Mapping
from itertools import accumulate
from operator import or_
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.core.model.game import Board, Pool
from companion.core.model.types import Mask
from companion.games.base import check_variant

SEATS = ("red", "green", "yellow", "blue")
VARIANTS = ("classic", "fast")
FOREST = "forest"


class Ground(Struct, frozen=True, eq=False):
    """One variant's board as bit sets; fields are bits ``0 .. field_count - 1`` of ``board.spots``.

    Args:
        variant: ``classic`` or ``fast``.
        board: the geometry for everybody else.
        field_count: number of fields, the goal included.
        neighbours: field -> its neighbours.
        first: source -> the field in front of it; sources are the seats' houses, and `FOREST` where there
            is one (MA-05, MF-05).
        doors: source -> its bit in a mask of sources: behind the fields the houses, then the forest.
        goal: the goal's bit.
        rows: row number (1 = the bottom row) -> its fields.
        bit_of: field's name -> its bit.
        closed: number of lowest rows that take no barricade -> fields that take none (MA-11, MF-03).
        rest: rest fields (MF-02).
        village: fields from which a captured pawn goes to the forest (MF-04).
        barricades: where the barricades stand at the start (MA-01, MF-01); as many as the box holds.
        pawns: pawns of each seat in the box (MA-01, MF-01).
    """

    variant: str
    board: Board
    field_count: int
    neighbours: tuple[tuple[int, ...], ...]
    first: Mapping[str, int]
    doors: Mapping[str, Mask]
    goal: Mask
    rows: Mapping[int, Mask]
    bit_of: Mapping[str, Mask]
    closed: tuple[Mask, ...]
    rest: Mask
    village: Mask
    barricades: Mask
    pawns: int

    @property
    def has_forest(self) -> bool:
        """Whether pawns captured in the village go to a forest (fast only)."""
        return FOREST in self.first

    def no_barricade(self, rows_forbidden: int) -> Mask:
        """Return fields that never take a barricade.

        The lowest rows, rest fields and the goal (MA-11, MF-03).
        """
        return self.closed[rows_forbidden]

    def pool_number(self, name: str) -> int:
        """Return the number of a house (by its seat) or of the forest in ``board.pools``."""
        return SEATS.index(name) if name != FOREST else len(SEATS)


def known(variant: object) -> str:
    """Return the variant, as a text. Raises PositionError for anything that is no variant."""
    return check_variant(variant, "malefiz", VARIANTS)


@functools.cache
def ground(variant: str) -> Ground:
    """Return the board of a variant, read once. Raises PositionError where it is none of `VARIANTS`."""
    source = Path(__file__).with_name("data") / f"malefiz-{known(variant)}.json"
    return _build(variant, json.loads(source.read_text(encoding="utf-8")))


def _build(variant: str, data: Mapping[str, Any]) -> Ground:
    fields: list[str] = data["fields"]
    index = {name: i for i, name in enumerate(fields)}
    links = tuple((index[a], index[b]) for a, b in data["edges"])
    neighbours: list[list[int]] = [[] for _ in fields]
    for a, b in links:
        neighbours[a].append(b)
        neighbours[b].append(a)
    first = {seat: index[data["first_field"][seat]] for seat in SEATS}
    if "forest_exit" in data:
        first[FOREST] = index[data["forest_exit"]]
    board = _lay_out(variant, data, links)
    rows: dict[int, Mask] = {}
    for name in fields:
        row = int(name[1:])
        rows[row] = rows.get(row, 0) | 1 << index[name]
    goal, rest = board.mask([data["goal"]]), board.mask(data.get("rest_fields", []))
    return Ground(
        variant=variant,
        board=board,
        field_count=len(fields),
        neighbours=tuple(tuple(sorted(near)) for near in neighbours),
        first=first,
        doors={name: 1 << len(fields) + number for number, name in enumerate(first)},
        goal=goal,
        rows=rows,
        bit_of={name: 1 << i for name, i in index.items()},
        closed=tuple(accumulate((rows[row] for row in sorted(rows)), or_, initial=rest | goal)),
        rest=rest,
        village=board.mask(data.get("village", [])),
        barricades=board.mask(data["barricades"]),
        pawns=data["pawns"],
    )


def _lay_out(variant: str, data: Mapping[str, Any], links: tuple[tuple[int, int], ...]) -> Board:
    """Return spots in the order fields, houses, forest; house places lie around the first field's column."""
    fields: list[str] = data["fields"]
    at = {name: (float(ord(name[0]) - ord("a")), float(int(name[1:]) - 1)) for name in fields}
    spots = list(fields)
    pools = []
    for seat in SEATS:
        x, y = at[data["first_field"][seat]]
        pools.append(_pool(seat, len(spots), data["houses"][seat], seat))
        for place, (dx, dy) in enumerate(data["layout"]["house"], 1):
            spots.append(f"{seat}:{place}")
            at[spots[-1]] = (x + dx, y + dy)
    if forest := data["layout"].get(FOREST, []):
        pools.append(_pool(FOREST, len(spots), len(forest), None))
        for place, (x, y) in enumerate(forest, 1):
            spots.append(f"{FOREST}:{place}")
            at[spots[-1]] = (x, y)
    marks = {
        "goal": (data["goal"],),
        "final": (data["goal"],),
        "bottom_row": tuple(data["bottom_row"]),
        "rest_fields": tuple(data.get("rest_fields", ())),
        "village": tuple(data.get("village", ())),
        "barricades": tuple(data["barricades"]),
        **{f"first:{seat}": (data["first_field"][seat],) for seat in SEATS},
    }
    if forest:
        marks[f"first:{FOREST}"] = (data["forest_exit"],)
    return Board(
        name=f"malefiz-{variant}",
        spots=tuple(spots),
        xy=tuple(at[name] for name in spots),
        edges=links,
        pools=tuple(pools),
        marks=marks,
    )


def _pool(name: str, start: int, size: int, kind: str | None) -> Pool:
    return Pool(name=name, mask=((1 << size) - 1) << start, kind=kind)
