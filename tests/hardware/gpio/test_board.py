"""The board on pins: edges from other threads, doubled, late and lost ones, and times that never go back."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from companion.core.model.types import LinkUp, SensorFrame
from companion.ports.devices import LinkEvent
from hardware.gpio_contacts import Contacts
from tests.hardware.gpio.rig import PATIENCE_S, PINS, Build, building, clock_ms, heard
from tests.hardware.world import world


@pytest.fixture
def build() -> Iterator[Build]:
    with building() as make:
        yield make


def test_nothing_is_touched_before_the_start(build: Build) -> None:
    rig = build(lines=PINS, lights=["GPIO5"])
    rig.link.show({})
    rig.link.confirm()
    assert rig.pins.pins == {}


def test_it_says_what_it_is_and_each_line_has_its_pin(build: Build) -> None:
    rig = build(lines=PINS)
    rig.pins.ground("GPIO22", True)
    rig.start()
    up, first = rig.next(), rig.next()
    assert up == LinkUp("reeds", up.at_ms, "gpio mock", 3, 0)
    assert isinstance(first, SensorFrame)
    assert (first.sequence, first.bits) == (1, 0b100)
    rig.pins.ground("GPIO17", True)
    assert rig.frame(0b101).sequence == 2


def test_bounces_are_one_change_and_a_spike_is_none(build: Build) -> None:
    rig = build(lines=PINS, press_ms=15, release_ms=15)
    rig.start()
    rig.frame(0)
    for _ in range(10):
        rig.pins.ground("GPIO17", True)
        rig.pins.ground("GPIO17", False)
    rig.pins.ground("GPIO17", True)
    assert rig.frame(1).sequence == 2
    rig.pins.ground("GPIO27", True)
    rig.pins.ground("GPIO27", False)
    heard(rig)
    assert all(frame.bits == 1 for frame in rig.frames())


def test_edges_of_many_threads_at_once_all_count(build: Build) -> None:
    pins = [f"GPIO{n}" for n in range(2, 28)]
    rig = build(lines=pins)
    rig.start()
    rig.frame(0)
    start = threading.Barrier(len(pins))

    def press(pin: str) -> None:
        start.wait()
        for on in (True, False, True):
            rig.pins.ground(pin, on)

    threads = [threading.Thread(target=press, args=(pin,)) for pin in pins]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rig.frame((1 << 26) - 1)


def test_a_callback_never_waits_for_the_loop(build: Build) -> None:
    rig = build(lines=PINS)
    inside, go_on = threading.Event(), threading.Event()

    def slow(_: LinkEvent) -> None:
        inside.set()
        go_on.wait(PATIENCE_S)

    rig.link.start(slow)
    assert inside.wait(PATIENCE_S)
    hand = threading.Thread(target=rig.pins.ground, args=("GPIO17", True))
    hand.start()
    hand.join(PATIENCE_S)
    assert not hand.is_alive()
    rig.link.show({})
    go_on.set()


def test_an_edge_told_twice_is_one_change(build: Build) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    pin = rig.pins.pin("GPIO17")
    rig.pins.ground("GPIO17", True)
    for _ in range(3):
        pin.when_changed(time.monotonic(), False)
    assert rig.frame(1).sequence == 2
    heard(rig)
    assert [frame.bits for frame in rig.frames()] in ([], [1])


@pytest.mark.slow
def test_a_lost_edge_is_found_within_a_second(build: Build) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    rig.pins.pin("GPIO27").edges = "none"
    rig.pins.ground("GPIO27", True)
    rig.frame(0b10)


def test_a_lost_edge_is_found_at_once_where_proof_is_wanted(build: Build) -> None:
    rig = build(lines=PINS, press_ms=1)
    rig.start()
    rig.frame(0)
    rig.pins.pin("GPIO27").edges = "none"
    rig.pins.ground("GPIO27", True)
    heard(rig)
    rig.frame(0b10)


def test_a_lie_about_an_edge_is_put_right_by_looking(build: Build) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    rig.pins.pin("GPIO17").when_changed(time.monotonic(), False)
    heard(rig)
    threading.Event().wait(0.05)
    heard(rig)
    assert all(frame.bits == 0 for frame in rig.frames())


@pytest.mark.parametrize("age_s", [-60.0, 1e9])
def test_ticks_of_another_clock_do_not_move_a_change_in_time(build: Build, age_s: float) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    threading.Event().wait(0.01)
    pressed_ms = clock_ms()
    pin = rig.pins.pin("GPIO17")
    with rig.pins.still():
        rig.pins.ground("GPIO17", True)
    pin.when_changed(time.monotonic() - age_s, False)
    assert pressed_ms <= rig.frame(1).at_ms <= clock_ms()


def test_an_edge_that_was_told_late_counts_from_when_it_was_but_time_never_goes_back(build: Build) -> None:
    rig = build(lines=PINS)
    rig.start()
    rig.frame(0)
    threading.Event().wait(0.1)
    pressed_ms, pressed = clock_ms(), time.monotonic()
    threading.Event().wait(0.1)
    with rig.pins.still():
        rig.pins.ground("GPIO17", True)
    rig.pins.pin("GPIO17").when_changed(pressed, False)
    late = rig.frame(0b1)
    assert pressed_ms <= late.at_ms <= pressed_ms + 50
    rig.pins.ground("GPIO27", True)
    newest = rig.frame(0b11)
    with rig.pins.still():
        rig.pins.ground("GPIO22", True)
    rig.pins.pin("GPIO22").when_changed(pressed, False)
    assert rig.frame(0b111).at_ms >= newest.at_ms


def test_every_edge_wakes_the_thread() -> None:
    woken: list[int] = []
    with world() as pins, ExitStack() as stack:
        contacts = Contacts(PINS, clock_ms, lambda: woken.append(1))
        contacts.open(pins, stack)
        pins.ground("GPIO27", True)
        pins.ground("GPIO27", False)
        assert len(woken) == 2
        assert [levels for _, levels in contacts.look(clock_ms())] == [0b10, 0, 0]


def test_the_time_of_reports_never_goes_back(build: Build) -> None:
    rig = build(lines=PINS)
    rig.start()
    times = [rig.frame(0).at_ms]
    for on in (True, False) * 5:
        rig.pins.ground("GPIO17", on)
        times.append(rig.frame(int(on)).at_ms)
    assert times == sorted(times)
