"""A connection to a broker, by paho-mqtt: publish and know that it has arrived, hear, be missed.

Refuses to know: what is told. paho is loaded when a connection is made: most tables have no broker.
"""

import contextlib
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from msgspec import Struct

ARRIVES_S = 10.0
"""What has not arrived by then is told again, over a new connection."""

SLICE_S = 0.5
"""So often it is looked whether the connection is broken meanwhile."""

KEEP_ALIVE_S = 20
"""Seconds: after one and a half times as long the broker says that a board is away."""
QOS = 1
"""MQTT: at least once; what is heard twice has a number."""
KEPT_QOS = 0
"""Of what is kept: each word replaces the one before, and the line between loses none.

With QoS 1 mosquitto 2.0.11 kept the rest of a burst to itself, when twelve boards came back at once.
"""

BROKEN, UNKNOWN, REFUSED, SILENT = "broken", "unknown", "refused", "silent"
PASSWORD, CERTIFICATE, NO_TLS, GARBAGE = "password", "certificate", "tls", "garbage"
WRONG_PASSWORD = ("Not authorized", "Bad user name or password")
"""What a broker answers to a user or a password that it does not know."""

log = logging.getLogger(__name__)


class BrokerError(Exception):
    """The broker cannot be reached, refuses, or is silent; one line.

    ``why``: `BROKEN` (it was there), `UNKNOWN` (no such host), `REFUSED` (nobody listens there), `SILENT`,
    `PASSWORD`, `CERTIFICATE`, `NO_TLS` (the line cannot be encrypted) or `GARBAGE` (it is no broker).
    """

    def __init__(self, text: str, why: str = BROKEN) -> None:
        super().__init__(text)
        self.why = why


class Address(Struct, frozen=True):
    """Where a broker is, and who asks.

    Args:
        host, port: of the broker.
        user, password: empty where none is asked for.
        tls: whether the line is encrypted, and the broker's certificate checked.
    """

    host: str
    port: int = 1883
    user: str = ""
    password: str = ""
    tls: bool = False


class Will(Struct, frozen=True):
    """What the broker publishes, retained, where this connection breaks."""

    topic: str
    payload: str


class Broker(Protocol):
    """An open connection. Each method raises BrokerError once it is broken."""

    def publish(self, topic: str, payload: bytes, *, retain: bool) -> None:
        """Publish; it has arrived when this returns."""

    def check(self) -> None:
        """Raise BrokerError where the connection is broken."""


class HearsRetained(Struct, frozen=True):
    """Who hears also what the broker has kept (retained), as what is; commands are heard as they are said."""

    hear: Callable[[bytes], None]

    def __call__(self, payload: bytes) -> None:
        """Hear it."""
        self.hear(payload)


Heard = Mapping[str, Callable[[bytes], None]]
"""Topics, and who hears what comes there. What is retained was said earlier, and is not heard."""

Open = Callable[[Address, str, Will | None, Heard], contextlib.AbstractContextManager[Broker]]
"""Opens a connection: address, client's name, will if any, topics to hear and who hears them."""


class PahoBroker:
    """A connection that paho-mqtt keeps."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self.broken = threading.Event()
        self._ready = threading.Event()  # the broker has answered, one way or the other
        self._refused = ""

    def publish(self, topic: str, payload: bytes, *, retain: bool) -> None:
        """Publish; it has arrived when this returns."""
        self.check()
        sent = self._client.publish(topic, payload, QOS, retain)
        end = time.monotonic() + ARRIVES_S
        try:
            while not sent.is_published() and time.monotonic() < end:
                sent.wait_for_publish(SLICE_S)
                self.check()
        except (ValueError, RuntimeError) as error:
            raise BrokerError(f"{topic}: {error}") from None
        if not sent.is_published():
            raise BrokerError(f"{topic}: did not arrive within {ARRIVES_S:.0f} s")

    def hear(self, heard: Heard) -> None:
        """Subscribe as soon as the broker lets this in, and hand over what comes."""

        def connected(client: Any, _user: Any, _flags: Any, reason: Any, _more: Any) -> None:
            if reason.is_failure:
                self._refused = str(reason)
            else:
                for topic, listener in heard.items():
                    client.subscribe(topic, KEPT_QOS if isinstance(listener, HearsRetained) else QOS)
            self._ready.set()

        def disconnected(*_: Any) -> None:
            self.broken.set()
            self._ready.set()

        def message(_client: Any, _user: Any, told: Any) -> None:
            listener = heard.get(told.topic)
            if told.retain and not isinstance(listener, HearsRetained):
                log.info("mqtt: %s was said earlier (retained), and does not count", told.topic)
            elif listener:
                listener(bytes(told.payload))

        client = self._client
        client.on_connect, client.on_disconnect, client.on_message = connected, disconnected, message

    def wait_for_welcome(self, address: Address) -> None:
        """Wait until the broker lets this in. Raises BrokerError where it does not."""
        if not self._ready.wait(ARRIVES_S) or self._refused or self.broken.is_set():
            why = (PASSWORD if self._refused in WRONG_PASSWORD else REFUSED) if self._refused else GARBAGE
            raise BrokerError(f"{address.host}:{address.port} refuses: {self._refused or 'no answer'}", why)

    def check(self) -> None:
        """Raise BrokerError where the connection is broken."""
        if self.broken.is_set():
            raise BrokerError("the broker has closed the connection")


@contextlib.contextmanager
def connect(address: Address, name: str, will: Will | None, heard: Heard) -> Iterator[PahoBroker]:
    """Open a connection for the length of a block. Raises BrokerError."""
    from paho.mqtt import client as paho  # noqa: PLC0415 - see the module's docstring
    from paho.mqtt.enums import CallbackAPIVersion  # noqa: PLC0415

    client = paho.Client(
        CallbackAPIVersion.VERSION2, client_id=name, clean_session=True, reconnect_on_failure=False
    )
    made = PahoBroker(client)
    made.hear(heard)
    if will is not None:
        client.will_set(will.topic, will.payload, QOS, retain=True)
    if address.user:
        client.username_pw_set(address.user, address.password)
    if address.tls:
        client.tls_set()
    try:
        client.connect(address.host, address.port, KEEP_ALIVE_S)
    except (OSError, ValueError) as error:  # ValueError: no name of a host, as one with an empty part
        raise BrokerError(f"{address.host}:{address.port} cannot be reached: {error}", _why(error)) from None
    client.loop_start()
    try:
        made.wait_for_welcome(address)
        yield made
    finally:
        client.disconnect()
        client.loop_stop()


def _why(error: Exception) -> str:
    """Tell why nobody was reached."""
    if isinstance(error, ssl.SSLError):
        return CERTIFICATE if isinstance(error, ssl.SSLCertVerificationError) else NO_TLS
    if isinstance(error, TimeoutError):
        return SILENT
    return UNKNOWN if isinstance(error, socket.gaierror | ValueError) else REFUSED
