"""Something that looks again and again, in a thread of its own. Refuses to know: at what."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from companion.ports.supervised_thread import SupervisedThread, ThreadOwner


class PeriodicThread(ThreadOwner, ABC):
    """Looks from `start` to `close`; what a look raises is told, and the next one tries again.

    Args:
        name: of the thread, and in the log.
        look_s: so long between two looks.
        failed: called from the thread with each fault.
        is_ordinary: whether a fault belongs to daily life, so that the log needs no traceback.
    """

    stop_s = 6.0
    """What it looks at holds up the end no longer than this."""

    def __init__(
        self,
        name: str,
        look_s: float,
        failed: Callable[[BaseException], None] = lambda _: None,
        is_ordinary: Callable[[BaseException], bool] = lambda _: False,
    ) -> None:
        self._look_s = look_s
        self._thread = SupervisedThread(name, self._run, failed, is_ordinary=is_ordinary)

    def _run(self) -> None:
        while not self._thread.closing.wait(self._look_s):
            self.round()

    @abstractmethod
    def round(self) -> None:
        """Look once."""
