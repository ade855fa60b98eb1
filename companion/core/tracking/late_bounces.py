"""Bounces that were told late, and so were taken for touches.

The debounce waits by the clock, not for what is still under way: a report may be held up on a slow line, or
by a busy host, for longer than a contact rests (docs/adr/0006-proven-pictures.md). The next edge then shows,
by its own time, that the contact had not come to rest.

Knows: which touches since the turn began were none. Refuses to know: what the others mean.
"""

from companion.core.model.fast_replace import replace
from companion.core.model.session.recorded import Settings
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import BoardReading, Touch
from companion.core.tracking import tracker


def withdrawn(tracked: Tracker, reading: BoardReading, settings: Settings) -> tuple[Tracker, BoardReading]:
    """Tell what was seen so far and what comes now, without touches that were bounces, as if told in time."""
    news: list[Touch] = []
    for touch in reading.touches:
        last = next((each for each in reversed(tracked.seen.touches) if each.spot == touch.spot), None)
        if last is None or not _bounced(last, touch, settings) or _more_is_known(tracked):
            news.append(touch)
            continue
        before = tracker.anew(tracked, [each for each in tracked.seen.touches if each is not last])
        tracked = replace(before, illegal_before=tracked.illegal_before, doubt=tracked.doubt)
    if len(news) == len(reading.touches):
        return tracked, reading
    rested_ms = (
        reading.at_ms
        if news
        else max((each.at_ms for each in tracked.seen.touches), default=tracked.seen.since_ms)
    )
    return tracked, replace(reading, touches=tuple(news), at_ms=rested_ms)


def _more_is_known(tracked: Tracker) -> bool:
    """Tell whether touches alone do not tell what is known.

    Not all were seen, or somebody has vouched for it.
    """
    return (
        tracked.ways.blind
        or tracked.ways.lost
        or tracker.anew(tracked, tracked.seen.touches).ways.possible != tracked.ways.possible
    )


def _bounced(last: Touch, one: Touch, settings: Settings) -> bool:
    """Tell whether the contact moved again before what it did last could count."""
    rest_ms = settings.press_ms if last.on else settings.release_ms
    return last.on != one.on and not last.exchanged and one.at_ms - last.at_ms <= rest_ms
