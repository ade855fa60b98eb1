"""How often the contacts miss a lift, learned from the walk test and from play.

Where one piece leaves a spot and another comes to stand there, the contact should open in between. Each
recorded turn shows whether it did. A visit of the walk test is a lift too, and worth the same: clean, it was
seen; else (dead, flickering, hanging) it was missed. Two things are different. A board is walked over again
until its sick spots are mended, so older walks must not outweigh what play shows: `SPOT_WALKED`,
`BOARD_WALKED`. And a magnet that is walked with is lifted slowly and carried away, which no capture is: clean
visits make up for misses, but nobody becomes surer by them than before anybody had looked.

A game begins with what earlier games on this board have shown; old games fade (`FADE`). A real board that
nobody has walked is doubted until play has shown what it is worth (`UNPROVEN`): most boards that miss one
lift in twenty have not shown it after fifty turns.

Refuses to know: places missed (a piece that is not seen yet looks like one that is still in the air).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct, field

from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.types import Mask

BELIEF = 10
"""How many lifts the share counts for that is assumed of a board before anybody plays."""

SPOT_BELIEF = 8
"""How many lifts of one spot the share of its board counts for."""

SPOT_WALKED = 8
"""So many lifts the visits of one spot count for at most: as much as what its board tells of it."""

FADE = 0.9
"""From one game to the next what was seen before counts so much less: after seven games half."""

BOARD_WALKED = 160
"""So many lifts all visits count for at most: one walk over the largest board."""

UNPROVEN, DOUBT = 0.02, 20
"""The share of lifts missed that is assumed of a board that is doubted, and how many lifts it counts for."""

PROVEN, PROVEN_PLAYED = 30, 40
"""So many spots walked, or so many lifts in play, tell what a board is worth: of those that miss one lift in
twenty four of five, or seven of eight, have shown it."""

UNSURE, WALKED_UNSURE = 8, 5
"""A share learned from few turns may be six times as large, one that a walk has shown three times, in dB."""

Counts = tuple[float, float]
"""Lifts seen, lifts missed."""

Lifts = Mapping[int, Counts]
"""Spot -> (lifts seen, lifts missed)."""


class Before(Struct, frozen=True):
    """What was seen before the game; ``board`` is the sum of all its lifts, as far as they count."""

    lifts: Lifts = field(default_factory=dict)
    board: Counts = (0, 0)


def walked(visits: Lifts) -> Before:
    """Tell what the visits of a walk count for, spot -> (clean, others); a miss is never rounded away."""
    lifts = {spot: _capped(*both) for spot, both in visits.items()}
    (good, bad), total = _sum(lifts), sum(_sum(lifts))
    scale = min(1.0, BOARD_WALKED / max(total, 1))
    return Before(lifts, (good * scale, bad * scale))


def earlier(lifts: Lifts) -> Before:
    """Tell what these lifts of the games before count for."""
    return Before(lifts, _sum(lifts))


def faded(lifts: Lifts) -> Lifts:
    """Tell what is left of these lifts for the next game."""
    return {spot: (good * FADE, bad * FADE) for spot, (good, bad) in lifts.items()}


def proven(visited: int, spots: int) -> bool:
    """Tell whether a walk of so many spots tells what a board of ``spots`` sensors is worth."""
    return visited >= min(PROVEN, spots)


def _capped(seen: float, missed: float) -> Counts:
    if seen + missed <= SPOT_WALKED:
        return seen, missed
    bad = math.ceil(SPOT_WALKED * missed / (seen + missed))
    return SPOT_WALKED - bad, bad


def _sum(lifts: Lifts) -> Counts:
    return sum(good for good, _ in lifts.values()), sum(bad for _, bad in lifts.values())


class MissRates(Struct, frozen=True):
    """What is known of a board's contacts.

    Args:
        lifts: those of the turns recorded so far.
        walked: what the walk test had shown before the game.
        earlier: what the games before had shown.
        doubted: whether it is a real board, which may be a bad one, that was not walked (`proven`).
    """

    lifts: Lifts = field(default_factory=dict)
    walked: Before = field(default_factory=Before)
    earlier: Before = field(default_factory=Before)
    doubted: bool = False

    @property
    def unproven(self) -> bool:
        """Whether the board may be worse than it has shown."""
        return self.doubted and sum(_sum(self.lifts)) + sum(self.earlier.board) < PROVEN_PLAYED

    @property
    def unsure(self) -> int:
        """How much larger the shares may be than learned, in dB; 0 where none was missed of late."""
        missed = _sum(self.lifts)[1] + round(self.earlier.board[1]) + self.walked.board[1]
        if not (missed or self.unproven):
            return 0
        return UNSURE if self.doubted or not self.walked.lifts else WALKED_UNSURE

    def learn(self, seen: Mask, missed: Mask) -> MissRates:
        """Learn from a turn in which these lifts were seen and those missed."""
        lifts = dict(self.lifts)
        for spot in bits(seen | missed):
            good, bad = lifts.get(spot, (0, 0))
            lifts[spot] = (good + (seen >> spot & 1), bad + (missed >> spot & 1))
        return replace(self, lifts=lifts)

    def known(self) -> Lifts:
        """Tell what this game and those before it have shown."""
        every = {spot: _both(self.lifts.get(spot), both) for spot, both in self.earlier.lifts.items()}
        return {**self.lifts, **every}

    def share(self, spot: int, assumed: float) -> float:
        """Return the share of lifts that are missed there, as far as known (0 to 1).

        ``assumed``: the share before anything was seen.
        """
        prior = (max(assumed, UNPROVEN), DOUBT) if self.unproven else (assumed, BELIEF)
        board = _both(_sum(self.lifts), self.earlier.board)
        here = _both(self.lifts.get(spot), self.earlier.lifts.get(spot))
        in_play = _share(prior, board, here)
        if not self.walked.lifts:
            return in_play
        board = _both(board, self.walked.board)
        here = _both(here, self.walked.lifts.get(spot))
        return max(_share(prior, board, here), min(prior[0], in_play))

    def cost(self, spot: int, assumed: float) -> int:
        """Tell how unlikely a missed lift is there, in whole dB."""
        return round(-10 * math.log10(self.share(spot, assumed)))


def _share(prior: tuple[float, int], board: Counts, spot: Counts) -> float:
    """Return the share of missed lifts of a spot, by what its board and itself have shown.

    ``prior``: the share before anything was seen, and how many lifts it counts for.
    """
    (assumed, belief), (good, bad), (here, gone) = prior, board, spot
    shared = (assumed * belief + bad) / (belief + good + bad)
    return (shared * SPOT_BELIEF + gone) / (SPOT_BELIEF + here + gone)


def _both(some: Counts | None, more: Counts | None) -> Counts:
    """Return the sum of two (seen, missed)."""
    (good, bad), (other, gone) = some or (0, 0), more or (0, 0)
    return good + other, bad + gone
