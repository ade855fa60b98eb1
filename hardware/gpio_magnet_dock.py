"""A dock that reads a magnet code as a `companion.ports.inputs.InputSource`: the entry point ``magnet-dock``.

A wall carries three magnets along its lower edge, both ends with the same pole, so that it may stand either
way round. Two Hall switches below the dock feel its middle and one end, each with an output for either pole
(DRV5032DU or FD): four pins. A code is the pole of the middle, then that of the ends: ``NN``, ``NS``, ``SN``
or ``SS``. Exactly one output of each switch must be on; all else is not sure.

Knows pins and poles. Refuses to know when a wall counts (`dock`), and what its value is good for.
"""

import contextlib
import threading
from collections.abc import Collection, Mapping
from typing import Any

from companion.ports.inputs import InputSource, InputSpec
from hardware import gpio_pins
from hardware.dock import Dock, event
from hardware.gpio_input import GpioInput
from hardware.gpio_pins import Factory

OFTEN_MS, SELDOM_MS = 100, 1000
"""The pins are looked at so often while something is there or awaited, and otherwise."""

CODES = ("NN", "NS", "SN", "SS")


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(gpio_pins.is_pin(pin) for pin in value)


def _is_codes(value: object) -> bool:
    return (
        isinstance(value, dict)
        and len(value) >= 2
        and all(isinstance(key, str) and key for key in value)
        and all(code in CODES for code in value.values())
        and len(set(value.values())) == len(value)
    )


_A_PAIR = 'the pins of its north and its south output, as ["GPIO5", "GPIO6"], from GPIO2 to GPIO27'
KEYS: gpio_pins.Keys = {
    "middle": (_is_pair, _A_PAIR),
    "end": (_is_pair, _A_PAIR),
    "codes": (
        _is_codes,
        'a table of values and different codes (NN, NS, SN, SS) as { red = "NN", blue = "SS" }',
    ),
    "factory": (lambda value: value in gpio_pins.FACTORIES, gpio_pins.WANTED_FACTORY),
}
"""Every option -> what it may be, and the words for that."""


def open_input(spec: InputSpec) -> InputSource:
    """Return a dock for the spec (entry point ``magnet-dock`` of ``companion.inputs``); opens nothing yet."""
    source, options = f"{spec.source}.options", spec.options
    gpio_pins.check_options(options, KEYS, source, needed=("middle", "end", "codes"))
    pins = [
        (f"{where} {pole}", pin)
        for where in ("middle", "end")
        for pole, pin in zip("NS", options[where], strict=True)
    ]
    gpio_pins.each_once(pins, source)
    return MagnetDock(
        spec, [pin for _, pin in pins], gpio_pins.prepare(options.get("factory", "auto"), source)
    )


def code(levels: int) -> str | None:
    """Return the code in these levels (bits: middle north, middle south, end north, end south).

    None where no magnet is felt, empty where it is no code.
    """
    if not levels:
        return None
    pairs = (levels & 0b11, levels >> 2)
    return "".join("?NS?"[pair] for pair in pairs) if all(pair in (1, 2) for pair in pairs) else ""


class MagnetDock(GpioInput):
    """One dock on pins, in a thread of its own.

    Args:
        spec: name, word and options, right as `open_input` has found.
        pins: as the bits of `code`.
        kind: of the pin factory, as `gpio_pins.prepare` said.
    """

    def __init__(self, spec: InputSpec, pins: Collection[str], kind: str) -> None:
        codes: Mapping[str, Any] = spec.options["codes"]
        super().__init__(spec, "dock", codes, pins, kind)
        self._value_of = {code: value for value, code in codes.items()}
        self._dock = Dock()
        self._wanted = threading.Event()

    def want(self, values: Collection[str]) -> None:
        """Note that somebody waits for a value (whichever: what is there is told), or nobody does."""
        (self._wanted.set if values else self._wanted.clear)()
        self._worker.wake()

    # --- the thread --------------------------------------------------------------------------

    def _begin(self, _factory: Factory, _stack: contextlib.ExitStack) -> None:
        """Forget what lay there before."""
        self._dock = Dock()

    def turn(self, now_ms: int) -> int:
        """Tell what is new; when the next turn is due."""
        wanted = self._wanted.is_set()
        self._dock.want(now_ms, wanted=wanted)
        levels = self._contacts.look(now_ms)[-1][1]
        found = code(levels)
        if (news := self._dock.take(found and self._value_of.get(found, ""), now_ms)) is not None:
            self._tell(event(news, self.name, self.word, now_ms))
        return now_ms + (OFTEN_MS if levels or wanted else SELDOM_MS)
