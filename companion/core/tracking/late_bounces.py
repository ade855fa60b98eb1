"""Bounces that were told late, and so were taken for touches.

The debounce waits by the clock, not for what is still under way: a report may be held up on a slow line, or
by a busy host, for longer than a contact rests (docs/adr/0006-proven-pictures.md). The next edge then shows,
by its own time, that the contact had not come to rest.

Knows: which touches since the turn began were none. Refuses to know: what the others mean.
"""

from __future__ import annotations

from companion.core.model.fast_replace import replace
from companion.core.model.observation import Tracker
from companion.core.model.session.recorded import Settings
from companion.core.model.types import BoardReading, Touch
from companion.core.tracking import tracker


def withdrawn(now: Tracker, reading: BoardReading, settings: Settings) -> tuple[Tracker, BoardReading]:
    """Tell what was seen so far and what comes now, without touches that were bounces, as if told in time."""
    news: list[Touch] = []
    for one in reading.touches:
        last = next((each for each in reversed(now.seen.touches) if each.spot == one.spot), None)
        if last is None or not _bounced(last, one, settings) or _more_is_known(now):
            news.append(one)
            continue
        before = tracker.anew(now, [each for each in now.seen.touches if each is not last])
        now = replace(before, illegal_before=now.illegal_before, doubt=now.doubt)
    if len(news) == len(reading.touches):
        return now, reading
    rested_ms = (
        reading.at_ms if news else max((each.at_ms for each in now.seen.touches), default=now.seen.since_ms)
    )
    return now, replace(reading, touches=tuple(news), at_ms=rested_ms)


def _more_is_known(now: Tracker) -> bool:
    """Tell whether touches alone do not tell what is known.

    Not all were seen, or somebody has vouched for it.
    """
    return (
        now.ways.blind
        or now.ways.lost
        or tracker.anew(now, now.seen.touches).ways.possible != now.ways.possible
    )


def _bounced(last: Touch, one: Touch, settings: Settings) -> bool:
    """Tell whether the contact moved again before what it did last could count."""
    rest_ms = settings.press_ms if last.on else settings.release_ms
    return last.on != one.on and not last.exchanged and one.at_ms - last.at_ms <= rest_ms
