"""What an eye tells of a board's pixels: which lights burn, in which colour and by which pattern.

A pattern is known only after it was watched for a while: a steady light after `STEADY_S`, a flashing one
after one or two rounds; until then its pattern is `UNSURE`. Brightness is not judged.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.model.types import Lamp

UNSURE = "unsure"
STEADY_S = 0.75
"""Longer than the light time of any flashing pattern (blink: 0.5 s)."""

DARK_S = 1.4
"""Longer than the dark time of any pattern (double: a little over 1 s)."""

SHORT_S = 0.3
"""Flashes of `double` and `quick` are shorter, those of `blink` longer."""

PAUSE_S = 0.6
"""The pause of `double` is longer than this, all other dark times are shorter."""

BREATHING_LEVELS = 8
"""So many different brightnesses within `STEADY_S` are a breath; the current limit makes one or two."""

_HUES: Mapping[str, tuple[float, float, float]] = {
    "white": (1, 1, 1),
    "red": (1, 0, 0),
    "green": (0, 1, 0),
    "yellow": (1, 0.75, 0),
    "blue": (0, 0, 1),
    "cyan": (0, 1, 1),
    "magenta": (1, 0, 1),
    "orange": (1, 0.35, 0),
}


def colour_of(red: int, green: int, blue: int) -> str:
    """The name of the nearest colour; ``off`` for a dark pixel."""
    brightest = max(red, green, blue)
    if not brightest:
        return "off"
    seen = (red / brightest, green / brightest, blue / brightest)
    return min(_HUES, key=lambda name: sum((a - b) ** 2 for a, b in zip(_HUES[name], seen, strict=True)))


@dataclass
class _Course:
    """One light's past: when it went on and off, and its brightnesses while it was last on."""

    runs: deque[tuple[bool, float]] = field(default_factory=lambda: deque([(False, float("-inf"))], 6))
    levels: deque[tuple[float, int]] = field(default_factory=lambda: deque(maxlen=200))
    brightest: tuple[int, int, int] = (0, 0, 0)

    def see(self, pixel: tuple[int, int, int], at_s: float) -> None:
        on = any(pixel)
        if on != self.runs[-1][0]:
            self.runs.append((on, at_s))
            if on:
                self.brightest = (0, 0, 0)
        if on:
            self.levels.append((at_s, max(pixel)))
            self.brightest = max(self.brightest, pixel, key=max)

    def lamp(self, now_s: float) -> Lamp | None:
        pattern = self._pattern(now_s)
        return Lamp(colour_of(*self.brightest), pattern) if pattern else None

    def _pattern(self, now_s: float) -> str:
        on, since = self.runs[-1]
        lengths = [
            (was, end - start) for (was, start), (_, end) in zip(self.runs, list(self.runs)[1:], strict=False)
        ]
        breathing = self._levels_before(since if not on else now_s) >= BREATHING_LEVELS
        if on and breathing:
            return "breathe"
        if on and now_s - since >= STEADY_S:
            return "steady"
        if not on and now_s - since >= DARK_S:
            return ""
        if not on and not breathing and lengths and lengths[-1][1] >= STEADY_S:
            return ""  # a steady light has gone out
        return "breathe" if breathing else self._flashing(lengths)

    def _levels_before(self, end_s: float) -> int:
        return len({level for at_s, level in self.levels if end_s - STEADY_S <= at_s <= end_s})

    @staticmethod
    def _flashing(lengths: list[tuple[bool, float]]) -> str:
        flashes = [length for on, length in lengths if on]
        pauses = [length for on, length in lengths if not on and length < DARK_S]
        if not flashes or not pauses:
            return UNSURE
        if flashes[-1] >= SHORT_S:
            return "blink"
        if max(pauses[-2:]) >= PAUSE_S:
            return "double"
        return "quick" if len(pauses) > 1 else UNSURE


class LampWatch:
    """Watches all pixels of one board; times are seconds of any clock that does not go back."""

    def __init__(self, lights: int) -> None:
        self._courses = [_Course() for _ in range(lights)]
        self._lit: set[int] = set()

    def see(self, pixels: bytes, at_s: float) -> None:
        """The pixels from now on, 3 bytes a light, R G B."""
        for number, course in enumerate(self._courses):
            red, green, blue = pixels[3 * number : 3 * number + 3]
            course.see((red, green, blue), at_s)

    def forget(self) -> None:
        """The power is off: nothing burns, and nothing that was seen counts."""
        self._courses = [_Course() for _ in self._courses]

    def lamps(self, now_s: float) -> dict[int, Lamp]:
        """What burns, by light number."""
        lamps = ((number, course.lamp(now_s)) for number, course in enumerate(self._courses))
        return {number: lamp for number, lamp in lamps if lamp is not None}
