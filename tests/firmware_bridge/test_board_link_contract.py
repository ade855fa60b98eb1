"""What every `companion.ports.devices.BoardLink` must do, tried on each transport that exists.

A new transport adds one function to ``TRANSPORTS`` that gives a `Bench`: the link, and the hands and eyes at
its device.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeVar

import pytest

from companion.core.model.types import Heard, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import BoardLink, DeviceSpec, LinkEvent, Magnets
from hardware.board_map import BoardMap, load_board_map
from tests.firmware_bridge.board_builds import avr_image, boardsim, host_port
from tests.firmware_bridge.faulty_board import FaultyBoard
from tests.firmware_bridge.simulated_board import SimulatedBoard
from tests.hardware.world import COLUMNS, DIRECT, LIGHTS, PLUG, ROWS, Hands, small_map, world

RED, GREEN = Lamp("red", "blink"), Lamp("green", "steady")
PATIENCE_S = 30.0
DARK_S = 2.5
"""Less than a device waits for a silent host, more than an eye needs to see that blinking has ended."""

DEBOUNCED_MS = 250
"""After so long any transport has told a change that it can tell at all."""

Event = TypeVar("Event", SensorFrame, Heard, LinkUp, LinkLost)


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass
class Bench:
    """A link under test, and its device in our hands.

    ``spots`` is its map, a part of malefiz-classic at least; ``seen`` is what its lights can show of a lamp.
    """

    link: BoardLink
    magnets: Magnets
    unplug: Callable[[], None]
    plug: Callable[[], None]
    inbox: queue.Queue[LinkEvent]
    spots: BoardMap
    seen: Callable[[Lamp], Lamp] = lambda lamp: lamp

    def start(self) -> None:
        self.link.start(self.inbox.put)

    def wait_for(self, kind: type[Event], fits: Callable[[Event], bool] = lambda _: True) -> Event:
        """The next event of this kind that fits; all before it are forgotten."""
        until = time.monotonic() + PATIENCE_S
        while True:
            event = self.inbox.get(timeout=max(0.01, until - time.monotonic()))
            if isinstance(event, kind) and fits(event):
                return event

    def wait_for_lamps(self, wanted: dict[str, Lamp]) -> None:
        lamps = {spot: self.seen(lamp) for spot, lamp in wanted.items()}
        self.wait_until(lambda burning: burning == lamps)

    def wait_until(self, fits: Callable[[Mapping[str, Lamp]], bool], patience_s: float = PATIENCE_S) -> None:
        """Until the lamps that burn fit."""
        changed = threading.Event()
        stop = self.magnets.watch(changed.set)
        until = time.monotonic() + patience_s
        while not fits(dict(self.magnets.state()[1])):
            assert changed.wait(max(0, until - time.monotonic())), f"lamps are {self.magnets.state()[1]}"
            assert time.monotonic() < until, f"lamps are {self.magnets.state()[1]}"
            changed.clear()
        stop()

    def is_on(self, spot: str, on: bool) -> Callable[[SensorFrame], bool]:
        line = self.spots.line_of[spot]
        return lambda frame: bool(frame.bits >> line & 1) == on


def serial_bench(path: Path | None) -> Iterator[Bench]:
    spots = load_board_map("malefiz-classic")
    board = FaultyBoard(
        path=path,
        lines=spots.line_of,
        lights=spots.light_of,
        clock=clock_ms,
        magnets=("red:1", "i3"),
    )
    board.start()
    (entry,) = entry_points(group="companion.transports", name="serial")
    link = entry.load()(DeviceSpec("board", clock_ms, spots.lines, spots.lights, board.port))
    yield Bench(link, board, board.unplug, board.plug, queue.Queue(), spots)
    link.close()
    board.close()


def program_bench(command: Sequence[str], folder: Path) -> Iterator[Bench]:
    """The firmware itself, in a process of its own; its lamps are told from its pixels."""
    spots = load_board_map("malefiz-classic")
    board = SimulatedBoard(command, path=folder / "port", spots=spots, magnets=("red:1", "i3"))
    board.start()
    (entry,) = entry_points(group="companion.transports", name="serial")
    link = entry.load()(DeviceSpec("board", clock_ms, spots.lines, spots.lights, str(folder / "port")))
    yield Bench(link, board, board.unplug, board.plug, queue.Queue(), spots)
    link.close()
    board.close()


def avr_bench(mcu: str, folder: Path) -> Iterator[Bench]:
    """The production image on a simulated chip."""
    spots = load_board_map("malefiz-classic")
    return program_bench(boardsim(mcu, avr_image(mcu, spots.lines, spots.lights)), folder)


def host_bench(folder: Path, *options: str) -> Iterator[Bench]:
    """The same core as a program for this machine."""
    return program_bench([str(host_port()), *options], folder)


def gpio_bench(options: dict[str, object], *, matrix: bool) -> Iterator[Bench]:
    """Nine spots on mock pins; a loop through the board's plug tells whether it is in."""
    spots = small_map()
    with world() as pins:
        hands = Hands(pins, matrix=matrix, magnets=("red:1", "i3"))
        (entry,) = entry_points(group="companion.transports", name="gpio")
        options |= {"lights": LIGHTS, "plug": PLUG, "factory": "mock"}
        link = entry.load()(DeviceSpec("board", clock_ms, spots.lines, spots.lights, "", options))
        yield Bench(link, hands, hands.unplug, hands.plug, queue.Queue(), spots, in_white)
        link.close()


