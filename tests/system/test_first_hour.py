"""The first hour of a board: from the open hotspot to a game begun, on a phone alone, each action counted.

The board's machine has a network of its own (namespaces of Linux) with the hotspot's address and one at home.
NetworkManager is pretended. Writing the card and plugging in is not seen here.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from companion.bench.order import hand_order
from companion.games.malefiz import GAME
from companion.network.keeper import FAREWELL_MS, GRACE_MS, Keeper
from companion.network.socket_server import SOCKET, SocketServer
from companion.ports.hosts import FEWEST_FREE_PIECES
from companion.ports.network import ADDRESS, AskStatus
from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import load_board_map
from tests.network.fake_manager import HOME, FakeManager
from tests.system.browsing import ARGUMENTS, CHROMIUM, PATIENCE_MS, PHONE
from tests.system.running import PATIENCE_S, killed_on_failure

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAME, HOME_ADDRESS, PORT = "board-3f2a", "192.168.7.20", 8080
FAST = load_board_map("malefiz-fast")
WALKED = 30
"""So many spots of a large board, and it is no longer doubted (docs/how-to/check.md)."""

REST_S = 0.45
"""The magnet rests, and is away, for so long: over the 0.3 s that the walk asks for."""

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to" / "install.md"


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@contextmanager
def machine(door: Path) -> Iterator[list[str]]:
    """Make a machine: what enters its network, name and ``/run``. Skips where Linux gives none."""
    script = (
        f"set -e; hostname {NAME}; ip link set lo up; "
        f"ip addr add {ADDRESS}/24 dev lo; ip addr add {HOME_ADDRESS}/24 dev lo; "
        f"mount -t tmpfs tmpfs /run; mkdir {SOCKET.parent}; mount --bind {door.parent} {SOCKET.parent}; "
        "echo ready; exec sleep infinity"
    )
    command = ["unshare", "--map-root-user", "--net", "--uts", "--mount", "sh", "-c", script]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        try:
            if told != "ready\n":
                pytest.skip(f"no namespaces here: {told.strip()}")
            spaces = ["--user", "--net", "--uts", "--mount", "--preserve-credentials"]
            yield ["nsenter", f"--target={process.pid}", *spaces]
        finally:
            process.kill()


@contextmanager
def companion(enter: list[str], folder: Path) -> Iterator[None]:
    """Run the companion of a board at ``folder/port``, until the end of the block."""
    config, log = folder / "table.toml", folder / "log"
    config.write_text(
        f'[[device]]\nname = "table"\nport = "{folder / "port"}"\nmap = "malefiz-fast"\n'
        f'[web]\nport = {PORT}\n[journal]\npath = "games.sqlite"\n'
    )
    command = [*enter, sys.executable, "-m", "companion.cli", "run", "--config", str(config)]
    with log.open("w") as told:
        process = subprocess.Popen(command, stdout=told, stderr=subprocess.STDOUT)
        with killed_on_failure(process):
            until = time.monotonic() + PATIENCE_S
            while "ready " not in log.read_text():
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.02)
            yield
            process.terminate()


@contextmanager
def phone(playwright: Playwright, enter: list[str], folder: Path) -> Iterator[Page]:
    """Open a phone's browser in the machine's network; only the board's name leads home."""
    wrapper = folder / "chromium"
    wrapper.write_text(f'#!/bin/sh\nexec {" ".join(enter)} {CHROMIUM} "$@"\n')
    wrapper.chmod(0o755)
    known = f"--host-resolver-rules=MAP {NAME}.local {HOME_ADDRESS}"
    browser = playwright.chromium.launch(executable_path=wrapper, args=[*ARGUMENTS, known])
    with closing(browser):
        page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="de-DE")
        page.set_default_timeout(PATIENCE_MS)
        yield page


