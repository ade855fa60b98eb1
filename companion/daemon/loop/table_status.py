"""What a view shows around the game: the journal, the check, dice, devices that say inputs, care.

Refuses to know: the game, who tells of these things, and when a view goes out.
"""

from __future__ import annotations

from msgspec import Struct

from companion.core.catalog.table_settings import Counting
from companion.ports.dice import DieState
from companion.ports.hall import HallNow
from companion.ports.inputs import InputState


class TableStatus(Struct, frozen=True):
    """How all that is now.

    Args:
        care: what counts for lights and sounds.
        trouble: the journal cannot keep what is decided.
        checking: a walk or a piece test has the board.
        panel: why it cannot be used, empty where it can.
        hall: what is known of it.
        dice, sources: how dice, and devices that say inputs, are.
    """

    care: Counting
    trouble: bool = False
    checking: bool = False
    panel: str = ""
    dice: tuple[DieState, ...] = ()
    sources: tuple[InputState, ...] = ()
    hall: HallNow = HallNow()
