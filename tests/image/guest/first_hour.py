"""A family with a phone at a board that has just started for the first time: twelve actions to a game begun.

The twelve of docs/how-to/install.md, each told as it is done. The phone asks what its pages ask; how these
look and where one taps is shown by ``tests/system/test_first_hour.py``.
"""

from __future__ import annotations

import re
import socket
import struct
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from companion.bench.order import hand_order
from companion.games.malefiz import GAME
from companion.ports.hosts import FEWEST_FREE_PIECES
from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import load_board_map
from tests.image.guest.rooms import Browser, address, being_in, joins, say, until

WALKED = 30
"""So many spots of a large board, and it is no longer doubted (docs/how-to/check.md)."""

REST_S = 1.0
PORT = Path("/dev/referee-mcu")
MULTICAST = ("224.0.0.251", 5353)
FORM = "application/x-www-form-urlencoded"
SPOTS = load_board_map("malefiz-classic")


def plug_in() -> VirtualBoard:
    """The board's cable goes in: a device as udev names it."""
    board = VirtualBoard(
        path=PORT, lines=SPOTS.line_of, lights=SPOTS.light_of, clock=lambda: time.monotonic_ns() // 1_000_000
    )
    board.start()
    PORT.chmod(0o666)
    return board


def where_is(name: str) -> str:
    """What a phone learns of ``NAME.local`` by asking everybody in its Wi-Fi."""
    words = b"".join(bytes([len(each)]) + each.encode() for each in (name, "local"))
    asked = struct.pack(">6H", 0, 0, 1, 0, 0, 0) + words + b"\0" + struct.pack(">2H", 1, 0x8001)
    with being_in("phone"):
        line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        own = socket.inet_aton(address("phone", "wlan2"))
    with line:
        line.settimeout(3)
        line.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, own)
        line.sendto(asked, MULTICAST)
        told = line.recv(9000)
    found = re.search(rb"\0\x01(?:\x80|\0)\x01....\0\x04(....)", told, re.DOTALL)
    return socket.inet_ntoa(found[1]) if found else ""


class Family:
    """One phone, two hands, and what they have done."""

    def __init__(self, name: str, board: VirtualBoard) -> None:
        self.name, self.board, self.done = name, board, 0
        self.phone = Browser("phone", "10.42.0.1")

    def act(self, what: str, does: Callable[[], Any]) -> Any:
        """Do one thing, and count it."""
        found = does()
        self.done += 1
        say(f"action {self.done}: {what}")
        return found

    def put(self, spot: str, *, on: bool) -> None:
        self.board.set(spot, on)
        time.sleep(REST_S)

    def choose_wifi(self) -> None:
        joins("phone", "wlan2", self.name, "")
        status, location, _ = self.phone.ask("GET", "/generate_204")
        assert (status, location) == (302, "http://10.42.0.1/setup"), (status, location)
        assert 'name="password"' in self.phone.look("/setup")

    def join(self, home: str, password: str) -> None:
        form = urlencode({"ssid": home.encode().hex(), "password": password})
        status, _, text = self.phone.ask("POST", "/setup/join?lang=en", form, FORM)
        assert status == 200, text
        assert f"http://{self.name}.local/first-evening" in text

    def open_address(self, home: str, password: str) -> None:
        joins("phone", "wlan2", home, password)  # as phones do by themselves
        there = until("its name leads there", lambda: where_is(self.name), 300)
        self.phone = Browser("phone", there, f"{self.name}.local")
        until("", lambda: self.phone.look("/first-evening"), quiet=True)

    def lift_what_is_named(self) -> None:
        stand = list(SPOTS.line_of)[:FEWEST_FREE_PIECES]
        for spot in stand:
            self.put(spot, on=True)
        path = "/api/host/proof/" + self.proof["proof_id"]
        steps = until("pieces are named", lambda: self.phone.get(path)["steps"])
        first, *others = [step["spot"] for step in steps]
        for spot in (first, first, first, *others):
            self.put(spot, on=False)
            self.put(spot, on=True)
        until("the phone is host", lambda: self._is_host(path))
        for spot in stand:
            self.put(spot, on=False)

    def _is_host(self, path: str) -> Any:
        self.phone.ask("GET", path)  # what was done counts once its phone asks
        return self.phone.get("/api/me")["host"]

    def become_host(self) -> None:
        self.phone.get("/api/me")
        self.proof = self.phone.post("/api/host/proof")
        self.phone.get("/api/me")

    def begin_walk(self) -> None:
        board, *_ = [each for each in self.phone.get("/api/check")["boards"] if each["devices"]]
        self.phone.post("/api/check/walk", board=board["name"])

    def walk(self) -> None:
        until("the walk asks", lambda: self._walk()["phase"] in ("waiting", "clear"))
        for spot in hand_order(GAME.board("classic"))[:WALKED]:
            before = self._walk()["done"]
            self.board.set(spot, True)
            until(f"it rests on {spot}", self._rests, quiet=True)
            self.board.set(spot, False)  # a field counts once its piece is away
            until(f"{spot} counts", partial(self._is_past, before), quiet=True)

    def _rests(self) -> bool:
        return bool(self._walk()["phase"] == "resting")

    def _is_past(self, before: int) -> bool:
        return bool(self._walk()["done"] > before)

    def _walk(self) -> dict[str, Any]:
        found: dict[str, Any] = self.phone.get("/api/check")["walk"]
        return found

    def go_on(self) -> None:
        self.phone.post("/api/check/leave")
        self.phone.look("/first-evening")

    def begin_game(self) -> None:
        self.phone.post("/api/game", game="malefiz", variant="classic", seats=["red", "blue"])
        state = until("", self._begun, quiet=True)
        say(f"a game is begun: {state['phase']}")

    def _begun(self) -> Any:
        state = self.phone.get("/api/state")
        return state if state["phase"] not in ("idle", "starting") else None

    def first_hour(self, home: str, password: str) -> None:
        self.act("choose the board's Wi-Fi", self.choose_wifi)
        self.act("type the password", lambda: None)
        self.act("tap Join", lambda: self.join(home, password))
        self.act("open the address told", lambda: self.open_address(home, password))
        self.act("tap Become the host", self.become_host)
        self.act("put four pieces down, lift those named", self.lift_what_is_named)
        self.act("tap Check the board", lambda: self.phone.look("/check"))
        self.act("tap Walk test", self.begin_walk)
        self.act("walk a piece over the fields", self.walk)
        self.act("tap On with the first evening", self.go_on)
        self.act("tap New game", lambda: self.phone.look("/"))
        self.act("tap Start the game", self.begin_game)
        assert self.done == 12, self.done
