"""The host end of the wire without I/O: bytes in, link events out; lamps in, bytes out.

Knows PROTOCOL.md from the host's side; time is handed in. Refuses to know ports, threads and spots.
"""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from companion.core.model.types import FieldPage, Heard, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import LinkCounts, LinkEvent
from firmware_bridge.frames import DELIMITER, FROM_HOST, Decoder, Frame, ahead, encode
from firmware_bridge.lamps import Lamps
from firmware_bridge.messages import (
    HEARTBEAT_MS,
    HELLO_AGAIN_MS,
    HELLO_REPEAT_MS,
    LINK_LOST_MS,
    PROTOCOL,
    QUIET_MS,
    STRANGER_MS,
    DeviceSettings,
    Hello,
    Kind,
    PayloadError,
    State,
    parse_field,
    parse_pong,
)
from firmware_bridge.pings import Pings
from firmware_bridge.reports import DeviceClock, Reports
from firmware_bridge.settings import SettingsWay

Fault = str
"""One of the names in PROTOCOL.md, part 6."""

REPEATED_HELLO_MS = 1000
"""So long after a HELLO the same one is a repeat."""

_FOLLOWS = "no-port"
"""A fault that is no news after another one."""


class _Phase(Enum):
    CLOSED = "closed"
    ASKING = "asking"
    GREETED = "greeted"
    UP = "up"


