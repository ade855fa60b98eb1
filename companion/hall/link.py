"""The hall's connection to the broker: hears all tables, says what its hosts want. A thread of its own.

Refuses to know: what a message means.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from companion.mqtt.broker import Address, Broker, BrokerError, HearsRetained, Open, Will, connect
from companion.mqtt.hall_messages import HALL_AVAILABILITY, ROOT
from companion.mqtt.messages import OFFLINE, ONLINE
from companion.ports.supervised_thread import SupervisedThread, ThreadOwner

LOOK_S = 0.2
"""So often, in seconds, the connection is looked at."""
MOST_WAIT_S = 5.0
"""Between two tries to reach the broker: whoever looks at the hall waits for it."""

log = logging.getLogger(__name__)


class AllTables(Mapping[str, Callable[[bytes], None]]):
    """Patterns to hear, and for each topic who hears it."""

    def __init__(self, hear: Callable[[str, bytes], None], parts: Sequence[str]) -> None:
        self._hear = hear
        self._patterns = tuple(f"{ROOT}/+/{part}" for part in parts)

    def __getitem__(self, topic: str) -> Callable[[bytes], None]:
        return HearsRetained(partial(self._hear, topic))

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def __len__(self) -> int:
        return len(self._patterns)


class Link(ThreadOwner):
    """The connection, from `start` to `close`.

    Args:
        address: of the broker.
        name: of the hall, which no other client has.
        hear: called from the connection's thread with each topic and payload.
        stands: called from a thread of its own with whether the broker is there.
        open_broker: opens a connection.
        parts: of what tables tell that are heard; the rest costs the hall nothing.
    """

    stop_s = 12.0
    """Seconds that the end of the hall waits for a connection that is being made."""

    def __init__(
        self,
        address: Address,
        name: str,
        hear: Callable[[str, bytes], None],
        stands: Callable[[bool], None],
        open_broker: Open = connect,
        *,
        parts: Sequence[str],
    ) -> None:
        self._address, self._name, self._stands, self._open = address, name, stands, open_broker
        self._heard = AllTables(hear, parts)
        self._broker: Broker | None = None
        self._thread = SupervisedThread(
            "the hall's broker",
            self._run,
            lambda fault: log.warning("hall: %s; it is tried again", fault),
            is_ordinary=lambda fault: isinstance(fault, BrokerError),
            most_s=MOST_WAIT_S,
        )

    def publish(self, topic: str, payload: bytes) -> None:
        """Say something, once; it has arrived when this returns. Raises BrokerError."""
        if (broker := self._broker) is None:
            raise BrokerError("the broker is away")
        broker.publish(topic, payload, retain=False)

    def _run(self) -> None:
        with self._open(self._address, self._name, Will(HALL_AVAILABILITY, OFFLINE), self._heard) as broker:
            log.info("hall: hears %s:%s", self._address.host, self._address.port)
            try:
                broker.publish(HALL_AVAILABILITY, ONLINE.encode(), retain=True)
                self._broker = broker
                self._stands(True)
                while not self._thread.closing.wait(LOOK_S):
                    broker.check()
                broker.publish(HALL_AVAILABILITY, OFFLINE.encode(), retain=True)
            finally:
                self._broker = None
                self._stands(False)
