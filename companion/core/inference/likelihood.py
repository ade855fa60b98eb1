"""How likely hands are to have played each of several turns, by every touch: what to record, and what to ask.

A turn's *cost* is how unlikely the touches are if it was played, in whole decibels (10 dB = ten times less
likely): the cheapest way to give every touch to a piece, with what hands do besides and what a contact may
have missed. docs/lab/weighing.md says where each figure comes from.

Refuses to know: the rules, and when it is time to decide.
"""

from collections.abc import Iterator, Sequence

from companion.core.inference.beam import Beam, PossibleStep, Priced, Room
from companion.core.inference.costs import (
    AGAIN,
    BETWEEN,
    BRUSH,
    BUMP,
    BUMP_MORE,
    BUSY,
    BUSY_LATE,
    FAR_LATE,
    LATE,
    LONG,
    MISPLACED,
    MISREAD,
    NEVER,
    NOISE,
    OWN_STEP,
    SLID,
    STEP,
    STOP,
    SWAP,
    TAP,
    TAP_AGAIN,
    THING,
)
from companion.core.inference.evidence import Evidence, place_cost
from companion.core.inference.hypothesis import NO_TOUCH, Explanation, Hypotheses, Hypothesis
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.hand_times import (
    AT_ONCE_MS,
    LATE_BACK_MS,
    SLIDE_MS,
    TAP_MS,
    TWO_HANDS_MS,
)
from companion.core.model.types import Mask, Touch
from companion.core.tracking import arrangements, touch_steps
from companion.core.tracking.touch_steps import Step


