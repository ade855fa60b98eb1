"""The colour sensor TCS34725 on the Pi's I2C bus: wake it, read its four channels.

Knows the chip's registers (its data sheet) and nothing else; the bus is smbus2's ``SMBus``, or what stands
for it in tests. Refuses to know: colours, waiting, and what to do when it fails: whatever the bus raises
(OSError) goes on to the caller.

It measures for 50.4 ms each time: whole waves of lamps on mains of 50 Hz (five) and 60 Hz (six), so that they
do not make the counts dance.
"""

from collections.abc import Callable
from typing import Protocol

from hardware.colours import Reading

ADDRESS = 0x29
"""The only one that it has."""

COMMAND, IN_ORDER = 0x80, 0x20
"""Bits of an address on the bus: a command; registers in a row follow. All here is of the data sheet."""
ENABLE, ATIME, CONTROL, ID, STATUS, DATA = 0x00, 0x01, 0x0F, 0x12, 0x13, 0x14
"""Addresses of registers."""
POWER, MEASURE = 0x01, 0x02
"""Bits of ENABLE: the oscillator, and measuring."""
VALID = 0x01
"""The bit of STATUS: a measurement is there."""
IDS = {0x44: "TCS34721 or TCS34725", 0x4D: "TCS34723 or TCS34727"}

STEPS = 21
"""Of 2.4 ms each."""
GAIN_4 = 0x01
"""In CONTROL: four times as sensitive."""
FULL = STEPS * 1024
"""A channel counts up to this in so many steps."""

WAKE_S = 0.003
"""The chip's oscillator needs 2.4 ms after it was switched on."""
MEASURE_S = STEPS * 2.4e-3
"""Seconds of one measurement."""


class Bus(Protocol):
    """As much of ``smbus2.SMBus`` as is used; every method raises OSError where the bus fails."""

    def read_byte_data(self, i2c_addr: int, register: int) -> int:
        """Return one register."""

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        """Set one register."""

    def read_i2c_block_data(self, i2c_addr: int, register: int, length: int) -> list[int]:
        """Read so many registers one after the other."""

    def close(self) -> None:
        """Let the bus go."""


class WrongChipError(OSError):
    """Something else answers at the chip's address."""


class Tcs34725:
    """The chip, awake until `sleep`.

    Args:
        bus: open.
        pause: waits so many seconds.

    Raises:
        OSError: nothing answers.
        WrongChipError: something else does.
    """

    def __init__(self, bus: Bus, pause: Callable[[float], object]) -> None:
        self._bus = bus
        found = bus.read_byte_data(ADDRESS, COMMAND | ID)
        if found not in IDS:
            raise WrongChipError(f"the chip at 0x{ADDRESS:02x} says 0x{found:02x}, a TCS34725 says 0x44")
        self.name = IDS[found]
        self._write(ATIME, 256 - STEPS)
        self._write(CONTROL, GAIN_4)
        self._write(ENABLE, POWER)
        pause(WAKE_S)
        self._write(ENABLE, POWER | MEASURE)
        pause(WAKE_S + MEASURE_S)

    def read(self) -> Reading | None:
        """Return the last whole measurement; None while there is none yet."""
        if not self._bus.read_byte_data(ADDRESS, COMMAND | STATUS) & VALID:
            return None
        data = self._bus.read_i2c_block_data(ADDRESS, COMMAND | IN_ORDER | DATA, 8)
        return Reading(*(data[at] | data[at + 1] << 8 for at in range(0, 8, 2)))

    def sleep(self) -> None:
        """Measure no more."""
        self._write(ENABLE, 0)

    def _write(self, register: int, value: int) -> None:
        self._bus.write_byte_data(ADDRESS, COMMAND | register, value)
