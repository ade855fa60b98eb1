"""The dock that reads a magnet code, on mock pins."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from companion.core.model.errors import ConfigError
from companion.ports.inputs import (
    InputAway,
    InputEvent,
    InputSaid,
    InputSource,
    InputSpec,
    InputUnsure,
    InputUp,
)
from hardware.gpio_magnet_dock import CODES, code, open_input
from tests.hardware.world import World, world

PATIENCE_S = 30.0
PINS = {"middle": ["GPIO5", "GPIO6"], "end": ["GPIO12", "GPIO13"]}
COLOURS = {"red": "NN", "yellow": "NS", "green": "SN", "blue": "SS"}
OPTIONS: dict[str, Any] = {**PINS, "codes": COLOURS, "factory": "mock"}


def test_a_code_is_one_pole_at_the_middle_and_one_at_the_end_and_all_else_is_not_sure() -> None:
    found = {levels: code(levels) for levels in range(16)}
    assert found.pop(0) is None
    assert {found[middle | end << 2] for middle, end in product((1, 2), (1, 2))} == set(CODES)
    assert found[0b0101] == "NN"
    assert found[0b1001] == "NS"
    assert sum(value == "" for value in found.values()) == 11


class Rig:
    """A dock whose clock runs ten times as fast, on a world of mock pins."""

    def __init__(self, pins: World) -> None:
        self.pins = pins
        self.told: queue.SimpleQueue[InputEvent] = queue.SimpleQueue()
        spec = InputSpec("dock", "read", lambda: time.monotonic_ns() // 100_000, OPTIONS)
        self.source: InputSource = open_input(spec)

    def next(self) -> InputEvent:
        return self.told.get(timeout=PATIENCE_S)

    def lay(self, code: str) -> None:
        """A wall of this code, or none."""
        on = {PINS[where]["NS".index(pole)] for where, pole in zip(PINS, code, strict=False)}
        for pin in (pin for pair in PINS.values() for pin in pair):
            self.pins.ground(pin, pin in on)


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    monkeypatch.setattr("hardware.gpio_magnet_dock.OFTEN_MS", 10)
    monkeypatch.setattr("hardware.dock.UNSURE_MS", 700)
    with world() as pins:
        made = Rig(pins)
        made.source.start(made.told.put)
        assert isinstance(made.next(), InputUp)
        yield made
        made.source.close()
        made.source.close()
        assert {pin.function for pin in pins.pins.values()} == {"input"}


def test_a_wall_is_told_by_its_code_and_half_a_wall_is_not_sure(rig: Rig) -> None:
    assert rig.source.values == tuple(COLOURS)
    rig.source.want(COLOURS)
    rig.lay("SN")
    said = rig.next()
    assert isinstance(said, InputSaid)
    assert (said.source, said.word, said.value) == ("dock", "read", "green")
    rig.lay("")
    time.sleep(0.06)
    rig.lay("S")
    assert isinstance(rig.next(), InputUnsure)
    rig.lay("SS")
    said = rig.next()
    assert isinstance(said, InputSaid)
    assert said.value == "blue"


def test_pins_that_are_lost_are_told() -> None:
    with world() as pins:
        pins.broken = "'can not open gpiochip'"
        made = Rig(pins)
        made.source.start(made.told.put)
        away = made.next()
        made.source.close()
    assert isinstance(away, InputAway)
    assert away.why.startswith("no-permission")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"middle": None}, "options.middle is None, must be the pins of its north and its south output"),
        ({"middle": ["GPIO5"]}, "must be the pins of its north and its south output"),
        (
            {"end": ["GPIO6", "GPIO7"]},
            "GPIO6 is used for middle S and for end N; each pin once would be right",
        ),
        ({"codes": {"red": "NN"}}, "must be a table of values and different codes"),
        ({"codes": {"red": "NN", "blue": "NN"}}, "must be a table of values and different codes"),
        ({"codes": {"red": "NNN", "blue": "NN"}}, "must be a table of values and different codes"),
        ({"code": {}}, "unknown key inputs[0].options.code: right would be middle, end, codes, factory"),
    ],
)
def test_a_mistake_in_its_options_is_one_line(changes: dict[str, object], words: str) -> None:
    options = {key: value for key, value in {**OPTIONS, **changes}.items() if value is not None}
    with pytest.raises(ConfigError) as caught:
        open_input(InputSpec("dock", "read", lambda: 0, options, source="inputs[0]"))
    assert words in str(caught.value)
