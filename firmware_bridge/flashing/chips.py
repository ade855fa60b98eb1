"""Chips and their bootloaders: what a plug says by USB, what a signature says, and where programs end.

Knows facts of data sheets and of Arduino's boards. Refuses to know avrdude's words.
"""

from pathlib import Path

from msgspec import Struct
from serial.tools import list_ports

MEGA, UNO = "atmega2560", "atmega328p"

SIGNATURES = {"1e9801": MEGA, "1e950f": UNO}
"""Signature bytes (data sheets, "Signature Bytes") -> the chips that there is firmware for."""


class Bootloader(Struct, frozen=True):
    """One way to write a chip.

    Args:
        chip: whose it is.
        programmer: avrdude's name for what it speaks: ``wiring`` is STK500 version 2, ``arduino`` version 1.
        baud: of its line.
        end: the first byte that is the bootloader's own; programs end before it.
    """

    chip: str
    programmer: str
    baud: int
    end: int


MEGA_STK500V2 = Bootloader(MEGA, "wiring", 115200, 0x3E000)
UNO_OPTIBOOT = Bootloader(UNO, "arduino", 115200, 0x7E00)
NANO_OLD = Bootloader(UNO, "arduino", 57600, 0x7800)

_ARDUINO = (0x2341, 0x2A03)
"""Vendors of USB: arduino.cc and arduino.org."""
_MEGAS = (0x0010, 0x0042, 0x0210, 0x0242)
"""Products of theirs: the Mega 2560 (Arduino, boards.txt)."""
_UNOS = (0x0001, 0x0043, 0x0243)
"""Products of theirs: the Uno (Arduino, boards.txt)."""
ALL = (UNO_OPTIBOOT, NANO_OLD, MEGA_STK500V2)
"""All that can be behind a plug that says nothing of it: that of a clone, or of a cable."""


def bootloaders(usb: tuple[int, int] | None) -> tuple[Bootloader, ...]:
    """Return what may be behind a plug, the likeliest first; ``usb``: its vendor and product, if known."""
    if usb is not None and usb[0] in _ARDUINO:
        if usb[1] in _MEGAS:
            return (MEGA_STK500V2,)
        if usb[1] in _UNOS:
            return (UNO_OPTIBOOT,)
    return ALL


def usb_of(port: str) -> tuple[int, int] | None:
    """Return vendor and product of the plug at this port; None where it is no USB plug."""
    path = str(Path(port).resolve())
    here = (one for one in list_ports.comports() if str(Path(one.device).resolve()) == path)
    return next(((one.vid, one.pid) for one in here if one.vid is not None and one.pid is not None), None)
