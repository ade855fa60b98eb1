"""A board whose plug is pulled out is lost, and never looks like one from which all pieces were taken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from companion.core.model.types import SensorFrame
from companion.ports.devices import LinkEvent
from hardware.gpio_board import PLUG_MS, GpioBoard, parse
from tests.hardware.gpio.rig import PINS
from tests.hardware.world import World, world


class Plugged:
    """A board with a plug in our hands, turn by turn at times that the test says."""

    def __init__(self, pins: World) -> None:
        self.now_ms = 1000
        self.pins = pins
        self.events: list[LinkEvent] = []
        table = parse({"lines": PINS, "plug": "GPIO25"}, "x")
        self.link = GpioBoard(device="reeds", clock=lambda: self.now_ms, options=table, kind="mock")
        self.link._emit = self.events.append
        self.stack = ExitStack()
        pins.ground("GPIO25", True)
        for pin in PINS:
            pins.ground(pin, True)
        self.link.open(pins, self.stack)
        self.until(1010)

    def until(self, at_ms: int) -> None:
        """Turns, each ms and when one is wanted."""
        while True:
            wanted_ms = self.link.turn(self.now_ms)
            assert wanted_ms > self.now_ms, "it would spin"
            if self.now_ms == at_ms:
                return
            self.now_ms += 1

    def seen(self) -> list[tuple[int, int] | str]:
        """What has come: the time of its happening and the levels of a report, else the name of the event."""
        made = [(e.at_ms, e.bits) if isinstance(e, SensorFrame) else type(e).__name__ for e in self.events]
        self.events.clear()
        return made


@pytest.fixture
def plugged() -> Iterator[Plugged]:
    with world() as pins:
        pins.deaf = True  # looked at each ms: an edge would carry the real clock's time
        made = Plugged(pins)
        assert made.seen() == ["LinkUp", (1000, 0b111)]
        yield made
        made.stack.close()
        made.link.close()


@pytest.mark.parametrize("contacts_first_ms", [-8, -1, 0, 1, 8, 12])
def test_a_board_that_is_pulled_out_is_lost_and_never_looks_empty(
    plugged: Plugged, contacts_first_ms: int
) -> None:
    """Contacts part some ms before the plug, or after it."""
    pulls = [(PINS, 1100), (["GPIO25"], 1100 + contacts_first_ms)]
    for names, at_ms in sorted(pulls, key=lambda pull: pull[1]):
        plugged.until(at_ms)
        for pin in names:
            plugged.pins.ground(pin, False)
    plugged.until(1200)
    assert plugged.seen() == ["LinkLost"]
    for pin in ("GPIO25", *PINS):
        plugged.pins.ground(pin, True)
    plugged.until(1300)
    assert plugged.seen() == ["LinkUp", (1200 + PLUG_MS, 0b111)]


def test_with_a_plug_a_change_is_told_later_with_its_own_time(plugged: Plugged) -> None:
    plugged.until(1100)
    plugged.pins.ground("GPIO17", False)
    plugged.until(1104 + PLUG_MS)
    assert plugged.seen() == []
    plugged.until(1106 + PLUG_MS)
    assert plugged.seen() == [(1105, 0b110)]


def test_a_plug_that_bounces_holds_changes_back_and_loses_none(plugged: Plugged) -> None:
    plugged.until(1100)
    plugged.pins.ground("GPIO17", False)
    plugged.until(1110)
    plugged.pins.ground("GPIO25", False)
    plugged.until(1122)  # out for 12 ms, no longer
    assert plugged.seen() == []
    plugged.pins.ground("GPIO25", True)
    plugged.until(1160)
    assert plugged.seen() == [(1105, 0b110)]


def test_the_report_of_each_second_tells_nothing_that_is_held_back(plugged: Plugged) -> None:
    plugged.until(1990)
    for pin in PINS:
        plugged.pins.ground(pin, False)
    plugged.until(2000)
    plugged.pins.ground("GPIO25", False)
    plugged.until(2100)
    assert plugged.seen() == ["LinkLost"]


def test_proof_waits_for_what_is_held_back(plugged: Plugged) -> None:
    plugged.until(1100)
    plugged.pins.ground("GPIO17", False)
    plugged.until(1108)
    plugged.link.confirm()
    plugged.until(1200)
    assert plugged.seen() == [(1105, 0b110), "Heard"]
    plugged.link.confirm()
    plugged.until(1201)
    assert plugged.seen() == ["Heard"]


def test_no_proof_comes_of_a_board_that_was_pulled_out_meanwhile(plugged: Plugged) -> None:
    plugged.until(1100)
    plugged.pins.ground("GPIO25", False)
    plugged.until(1101)
    plugged.link.confirm()
    plugged.until(1150)
    plugged.pins.ground("GPIO25", True)
    plugged.until(1200)
    assert plugged.seen() == ["LinkLost", "LinkUp", (1165, 0b111)]
