"""Sensors that cannot keep still are found and left out, so that one bad contact never stops a game.

A hand lets a piece rest now and then, even when it counts; a contact that changes again and again without a
quarter of a second of rest is at fault. It then counts as it was before, until it has been still for a while.
Refuses to know: bounces (debounce.py, which sees what is left), and the game.
"""

from msgspec import Struct

from companion.core.model.game import bits
from companion.core.model.hand_times import HEALED_MS, RESTLESS_MS, STILL_MS
from companion.core.model.types import Mask


class Restless(Struct, frozen=True, gc=False):
    """A spot that keeps changing.

    Args:
        spot: its number.
        since_ms: when it began.
        last_ms: its last raw edge.
        before: whether something stood there when it began.
        left_out: whether it is taken for faulty.
    """

    spot: int
    since_ms: int
    last_ms: int
    before: bool
    left_out: bool = False


class Flapping(Struct, frozen=True, gc=False):
    """The raw levels as last reported, and the spots that keep changing."""

    raw: Mask = 0
    restless: tuple[Restless, ...] = ()


def sift(state: Flapping, at_ms: int, raw: Mask) -> tuple[Flapping, Mask, tuple[int, ...]]:
    """Return the levels to believe, faulty spots as before, and the spots found faulty just now."""
    if not (changed := raw ^ state.raw) and not state.restless:
        return state, raw, ()
    known = {
        restless.spot: restless
        for restless in state.restless
        if at_ms - restless.last_ms <= STILL_MS or (restless.left_out and not still(restless, at_ms))
    }
    for spot in bits(changed):
        if (restless := known.get(spot)) is None:
            known[spot] = Restless(spot, at_ms, at_ms, bool(state.raw >> spot & 1))
        else:
            left_out = restless.left_out or at_ms - restless.since_ms >= RESTLESS_MS
            known[spot] = Restless(spot, restless.since_ms, at_ms, restless.before, left_out)
    after = Flapping(raw, tuple(known.values()))
    if not (faulty := [restless for restless in after.restless if restless.left_out]):
        return after, raw, ()
    already = {restless.spot for restless in state.restless if restless.left_out}
    for restless in faulty:
        raw = raw | 1 << restless.spot if restless.before else raw & ~(1 << restless.spot)
    return after, raw, tuple(restless.spot for restless in faulty if restless.spot not in already)


def still(one: Restless, at_ms: int) -> bool:
    """Tell whether it has kept still for so long that nothing of it is remembered any more."""
    return at_ms - one.last_ms > (HEALED_MS if one.left_out else STILL_MS)
