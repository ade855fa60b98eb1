"""Pins that fail: each loss is told once, with the lights out, and heals by itself."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator

import pytest

from companion.core.model.types import Lamp, LinkLost, LinkUp
from companion.ports.devices import LinkEvent
from tests.hardware.gpio.rig import PATIENCE_S, PINS, Build, building, heard


@pytest.fixture
def build() -> Iterator[Build]:
    with building() as make:
        yield make


def test_a_board_that_is_lost_is_dark_before_that_is_told(build: Build) -> None:
    rig = build(lines=PINS, plug="GPIO25", lights=["GPIO5"])
    rig.pins.ground("GPIO25", True)
    lit: queue.Queue[frozenset[str]] = queue.Queue()

    def told(event: LinkEvent) -> None:
        rig.events.put(event)
        if isinstance(event, LinkLost):
            lit.put(rig.pins.lit())

    rig.link.show({0: Lamp("red", "steady"), 7: Lamp("red", "steady")})
    rig.link.start(told)
    rig.frame(0)
    heard(rig)
    assert rig.pins.lit() == {"GPIO5"}
    rig.pins.ground("GPIO25", False)
    assert lit.get(timeout=PATIENCE_S) == frozenset()


def test_a_plug_that_is_out_at_the_start_is_told_and_its_coming_too(build: Build) -> None:
    rig = build(lines=PINS, plug="GPIO25")
    rig.start()
    lost = rig.next()
    assert lost == LinkLost(
        "reeds", lost.at_ms, "unplugged: the board's plug is out of the header; is its cable in?"
    )
    rig.pins.ground("GPIO17", True)
    rig.pins.ground("GPIO25", True)
    assert isinstance(rig.next(), LinkUp)
    rig.frame(1)


@pytest.mark.slow
def test_pins_that_cannot_be_had_are_told_once_and_tried_again(build: Build) -> None:
    rig = build(lines=PINS)
    rig.pins.broken = "'can not open gpiochip'"
    rig.start()
    lost = rig.next()
    assert isinstance(lost, LinkLost)
    assert lost.why == "no-permission: can not open gpiochip; add this user to the group gpio"
    threading.Event().wait(0.4)
    assert rig.events.empty()
    rig.pins.broken = ""
    assert isinstance(rig.next(), LinkUp)


def test_two_devices_on_one_pin_are_told(build: Build) -> None:
    one, other = build(lines=PINS), build(lines=["GPIO27"])
    one.start()
    one.frame(0)
    other.start()
    lost = other.next()
    assert isinstance(lost, LinkLost)
    assert lost.why.startswith("busy-pin: ")
    assert "GPIO27" in lost.why


def test_a_pin_that_fails_while_it_is_read_is_a_loss_and_heals(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    pin = rig.pins.pin("GPIO17")

    def gone() -> bool:
        raise OSError("No such device")

    monkeypatch.setattr(pin, "_get_state", gone)
    rig.link.confirm()
    lost = rig.next()
    assert isinstance(lost, LinkLost)
    assert lost.why == "no-pins: No such device"
    monkeypatch.undo()
    assert isinstance(rig.next(), LinkUp)
    rig.frame(0)


@pytest.mark.slow
def test_a_bug_in_the_thread_is_a_loss_too_and_not_a_picture_that_stands_still(
    build: Build, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    tries = threading.Semaphore(0)

    def look(*_: object) -> None:
        tries.release()
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("hardware.gpio_contacts.Contacts.look", look)
        rig.link.confirm()
        lost = rig.next()
        assert all(tries.acquire(timeout=10) for _ in range(3))  # two have been taken in by the third
    assert isinstance(lost, LinkLost)
    assert caplog.text.count("gpio reeds has failed") == 1
    while not isinstance(rig.next(), LinkUp):
        pass
