"""A game in a package of its own, played at a table of its own, as docs/tutorials/add-a-game.md tells."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firmware_bridge.virtual_board import VirtualBoard
from hardware.board_map import load_board_map
from tests.system.running import Client, free_port

HERE = Path(__file__).parent
MOST_LINES = 200

pytestmark = pytest.mark.slow


class Table:
    """``companion run`` with the game installed in a folder of its own, over a virtual board."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        packages = folder / "packages"
        info = packages / "lanterns-1.0.dist-info"
        info.mkdir(parents=True)
        shutil.copy(HERE / "lanterns.py", packages)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text("[companion.games]\nlanterns = lanterns:GAME\n")
        shutil.copy(HERE / "lanterns.toml", folder)
        self.config = folder / "table.toml"
        self.config.write_text(
            f'[[device]]\nname = "path"\nport = "{folder / "port"}"\nmap = "lanterns.toml"\n'
            f'[web]\nhost = "127.0.0.1"\nport = {self.port}\n[journal]\npath = "games.sqlite"\n'
        )
        spots = load_board_map(folder / "lanterns.toml")
        self.board = VirtualBoard(
            path=folder / "port",
            lines=spots.line_of,
            lights=spots.light_of,
            clock=lambda: time.monotonic_ns() // 1_000_000,
            magnets=("b1", "d1"),
        )
        self.board.start()
        self.start()

    def start(self) -> None:
        """The daemon serves, and this client is host."""
        log = self.folder / "console.log"
        paths = [str(self.folder / "packages"), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        command = [sys.executable, "-m", "companion.cli", "run", "--config", str(self.config)]
        with log.open("w") as console:
            self.process = subprocess.Popen(command, stdout=console, stderr=console, env=environment)
        end = time.monotonic() + 30
        while "ready " not in log.read_text():
            assert self.process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.02)
        code = re.search(r"host code (\S+)", log.read_text())
        assert code, log.read_text()
        self.client = Client(self.port)
        self.client.become_host(code[1])
        self.client.until(lambda each: each["link"]["up"])  # a board that is found later is looked at anew

    def kill(self) -> None:
        """Pull the plug, and start again."""
        self.process.kill()
        self.process.wait()
        self.client.close()
        self.start()

    def play_input(self) -> Any:
        """The next thing that is awaited is done, by word or by hand; the state after it."""
        state = self.client.until(lambda each: each["phase"] in ("say", "move", "over"))
        if state["phase"] == "over":
            return state
        before = state["past"]["lines"]
        awaited = state["awaited"][0]
        if awaited["source"] == "said":
            self.client.post("/api/input", {"input": awaited["values"][0]["input"]})
        else:
            (text,) = (move["move"] for move in self.client.get("/api/moves"))
            here = next(spot for spot, seat in state["position"]["pieces"].items() if seat == state["turn"])
            self.board.set(here, on=False)
            self.board.set(text.removeprefix("step:"), on=True)
        return self.client.until(lambda each: each["past"]["lines"] > before or each["phase"] == "over")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    made.process.kill()
    made.process.wait()
    made.client.close()
    made.board.close()


def test_a_game_of_200_lines_is_played_to_its_end_over_a_pulled_plug(table: Table) -> None:
    assert len((HERE / "lanterns.py").read_text().splitlines()) <= MOST_LINES
    table.client.post("/api/game", {"game": "lanterns", "variant": "path", "seats": ["red", "blue"]})
    for number in range(200):
        state = table.play_input()
        if state["phase"] == "over":
            break
        if number == 2:
            told = [past["move"] for past in table.client.history()]
            table.kill()
            state = table.client.until(lambda each: each["phase"] in ("say", "move"))
            assert [past["move"] for past in table.client.history()][: len(told)] == told
    assert state["phase"] == "over"
    pieces = state["position"]["pieces"]
    winner = state["past"]["last"]["seat"]
    assert pieces["e1" if winner == "red" else "a1"] == winner
    table.process.send_signal(signal.SIGTERM)
    assert table.process.wait(timeout=20) == 0
    assert "Traceback" not in (table.folder / "console.log").read_text()
