"""A host deletes everything from the page: the table comes back empty, and knows nobody."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.system.running import Client, Demo, demo
from tests.system.test_copy_restored import copied

pytestmark = pytest.mark.slow
PATIENCE_S = 60


def comes_back_empty(running: Demo) -> Client:
    """Wait until a phone that nobody knows finds a table without games."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        assert running.process.poll() is None
        stranger = Client(running.port)
        try:
            if stranger.state()["phase"] == "idle" and stranger.get("/api/games") == []:
                return stranger
        except (OSError, AssertionError):
            pass
        stranger.close()
        time.sleep(0.05)
    raise AssertionError(f"it did not come back empty: {(running.data / 'console.log').read_text()}")


def test_everything_is_deleted_and_the_table_begins_anew(tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="classic", seats=("red", "blue"))
        copied(running)
        host.post("/api/game/end", {})
        host.post("/api/everything/delete", {"word": "DELETE"})
        host.close()
        stranger = comes_back_empty(running)
        stranger.close()
        assert not list((running.data / "copies").glob("*.sqlite"))
        assert not host.get("/api/me")["host"]
        host.close()
        host.become_host()  # the host code is the board's
        host.new_game(variant="classic", seats=("red", "blue"))
        assert host.state()["game_id"]
        host.close()
        assert running.stop() == 0
