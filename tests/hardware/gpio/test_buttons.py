"""Lit buttons on mock pins: each says its value once, and shines while it may be said."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator

import pytest

from companion.core.model.errors import ConfigError
from companion.ports.inputs import InputAway, InputEvent, InputSaid, InputSource, InputSpec, InputUp
from hardware.drawings.header import BUTTON_PINS, LIGHT_PINS
from hardware.gpio_buttons import open_input
from tests.hardware.world import World, world

PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Rig:
    """Buttons on a world of mock pins."""

    def __init__(self, pins: World) -> None:
        self.pins = pins
        self.told: queue.SimpleQueue[InputEvent] = queue.SimpleQueue()
        options = {"buttons": BUTTON_PINS, "lights": LIGHT_PINS, "factory": "mock"}
        self.source: InputSource = open_input(InputSpec("colours", "call", clock_ms, options))

    def start(self) -> None:
        self.source.start(self.told.put)
        assert isinstance(self.next(), InputUp)

    def next(self) -> InputEvent:
        return self.told.get(timeout=PATIENCE_S)

    def press(self, value: str) -> None:
        for down in (True, False):
            self.pins.ground(BUTTON_PINS[value], down)
            threading.Event().wait(0.03)

    def until_lit(self, *values: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while self.pins.lit() != {LIGHT_PINS[value] for value in values}:
            assert time.monotonic() < deadline, f"lit are {set(self.pins.lit())}"
            threading.Event().wait(0.002)


@pytest.fixture
def rig() -> Iterator[Rig]:
    with world() as pins:
        made = Rig(pins)
        yield made
        made.source.close()


def test_each_button_says_its_value_once_lit_or_not(rig: Rig) -> None:
    rig.start()
    rig.source.want(("blue",))
    rig.press("red")
    rig.press("blue")
    said = [rig.next(), rig.next()]
    assert [(type(one), one.source) for one in said] == [(InputSaid, "colours")] * 2
    assert [(one.word, one.value) for one in said if isinstance(one, InputSaid)] == [
        ("call", "red"),
        ("call", "blue"),
    ]
    assert rig.told.empty()


def test_what_may_be_said_shines_and_all_is_dark_in_the_end(rig: Rig) -> None:
    rig.start()
    rig.until_lit()
    rig.source.want(("red", "green", "mauve"))
    rig.until_lit("red", "green")
    rig.source.want(())
    rig.until_lit()
    rig.source.want(BUTTON_PINS)
    rig.until_lit(*BUTTON_PINS)
    rig.source.close()
    rig.source.close()
    assert rig.pins.lit() == frozenset()
    assert {pin.function for pin in rig.pins.pins.values()} == {"input"}


def test_what_is_wanted_before_the_start_shines_from_the_start(rig: Rig) -> None:
    rig.source.want(("yellow",))
    rig.start()
    rig.until_lit("yellow")


def test_pins_that_cannot_be_had_are_told_once_and_healed(rig: Rig) -> None:
    rig.pins.broken = "'can not open gpiochip'"
    rig.source.start(rig.told.put)
    away = rig.next()
    assert isinstance(away, InputAway)
    assert away.why == "no-permission: can not open gpiochip; add this user to the group gpio"
    threading.Event().wait(0.05)
    assert rig.told.empty()
    rig.pins.broken = ""
    assert isinstance(rig.next(), InputUp)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "inputs[0].options.buttons is None, must be a table of values and pins such as { red"),
        ({"buttons": {}}, "must be a table of values and pins"),
        ({"buttons": {"red": "GPIO1"}}, "must be a table of values and pins"),
        (
            {"button": {"red": "GPIO2"}},
            "unknown key inputs[0].options.button: right would be buttons, lights",
        ),
        (
            {"buttons": {"red": "GPIO2"}, "lights": {"rde": "GPIO3"}},
            "unknown key inputs[0].options.lights.rde: right would be red",
        ),
        (
            {"buttons": {"red": "GPIO2"}, "lights": {"red": "GPIO2"}},
            "GPIO2 is used for buttons.red and for lights.red; each pin once would be right",
        ),
        ({"buttons": {"red": "GPIO2"}, "factory": "pigpio"}, "factory is 'pigpio', must be one of auto"),
        ({"buttons": {"red": "GPIO2"}}, "this machine is no Raspberry Pi"),
    ],
)
def test_a_mistake_in_its_options_is_one_line(options: dict[str, object], words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        open_input(InputSpec("colours", "call", clock_ms, options, source="inputs[0]"))
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
