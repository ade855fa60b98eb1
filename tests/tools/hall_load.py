"""How long a state takes from a board to an onlooker: 12 boards, 500 onlookers, one broker, one hall.

`python -m tests.tools.hall_load [BOARDS ONLOOKERS SECONDS]`. Each board tells a state a second; the time of
the telling stands in it. All onlookers are sockets of this one process.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
import threading
import time
from pathlib import Path

import msgspec
from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from companion.mqtt.hall_messages import ROOT
from tests.hall.onlooker import HallProgram
from tests.hall.test_tables import CARD, STATE
from tests.mqtt.mosquitto import mosquitto
from tests.system.running import free_port

PERIOD_S = 1.0
SETTLE_S = 3.0


class Board(threading.Thread):
    """One board that tells a state again and again."""

    def __init__(
        self, port: int, number: int, closing: threading.Event, user: str = "", password: str = ""
    ) -> None:
        super().__init__(daemon=True)
        self._base, self._closing, self._number = f"{ROOT}/{number:08x}", closing, number
        self._client = paho.Client(CallbackAPIVersion.VERSION2)
        if user:
            self._client.username_pw_set(user, password)
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()

    def run(self) -> None:
        self._say("table", {**CARD, "title": f"Table {self._number}"})
        self._client.publish(f"{self._base}/availability", b"online", 1, retain=True)
        self._closing.wait(PERIOD_S * self._number / 12)
        turns = 0
        while not self._closing.wait(PERIOD_S):
            turns += 1
            self._say("state", {**STATE, "turns": turns, "last": f"at {time.monotonic():.6f}"})
        self._client.disconnect()
        self._client.loop_stop()

    def _say(self, part: str, value: object) -> None:
        self._client.publish(f"{self._base}/{part}", msgspec.json.encode(value), 1, retain=True)


async def _look(port: int, late_s: list[float], begin_s: float, end_s: float) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/hall/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    rest = b""
    while (now_s := time.monotonic()) < end_s:
        try:
            told = await asyncio.wait_for(reader.read(65536), 1)
        except TimeoutError:
            continue
        if not told:
            raise ConnectionError("the hall has closed a stream")
        now_s = time.monotonic()
        rest = rest[-40:] + told
        if now_s >= begin_s:
            late_s.extend(now_s - float(each) for each in re.findall(rb'"last":"at ([\d.]+)"', rest))
        rest = b""
    writer.close()


async def _measure(port: int, onlookers: int, seconds: float) -> list[float]:
    late_s: list[float] = []
    begin_s = time.monotonic() + SETTLE_S
    looks = [_look(port, late_s, begin_s, begin_s + seconds) for _ in range(onlookers)]
    await asyncio.gather(*looks)
    return sorted(late_s)


def main(boards: int = 12, onlookers: int = 500, seconds: int = 30) -> None:
    closing = threading.Event()
    with tempfile.TemporaryDirectory() as name, mosquitto(Path(name)) as broker:
        hall = HallProgram(broker.port, free_port(), Path(name) / "hall")
        for number in range(boards):
            Board(broker.port, number, closing).start()
        late_s = asyncio.run(_measure(hall.port, onlookers, seconds))
        closing.set()
        hall.kill()
    at = [late_s[int(share * (len(late_s) - 1))] * 1000 for share in (0.5, 0.99, 1)]
    told = ", ".join(f"{name} {value:.0f} ms" for name, value in zip(("p50", "p99", "max"), at, strict=True))
    load = os.getloadavg()[0]
    sys.stdout.write(
        f"{boards} boards, {onlookers} onlookers: {len(late_s)} states, {told}; load {load:.0f}\n"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
