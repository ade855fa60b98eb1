"""Lit buttons on the Pi's pins as a `companion.ports.inputs.InputSource`: the entry point ``buttons``.

One button says one value of the source's word; its light shines while that value may come now. A light is for
eyes only: what a press is good for is decided elsewhere.

Knows pins, bounces and lights. Refuses to know what the word means, and whose turn it is.
"""

import contextlib
import threading
from collections.abc import Collection, Mapping

from companion.ports.inputs import InputSaid, InputSource, InputSpec
from hardware import gpio_pins
from hardware.gpio_input import GpioInput
from hardware.gpio_lamps import Leds
from hardware.gpio_panel import LOOK_MS, Buttons
from hardware.gpio_pins import Factory


def _is_pins(value: object) -> bool:
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(key, str) and key for key in value)
        and all(gpio_pins.is_pin(pin) for pin in value.values())
    )


_A_TABLE = 'a table of values and pins such as { red = "GPIO24", blue = "GPIO27" }, from GPIO2 to GPIO27'
KEYS: gpio_pins.Keys = {
    "buttons": (_is_pins, _A_TABLE),
    "lights": (_is_pins, _A_TABLE),
    "factory": (lambda value: value in gpio_pins.FACTORIES, gpio_pins.WANTED_FACTORY),
}
"""Every option -> what it may be, and the words for that."""


def open_input(spec: InputSpec) -> InputSource:
    """Return buttons for the spec (entry point ``buttons`` of ``companion.inputs``); opens nothing yet."""
    source = f"{spec.source}.options"
    gpio_pins.check_options(spec.options, KEYS, source, needed=("buttons",))
    buttons: Mapping[str, str] = spec.options["buttons"]
    lights: Mapping[str, str] = spec.options.get("lights", {})
    for value in lights:
        if value not in buttons:
            raise gpio_pins.unknown(f"{source}.lights", value, buttons)
    uses = [(f"buttons.{value}", pin) for value, pin in buttons.items()]
    gpio_pins.each_once([*uses, *((f"lights.{value}", pin) for value, pin in lights.items())], source)
    return LitButtons(spec, buttons, lights, gpio_pins.prepare(spec.options.get("factory", "auto"), source))


class LitButtons(GpioInput):
    """Buttons and their lights, in a thread of their own.

    Args:
        spec: name and word.
        buttons: value -> pin.
        lights: value -> pin, for the buttons that have one.
        kind: of the pin factory, as `gpio_pins.prepare` said.
    """

    def __init__(
        self, spec: InputSpec, buttons: Mapping[str, str], lights: Mapping[str, str], kind: str
    ) -> None:
        super().__init__(spec, "buttons", buttons, buttons.values(), kind)
        self._buttons = Buttons((), {}, 0)
        self._lit_values, self._lights = tuple(lights), Leds(tuple(lights.values()))
        self._lock = threading.Lock()  # guards _wanted
        self._wanted: frozenset[str] = frozenset()

    def want(self, values: Collection[str]) -> None:
        """Light the lights of these values."""
        with self._lock:
            self._wanted = frozenset(values)
        self._worker.wake()

    # --- the thread --------------------------------------------------------------------------

    def _begin(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins of the lights; a button that is down already is no press."""
        self._lights.open(factory, stack)
        self._buttons = Buttons(self.values, {}, self._contacts.read())

    def turn(self, now_ms: int) -> int:
        """Tell presses, light what is wanted; when the next turn is due."""
        for press in self._buttons.take(self._contacts.look(now_ms), now_ms):
            if press.what == "down":
                self._tell(InputSaid(self.name, press.at_ms, self.word, press.button))
        with self._lock:
            wanted = self._wanted
        self._lights.burn({number for number, value in enumerate(self._lit_values) if value in wanted})
        look_ms = now_ms + (LOOK_MS if self._contacts.scan_ms is None else self._contacts.scan_ms)
        settles_ms = self._buttons.deadline_ms()
        return look_ms if settles_ms is None else min(look_ms, settles_ms)
