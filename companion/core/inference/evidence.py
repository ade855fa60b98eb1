"""What was seen since a turn began, and what can be read off it whatever turn it was (likelihood.py).

Refuses to know: what is likely.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from msgspec import Struct

from companion.core.model.game import Arrangement, Board
from companion.core.model.hand_times import CARRY_MS, LATE_LIFT_MS, PULSE_MS, RESEAT_MS
from companion.core.model.session.tracked import TurnStart
from companion.core.model.types import Kinds, Mask, Touch
from companion.core.tracking import touch_steps
from companion.core.tracking.touch_steps import Step


def place_cost(board: Board, start: Mask) -> int:
    """Return what it costs that something is put just there, one of 50 to 80 free fields."""
    return round(10 * math.log10((board.fields & ~start).bit_count() or 1))


class Evidence(Struct, frozen=True, dict=True):
    """Everything seen since the turn began.

    Args:
        board: the geometry.
        kinds: what stood on each spot.
        began: the board at the start of the turn.
        touches: all touches since.
        unseen: the cost of a missed lift at a spot, in dB.
        illegal_before: how the pieces stood when an illegal try was told, and the time of the last touch
            before: what led there was a try, whatever follows.
        felt: the spots whose sensor tells the pole of what stands there now.
    """

    board: Board
    kinds: Kinds
    began: TurnStart
    touches: tuple[Touch, ...]
    unseen: Callable[[int], int]
    illegal_before: tuple[int, Arrangement] | None = None
    felt: Mask = 0

    @cached_property
    def touches_before_try(self) -> int:
        """How many touches had been seen when an illegal try was told; -1 where none was."""
        if self.illegal_before is None:
            return -1
        return sum(touch.at_ms <= self.illegal_before[0] for touch in self.touches)

    @property
    def near(self) -> frozenset[frozenset[int]]:
        """The pairs of neighbouring fields."""
        return self.board.near

    @cached_property
    def stay_ms(self) -> tuple[int, ...]:
        """For each lift how long something had stood there; 0 for what stood there when the turn began."""
        down: dict[int, int] = {}
        stays = []
        for touch in self.touches:
            stays.append(0 if touch.on else touch.at_ms - down.get(touch.spot, touch.at_ms))
            down[touch.spot] = touch.at_ms
        return tuple(stays)

    @cached_property
    def step_ms(self) -> tuple[int, ...]:
        """For each lift how long before something came here this or the next field was left; a day if not."""
        left: dict[int, int] = {}
        arrived: dict[int, int] = {}
        steps = []
        for touch in self.touches:
            if touch.on:
                near = (
                    at_ms
                    for spot, at_ms in left.items()
                    if spot == touch.spot or frozenset((spot, touch.spot)) in self.near
                )
                arrived[touch.spot] = touch.at_ms - max(near, default=touch.at_ms - 86_400_000)
            else:
                left[touch.spot] = touch.at_ms
            steps.append(arrived.get(touch.spot, 86_400_000))
        return tuple(steps)

    @cached_property
    def pulses(self) -> tuple[bool, ...]:
        """For each touch whether its spot is soon as it was before."""
        later: dict[int, int] = {}
        found = []
        for touch in reversed(self.touches):
            found.append(touch.spot in later and later[touch.spot] - touch.at_ms <= PULSE_MS)
            later[touch.spot] = touch.at_ms
        return tuple(reversed(found))

    @cached_property
    def recent(self) -> tuple[int, ...]:
        """For each touch the first less than `CARRY_MS` before: no hand has carried what that one lifted."""
        found, first = [], 0
        for touch in self.touches:
            while touch.at_ms - self.touches[first].at_ms >= CARRY_MS:
                first += 1
            found.append(first)
        return tuple(found)

    @cached_property
    def late_lifts(self) -> tuple[tuple[int, ...], ...]:
        """For each touch the lifts that are told up to `LATE_LIFT_MS` later."""
        found = []
        for number, touch in enumerate(self.touches):
            last_ms, later = touch.at_ms + LATE_LIFT_MS, number + 1
            lifts = []
            while later < len(self.touches) and self.touches[later].at_ms <= last_ms:
                if not self.touches[later].on:
                    lifts.append(later)
                later += 1
            found.append(tuple(lifts))
        return tuple(found)

    @cached_property
    def lifted_before(self) -> tuple[bool, ...]:
        """For each touch whether its spot was left before."""
        left = 0
        found = []
        for touch in self.touches:
            found.append(bool(left >> touch.spot & 1))
            left |= 0 if touch.on else 1 << touch.spot
        return tuple(found)

    @cached_property
    def flickered(self) -> tuple[bool, ...]:
        """For each touch whether what it lifts had come back to its spot a moment after it had left it."""
        here: dict[int, list[Touch]] = {}
        found = []
        for touch in self.touches:
            before = here.setdefault(touch.spot, [])
            found.append(
                len(before) >= 2 + (self.began.picture >> touch.spot & 1)
                and before[-1].on
                and not before[-2].on
                and before[-1].at_ms - before[-2].at_ms <= RESEAT_MS
            )
            before.append(touch)
        return tuple(found)

    @cached_property
    def _steps(self) -> dict[tuple[Arrangement, Touch], Sequence[Step]]:
        return {}

    @cached_property
    def _puts(self) -> dict[tuple[Arrangement, Touch], Sequence[Step]]:
        return {}

    def steps(self, stands: Arrangement, touch: Touch) -> Sequence[Step]:
        """Return `touch_steps.steps`, worked out once for all turns and ways."""
        if (found := self._steps.get((stands, touch))) is None:
            found = self._steps[stands, touch] = touch_steps.steps(self.began, stands, touch)
        return found

    def puts(self, stands: Arrangement, touch: Touch) -> Sequence[Step]:
        """Return those of a put that are `different`, worked out once too."""
        if (found := self._puts.get((stands, touch))) is None:
            found = self._puts[stands, touch] = self.different(self.steps(stands, touch))
        return found

    def different(self, steps: Iterable[Step]) -> list[Step]:
        """Return of the pieces from one house only one: they are worth the same."""
        pools, found = 0, []
        for step in steps:
            if not (mask := self.pool_of(step.came)) & pools:
                pools |= mask
                found.append(step)
        return found

    def pool_of(self, spot: int) -> Mask:
        """Return the places of the house or forest around a spot; none for a field."""
        if self.board.fields >> spot & 1:
            return 0
        return next((pool.mask for pool in self.board.pools if pool.mask >> spot & 1), 0)
