"""How long a turn takes from a board's verdict to an onlooker, and what broker and hall need for it.

`python -m tests.tools.hall_load [BOARDS ONLOOKERS SECONDS] [--bridge]`. Each board is a table's loop with the
publisher that real boards have, and plays a turn a second; all are one process. All onlookers are sockets of
another. With ``--bridge`` the boards tell one broker, and the hall hears another, which is bridged to it.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import re
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from companion.core.model.commands import DieRolled, Enter
from companion.core.model.session import legal
from companion.mqtt.broker import Address
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Manner
from companion.ports.table import View
from tests.daemon.loop.loop_rig import TWO, Rig, rig
from tests.hall.onlooker import HallProgram
from tests.hall.test_bridge import bridge_of
from tests.mqtt.mosquitto import Mosquitto, mosquitto
from tests.system.running import free_port

PERIOD_S = 1.0
SETTLE_S = 5.0
TICKS = os.sysconf("SC_CLK_TCK")

Seen = dict[tuple[str, int], list[float]]
"""Board and state -> when each onlooker saw it."""


class Board(threading.Thread):
    """One table that plays a turn a second; ``shown`` holds when each state was decided."""

    def __init__(self, made: Rig, broker: Address, number: int, closing: threading.Event) -> None:
        super().__init__(daemon=True)
        self.board = f"{number:08x}"
        self.shown: dict[tuple[str, int], float] = {}
        self._made, self._closing, self._rng = made, closing, Random(number)
        made.loop.watch(self._note)
        manner = Manner(self.board, f"Table {number}", "1", "en", discovery=False)
        self._publisher = Publisher(made.loop, broker, manner, None)

    def _note(self, view: View) -> None:
        if view.session is not None and view.game_id is not None:
            turns = len(view.session.progress.history)
            self.shown.setdefault((self.board, turns), time.monotonic())

    def run(self) -> None:
        self._publisher.start()
        self._made.loop.ask(TWO)
        self._closing.wait(PERIOD_S * self._rng.random())
        while not self._closing.wait(PERIOD_S):
            self._turn()
        self._publisher.close()

    def _turn(self) -> None:
        rolled = self._made.loop.ask(DieRolled(0, self._rng.randint(1, 6))).session
        assert rolled is not None
        if moves := legal(rolled):
            self._made.loop.ask(Enter(0, self._rng.choice(moves)))


def play(port: int, boards: int, line: Connection) -> None:
    """Play at all boards until the line says so; then tell what was shown when."""
    closing = threading.Event()
    with contextlib.ExitStack() as stack:
        broker = Address("127.0.0.1", port)
        every = [
            Board(stack.enter_context(rig()), broker, number, closing) for number in range(1, boards + 1)
        ]
        for board in every:
            board.start()
        line.recv()
        closing.set()
        for board in every:
            board.join()
        line.send({key: at for board in every for key, at in board.shown.items()})


# --- who looks on ---------------------------------------------------------------------------------


async def _look(port: int, seen: Seen, end_s: float) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/hall/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    rest = b""
    while time.monotonic() < end_s:
        try:
            told = await asyncio.wait_for(reader.read(262_144), 1)
        except TimeoutError:
            continue
        if not told:
            raise ConnectionError("the hall has closed a stream")
        now_s = time.monotonic()
        *whole, rest = (rest + told).split(b"\n\n")
        for each in whole:
            if found := re.search(rb'"id":"([0-9a-f]{8})".*?"turns":(\d+)', each):
                seen[found[1].decode(), int(found[2])].append(now_s)
    writer.close()


def look(port: int, onlookers: int, seconds: float, line: Connection) -> None:
    """Look on, and tell what was seen when."""

    async def all_of_them() -> Seen:
        seen: Seen = defaultdict(list)
        end_s = time.monotonic() + seconds
        await asyncio.gather(*(_look(port, seen, end_s) for _ in range(onlookers)))
        return seen

    line.send(dict(asyncio.run(all_of_them())))


# --- broker and hall ------------------------------------------------------------------------------


class Needs:
    """What a process needs: memory, and processor time since this was made."""

    def __init__(self, process: int) -> None:
        self._process, self._begun, self._at = process, self._ticks(process), time.monotonic()

    @staticmethod
    def _ticks(process: int) -> int:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def __str__(self) -> str:
        passed_s = time.monotonic() - self._at
        share = (self._ticks(self._process) - self._begun) / TICKS / passed_s
        (peak,) = re.findall(r"VmHWM:\s+(\d+)", Path(f"/proc/{self._process}/status").read_text())
        return f"{int(peak) / 1024:.1f} MB, {share:.0%} of a core"


@contextlib.contextmanager
def brokers(folder: Path, *, bridge: bool) -> Iterator[tuple[Mosquitto, Mosquitto]]:
    """The broker that boards tell, and the one that the hall hears: the same, or bridged to it."""
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(mosquitto(folder / "first"))
        if not bridge:
            yield first, first
            return
        yield first, stack.enter_context(mosquitto(folder / "second", more=bridge_of(first.port)))


def measure(boards: int, onlookers: int, seconds: float, *, bridge: bool) -> str:
    """Return one line that tells it."""
    context = multiprocessing.get_context("spawn")
    (stop, player), (seen, looker) = context.Pipe(), context.Pipe()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        near, far = stack.enter_context(brokers(folder, bridge=bridge))
        hall = HallProgram(far.port, free_port(), folder / "hall")
        stack.callback(hall.kill)
        playing = context.Process(target=play, args=(near.port, boards, player))
        looking = context.Process(target=look, args=(hall.port, onlookers, SETTLE_S + seconds, looker))
        playing.start()
        looking.start()
        time.sleep(SETTLE_S)
        begin_s, needs = time.monotonic(), (Needs(far.process), Needs(hall.process))
        at = seen.recv()
        told = f"broker {needs[0]}, hall {needs[1]}"
        stop.send(None)
        shown = stop.recv()
        playing.join()
        looking.join()
    late_s = late(shown, at, begin_s)
    return f"{boards} boards, {onlookers} onlookers: {len(late_s)} states, {percentiles(late_s)}; {told}"


def late(shown: dict[tuple[str, int], float], at: Seen, begin_s: float) -> list[float]:
    """Return how late each onlooker saw each turn that was played since then."""
    told = (when - shown[key] for key, seen in at.items() if shown.get(key, 0) > begin_s for when in seen)
    return sorted(told)


def percentiles(late_s: Sequence[float]) -> str:
    """Tell a sorted list of times."""
    at = [late_s[int(share * (len(late_s) - 1))] * 1000 for share in (0.5, 0.99, 1)]
    return ", ".join(f"{name} {value:.0f} ms" for name, value in zip(("p50", "p99", "max"), at, strict=True))


def main(*numbers: int, bridge: bool) -> None:
    """Measure once, and say how busy the machine was."""
    before = os.getloadavg()[0]
    told = measure(*(numbers or (12, 500, 30)), bridge=bridge)
    sys.stdout.write(f"{told}; load {before:.0f} before, {os.getloadavg()[0]:.0f} after\n")


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if each != "--bridge"]
    main(*map(int, given), bridge="--bridge" in sys.argv)
