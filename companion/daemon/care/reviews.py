"""Games weighed turn by turn: a little while each is played, the rest when somebody looks back on it.

Refuses to know: how a turn is weighed (`companion.chronicle.win_chances`), and what is said of it.
"""

import threading
from collections.abc import Callable

from companion.chronicle.archive_port import Reviewed
from companion.chronicle.story import Story
from companion.chronicle.win_chances import Played, Weighed, played_turns, review, weigh
from companion.core.model.capabilities import Foresight
from companion.daemon.periodic_thread import PeriodicThread

BUDGET_S = 0.4
"""One look weighs for so long. The referee shares the processor."""

MOST_KEPT = 4000
"""Weighed turns in memory, about 2 MB: some twenty evenings."""

MOST_TURNS = 1000
"""No game goes on for so long; of a longer one nothing is told."""

LOOK_S = 3.0
"""So often one turn of the game in play is weighed: quicker than a family plays, and unnoticed beside it."""


class Reviews:
    """Weighs turns, and keeps what came of them. For all threads.

    Args:
        clock_s: seconds of the monotonic clock, for the budget.
    """

    def __init__(self, clock_s: Callable[[], float]) -> None:
        self._clock_s = clock_s
        self._lock = threading.Lock()  # one weighs at a time
        self._kept: dict[Played, Weighed] = {}

    def look_back(self, story: Story) -> Reviewed:
        """Weigh what is missing of a game that is over, for a short time."""
        if not story.over or not isinstance(story.game, Foresight):
            return Reviewed(story)
        turns = list(played_turns(story))
        if not 0 < len(turns) <= MOST_TURNS:
            return Reviewed(story)
        with self._lock:
            found = self._weigh(story.game, turns, self._clock_s() + BUDGET_S)
        told = review(story, list(zip(turns, found, strict=True))) if len(found) == len(turns) else None
        return Reviewed(story, len(found), len(turns), told)

    def weigh_ahead(self, story: Story) -> bool:
        """Weigh one turn of a game in play; False where none was left."""
        if not isinstance(story.game, Foresight):
            return False
        with self._lock:
            for turn in played_turns(story):
                if turn not in self._kept:
                    self._weigh(story.game, [turn], self._clock_s() + BUDGET_S)
                    return True
        return False

    def _weigh(self, game: Foresight, turns: list[Played], until_s: float) -> list[Weighed]:
        """Return the first of these turns weighed, as far as the time goes; one at least."""
        weighed: list[Weighed] = []
        for turn in turns:
            known = self._kept.pop(turn, None)
            if known is None:
                if weighed and self._clock_s() >= until_s:
                    break
                known = weigh(game, turn)
            self._kept[turn] = known  # what is asked for is forgotten last
            weighed.append(known)
        while len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return weighed


class ReviewThread(PeriodicThread):
    """Weighs the game in play, turn by turn, until it is closed.

    Args:
        weigh: weighs one turn of it, if one is left.
    """

    def __init__(self, weigh: Callable[[], None]) -> None:
        super().__init__("reviews", LOOK_S)
        self._weigh = weigh

    def round(self) -> None:
        """Weigh a turn."""
        self._weigh()
