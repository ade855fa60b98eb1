"""What a correction makes of the game, in the place of history from a number on.

Refuses to know: how each is found (overrule.py, reinterpret.py, accept_board.py), and who may want it.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field


class Ruling(Struct, frozen=True):
    """What an overruling makes of the game.

    Args:
        what: as in `Overrule`.
        position: the position after it.
        seat: whose turn it is about; empty for an edited position.
        die: the number that counts, 0 where none does.
        known: the number that is known afterwards, None where it is to be rolled.
        move, removed, displaced: of the turn, as in its entry (`REMOVED` and `DISPLACED` there).
        since: the number from which on it comes in the place of what was, 0 where it only adds to that.
        still: numbers from there on that are heard once more after it.
        won: who reaches the goal by it.
        more: keys of its entry besides, where an input is corrected.
    """

    what: str
    position: Any
    seat: str = ""
    die: int = 0
    known: int | None = None
    move: str = ""
    removed: str = ""
    displaced: bool = False
    since: int = 0
    still: tuple[int, ...] = ()
    won: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
