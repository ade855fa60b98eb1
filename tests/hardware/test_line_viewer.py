"""The bench viewer on a virtual device: what it says of lines, lights and losses."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.core.model.types import Lamp, LinkLost, LinkUp, SensorFrame
from firmware_bridge.serial_board import SerialBoard
from firmware_bridge.virtual_board import VirtualBoard
from hardware.line_viewer import WHITE, LineViewer, main, watch

EIGHT = {f"s{line}": line for line in range(8)}
PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@pytest.fixture
def board(tmp_path: Path) -> Iterator[VirtualBoard]:
    made = VirtualBoard(path=tmp_path / "port", lines=EIGHT, lights=EIGHT, clock=clock_ms, magnets=("s2",))
    made.start()
    yield made
    made.close()


def test_lines_are_told_with_their_times_and_the_light_of_the_same_number_shines() -> None:
    said: list[str] = []
    shown: list[dict[int, Lamp]] = []
    viewer = LineViewer(said.append, lambda lamps: shown.append(dict(lamps)))
    viewer.take(LinkUp("bench", 0, "1.0", 9, 8))
    viewer.take(SensorFrame("bench", 1, 1000, 0b0))
    viewer.take(SensorFrame("bench", 2, 1100, 0b1_0000_0010))
    viewer.take(SensorFrame("bench", 3, 1340, 0b1_0000_0000))
    viewer.take(LinkLost("bench", 1400, "broken-chain: the input chain fails its self-test"))
    assert said == [
        "up: firmware 1.0, 9 lines, 8 lights",
        "line 1 on",
        "line 8 on",
        "line 1 off after 240 ms",
        "no link: broken-chain: the input chain fails its self-test",
    ]
    assert shown == [{1: WHITE}, {}]


@pytest.mark.slow
def test_a_magnet_on_a_device_is_told_and_lit(board: VirtualBoard, tmp_path: Path) -> None:
    said: queue.Queue[str] = queue.Queue()
    link = SerialBoard(device="bench", port=str(tmp_path / "port"), clock=clock_ms)
    thread = threading.Thread(target=watch, args=(link, said.put), kwargs={"seconds": 3})
    thread.start()
    assert said.get(timeout=PATIENCE_S).endswith("8 lines, 8 lights")
    assert said.get(timeout=PATIENCE_S) == "line 2 on"
    board.set("s5", on=True)
    assert said.get(timeout=PATIENCE_S) == "line 5 on"
    until = time.monotonic() + PATIENCE_S
    while dict(board.state()[1]) != {"s2": WHITE, "s5": WHITE}:
        assert time.monotonic() < until
        threading.Event().wait(0.01)
    thread.join(PATIENCE_S)
    assert not thread.is_alive()


@pytest.mark.slow
def test_a_port_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, [str(tmp_path / "nothing"), "--seconds", "1.5"])
    assert done.exit_code == 0
    assert len([line for line in done.output.splitlines() if line.startswith("no link: no-port")]) == 1
