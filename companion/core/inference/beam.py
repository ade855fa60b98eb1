"""Which ways to read the touches are followed: the likeliest, and one of all that come to the same.

Refuses to know: what a touch may have been, and what that costs (likelihood.py).
"""

from collections.abc import Iterable

from companion.core.inference.costs import NEVER, SWAP
from companion.core.inference.evidence import Evidence
from companion.core.inference.hypothesis import NO_TOUCH, Hypotheses, Hypothesis
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement
from companion.core.model.hand_times import CARRY_MS, FALL_MS, LATE_BACK_MS, TWO_HANDS_MS
from companion.core.model.types import Mask
from companion.core.tracking.touch_steps import Step

MOST_HYPOTHESES, FEWEST_HYPOTHESES = 40, 8
"""So many of the likeliest ways are followed at the same time, the fewer the more there is to weigh."""

WORK = 2000
"""So many ways are followed in all, of all turns and touches together: then no step takes long."""

ENOUGH = 24
"""With fewer ways at the same time nothing is sure: the right one was perhaps not followed."""

MANY_PRICED, MOST_PRICED = 600, 2600
"""After so many ways that were looked at, of all turns together, no more than `ENOUGH` are followed; after so
many only the fewest."""

BEHIND, BEHIND_IN_A_TRY = 80, 120
"""A way that is so many dB behind the likeliest is given up; the second before an illegal try was told, since
what led there is forgiven. Neither decided one of some 15,000 turns (docs/lab/diary.md)."""

FEW = 8
"""Among so few ways nobody looks for two that come to the same: it would cost more."""

PossibleStep = tuple[Hypothesis, Step | None, int]
"""What a touch may have been: the way before, what a piece did then, and what that costs."""

Priced = tuple[int, int, int, Hypothesis, Step | None]
"""A way to follow, not made yet: what it will have cost at least, a serial number, what it has cost so far,
the way before, and what a piece did then."""


def width(touches: int, turns: int) -> int:
    """Return how many ways are followed at the same time: the fewer the more there is to weigh."""
    return max(FEWEST_HYPOTHESES, min(MOST_HYPOTHESES, WORK // max(touches * turns, 1)))


class Room:
    """How many ways may be followed yet, of all the turns that are weighed together."""

    def __init__(self, touches: int, turns: int) -> None:
        self._most = width(touches, turns)
        self._priced = 0

    @property
    def enough(self) -> bool:
        """Whether so many were followed all the time that something may be sure."""
        return self._most >= ENOUGH and self._priced <= MOST_PRICED

    def after(self, priced: int) -> int:
        """Return how many of these that were priced may be followed."""
        self._priced += priced
        if self._priced > MOST_PRICED:
            return FEWEST_HYPOTHESES
        return self._most if self._priced <= MANY_PRICED else min(self._most, ENOUGH)


class Beam:
    """What is followed while one legal turn is weighed, as far as there is ``room``."""

    def __init__(self, evidence: Evidence, footprint: Footprint, part: Mask, room: Room) -> None:
        pools = evidence.board.pools
        self._room = room
        self._evidence = evidence
        self._part = part
        self._homes = [(pool.mask, pool.mask) for pool in pools]
        self._homes += [(1 << target, sources) for target, sources in footprint.arrivals]
        self._homes += [(pools[number].mask, sources) for number, sources in footprint.pool_arrivals]
        self._at_home: dict[tuple[int, int], bool] = {}
        self._swapped: dict[Arrangement, int] = {}
        self._fell: dict[int, bool] = {}

    def swapped(self, stands: Arrangement) -> int:
        """Tell how many pieces stand where another one like them should."""
        if (number := self._swapped.get(stands)) is None:
            known, number = self._at_home, 0
            for place in stands.moved:
                if (home := known.get(place)) is None:
                    spot, origin = place
                    home = known[place] = any(
                        places >> spot & 1 and sources >> origin & 1 for places, sources in self._homes
                    )
                number += not home
            self._swapped[stands] = number
        return number

    def fell(self, lift: int) -> bool:
        """Tell whether another piece without a part in the turn fell at the same time as this touch."""
        if (found := self._fell.get(lift)) is None:
            evidence, fallen = self._evidence, self._evidence.touches[lift]
            others = evidence.began.picture & ~self._part & evidence.board.fields & ~(1 << fallen.spot)
            found = self._fell[lift] = any(
                not touch.on and others >> touch.spot & 1 and abs(touch.at_ms - fallen.at_ms) <= FALL_MS
                for touch in evidence.touches
            )
        return found

    def price(self, priced: list[Priced], told: Iterable[PossibleStep], cost: int, allowed: int) -> None:
        """Put in what may follow a way that has cost so much, unless it costs what is ``allowed`` or more.

        What stands where it does not belong costs something yet.
        """
        known = self._swapped
        for before, step, more in told:
            if (now := cost + more) < allowed:
                stands = before.stands if step is None else step.after
                if (swapped := known.get(stands)) is None:
                    swapped = self.swapped(stands)
                priced.append((now + 2 * SWAP * swapped, len(priced), now, before, step))

    def likeliest(self, priced: list[Priced], number: int) -> tuple[Hypotheses, int]:
        """Return the likeliest ways after the touch of this number, and the most that any way may cost.

        The ways are in order, each at its least cost. Dearer ones than that limit are given up; after the
        last touch none is.
        """
        priced.sort()
        most, behind, same = len(priced), NEVER, None
        room = self._room.after(most)
        if most > FEW and number + 1 < len(self._evidence.touches):
            far = BEHIND_IN_A_TRY if number < self._evidence.touches_before_try else BEHIND
            most, behind, same = room, priced[0][0] + far, self._same_lifts(number + 1)
        found: Hypotheses = {}
        for awaited, _, cost, before, step in priced:
            if awaited > behind:
                break
            after = before if step is None else before.stepped(step, number)
            if same is not None and after.lifts:
                pairs = zip(after.stands.held, after.lifts, strict=True)
                lifts = tuple([same[lift][self._part >> origin & 1] for origin, lift in pairs])
                if lifts != after.lifts:
                    after = replace(after, lifts=lifts)
            found.setdefault(after, cost)
            if len(found) == most:
                behind = min(behind, awaited)
                break
        return found, behind

    def _same_lifts(self, number: int) -> dict[int, tuple[int, int]]:
        """Return for each lift before this touch the two lifts that are taken for it.

        The first is for a piece that has no part in the turn, the second for one that has. Ways that differ
        only in lifts taken for the same are one way: the time of a lift matters less and less. For a piece
        with a part it no longer matters once a hand can have carried the piece (`CARRY_MS`). For another it
        no longer matters once the piece fell, or once `LATE_BACK_MS` are over and something came between.
        """
        touches = self._evidence.touches
        put_ms = next((touch.at_ms for touch in touches[number:] if touch.on), touches[number].at_ms)
        between = next((n for n in range(number, 0, -1) if touches[n - 1].at_ms < put_ms - TWO_HANDS_MS), 0)
        same = {NO_TOUCH: (NO_TOUCH, NO_TOUCH)}
        fallen = old = NO_TOUCH
        for lift in range(number):
            held_ms, other = put_ms - touches[lift].at_ms, lift
            if held_ms < CARRY_MS:
                same[lift] = lift, lift
                continue
            if self.fell(lift):
                other = fallen = lift if fallen == NO_TOUCH else fallen
            elif held_ms > LATE_BACK_MS and lift + 1 < between:
                other = old = lift if old == NO_TOUCH else old
            same[lift] = other, NO_TOUCH
        return same
