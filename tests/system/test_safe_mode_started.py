"""The plug is pulled while the companion starts: safe mode, a choice of the host, and the game is back."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.system.running import CODE, Client, Demo, demo, free_port

PATIENCE_S = 60


class Slow:
    """A demo whose journal another program holds, so that it starts for long."""

    def __init__(self, data: Path, port: int) -> None:
        command = [str(Path(sys.executable).with_name("companion")), "demo", "--port", str(port)]
        command += ["--host-code", CODE, "--data", str(data), "--game", "malefiz"]
        self.port = port
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def get(self, path: str) -> tuple[int, Any]:
        """Status and JSON; status 0 while nothing serves."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)
        except (OSError, ValueError):
            return 0, {}

    def phase(self) -> str:
        return str(self.get("/api/state")[1].get("phase", ""))

    def until(self, wanted: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not wanted():
            assert time.monotonic() < end
            assert self.process.poll() is None
            time.sleep(0.02)

    def choose(self, **form: str) -> int:
        data = urllib.parse.urlencode(form).encode()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/safe-mode", data, timeout=10) as answer:
            return int(answer.status)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The folder of a demo in which a game is played."""
    with demo(tmp_path / "data") as running:
        client = Client(running.port)
        client.become_host()
        client.new_game(variant="classic", seats=("red", "blue"))
        client.post("/api/roll", {"number": 4})
        client.close()
    return tmp_path / "data"


def killed_while_starting(data: Path, port: int) -> None:
    with closing(sqlite3.connect(data / "journal.sqlite", isolation_level=None)) as held:
        held.execute("PRAGMA locking_mode = EXCLUSIVE")
        held.execute("BEGIN EXCLUSIVE")
        slow = Slow(data, port)
        try:
            slow.until(lambda: slow.phase() == "starting")
            assert slow.get("/healthz")[0] == 200
            assert slow.get("/api/games")[1]["code"] == "starting"
        finally:
            slow.kill()


@pytest.mark.slow
def test_killed_twice_while_it_starts_it_asks_the_host_and_then_the_game_is_back(played: Path) -> None:
    port = free_port()
    killed_while_starting(played, port)
    killed_while_starting(played, port)
    before = (played / "journal.sqlite").read_bytes()
    slow = Slow(played, port)
    try:
        slow.until(lambda: slow.phase() == "safe-mode")
        assert slow.get("/healthz")[0] == 503
        with pytest.raises(urllib.error.HTTPError):
            slow.choose(code="WRONG", do="again")
        assert (played / "journal.sqlite").read_bytes() == before
        assert slow.choose(code=CODE, do="again") == 200
        slow.until(lambda: slow.phase() in ("move", "arrange"))
        assert slow.get("/healthz")[0] == 200
    finally:
        slow.kill()


@pytest.mark.full
@pytest.mark.slow
def test_the_game_that_stands_in_the_way_is_left_where_it_is(played: Path) -> None:
    port = free_port()
    killed_while_starting(played, port)
    killed_while_starting(played, port)
    slow = Slow(played, port)
    try:
        slow.until(lambda: slow.phase() == "safe-mode")
        slow.choose(code=CODE, do="aside")
        slow.until(lambda: slow.phase() == "idle")
        assert [game["state"] for game in slow.get("/api/games")[1]] == ["playing"]
    finally:
        slow.kill()
    running = Demo(played, port)  # and it does not come back by itself
    try:
        client = Client(port)
        assert client.state()["phase"] == "idle"
        client.become_host()
        client.post("/api/game/resume", {"game_id": 1})
        assert client.state()["die"] == 4
        client.close()
        running.kill()
        running.restart()
        assert client.state()["die"] == 4
        client.close()
    finally:
        running.kill()
