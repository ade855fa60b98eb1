"""The board at a serial port: `companion.ports.devices.BoardLink` over pyserial.

Knows the thread that owns a port (`ports`), and how to wait for it to come back. Refuses to know the protocol
(that is `link.Link`), spots and games. Nothing here polls: the thread waits in one `select` for bytes,
for a wish from another thread, and for the link's next deadline.
"""

import select
import threading
from collections.abc import Mapping

from companion.core.model.types import Lamp
from companion.ports.devices import BoardLink, Clock, DeviceSpec, Emit, LinkCounts
from companion.ports.supervised_thread import SupervisedThread
from firmware_bridge.link import Link
from firmware_bridge.ports import PORT_ERRORS, Port, PortFault, check_port, gone, open_port
from firmware_bridge.settings import SerialOptions, read_options
from firmware_bridge.waker import Waker

REOPEN_MS = 200
"""A port that is gone is tried again so often; a try costs a tenth of a millisecond."""

OPEN_FAULT_MS = 500
"""A port that was plugged in a moment ago may not be opened yet (udev), or another program asks it who it is;
for so long that is no news."""

RETRY_MOST_S = 5.0
"""After a fault that no port should have, the next try waits at most so long."""

DARK_WAIT_MS = 300
"""`close` waits so long for the device to say that its lights are out (`close` may take a second)."""

BLOCKED_WAIT_MS = 20
"""While the port takes no bytes, overdue ones do not make the thread turn faster than this."""

LEND_S = 5.0
"""So long `lend` waits for the thread to let the port go; it takes milliseconds."""

_READ_SIZE = 4096
"""Bytes that are read at once: more than comes between two looks."""


