"""From a board map to what is soldered: chips, inputs, the strip's course and its feeds.

Knows: the 74HC165 and the pins of the microcontrollers. Refuses to know: paper.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import Literal

from hardware.board_map import BoardMap, Place

CHIP_INPUTS = 8
"""Of a 74HC165."""
SELF_TEST_BITS = 2
"""G and H of the last chip are tied: any break in the chain, any slipped clock shows in them."""

MUX_INPUTS = 16
"""Channels of a CD74HC4067."""

FEED_EACH = 60
"""At most so many lights hang on one feed of 5 V."""

MARGIN_MM = 28.0
"""Wood around the outermost spots."""

LIGHT_OFFSET_MM = (0.0, -10.0)
"""The hole for a light lies so far from the middle of its spot: in front, clear of a piece's foot (16 mm)."""

SLOT_LIGHT_OFFSET_MM = (-10.0, 0.0)
"""The same for a wall slot that runs away from you: beside it, or the hole would lie under the wall."""

Use = Literal["spot", "spare", "ground", "supply"]
"""What an input is wired to: a sensor, only its pull-up, or one of the two tied bits."""

INPUT_PINS: Mapping[str, int] = {"A": 11, "B": 12, "C": 13, "D": 14, "E": 3, "F": 4, "G": 5, "H": 6}
"""Input of a 74HC165 (DIP-16 or SO-16) -> pin."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A wire of the microcontroller: its pin on the Mega 2560 and on Uno and Nano, and where it goes."""

    name: str
    mega: str
    uno: str
    goes_to: str
    colour: str


SIGNALS = (
    Signal("LOAD", "D22", "D8", "pin 1 of every 74HC165, through 100 Ω", "#1b4f9c"),
    Signal("CLOCK", "D24", "D9", "pin 2 of every 74HC165, through 100 Ω", "#1f7a3d"),
    Signal("DATA", "D26", "D10", "from pin 9 (QH) of U1", "#b35900"),
    Signal("LIGHTS", "D28", "D11", "to the level shifter, then 330 Ω, then DIN of light 0", "#7a1fa2"),
)


MUX_PINS = (("S0", "D30", "D4"), ("S1", "D31", "D5"), ("S2", "D32", "D6"), ("S3", "D33", "D7"))
"""Address of the multiplexers: name, pin of the Mega 2560, pin of Uno and Nano."""


@dataclass(frozen=True, slots=True)
class Input:
    """One input of a chip; ``spot`` is the sensor's spot or None."""

    letter: str
    pin: int
    line: int
    spot: str | None
    use: Use


@dataclass(frozen=True, slots=True)
class Chip:
    """One 74HC165; number 1 is nearest to the microcontroller."""

    number: int
    inputs: tuple[Input, ...]

    @property
    def name(self) -> str:
        """Its name on the drawings."""
        return f"U{self.number}"


@dataclass(frozen=True)
class Plan:
    """All that is soldered under one board."""

    map: BoardMap

    @property
    def name(self) -> str:
        """The board's name."""
        return self.map.board

    @property
    def places(self) -> tuple[Place, ...]:
        """In the order of the map."""
        return self.map.places

    @cached_property
    def chips(self) -> tuple[Chip, ...]:
        """The chain, nearest chip first; empty where this device reads nothing."""
        if not self.map.lines:
            return ()
        count = chip_count(self.map.lines)
        return tuple(Chip(i + 1, tuple(self._inputs(i, last=i == count - 1))) for i in range(count))

    def _inputs(self, chip: int, *, last: bool) -> Iterable[Input]:
        for i, (letter, pin) in enumerate(INPUT_PINS.items()):
            line = chip * CHIP_INPUTS + i
            spot = self.map.spot_of.get(line)
            use: Use = "spot" if spot else "spare"
            if last and letter in "GH":
                use = "ground" if letter == "G" else "supply"
            yield Input(letter, pin, line, spot, use)

    @cached_property
    def chip_of(self) -> Mapping[str, Chip]:
        """Spot -> chip that reads it."""
        return {one.spot: chip for chip in self.chips for one in chip.inputs if one.spot}

    @cached_property
    def course(self) -> tuple[Place, ...]:
        """The lit spots in the order of the strip."""
        lit = (place for place in self.places if place.spot in self.map.light_of)
        return tuple(sorted(lit, key=lambda place: self.map.light_of[place.spot]))

    @cached_property
    def feeds(self) -> tuple[int, ...]:
        """Lights before which 5 V and ground are fed in, in equal parts of at most FEED_EACH lights."""
        lights = self.map.lights
        parts = math.ceil(lights / FEED_EACH)
        return tuple(math.ceil(lights * part / parts) for part in range(parts))

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, front, right, back of the wood in mm of the map, MARGIN_MM around the spots."""
        xs, ys = [p.x_mm for p in self.places], [p.y_mm for p in self.places]
        return min(xs) - MARGIN_MM, min(ys) - MARGIN_MM, max(xs) + MARGIN_MM, max(ys) + MARGIN_MM

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and depth of the wood."""
        left, front, right, back = self.bounds
        return right - left, back - front

    @cached_property
    def pitch_mm(self) -> float:
        """The smallest distance between two spots."""
        return min(distance_mm(a, b) for a in self.places for b in self.places if a is not b)

    @property
    def sensor_wire_mm(self) -> float:
        """Length of all wires from sensors to their chips, along the edges of the board (no slack)."""
        where = {place.spot: place for place in self.places}
        return sum(_star_mm([where[one.spot] for one in chip.inputs if one.spot]) for chip in self.chips)

    @property
    def course_mm(self) -> float:
        """Length of the strip from its first to its last light."""
        return sum(distance_mm(a, b) for a, b in pairwise(self.course))


def light_mm(place: Place) -> tuple[float, float]:
    """Tell where the hole for a spot's light lies, in mm of the map."""
    one, _, other = place.spot.partition("-")
    beside = bool(other) and one[1:] == other[1:]  # a slot between two fields of one row, as a1-b1
    dx, dy = SLOT_LIGHT_OFFSET_MM if beside else LIGHT_OFFSET_MM
    return place.x_mm + dx, place.y_mm + dy


def chip_count(lines: int) -> int:
    """Tell how many 74HC165 read so many lines and the two tied bits."""
    return math.ceil((lines + SELF_TEST_BITS) / CHIP_INPUTS)


def mux_count(lines: int) -> int:
    """Tell how many CD74HC4067 read so many lines."""
    return math.ceil(lines / MUX_INPUTS)


def scaled(board: BoardMap, factor: float) -> BoardMap:
    """Return the same board with all positions times ``factor``, for a printed board of another size."""
    places = (
        replace(place, x_mm=round(place.x_mm * factor, 2), y_mm=round(place.y_mm * factor, 2))
        for place in board.places
    )
    return replace(board, places=tuple(places))


def distance_mm(one: Place, other: Place) -> float:
    """Measure from middle to middle."""
    return math.dist((one.x_mm, one.y_mm), (other.x_mm, other.y_mm))


def _middle(places: Sequence[Place]) -> tuple[float, float]:
    return sum(p.x_mm for p in places) / len(places), sum(p.y_mm for p in places) / len(places)


def _star_mm(places: Sequence[Place]) -> float:
    if not places:
        return 0.0
    x, y = _middle(places)
    return sum(abs(place.x_mm - x) + abs(place.y_mm - y) for place in places)
