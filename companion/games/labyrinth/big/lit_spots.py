"""What is worth a light in the big labyrinth: the target, the corner of who fell, walls that play has shown.

Knows: what each phase is about, and that walls are shown only at a table that wants to be reminded. Refuses
to know: lamps, and how much help somebody wants.
"""

from collections.abc import Iterator

from companion.core.model.capabilities import Shown
from companion.core.model.game import bits
from companion.games.labyrinth.big.known_walls import Known
from companion.games.labyrinth.big.state import GRID, Phase, Position


def shows(position: Position, known: Known) -> Iterator[Shown]:
    """Tell what is worth a light; of ``known`` only what is next to the figure that moves.

    A wall is no spot here: the field behind it is shown, into which no way leads.
    """
    if position.phase is not Phase.OVER and not position.beside >> position.active & 1:
        yield Shown("turn", 1 << position.here, position.seat)
    if position.target is not None:
        yield Shown("aim", 1 << position.target)
    if position.phase is Phase.HOME:
        yield Shown("fill", 1 << position.corners[position.active], position.seat)
    if position.options.memory_aid and position.phase is Phase.MOVE:
        behind = [GRID.beyond(slot, position.here) for slot in bits(GRID.around[position.here] & known.walls)]
        if behind:
            yield Shown("known", sum(1 << field for field in behind))