class SerialBoard:
    """A `BoardLink`: reads and writes one serial port in a thread of its own, for ever.

    Args:
        device: the name in its events.
        port: a stable path (a link by id, not a number that may change), or a socket (`ports`).
        clock: milliseconds, monotonic.
        counts: (lines, lights) that its board map needs; 0 where any number will do.
        options: the line's speed and how the device shall behave.
    """

    def __init__(
        self,
        *,
        device: str,
        port: str,
        clock: Clock,
        counts: tuple[int, int] = (0, 0),
        options: SerialOptions = SerialOptions(),  # noqa: B008 - frozen
    ) -> None:
        self.device = device
        self._port, self._baud, self._clock = port, options.baud, clock
        nonce = clock() % 0xFFFF + 1
        self._link = Link(device, nonce=nonce, counts=counts, settings=options.settings)
        self._lock = threading.Lock()  # guards the wishes
        self._lamps: Mapping[int, Lamp] | None = None
        self._field: bool | None = None
        self._percent: int | None = None
        self._confirm = False
        self._fault: tuple[str, int] | None = None  # why the port cannot be opened, and since when
        self._lent, self._away = threading.Event(), threading.Event()  # wished for, and done
        self._waker = Waker()
        self._emit: Emit = lambda _: None
        self._thread = SupervisedThread(
            f"link {device}", self._run, self._failed, wake=self._waker.wake, most_s=RETRY_MOST_S
        )

    def start(self, emit: Emit) -> None:
        """Begin; ``emit`` is called from the thread and must return at once."""
        self._emit = emit
        self._thread.start()

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show these lights, all others dark; only the newest wish counts."""
        with self._lock:
            self._lamps = dict(lamps)
        self._waker.wake()

    def confirm(self) -> None:
        """Ask the device for proof that all that happened up to now has been told: `Heard` will follow."""
        with self._lock:
            self._confirm = True
        self._waker.wake()

    def ask_field(self, *, wanted: bool) -> None:
        """Ask the device to send its measured fields (`FieldPage`), or to stop, if it can measure any."""
        with self._lock:
            self._field = wanted
        self._waker.wake()

    def brighten(self, percent: int) -> None:
        """Set lights to so many percent (1 to 100) of what the options allow; only the newest wish counts."""
        with self._lock:
            self._percent = percent
        self._waker.wake()

    def counts(self) -> LinkCounts:
        """Tell how well the link has done since it was started."""
        return self._link.counts

    def lend(self) -> bool:
        """Let the port go until `regain`, for another program; tell whether it is free now."""
        self._away.clear()
        self._lent.set()
        self._waker.wake()
        return self._away.wait(LEND_S)

    def regain(self) -> None:
        """Take the port again, after `lend`."""
        self._lent.clear()
        self._waker.wake()

    def close(self) -> None:
        """Darken the lights, close the port, end the thread, within a second; may be called twice."""
        if self._thread.close(timeout_s=1):
            self._waker.close()

    # --- the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._thread.closing.is_set():
            if self._lent.is_set():
                self._be_away()
                continue
            try:
                port = open_port(self._port, self._baud)
            except PortFault as fault:
                if self._is_sure(fault):
                    self._lost(fault)
            else:
                self._fault = None
                try:
                    with port:
                        self._talk(port)
                except PortFault as fault:
                    self._lost(fault)
            self._wait(REOPEN_MS)

    def _be_away(self) -> None:
        """Wait for the port to come back, and say so."""
        self._lost(PortFault("lent", f"the program behind {self._port} is being renewed"))
        self._away.set()
        select.select([self._waker], [], [])
        self._waker.drain()

    def _failed(self, fault: BaseException) -> None:
        """Report a loss: else the last picture would stand for ever."""
        self._lost(PortFault("failed", f"{type(fault).__name__}: {fault}"))

    def _lost(self, fault: PortFault) -> None:
        """Report a loss, where it is news."""
        for event in self._link.closed(fault.name, fault.text, self._clock()):
            self._emit(event)

    def _is_sure(self, fault: PortFault) -> bool:
        """Tell whether a port that cannot be opened is news: not while it is only just being plugged in."""
        now_ms = self._clock()
        if self._fault is None or self._fault[0] != fault.name:
            self._fault = (fault.name, now_ms)
        return fault.name == "no-port" or now_ms - self._fault[1] >= OPEN_FAULT_MS

    def _wait(self, wait_ms: int) -> None:
        until = self._clock() + wait_ms
        while not self._thread.closing.is_set() and (left := until - self._clock()) > 0:
            select.select([self._waker], [], [], left / 1000)
            self._waker.drain()

    def _talk(self, port: Port) -> None:
        """Talk until the port is lost (raises PortFault), lent, or the link is closed."""
        self._link.opened(self._clock())
        unsent = b""
        dark_by_ms: int | None = None
        while not self._lent.is_set():
            self._take_wishes()
            now_ms = self._clock()
            if dark_by_ms is None and self._thread.closing.is_set():
                dark_by_ms = now_ms + DARK_WAIT_MS
            unsent = unsent or self._link.poll(now_ms)
            if dark_by_ms is not None and ((self._link.lights_done and not unsent) or now_ms >= dark_by_ms):
                return
            wait_ms = self._link.deadline_ms(now_ms) - now_ms
            if dark_by_ms is not None:
                wait_ms = min(wait_ms, dark_by_ms - now_ms)
            data, unsent = self._exchange(port, unsent, max(wait_ms, BLOCKED_WAIT_MS if unsent else 0))
            for event in self._link.feed(data, self._clock()):
                self._emit(event)

    def _take_wishes(self) -> None:
        with self._lock:
            lamps, self._lamps = self._lamps, None
            field, self._field = self._field, None
            percent, self._percent = self._percent, None
            confirm, self._confirm = self._confirm, False
        if self._thread.closing.is_set():
            lamps = {}
        if lamps is not None:
            self._link.show(lamps)
        if field is not None:
            self._link.ask_field(wanted=field)
        if percent is not None:
            self._link.brighten(percent)
        if confirm:
            self._link.confirm(self._clock())

    def _exchange(self, port: Port, unsent: bytes, wait_ms: int) -> tuple[bytes, bytes]:
        """Wait, then read and write what can be without waiting: (bytes read, bytes still unsent)."""
        wake_on: list[Port | Waker] = [port, self._waker]
        try:
            readable, writable, _ = select.select(wake_on, [port] if unsent else [], [], wait_ms / 1000)
            if self._waker in readable:
                self._waker.drain()
            if writable:
                unsent = unsent[port.write(unsent) or 0 :]
            return (port.read(_READ_SIZE) if port in readable else b""), unsent
        except PORT_ERRORS as error:
            raise gone(self._port) from error


def open_board(spec: DeviceSpec) -> BoardLink:
    """Return a link to the board of the spec (entry point ``serial`` of ``companion.transports``).

    Raises:
        ConfigError: a port or an option that cannot be (`ports.check_port`, `settings.read_options`).
    """
    check_port(spec.port, spec.source)
    options = read_options(spec.options, spec.source)
    counts = (spec.lines, spec.lights)
    return SerialBoard(device=spec.device, port=spec.port, clock=spec.clock, counts=counts, options=options)
