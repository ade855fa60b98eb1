"""A dock with a colour sensor as a `companion.ports.inputs.InputSource`: the entry point ``colour-dock``.

A thread of its own reads the sensor ten times a second while somebody waits for a colour, seldom otherwise. A
sensor that fails is told once and tried again for ever, at growing distances of time. What its colours look
like is shown to it once (`companion check --teach`) and kept in a small file beside the journal.

Knows waiting, failing and the file. Refuses to know registers (`tcs34725`), arithmetic (`colours`, `dock`)
and what a colour is good for.
"""

import contextlib
import errno
import importlib
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from companion.core.model.errors import InputError
from companion.ports.devices import MissingError
from companion.ports.files import READABLE, write_whole
from companion.ports.inputs import (
    InputAway,
    InputEvent,
    InputSource,
    InputSpec,
    InputUp,
)
from companion.ports.supervised_thread import SupervisedThread
from hardware import gpio_pins
from hardware.colours import Palette, Reading, from_json, palette, to_json
from hardware.dock import Dock, event
from hardware.tcs34725 import FULL, MEASURE_S, Bus, Tcs34725

OFTEN_S, SELDOM_S = 0.1, 0.5
"""Between two readings, while somebody waits and otherwise."""
FIRST_S, MOST_S = 1.0, 30.0
"""Waited after a failure; after each further one twice as long, up to this."""
CLOSE_S = 2.0
"""Seconds that the end of the program waits for the sensor."""
SHOWS = 3
"""Each colour is shown so often: three walls, or one put in three times."""
LOOKS = 8
"""Readings of each show."""

Wait = Callable[[float], bool]
"""Waits so many seconds; True where it is to end at once."""


def _is_bus(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99


def _is_colours(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) >= 2
        and len(set(map(str, value))) == len(value)
        and all(isinstance(each, str) and each for each in value)
    )


KEYS: gpio_pins.Keys = {
    "colours": (_is_colours, 'a list of two or more different colours such as ["red", "blue"]'),
    "bus": (_is_bus, "the number of an I2C bus, 1 on the header of every Pi"),
}
"""Every option -> what it may be, and the words for that."""


def open_input(spec: InputSpec) -> InputSource:
    """Return a dock for the spec (entry point ``colour-dock`` of ``companion.inputs``); opens nothing yet."""
    gpio_pins.check_options(spec.options, KEYS, f"{spec.source}.options", needed=("colours",))
    try:
        smbus2 = importlib.import_module("smbus2")
    except ImportError:
        raise MissingError(f"{spec.source}: smbus2 is not installed; install board-companion[dock]") from None
    return ColourDock(spec, lambda: smbus2.SMBus(spec.options.get("bus", 1)))


