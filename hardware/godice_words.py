"""What a GoDice says and what can be said to it: bytes to values and back, no radio.

The Nordic UART service carries short messages: ``R`` (it rolls), ``S`` and a vector (it lies still after a
roll), ``FS`` ``TS`` ``MS`` and a vector (still, but hardly rolled, leaning on something, only moved), ``Bat``
and the charge, ``Col`` and the colour of the dots. The vector is where the earth pulls, three signed bytes;
the face on top is that of the nearest of six vectors.

As in the maker's public programming interfaces. Refuses to know: other shells than the six faces, and lights.
"""

from dataclasses import dataclass
from struct import unpack

SERVICE = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
WRITE = "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
NOTIFY = "6e400003-b5a3-f393-e0a9-e50e24dcca9e"

ASK_BATTERY = bytes([3])

FACES = {
    1: (-64, 0, 0),
    2: (0, 0, 64),
    3: (0, 64, 0),
    4: (0, -64, 0),
    5: (0, 0, -64),
    6: (64, 0, 0),
}
"""What a die at rest reads of its acceleration, by the face on top."""

STILL = {b"S": "rolled", b"FS": "gentle", b"TS": "tilted", b"MS": "moved"}
"""What begins a message -> how the die came to lie still."""


@dataclass(frozen=True, slots=True)
class Rolling:
    """It has begun to roll."""


@dataclass(frozen=True, slots=True)
class Still:
    """It lies still: ``how`` is a word of `STILL`, ``number`` the face on top."""

    how: str
    number: int


@dataclass(frozen=True, slots=True)
class Charge:
    """How full its battery is."""

    percent: int


def decode(message: bytes) -> Rolling | Still | Charge | None:
    """Tell what a notification says; None for what is no matter here, or cut short."""
    if message == b"R":
        return Rolling()
    if len(message) == 4 and message.startswith(b"Bat"):
        return Charge(min(message[3], 100))
    head = message[:-3]
    return Still(STILL[head], face(*unpack(">bbb", message[-3:]))) if head in STILL else None


def face(x: int, y: int, z: int) -> int:
    """Return the number whose vector is nearest."""
    return min(FACES, key=lambda number: _distance(FACES[number], (x, y, z)))


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
