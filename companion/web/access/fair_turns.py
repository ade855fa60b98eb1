"""Addresses take turns: a flood from one of them delays itself, not the family.

Requests that wait for a worker are answered address by address. Where there are too many connections, each
ends with its answer, and the address with most of them loses those on which nothing is asked. Refuses to
know: what is asked for.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from waitress.task import ThreadedTaskDispatcher


class Connection(Protocol):
    """A connection as waitress keeps it; times are in seconds since the epoch."""

    @property
    def addr(self) -> Any:
        """The machine at the other end, and its port."""

    @property
    def requests(self) -> Sequence[Any]:
        """Those that are being answered."""

    will_close: bool
    """Whether the server closes it when it goes round."""

    @property
    def creation_time(self) -> float:
        """When it was opened."""

    @property
    def last_activity(self) -> float:
        """When something last came or went."""


One = TypeVar("One", bound=Connection)

MOST_OF_ONE = 300
"""Connections of one address that may wait for a worker: those of a school behind one router."""


class FairQueue:
    """Connections that wait for a worker; the caller locks. As much of a deque as waitress asks for."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Connection]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def append(self, one: Connection) -> None:
        """Let one wait behind the others of its address."""
        self._waiting.setdefault(address_of(one), deque()).append(one)
        self._count += 1

    def waiting_of(self, address: str) -> int:
        """Count the connections of an address that wait."""
        return len(self._waiting.get(address, ()))

    def popleft(self) -> Connection:
        """Take the next one of the address whose turn it is. Raises KeyError where nobody waits."""
        address, waiting = self._waiting.popitem(last=False)
        one = waiting.popleft()
        if waiting:
            self._waiting[address] = waiting  # behind all other addresses
        self._count -= 1
        return one


class FairDispatcher(ThreadedTaskDispatcher):  # type: ignore[misc]  # waitress has no types
    """The workers of waitress, which answer address by address."""

    def __init__(self) -> None:
        super().__init__()
        self.queue = FairQueue()

    def add_task(self, task: Connection) -> None:
        """Let a connection wait for a worker, or be closed; a long queue is no news to the log."""
        with self.lock:
            if self.queue.waiting_of(address_of(task)) >= MOST_OF_ONE:
                task.will_close = True  # else it would keep others from being let in
                return
            self.queue.append(task)
            self.queue_cv.notify()


def address_of(one: Connection) -> str:
    """Name the machine at the other end."""
    return str(one.addr[0])


def choose_surplus(connections: Iterable[One], most: int, before: float) -> list[One]:
    """Choose what makes room: of the address with most connections the one that was used longest ago.

    Args:
        connections: all that are open.
        most: so many may stay.
        before: who has come since then (seconds since the epoch) may still ask.

    Returns:
        Those to be closed; fewer than needed where the rest is being answered.
    """
    known = list(connections)
    counts = Counter(address_of(one) for one in known)
    idle = [one for one in known if not one.requests and one.creation_time < before]
    idle.sort(key=lambda one: one.last_activity)
    chosen: list[One] = []
    while idle and len(known) - len(chosen) > most:
        one = max(idle, key=lambda each: counts[address_of(each)])  # the first of equals: used longest ago
        idle.remove(one)
        counts[address_of(one)] -= 1
        chosen.append(one)
    return chosen
