"""The board on pins: edges from other threads, doubled and lost ones, the matrix, pins that fail."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from companion.core.types import Heard, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import BoardLink, DeviceSpec, LinkEvent
from hardware.gpio_board import open_board
from hardware.gpio_contacts import Contacts
from tests.hardware.world import World, world

PINS = ["GPIO17", "GPIO27", "GPIO22"]
PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


# --- a board in our hands ----------------------------------------------------------------------


class Rig:
    """A link on a world of mock pins, and what it says."""

    def __init__(self, pins: World, **options: Any) -> None:
        self.pins = pins
        self.events: queue.Queue[LinkEvent] = queue.Queue()
        table = {"factory": "mock", **options}
        self.link: BoardLink = open_board(DeviceSpec("reeds", clock_ms, 1, 0, options=table))

    def start(self) -> None:
        self.link.start(self.events.put)

    def next(self) -> LinkEvent:
        return self.events.get(timeout=PATIENCE_S)

    def frame(self, bits: int) -> SensorFrame:
        """The next frame with these bits; frames with others before it are left out."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            event = self.next()
            if isinstance(event, SensorFrame) and event.bits == bits:
                return event
        raise AssertionError(f"no frame with {bits:b}")

    def frames(self) -> list[SensorFrame]:
        """What has come by now."""
        return [e for e in list(self.events.queue) if isinstance(e, SensorFrame)]


Build = Callable[..., Rig]


@pytest.fixture
def build() -> Iterator[Build]:
    """Makes rigs on one world; all are closed at the end."""
    rigs: list[Rig] = []
    with world() as pins:

        def make(**options: Any) -> Rig:
            rigs.append(Rig(pins, **options))
            return rigs[-1]

        yield make
        for rig in rigs:
            rig.link.close()


def heard(rig: Rig) -> Heard:
    """Ask for a look, and wait for it."""
    rig.link.confirm()
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if isinstance(event := rig.next(), Heard):
            return event
    raise AssertionError("nothing was heard")


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


def test_the_time_of_reports_never_goes_back(build: Build) -> None:
    rig = build(lines=PINS)
    rig.start()
    times = [rig.frame(0).at_ms]
    for on in (True, False) * 5:
        rig.pins.ground("GPIO17", on)
        times.append(rig.frame(int(on)).at_ms)
    assert times == sorted(times)


# --- the matrix --------------------------------------------------------------------------------

COLUMNS = ["GPIO5", "GPIO6", "GPIO12"]
ROWS = ["GPIO13", "GPIO16"]


def test_a_matrix_line_is_column_times_rows_plus_row(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS)
    rig.start()
    assert rig.next() == LinkUp("reeds", rig.frame(0).at_ms, "gpio mock, scanned", 6, 0)
    for column, pin in enumerate(COLUMNS):
        for row, other in enumerate(ROWS):
            rig.pins.bridge(pin, other, True)
            rig.frame(1 << column * 2 + row)
            rig.pins.bridge(pin, other, False)
            rig.frame(0)


def test_with_diodes_three_corners_show_no_fourth_and_without_they_do(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS)
    for column, row in ((0, 0), (0, 1), (1, 0)):
        rig.pins.bridge(COLUMNS[column], ROWS[row], True)
    rig.start()
    rig.frame(0b0111)
    rig.pins.diodes = False
    rig.frame(0b1111)


def test_only_one_column_is_low_at_a_time_and_none_between_scans(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS)
    driven: list[frozenset[str]] = []
    settle = rig.pins.settle

    def watched() -> None:
        settle()
        pins = {pin.info.name: pin for pin in rig.pins.pins.values()}
        driven.append(frozenset(n for n in COLUMNS if n in pins and not pins[n].state))

    rig.start()
    rig.frame(0)
    rig.pins.settle = watched  # type: ignore[method-assign]  # looks over the shoulder
    heard(rig)
    heard(rig)
    rig.link.close()
    assert {len(low) for low in driven[: -len(COLUMNS) - len(ROWS)]} == {0, 1}


# --- pins that fail ----------------------------------------------------------------------------


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


def test_a_close_in_mid_scan_gives_all_pins_back(build: Build) -> None:
    rig = build(columns=COLUMNS, rows=ROWS, lights=["GPIO20"])
    rig.start()
    rig.frame(0)
    rig.link.close()
    assert {pin.function for pin in rig.pins.pins.values()} == {"input"}
    again = build(lines=COLUMNS)
    again.start()
    again.frame(0)
