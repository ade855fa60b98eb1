"""What is worth a light in the small labyrinth: the target, open gaps, slots to be filled, remembered walls.

Knows: what each phase is about. Refuses to know: lamps, and how much help somebody wants.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.core.model.capabilities import Shown
from companion.core.model.inputs import Deed
from companion.games.labyrinth.small.board import spot_of
from companion.games.labyrinth.small.box import GRID
from companion.games.labyrinth.small.memory import Memory, remember
from companion.games.labyrinth.small.state import State


def shows(state: State, told: Iterable[Deed]) -> Iterator[Shown]:
    """Tell what is worth a light; remembered walls only where the table plays with the memory aid."""
    if not state.winner:
        yield Shown("turn", 1 << state.here, state.seat)
    if state.target is not None:
        yield Shown("aim", 1 << state.target[1])
    if state.phase == "put":
        yield Shown("fill", state.empty << spot_of(0), level="where")
    elif gaps := state.empty & ~(1 << state.last if state.phase in ("ask", "read") else 0):
        yield Shown("gap", gaps << spot_of(0), level="where")
    if state.options.memory_aid:
        for slot, colour in remember(Memory(), told).known().items():
            yield Shown("known", 1 << spot_of(GRID.slot(slot)), colour)
