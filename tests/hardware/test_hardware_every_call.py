"""Whatever call of the libraries below fails, and whenever: the thread lives, says so, and works again."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import pytest

from companion.core.model.types import Lamp, LinkLost, SensorFrame
from companion.ports.devices import DeviceSpec
from companion.ports.dice import DieAway, DieShows, DieSpec
from companion.ports.inputs import InputAway, InputSaid, InputSpec
from companion.ports.panel import Face, PanelAway, PanelSpec, Press
from hardware import gpio_board, gpio_buttons, gpio_magnet_dock, gpio_panel
from hardware.colour_dock import ColourDock
from hardware.godice import BATTERY_S, GoDice
from tests.failing_calls import Bench, Saboteur, fail_at_every_call
from tests.hardware.fake_bleak import FakeBleak, FakeClient, FakeDie
from tests.hardware.fake_i2c import DARK, WALLS, FakeBus, FakeChip
from tests.hardware.gpio.test_magnet_dock import OPTIONS, PINS
from tests.hardware.test_godice import still
from tests.hardware.world import World, WorldPin, world

PIN_CALLS = ("_set_function", "_get_state", "_set_state", "_set_pull", "_set_edges", "close")


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@contextmanager
def broken_pins(saboteur: Saboteur) -> Iterator[World]:
    """Pins of which one call fails; hands at them never do."""
    with pytest.MonkeyPatch.context() as patch, world() as pins:
        for name in PIN_CALLS:
            patch.setattr(WorldPin, name, saboteur.around(getattr(WorldPin, name), name))
        patch.setattr(World, "pin", saboteur.around(World.pin, "pin"))
        yield pins


def toggle(pins: World, pin: str) -> None:
    for on in (True, False):
        pins.ground(pin, on)
        threading.Event().wait(0.02)


@contextmanager
def board(saboteur: Saboteur, **options: Any) -> Iterator[Bench]:
    with broken_pins(saboteur) as pins:
        table = {"factory": "mock", "press_ms": 1, "release_ms": 1, **options}
        link = gpio_board.open_board(DeviceSpec("reeds", clock_ms, 1, 0, options=table))
        assert isinstance(link, gpio_board.GpioBoard)

        def hands() -> None:
            if "plug" in options:
                pins.ground(options["plug"], True)
            if "columns" in options:
                pins.bridge(options["columns"][0], options["rows"][0], True)
                threading.Event().wait(0.02)
                pins.bridge(options["columns"][0], options["rows"][0], False)
            else:
                toggle(pins, options["lines"][0])
            link.show({0: Lamp("red", "blink")})

        yield Bench(
            link.start,
            link.close,
            link._worker._thread,
            hands,
            lambda event: isinstance(event, SensorFrame) and event.bits == 1,
            lambda event: isinstance(event, LinkLost),
        )


@contextmanager
def direct(saboteur: Saboteur) -> Iterator[Bench]:
    with board(saboteur, lines=["GPIO17", "GPIO27"], lights=["GPIO5"], plug="GPIO25") as bench:
        yield bench


@contextmanager
def matrix(saboteur: Saboteur) -> Iterator[Bench]:
    with board(saboteur, columns=["GPIO17"], rows=["GPIO27", "GPIO22"]) as bench:
        yield bench


@contextmanager
def panel(saboteur: Saboteur) -> Iterator[Bench]:
    with broken_pins(saboteur) as pins:
        spec = PanelSpec(clock_ms, buttons={"done": "GPIO5"}, buzzer="GPIO6", status="GPIO12", factory="mock")
        made = gpio_panel.open_panel(spec)
        assert isinstance(made, gpio_panel.GpioPanel)
        made.show(Face("blink"))

        def hands() -> None:
            made.play("legal")
            toggle(pins, "GPIO5")

        yield Bench(
            made.start,
            made.close,
            made._worker._thread,
            hands,
            lambda event: isinstance(event, Press) and event.what == "down",
            lambda event: isinstance(event, PanelAway),
        )


@contextmanager
def buttons(saboteur: Saboteur) -> Iterator[Bench]:
    with broken_pins(saboteur) as pins:
        options = {"buttons": {"red": "GPIO5"}, "lights": {"red": "GPIO6"}, "factory": "mock"}
        source = gpio_buttons.open_input(InputSpec("colours", "call", clock_ms, options))
        assert isinstance(source, gpio_buttons.LitButtons)
        source.want(["red"])
        yield Bench(
            source.start,
            source.close,
            source._worker._thread,
            lambda: toggle(pins, "GPIO5"),
            lambda event: isinstance(event, InputSaid),
            lambda event: isinstance(event, InputAway),
        )


@contextmanager
def magnet_dock(saboteur: Saboteur) -> Iterator[Bench]:
    with broken_pins(saboteur) as pins:
        spec = InputSpec("dock", "read", lambda: time.monotonic_ns() // 20_000, OPTIONS)
        source = gpio_magnet_dock.open_input(spec)
        assert isinstance(source, gpio_magnet_dock.MagnetDock)
        source.want(["red"])

        def hands() -> None:
            for on in (False, True):
                for pair in PINS.values():
                    pins.ground(pair[0], on)
                threading.Event().wait(0.05)

        yield Bench(
            source.start,
            source.close,
            source._worker._thread,
            hands,
            lambda event: isinstance(event, InputSaid),
            lambda event: isinstance(event, InputAway),
        )


class BrokenBus(FakeBus):
    """A bus of which one call fails."""

    def __init__(self, chip: FakeChip, saboteur: Saboteur) -> None:
        self._saboteur = saboteur
        saboteur.call("SMBus")
        super().__init__(chip)

    def _register(self, address: int, register: int) -> int:
        self._saboteur.call("register")
        return super()._register(address, register)

    def close(self) -> None:
        self._saboteur.call("close")
        super().close()


@contextmanager
def colour_dock(saboteur: Saboteur, folder: Path) -> Iterator[Bench]:
    chip, now = FakeChip(), itertools.count(1000, 100)
    spec = InputSpec("dock", "read", now.__next__, {"colours": list(WALLS)}, folder)
    dock = ColourDock(spec, lambda: BrokenBus(chip, saboteur), lambda _: dock._thread.closing.wait(0.0005))
    for lesson in dock.lessons:
        chip.light = WALLS.get(lesson, DARK)
        dock.show(lesson)
    dock.keep()
    dock.want(["red"])

    def hands() -> None:
        for light in (DARK, WALLS["red"]):
            chip.light = light
            threading.Event().wait(0.03)

    yield Bench(
        dock.start,
        dock.close,
        dock._thread,
        hands,
        lambda event: isinstance(event, InputSaid),
        lambda event: isinstance(event, InputAway),
    )


@contextmanager
def die(saboteur: Saboteur) -> Iterator[Bench]:
    dots = FakeDie()
    bleak = FakeBleak(dots)

    async def wait(event: asyncio.Event, most_s: float) -> None:
        if most_s == BATTERY_S:
            await event.wait()
        await asyncio.sleep(0)

    class Client(FakeClient):
        async def __aenter__(self) -> Self:
            saboteur.call("connect")
            return await super().__aenter__()

        async def __aexit__(self, *why: object) -> None:
            await super().__aexit__(*why)
            saboteur.call("disconnect")

        async def start_notify(self, *args: Any) -> None:
            saboteur.call("start_notify")
            await super().start_notify(*args)

        async def write_gatt_char(self, *args: Any) -> None:
            saboteur.call("write_gatt_char")
            await super().write_gatt_char(*args)

    bleak.BleakClient = Client
    find = bleak._find

    async def looked(key: str, value: str, timeout_s: float) -> FakeDie | None:
        saboteur.call("find")
        return await find(key, value, timeout_s)

    bleak._find = looked  # type: ignore[method-assign]  # one look that fails
    source = GoDice(DieSpec("dots", lambda: 7, address=dots.address), bleak, wait)

    def hands() -> None:
        if dots.client is not None and dots.client.open:
            dots.says(b"R")
            dots.says(still(b"S", 6))

    yield Bench(
        source.start,
        source.close,
        source._thread,
        hands,
        lambda event: isinstance(event, DieShows),
        lambda event: isinstance(event, DieAway),
    )


@pytest.mark.slow
@pytest.mark.parametrize("make", [direct, matrix, panel, buttons, magnet_dock, die], ids=lambda f: f.__name__)
def test_a_device_whose_library_fails_at_any_call_says_so_and_works_again(make: Any) -> None:
    places = fail_at_every_call(make, most=40)
    assert "tell" in places
    assert len(set(places)) >= 4


@pytest.mark.slow
def test_a_colour_dock_whose_bus_fails_at_any_call_says_so_and_works_again(tmp_path: Path) -> None:
    places = fail_at_every_call(lambda saboteur: colour_dock(saboteur, tmp_path), most=40)
    assert {"SMBus", "register", "tell"} <= set(places)


def test_a_library_that_cancels_us_by_itself_does_not_end_the_search_for_a_die() -> None:
    class Cancelled(Saboteur):
        def call(self, name: str) -> None:
            if threading.current_thread().name == self.thread and not self.place:
                self.place = name
                raise asyncio.CancelledError

    from tests.failing_calls import _one_run  # noqa: PLC0415 - one run by hand

    saboteur = Cancelled(1)
    with die(saboteur) as bench:
        assert _one_run(bench, saboteur) == "find"
