"""The board on the Pi's own pins: `companion.ports.devices.BoardLink` over gpiozero (docs/reference/gpio.md).

Knows the options of the transport ``gpio``, debounce, and when to report. Refuses to know spots and games;
how contacts are read is `gpio_contacts`, how lights burn `gpio_lamps`.
"""

import contextlib
import threading
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.model.errors import ConfigError
from companion.core.model.types import Heard, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import BoardLink, Clock, DeviceSpec, Emit
from firmware_bridge.inputs import Debounce
from hardware import gpio_pins
from hardware.gpio_contacts import Contacts, Matrix
from hardware.gpio_lamps import Leds
from hardware.gpio_pins import Factory
from hardware.gpio_worker import Worker

REPORT_MS = 1000
"""A report of all lines comes at least so often, as from a microcontroller."""

DEBOUNCE_MS = 5
"""Reeds bounce for 0.5 to 1 ms; the fine debounce is the companion's (``[referee]``)."""

PLUG_MS = 15
"""The plug counts as out after this, and where one is wired each change waits so long to be told: contacts
part within some ms of each other, so that a plug which still is in by then was not pulled out."""

UNPLUGGED = "unplugged: the board's plug is out of the header; is its cable in?"


@dataclass(frozen=True, slots=True)
class Options:
    """The table ``options`` of a ``[[device]]`` with ``transport = "gpio"``, checked.

    Either ``lines`` or ``columns`` and ``rows``; ``plug`` is a pin that the board's plug bridges to ground.
    """

    lines: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    lights: tuple[str, ...] = ()
    plug: str = ""
    press_ms: int = DEBOUNCE_MS
    release_ms: int = DEBOUNCE_MS
    factory: str = "auto"

    @property
    def count(self) -> int:
        """How many lines these pins make."""
        return len(self.lines) or len(self.columns) * len(self.rows)


