"""The board as a player sees it: fields, neighbours, houses, and the walks of a pawn.

Walks are found by trying every way, one step after the other, from the board's names alone.
"""

from collections.abc import Container, Iterator

from companion.core.model.game import Board

FOREST = "forest"
BARRICADE = "barricade"

Walk = tuple[str, ...]
"""The fields stepped on, one for each pip, the last is the end."""


class Ground:
    """A board with houses and a goal, by names of spots.

    Args:
        board: the geometry; its marks name the goal, rest fields, village and first fields.
    """

    def __init__(self, board: Board) -> None:
        self._bare: dict[tuple[str, int], tuple[Walk, ...]] = {}
        self.near: dict[str, list[str]] = {name: [] for name in board.spots}
        for one, other in board.edges:
            self.near[board.spots[one]].append(board.spots[other])
            self.near[board.spots[other]].append(board.spots[one])
        self.fields = tuple(name for name in board.spots if ":" not in name)
        self.pools = {
            pool.name: tuple(name for name in board.spots if pool_of(name) == pool.name)
            for pool in board.pools
        }
        self.first = {pool: board.marks[f"first:{pool}"][0] for pool in self.pools}
        self.goal = board.marks["goal"][0]
        self.rest = frozenset(board.marks["rest_fields"])
        self.village = frozenset(board.marks["village"])

    def walks(self, source: str, number: int, barricades: Container[str]) -> list[Walk]:
        """Return all walks of ``number`` steps: no field twice, over no barricade (MA-05 to MA-10)."""
        bare = self.bare(source, number)
        return [walk for walk in bare if not any(field in barricades for field in walk[:-1])]

    def bare(self, source: str, number: int) -> tuple[Walk, ...]:
        """Return all walks of ``number`` steps from a spot on a board without barricades; kept once found."""
        pool = pool_of(source)
        if (key := (pool or source, number)) not in self._bare:
            first = [self.first[pool]] if pool else self.near[source]
            walks = (walk for field in first for walk in self._onward((field,), number, source))
            self._bare[key] = tuple(walks)
        return self._bare[key]

    def _onward(self, walk: Walk, number: int, source: str) -> Iterator[Walk]:
        if len(walk) == number:
            yield walk
        else:
            for field in self.near[walk[-1]]:
                if field != source and field not in walk:
                    yield from self._onward((*walk, field), number, source)


def pool_of(spot: str) -> str:
    """Return the house or forest that a spot belongs to; empty for a field."""
    return spot.partition(":")[0] if ":" in spot else ""
