"""What hands have touched since the turn began, taken in reading by reading.

Of each touch it is remembered which pieces it may have moved; where it fits nothing, its spot is left out. A
board on which everything is back is as if nobody had touched it. Of too many touches nothing is remembered
but the picture: the tracker is lost, and says so (docs/adr/0016-lost.md).

Refuses to know: what the rules allow, which turn that may be (footprint_match.py), and time passing.
"""

from collections.abc import Sequence

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import NOTHING_BEYOND, Beyond
from companion.core.model.game import Arrangement, bits
from companion.core.model.hand_times import HURRY_MS, LATE_LIFT_MS, STILL_MS
from companion.core.model.polarity import exchanged as exchanges
from companion.core.model.session.tracked import Seen, Tracker, TurnStart, Ways
from companion.core.model.types import NO_POLES, BoardReading, Mask, Poles, Touch
from companion.core.tracking import arrangements

NOTHING_MOVED = frozenset({Arrangement((), ())})

MANY, RESTLESS, TANGLED, CUT = 40, 20, 24, 32
"""So many touches in a turn are too many to follow, and fewer where the pieces may stand in many ways: more
than `RESTLESS` touches and `TANGLED` ways, or more than `CUT` touches where ways had to be left out."""

MOST_KEPT = 120
"""No more touches than these are kept in any case, however fast they come."""

HURRIED = 6
"""Hands that touch so often within `HURRY_MS` follow no way back."""


def begin(picture: Mask, at_ms: int, beyond: Beyond = NOTHING_BEYOND) -> Tracker:
    """Begin a turn: the board shows ``picture`` and nobody has touched anything."""
    return Tracker(TurnStart(picture, beyond=beyond), Seen(picture, at_ms))


def found(
    expected: Mask,
    seen: Mask,
    at_ms: int,
    poles: Poles = NO_POLES,
    shown: Poles = NO_POLES,
    *,
    beyond: Beyond = NOTHING_BEYOND,
) -> Tracker:
    """Take a board seen again after a time unseen: what left was lifted, what came was put, at once.

    ``poles`` are those expected, ``shown`` those seen: where pieces stand on each other's places, they tell.
    """
    began = TurnStart(expected, poles, beyond=beyond)
    other = exchanges(shown.on(seen), poles.on(expected))
    if expected == seen and not other:
        return Tracker(began, Seen(seen, at_ms, shown=shown))
    touches = [Touch(at_ms, spot, on=False) for spot in bits(expected & ~seen)]
    touches += [Touch(at_ms, spot, True, shown.at(spot), exchanged=True) for spot in bits(other)]
    touches += [Touch(at_ms, spot, True, shown.at(spot)) for spot in bits(seen & ~expected)]
    return Tracker(
        began, Seen(seen, at_ms, expected & ~seen | other, tuple(touches), shown), Ways(blind=True)
    )


def touched_after(tracker: Tracker, at_ms: int) -> Tracker:
    """Tell what was touched after ``at_ms`` alone, as if a turn had begun then."""
    touches = [edge for edge in tracker.seen.touches if edge.at_ms > at_ms]
    moves = [edge for edge in touches if not edge.exchanged]
    occupied = tracker.seen.picture
    for edge in reversed(moves):
        occupied ^= 1 << edge.spot
    after = begin(occupied, at_ms, tracker.began.beyond)
    for edge in touches:
        occupied = occupied if edge.exchanged else occupied ^ 1 << edge.spot
        after = touch(after, BoardReading(edge.at_ms, occupied, (edge,), tracker.seen.shown))
    return after


def anew(tracker: Tracker, touches: Sequence[Touch]) -> Tracker:
    """Tell what was seen since the turn began, had it been these touches alone."""
    fresh = Tracker(
        tracker.began, Seen(tracker.began.picture, tracker.seen.since_ms, shown=tracker.seen.shown)
    )
    occupied = tracker.began.picture
    for edge in touches:
        occupied = occupied | 1 << edge.spot if edge.on else occupied & ~(1 << edge.spot)
        fresh = touch(fresh, BoardReading(edge.at_ms, occupied, (edge,), tracker.seen.shown))
    since_ms = max(fresh.seen.since_ms, *(edge.at_ms for edge in touches), 0)
    return replace(fresh, seen=replace(fresh.seen, since_ms=since_ms))


