"""How well each device's link did in the last ten minutes: what it counts, looked at from time to time.

Knows: counters, a window of time, and which numbers are good. Refuses to know: the wire.
"""

import threading
from collections import deque
from collections.abc import Mapping

from msgspec.structs import astuple

from companion.core.model.types import LinkLost, LinkUp
from companion.journal.recent import KEPT_MS
from companion.ports.care import LinkQuality
from companion.ports.devices import BoardLink, Clock, Counted, Dimming, Emit, LinkCounts, LinkEvent

EACH_MS = 10_000
"""The counters are looked at so often; then the device is also asked for an answer, to time it."""

MOST_LOSSES = 1000
"""Losses kept for each link, the newest."""

FEW = 3
"""So many damaged frames or repeats in ten minutes mean nothing: one comes with each plug that is put in."""

GOOD_SHARE, WEAK_SHARE = 0.005, 0.05
"""Damaged or repeated frames, of all: up to the first nobody notices, beyond the second turns wait."""

WEAK_TRIP_MS = 60
"""A mean answer beyond this is asked for again (the wire's PING_RESEND_MS)."""


class Quality:
    """Watches links; `round` is called by one thread, all else may be by any."""

    def __init__(self, links: Mapping[str, BoardLink], clock: Clock) -> None:
        self._links, self._clock = dict(links), clock
        self._lock = threading.Lock()  # guards the rest
        self._samples: dict[str, deque[tuple[int, LinkCounts]]] = {name: deque() for name in links}
        self._lost: dict[str, deque[int]] = {name: deque(maxlen=MOST_LOSSES) for name in links}
        self._up: dict[str, bool | None] = dict.fromkeys(links)
        self._began_ms = self._looked_ms = clock()

    def before(self, emit: Emit) -> Emit:
        """Return ``emit`` with every coming and going noted before."""

        def both(event: LinkEvent) -> None:
            self._note(event)
            emit(event)

        return both

    def _note(self, event: LinkEvent) -> None:
        match event:
            case LinkUp():
                with self._lock:
                    self._up[event.device] = True
            case LinkLost():
                with self._lock:
                    if self._up[event.device]:
                        self._lost[event.device].append(event.at_ms)
                    self._up[event.device] = False

    def round(self) -> None:
        """Look at the counters, if it is time; returns at once."""
        if (now := self._clock()) - self._looked_ms < EACH_MS:
            return
        self._looked_ms = now
        for name, link in self._links.items():
            if not isinstance(link, Counted):
                continue
            counts = link.counts()
            with self._lock:
                samples = self._samples[name]
                samples.append((now, counts))
                while len(samples) > 1 and samples[1][0] <= now - KEPT_MS:
                    samples.popleft()
            link.confirm()

    def look(self) -> tuple[LinkQuality, ...]:
        """Tell how each link did, in the order in which they were given."""
        return tuple(self._look(name, link) for name, link in self._links.items())

    def _look(self, name: str, link: BoardLink) -> LinkQuality:
        now = self._clock()
        counts = link.counts() if isinstance(link, Counted) else None
        with self._lock:
            began_ms, before = next(iter(self._samples[name]), (self._began_ms, LinkCounts()))
            if self._began_ms > now - KEPT_MS:  # since the start, from nothing
                began_ms, before = self._began_ms, LinkCounts()
            lost = sum(at_ms >= now - KEPT_MS for at_ms in self._lost[name])
            up = self._up[name]
        grown = None
        if counts is not None:
            grown = LinkCounts(
                *(new - old for new, old in zip(astuple(counts), astuple(before), strict=True))
            )
        return LinkQuality(
            name, grade(grown, lost, up=up), now - began_ms, grown, lost, isinstance(link, Dimming)
        )


def grade(counts: LinkCounts | None, reconnects: int, *, up: bool | None) -> str:
    """Return ``good``, ``weak``, ``bad``, ``lost`` or ``new``, from what happened within ten minutes.

    Args:
        counts: what the link has counted; None where there is no wire.
        reconnects: how often it was lost.
        up: whether it is there now; None: it was never heard of.
    """
    if not up:
        return "new" if up is None else "lost"
    share, trip_ms, missed = 0.0, 0.0, 0
    if counts is not None:
        troubles = max(counts.damaged, counts.repeats)
        share = troubles / max(1, counts.frames + counts.damaged) if troubles > FEW else 0.0
        trip_ms = counts.trip_ms / counts.trips if counts.trips else 0.0
        missed = counts.missed
    if share > WEAK_SHARE or reconnects > FEW or missed > FEW:
        return "bad"
    return "weak" if share > GOOD_SHARE or reconnects or missed or trip_ms > WEAK_TRIP_MS else "good"
