"""The host port as a program: what its orders do, seen by the Python link at its pty.

What every board program must do is tried by ``tests/firmware_bridge/test_board_link_contract.py``.
"""

from __future__ import annotations

import queue
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from companion.core.model.types import FieldPage, Lamp, LinkLost, LinkUp, SensorFrame
from companion.ports.devices import LinkEvent
from firmware_bridge.serial_board import SerialBoard
from tests.firmware_bridge.board_builds import host_port
from tests.firmware_bridge.board_program import BoardProgram

pytestmark = pytest.mark.slow

PATIENCE_S = 30.0
Event = TypeVar("Event", SensorFrame, LinkUp, LinkLost, FieldPage)


class Rig:
    """A host port, and a link to it."""

    def __init__(self, path: Path, *options: str) -> None:
        self.pixels: list[bytes] = []
        self.program = BoardProgram([str(host_port()), "--link", str(path), *options], self.pixels.append)
        self.program.wait_until_ready()
        self._inbox: queue.Queue[LinkEvent] = queue.Queue()
        self.link = SerialBoard(
            device="board", port=str(path), clock=lambda: time.monotonic_ns() // 1_000_000
        )
        self.link.start(self._inbox.put)

    def close(self) -> None:
        self.link.close()
        self.program.close()

    def wait_for(self, kind: type[Event], fits: Callable[[Event], bool] = lambda _: True) -> Event:
        until = time.monotonic() + PATIENCE_S
        while True:
            event = self._inbox.get(timeout=max(0.01, until - time.monotonic()))
            if isinstance(event, kind) and fits(event):
                return event

    def wait_for_pixels(self, fits: Callable[[bytes], bool]) -> None:
        until = time.monotonic() + PATIENCE_S
        while not (self.pixels and fits(self.pixels[-1])):
            assert time.monotonic() < until, self.pixels[-3:]
            self.program.stats()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Rig]]:
    rigs = []

    def run(*options: str) -> Rig:
        rigs.append(Rig(tmp_path / "port", *options))
        return rigs[-1]

    yield run
    for rig in rigs:
        rig.close()


def test_it_says_what_it_is_and_how_it_was_at_boot(start: Callable[..., Rig]) -> None:
    rig = start("--lines", "9", "--lights", "4", "--levels", "0201", "--git", "0123abcd")
    up, frame = rig.wait_for(LinkUp), rig.wait_for(SensorFrame)
    assert (up.lines, up.lights, up.git, up.polarity) == (9, 4, "0123abcd", False)
    assert up.firmware.endswith(" host")
    assert (frame.bits, frame.norths) == (0b100000010, None)
    assert rig.program.boots == ["power"]


def test_lines_and_levels_become_frames(start: Callable[..., Rig]) -> None:
    rig = start("--lines", "20")
    rig.wait_for(LinkUp)
    rig.program.order("line 19 1")
    rig.wait_for(SensorFrame, lambda frame: frame.bits == 1 << 19)
    rig.program.order("levels 010080")
    rig.wait_for(SensorFrame, lambda frame: frame.bits == 1)  # bit 23 is no line


def test_a_cut_chain_is_told_and_heals_and_shows_no_wrong_level(start: Callable[..., Rig]) -> None:
    rig = start("--levels", "05")
    rig.wait_for(LinkUp)
    rig.program.order("chain 0")
    assert rig.wait_for(LinkLost).why.startswith("broken-chain")
    rig.program.order("line 1 1")
    rig.program.order("chain 1")
    rig.wait_for(LinkUp)
    assert rig.wait_for(SensorFrame).bits == 0b111


def test_fields_are_poles_and_pages(start: Callable[..., Rig]) -> None:
    rig = start("--lines", "40", "--polarity")
    assert rig.wait_for(LinkUp).polarity
    rig.program.order("field 3 100")
    rig.program.order("field 39 -90")
    both = 1 << 3 | 1 << 39
    assert rig.wait_for(SensorFrame, lambda frame: frame.bits == both).norths == 1 << 3
    rig.link.ask_field(wanted=True)
    assert rig.wait_for(FieldPage, lambda page: page.first == 0).fields[3] == 100
    assert rig.wait_for(FieldPage, lambda page: page.first == 32).fields == (0,) * 7 + (-90,)


def test_a_reset_keeps_the_port_and_begins_a_new_session(start: Callable[..., Rig]) -> None:
    rig = start("--levels", "01")
    rig.wait_for(LinkUp)
    rig.program.order("reset")
    assert rig.wait_for(LinkLost).why.startswith("restarted")
    rig.wait_for(LinkUp)
    assert rig.program.boots == ["power", "reset"]


def test_lights_are_pixels_and_go_dark_when_the_host_is_gone(start: Callable[..., Rig]) -> None:
    rig = start("--lights", "2")
    rig.wait_for(LinkUp)
    rig.link.show({1: Lamp("red", "steady")})
    rig.wait_for_pixels(lambda pixels: pixels == bytes((0, 0, 0, 64, 0, 0)))
    rig.link.close()
    rig.wait_for_pixels(lambda pixels: not any(pixels))


def test_a_device_of_another_protocol_is_named(start: Callable[..., Rig]) -> None:
    rig = start("--version-as", "2")
    assert rig.wait_for(LinkLost).why.startswith("wrong-version")


def test_it_rests_while_nothing_happens(start: Callable[..., Rig]) -> None:
    rig = start()
    rig.wait_for(LinkUp)
    rig.wait_for(SensorFrame, lambda frame: frame.sequence >= 2)  # the first one that only time made
    before = rig.program.stats()["scans"]
    first = rig.wait_for(SensorFrame)
    second = rig.wait_for(SensorFrame)
    passed_ms = second.at_ms - first.at_ms + 1000
    assert rig.program.stats()["scans"] - before < 3 * passed_ms / 4, "it scans each millisecond for nothing"


@pytest.mark.parametrize(
    "order", ["line 132 1", "line 0 2", "line 0", "field 0 9", "levels 0", "levels xx", "pause", "hm"]
)
def test_an_order_that_cannot_be_is_told_in_one_line(start: Callable[..., Rig], order: str) -> None:
    rig = start()
    rig.program.order(order)
    rig.program.stats()
    assert rig.program.errors == [f"cannot do: {order}"]


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--link", "x", "--lines", "0"],
        ["--link", "x", "--lights", "161"],
        ["--link", "x", "--levels", "5"],
    ],
    ids=" ".join,
)
def test_options_that_cannot_be_end_it_with_status_2(tmp_path: Path, options: list[str]) -> None:
    done = subprocess.run(
        [host_port(), *options], capture_output=True, text=True, check=False, cwd=tmp_path, timeout=30
    )
    assert done.returncode == 2
    assert done.stderr.startswith("board-host: ")
    assert "Traceback" not in done.stderr


def test_a_folder_that_does_not_exist_is_an_error_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [host_port(), "--link", tmp_path / "none" / "port"],
        capture_output=True, text=True, check=False, timeout=30, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.stdout.startswith("error no port at ")
