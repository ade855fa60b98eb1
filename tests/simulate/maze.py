"""A maze's board as a player sees it: fields, the wall slots between them, and what lies how near.

Knows: the names of spots. Refuses to know: the rules, and whether a wall stands anywhere.
"""

from __future__ import annotations

from companion.core.model.game import Board
from companion.simulate.ground import Ground

WALL = "wall"


class Maze(Ground):
    """A maze's board by names of spots; a slot is named after its two fields, as ``a1-b1``.

    ``near`` are the contacts that a magnet may disturb, ``around`` the fields next to a field, ``sides`` the
    slots of a field.
    """

    def __init__(self, board: Board) -> None:
        self.fields = tuple(board.marks["fields"])
        self.slots = tuple(name for name in board.spots if "-" in name)
        self.around: dict[str, list[str]] = {name: [] for name in self.fields}
        self.sides: dict[str, list[str]] = {name: [] for name in self.fields}
        for one, other in _pairs(self.fields):
            self.around[one].append(other)
            self.around[other].append(one)
        for slot in self.slots:
            for field in slot.split("-"):
                self.sides[field].append(slot)
        self.near = {field: [*self.around[field], *self.sides[field]] for field in self.fields}
        self.near.update({slot: slot.split("-") for slot in self.slots})
        self.outlets = tuple(board.marks.get("outlets", ()))
        self.pools, self.goal = {}, ""

    def between(self, one: str, other: str) -> str:
        """Return the name of the slot between two fields."""
        return "-".join(sorted((one, other)))

    def ways(self, field: str, steps: int) -> list[tuple[str, ...]]:
        """Return all ways of so many steps from a field that meet none twice, walls or not."""
        found: list[tuple[str, ...]] = [(field,)]
        for _ in range(steps):
            found = [(*way, to) for way in found for to in self.around[way[-1]] if to not in way]
        return [way[1:] for way in found]


def _pairs(fields: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the fields that lie next to each other, the smaller name first."""
    there = set(fields)
    found = []
    for name in fields:
        column, row = name[0], int(name[1:])
        after = (f"{chr(ord(column) + 1)}{row}", f"{column}{row + 1}")
        found += [(name, other) for other in after if other in there]
    return found
