"""When the running table looks for garbage: while the board rests, so that no hand waits for it.

A full look takes 15 ms and more, ten times as much on a small computer (docs/lab/diary.md).
"""

import gc
from collections.abc import Callable

from companion.ports.table import View

REST_MS = 900
"""So long nothing has changed, and no deadline of the referee is under way."""
YOUNG = (700, 10)
"""How many new values, and looks at these, lead to a look by itself: the usual."""
OLD = 10
"""So many looks at younger values, and a full one is due."""
UNHEARD_OF = 200
"""A table that never rests gets a full look after so many."""


class IdleCollector:
    """Looks for all garbage while the board rests.

    Args:
        clock_ms: the time.
    """

    def __init__(self, clock_ms: Callable[[], int]) -> None:
        self._clock_ms = clock_ms
        self._before = gc.get_threshold()
        self._session: object = None
        self._since_ms = clock_ms()

    def begin(self) -> None:
        """Take all that there is for lasting; from now on full looks come at rest."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, UNHEARD_OF)

    def round(self, view: View) -> None:
        """Take note of a round of the loop; look for garbage where it is due and hands rest."""
        now_ms = self._clock_ms()
        if view.session is not self._session:
            self._session, self._since_ms = view.session, now_ms
        elif now_ms - self._since_ms >= REST_MS and gc.get_count()[2] >= OLD and _rests(view):
            gc.collect()

    def close(self) -> None:
        """Let the interpreter look as it usually does."""
        gc.set_threshold(*self._before)
        gc.unfreeze()


def _rests(view: View) -> bool:
    """Tell whether nobody has touched the board since the turn began."""
    return view.session is None or not view.session.turn.tracker.seen.touches
