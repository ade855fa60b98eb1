"""What a colour sensor sees as a colour: arithmetic on readings, with measured margins.

A reading is compared by its *kind* of colour, the ratios of red and blue to green, as logarithms: distance
and brightness drop out. A colour is sure only within a third of the way to the next one. So a reading that is
off by less than a third of that way is right, and only one that is off by two thirds can be wrong; all
between is "not sure", and people are asked.

Refuses to know: chips, time, and what colours are good for.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from companion.core.model.errors import InputError

SHARE = 1 / 3
"""A colour is sure up to this part of the way to the next one."""

BRIGHTER = 2.0
"""The darkest colour must be so many times as bright as the empty dock."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Counts of the four channels, as the chip gives them."""

    clear: int
    red: int
    green: int
    blue: int


@dataclass(frozen=True, slots=True)
class Paint:
    """One colour: where it lies, and how far the farthest reading of it lay from there when it was shown."""

    at: tuple[float, float]
    spread: float


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of a dock, as they were shown to it.

    Args:
        empty: the reading with nothing there, taken away from all others.
        least: from this count of the clear channel on something is there.
        paints: colour -> what it looks like; two at least.
    """

    empty: Reading
    least: float
    paints: Mapping[str, Paint]

    def reach(self, colour: str) -> float:
        """Tell how far from its paint a colour is sure."""
        here = self.paints[colour].at
        return SHARE * min(math.dist(here, other.at) for name, other in self.paints.items() if name != colour)

    def margin(self, colour: str) -> float:
        """Return how many times the measured spread fits into the reach; a palette below 2 is refused."""
        return self.reach(colour) / max(self.paints[colour].spread, 1e-6)

    def there(self, reading: Reading) -> bool:
        """Tell whether anything is there."""
        return reading.clear >= self.least

    def seen(self, reading: Reading) -> str | None:
        """Return the colour of what is there, empty where that is not sure; None where nothing is there."""
        return self.colour(reading) if self.there(reading) else None

    def colour(self, reading: Reading) -> str:
        """Return the colour of what is there; empty where that is not sure. Something must be `there`."""
        here = kind(reading, self.empty)
        nearest = min(self.paints, key=lambda name: math.dist(here, self.paints[name].at))
        return nearest if math.dist(here, self.paints[nearest].at) <= self.reach(nearest) else ""


def kind(reading: Reading, empty: Reading) -> tuple[float, float]:
    """Tell where a reading lies.

    Logarithms of red to green and blue to green, without the dock's own light.
    """
    red, green, blue = (
        max(getattr(reading, name) - getattr(empty, name), 1) for name in ("red", "green", "blue")
    )
    return math.log(red / green), math.log(blue / green)


def palette(empty: Sequence[Reading], shown: Mapping[str, Sequence[Reading]], full: int) -> Palette:
    """Return a palette from what was shown.

    Args:
        empty: readings with nothing there, one at least.
        shown: colour -> its readings, one at least; two colours at least.
        full: the count at which a channel is full.

    Raises:
        InputError: one line that says why these cannot be told apart, and what helps.
    """
    everything = [*empty, *(reading for readings in shown.values() for reading in readings)]
    if any(max(reading.clear, reading.red, reading.green, reading.blue) >= full for reading in everything):
        raise InputError("the sensor is dazzled: keep daylight out of the dock, or put its chip deeper")
    brightest = max(reading.clear for reading in empty)
    dark = min(shown, key=lambda name: min(reading.clear for reading in shown[name]))
    darkest = min(reading.clear for reading in shown[dark])
    if darkest < BRIGHTER * max(brightest, 1):
        raise InputError(
            f"{dark} is hardly brighter than the empty dock ({darkest} and {brightest}): "
            f"paint the dock matt black inside, keep daylight out, or take a lighter {dark}"
        )
    nothing = _mean(empty)
    paints = {name: _paint(readings, nothing) for name, readings in shown.items()}
    found = Palette(nothing, math.sqrt(max(brightest, 1) * darkest), paints)
    for name in paints:
        if found.margin(name) < 2:
            other = _nearest(paints, name)
            raise InputError(
                f"{name} and {other} look too much alike in this dock: hold walls still and flat, "
                f"or paint one of the two another colour"
            )
    return found


def _mean(readings: Sequence[Reading]) -> Reading:
    columns = zip(*((each.clear, each.red, each.green, each.blue) for each in readings), strict=True)
    return Reading(*(round(sum(column) / len(readings)) for column in columns))


def _paint(readings: Sequence[Reading], empty: Reading) -> Paint:
    kinds = [kind(reading, empty) for reading in readings]
    at = (sum(x for x, _ in kinds) / len(kinds), sum(y for _, y in kinds) / len(kinds))
    return Paint(at, max(math.dist(at, each) for each in kinds))


def _nearest(paints: Mapping[str, Paint], name: str) -> str:
    pairs = [pair for pair in combinations(paints, 2) if name in pair]
    one, other = min(pairs, key=lambda pair: math.dist(paints[pair[0]].at, paints[pair[1]].at))
    return other if one == name else one


# --- kept in a file --------------------------------------------------------------------------


def to_json(palette: Palette) -> str:
    """Return a palette as text; `from_json` reads it."""
    empty = palette.empty
    data = {
        "empty": [empty.clear, empty.red, empty.green, empty.blue],
        "least": palette.least,
        "paints": {name: {"at": paint.at, "spread": paint.spread} for name, paint in palette.paints.items()},
    }
    return json.dumps(data, indent=1) + "\n"


def from_json(text: str) -> Palette:
    """Return a palette that was kept. Raises InputError, one line, for text that is none."""
    try:
        data = json.loads(text)
        clear, red, green, blue = (int(count) for count in data["empty"])
        paints = {}
        for name, paint in data["paints"].items():
            x, y = (float(part) for part in paint["at"])
            paints[str(name)] = Paint((x, y), float(paint["spread"]))
        found = Palette(Reading(clear, red, green, blue), float(data["least"]), paints)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise InputError(f"this is no palette of colours: {type(error).__name__} {error}") from None
    numbers = [found.least, *(part for paint in paints.values() for part in (*paint.at, paint.spread))]
    if len(paints) < 2 or not all(math.isfinite(number) for number in numbers):
        raise InputError("this is no palette of colours: two colours at least, with numbers, would be right")
    return found
