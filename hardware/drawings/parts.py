"""The parts list: for each board what to buy, how many, why, and what else would do.

Knows parts and how their numbers follow from a plan. Refuses to know shops; prices are rough guesses in euros
and marked so.

A build takes the rows of several *sets*: ``all``; then either ``chain`` with ``reed`` (the default),
``chain`` with ``hall-switch``, or ``hall-linear`` alone; and ``lights`` or not. A small board may take
``matrix`` with ``reed`` instead, without the Arduino and without lights. ``beside`` is what stands beside it.
"""

import csv
import io
import math
from collections.abc import Iterable, Iterator, Mapping

from hardware.drawings.beside_parts import beside_parts, matrix_parts
from hardware.drawings.magnets import Magnet
from hardware.drawings.part import SLACK, Part
from hardware.drawings.plan import Plan, mux_count
from hardware.drawings.power import DEFAULT_CAP_MA, USB_MA, budget, fuse_ma, supply_ma

COLUMNS = (
    "board",
    "set",
    "part",
    "quantity",
    "unit",
    "why",
    "alternatives",
    "price_eur_each_unverified",
)
SETS = ("all", "chain", "reed", "hall-switch", "hall-linear", "matrix", "lights", "beside")
PIECES: Mapping[str, tuple[int, str]] = {
    "malefiz-classic": (31, "20 pawns and 11 barricades"),
    "malefiz-fast": (22, "16 pawns and 6 barricades"),
    "labyrinth-small": (28, "4 figures and 24 walls"),
    "labyrinth-big": (4, "4 wizards; those of the printed game have magnets already"),
    "barbarossa": (29, "4 wizards, 13 spears and 12 curse stones"),
}
"""Pieces that carry a magnet."""

MAGNET = Magnet(6, 3)
OUTLET = "out:"
"""Spots of this name wait for a steel ball, which no reed and no Hall sensor sees."""


def parts(plan: Plan) -> tuple[Part, ...]:
    """Return all parts of a board, set by set."""
    sets = (
        _all, _chain, _reeds, _hall_switches, _hall_linear, _linear_supply, matrix_parts, _lights,
        _light_wires, beside_parts,
    )  # fmt: skip
    return tuple(part for one in sets for part in one(plan))


