"""The process that keeps the network: a round each few seconds, or as soon as something is asked."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
import threading
import time
from pathlib import Path

from companion.network.door import SOCKET, Door
from companion.network.keeper import Keeper
from companion.network.nmcli import Nmcli

KEPT = Path("/var/lib/board-companion-network/network.json")


def clock_ms() -> int:
    """Return whole milliseconds of the monotonic clock."""
    return time.monotonic_ns() // 1_000_000


def keep(door: Path | None = None, kept: Path | None = None) -> None:
    """Keep the network until SIGTERM or Ctrl-C."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    stop, asked = threading.Event(), threading.Event()

    def end(*_: object) -> None:
        stop.set()
        asked.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    keeper = Keeper(Nmcli(), socket.gethostname, kept or KEPT, clock_ms, asked.set)
    with contextlib.closing(Door(door or SOCKET, keeper.ask)):
        while not stop.is_set():
            asked.clear()
            keeper.round()
            asked.wait(keeper.wait_ms() / 1000)
