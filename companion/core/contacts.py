"""How often the contacts miss a lift, learned from play.

Where one piece leaves a spot and another comes to stand there, the contact should open in between. Each
recorded turn shows whether it did. Refuses to know: places missed (a piece that is not seen yet looks like
one that is still in the air).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.game import bits
from companion.core.types import Mask

BELIEF = 40
"""How many lifts the share counts for that is assumed of a board before anybody plays."""

SPOT_BELIEF = 8
"""How many lifts of one spot the share of its board counts for."""


@dataclass(frozen=True, slots=True)
class Contacts:
    """Spot -> (lifts seen, lifts missed) of the turns recorded so far."""

    lifts: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    def learn(self, seen: Mask, missed: Mask) -> Contacts:
        """After a turn in which these lifts were seen and those missed."""
        lifts = dict(self.lifts)
        for spot in bits(seen | missed):
            good, bad = lifts.get(spot, (0, 0))
            lifts[spot] = (good + (seen >> spot & 1), bad + (missed >> spot & 1))
        return Contacts(lifts)

    def share(self, spot: int, assumed: float) -> float:
        """The share of lifts that are missed there, as far as known (0 to 1).

        ``assumed``: the share before anything was seen.
        """
        good, bad = (
            (sum(counts) for counts in zip(*self.lifts.values(), strict=True)) if self.lifts else (0, 0)
        )
        board = (assumed * BELIEF + bad) / (BELIEF + good + bad)
        good, bad = self.lifts.get(spot, (0, 0))
        return (board * SPOT_BELIEF + bad) / (SPOT_BELIEF + good + bad)

    def cost(self, spot: int, assumed: float) -> int:
        """How unlikely a missed lift is there, in whole dB."""
        return round(-10 * math.log10(self.share(spot, assumed)))
