"""The power budget of a board: what its parts draw, and which supply, fuse and wire that asks for.

Knows: currents of parts (each with its reason) and Ohm's law. Currents of lights, their limit and
their brightness are those of the wire (firmware_bridge/PROTOCOL.md, parts 4 and 5). Refuses to know: prices.
"""

from dataclasses import dataclass
from itertools import pairwise

from firmware_bridge.messages import CHANNEL_MA, PIXEL_IDLE_UA, DeviceSettings
from hardware.drawings.plan import Plan, distance_mm

DEFAULT_CAP_MA = DeviceSettings().current_ma
DEFAULT_BRIGHTNESS = DeviceSettings().brightness

VOLT = 5.0
"""Of the supply."""
PULL_UP_OHM = 10_000.0
"""At each contact."""
CHIP_MA = 1.0
"""A 74HC165 at rest draws 0.08 mA at most; shifting 17 of them at 500 Hz adds little. Rounded up."""

ARDUINO_MA = 100.0
"""A Mega 2560 with its USB chip and light, rounded up; an Uno or Nano draws half of it."""

HALL_SWITCH_MA = 0.002
"""DRV5032: about 1.6 µA at 20 Hz."""

HALL_LINEAR_MA = 10.0
"""SS49E: 6 mA, copies up to 12; DRV5055: 6 to 10."""

USB_MA = 500.0
"""What a USB 2 socket gives, and the fuse of a Mega or Uno lets through."""

OHM_MM2_PER_M = 0.0175
"""Of copper at 20 °C."""
STRIP_WIRE_MM2 = 0.25
"""AWG 24 between two lights."""

FUSES_MA = (500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000, 10_000)
"""Fuses that are made (IEC 60127)."""
SUPPLIES_MA = (1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000)
"""Supplies of 5 V that shops have."""


@dataclass(frozen=True, slots=True)
class Pi:
    """A Raspberry Pi: what we plan for it without screen and USB devices, and its maker's supply, in mA."""

    name: str
    planned_ma: int
    supply_ma: int


PIS = (
    Pi("Pi Zero 2 W", 700, 2500),
    Pi("Pi 3 B+", 1200, 2500),
    Pi("Pi 4 B", 1500, 3000),
    Pi("Pi 5", 2400, 5000),
)
"""Planned: full load of all cores, rounded up from published measurements; the companion draws far less."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Currents of one board in mA."""

    chain: float
    reeds: float
    hall_switches: float
    hall_linear: float
    lights_dark: float
    lights_white: float
    lights: float

    @property
    def from_usb(self) -> float:
        """What the Pi's USB port gives: Arduino, chain and all reeds closed at once."""
        return ARDUINO_MA + self.chain + self.reeds

    @property
    def from_usb_linear(self) -> float:
        """The same with linear Hall sensors in place of chain and reeds."""
        return ARDUINO_MA + self.hall_linear


def budget(plan: Plan, cap_ma: float = DEFAULT_CAP_MA) -> Budget:
    """Return the budget of a board; ``cap_ma`` is the device's limit for all lights."""
    sensors, lights = len(plan.map.line_of), plan.map.lights
    dark = lights * PIXEL_IDLE_UA / 1000
    white = dark + lights * 3 * CHANNEL_MA * DEFAULT_BRIGHTNESS / 255
    return Budget(
        chain=len(plan.chips) * CHIP_MA,
        reeds=sensors * 1000 * VOLT / PULL_UP_OHM,
        hall_switches=sensors * HALL_SWITCH_MA,
        hall_linear=sensors * HALL_LINEAR_MA,
        lights_dark=dark,
        lights_white=white,
        lights=min(white, max(cap_ma, dark)),
    )


def fuse_ma(current_ma: float) -> int:
    """Return the smallest usual slow fuse that carries this for ever (a fuse is loaded to three quarters)."""
    return next(fuse for fuse in FUSES_MA if fuse * 0.75 >= current_ma)


def supply_ma(current_ma: float) -> int:
    """Return the smallest usual 5 V supply that is loaded to four fifths at most."""
    return next(supply for supply in SUPPLIES_MA if supply * 0.8 >= current_ma)


def longest_part_mm(plan: Plan) -> float:
    """Return the length of the longest part of the strip from a feed to the light before the next."""
    longest = 0.0
    for first, end in pairwise((*plan.feeds, plan.map.lights)):
        part = [place for place in plan.course if first <= plan.map.light_of[place.spot] < end]
        longest = max(longest, sum(distance_mm(a, b) for a, b in pairwise(part)))
    return longest


def drop_mv(plan: Plan, current_ma: float) -> float:
    """Return the voltage lost, there and back, if all this current flows to the longest part's end."""
    ohm = 2 * longest_part_mm(plan) / 1000 * OHM_MM2_PER_M / STRIP_WIRE_MM2
    return current_ma * ohm