def parts_list(plans: Iterable[Plan]) -> str:
    """Return the CSV file of these boards."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    for plan in plans:
        for one in parts(plan):
            row = (one.group, one.part, one.quantity, one.unit, one.why, one.alternatives, f"{one.price:.2f}")
            table.writerow((plan.name, *row))
    return out.getvalue()


def sensors(plan: Plan) -> int:
    """Tell how many reeds or Hall sensors: a line each, without the ball outlets."""
    return len(plan.map.line_of) - outlets(plan)


def outlets(plan: Plan) -> int:
    """Tell how many lines wait for a steel ball."""
    return sum(spot.startswith(OUTLET) for spot in plan.map.line_of)


def magnets(plan: Plan) -> int:
    """Tell how many pieces carry a magnet; for an unknown board one a sensor."""
    return PIECES.get(plan.name, (sensors(plan), ""))[0]


def _all(plan: Plan) -> Iterator[Part]:
    yield from _computers()
    yield from _magnets(plan)
    yield from _small_parts()
    yield from _wood(plan)


def _computers() -> Iterator[Part]:
    yield Part(
        "all", "Arduino Mega 2560", 1, "piece", "reads the sensors, drives the lights, speaks to the Pi",
        "Uno or Nano with ATmega328P (other pins, same firmware)", 18,
    )  # fmt: skip
    yield Part(
        "all", "USB cable Pi to Arduino, with data wires", 1, "piece",
        "link; supplies the Arduino and the sensors", "for a Pi Zero 2 W also a micro-USB OTG adapter", 4,
    )  # fmt: skip
    yield Part(
        "all", "Raspberry Pi with its own supply and SD card", 1, "piece", "the referee",
        "Zero 2 W, 3 B+, 4 B or 5; any computer with Python 3.11 while building", 60,
    )  # fmt: skip


def _magnets(plan: Plan) -> Iterator[Part]:
    count, pieces = PIECES.get(plan.name, (magnets(plan), "one for each sensor"))
    yield Part(
        "all", f"neodymium disc magnet {MAGNET} N35", count, "piece", f"one in each piece: {pieces}",
        "Ø 8 x 2 mm; see docs/how-to/build/magnets.md before anything else", 0.15,
    )  # fmt: skip
    yield Part(
        "all", "cap over the magnet (wood plug or washer, 1 to 1.5 mm)", count, "piece",
        "glued over the recessed magnet so that it can never come loose", "turned, printed or punched", 0.1,
    )  # fmt: skip
    yield Part(
        "all", "epoxy glue, two components", 1, "pack", "magnets and caps; no super glue, it turns brittle",
        "none", 7,
    )  # fmt: skip
    yield Part(
        "all",
        "test magnet, disc 10 x 5 mm",
        1,
        "piece",
        "tests the glued magnets: docs/how-to/build/magnets.md",
        "none",
        0.5,
    )
    yield Part(
        "all", "luggage scale up to 10 kg", 1, "piece", "the pull test of the magnets",
        "kitchen scale that bears 10 kg", 8,
    )  # fmt: skip


def _small_parts() -> Iterator[Part]:
    yield Part("all", "breadboard with jumper wires", 1, "piece", "the bench test", "perfboard", 6)
    yield Part(
        "all", "pin header strip 40 x 1, 2.54 mm", 1, "piece", "plugs at the Arduino",
        "solder to a shield", 0.6,
    )  # fmt: skip
    yield Part(
        "all",
        "brass screw 3 x 16 mm",
        12,
        "piece",
        "hold the bottom; steel screws disturb reeds",
        "none",
        0.15,
    )


def _wood(plan: Plan) -> Iterator[Part]:
    wide, deep = plan.size_mm
    yield Part(
        "all", f"plywood {wide:g} x {deep:g} mm, 8 mm thick, and 40 mm high strips for a frame below it", 1,
        "piece", "carries the printed board, sensors and lights; nothing rests on the wires",
        "thicker, with longer light pipes", 15,
    )  # fmt: skip
    if balls := outlets(plan):
        yield Part(
            "all", "ball contact: two brass strips 1 mm apart in the outlet's pocket", balls, "pair",
            "the steel ball bridges input and ground while it rests there",
            "reflex sensor TCRT5000 with 220 Ω at its LED (20 mA each)", 1,
        )  # fmt: skip


def _chain(plan: Plan) -> Iterator[Part]:
    chips = len(plan.chips)
    for name, count, why, other, price in (
        ("74HC165 DIP-16", chips, "eight inputs each, two of them for the self-test",
         "74HC165D on an adapter", 0.6),
        ("socket DIP-16", chips, "a chip can be changed", "solder the chips in", 0.15),
        ("resistor network 8 x 10 kΩ, SIL-9, common pin", chips, "pull-ups of eight inputs",
         "8 resistors", 0.25),
        ("capacitor 100 nF, ceramic", chips, "beside each chip", "none", 0.08),
        ("resistor 100 Ω", 2, "in LOAD and CLOCK at the Arduino, against ringing", "68 to 150 Ω", 0.03),
        ("perfboard about 30 x 50 mm", chips, "one chip, its network, its plugs",
         "one larger board each two", 0.5),
        ("pin header 2 x 5 with ribbon plug", chips, "eight sensors and two grounds of a chip",
         "solder", 0.6),
        ("plug for the chain, 6 pins", 2 * chips, "one on each side of a chip", "solder", 0.1),
        ("cable 6 wires with plugs, chip to chip", chips, "from the Arduino to U1, then on", "solder", 0.9),
    ):  # fmt: skip
        yield Part("chain", name, count, "piece", why, other, price)
    yield Part(
        "chain",
        "stranded wire 0.14 mm²",
        math.ceil(2 * SLACK * plan.sensor_wire_mm / 1000),
        "m",
        "two wires from each sensor to its chip",
        "ribbon cable",
        0.15,
    )


def _reeds(plan: Plan) -> Iterator[Part]:
    count = sensors(plan)
    yield Part(
        "reed", "reed switch, normally open, 15 to 20 AT, glass 14 mm or shorter", count, "piece",
        "one under each spot, upright: no power, no dead zone",
        "10 to 15 AT where the sensor lies deeper than 12 mm", 0.35,
    )  # fmt: skip
    yield Part(
        "reed", "shrink tube Ø 3 mm", math.ceil(count * 20 / 1000), "m",
        "20 mm around each reed: glass breaks", "none", 0.5,
    )  # fmt: skip


def _hall_switches(plan: Plan) -> Iterator[Part]:
    count = sensors(plan)
    yield Part(
        "hall-switch", "DRV5032AJ in TO-92 (package LPG)", count, "piece",
        "sees both poles, no glass, no bounce; which version: docs/how-to/build/sensors.md",
        "FA or FC where crosstalk is below 0.5 mT; A3144: 4.4 mA each, one pole", 0.9,
    )  # fmt: skip
    yield Part(
        "hall-switch", "capacitor 100 nF, ceramic", count, "piece", "beside each Hall switch", "none", 0.08
    )
    yield Part(
        "hall-switch",
        "stranded wire 0.14 mm²",
        math.ceil(SLACK * plan.sensor_wire_mm / 1000),
        "m",
        "5 V, the third wire of each sensor",
        "ribbon cable",
        0.15,
    )


def _hall_linear(plan: Plan) -> Iterator[Part]:
    count = sensors(plan)
    yield Part(
        "hall-linear", "DRV5055A2 linear Hall sensor", count, "piece",
        "measures how near a magnet is and tells north from south",
        "DRV5055A3, SS49E with a stronger magnet: see docs/how-to/build/numbers.md", 1.2,
    )  # fmt: skip
    muxes = mux_count(plan.map.lines)
    yield Part(
        "hall-linear", "CD74HC4067 module", muxes, "piece",
        "16 sensors each to A0, A1 ...; firmware made with HALL=1", "none", 1.5,
    )  # fmt: skip
    yield Part(
        "hall-linear", "capacitor 100 nF, ceramic", count + muxes, "piece", "beside each part", "none", 0.08
    )
    yield Part(
        "hall-linear",
        "stranded wire 0.14 mm²",
        math.ceil(3 * SLACK * plan.sensor_wire_mm / 1000),
        "m",
        "three wires of each sensor",
        "ribbon cable",
        0.15,
    )
    if balls := outlets(plan):
        yield Part(
            "hall-linear", "resistor 10 kΩ", 2 * balls, "piece", "two at each ball contact", "none", 0.03
        )


def _linear_supply(plan: Plan) -> Iterator[Part]:
    """Tell what linear sensors need where they take more than a USB cable carries."""
    if (current := budget(plan).from_usb_linear) <= USB_MA:
        return
    yield Part(
        "hall-linear", f"supply 5 V, {supply_ma(current) / 1000:g} A", 1, "piece",
        "Arduino and sensors; the USB cable then carries no 5 V: docs/how-to/build/power.md", "none", 10,
    )  # fmt: skip
    yield Part(
        "hall-linear", f"fuse {fuse_ma(current) / 1000:g} A slow, with holder", 1, "piece",
        "behind that supply", "none", 1.5,
    )  # fmt: skip
    wide, deep = plan.size_mm
    yield Part(
        "hall-linear",
        "stranded wire 0.5 mm²",
        math.ceil(2 * SLACK * mux_count(plan.map.lines) * (wide + deep) / 2 / 1000),
        "m",
        "from the fuse to each multiplexer",
        "none",
        0.3,
    )


def _lights(plan: Plan) -> Iterator[Part]:
    lights, feeds = plan.map.lights, len(plan.feeds)
    if not lights:
        return
    fuse, supply = fuse_ma(DEFAULT_CAP_MA) / 1000, supply_ma(DEFAULT_CAP_MA) / 1000
    for name, count, why, other, price in (
        ("WS2812B on a round board of 10 mm", lights, "one a spot", "SK6812; pixels cut from a strip", 0.25),
        ("light pipe or clear rod Ø 3 mm, 10 mm", lights, "from the pixel to the surface", "none", 0.15),
        ("74AHCT125 DIP-14", 1, "drives the data wire", "none if light 0 is within 0.3 m", 0.6),
        ("capacitor 100 nF, ceramic", 1, "beside the 74AHCT125", "none", 0.08),
        ("resistor 330 Ω", 1, "in the data wire at light 0", "220 to 470 Ω", 0.03),
        ("resistor 10 kΩ", 1, "from LIGHTS to ground: no stray colours while the Arduino starts",
         "4.7 to 22 kΩ", 0.03),
        ("capacitor 1000 µF, 10 V", feeds, "where 5 V goes in", "470 µF, 16 V", 0.4),
        (f"fuse {fuse:g} A slow, with holder", 1, "behind the supply, for the limit of 400 mA", "none", 1.5),
        (f"supply 5 V, {supply:g} A or more", 1, "the lights' own", "up to 2 A", 8),
    ):  # fmt: skip
        yield Part("lights", name, count, "piece", why, other, price)


def _light_wires(plan: Plan) -> Iterator[Part]:
    if not plan.map.lights:
        return
    metres = math.ceil(3 * SLACK * plan.course_mm / 1000)
    yield Part(
        "lights", "stranded wire 0.25 mm²", metres, "m", "5 V, data and ground along the strip", "none", 0.2
    )
    wide, deep = plan.size_mm
    metres = math.ceil(2 * SLACK * len(plan.feeds) * (wide + deep) / 1000)
    yield Part(
        "lights",
        "stranded wire 0.5 mm²",
        metres,
        "m",
        "from the fuse to each place where 5 V goes in",
        "none",
        0.3,
    )
