"""How often the contacts miss a lift, learned from the walk test and from play.

Where one piece leaves a spot and another comes to stand there, the contact should open in between. Each
recorded turn shows whether it did. A visit of the walk test is a lift too, and worth the same: clean, it was
seen; else (dead, flickering, hanging) it was missed. Two things are different. A board is walked over again
until its sick spots are mended, so older walks must not outweigh what play shows: `SPOT_WALKED`,
`BOARD_WALKED`. And a magnet that is walked with is lifted slowly and carried away, which no capture is: clean
visits make up for misses, but nobody becomes surer by them than before anybody had looked.

Refuses to know: places missed (a piece that is not seen yet looks like one that is still in the air).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.core.game import bits
from companion.core.types import Mask

BELIEF = 10
"""How many lifts the share counts for that is assumed of a board before anybody plays."""

SPOT_BELIEF = 8
"""How many lifts of one spot the share of its board counts for."""

SPOT_WALKED = 8
"""So many lifts the visits of one spot count for at most: as much as what its board tells of it."""

BOARD_WALKED = 160
"""So many lifts all visits count for at most: one walk over the largest board."""

UNSURE, WALKED_UNSURE = 6, 5
"""A share learned from few turns may be four times as large, one that a walk has shown three times, in dB."""

Lifts = Mapping[int, tuple[int, int]]
"""Spot -> (lifts seen, lifts missed)."""


@dataclass(frozen=True, slots=True)
class Walked:
    """What the walk test has shown; ``board`` are all its lifts (seen, missed), never more than the cap."""

    lifts: Lifts = field(default_factory=dict)
    board: tuple[float, float] = (0, 0)


def walked(lifts: Lifts) -> Walked:
    """What visits count for: spot -> (clean, others), capped; a miss is never rounded away."""
    counts = {spot: _capped(*both) for spot, both in lifts.items()}
    good, bad = _sum(counts)
    scale = min(1.0, BOARD_WALKED / max(good + bad, 1))
    return Walked(counts, (good * scale, bad * scale))


def _capped(seen: int, missed: int) -> tuple[int, int]:
    if seen + missed <= SPOT_WALKED:
        return seen, missed
    bad = math.ceil(SPOT_WALKED * missed / (seen + missed))
    return SPOT_WALKED - bad, bad


def _sum(lifts: Lifts) -> tuple[int, int]:
    return sum(good for good, _ in lifts.values()), sum(bad for _, bad in lifts.values())


@dataclass(frozen=True, slots=True)
class Contacts:
    """``lifts`` of the turns recorded so far, and what the walk had shown before the game (``walked``)."""

    lifts: Lifts = field(default_factory=dict)
    walked: Walked = field(default_factory=Walked)

    @property
    def unsure(self) -> int:
        """How much larger the shares may be than learned, in dB; 0 where no lift was ever missed."""
        if not (_sum(self.lifts)[1] or self.walked.board[1]):
            return 0
        return WALKED_UNSURE if self.walked.lifts else UNSURE

    def learn(self, seen: Mask, missed: Mask) -> Contacts:
        """After a turn in which these lifts were seen and those missed."""
        lifts = dict(self.lifts)
        for spot in bits(seen | missed):
            good, bad = lifts.get(spot, (0, 0))
            lifts[spot] = (good + (seen >> spot & 1), bad + (missed >> spot & 1))
        return replace(self, lifts=lifts)

    def share(self, spot: int, assumed: float) -> float:
        """The share of lifts that are missed there, as far as known (0 to 1).

        ``assumed``: the share before anything was seen.
        """
        good, bad = _sum(self.lifts)
        here, gone = self.lifts.get(spot, (0, 0))
        played = _share(assumed, (good, bad), (here, gone))
        if not self.walked.lifts:
            return played
        (more, less), (clean, other) = self.walked.board, self.walked.lifts.get(spot, (0, 0))
        both = _share(assumed, (good + more, bad + less), (here + clean, gone + other))
        return max(both, min(assumed, played))

    def cost(self, spot: int, assumed: float) -> int:
        """How unlikely a missed lift is there, in whole dB."""
        return round(-10 * math.log10(self.share(spot, assumed)))


def _share(assumed: float, board: tuple[float, float], spot: tuple[int, int]) -> float:
    """The share of missed lifts of a spot, by (seen, missed) of its board and of itself."""
    (good, bad), (here, gone) = board, spot
    shared = (assumed * BELIEF + bad) / (BELIEF + good + bad)
    return (shared * SPOT_BELIEF + gone) / (SPOT_BELIEF + here + gone)
