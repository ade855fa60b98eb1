"""A hall with three virtual boards that play by themselves, and a broker, all on this machine.

An evening is planned, and its first round drawn. The broker is mosquitto where it is installed, else amqtt,
which is written in Python. Refuses to know: what a table and a hall are.
"""

import contextlib
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion import games
from companion.core.catalog.game_box import box_of
from companion.core.model.errors import InputError
from companion.core.model.game import Game
from companion.daemon.wiring.mqtt import IDENTITY as BOARD_ID
from companion.hall.evening.changes import PlanWanted, TableWanted, next_round, plan
from companion.hall.evening.kept import KeptEvening
from companion.hall.evening.plan import Evening
from companion.hall.serve import HallSetup, run_hall
from companion.mqtt.broker import Address
from companion.ports.files import write_whole

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones on the home network are the point
TABLES = ("Window", "Fireplace", "Kitchen")
PLAYERS = ("Mia", "Ben", "Zoe", "Ali", "Lea", "Jan", "Ida", "Tom", "Eva", "Max", "Noa", "Sam")
"""Of the evening that is planned already, so that its page can be seen."""

IDENTITY = "de300{:03x}"
READY_S = 30.0
"""Seconds that the broker has to answer: much more than it needs."""
LOOK_S = 0.05
"""So often, in seconds, it is looked whether it answers."""
STOP_S = 10.0
"""Seconds that a program has to end before it is killed."""
MOSQUITTO = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin")

AMQTT = """
import asyncio
from amqtt.broker import Broker
async def main():
    listener = {"type": "tcp", "bind": "127.0.0.1:%d"}
    plugin = {"amqtt.plugins.authentication.AnonymousAuthPlugin": {"allow_anonymous": True}}
    broker = Broker({"listeners": {"default": listener}, "plugins": plugin})
    await broker.start()
    await asyncio.Event().wait()
asyncio.run(main())
"""


def run_hall_demo(port: int, *, local: bool) -> int:
    """Serve the hall on this port and tables on the next ones, until Ctrl-C or SIGTERM; the exit status.

    Raises InputError: there is no broker, or a port is taken.
    """
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="companion-hall-")))
        broker = _free_port()
        stack.enter_context(_running(_broker_command(folder, broker)))
        _wait_for(broker)
        shelf = games.look().games
        front = next(iter(shelf))
        boards = {IDENTITY.format(number): title for number, title in enumerate(TABLES, start=1)}
        KeptEvening(folder / "hall").save(_evening(boards, shelf))
        for number, (board, title) in enumerate(boards.items(), start=1):
            write_whole(folder / str(number) / BOARD_ID, board.encode())
            where = ["--port", str(port + number), "--data", str(folder / str(number))]
            how = ["--socket", "--game", front, "--plays", "--title", title, *["--local"] * local]
            told = ["--broker", f"{LOOPBACK}:{broker}"]
            stack.enter_context(
                _running([sys.executable, "-m", "companion.cli", "demo", *where, *how, *told])
            )
        bound = LOOPBACK if local else EVERYWHERE
        return run_hall(HallSetup(Address(LOOPBACK, broker), port, bound, folder=folder / "hall"))


def _evening(boards: Mapping[str, str], shelf: Mapping[str, Game[Any]]) -> Evening:
    """Return an evening whose first round is drawn, for the games that the tables begin with."""
    front = next(iter(shelf))
    tables = [TableWanted(board, front, box_of(shelf[front]).editions[0].variant) for board in boards]
    wanted = PlanWanted(rounds=3, size=4, players=list(PLAYERS), tables=tables)
    return next_round(plan(wanted, boards, shelf, time.time_ns()), 1, boards, {})


def _broker_command(folder: Path, port: int) -> Sequence[str]:
    if MOSQUITTO:
        config = folder / "mosquitto.conf"
        config.write_text(f"listener {port} {LOOPBACK}\nallow_anonymous true\n")
        return [MOSQUITTO, "-c", str(config)]
    if find_spec("amqtt"):
        return [sys.executable, "-c", AMQTT % port]
    raise InputError("there is no broker: install mosquitto, or pip install 'board-companion[broker]'")


@contextlib.contextmanager
def _running(command: Sequence[str]) -> Iterator[None]:
    """Run a program for the length of a block; what it says is not shown."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)  # noqa: S603 - our own
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _free_port() -> int:
    with socket.create_server((LOOPBACK, 0)) as found:
        return int(found.getsockname()[1])


def _wait_for(port: int) -> None:
    """Wait until somebody listens. Raises InputError."""
    end, pause = time.monotonic() + READY_S, threading.Event()
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, port), LOOK_S):
            return
        pause.wait(LOOK_S)
    raise InputError("the broker of the demo does not answer")
