"""Simulated hands on a board with houses, pawns and barricades: turns as raw sensor edges.

Knows: the physical pieces, the rules as far as a player needs them, and how careful hands carry them.
Refuses to know: how the referee finds out (core/sensing, tracking and inference, a game's footprints and
judge): it shares no code with them, so that it can be used to test them.
"""

from companion.simulate.ground import Ground
from companion.simulate.hand import Edge, Hand

__all__ = ["Edge", "Ground", "Hand"]
