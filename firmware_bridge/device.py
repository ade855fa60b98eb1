"""The device end of the wire without I/O: levels and bytes in, bytes and light codes out.

Knows PROTOCOL.md from the device's side and debouncing; time is handed in. Refuses to know spots, ptys and
threads. The firmware in C is the same machine; both obey ``tests/golden/wire/device.json``.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from firmware_bridge.frames import DELIMITER, FROM_HOST, Decoder, Frame, ahead, encode
from firmware_bridge.messages import (
    DARK,
    DEBOUNCE_MS,
    HEARTBEAT_MS,
    HELLO_ALONE_MS,
    HOST_SILENT_MS,
    LIGHTS_CHUNK,
    PROTOCOL,
    QUEUE,
    REPORT_MS,
    REPORT_RESEND_MS,
    Hello,
    Kind,
    State,
    chunk_of,
)


class Debounce:
    """Raw levels in, accepted levels out: a new level counts when it was steady for its time.

    Args:
        levels: what the first scan sees; accepted as it is.
        press_ms: for a magnet that comes (0 -> 1).
        release_ms: for a magnet that goes (1 -> 0).
    """

    def __init__(self, levels: int, press_ms: int = DEBOUNCE_MS, release_ms: int = DEBOUNCE_MS) -> None:
        self.accepted = levels
        self._raw = levels
        self._press_ms, self._release_ms = press_ms, release_ms
        self._due: dict[int, int] = {}  # bit of a line -> when its new level will be accepted

    def scan(self, levels: int, now_ms: int) -> None:
        """The raw levels at ``now_ms``; call `settle` for the time before first."""
        changed = self._raw ^ levels
        self._raw = levels
        while changed:
            bit = changed & -changed
            changed ^= bit
            if (levels ^ self.accepted) & bit:
                self._due[bit] = now_ms + (self._press_ms if levels & bit else self._release_ms)
            else:
                del self._due[bit]

    def settle(self, now_ms: int) -> list[tuple[int, int]]:
        """The changes that are accepted up to ``now_ms``: (when, levels), oldest first."""
        done = []
        while self._due and (when := min(self._due.values())) <= now_ms:
            for bit in [bit for bit, due in self._due.items() if due == when]:
                self.accepted ^= bit
                del self._due[bit]
            done.append((when, self.accepted))
        return done

    def deadline_ms(self) -> int | None:
        """When `settle` may have something next."""
        return min(self._due.values(), default=None)


@dataclass(frozen=True, slots=True)
class _Report:
    number: int
    at_ms: int
    levels: int


class Device:
    """A device from boot to reset; a reset is a new one with the next session number.

    Args:
        hello: what it says of itself (``next_report`` is filled in).
        session: 1 to 65535.
        now_ms: when it boots.
        debounce: its input stage, with the levels at boot.

    ``codes`` are the light codes that it shows now, one byte a light.
    """

    def __init__(self, hello: Hello, *, session: int, now_ms: int, debounce: Debounce) -> None:
        self.codes = bytes(hello.lights)
        self.rejected = 0
        self._hello, self._session, self._boot_ms = hello, session, now_ms
        self._debounce, self._decoder = debounce, Decoder()
        self._nonce = 0  # of the conversation; 0 = alone
        self._heard_ms = self._sent_ms = self._hello_ms = now_ms
        self._queue: deque[_Report] = deque()
        self._number = 0  # of the newest report made
        self._report_ms = self._resend_ms = now_ms
        self._unsent = 0  # this many reports at the end of the queue were never sent
        self._light_numbers: dict[int, int] = {}
        self._heartbeats = 0
        self._out = bytearray(DELIMITER)
        self._say_hello(0, now_ms)

    # --- inputs ------------------------------------------------------------------------------

    def levels(self, levels: int, now_ms: int) -> None:
        """The raw levels of all lines from ``now_ms`` on (bit ``i`` is line ``i``)."""
        self._advance(now_ms)
        self._debounce.scan(levels & ((1 << self._hello.lines) - 1), now_ms)

    def feed(self, data: bytes, now_ms: int) -> None:
        """Bytes from the host."""
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
            self._report(now_ms, self._debounce.accepted)
        self._heard_ms = now_ms
        self._say_hello(frame.sequence, now_ms)

    def _take(self, frame: Frame, now_ms: int) -> None:
        if frame.kind == Kind.STATE_ACK and not frame.payload:
            self._shorten(frame.sequence, now_ms)
        elif frame.kind == Kind.LIGHTS and frame.payload:
            self._light(frame, now_ms)

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

    # --- time --------------------------------------------------------------------------------

    def _advance(self, now_ms: int) -> None:
        """Everything that is due up to ``now_ms``."""
        if self._nonce and now_ms - self._heard_ms >= HOST_SILENT_MS:
            self._be_alone()
            self._hello_ms = now_ms - HELLO_ALONE_MS
        for when, levels in self._debounce.settle(now_ms):
            if self._nonce:
                self._report(when, levels)
        if not self._nonce:
            if now_ms - self._hello_ms >= HELLO_ALONE_MS:
                self._say_hello(0, now_ms)
            return
        if not self._queue and now_ms - self._report_ms >= REPORT_MS:
            self._report(now_ms, self._debounce.accepted)

    def _report(self, at_ms: int, levels: int) -> None:
        if len(self._queue) == QUEUE:
            self._queue.popleft()
        self._number = (self._number + 1) % 0x10000
        self._queue.append(_Report(self._number, at_ms, levels))
        self._unsent = min(self._unsent + 1, QUEUE)
        self._report_ms = at_ms

    def _be_alone(self, *, stay_lit: bool = False) -> None:
        self._nonce = self._unsent = 0
        self._queue.clear()
        self._light_numbers.clear()
        if not stay_lit:
            self.codes = bytes((DARK,)) * self._hello.lights

    # --- outputs -----------------------------------------------------------------------------

    def poll(self, now_ms: int) -> bytes:
        """The bytes to send now."""
        self._advance(now_ms)
        if self._queue and now_ms >= self._resend_ms and self._unsent < len(self._queue):
            self._unsent = len(self._queue)
        if self._unsent:
            self._send_reports(now_ms)
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
            state = State(report.at_ms - self._boot_ms, report.levels, first=report is oldest)
            self._say(Kind.STATE, report.number, state.pack(self._hello.lines), now_ms)
        self._unsent = 0

    def _say_hello(self, nonce: int, now_ms: int) -> None:
        following = self._queue[0].number if self._queue else (self._number + 1) % 0x10000
        hello = self._hello
        self._hello_ms = now_ms
        mine = Hello(hello.lines, hello.lights, hello.firmware, hello.git, following)
        self._say(Kind.HELLO, nonce, mine.pack(), now_ms)

    def _say(self, kind: Kind, sequence: int, payload: bytes, now_ms: int) -> None:
        self._sent_ms = now_ms
        self._out += encode(Frame(kind, self._session, sequence, payload))

    def deadline_ms(self) -> int:
        """When `poll` is wanted next, if nothing else happens before."""
        if self._out or self._unsent:
            return self._sent_ms
        times = [self._hello_ms + HELLO_ALONE_MS]
        if self._nonce:
            times = [self._heard_ms + HOST_SILENT_MS, self._sent_ms + HEARTBEAT_MS]
            times.append(self._resend_ms if self._queue else self._report_ms + REPORT_MS)
        if (settled := self._debounce.deadline_ms()) is not None:
            times.append(settled)
        return min(times)
