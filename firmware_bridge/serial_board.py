"""The board at a serial port: `companion.ports.BoardLink` over pyserial.

Knows ports, the thread that owns one, and how to wait for it to come back. Refuses to know the protocol
(that is `link.Link`), spots and games. Nothing here polls: the thread waits in one `select` for bytes,
for a wish from another thread, and for the link's next deadline.
"""

from __future__ import annotations

import errno
import select
import termios
import threading
from collections.abc import Mapping
from dataclasses import dataclass

from serial import Serial, SerialException

from companion.core.types import Lamp
from companion.ports import BoardLink, Clock, DeviceSpec, Emit
from firmware_bridge.link import Link
from firmware_bridge.waker import Waker

BAUD = 250_000
REOPEN_FIRST_MS = 100
"""Waited before the second try to open; each further try waits twice as long ..."""
REOPEN_MOST_MS = 2000
"""... up to this: a board that is plugged in again is back within two seconds."""
DARK_WAIT_MS = 300
"""`close` waits so long for the device to say that its lights are out (`close` may take a second)."""

BLOCKED_WAIT_MS = 20
"""While the port takes no bytes, overdue ones do not make the thread turn faster than this."""

_READ_SIZE = 4096
_NAMES = {
    errno.ENOENT: ("no-port", "does not exist; is the board plugged in, and is the path right?"),
    errno.EACCES: ("no-permission", "may not be opened; add this user to the group of the port (dialout)"),
    errno.EPERM: ("no-permission", "may not be opened; add this user to the group of the port (dialout)"),
    errno.EAGAIN: ("busy-port", "is in use by another program; end that program"),
    errno.EBUSY: ("busy-port", "is in use by another program; end that program"),
}
_PORT_ERRORS = (SerialException, OSError, TypeError, termios.error)
"""All that a vanishing port has been seen to raise (TypeError: closed while being read)."""


@dataclass(frozen=True, slots=True)
class _PortFault(Exception):  # noqa: N818 - a fault in the words of PROTOCOL.md, part 6
    name: str
    text: str


class SerialBoard:
    """A `BoardLink`: reads and writes one serial port in a thread of its own, for ever.

    Args:
        device: the name in its events.
        port: a stable path (a link by id, not a number that may change).
        clock: milliseconds, monotonic.
        baud: the line's speed.
    """

    def __init__(self, *, device: str, port: str, clock: Clock, baud: int = BAUD) -> None:
        self.device = device
        self._port, self._baud, self._clock = port, baud, clock
        self._link = Link(device, nonce=clock() % 0xFFFF + 1)
        self._lock = threading.Lock()  # guards _wish
        self._wish: Mapping[int, Lamp] | None = None
        self._closing = threading.Event()
        self._waker = Waker()
        self._thread: threading.Thread | None = None

    def start(self, emit: Emit) -> None:
        """Begin; ``emit`` is called from the thread and must return at once."""
        self._thread = threading.Thread(
            target=self._run, args=(emit,), name=f"link {self.device}", daemon=True
        )
        self._thread.start()

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show these lights, all others dark; only the newest wish counts."""
        with self._lock:
            self._wish = dict(lamps)
        self._waker.wake()

    def close(self) -> None:
        """Lights dark, port closed, thread joined, within a second; may be called twice."""
        self._closing.set()
        self._waker.wake()
        if self._thread is not None:
            self._thread.join(timeout=1)
            if self._thread.is_alive():
                return
        self._waker.close()

    # --- the thread --------------------------------------------------------------------------

    def _run(self, emit: Emit) -> None:
        wait_ms = REOPEN_FIRST_MS
        while not self._closing.is_set():
            try:
                with self._open() as port:
                    wait_ms = REOPEN_FIRST_MS
                    self._talk(port, emit)
            except _PortFault as fault:
                for event in self._link.closed(fault.name, fault.text, self._clock()):
                    emit(event)
                self._wait(wait_ms)
                wait_ms = min(2 * wait_ms, REOPEN_MOST_MS)

    def _open(self) -> Serial:
        try:
            return Serial(self._port, self._baud, timeout=0, write_timeout=0, exclusive=True)
        except _PORT_ERRORS as error:
            number = getattr(error, "errno", None)
            name, text = _NAMES.get(number or 0, ("no-port", f"cannot be opened: {error}"))
            raise _PortFault(name, f"{self._port} {text}") from error

    def _wait(self, wait_ms: int) -> None:
        until = self._clock() + wait_ms
        while not self._closing.is_set() and (left := until - self._clock()) > 0:
            select.select([self._waker], [], [], left / 1000)
            self._waker.drain()

    def _talk(self, port: Serial, emit: Emit) -> None:
        """Until the port is lost (raises _PortFault) or the link is closed."""
        self._link.opened(self._clock())
        unsent = b""
        dark_by_ms: int | None = None
        while True:
            now_ms = self._clock()
            if dark_by_ms is None and self._closing.is_set():
                dark_by_ms = now_ms + DARK_WAIT_MS
            self._take_wish()
            unsent = unsent or self._link.poll(now_ms)
            if dark_by_ms is not None and ((self._link.lights_done and not unsent) or now_ms >= dark_by_ms):
                return
            wait_ms = self._link.deadline_ms(now_ms) - now_ms
            if dark_by_ms is not None:
                wait_ms = min(wait_ms, dark_by_ms - now_ms)
            data, unsent = self._exchange(port, unsent, max(wait_ms, BLOCKED_WAIT_MS if unsent else 0))
            for event in self._link.feed(data, self._clock()):
                emit(event)

    def _take_wish(self) -> None:
        with self._lock:
            wish, self._wish = self._wish, None
        if self._closing.is_set():
            wish = {}
        if wish is not None:
            self._link.show(wish)

    def _exchange(self, port: Serial, unsent: bytes, wait_ms: int) -> tuple[bytes, bytes]:
        """Wait, then read and write what can be without waiting: (bytes read, bytes still unsent)."""
        wake_on: list[Serial | Waker] = [port, self._waker]
        try:
            readable, writable, _ = select.select(wake_on, [port] if unsent else [], [], wait_ms / 1000)
            if self._waker in readable:
                self._waker.drain()
            if writable:
                unsent = unsent[port.write(unsent) or 0 :]
            return (port.read(_READ_SIZE) if port in readable else b""), unsent
        except _PORT_ERRORS as error:
            raise _PortFault("unplugged", f"{self._port} has vanished; is its cable in?") from error


def open_board(spec: DeviceSpec) -> BoardLink:
    """The entry point ``serial`` of the group ``companion.transports``."""
    return SerialBoard(device=spec.device, port=spec.port, clock=spec.clock)
