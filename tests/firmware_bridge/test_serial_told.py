"""What crosses the serial link besides levels: which device it is, its options, its poles and fields."""

from __future__ import annotations

import os
import queue
import select
import threading
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.core.model.errors import ConfigError
from companion.core.model.types import FieldPage, SensorFrame
from companion.ports.devices import DeviceSpec, LinkEvent
from firmware_bridge.frames import Decoder, Frame, encode
from firmware_bridge.messages import Hello, Kind
from firmware_bridge.serial_board import SerialBoard, open_board
from tests.firmware_bridge.cabled import PATIENCE_S, Table, clock_ms, linked, make_board
from tests.firmware_bridge.faulty_board import FaultyBoard

# --- which device ----------------------------------------------------------------------------


@pytest.mark.slow
def test_two_boards_on_swapped_cables_are_each_the_wrong_one_until_they_are_swapped_back(
    tmp_path: Path,
) -> None:
    left, right = tmp_path / "left", tmp_path / "right"
    large, small = make_board(right), make_board(left, count=12)
    large.start()
    small.start()
    with linked(left) as one, linked(right, (12, 12)) as other:
        tables = [Table(large, one), Table(small, other)]
        for each in tables:
            each.until("wrong-board")
        large.close()
        small.close()
        for each in tables:
            each.until("unplugged")
        boards = make_board(left), make_board(right, count=12)
        for board, each in zip(boards, tables, strict=True):
            board.start()
            each.until("up")
            each.until("seen")
            assert each.words == ["wrong-board", "unplugged", "up"]
            board.close()


@contextmanager
def stranger(port: Path, answer: bytes) -> Iterator[None]:
    """Something that says a text again and again; without one, a device of another protocol."""
    master, slave = os.openpty()
    tty.setraw(slave)
    port.symlink_to(os.ttyname(slave))
    closing = threading.Event()

    def talk() -> None:
        decoder, asked = Decoder(), 0
        while not closing.is_set():
            if select.select([master], [], [], 0.25)[0]:
                asked = max((f.sequence for f in decoder.feed(os.read(master, 100))), default=0)
            said = Hello(40, 40, "later", protocol=9).pack()
            os.write(master, answer or encode(Frame(Kind.HELLO, 5, asked, said)))

    thread = threading.Thread(target=talk, daemon=True)
    thread.start()
    yield
    closing.set()
    os.write(slave, b"x")
    thread.join(PATIENCE_S)
    os.close(master)
    os.close(slave)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answer", "name"), [(b"", "wrong-version"), (b"$GPGGA,no board,\r\n", "wrong-device")], ids=str
)
def test_something_else_on_the_port_is_named_once(tmp_path: Path, answer: bytes, name: str) -> None:
    with stranger(tmp_path / "port", answer), linked(tmp_path / "port") as inbox:
        made = Table(make_board(tmp_path / "none"), inbox)
        made.until(name)
        with pytest.raises(queue.Empty):
            inbox.get(timeout=1.5)


# --- options ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_options_reach_the_device_and_wrong_ones_never_get_a_link(tmp_path: Path) -> None:
    board = make_board(tmp_path / "port")
    board.start()
    options = {"press_ms": 12, "release_ms": 3, "brightness": 9, "current_ma": 900}
    spec = DeviceSpec("board", clock_ms, 40, 40, str(tmp_path / "port"), options, "t.toml: options")
    link = open_board(spec)
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link.start(inbox.put)
    Table(board, inbox).until("up")
    until = time.monotonic() + PATIENCE_S
    while board.settings.current_ma != 900:
        assert time.monotonic() < until
    assert (board.settings.press_ms, board.settings.release_ms, board.settings.brightness) == (12, 3, 9)
    link.close()
    board.close()
    with pytest.raises(ConfigError, match=r"t\.toml: options: press_ms is 99, must be a whole number of ms"):
        open_board(DeviceSpec("b", clock_ms, 1, 1, "", {"press_ms": 99}, "t.toml: options"))


# --- poles -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_poles_and_fields_of_a_board_that_measures_come_over_the_wire(tmp_path: Path) -> None:
    numbers = {f"s{i}": i for i in range(40)}
    board = FaultyBoard(
        path=tmp_path / "port",
        lines=numbers,
        lights=numbers,
        clock=clock_ms,
        magnets=("s3", "s35"),
        norths=("s3",),
    )
    board.start()
    link = SerialBoard(device="board", port=str(tmp_path / "port"), clock=clock_ms)
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    link.start(inbox.put)

    def wait_for_poles(levels: int, norths: int) -> None:
        while True:
            event = inbox.get(timeout=PATIENCE_S)
            if isinstance(event, SensorFrame) and (event.bits, event.norths) == (levels, norths):
                return

    both = 1 << 3 | 1 << 35
    wait_for_poles(both, 1 << 3)
    board.turn("s35", north=True)
    wait_for_poles(both, both)
    board.turn("s3", north=False)
    wait_for_poles(both, 1 << 35)
    board.set("s35", False)
    wait_for_poles(1 << 3, 0)
    link.ask_field(wanted=True)
    pages: dict[int, tuple[int, ...]] = {}
    while set(pages) != {0, 32}:
        event = inbox.get(timeout=PATIENCE_S)
        if isinstance(event, FieldPage):
            pages[event.first] = event.fields
    assert (pages[0][3], pages[32][3]) == (-100, 0)
    link.close()
    board.close()