class Family:
    """What a family does with one phone and its hands; ``done`` has a line for each action."""

    def __init__(self, page: Page, board: VirtualBoard) -> None:
        self.page, self.board = page, board
        self.done: list[str] = []
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("response", lambda answer: self._check(answer.url, answer.status))

    def _check(self, url: str, status: int) -> None:
        if status >= 400:
            self.faults.append(f"{status} {url}")

    def act(self, what: str, does: Callable[[], object]) -> None:
        """Do one thing, and count it."""
        does()
        self.done.append(what)

    def tap(self, name: str) -> None:
        """Tap a button or link with this text."""
        self.act(f"tap {name}", self.page.locator("button, a").get_by_text(name, exact=True).first.click)

    def put(self, spot: str, *, on: bool) -> None:
        """Put a magnet on a spot, or take it away, and let it rest."""
        self.board.set(spot, on)
        time.sleep(REST_S)

    def lift_what_is_named(self) -> None:
        """Put pieces on the empty board; lift those that the phone names."""
        stand = list(FAST.line_of)[:FEWEST_FREE_PIECES]
        with self.page.expect_response(
            lambda told: "/proof/" in told.url and bool(told.json()["steps"])
        ) as told:
            for spot in stand:
                self.put(spot, on=True)
        named = self.page.locator("ol.gesture li")
        expect(named.first).to_be_in_viewport(ratio=1)
        expect(named.last).to_be_in_viewport(ratio=1)
        first, *others = [step["spot"] for step in told.value.json()["steps"]]
        for spot in (first, first, first, *others):
            self.put(spot, on=False)
            self.put(spot, on=True)
        self.page.locator("dialog").wait_for(state="detached")
        for spot in stand:
            self.put(spot, on=False)

    def walk(self) -> None:
        """Put one piece on each field in turn."""
        self.page.locator("#walk .spot-name").wait_for()
        for spot in hand_order(GAME.board("fast"))[:WALKED]:
            self.put(spot, on=True)
            self.put(spot, on=False)


def test_from_the_hotspot_to_a_game_in_twelve_actions(playwright: Playwright, tmp_path: Path) -> None:
    door = tmp_path / "run" / "door"
    door.parent.mkdir()
    nm = FakeManager()
    keeper = Keeper(nm, lambda: NAME, tmp_path / "network.json", lambda: nm.now_ms)

    def passes(ms: int) -> None:
        keeper.round()
        nm.now_ms += ms
        keeper.round()

    board = VirtualBoard(path=tmp_path / "port", lines=FAST.line_of, lights=FAST.light_of, clock=clock_ms)
    board.start()
    with (
        closing(board),
        closing(SocketServer(door, keeper.ask)),
        machine(door) as enter,
        companion(enter, tmp_path),
        phone(playwright, enter, tmp_path) as page,
    ):
        family = Family(page, board)
        passes(GRACE_MS)
        family.act("choose the board's Wi-Fi", lambda: page.goto(f"http://{ADDRESS}:{PORT}/generate_204"))
        family.act("type the password", lambda: page.get_by_label("Passwort").fill("correct horse"))
        family.tap("Verbinden")
        address = page.locator(".strong").inner_text()
        passes(FAREWELL_MS)
        assert keeper.ask(AskStatus()).wifi == HOME
        family.act("open the address", lambda: page.goto(address))
        family.tap("Spielleitung werden")
        family.act("put pieces down, lift those named", family.lift_what_is_named)
        family.tap("Brett prüfen")
        family.tap("Rundgang")
        family.act("walk a piece over the fields", family.walk)
        family.tap("Weiter mit dem ersten Abend")
        page.locator(".first-step.done", has_text="Das Brett einmal ablaufen").wait_for()
        family.tap("Neues Spiel")
        family.tap("Spiel beginnen")
        page.get_by_text("Es fehlen noch").first.wait_for()
        assert family.faults == []
    told = re.findall(r"(?m)^\d+\. ", HOW_TO.read_text().split("On a phone:")[1].split("\n\n")[1])
    assert len(family.done) == len(told) == 12, family.done
