"""What touches tell against a turn whose end the board shows: signs that another one was played.

Refuses to know: which turns the picture fits (footprint_match.py), and how likely each is (likelihood.py).
"""

from companion.core.model.footprint import NOTHING_BEYOND, Footprint
from companion.core.model.game import Board
from companion.core.model.hand_times import CARRY_MS, LATE_LIFT_MS
from companion.core.model.session.tracked import Tracker


def went_on(tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether more pieces stood than exist after the turn's pawn landed: it may have gone on."""
    if tracker.began.beyond != NOTHING_BEYOND:
        return False
    target, most = footprint.arrivals[0][0], tracker.began.picture.bit_count()
    there, later = tracker.seen.picture.bit_count(), None
    for touch in reversed(tracker.seen.touches):
        if touch.on and touch.spot == target:
            return False
        if touch.exchanged:
            continue
        slid = later is not None and not later.on and later.at_ms - touch.at_ms <= LATE_LIFT_MS
        if touch.on and there > most and not slid:
            return True
        there += -1 if touch.on else 1
        later = touch
    return False


def came_before_it_left(board: Board, tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether the turn's pawn was told on its field before it had left another on its way.

    No hand does that: a report came late, or what came there is another piece, its lift unseen.
    """
    target = footprint.arrivals[0][0]
    came_ms = max(
        (touch.at_ms for touch in tracker.seen.touches if touch.on and touch.spot == target), default=None
    )
    if came_ms is None:
        return False
    near = {spot for pair in board.edges for spot in pair if target in pair}
    return any(
        not touch.on
        and came_ms < touch.at_ms <= came_ms + LATE_LIFT_MS
        and not (tracker.began.picture >> touch.spot & 1 or touch.spot in near)
        for touch in tracker.seen.touches
    )


def came_while_another_was_up(tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether the turn's pawn was told on its field as it was lifted or before, another piece being up.

    Then that one, of no part in the turn, may be what came there.
    """
    if not footprint.arrivals:
        return False
    target, sources = footprint.arrivals[0]
    part = footprint.removed | footprint.lifted | sources
    up: dict[int, int] = {}
    doubt = False
    for touch in tracker.seen.touches:
        if touch.on and touch.spot == target:
            carried = any(sources >> spot & 1 and touch.at_ms - ms >= CARRY_MS for spot, ms in up.items())
            doubt = not carried and any(not part >> spot & 1 for spot in up)
        if touch.on and not touch.exchanged:
            up.pop(touch.spot, None)
        elif not touch.on and tracker.began.picture >> touch.spot & 1:
            up[touch.spot] = touch.at_ms
    return doubt


def began_before(board: Board, tracker: Tracker, footprint: Footprint, other: Footprint) -> bool:
    """Tell whether the turn's pawn had left its place for good before any piece of another turn was touched.

    Then the other turn was not played first: its pieces were knocked over.
    """
    if not footprint.arrivals:
        return False
    sources = footprint.arrivals[0][1]
    part = other.lifted | sum(board.pools[number].mask for number in other.pool_lifts)
    lifts = [
        touch for touch in tracker.seen.touches if not touch.on and tracker.began.picture >> touch.spot & 1
    ]
    left_ms = max((touch.at_ms for touch in lifts if sources >> touch.spot & 1), default=None)
    began_ms = min((touch.at_ms for touch in lifts if part >> touch.spot & 1), default=None)
    return left_ms is not None and began_ms is not None and left_ms + LATE_LIFT_MS < began_ms