class Turn:
    """One legal turn as an explanation of the evidence, followed in as many ways as there is ``room`` for."""

    def __init__(self, evidence: Evidence, footprint: Footprint, room: Room) -> None:
        self.evidence = evidence
        self.footprint = footprint
        self.part = footprint.removed | footprint.lifted
        for number in footprint.pool_lifts:
            self.part |= evidence.board.pools[number].mask
        self.targets = footprint.added | footprint.lifted
        for number, _ in footprint.pool_arrivals:
            self.targets |= evidence.board.pools[number].mask
        self.own = footprint.arrivals[0][1]
        self._beam = Beam(evidence, footprint, self.part, room)
        poles = evidence.began.poles.on(evidence.felt)
        self._unseen = [
            (Touch(0, spot, on=True, north=poles.at(spot)), evidence.unseen(spot))
            for spot in bits(footprint.lifted)
        ]

    def explain(self, limit: int = NEVER) -> Explanation | None:
        """Return the cheapest way; None where hands cannot have played so, or for ``limit`` or more."""
        more = len(self.footprint.arrivals) - 1
        place = place_cost(self.evidence.board, self.evidence.began.picture) * more
        if not self.footprint.move:
            place += MISPLACED
        limit -= place
        allowed = NEVER if self.evidence.touches_before_try >= 0 else limit
        hypotheses: Hypotheses = {Hypothesis(): 0}
        behind = NEVER
        for number in range(len(self.evidence.touches)):
            if number == self.evidence.touches_before_try:
                hypotheses, behind = self._forgiven(hypotheses, number), NEVER
                allowed = limit
            priced: list[Priced] = []
            for hypothesis, cost in self._with_unseen(hypotheses, behind).items():
                self._beam.price(priced, self._told(hypothesis, number), cost, allowed)
            hypotheses, behind = self._beam.likeliest(priced, number)
        board, kinds = self.evidence.board, self.evidence.kinds
        found = [
            (cost + SWAP * self._beam.swapped(hypothesis.stands), hypothesis.missed, hypothesis.misread)
            for hypothesis, cost in self._with_unseen(hypotheses, NEVER).items()
            if not (hypothesis.hung or hypothesis.false)
            and arrangements.ends(board, kinds, hypothesis.stands, self.footprint)
        ]
        if not found or min(found)[0] >= limit:
            return None
        cost, missed, misread = min(found)
        rare = place + sum(self.evidence.unseen(spot) for spot in bits(missed))
        return Explanation(self.footprint.move, cost + place, missed, rare, misread)

    def _forgiven(self, hypotheses: Hypotheses, number: int) -> Hypotheses:
        """Forgive what led to an illegal try told before this touch: it was a try, however it is read."""
        assert self.evidence.illegal_before is not None
        _, before = self.evidence.illegal_before
        least = min(hypotheses.values(), default=0)
        hypotheses = {each: cost - least for each, cost in hypotheses.items()}
        hypotheses[Hypothesis(before, (number - 1,) * len(before.held))] = 0
        return hypotheses

    # --- what no contact told --------------------------------------------------------------------

    def _with_unseen(self, hypotheses: Hypotheses, behind: int) -> Hypotheses:
        """Add that a piece left a field of this turn and another came unseen, at most ``behind`` dear."""
        if not self._unseen:
            return hypotheses
        began, more = self.evidence.began, dict(hypotheses)
        for hypothesis, cost in hypotheses.items():
            if hypothesis.hung:
                self._come_unseen(more, hypothesis, cost, behind)
            if hypothesis.missed:
                continue
            for put, unseen in self._unseen:
                gone = None
                if cost + unseen <= behind:
                    gone = touch_steps.lifted(began, hypothesis.stands, put.spot)
                if gone is not None and gone.left == put.spot:
                    left = hypothesis.stepped(gone, NO_TOUCH)
                    left = replace(left, hung=1 << put.spot, missed=1 << put.spot)
                    _cheaper(more, left, cost + unseen)
                    self._come_unseen(more, left, cost + unseen, behind)
        return more

    def _come_unseen(self, more: Hypotheses, hypothesis: Hypothesis, cost: int, behind: int) -> None:
        """Add that a piece comes to where one left unseen; another pole would be seen."""
        stands = hypothesis.stands
        for put, _ in self._unseen:
            if not hypothesis.hung >> put.spot & 1:
                continue
            for step in self.evidence.steps(stands, put):
                if step.came == put.spot or step.came not in stands.held or step.misread:
                    continue
                if cost + 2 * SWAP * self._beam.swapped(step.after) <= behind:
                    come = replace(hypothesis.stepped(step, NO_TOUCH), hung=hypothesis.hung ^ 1 << put.spot)
                    _cheaper(more, come, cost)

    # --- what contacts told ----------------------------------------------------------------------

    def _told(self, hypothesis: Hypothesis, number: int) -> list[PossibleStep]:
        """Return everything that this touch can have been."""
        touch = self.evidence.touches[number]
        bit = 1 << touch.spot
        if hypothesis.false & bit:
            return [(replace(hypothesis, false=hypothesis.false ^ bit), None, 0)]
        if touch.exchanged:
            return list(self._exchange(hypothesis, number))
        found = self._put(hypothesis, number) if touch.on else self._lift(hypothesis, number)
        if touch.on or self.evidence.pulses[number]:
            other = replace(hypothesis, false=hypothesis.false ^ bit)
            found.append((other, None, THING if touch.on else NOISE))
        return found

    def _lift(self, hypothesis: Hypothesis, number: int) -> list[PossibleStep]:
        evidence, touch = self.evidence, self.evidence.touches[number]
        if hypothesis.owed >> number & 1:
            return [(replace(hypothesis, owed=hypothesis.owed ^ 1 << number), None, 0)]
        if (step := next(iter(evidence.steps(hypothesis.stands, touch)), None)) is None:
            if hypothesis.hung >> touch.spot & 1 or evidence.pulses[number]:
                return []
            return [(hypothesis, None, NOISE)]  # something that is no piece of the game is taken away
        if step.left != touch.spot:
            cost = self._stopped(step.left, number)
        elif evidence.lifted_before[number]:
            cost = AGAIN
        else:
            cost = 0 if self.part >> step.left & 1 else self._bumped(number)
        return [(hypothesis, step, cost)]

    def _bumped(self, number: int) -> int:
        """Tell what it costs that a piece of no part in the turn is lifted, perhaps after others."""
        others = self.evidence.began.picture & ~self.part & ~(1 << self.evidence.touches[number].spot)
        before = self.evidence.touches[:number]
        return BUMP_MORE if any(not touch.on and others >> touch.spot & 1 for touch in before) else BUMP

    def _stopped(self, origin: int, number: int) -> int:
        """Tell what it costs that a piece goes on from a spot where it was put."""
        spot, stay_ms = self.evidence.touches[number].spot, self.evidence.stay_ms[number]
        if self._stood_there(number):
            return 0
        if self.targets >> spot & 1:
            return AGAIN
        if self.evidence.flickered[number]:
            return SLID
        own, step_ms = self.own >> origin & 1, self.evidence.step_ms[number]
        if own and self.footprint.walk >> spot & 1 and stay_ms < TAP_MS:
            return TAP_AGAIN if self._touched_before(number) else TAP
        if max(stay_ms, step_ms) <= SLIDE_MS:
            return SLID
        if max(stay_ms, step_ms) < TAP_MS:
            return OWN_STEP if own else STEP
        return BRUSH if stay_ms <= SLIDE_MS else STOP

    def _stood_there(self, number: int) -> bool:
        """Tell whether this touch lifts a piece from where it stood when an illegal try was told."""
        evidence = self.evidence
        if evidence.illegal_before is None:
            return False
        (at_ms, _), touch = evidence.illegal_before, evidence.touches[number]
        return touch.at_ms - evidence.stay_ms[number] <= at_ms < touch.at_ms

    def _touched_before(self, number: int) -> bool:
        """Tell whether something was put on this spot and left it, before what this touch lifts came."""
        spot = self.evidence.touches[number].spot
        return sum(touch.on for touch in self.evidence.touches[:number] if touch.spot == spot) > 1

    def _put(self, hypothesis: Hypothesis, number: int) -> list[PossibleStep]:
        evidence, touch = self.evidence, self.evidence.touches[number]
        if hypothesis.hung >> touch.spot & 1:
            return []
        found = list(self._put_early(hypothesis, number)) if evidence.late_lifts[number] else []
        held = hypothesis.stands.held
        for step in evidence.puts(hypothesis.stands, touch):
            before, cost, came = hypothesis, 0, step.came
            if step.misread:
                if (felt := self._felt(hypothesis, step)) is None:
                    continue
                before, cost = replace(hypothesis, misread=felt[0]), felt[1]
            if came in held:
                lifted = hypothesis.lifts[held.index(came)]
                if came == touch.spot:
                    cost += self._put_back(hypothesis, lifted, number)
                elif lifted >= evidence.recent[number]:
                    cost += self._at_once(lifted, number)
            found.append((before, step, cost))
        return found

    def _felt(self, hypothesis: Hypothesis, step: Step) -> tuple[Mask, int] | None:
        """Tell whose pole is misread if this piece was put there, and its cost; None for two."""
        if not step.misread or hypothesis.misread >> step.came & 1:
            return hypothesis.misread, 0
        return None if hypothesis.misread else (1 << step.came, MISREAD)

    def _exchange(self, hypothesis: Hypothesis, number: int) -> Iterator[PossibleStep]:
        """Yield what follows if the contact stayed closed, but another piece has come in its place."""
        evidence, touch = self.evidence, self.evidence.touches[number]
        began, stands, bit = evidence.began, hypothesis.stands, 1 << touch.spot
        if hypothesis.hung & bit:
            left = replace(hypothesis, hung=hypothesis.hung ^ bit, missed=hypothesis.missed & ~bit)
            steps = [put for put in touch_steps.puts(began, stands, touch) if put.came != touch.spot]
            cost = 0
        else:
            left, origin = hypothesis, touch_steps.origin_at(began, stands, touch.spot)
            if origin is None:
                return
            steps = touch_steps.exchanges(began, stands, touch)
            part = origin != touch.spot or self.part >> origin & 1
            cost = evidence.unseen(touch.spot) + (0 if part else BUMP)
            stayed = self._felt(hypothesis, touch_steps.stayed(began, stands, touch, origin))
            if stayed is not None:
                yield replace(hypothesis, misread=stayed[0]), None, stayed[1]
        for step in evidence.different(put for put in steps if not put.misread):
            yield left, step, cost

    def _put_back(self, hypothesis: Hypothesis, lifted: int, number: int) -> int:
        origin, held = self.evidence.touches[number].spot, hypothesis.stands.held
        others = any(other != origin and not self.part >> other & 1 for other in held)
        if self.part >> origin & 1 or others or self._beam.fell(lifted):
            return 0
        held_ms = self.evidence.touches[number].at_ms - self.evidence.touches[lifted].at_ms
        busy = BUSY_LATE if held_ms > LATE_BACK_MS else BUSY
        between = busy if any(self.part >> other & 1 for other in held) else BETWEEN
        certain_ms = self.evidence.touches[number].at_ms - TWO_HANDS_MS
        return LONG * (held_ms > AT_ONCE_MS) + between * any(
            t.at_ms < certain_ms for t in self.evidence.touches[lifted + 1 : number]
        )

    def _at_once(self, lifted: int, number: int) -> int:
        """Tell what it costs that a piece stands elsewhere as soon as it was lifted: as if told before."""
        put, lift = self.evidence.touches[number], self.evidence.touches[lifted]
        return LATE if frozenset((put.spot, lift.spot)) in self.evidence.near else FAR_LATE

    def _put_early(self, hypothesis: Hypothesis, number: int) -> Iterator[PossibleStep]:
        """Yield what follows if the lift of the piece put here is told a moment later."""
        evidence, touch = self.evidence, self.evidence.touches[number]
        for later in evidence.late_lifts[number]:
            if hypothesis.owed >> later & 1:
                continue
            lift = evidence.touches[later]
            if (step := touch_steps.carried(evidence.began, hypothesis.stands, lift, touch)) is not None:
                cost = LATE if frozenset((touch.spot, lift.spot)) in evidence.near else FAR_LATE
                yield replace(hypothesis, stands=step.after, owed=hypothesis.owed | 1 << later), None, cost


def _cheaper(hypotheses: Hypotheses, hypothesis: Hypothesis, cost: int) -> None:
    """Put a hypothesis in, unless it is there at that cost or less."""
    if cost < hypotheses.get(hypothesis, NEVER):
        hypotheses[hypothesis] = cost


def weigh(
    evidence: Evidence, footprints: Sequence[Footprint], within: int = NEVER, room: Room | None = None
) -> list[Explanation]:
    """Return the turns that hands can have played, the likeliest first.

    Those that cost ``within`` dB more than the likeliest, or above, are left out as soon as that is known.
    ``room`` tells afterwards whether there was enough of it.
    """
    explanations: list[Explanation] = []
    limit = NEVER
    room = room or Room(len(evidence.touches), len(footprints))
    for footprint in sorted(footprints, key=lambda f: (not f.move, len(f.arrivals))):
        if (explanation := Turn(evidence, footprint, room).explain(limit)) is not None:
            explanations.append(explanation)
            limit = min(limit, explanation.cost + within) if explanation.move else limit
    return sorted(explanations, key=lambda s: (s.cost, s.move))
