"""How strong a magnet is at its own sensor and at the next one.

Knows two formulas for a round magnet that stands upright (axially magnetised): the exact field on its axis,
and the field of a dipole beside it. Refuses to know: thresholds of sensors (docs/how-to/build/sensors.md).
Iron nearby, tilted pieces and the reed itself change these figures by up to a factor of two: a guide for
choosing, no proof. The bench test is the proof.
"""

import math
from dataclasses import dataclass

from firmware_bridge.messages import FIELD_ON
from hardware.drawings.plan import Plan, distance_mm

REMANENCE_T = 1.19
"""Of N35 neodymium, the middle of what makers state (1.17 to 1.22 T)."""

KG2_PER_T2 = 100.0
"""A tesla has ten kilogauss."""
FLUX_INDEX_LIMIT = 50.0
"""kG² mm²: below it a loose magnet counts as weak in the toy standards (docs/how-to/build/magnets.md)."""


@dataclass(frozen=True, slots=True)
class Magnet:
    """A round magnet: diameter and height in mm."""

    diameter_mm: float
    height_mm: float

    def __str__(self) -> str:
        return f"Ø {self.diameter_mm:g} x {self.height_mm:g} mm"


MAGNETS = (Magnet(5, 2), Magnet(6, 3), Magnet(8, 2), Magnet(8, 3), Magnet(10, 2))


def above_mt(magnet: Magnet, gap_mm: float) -> float:
    """Return the field in mT on the axis, ``gap_mm`` below the magnet's face."""
    radius = magnet.diameter_mm / 2
    far = gap_mm + magnet.height_mm
    share = far / math.hypot(radius, far) - gap_mm / math.hypot(radius, gap_mm)
    return 1000 * REMANENCE_T / 2 * share


def beside_mt(magnet: Magnet, gap_mm: float, aside_mm: float) -> float:
    """Tell what a sensor ``aside_mm`` away and as deep sees along its upright axis, in mT.

    Negative = against.

    Sensors here are upright reeds and flat Hall switches: they see this part of the field alone. It is zero
    where the depth is 0.71 of the distance, so a deeper sensor may even hear less of its neighbour.
    """
    volume = math.pi * magnet.diameter_mm**2 / 4 * magnet.height_mm
    depth = gap_mm + magnet.height_mm / 2
    far = math.hypot(depth, aside_mm)
    dipole = 1000 * REMANENCE_T * volume / (4 * math.pi * far**3)
    return dipole * (3 * (depth / far) ** 2 - 1)


def crosstalk_mt(magnet: Magnet, gap_mm: float, plan: Plan) -> float:
    """Return the largest amount at an empty spot while pieces stand on all others, same pole up, in mT."""
    spots = [place for place in plan.places if place.spot in plan.map.line_of]
    return max(
        abs(sum(beside_mt(magnet, gap_mm, distance_mm(one, other)) for other in spots if other is not one))
        for one in spots
    )


@dataclass(frozen=True, slots=True)
class LinearHall:
    """A linear Hall sensor: millivolts for a millitesla at 5 V."""

    name: str
    mv_per_mt: float

    @property
    def on_mt(self) -> float:
        """From this field on a magnet counts as there (FIELD_ON of the wire, HALL_SHIFT of the firmware)."""
        return (FIELD_ON << HALL_SHIFT) * ADC_STEP_MV / self.mv_per_mt


HALL_SHIFT = 1
"""A step of the reported field is two steps of the converter (firmware/port/avr/hall.h)."""

ADC_STEP_MV = 5000 / 1024
"""Millivolts of one step of an AVR: 5 V in ten bits."""
LINEAR_HALLS = (
    LinearHall("DRV5055A1", 100),
    LinearHall("DRV5055A2", 50),
    LinearHall("DRV5055A3", 25),
    LinearHall("SS49E", 14),
    LinearHall("DRV5055A4", 12.5),
)


def deepest_mm(magnet: Magnet, least_mt: float) -> float:
    """Return the largest gap at which the own field is at least this; 0 where even the face is weaker."""
    gap, step = 0.0, 0.1
    while above_mt(magnet, gap + step) >= least_mt:
        gap += step
    return gap


def flux_index(magnet: Magnet) -> float:
    """Return the square of the field in the middle of the face times its area, in kG² mm².

    The standards measure the largest field of the face, which is somewhat more.
    """
    area = math.pi * magnet.diameter_mm**2 / 4
    return (above_mt(magnet, 0) / 1000) ** 2 * KG2_PER_T2 * area
