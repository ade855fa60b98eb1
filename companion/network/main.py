"""The process that keeps the network: a round each few seconds, or as soon as something is asked."""

import contextlib
import logging
import signal
import socket
import threading
from pathlib import Path

from companion.core.model.errors import InputError
from companion.network.keeper import Keeper
from companion.network.nmcli import Nmcli
from companion.network.socket_server import SOCKET, SocketServer
from companion.ports.clocks import clock_ms

STATE_FILE = Path("/var/lib/board-companion-network/network.json")


def keep(door: Path | None = None, kept: Path | None = None) -> None:
    """Keep the network until SIGTERM or Ctrl-C. Raises InputError where the socket cannot be made."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    stop, asked = threading.Event(), threading.Event()

    def end(*_: object) -> None:
        stop.set()
        asked.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, end)
    keeper = Keeper(Nmcli(), socket.gethostname, kept or STATE_FILE, clock_ms, asked.set)
    with contextlib.closing(_open(door or SOCKET, keeper)):
        while not stop.is_set():
            asked.clear()
            keeper.round()
            asked.wait(keeper.wait_ms() / 1000)


def _open(path: Path, keeper: Keeper) -> SocketServer:
    """Open the socket. Raises InputError."""
    try:
        return SocketServer(path, keeper.ask)
    except OSError as error:
        raise InputError(
            f"--door {path}: {error.strerror or str(error)}; right would be a path in a folder that is there"
        ) from None
