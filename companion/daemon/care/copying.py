"""The thread in which copies of the journal are made, beside play.

Refuses to know: which copies are due, and how one is made (``companion/journal/copies``).
"""

from companion.journal.copies import CopyKeeper
from companion.ports.supervised_thread import SupervisedThread, ThreadOwner

LOOK_S = 15.0
"""So long between two looks at what is due and which stick is plugged in."""


class CopyThread(ThreadOwner):
    """Goes round with a keeper until it is closed."""

    def __init__(self, keeper: CopyKeeper, look_s: float = LOOK_S) -> None:
        self._keeper, self._look_s = keeper, look_s
        self._thread = SupervisedThread("copies", self._run, wake=keeper.stop, first_s=look_s)

    def _run(self) -> None:
        while True:
            self._keeper.round()
            if self._thread.closing.wait(self._look_s):
                return
