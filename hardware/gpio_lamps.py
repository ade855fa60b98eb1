"""Lights of one colour on the Pi's pins: rhythms that tell what a light means.

Knows on, off and when. Refuses to know spots and colours.
"""

import contextlib
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from companion.core.model.types import Lamp
from hardware.gpio_pins import Factory

RHYTHMS: Mapping[str, Sequence[int]] = {
    "off": (0, 1000),
    "steady": (1000,),
    "breathe": (1000, 1000),
    "blink": (500, 500),
    "double": (150, 150, 150, 1050),
    "quick": (200, 200),
    "rest": (150, 3850),
}
"""Pattern -> ms lit, dark, lit, ... over and over. As fast as on the wire (firmware_bridge/PROTOCOL.md);
``breathe`` has no half-light here. ``rest`` is a panel's alone: the game pauses."""


def beat(rhythm: Sequence[int], at_ms: int) -> tuple[bool, int]:
    """Tell whether a rhythm is on ``at_ms`` after it began, and for how many ms it stays so.

    Raises ValueError once the rhythm is over.
    """
    for number, length_ms in enumerate(rhythm):
        if at_ms < length_ms:
            return number % 2 == 0, length_ms - at_ms
        at_ms -= length_ms
    raise ValueError("the rhythm is over")


def pulse(pattern: str, now_ms: int) -> tuple[bool, int]:
    """Tell whether a light of this pattern is lit, and when that may change; equal patterns are in step."""
    rhythm = RHYTHMS[pattern]
    on, left_ms = beat(rhythm, now_ms % sum(rhythm))
    return on, now_ms + left_ms


class Leds:
    """Lights with a pin each, lit by a high level.

    Args:
        pins: light ``i`` is ``pins[i]``.
    """

    def __init__(self, pins: Sequence[str]) -> None:
        self._pins = pins
        self._outputs: list[Any] = []
        self._lit: list[bool] = []

    def __len__(self) -> int:
        return len(self._pins)

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins, all dark."""
        from gpiozero import OutputDevice  # noqa: PLC0415 - only where pins are wanted

        self._outputs, self._lit = [], [False] * len(self._pins)
        for pin in self._pins:
            output = OutputDevice(pin, initial_value=False, pin_factory=factory)
            stack.callback(output.close)
            stack.callback(output.off)
            self._outputs.append(output)

    def burn(self, lit: Collection[int]) -> None:
        """Light exactly these lights now; only pins that change are touched."""
        for light, output in enumerate(self._outputs):
            if (light in lit) != self._lit[light]:
                self._lit[light] = not self._lit[light]
                output.value = self._lit[light]

    def turn(self, lamps: Mapping[int, Lamp], now_ms: int) -> int | None:
        """Show these lamps (light -> lamp, colours are lost); when that changes next, None where it stays."""
        beats = {light: pulse(lamp.pattern, now_ms) for light, lamp in lamps.items() if lamp.colour != "off"}
        self.burn({light for light, (on, _) in beats.items() if on})
        return min((when for _, when in beats.values()), default=None)
