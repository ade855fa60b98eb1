"""Tables that play turn after turn, and when each state was decided and had reached the broker."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from random import Random

import msgspec

from companion.core.model.commands import DieRolled, Enter
from companion.core.model.session import legal
from companion.mqtt.broker import Address, Broker, Heard, Will, connect
from companion.mqtt.messages import TableState
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Manner
from companion.ports.table import View
from tests.daemon.loop.loop_rig import TWO, Rig, rig
from tests.tools.hall_load.machine import pin

Times = dict[tuple[str, int], float]
"""Board and number of turns -> when."""


class NotingBroker:
    """A connection to the broker that notes when each number of turns has arrived there."""

    def __init__(self, broker: Broker, board: str, arrived: Times) -> None:
        self._broker, self._board, self._arrived = broker, board, arrived
        self.check = broker.check

    def publish(self, topic: str, payload: bytes, *, retain: bool) -> None:
        self._broker.publish(topic, payload, retain=retain)
        if topic.endswith("/state"):
            turns = msgspec.json.decode(payload, type=TableState).turns
            self._arrived.setdefault((self._board, turns), time.monotonic())


class Board(threading.Thread):
    """One table that plays a turn each ``period_s``, from when it is started until ``closing``."""

    def __init__(
        self, made: Rig, broker: Address, number: int, period_s: float, closing: threading.Event
    ) -> None:
        super().__init__(daemon=True)
        self._period_s = period_s
        self.board = f"{number:08x}"
        self.decided: Times = {}
        self.arrived: Times = {}
        self._made, self._closing, self._rng = made, closing, Random(number)
        made.loop.watch(self._note)
        manner = Manner(self.board, f"Table {number}", "1", "en", discovery=False)
        self._publisher = Publisher(made.loop, broker, manner, None, self._connect)

    @contextlib.contextmanager
    def _connect(self, address: Address, name: str, will: Will | None, heard: Heard) -> Iterator[Broker]:
        with connect(address, name, will, heard) as broker:
            yield NotingBroker(broker, self.board, self.arrived)

    def _note(self, view: View) -> None:
        if view.session is not None and view.game_id is not None:
            turns = len(view.session.progress.history)
            self.decided.setdefault((self.board, turns), time.monotonic())

    def run(self) -> None:
        self._publisher.start()
        self._made.loop.execute(TWO)
        self._closing.wait(self._period_s * self._rng.random())
        while not self._closing.wait(self._period_s):
            self._turn()
        self._publisher.close()

    def _turn(self) -> None:
        rolled = self._made.loop.execute(DieRolled(0, self._rng.randint(1, 6))).session
        assert rolled is not None
        if moves := legal(rolled):
            self._made.loop.execute(Enter(0, self._rng.choice(moves)))


def play(port: int, number: int, period_s: float, core: int | None, line: Connection) -> None:
    """Play at one board until the line says so; then tell when each state was decided, and had arrived."""
    pin(os.getpid(), core)
    closing = threading.Event()
    with rig() as made:
        board = Board(made, Address("127.0.0.1", port), number, period_s, closing)
        board.start()
        line.send(True)
        line.recv()
        closing.set()
        board.join()
    line.send((board.decided, board.arrived))
