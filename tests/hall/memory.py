"""How much memory a board that is the hall takes: daemon, hall and broker, with 12 tables and many onlookers.

`python -m tests.hall.memory [BOARDS ONLOOKERS SECONDS]`; Linux. What all share is counted once (PSS).
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from companion.daemon.broker import kept_broker
from companion.daemon.hall_here.broker_files import user_of
from companion.daemon.hall_here.members import FOLDER, Members
from companion.daemon.wiring.mqtt import IDENTITY, identity
from companion.mqtt.broker import Address
from companion.ports.broker import HomeBroker
from tests.daemon.loop.loop_rig import rig
from tests.system.running import free_port
from tests.tools.hall_load.boards import Board

LOOPBACK = "127.0.0.1"
LOOK_S = 2.0


def prepare(folder: Path, boards: int) -> tuple[tuple[int, int], list[tuple[str, str]]]:
    """Make this folder that of a hall; its ports, and user and password of each other board."""
    ports = free_port(), free_port()
    (folder / FOLDER).mkdir()
    members, me = Members(folder / FOLDER, (0, 0)), identity(folder / IDENTITY)
    members.move(ports)
    members.turn(on=True)
    own = HomeBroker(LOOPBACK, ports[0], user_of(me), commands=True)
    kept_broker.save(folder, kept_broker.KeptBrokers(kept_broker.Chosen(own, members.add(me, "Window"))))
    names = [f"{number:08x}" for number in range(1, boards)]
    return ports, [(user_of(name), members.add(name, name)) for name in names]


def _wait_for(port: int) -> None:
    """Wait until somebody answers there."""
    pause = threading.Event()
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, port)):
            return
        pause.wait(0.1)
    raise AssertionError(f"nobody answers at {port}")


def family(parent: int) -> dict[int, str]:
    """Return a process and its children, each with its command."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    found = {}
    for line in listed.splitlines()[1:]:
        number, above, command = line.split(None, 2)
        if parent in (int(number), int(above)):
            found[int(number)] = command
    return found


def megabytes(process: int, what: str = "Pss") -> float:
    """Return how much memory a process has."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    match = re.search(rf"(?m)^{what}:\s+(\d+) kB", text)
    return int(match[1]) / 1024 if match else 0.0


async def _look(port: int, seconds: float) -> None:
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    writer.write(b"GET /api/hall/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while await reader.read(65536):
                continue
    writer.close()


async def _crowd(port: int, onlookers: int, seconds: float) -> None:
    await asyncio.gather(*(_look(port, seconds) for _ in range(onlookers)))


def main(boards: int = 12, onlookers: int = 500, seconds: int = 40) -> None:
    """Measure, and print one line for each process."""
    closing, most = threading.Event(), dict[str, float]()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        (broker, page), others = prepare(Path(name), boards)
        where = ["--local", "--socket", "--port", str(free_port()), "--data", name]
        demo = subprocess.Popen(
            [sys.executable, "-m", "companion.cli", "demo", *where], stdout=subprocess.PIPE, text=True
        )
        assert demo.stdout
        assert any(line.startswith("ready") for line in demo.stdout), "the demo does not start"
        for port in (broker, page):
            _wait_for(port)
        for number, (user, password) in enumerate(others, start=1):
            address = Address(LOOPBACK, broker, user, password)
            Board(stack.enter_context(rig()), address, number, 1, closing).start()
        crowd = threading.Thread(target=lambda: asyncio.run(_crowd(page, onlookers, seconds)))
        crowd.start()
        while crowd.is_alive():
            crowd.join(LOOK_S)
            for process, command in family(demo.pid).items():
                kind = "broker" if "mosquitto" in command else "hall" if " hall " in command else "daemon"
                most[kind] = max(most.get(kind, 0.0), megabytes(process))
        closing.set()
        demo.terminate()
        demo.wait()
        demo.stdout.close()
    told = ", ".join(f"{kind} {size:.0f} MB" for kind, size in sorted(most.items()))
    whole = sum(most.values())
    sys.stdout.write(f"{boards} boards, {onlookers} onlookers: {told}; together {whole:.0f} MB\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
