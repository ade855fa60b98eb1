"""The device end of the wire without I/O: levels and bytes in, bytes and light codes out.

Knows PROTOCOL.md from the device's side; time is handed in. Refuses to know spots, ptys and threads. The
firmware in C is the same machine; both obey ``tests/golden/wire/device.json``.
"""

from collections import deque
from dataclasses import dataclass

from firmware_bridge.frames import DELIMITER, FROM_HOST, Decoder, Frame, ahead, encode
from firmware_bridge.inputs import Inputs, Picture
from firmware_bridge.messages import (
    DARK,
    FIELD_MS,
    HEARTBEAT_MS,
    HELLO_ALONE_MS,
    HOST_SILENT_MS,
    LIGHTS_CHUNK,
    PROTOCOL,
    QUEUE,
    REPORT_MS,
    REPORT_RESEND_MS,
    DeviceSettings,
    Hello,
    Kind,
    PayloadError,
    State,
    chunk_of,
    pack_field,
    pack_pong,
)


@dataclass(frozen=True, slots=True)
class _Report:
    number: int
    at_ms: int
    picture: Picture


class Device:
    """A device from boot to reset; a reset is a new one with the next session number.

    Args:
        hello: what it says of itself (``next_report`` is filled in).
        session: 1 to 65535.
        now_ms: when it boots.
        inputs: its input stage, as the first scan found it.

    ``codes`` are the light codes that it shows now, one byte a light; ``settings`` what SETTINGS have set.
    """

    def __init__(self, hello: Hello, *, session: int, now_ms: int, inputs: Inputs) -> None:
        self.codes = bytes(hello.lights)
        self.settings = DeviceSettings()
        self._hello, self._session, self._boot_ms = hello, session, now_ms
        self._inputs, self._decoder = inputs, Decoder()
        self._nonce = 0  # of the conversation; 0 = alone
        self._heard_ms = self._sent_ms = self._hello_ms = now_ms
        self._queue: deque[_Report] = deque()
        self._number = 0  # of the newest report made
        self._report_ms = self._resend_ms = now_ms
        self._unsent = 0  # this many reports at the end of the queue were never sent
        self._light_numbers: dict[int, int] = {}
        self._settings_number: int | None = None
        self._heartbeats = 0
        self._field_ms = now_ms
        self._fields = 0  # pages of FIELD sent
        self._page = 0
        self._out = bytearray(DELIMITER)
        self._say_hello(0, now_ms)

    # --- inputs ------------------------------------------------------------------------------

    def levels(self, levels: int, now_ms: int) -> None:
        """Set the raw levels of all lines from ``now_ms`` on (bit ``i`` is line ``i``)."""
        self._advance(now_ms)
        self._inputs.levels(levels, now_ms)

    def field(self, line: int, field: int, now_ms: int) -> None:
        """Set the measured field of one line from ``now_ms`` on; only of a device with POLARITY."""
        self._advance(now_ms)
        self._inputs.field(line, field, now_ms)

    def chain(self, now_ms: int, *, whole: bool) -> None:
        """Set whether scans pass the self-test of the input chain from ``now_ms`` on."""
        self._advance(now_ms)
        self._inputs.chain(now_ms, whole=whole)

    def feed(self, data: bytes, now_ms: int) -> None:
        """Take bytes from the host."""
        self._advance(now_ms)
        for frame in self._decoder.feed(data):
            if frame.kind == Kind.HELLO_REQUEST:
                self._greet(frame, now_ms)
            elif frame.kind & FROM_HOST and frame.session == self._session and self._nonce:
                self._heard_ms = now_ms
                self._take(frame, now_ms)

    def _greet(self, frame: Frame, now_ms: int) -> None:
        if not frame.payload or frame.sequence == 0:
            return
        if frame.payload[0] != PROTOCOL:
            self._be_alone()
        elif frame.sequence != self._nonce:
            self._be_alone(stay_lit=True)
            self._nonce = frame.sequence
            self._report(now_ms, self._inputs.picture)
        self._heard_ms = now_ms
        self._say_hello(frame.sequence, now_ms)

    def _take(self, frame: Frame, now_ms: int) -> None:
        if frame.kind == Kind.STATE_ACK and not frame.payload:
            self._shorten(frame.sequence, now_ms)
        elif frame.kind == Kind.LIGHTS and frame.payload:
            self._light(frame, now_ms)
        elif frame.kind == Kind.SETTINGS:
            self._set(frame, now_ms)
        elif frame.kind == Kind.PING and not frame.payload:
            self._say(Kind.PONG, frame.sequence, pack_pong(self._number), now_ms)

    def _shorten(self, number: int, now_ms: int) -> None:
        if ahead(number, self._number) > 0:
            return
        while self._queue and ahead(number, self._queue[0].number) >= 0:
            self._queue.popleft()
            self._resend_ms = now_ms + REPORT_RESEND_MS
        self._unsent = min(self._unsent, len(self._queue))

    def _light(self, frame: Frame, now_ms: int) -> None:
        chunk, codes = frame.payload[0], frame.payload[1:]
        if not codes or len(codes) != len(chunk_of(self.codes, chunk, self._hello.lights)):
            return
        newest = self._light_numbers.get(chunk)
        step = 1 if newest is None else ahead(frame.sequence, newest)
        if step < 0:
            return
        if step > 0:
            self._light_numbers[chunk] = frame.sequence
            start = chunk * LIGHTS_CHUNK
            self.codes = self.codes[:start] + codes + self.codes[start + len(codes) :]
        self._say(Kind.LIGHTS_ACK, frame.sequence, bytes((chunk,)), now_ms)

    def _set(self, frame: Frame, now_ms: int) -> None:
        try:
            settings = DeviceSettings.parse(frame.payload)
        except PayloadError:
            return
        newest = self._settings_number
        step = 1 if newest is None else ahead(frame.sequence, newest)
        if step < 0:
            return
        if step > 0:
            if settings.field and not self.settings.field:
                self._field_ms, self._page = now_ms, 0
            self._settings_number, self.settings = frame.sequence, settings
            self._inputs.set_times(settings.press_ms, settings.release_ms)
        self._say(Kind.SETTINGS_ACK, frame.sequence, b"", now_ms)

    # --- time --------------------------------------------------------------------------------

    def _advance(self, now_ms: int) -> None:
        """Do all that is due up to ``now_ms``."""
        if self._nonce and now_ms - self._heard_ms >= HOST_SILENT_MS:
            self._be_alone()
            self._hello_ms = now_ms - HELLO_ALONE_MS
        for when, picture in self._inputs.settle(now_ms):
            if self._nonce:
                self._report(when, picture)
        if not self._nonce:
            if now_ms - self._hello_ms >= HELLO_ALONE_MS:
                self._say_hello(0, now_ms)
            return
        if not self._queue and now_ms - self._report_ms >= REPORT_MS:
            self._report(now_ms, self._inputs.picture)

    def _report(self, at_ms: int, picture: Picture) -> None:
        if len(self._queue) == QUEUE:
            self._queue.popleft()
        self._number = (self._number + 1) % 0x10000
        self._queue.append(_Report(self._number, at_ms, picture))
        self._unsent = min(self._unsent + 1, QUEUE)
        self._report_ms = at_ms

    def _be_alone(self, *, stay_lit: bool = False) -> None:
        self._nonce = self._unsent = 0
        self._queue.clear()
        self._light_numbers.clear()
        self._settings_number = None
        if not stay_lit:
            self.codes = bytes((DARK,)) * self._hello.lights

    # --- outputs -----------------------------------------------------------------------------

    def poll(self, now_ms: int) -> bytes:
        """Return the bytes to send now."""
        self._advance(now_ms)
        if self._queue and now_ms >= self._resend_ms and self._unsent < len(self._queue):
            self._unsent = len(self._queue)
        if self._unsent:
            self._send_reports(now_ms)
        if self._field_wanted and now_ms >= self._field_ms:
            self._send_field(now_ms)
        if self._nonce and now_ms - self._sent_ms >= HEARTBEAT_MS:
            self._heartbeats = (self._heartbeats + 1) % 0x10000
            self._say(Kind.HEARTBEAT, self._heartbeats, b"", now_ms)
        out = bytes(self._out)
        self._out.clear()
        return out

    def _send_reports(self, now_ms: int) -> None:
        oldest = self._queue[0]
        if self._unsent == len(self._queue):
            self._resend_ms = now_ms + REPORT_RESEND_MS
        for report in list(self._queue)[len(self._queue) - self._unsent :]:
            levels, norths, broken = report.picture
            known = norths if self._hello.polarity else None
            state = State(report.at_ms - self._boot_ms, levels, report is oldest, broken, known)
            self._say(Kind.STATE, report.number, state.pack(self._hello.lines), now_ms)
        self._unsent = 0

    @property
    def _field_wanted(self) -> bool:
        return self.settings.field and self._hello.polarity and bool(self._nonce) and not self._queue

    def _send_field(self, now_ms: int) -> None:
        start = self._page * LIGHTS_CHUNK
        self._fields = (self._fields + 1) % 0x10000
        fields = self._inputs.fields[start : start + LIGHTS_CHUNK]
        self._say(Kind.FIELD, self._fields, pack_field(self._page, fields), now_ms)
        self._page = (self._page + 1) % -(-self._hello.lines // LIGHTS_CHUNK)
        self._field_ms = now_ms + FIELD_MS

    def _say_hello(self, nonce: int, now_ms: int) -> None:
        following = self._queue[0].number if self._queue else (self._number + 1) % 0x10000
        hello = self._hello
        self._hello_ms = now_ms
        mine = Hello(hello.lines, hello.lights, hello.firmware, hello.git, following, hello.polarity)
        self._say(Kind.HELLO, nonce, mine.pack(), now_ms)

    def _say(self, kind: Kind, sequence: int, payload: bytes, now_ms: int) -> None:
        self._sent_ms = now_ms
        self._out += encode(Frame(kind, self._session, sequence, payload))

    def deadline_ms(self) -> int:
        """Tell when `poll` is wanted next, if nothing else happens before."""
        if self._out or self._unsent:
            return self._sent_ms
        times = [self._hello_ms + HELLO_ALONE_MS]
        if self._nonce:
            times = [self._heard_ms + HOST_SILENT_MS, self._sent_ms + HEARTBEAT_MS]
            times.append(self._resend_ms if self._queue else self._report_ms + REPORT_MS)
        if self._field_wanted:
            times.append(self._field_ms)
        if (settled := self._inputs.deadline_ms()) is not None:
            times.append(settled)
        return min(times)
