"""A host goes back to a copy from the page: the table closes, and comes back with the games of the copy."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from companion.journal.copies import CopyFolder, make_copy
from tests.system.running import Client, Demo, demo

pytestmark = pytest.mark.slow
PATIENCE_S = 60


def copied(running: Demo) -> str:
    """Copy the journal of a running demo; the copy's name."""
    return make_copy(running.data / "journal.sqlite", CopyFolder(running.data / "copies"), "2026-11-23").name


def come_back(running: Demo, host: Client, die: int | None) -> None:
    """Wait until the table has started again in the same process, with this number rolled."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        assert running.process.poll() is None
        try:
            state = host.state()
        except (OSError, AssertionError):
            state = {"phase": "starting"}
        if state["phase"] != "starting" and state["die"] == die:
            return
        time.sleep(0.05)
    raise AssertionError(f"it did not come back: {(running.data / 'console.log').read_text()}")


def test_the_game_is_as_the_copy_had_it_and_the_file_before_is_kept(tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="classic", seats=("red", "blue"))
        host.post("/api/roll", {"number": 4})
        name = copied(running)
        host.undo()
        host.post("/api/roll", {"number": 2})
        assert host.state()["die"] == 2
        host.post("/api/copies/restore", {"name": name})
        host.close()
        come_back(running, host, 4)
        assert host.get("/api/me")["host"]  # rights survive it
        aside = running.data / "journal.sqlite.bad-1"
        with closing(sqlite3.connect(aside)) as kept:
            assert (
                '"number":2'
                in kept.execute("SELECT replace(group_concat(data), ' ', '') FROM rows").fetchone()[0]
            )
        host.close()
        assert running.stop() == 0


def test_a_journal_of_a_newer_companion_is_left_alone_until_a_host_goes_back(tmp_path: Path) -> None:
    with demo(tmp_path / "data") as running:
        host = Client(running.port)
        host.become_host()
        host.new_game(variant="classic", seats=("red", "blue"))
        host.post("/api/roll", {"number": 4})
        name = copied(running)
        running.stop()
        journal = running.data / "journal.sqlite"
        with closing(sqlite3.connect(journal, isolation_level=None)) as newer:
            newer.execute(
                "INSERT INTO schema_version SELECT max(version) + 1, '0099-more' FROM schema_version"
            )
        before = journal.read_bytes()
        running.restart()
        host.close()
        assert [loss["what"] for loss in host.get("/api/care")["losses"]] == ["newer"]
        assert journal.read_bytes() == before
        host.become_host()
        assert (
            host.request("POST", "/api/copies/restore", {"name": "games-000009-2026-11-23.sqlite"})[0] == 409
        )
        host.post("/api/copies/restore", {"name": name})
        host.close()
        come_back(running, host, 4)
        assert host.get("/api/care")["losses"] == []
        assert (running.data / "journal.sqlite.bad-1").read_bytes() == before
        host.close()