def with_ways(now: Tracker, possible: frozenset[Arrangement]) -> Tracker:
    """Tell that these are all ways in which the pieces may have wandered."""
    return replace(now, ways=replace(now.ways, possible=possible))


def touch(tracker: Tracker, reading: BoardReading) -> Tracker:
    """Take a reading in. A board on which everything is back where it was forgets that it was touched."""
    began, ways, lifted, shown = tracker.began, tracker.ways, tracker.seen.lifted, tracker.seen.shown
    for edge in reading.touches:
        if not edge.on or edge.exchanged:
            lifted |= 1 << edge.spot & began.picture
        if not ways.lost:
            ways = _follow(ways, began, shown, edge)
    since_ms = reading.touches[-1].at_ms if reading.touches else reading.at_ms
    touches = (*tracker.seen.touches, *reading.touches)
    now = replace(tracker, seen=Seen(reading.occupied, since_ms, lifted, touches, reading.poles), ways=ways)
    if ways.lost or is_lost(now):
        return lose(now)
    if reading.occupied == began.picture and now.arrangements == NOTHING_MOVED and not _taken_up_again(now):
        return replace(now, seen=replace(now.seen, lifted=0, touches=()), illegal_before=None)
    return now


def is_lost(now: Tracker) -> bool:
    """Tell whether more was touched than can be followed, at any cost."""
    if len(now.seen.touches) <= CUT:
        return False
    if now.ways.cut or len(now.seen.touches) > MOST_KEPT:
        return True
    number = _separate(now.seen.touches)
    return number > MANY or (number > RESTLESS and len(now.ways.possible) > TANGLED)


def _separate(touches: Sequence[Touch]) -> int:
    """Tell how many touches there are, if a contact that flutters is taken for one."""
    last: dict[int, int] = {}
    number = 0
    for one in touches:
        number += one.at_ms - last.get(one.spot, one.at_ms - STILL_MS - 1) > STILL_MS
        last[one.spot] = one.at_ms
    return number


def lose(now: Tracker) -> Tracker:
    """Tell what is kept of a turn not followed any more: the picture, what was lifted, the last touches."""
    seen = replace(now.seen, touches=now.seen.touches[-MANY:])
    ways = Ways(blind=now.ways.blind, lost=True)
    return replace(now, seen=seen, ways=ways, illegal_before=None, doubt=False)


def is_hurried(now: Tracker) -> bool:
    """Tell whether hands just swept over a lost board, and it has not rested since."""
    if len(now.seen.touches) < HURRIED or now.looked_ms == now.seen.since_ms:
        return False
    return now.seen.touches[-1].at_ms - now.seen.touches[-HURRIED].at_ms < HURRY_MS


def _taken_up_again(now: Tracker) -> bool:
    """Tell whether a figure from beside the board has just left a field again: it is on its way."""
    if not now.began.beyond.lying or not now.seen.touches:
        return False
    last = now.seen.touches[-1]
    return not last.on and not (now.began.picture | now.began.beyond.apart) >> last.spot & 1


def _follow(ways: Ways, began: TurnStart, shown: Poles, edge: Touch) -> Ways:
    """Return one more touch; where it fits nothing that was seen before, its spot is left out."""
    bit, odd = 1 << edge.spot, ways.odd
    after = None if odd & bit else arrangements.follow(ways.possible, began, edge)
    if late := _late(ways, began, edge):
        assert ways.put is not None
        odd &= ~(1 << ways.put[0].spot)
        after = late if after is None or ways.odd != odd else after | late
    elif after is None:
        odd = odd | bit if edge.exchanged else odd ^ bit
    possible = ways.possible if after is None else after
    return Ways(
        possible,
        odd,
        blind=ways.blind,
        cut=ways.cut
        or len(possible) == arrangements.MOST_ARRANGEMENTS
        or arrangements.is_too_many(ways.possible, edge),
        put=(edge, ways.possible) if edge.on and not edge.exchanged else None,
        lift=None if edge.on else (shown.at(edge.spot), ways.possible),
    )


def _late(ways: Ways, began: TurnStart, lift: Touch) -> frozenset[Arrangement]:
    """Return the ways in which this lift came before the put told just before it; none where it did not."""
    if ways.put is None or lift.on or ways.odd >> lift.spot & 1:
        return frozenset()
    put, before = ways.put
    return (
        arrangements.follow_late(before, began, put, lift)
        if lift.at_ms - put.at_ms <= LATE_LIFT_MS
        else frozenset()
    )
