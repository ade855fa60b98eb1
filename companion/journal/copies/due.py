"""Decide when a copy is due, and which copies go. Arithmetic on days, numbers and running time.

Refuses to know: files, and which time it is.
"""

from collections.abc import Sequence

from msgspec import Struct

DAILY_KEPT = 7
"""So many daily copies are kept, the newest by number; a date decides nothing here."""

UPDATES_KEPT = 3
"""So many copies from before an update are kept."""

LEAST_RUN_MS = 3 * 60_000
"""A copy waits so long after the start: play comes back first, and the network tells the time."""

UNDATED_RUN_MS = 30 * 60_000
"""Where nobody knows the date, a start counts as a day once the companion has run for so long."""

BETWEEN_MS = 60 * 60_000
"""Two daily copies to one place are at least so far apart: a clock that jumps about makes no more."""

UNDATED = ""
"""The date of a copy where the clock could not be believed."""


class Made(Struct, frozen=True):
    """What is known of a copy to decide by.

    Args:
        number: counts up, never twice in one place.
        date: such as ``2026-11-23``, or `UNDATED`.
        update: whether it was made before an update.
    """

    number: int
    date: str
    update: bool


def is_due(
    copies: Sequence[Made], *, today: str, run_ms: int, undated_here: bool, since_ms: int | None
) -> bool:
    """Tell whether a daily copy is due at a place, where something has changed since its newest one.

    Args:
        copies: those at the place.
        today: the date, or `UNDATED` where the clock cannot be believed.
        run_ms: how long the companion has run.
        undated_here: whether this run has made an undated copy there already.
        since_ms: how long ago this run has made a daily copy there; None: it has not.
    """
    if run_ms < LEAST_RUN_MS or (since_ms is not None and since_ms < BETWEEN_MS):
        return False
    if today == UNDATED:
        return run_ms >= UNDATED_RUN_MS and not undated_here
    return not any(copy.date == today and not copy.update for copy in copies)


def surplus(copies: Sequence[Made]) -> list[int]:
    """Return the numbers of the copies that go because newer ones of their kind are there."""
    daily = sorted(copy.number for copy in copies if not copy.update)
    updates = sorted(copy.number for copy in copies if copy.update)
    return sorted([*daily[:-DAILY_KEPT], *updates[:-UPDATES_KEPT]])
