"""Orders that were heard and wait to be carried out.

The connection's thread hears them and returns at once, the publisher's takes them. Refuses to know: what an
order says, and who carries it out.
"""

import logging
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from companion.core.model.errors import NO_JSON

MOST_ORDER_BYTES = 1000
"""An order has at most so many bytes; a longer one is none of ours."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class HeardOrders(Generic[T]):
    """What waits, the oldest first.

    Args:
        shape: the type of an order.
        what: what it is called in the log: "order".
        most: so many wait at most; older ones are forgotten.
        wake: called where one was heard.
    """

    def __init__(self, shape: type[T], what: str, most: int, wake: Callable[[], None]) -> None:
        self._shape, self._what, self._most, self._wake = shape, what, most, wake
        self._lock = threading.Lock()
        self._waiting: list[T] = []

    def hear(self, payload: bytes) -> None:
        """Put an order behind those that wait; what is none is told in the log."""
        try:
            order = msgspec.json.decode(payload[: MOST_ORDER_BYTES + 1], type=self._shape)
        except NO_JSON as error:
            log.warning("mqtt: this is no %s of a hall: %.80r (%.80s)", self._what, payload[:60], error)
            return
        with self._lock:
            self._waiting = [*self._waiting[1 - self._most :], order]
        self._wake()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def take(self) -> list[T]:
        """Take all that wait."""
        with self._lock:
            orders, self._waiting = self._waiting, []
        return orders