def in_white(lamp: Lamp) -> Lamp:
    """What a light with a pin of its own shows of a lamp: its pattern."""
    return Lamp("white", lamp.pattern)


TRANSPORTS: dict[str, Callable[[Path], Iterator[Bench]]] = {
    "serial": lambda folder: serial_bench(folder / "port"),
    "socket": lambda _: serial_bench(None),
    "gpio direct": lambda _: gpio_bench({"lines": DIRECT}, matrix=False),
    "gpio matrix": lambda _: gpio_bench({"columns": COLUMNS, "rows": ROWS}, matrix=True),
    "host port": host_bench,
    "host port with polarity": lambda folder: host_bench(folder, "--polarity"),
    "ATmega328P": lambda folder: avr_bench("atmega328p", folder),
    "ATmega2560": lambda folder: avr_bench("atmega2560", folder),
}
SLOW = set(TRANSPORTS) - {"serial", "socket"}
"""Eyes that tell blinking from steady must look for a second."""


@pytest.fixture(params=[pytest.param(t, marks=pytest.mark.slow) if t in SLOW else t for t in TRANSPORTS])
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bench]:
    yield from TRANSPORTS[request.param](tmp_path)


def test_nothing_happens_before_the_start(bench: Bench) -> None:
    bench.link.show({0: RED})
    assert bench.inbox.empty()


def test_a_start_says_up_and_then_the_whole_picture(bench: Bench) -> None:
    bench.start()
    up = bench.inbox.get(timeout=PATIENCE_S)
    frame = bench.inbox.get(timeout=PATIENCE_S)
    assert isinstance(up, LinkUp)
    assert (up.device, up.lines, up.lights) == ("board", bench.spots.lines, bench.spots.lights)
    assert isinstance(frame, SensorFrame)
    assert frame.bits == bench.spots.levels(("red:1", "i3"))
    assert abs(frame.at_ms - clock_ms()) < PATIENCE_S * 1000


def test_a_lift_is_a_frame_without_the_magnet(bench: Bench) -> None:
    bench.start()
    first = bench.wait_for(SensorFrame, bench.is_on("i3", True))
    bench.magnets.set("i3", False)
    lifted = bench.wait_for(SensorFrame, bench.is_on("i3", False))
    bench.magnets.set("i3", True)
    back = bench.wait_for(SensorFrame, bench.is_on("i3", True))
    assert first.sequence < lifted.sequence < back.sequence
    assert first.at_ms <= lifted.at_ms <= back.at_ms <= clock_ms()


