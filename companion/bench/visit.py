"""One visit of a magnet as one line tells it: it comes, rests and goes, cleanly or not.

Arithmetic over the line's edges, so that it can be looked at again at any time. Refuses to know: spots.
"""

from msgspec import Struct

from companion.core.model.hand_times import BOUNCE_MS, SOLID_MS, VISIT_REST_MS

MOST_EDGES = 200
"""So many edges of one line are kept; a contact that makes more of them has long been found out."""

Edges = tuple[tuple[int, bool], ...]
"""(time in ms, on) of each raw change of one line, in order; the first one is on."""


class Visit(Struct, frozen=True):
    """What a line has told so far.

    Args:
        phase: ``coming`` (no rest yet), ``brief`` (came and went without a rest), ``resting`` or ``gone``.
        bounce_ms: how long the contact bounced, the longer of coming and going.
        flickers: how often it let go for a moment while the magnet rested.
        rests_ms, left_ms: from when to when it rested (``left_ms`` is now while it does); 0 before.
    """

    phase: str
    bounce_ms: int = 0
    flickers: int = 0
    rests_ms: int = 0
    left_ms: int = 0

    @property
    def clean(self) -> bool:
        """Whether the contact did as a sound one does."""
        return self.bounce_ms <= BOUNCE_MS and not self.flickers


def add(edges: Edges, at_ms: int, on: bool) -> Edges:
    """Return the edges with one more; an off before the first on, and a repeated level, are none."""
    return edges if (edges[-1][1] if edges else False) == on else (*edges, (at_ms, on))[-MOST_EDGES:]


def look(edges: Edges, now_ms: int, *, rested: bool = False) -> Visit:
    """Tell what these edges tell at ``now_ms``.

    Args:
        edges: the line's changes, by the device's clock.
        now_ms: by the host's clock, which may be ahead of a report that is still under way.
        rested: it was told before, by the host's clock, that the magnet rests: this is not taken back even if
            it proves to have been shorter, as long as it was `SOLID_MS`.
    """
    ends = [at for at, _ in edges[1:]] + [now_ms]
    runs = [(on, at, end) for (at, on), end in zip(edges, ends, strict=True)]
    first = next((i for i, (on, at, end) in enumerate(runs) if on and end - at >= VISIT_REST_MS), None)
    if first is None and rested:
        longest = max(range(len(runs)), key=lambda i: (runs[i][2] - runs[i][1]) * runs[i][0])
        first = longest if runs[longest][2] - runs[longest][1] >= SOLID_MS else None
    last_on, last_at, _ = runs[-1]
    away = not last_on and now_ms - last_at >= VISIT_REST_MS
    if first is None:
        return Visit("brief" if away else "coming", bounce_ms=runs[-1][1] - runs[0][1])
    rests_ms, left_ms, flickers = runs[first][1], runs[first][2], 0
    for on, at, end in runs[first + 1 :]:
        if on and end - at >= SOLID_MS:
            flickers, left_ms = flickers + 1, end
    press_ms = rests_ms - _began(runs[: first + 1])
    release_ms = 0 if last_on else last_at - left_ms
    return Visit("gone" if away else "resting", max(press_ms, release_ms), flickers, rests_ms, left_ms)


def due(edges: Edges, now_ms: int) -> int | None:
    """Tell when time alone will tell more, in ms; None where it will not."""
    last_ms, on = edges[-1]
    waits = (SOLID_MS, VISIT_REST_MS) if on else (VISIT_REST_MS,)
    return next((last_ms + wait for wait in waits if last_ms + wait > now_ms), None)


def _began(runs: list[tuple[bool, int, int]]) -> int:
    """Tell when the contact first closed for the last run.

    Gaps as long as a rest part what belongs together.
    """
    began = runs[-1][1]
    for on, at, end in reversed(runs[:-1]):
        if on:
            began = at
        elif end - at >= VISIT_REST_MS:
            break
    return began
