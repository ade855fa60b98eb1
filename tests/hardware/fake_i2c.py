"""A stand-in for ``smbus2.SMBus`` with a TCS34725 on it: registers as in its data sheet, and some light."""

from __future__ import annotations

import errno

from hardware.colours import Reading

DARK = Reading(60, 20, 20, 18)
WALLS = {
    "red": Reading(1900, 1300, 330, 320),
    "yellow": Reading(4200, 1900, 1600, 620),
    "green": Reading(1800, 420, 900, 430),
    "blue": Reading(1500, 300, 480, 760),
}
"""Invented: about what paints under a white light show, without a claim to be measured."""


class FakeChip:
    """Sleeps, wakes and measures; ``light`` is what it sees."""

    def __init__(self, identity: int = 0x44) -> None:
        self.light = DARK
        self.identity = identity
        self.registers = dict.fromkeys(range(0x20), 0)
        self.fails: int | None = None
        """The errno with which the bus fails, None where it works."""
        self.reads = 0


class FakeBus:
    """As much of ``smbus2.SMBus`` as is used."""

    def __init__(self, chip: FakeChip) -> None:
        self._chip = chip
        self.closed = False
        self._look()

    def _look(self) -> None:
        if self._chip.fails is not None:
            raise OSError(self._chip.fails, "Remote I/O error")

    def _register(self, address: int, register: int) -> int:
        self._look()
        assert not self.closed
        if address != 0x29:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
        assert register & 0x80, "the chip takes commands alone"
        return register & 0x1F

    def read_byte_data(self, i2c_addr: int, register: int) -> int:
        at = self._register(i2c_addr, register)
        if at == 0x12:
            return self._chip.identity
        if at == 0x13:
            return 1 if self._chip.registers[0] == 0x03 else 0
        return self._chip.registers[at]

    def write_byte_data(self, i2c_addr: int, register: int, value: int) -> None:
        self._chip.registers[self._register(i2c_addr, register)] = value

    def read_i2c_block_data(self, i2c_addr: int, register: int, length: int) -> list[int]:
        assert self._register(i2c_addr, register) == 0x14
        assert register & 0x60 == 0x20, "one register after the other"
        self._chip.reads += 1
        light = self._chip.light
        counts = [
            part for each in (light.clear, light.red, light.green, light.blue) for part in divmod(each, 256)
        ]
        return [counts[at ^ 1] for at in range(length)]

    def close(self) -> None:
        self.closed = True