def _pins(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(gpio_pins.is_pin(pin) for pin in value)


def _bounce(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 15


_A_LIST = 'a list of pins such as ["GPIO17", "GPIO27"], from GPIO2 to GPIO27'
_A_TIME = "a whole number of ms from 1 to 15"
KEYS: gpio_pins.Keys = {
    "lines": (_pins, _A_LIST),
    "columns": (_pins, _A_LIST),
    "rows": (_pins, _A_LIST),
    "lights": (_pins, _A_LIST),
    "plug": (gpio_pins.is_pin, gpio_pins.WANTED_PIN),
    "press_ms": (_bounce, _A_TIME),
    "release_ms": (_bounce, _A_TIME),
    "factory": (lambda value: value in gpio_pins.FACTORIES, gpio_pins.WANTED_FACTORY),
}
"""Every option -> what it may be, and the words for that."""


def parse(table: Mapping[str, Any], source: str) -> Options:
    """Return the options, checked. Raises ConfigError."""
    gpio_pins.check_options(table, KEYS, source)
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in table.items()
    }
    options = Options(**values)
    if bool(options.lines) == bool(options.columns or options.rows):
        raise ConfigError(f"{source}: either lines, or columns and rows, would be right")
    if bool(options.columns) != bool(options.rows):
        raise ConfigError(f"{source}: columns and rows belong together")
    lists = (("lines", options.lines), ("columns", options.columns), ("rows", options.rows))
    uses = [(use, pin) for use, pins in (*lists, ("lights", options.lights)) for pin in pins]
    gpio_pins.each_once([*uses, *([("plug", options.plug)] if options.plug else [])], source)
    return options


class GpioBoard:
    """A `BoardLink` on pins: reads and lights them in a thread of its own, for ever.

    Args:
        device: the name in its events.
        clock: milliseconds, monotonic.
        options: which pins.
        kind: of the pin factory, as `gpio_pins.prepare` said.
    """

    def __init__(self, *, device: str, clock: Clock, options: Options, kind: str) -> None:
        self.device = device
        self._clock, self._options, self._kind = clock, options, kind
        self._worker = Worker(f"gpio {device}", clock, kind, self)
        self._contacts = (
            Contacts(options.lines, clock, self._worker.wake)
            if options.lines
            else Matrix(options.columns, options.rows, self._worker.pause)
        )
        self._plug = Contacts([options.plug], clock, self._worker.wake) if options.plug else None
        self._leds = Leds(options.lights)
        self._debounce = Debounce(0)
        self._plugged = Debounce(1)
        self._emit: Emit = lambda _: None
        self._lock = threading.Lock()  # guards _wish and _confirm
        self._wish: Mapping[int, Lamp] = {}
        self._confirm = False
        self._held: deque[tuple[int, int]] = deque()  # changes not told yet: (when, levels)
        self._asked_ms: int | None = None  # proof is asked for, up to here
        self._said = ""  # what this machine says of itself
        self._up = False
        self._loss = ""  # name of the loss told last
        self._sequence = self._at_ms = 0

    def start(self, emit: Emit) -> None:
        """Begin; ``emit`` is called from the thread and must return at once."""
        self._emit = emit
        self._worker.start()

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show these lights, all others dark; those that this board has not are left out."""
        with self._lock:
            self._wish = dict(lamps)
        self._worker.wake()

    def confirm(self) -> None:
        """Ask for a look at all contacts now: `Heard` follows it."""
        with self._lock:
            self._confirm = True
        self._worker.wake()

    def close(self) -> None:
        """Darken the lights, give the pins back, end the thread, within a second; may be called twice."""
        self._worker.close()

    # --- the thread --------------------------------------------------------------------------

    def open(self, factory: Factory, stack: contextlib.ExitStack) -> None:
        """Take the pins."""
        self._contacts.open(factory, stack)
        self._leds.open(factory, stack)
        if self._plug is not None:
            self._plug.open(factory, stack)
        options = self._options
        self._debounce = Debounce(self._contacts.read(), options.press_ms, options.release_ms)
        self._plugged = Debounce(self._plug.read() if self._plug else 1, PLUG_MS, PLUG_MS)
        model = "" if self._kind == "mock" else f" Raspberry Pi {factory.board_info.model}"
        scanned = "" if self._contacts.scan_ms is None else ", scanned"
        self._said = f"gpio {self._kind}{model}{scanned}"

    def turn(self, now_ms: int) -> int:
        """Look at all contacts, report, show; when the next turn is wanted."""
        with self._lock:
            wish, confirm, self._confirm = self._wish, self._confirm, False
        if self._plug is not None:
            self._settle(self._plugged, self._plug.look(now_ms))
        self._held += self._settle(self._debounce, self._contacts.look(now_ms))
        if confirm:
            self._asked_ms = now_ms
        if not self._plugged.accepted:
            self._leds.burn(())
            self._lose(UNPLUGGED, now_ms)
        elif self._up:
            self._tell(now_ms)
        else:
            self._greet(now_ms)
        times = [self._leds.turn(wish if self._up else {}, now_ms), self._tell_at()]
        times += [self._debounce.deadline_ms(), self._plugged.deadline_ms()]
        every = [each.scan_ms for each in (self._contacts, self._plug) if each and each.scan_ms is not None]
        times += [now_ms + ms for ms in (*every, REPORT_MS)]
        return min(when for when in times if when is not None)

    def _tell(self, now_ms: int) -> None:
        """Report the changes that have waited long enough, and the present each second; give proof."""
        if self._in_doubt:
            return
        while self._held and self._held[0][0] + self._hold_ms <= now_ms:
            self._report(*self._held.popleft())
        if not self._held and now_ms - self._at_ms >= REPORT_MS:
            self._report(now_ms, self._debounce.accepted)
        if self._asked_ms is not None and not (self._held and self._held[0][0] <= self._asked_ms):
            self._emit(Heard(self.device, self._asked_ms))
            self._asked_ms = None

    def _tell_at(self) -> int | None:
        """Tell when `_tell` has something to do next; None where only the plug can say."""
        if not self._up or self._in_doubt:
            return None
        return self._held[0][0] + self._hold_ms if self._held else self._at_ms + REPORT_MS

    @property
    def _hold_ms(self) -> int:
        return PLUG_MS if self._plug is not None else 0

    @property
    def _in_doubt(self) -> bool:
        """Whether the plug has moved, and may be out."""
        return self._plugged.deadline_ms() is not None

    def lost(self, why: str, now_ms: int) -> None:
        """Note that the pins cannot be used."""
        self._lose(why, now_ms)

    @staticmethod
    def _settle(debounce: Debounce, seen: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return the changes that count by now: (when, levels)."""
        done = []
        for at_ms, levels in seen:
            done += debounce.settle(at_ms)
            debounce.scan(levels, at_ms)
        return done

    def _greet(self, now_ms: int) -> None:
        self._up, self._loss = True, ""
        self._forget()
        levels = self._contacts.read()
        self._debounce = Debounce(levels, self._options.press_ms, self._options.release_ms)
        self._emit(LinkUp(self.device, now_ms, self._said, self._options.count, len(self._leds)))
        self._report(now_ms, levels)

    def _report(self, at_ms: int, levels: int) -> None:
        """Report; ``at_ms`` never goes back."""
        self._sequence += 1
        self._at_ms = max(self._at_ms, at_ms)
        self._emit(SensorFrame(self.device, self._sequence, self._at_ms, levels))

    def _lose(self, why: str, now_ms: int) -> None:
        """Report each loss once; another name is news."""
        self._up = False
        self._forget()
        name = why.split(":", maxsplit=1)[0]
        if name != self._loss:
            self._loss = name
            self._emit(LinkLost(self.device, now_ms, why))

    def _forget(self) -> None:
        """Forget what was held back: it is of a board that is gone."""
        self._held.clear()
        self._asked_ms = None


def open_board(spec: DeviceSpec) -> BoardLink:
    """Return a link to the board of the spec (entry point ``gpio`` of ``companion.transports``)."""
    options = parse(spec.options, spec.source)
    if options.count < spec.lines:
        raise ConfigError(
            f"{spec.source}: these pins make {options.count} lines, the map needs {spec.lines}; "
            f"is it the map of another board?"
        )
    if options.lights and len(options.lights) < spec.lights:
        raise ConfigError(
            f"{spec.source}.lights: {len(options.lights)} pins, the map needs {spec.lights} lights; "
            f"leave lights out, or give each one a pin"
        )
    kind = gpio_pins.prepare(options.factory, spec.source)
    return GpioBoard(device=spec.device, clock=spec.clock, options=options, kind=kind)