class Link:
    """One device's link over any number of openings of its port.

    Args:
        device: the name that its events carry.
        nonce: where to begin counting conversations, 1 to 65535; best different at each start.
        counts: (lines, lights) that its board map needs; 0 where any number will do.
        settings: how the device shall behave.

    Use: `opened`, then `feed` whatever is read and `poll` for what is to be written, both again at
    `deadline_ms` at the latest; `closed` when the port is gone.
    """

    def __init__(
        self,
        device: str,
        *,
        nonce: int,
        counts: tuple[int, int] = (0, 0),
        settings: DeviceSettings = DeviceSettings(),  # noqa: B008 - frozen
    ) -> None:
        self.device = device
        self._counts = counts
        self._full = settings.brightness
        self._frames = self._bad_payloads = self._trips = self._trip_ms = 0
        self._decoder = Decoder()
        self._phase = _Phase.CLOSED
        self._nonce = nonce
        self._awaiting = False  # a HELLO with this nonce
        self._ask_ms: int | None = None
        self._asked_ms = 0
        self._hello = Hello(lines=0, lights=0, firmware="")
        self.hello: Hello | None = None
        """What the device said of itself last, also one that is refused; None: nothing yet."""
        self._session = 0
        self._reports, self._clock = Reports(), DeviceClock()
        self._ack = False
        self._lamps, self._settings, self._pings = Lamps(), SettingsWay(settings), Pings()
        self._hello_ms = self._first = 0  # the HELLO of this conversation: when, and the number it named
        self._heard_ms = self._sent_ms = 0
        self._stranger_ms: int | None = None
        self._byte_ms: int | None = None  # when a byte was heard last, since the port was opened
        self._device_heard = False  # whether a whole frame of a device was among them
        self._refused_ms = 0  # the device is one that will not do; not asked again before
        self._heartbeats = 0
        self._cut = False
        self._told: Fault | None = None

    @property
    def up(self) -> bool:
        """Whether `LinkUp` was the last that was told."""
        return self._phase is _Phase.UP

    @property
    def last_report(self) -> int:
        """The number of the newest report believed, as on the wire."""
        return self._reports.last

    @property
    def counts(self) -> LinkCounts:
        """How well it has done since the start."""
        again = self._lamps.repeats + self._settings.repeats + self._pings.repeats
        damaged, missed = self._decoder.rejected + self._bad_payloads, self._reports.lost
        return LinkCounts(self._frames, damaged, missed, again, self._trips, self._trip_ms)

    @property
    def lights_done(self) -> bool:
        """Whether the device has acknowledged all lights, or cannot be asked to."""
        return not self.up or self._lamps.done

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show these lights, all others dark. Lights that the device does not have are left out.

        Raises:
            ValueError: a light number below 0 or above what any device can have, or an unknown lamp.
        """
        self._lamps.show(lamps)

    def ask_field(self, *, wanted: bool) -> None:
        """Ask the device to send its measured fields (`FieldPage`), or to stop, if it can measure any."""
        self._settings.wanted = replace(self._settings.wanted, field=wanted)

    def brighten(self, percent: int) -> None:
        """Set lights to so many percent (1 to 100) of the brightness that the link was made with."""
        brightness = max(1, round(self._full * percent / 100))
        self._settings.wanted = replace(self._settings.wanted, brightness=brightness)

    def confirm(self, now_ms: int) -> None:
        """Prove that all that happened up to now has been told: `Heard` follows, if the device answers."""
        self._pings.ask(now_ms)

    # --- the port ----------------------------------------------------------------------------

    def opened(self, now_ms: int) -> None:
        """Begin to ask, now that the port was opened."""
        self._decoder.reset()
        self._cut = True
        self._phase = _Phase.ASKING
        self._stranger_ms, self._byte_ms, self._device_heard = now_ms + STRANGER_MS, None, False
        self._refused_ms = now_ms
        self._sent_ms = self._heard_ms = now_ms
        self._asked_ms = now_ms - HELLO_AGAIN_MS
        self._begin(now_ms)

    def closed(self, fault: Fault, text: str, now_ms: int) -> list[LinkEvent]:
        """Note that the port is gone or could not be opened; tell it if it is news."""
        events = self._tell(fault, text, now_ms)
        self._phase, self._awaiting, self._ask_ms = _Phase.CLOSED, False, None
        self._stranger_ms = None
        return events

    def _tell(self, fault: Fault, text: str, now_ms: int) -> list[LinkEvent]:
        was_up = self.up
        if was_up:
            self._phase = _Phase.ASKING
        news = fault != self._told and (fault != _FOLLOWS or self._told is None)
        if not (was_up or news):
            return []
        self._told = fault
        return [LinkLost(self.device, now_ms, f"{fault}: {text}")]

    # --- bytes in ----------------------------------------------------------------------------

    def feed(self, data: bytes, now_ms: int) -> list[LinkEvent]:
        """Tell what these bytes (none are fine) and the time until now have brought."""
        if self._phase is _Phase.CLOSED:
            return []
        if data:
            self._byte_ms = now_ms
        events: list[LinkEvent] = []
        for frame in self._decoder.feed(data):
            try:
                events += self._take(frame, now_ms)
            except PayloadError:
                self._bad_payloads += 1
        return events + self._overdue(now_ms)

    def _take(self, frame: Frame, now_ms: int) -> list[LinkEvent]:
        if frame.kind & FROM_HOST:  # our own echo
            return []
        self._device_heard = True
        self._frames += 1
        if frame.kind == Kind.HELLO:
            if self._awaiting and frame.sequence == self._nonce:
                return self._greeted(frame, now_ms)
            if not self._is_repeat(frame, now_ms):
                self._begin(now_ms)
            return []
        if self._phase is _Phase.ASKING or frame.session != self._session:
            self._begin(now_ms)
            return []
        self._heard_ms = now_ms
        return self._take_in_session(frame, now_ms)

    def _take_in_session(self, frame: Frame, now_ms: int) -> list[LinkEvent]:
        payload = frame.payload
        match frame.kind:
            case Kind.STATE:
                return self._report(frame, now_ms)
            case Kind.LIGHTS_ACK if len(payload) == 1:
                self._lamps.acknowledged(payload[0], frame.sequence)
            case Kind.SETTINGS_ACK if not payload:
                self._settings.acknowledged(frame.sequence)
            case Kind.PONG:
                if (sent_ms := self._pings.answered(frame.sequence, parse_pong(payload))) is not None:
                    self._trips, self._trip_ms = self._trips + 1, self._trip_ms + now_ms - sent_ms
                return self._proven()
            case Kind.FIELD if self.up and self._hello.polarity:
                first, fields = parse_field(payload, self._hello.lines)
                return [FieldPage(self.device, now_ms, first, fields)]
        return []

    def _is_repeat(self, frame: Frame, now_ms: int) -> bool:
        """Tell whether this is the HELLO of this conversation once more, doubled on the line or asked twice.

        Only for a short time, and only if it names no earlier report: a device that has restarted with the
        same session number may answer the same request.
        """
        if (
            self._phase is _Phase.ASKING
            or (frame.sequence, frame.session) != (self._nonce, self._session)
            or now_ms - self._hello_ms >= REPEATED_HELLO_MS
        ):
            return False
        hello = Hello.parse(frame.payload)
        return hello.protocol == PROTOCOL and ahead(hello.next_report, self._first) >= 0

    def _greeted(self, frame: Frame, now_ms: int) -> list[LinkEvent]:
        try:
            hello = Hello.parse(frame.payload)
        except PayloadError as error:
            return self._refuse("wrong-device", f"{error}; is this the board's port?", now_ms)
        self.hello = hello
        if hello.protocol != PROTOCOL:
            text = f"the device speaks protocol {hello.protocol}, not {PROTOCOL}; flash its firmware"
            return self._refuse("wrong-version", text, now_ms)
        needed = zip(self._counts, (hello.lines, hello.lights), strict=True)
        if any(count not in (0, said) for count, said in needed):
            text = (
                f"the device has {hello.lines} lines and {hello.lights} lights, its board map needs "
                f"{self._counts[0]} and {self._counts[1]}; are two cables swapped?"
            )
            return self._refuse("wrong-board", text, now_ms)
        events: list[LinkEvent] = []
        if self.up and frame.session != self._session:
            text = "the device has restarted; if it does so often, look at its power supply"
            events = self._tell("restarted", text, now_ms)
        self._reports.begin(hello.next_report, goes_on=self.up)
        if not self.up:
            self._phase = _Phase.GREETED
        self._converse(hello, frame.session, now_ms)
        return events

    def _converse(self, hello: Hello, session: int, now_ms: int) -> None:
        """Begin a conversation: nothing of the one before counts, not even the device's clock."""
        self._hello, self._session = hello, session
        self._clock = DeviceClock(self._clock.told_ms)
        self._hello_ms, self._first = now_ms, hello.next_report
        self._awaiting, self._ask_ms, self._stranger_ms = False, None, None
        self._heard_ms = now_ms
        self._lamps.begin(hello.lights)
        self._settings.begin()
        self._pings.begin()

    def _refuse(self, fault: Fault, text: str, now_ms: int) -> list[LinkEvent]:
        """Refuse a device that is not ours: say so once and ask again from time to time."""
        self._awaiting, self._stranger_ms = False, None
        self._ask_ms = self._refused_ms = now_ms + STRANGER_MS
        events = self._tell(fault, text, now_ms)
        self._phase = _Phase.ASKING
        return events

    def _report(self, frame: Frame, now_ms: int) -> list[LinkEvent]:
        state = State.parse(frame.payload, self._hello.lines, polarity=self._hello.polarity)
        self._ack = True
        events: list[LinkEvent] = []
        believed = self._reports.take(frame.sequence, state)
        for number, each in enumerate(believed, self._reports.told + 1 - len(believed)):
            events += self._believe(number, each, now_ms)
        return events + self._proven()

    def _believe(self, number: int, state: State, now_ms: int) -> list[LinkEvent]:
        at_ms = self._clock.host_ms(state.at_ms, now_ms)
        events: list[LinkEvent] = []
        if state.broken:
            text = "the chain of inputs is broken; look at its plug and its supply"
            events = self._tell("broken-chain", text, now_ms)
            self._phase = _Phase.GREETED
            return events
        if not self.up:
            self._phase, self._told = _Phase.UP, None
            hello = self._hello
            up = (hello.firmware, hello.lines, hello.lights, hello.git, hello.polarity)
            events.append(LinkUp(self.device, now_ms, *up))
        return [*events, SensorFrame(self.device, number, at_ms, state.levels, state.norths)]

    def _proven(self) -> list[LinkEvent]:
        """Return `Heard`, if it is now known that nothing before a ping was missed."""
        at_ms = self._pings.proven(self._reports.last) if self.up else None
        if at_ms is None:
            return []
        self._clock.proven(at_ms)
        return [Heard(self.device, at_ms)]

    # --- time --------------------------------------------------------------------------------

    def _begin(self, now_ms: int) -> None:
        """Ask (again) for HELLO, at once but not too often."""
        soonest = max(now_ms, self._asked_ms + HELLO_AGAIN_MS, self._refused_ms)
        if not self._awaiting:
            self._awaiting = True
            self._nonce = self._nonce % 0xFFFF + 1
            self._ask_ms = soonest
        elif self._ask_ms is not None:
            self._ask_ms = min(self._ask_ms, soonest)

    def _overdue(self, now_ms: int) -> list[LinkEvent]:
        if self._phase in {_Phase.UP, _Phase.GREETED} and now_ms - self._heard_ms >= LINK_LOST_MS:
            events = self._tell("silent", f"nothing heard from the device for {LINK_LOST_MS} ms", now_ms)
            self._phase = _Phase.ASKING
            self._begin(now_ms)
            return events
        if self._stranger_ms is not None and now_ms >= self._stranger_ms:
            self._stranger_ms = None
            if self._byte_ms is not None:
                return self._tell("wrong-device", "what comes is not this protocol; is it the board?", now_ms)
            text = "not one byte comes; look at power, firmware and baud rate"
            return self._tell("no-answer", text, now_ms)
        return []

    def deadline_ms(self, now_ms: int) -> int:
        """Tell when `feed` and `poll` are wanted next, if nothing happens before."""
        times: list[int | None] = [now_ms + HELLO_REPEAT_MS, self._stranger_ms]
        talking = self._phase in {_Phase.GREETED, _Phase.UP}
        if talking:
            times.append(self._heard_ms + LINK_LOST_MS)
        if not self._quiet(now_ms):
            times.append(self._ask_ms)
            if talking:
                times += [now_ms if self._ack else None, *self._lamps.deadlines(now_ms)]
                times += [self._settings.deadline_ms(now_ms), self._pings.deadline_ms() if self.up else None]
        return min(when for when in times if when is not None)

    # --- bytes out ---------------------------------------------------------------------------

    def _quiet(self, now_ms: int) -> bool:
        """Tell whether not to say anything: a bootloader that hears something does not start the firmware."""
        return self._byte_ms is None or now_ms - self._byte_ms > QUIET_MS

    def poll(self, now_ms: int) -> bytes:
        """Return the bytes to send now."""
        if self._phase is _Phase.CLOSED or self._quiet(now_ms):
            return b""
        out = b""
        if self._ask_ms is not None and now_ms >= self._ask_ms:
            again_ms = HELLO_AGAIN_MS if self._device_heard else HELLO_REPEAT_MS
            self._ask_ms, self._asked_ms = now_ms + again_ms, now_ms
            self._awaiting = True
            out += encode(Frame(Kind.HELLO_REQUEST, 0, self._nonce, bytes((PROTOCOL,))))
        if self._phase is not _Phase.ASKING:
            out += self._talk(now_ms)
        if out and self._cut:
            self._cut, out = False, DELIMITER + out
        return out

    def _talk(self, now_ms: int) -> bytes:
        out = b""
        if self._ack:
            self._ack = False
            out += encode(Frame(Kind.STATE_ACK, self._session, self._reports.last))
        if (due := self._settings.due(now_ms)) is not None:
            out += encode(Frame(Kind.SETTINGS, self._session, *due))
        if self.up and (ping := self._pings.due(now_ms)) is not None:
            out += encode(Frame(Kind.PING, self._session, ping))
        for number, payload in self._lamps.due(now_ms):
            out += encode(Frame(Kind.LIGHTS, self._session, number, payload))
        if not out and self._heard_ms >= self._sent_ms + HEARTBEAT_MS:
            self._heartbeats = (self._heartbeats + 1) % 0x10000
            out = encode(Frame(Kind.HOST_HEARTBEAT, self._session, self._heartbeats))
        if out:
            self._sent_ms = now_ms
        return out
