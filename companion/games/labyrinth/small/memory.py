"""What attentive players remember of the colours: a help for children, apart from the position of the game.

Knows: which wall was seen going into which slot. Refuses to know: the game; it watches deeds, as people do.
A wall that was never read, or was put back unseen, is not remembered. It must reach no page unless the table
has switched this help on.
"""

from collections.abc import Iterable

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Deed
from companion.games.labyrinth.small.box_contents import GRID


class Memory(Struct, frozen=True):
    """``colours``: the colour of the wall in each slot, empty where nobody has seen it."""

    colours: tuple[str, ...] = ("",) * len(GRID.slots)

    def known(self) -> dict[str, str]:
        """Return slot name -> colour, for the slots of which it is known."""
        return {GRID.slots[slot]: colour for slot, colour in enumerate(self.colours) if colour}


def remember(memory: Memory, deeds: Iterable[Deed]) -> Memory:
    """Return the memory after these deeds of one input."""
    colours = list(memory.colours)
    for deed in deeds:
        if deed.what == "pulled":
            colours[GRID.slot(deed.spot)] = ""
        elif deed.what == "put":
            colours[GRID.slot(deed.spot)] = deed.value
    return replace(memory, colours=tuple(colours))
