"""Which way a piece was slid: the fields on which its contact closed, in order.

Where it matters which way a piece went, each way has a footprint of its own (`Footprint.path`), all of those
to one field with the same end. The piece has gone the way on whose fields it was seen, no other.

Refuses to know: why it matters.
"""

from collections.abc import Iterator, Sequence

from companion.core.model.footprint import Footprint
from companion.core.model.session.tracked import Tracker


def on_seen_paths(tracker: Tracker, footprints: Sequence[Footprint]) -> list[Footprint]:
    """Return of footprints with the same end those whose way was seen; else those for any way.

    Of ways that look alike the shortest is meant: a step to the next field is no walk round over figures,
    which no contact tells. Ways of the same length stay in question.
    """
    if not any(footprint.path for footprint in footprints):
        return list(footprints)
    seen = [footprint for footprint in footprints if footprint.path and _seen(tracker, footprint)]
    shortest = min((len(footprint.path) for footprint in seen), default=0)
    seen = [footprint for footprint in seen if len(footprint.path) == shortest]
    return seen or [footprint for footprint in footprints if not footprint.path]


def seen_path(tracker: Tracker, origin: int) -> tuple[int, ...]:
    """Return the fields on which the piece from ``origin`` was seen, in order, each once in a row.

    A field on which another piece stands tells nothing, and being put back before anything else is nothing.
    """
    passed: list[int] = []
    for touch in tracker.seen.touches:
        known = touch.spot == origin or not tracker.began.picture >> touch.spot & 1
        if touch.on and known and passed[-1:] != [touch.spot] and (passed or touch.spot != origin):
            passed.append(touch.spot)
    return tuple(passed)


def on_begun_paths(tracker: Tracker, footprints: Sequence[Footprint]) -> Iterator[Footprint]:
    """Yield the inputs that hands may have gone on from: the way was seen, or none matters."""
    ways = {(footprint.removed, footprint.added) for footprint in footprints if footprint.path}
    for footprint in footprints:
        if footprint.path:
            told = _visible_path(tracker, footprint)
            if told == seen_path(tracker, _origin(footprint))[: len(told)]:
                yield footprint
        elif (footprint.removed, footprint.added) not in ways:
            yield footprint


def is_path_unseen(tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether it matters which way its piece goes, and it was not seen to go that way."""
    return bool(footprint.path) and not _seen(tracker, footprint)


def _seen(tracker: Tracker, footprint: Footprint) -> bool:
    return _visible_path(tracker, footprint) == seen_path(tracker, _origin(footprint))


def _visible_path(tracker: Tracker, footprint: Footprint) -> tuple[int, ...]:
    """Return the fields of its way on which its piece must have been seen."""
    origin = _origin(footprint)
    return tuple(spot for spot in footprint.path if spot == origin or not tracker.began.picture >> spot & 1)


def _origin(footprint: Footprint) -> int:
    return footprint.arrivals[0][1].bit_length() - 1
