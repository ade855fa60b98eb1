"""The host's light codes on their way to the device: absolute, in chunks, resent until acknowledged.

Knows PROTOCOL.md, part 4, LIGHTS. Refuses to know frames, sessions and ports.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.model.types import Lamp
from firmware_bridge.messages import DARK, LIGHTS_CHUNK, LIGHTS_RESEND_MS, MAX_LIGHTS, chunk_of, code_of


@dataclass(slots=True)
class _Chunk:
    """One chunk's way: what was sent last, under which number, when, and whether it has arrived."""

    sent: bytes = b""
    number: int = 0
    sent_ms: int = 0
    arrived: bool = True


class Lamps:
    """The newest wish, and how much of it the device has acknowledged."""

    def __init__(self) -> None:
        self.repeats = 0
        """Contents sent once more, because they were not acknowledged in time."""
        self._wanted = bytes(MAX_LIGHTS)
        self._lights = 0
        self._chunks: list[_Chunk] = []

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show light number -> lamp, all others dark. Raises ValueError for what cannot be."""
        codes = bytearray((DARK,)) * MAX_LIGHTS
        for light, lamp in lamps.items():
            if not 0 <= light < MAX_LIGHTS:
                raise ValueError(f"light {light}, a device has at most 0 to {MAX_LIGHTS - 1}")
            codes[light] = code_of(lamp)
        self._wanted = bytes(codes)

    def begin(self, lights: int) -> None:
        """Begin a conversation with a device of so many lights: all is to be sent."""
        self._lights = lights
        numbers = [chunk.number for chunk in self._chunks]  # go on: a late answer is to an older one
        count = -(-lights // LIGHTS_CHUNK)
        self._chunks = [_Chunk(number=number) for number in (numbers + [0] * count)[:count]]

    @property
    def done(self) -> bool:
        """Whether the device shows the newest wish."""
        return all(c.arrived and c.sent == self._codes(i) for i, c in enumerate(self._chunks))

    def acknowledged(self, chunk: int, number: int) -> None:
        """Note that the device has the content with this number."""
        if chunk < len(self._chunks) and self._chunks[chunk].number == number:
            self._chunks[chunk].arrived = True

    def due(self, now_ms: int) -> list[tuple[int, bytes]]:
        """Return (number, payload) of the LIGHTS to send now; they count as sent."""
        out = []
        for i, chunk in enumerate(self._chunks):
            wanted = self._codes(i)
            if chunk.arrived:
                if chunk.sent == wanted:
                    continue
            elif now_ms - chunk.sent_ms < LIGHTS_RESEND_MS:
                continue
            self.repeats += not chunk.arrived
            if chunk.sent != wanted:
                chunk.sent, chunk.number = wanted, (chunk.number + 1) % 0x10000
            chunk.sent_ms, chunk.arrived = now_ms, False
            out.append((chunk.number, bytes((i,)) + chunk.sent))
        return out

    def deadlines(self, now_ms: int) -> list[int]:
        """Tell when `due` has something, for each chunk that waits."""
        return [
            now_ms if chunk.arrived else chunk.sent_ms + LIGHTS_RESEND_MS
            for i, chunk in enumerate(self._chunks)
            if not chunk.arrived or chunk.sent != self._codes(i)
        ]

    def _codes(self, chunk: int) -> bytes:
        return chunk_of(self._wanted, chunk, self._lights)
