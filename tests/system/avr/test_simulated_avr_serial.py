"""The serial transport at the port of a simulated AVR: what only a true line between the two can show."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.types import LinkLost, LinkUp
from companion.ports.devices import BoardLink, DeviceSpec, LinkEvent
from hardware.board_map import load_board_map
from tests.firmware_bridge.board_builds import avr_image, boardsim
from tests.firmware_bridge.simulated_board import SimulatedBoard

pytestmark = pytest.mark.slow

MCU = "atmega328p"
PATIENCE_S = 30.0


@contextmanager
def linked(
    folder: Path, *program: str, size: int = 132, options: dict[str, Any] | None = None
) -> Iterator[tuple[SimulatedBoard, queue.Queue[LinkEvent]]]:
    """A board with so many lines and lights, and a link that wants malefiz-classic there."""
    spots, inbox = load_board_map("malefiz-classic"), queue.Queue[LinkEvent]()
    command = [*boardsim(MCU, avr_image(MCU, size, size)), *program]
    board = SimulatedBoard(command, path=folder / "port", spots=spots)
    (entry,) = entry_points(group="companion.transports", name="serial")
    spec = DeviceSpec("board", clock_ms, spots.lines, spots.lights, str(folder / "port"), options or {})
    link: BoardLink = entry.load()(spec)
    with closing(board), closing(link):
        board.start()
        link.start(inbox.put)
        yield board, inbox


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


def first(inbox: queue.Queue[LinkEvent]) -> LinkEvent:
    return inbox.get(timeout=PATIENCE_S)


def until_up(inbox: queue.Queue[LinkEvent]) -> list[str]:
    """The names of the losses before the link is up."""
    losses = []
    while not isinstance(event := first(inbox), LinkUp):
        if isinstance(event, LinkLost):
            losses.append(event.why.partition(":")[0])
    return losses


def test_a_port_at_another_speed_gives_rubbish_and_is_called_the_wrong_device(tmp_path: Path) -> None:
    with linked(tmp_path, options={"baud": 115200}) as (board, inbox):
        lost = first(inbox)
        assert isinstance(lost, LinkLost)
        assert lost.why.startswith("wrong-device: ")
        assert board.program.stats()["uart_garbled"] > 0


def test_a_board_with_other_counts_is_named(tmp_path: Path) -> None:
    with linked(tmp_path, size=160) as (_, inbox):
        lost = first(inbox)
        assert isinstance(lost, LinkLost)
        assert lost.why.startswith("wrong-board: ")


def test_a_reset_button_and_a_hang_are_one_loss_each_and_heal(tmp_path: Path) -> None:
    with linked(tmp_path) as (board, inbox):
        told = until_up(inbox)
        for order in ("reset", "hang"):
            board.order(order)
            told += until_up(inbox)
        assert told == ["restarted", "restarted"]
        assert board.program.boots == ["power", "reset", "watchdog"]


def test_a_board_that_resets_on_opening_and_sits_in_its_bootloader_comes_up(tmp_path: Path) -> None:
    # Whoever talks to a bootloader keeps it waiting: a host that asks each half second never gets through.
    with linked(tmp_path, "--bootloader", "1200") as (board, inbox):
        assert until_up(inbox) in ([], ["no-answer"])
        assert board.program.boots == ["power", "reset"]
        board.unplug()
        board.plug()
        assert until_up(inbox)[:1] == ["unplugged"]
