"""Tries a broker before it is kept: whether it can be reached and takes the password, within seconds.

A name that is looked up for minutes holds up nobody: the trial goes on in its thread, and the next one waits.
"""

import threading

from companion.mqtt.broker import BROKEN, SILENT, Address, BrokerError, Open

WITHIN_S = 12.0
"""A broker that has not answered by then is silent."""


class Trials:
    """Tries brokers, one at a time.

    Args:
        open_broker: opens a connection.
        within_s: a broker that takes longer is silent.
    """

    def __init__(self, open_broker: Open, within_s: float = WITHIN_S) -> None:
        self._open, self._within_s = open_broker, within_s
        self._thread: threading.Thread | None = None

    def is_busy(self) -> bool:
        """Tell whether one still hangs."""
        return self._thread is not None and self._thread.is_alive()

    def run(self, address: Address, name: str) -> str:
        """Return why a broker cannot be told, as in `BrokerError`; empty where it can. For one thread."""
        answer: list[str] = []

        def work() -> None:
            try:
                with self._open(address, name, None, {}):
                    answer.append("")
            except BrokerError as error:
                answer.append(error.why)

        self._thread = threading.Thread(target=work, name="broker-trial", daemon=True)
        self._thread.start()
        self._thread.join(self._within_s)
        if answer:
            return answer[0]
        return SILENT if self._thread.is_alive() else BROKEN