def test_a_short_lift_right_after_another_is_not_lost(bench: Bench) -> None:
    bench.start()
    bench.wait_for(SensorFrame)
    for spot in ("a1", "b1", "c1", "d1"):
        bench.magnets.set(spot, True)
        bench.wait_for(SensorFrame, bench.is_on(spot, True))
        bench.magnets.set(spot, False)
        bench.wait_for(SensorFrame, bench.is_on(spot, False))


def test_proof_that_is_asked_for_comes_and_is_not_older_than_the_question(bench: Bench) -> None:
    bench.start()
    bench.wait_for(SensorFrame)
    for _ in range(5):
        asked_ms = clock_ms()
        bench.link.confirm()
        while (heard := bench.wait_for(Heard)).at_ms < asked_ms:
            pass
        assert heard.at_ms <= clock_ms()


def test_proof_never_comes_before_the_change_that_it_would_deny(bench: Bench) -> None:
    bench.start()
    bench.wait_for(SensorFrame)
    for on in (False, True, False):
        moved_ms = clock_ms()
        bench.magnets.set("i3", on)
        while True:
            bench.link.confirm()
            event = bench.inbox.get(timeout=PATIENCE_S)
            if isinstance(event, SensorFrame) and bench.is_on("i3", on)(event):
                break
            if isinstance(event, Heard):  # the change may still be debounced, but not for long
                assert event.at_ms < moved_ms + DEBOUNCED_MS


def test_lights_that_are_shown_burn_at_the_device_and_all_others_are_dark(bench: Bench) -> None:
    lights = bench.spots.light_of
    bench.start()
    bench.link.show({lights["a1"]: RED, lights["blue:5"]: GREEN})
    bench.wait_for_lamps({"a1": RED, "blue:5": GREEN})
    bench.link.show({lights["i14"]: GREEN})
    bench.wait_for_lamps({"i14": GREEN})


def test_of_many_wishes_the_last_one_burns(bench: Bench) -> None:
    lights = bench.spots.light_of
    bench.start()
    for _ in range(100):
        for spot in ("a1", "q13", "i14"):
            bench.link.show({lights[spot]: RED})
    bench.wait_for_lamps({"i14": RED})


@pytest.mark.slow
def test_a_cable_out_and_in_again_is_one_loss_and_one_up_and_the_lights_come_back(bench: Bench) -> None:
    lights = bench.spots.light_of
    bench.start()
    bench.link.show({lights["a1"]: RED})
    bench.wait_for_lamps({"a1": RED})
    bench.unplug()
    bench.wait_for(LinkLost, lambda lost: lost.why.startswith("unplugged: "))
    assert bench.magnets.state()[1] == {}
    bench.magnets.set("i3", False)
    bench.plug()
    events = [bench.inbox.get(timeout=PATIENCE_S) for _ in range(2)]
    assert [type(event) for event in events] == [LinkUp, SensorFrame]
    bench.wait_for_lamps({"a1": RED})
    assert isinstance(events[1], SensorFrame)
    assert bench.is_on("i3", False)(events[1])
    assert all(isinstance(event, SensorFrame) for event in list(bench.inbox.queue))


def test_closing_darkens_the_lights_and_ends_the_thread_within_a_second_and_may_be_done_twice(
    bench: Bench,
) -> None:
    before = threading.active_count()
    bench.start()
    bench.link.show({0: RED, 100: GREEN})
    bench.wait_until(bool)
    start = time.monotonic()
    bench.link.close()
    bench.link.close()
    assert time.monotonic() - start < 1
    assert threading.active_count() == before
    bench.wait_until(lambda burning: not burning, DARK_S)


def test_closing_before_the_start_is_fine(bench: Bench) -> None:
    bench.link.close()
    bench.link.show({})
    bench.link.confirm()