class ColourDock:
    """One dock, from `start` to `close`.

    Args:
        spec: its name, word, colours and folder.
        open_bus: opens the I2C bus; raises OSError.
        wait: waits; left out, by the clock of the machine.
    """

    def __init__(self, spec: InputSpec, open_bus: Callable[[], Any], wait: Wait | None = None) -> None:
        self.name, self.word = spec.name, spec.word
        self.values = tuple(spec.options["colours"])
        self.lessons = ("", *(colour for colour in self.values for _ in range(SHOWS)))
        self._spec, self._open_bus = spec, open_bus
        self._path = spec.folder / f"colours-{spec.name}.json"
        self._tell: Callable[[InputEvent], None] = lambda _: None
        self._thread = SupervisedThread(
            f"dock {self.name}",
            self._run,
            self._failed,
            is_ordinary=lambda fault: isinstance(fault, InputError | OSError),
            first_s=FIRST_S,
            most_s=MOST_S,
            wait=wait,
        )
        self._wait: Wait = wait or self._thread.closing.wait
        self._wanted = False
        self._why: str | None = None  # as told; empty while it is up
        self._shown: dict[str, list[Reading]] = {}

    def start(self, tell: Callable[[InputEvent], None]) -> None:
        """Look for the sensor in a thread of its own."""
        self._tell = tell
        self._thread.start()

    def want(self, values: Collection[str]) -> None:
        """Note that somebody waits for a colour (whichever: what is there is told), or nobody does."""
        self._wanted = bool(values)

    def close(self) -> None:
        """Let the sensor go; the thread ends."""
        self._thread.close(CLOSE_S)

    # --- the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        colours = self._kept()
        with self._chip() as chip:
            self._why = ""
            self._tell(InputUp(self.name, self._spec.clock()))
            self._watch(chip, colours)

    def _failed(self, fault: BaseException) -> None:
        """Report the loss: a dock that says nothing any more would be waited for."""
        match fault:
            case InputError():
                self._away(f"untaught: {fault}")
            case OSError():
                self._away(describe_error(fault))
            case _:
                self._away("failed: the log tells how")

    def _watch(self, chip: Tcs34725, colours: Palette) -> None:
        """Read until closed. Raises OSError where the sensor fails."""
        dock = Dock()
        while not self._thread.closing.is_set():
            now, wanted = self._spec.clock(), self._wanted
            dock.want(now, wanted=wanted)
            reading = chip.read()
            news = dock.take(colours.seen(reading), now) if reading is not None else None
            if news is not None:
                self._tell(event(news, self.name, self.word, now))
            if self._wait(OFTEN_S if wanted else SELDOM_S):
                return

    @contextlib.contextmanager
    def _chip(self) -> Iterator[Tcs34725]:
        bus: Bus = self._open_bus()
        try:
            chip = Tcs34725(bus, self._wait)
            yield chip
            with contextlib.suppress(OSError):
                chip.sleep()
        finally:
            bus.close()

    def _away(self, why: str) -> None:
        """Report a loss, once."""
        if why != self._why:
            self._why = why
            self._tell(InputAway(self.name, self._spec.clock(), why))

    # --- what its colours look like --------------------------------------------------------------

    def _kept(self) -> Palette:
        """Return the palette that was kept.

        Raises InputError where there is none, or one of other colours.
        """
        try:
            found = from_json(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise InputError(
                "it has not been shown its colours yet; companion check --teach does that"
            ) from None
        except (OSError, UnicodeDecodeError, InputError) as error:
            raise InputError(
                f"{self._path} cannot be used ({error}); companion check --teach again"
            ) from None
        if set(found.paints) != set(self.values):
            shown = ", ".join(found.paints)
            raise InputError(f"it was shown other colours ({shown}); companion check --teach again")
        return found

    def show(self, lesson: str) -> None:
        """Look at what is shown now. Raises InputError where the sensor cannot be read."""
        seen = self._shown.setdefault(lesson, [])
        try:
            with self._chip() as chip:
                for _ in range(LOOKS):
                    self._wait(MEASURE_S)
                    if (reading := chip.read()) is not None:
                        seen.append(reading)
        except OSError as error:
            raise InputError(f"{self.name}: {describe_error(error)}") from None
        if not seen:
            raise InputError(f"{self.name}: the sensor measures nothing; is it wired as in beside.svg?")

    def keep(self) -> Sequence[tuple[str, float]]:
        """Keep what was shown. Raises InputError where colours are too alike, or it cannot be written."""
        missing = [
            lesson or "the empty dock"
            for lesson in dict.fromkeys(self.lessons)
            if not self._shown.get(lesson)
        ]
        if missing:
            raise InputError(f"{self.name}: {', '.join(missing)} was not shown yet")
        found = palette(self._shown[""], {colour: self._shown[colour] for colour in self.values}, FULL)
        try:
            write_whole(self._path, to_json(found).encode(), READABLE)
        except OSError as error:
            raise InputError(f"{self._path}: cannot be written: {error.strerror or error}") from None
        return [(colour, found.margin(colour) / 2) for colour in self.values]


def describe_error(error: OSError) -> str:
    """Return a failure of the bus: its name, and a sentence with what helps."""
    text = " ".join(str(error).split())
    if error.errno in (errno.ENOENT, errno.ENODEV):
        return f"no-bus: {text}; switch I2C on: raspi-config, Interface Options, I2C"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"no-permission: {text}; add this user to the group i2c"
    if error.errno in (errno.EREMOTEIO, errno.ENXIO, errno.EIO, errno.ETIMEDOUT):
        return f"no-sensor: {text}; look at the four wires of the dock"
    return f"no-sensor: {text}"
