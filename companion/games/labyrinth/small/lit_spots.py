"""What is worth a light in the small labyrinth: the target, open gaps, slots to be filled, remembered walls.

Knows: what each phase is about. Refuses to know: lamps, and how much help somebody wants.
"""

from collections.abc import Iterable, Iterator

from companion.core.model.capabilities import Shown
from companion.core.model.inputs import Deed
from companion.games.labyrinth.small.board import spot_of
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.memory import Memory, remember
from companion.games.labyrinth.small.position import Position


def shows(position: Position, told: Iterable[Deed]) -> Iterator[Shown]:
    """Tell what is worth a light; remembered walls only where the table plays with the memory aid."""
    if not position.winner:
        yield Shown("turn", 1 << position.here, position.seat)
    if position.target is not None:
        yield Shown("aim", 1 << position.target[1])
    if position.phase == "put":
        yield Shown("fill", position.empty << spot_of(0), level="where")
    elif gaps := position.empty & ~(1 << position.last if position.phase in ("ask", "read") else 0):
        yield Shown("gap", gaps << spot_of(0), level="where")
    if position.options.memory_aid:
        for slot, colour in remember(Memory(), told).known().items():
            yield Shown("known", 1 << spot_of(GRID.slot(slot)), colour)
