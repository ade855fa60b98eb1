"""Whether a table has been left: nobody has touched the board or a phone for so long that the game pauses.

Knows one time. Refuses to know clocks, and what a pause means (companion.core.decision.pause).
"""

from companion.core.model.session import Session, in_play
from companion.core.timed_play import Play


class Idle:
    """Since when nobody has done anything. Used by the loop alone.

    Args:
        after_ms: so long, and the game pauses; 0 = never.
        now_ms: the time, as in all methods.
    """

    def __init__(self, after_ms: int, now_ms: int) -> None:
        self._after_ms, self._since_ms = after_ms, now_ms

    def stir(self, now_ms: int) -> None:
        """Note that somebody has done something."""
        self._since_ms = now_ms

    def pauses(self, session: Session, now_ms: int) -> bool:
        """Tell whether this game is to pause now."""
        waits = in_play(session) and session.progress.paused is None
        return waits and bool(self._after_ms) and now_ms - self._since_ms >= self._after_ms


def touched(before: Play | None, now: Play | None) -> bool:
    """Tell whether another game is played, or a contact that is believed has changed."""
    if before is None or now is None:
        return before is not now
    was, seen = before.session.turn.tracker, now.session.turn.tracker
    return was.seen.since_ms != seen.seen.since_ms or was.seen.picture != seen.seen.picture
