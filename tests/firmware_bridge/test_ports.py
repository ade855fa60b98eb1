"""A board at a socket instead of a serial port: what is said where nobody listens, or another is there."""

from __future__ import annotations

import queue
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.model.errors import ConfigError
from companion.core.model.types import LinkLost, LinkUp, SensorFrame
from companion.ports.devices import DeviceSpec, LinkEvent
from firmware_bridge.serial_board import SerialBoard, open_board
from tests.firmware_bridge.faulty_board import FaultyBoard
from tests.system.running import Client, demo, free_port

PATIENCE_S = 30.0


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@pytest.fixture
def board() -> Iterator[FaultyBoard]:
    lines = {"s0": 0, "s1": 1}
    board = FaultyBoard(path=None, lines=lines, lights=lines, clock=clock_ms)
    board.start()
    yield board
    board.close()


def news(inbox: queue.Queue[LinkEvent]) -> str:
    """The next loss in its words, or "up"."""
    while True:
        event = inbox.get(timeout=PATIENCE_S)
        if isinstance(event, LinkLost | LinkUp):
            return event.why if isinstance(event, LinkLost) else "up"


def test_a_socket_that_nobody_listens_on_is_named(board: FaultyBoard) -> None:
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    port = f"socket://127.0.0.1:{free_port()}"
    assert port != board.port
    link = SerialBoard(device="board", port=port, clock=clock_ms)
    link.start(inbox.put)
    wrong = f"no-port: {port} is not listened on; does its board run, and is the number right?"
    assert news(inbox) == wrong
    link.close()


@pytest.mark.slow
def test_a_second_program_is_hung_up_on_and_the_first_one_hears_on(board: FaultyBoard) -> None:
    inbox: queue.Queue[LinkEvent] = queue.Queue()
    first = SerialBoard(device="board", port=board.port, clock=clock_ms)
    first.start(inbox.put)
    assert news(inbox) == "up"
    number = int(board.port.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", number), timeout=PATIENCE_S) as second:
        assert second.recv(1) == b""
    board.set("s1", True)
    while not (isinstance(event := inbox.get(timeout=PATIENCE_S), SensorFrame) and event.bits == 2):
        assert not isinstance(event, LinkLost)
    board.unplug()
    assert news(inbox) == f"unplugged: {board.port} was hung up; does its board run, for no other program?"
    first.close()


@pytest.mark.parametrize(
    "port",
    ["rfc2217://127.0.0.1:1", "socket://127.0.0.1", "socket://:7000", "socket://a:b", "socket://a:1/x"],
)
def test_an_address_that_cannot_be_is_told_with_what_would_be_right(port: str) -> None:
    spec = DeviceSpec("board", clock_ms, 1, 1, port, {}, "table.toml: device board: options")
    with pytest.raises(ConfigError, match=r'must be a path such as .*"socket://127.0.0.1:7000"'):
        open_board(spec)


@pytest.mark.slow
def test_a_demo_on_sockets_is_played_and_comes_back_with_its_pieces(tmp_path: Path) -> None:
    with demo(tmp_path / "data", "--socket") as running:
        assert not list(running.data.glob("*.port"))
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="fast", seats=["red", "blue"])
        host.close()
        running.kill()
        running.restart()
        host.until(lambda state: state["phase"] == "roll" and not state["steps"])
        host.close()
