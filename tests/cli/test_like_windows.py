"""The demo where there is nothing that only Unix has: nobody without a board is to need Linux."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.system.running import Client, Demo

TURN = {"number": 4}


class DemoOnWindows(Demo):
    """The demo without Unix (`tests.cli.like_windows`)."""

    program = (sys.executable, "-m", "tests.cli.like_windows")


@pytest.mark.slow
def test_a_game_is_played_kept_and_gone_on_with(tmp_path: Path) -> None:
    running = DemoOnWindows(tmp_path / "data", options=("--local",))
    try:
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="fast", seats=["red", "blue"])
        host.post("/api/roll", TURN)
        host.post("/api/enter", {"move": host.get("/api/moves")[0]["move"]})
        (told,) = host.get("/api/history")["lines"]
        host.close()
        assert running.stop() == 0
        running.restart()
        assert host.get("/api/history")["lines"] == [told]
        assert host.get("/api/care")["copies"]
        host.close()
    finally:
        running.kill()
    assert "Error" not in (running.data / "console.log").read_text()
