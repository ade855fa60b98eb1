"""Has a broker forget this board, however long it is away: tried until it is done.

Refuses to know: what is kept over a restart (`kept_broker.py`).
"""

import logging
from collections.abc import Callable

from companion.mqtt.broker import Address, BrokerError, Open
from companion.mqtt.messages import Topics
from companion.mqtt.retained import clear
from companion.ports.supervised_thread import SupervisedThread, ThreadOwner

log = logging.getLogger(__name__)


class Farewell(ThreadOwner):
    """Clears what one broker keeps of this board, from `start` to `close`.

    Args:
        address: of the broker.
        topics: of the board.
        done: called from the thread once it is done.
        open_broker: opens a connection.
    """

    def __init__(self, address: Address, topics: Topics, done: Callable[[], None], open_broker: Open) -> None:
        self._address, self._topics, self._done, self._open = address, topics, done, open_broker
        self._thread = SupervisedThread(
            "the farewell to the broker", self._run, is_ordinary=lambda fault: isinstance(fault, BrokerError)
        )

    def _run(self) -> None:
        name = f"board-companion-{self._topics.board}"
        with self._open(self._address, name, None, {}) as broker:  # a will would be told after the clearing
            clear(broker, self._topics)
        log.info("mqtt: %s has forgotten this board", self._address.host)
        self._done()
