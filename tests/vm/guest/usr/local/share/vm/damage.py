"""Inside the virtual machine: journals that are damaged, and starts that die, under the real systemd."""

from __future__ import annotations

import contextlib
import json
import os
import pwd
import signal
import sqlite3
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

HOME = "http://127.0.0.1:8080"
FOLDER = Path("/var/lib/board-companion")
JOURNAL = FOLDER / "games.sqlite"
CODE = FOLDER / "host-code"
KEPT = Path("/root/kept.sqlite")
PAGE = 4096
STARTS = 21
GAME = {"game": "malefiz", "variant": "classic", "seats": ["red", "blue"]}
NO_GAME = ("", "starting", "idle", "safe-mode", "aside")
"""Phases in which nothing is being played."""


@dataclass(frozen=True)
class Service:
    """The installed service, as the other checks know it: how it is stopped, waited for, asked."""

    run: Callable[..., str]
    show: Callable[[str], str]
    until: Callable[[Callable[[], object]], float]
    config: Path

    def active(self) -> bool:
        """systemd says so."""
        return self.show("ActiveState") == "active"

    def phase(self) -> str:
        """The phase that the page shows, empty while nothing serves."""
        with contextlib.suppress(OSError, ValueError):
            return str(ask("/api/state")["phase"])
        return ""

    def back(self) -> str:
        """The phase once the start is over."""
        self.until(lambda: self.active() and self.phase() not in ("", "starting"))
        return self.phase()

    def is_another(self, process: str) -> bool:
        """Whether this is not its process any more."""
        return self.show("MainPID") != process

    def log(self) -> str:
        """The last lines of its log."""
        return self.run(
            "journalctl", "--unit", "board-companion", "--output", "cat", "--no-pager", "--lines", "60"
        )


def ask(path: str) -> Any:
    """The JSON at this address."""
    with urllib.request.urlopen(HOME + path, timeout=20) as answer:
        return json.load(answer)


def status_of(path: str) -> int:
    """The HTTP status of this address."""
    try:
        with urllib.request.urlopen(HOME + path, timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def play() -> None:
    """Somebody with the code begins a game; without its board it waits for the pieces."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    code: dict[str, Any] = {"code": CODE.read_text().strip()}
    for path, body in (("/api/host/code", code), ("/api/game", GAME)):
        headers = {"Origin": HOME, "Content-Type": "application/json"}
        request = urllib.request.Request(HOME + path, json.dumps(body).encode(), headers)
        try:
            opener.open(request, timeout=30).close()
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.code} {error.read().decode()}") from None


def put(data: bytes) -> None:
    """This is the journal now, the service's own."""
    for end in ("-wal", "-shm"):
        JOURNAL.with_name(JOURNAL.name + end).unlink(missing_ok=True)
    JOURNAL.write_bytes(data)
    owner = pwd.getpwnam("board-companion")
    os.chown(JOURNAL, owner.pw_uid, owner.pw_gid)


def damaged(service: Service, data: bytes) -> str:
    """The service comes up with this journal at its first start, and the pages answer."""
    service.run("systemctl", "stop", "board-companion")
    before = int(service.show("NRestarts") or 0)
    put(data)
    service.run("systemctl", "start", "board-companion")
    phase = service.back()
    assert int(service.show("NRestarts") or 0) == before, service.log()
    state = ask("/api/state")
    told = {
        "phase": phase,
        "aside": (state.get("aside") or {}).get("game"),
        "well": ask("/api/care").get("well"),
    }
    assert told["aside"] or told["well"] is False or phase not in NO_GAME, told
    return str(told)


def game_is_back(service: Service) -> str:
    """A game that was begun is back after kill -9; the journal is kept for what comes."""
    service.back()
    play()
    assert service.phase() not in NO_GAME, service.phase()
    os.kill(int(service.show("MainPID")), signal.SIGKILL)
    service.until(lambda: not service.active())
    phase = service.back()
    assert phase not in NO_GAME, phase
    service.run("systemctl", "stop", "board-companion")
    with contextlib.closing(sqlite3.connect(JOURNAL)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    KEPT.write_bytes(JOURNAL.read_bytes())
    service.run("systemctl", "start", "board-companion")
    return f"{phase}, {KEPT.stat().st_size} bytes"


def bad_row(service: Service) -> str:
    """A row of the unfinished game is no JSON."""
    data = KEPT.read_bytes()
    assert b'{"game":' in data
    return damaged(service, data.replace(b'{"game":', b'!"game":'))


def zeroed_page(service: Service) -> str:
    """One page after the other is nothing but zeros, the first one, too."""
    data = KEPT.read_bytes()
    told = []
    for number in (0, 1, len(data) // PAGE - 1):
        at = number * PAGE
        told.append(damaged(service, data[:at] + bytes(PAGE) + data[at + PAGE :]))
    return "; ".join(told)


def cut_off(service: Service) -> str:
    """The file ends in the middle."""
    data = KEPT.read_bytes()
    return damaged(service, data[: len(data) // 2])


def dies_twice(service: Service) -> str:
    """Killed twice while it starts: the third start is safe mode, until the host has chosen."""
    service.run("systemctl", "stop", "board-companion")
    put(KEPT.read_bytes())
    with contextlib.closing(sqlite3.connect(JOURNAL, isolation_level=None)) as held:
        held.execute("PRAGMA locking_mode = EXCLUSIVE")
        held.execute("BEGIN EXCLUSIVE")
        service.run("systemctl", "start", "--no-block", "board-companion")
        for _ in range(2):
            service.until(lambda: service.phase() == "starting")
            process = service.show("MainPID")
            os.kill(int(process), signal.SIGKILL)
            service.until(partial(service.is_another, process))
        service.until(lambda: service.phase() == "safe-mode")
    service.until(service.active)
    time.sleep(25)  # longer than the watchdog waits
    assert service.active(), service.log()
    assert service.phase() == "safe-mode", service.phase()
    status = service.show("StatusText")
    assert "safe mode" in status, status
    assert status_of("/healthz") == 503
    form = urllib.parse.urlencode({"code": CODE.read_text().strip(), "do": "again"}).encode()
    urllib.request.urlopen(f"{HOME}/safe-mode", form, timeout=20).close()
    return f"{status}; then {service.back()}"


def for_ever(service: Service) -> str:
    """A wrong configuration is tried more often than any limit; put right, it comes up by itself."""
    folder = Path("/etc/systemd/system/board-companion.service.d")
    (folder / "soon.conf").write_text("[Service]\nRestartSec=100ms\n")
    right = service.config.read_text()
    service.run("systemctl", "daemon-reload")
    before = int(service.show("NRestarts") or 0)
    try:
        service.config.write_text(right.replace("port = 8080", "prt = 8080"))
        service.run("systemctl", "restart", "--no-block", "board-companion")
        for _ in range(4):  # each has its own patience
            with contextlib.suppress(AssertionError):
                service.until(lambda: int(service.show("NRestarts") or 0) >= STARTS)
                break
        tried = int(service.show("NRestarts") or 0)
    finally:
        service.config.write_text(right)
    phase = service.back()
    (folder / "soon.conf").unlink()
    service.run("systemctl", "daemon-reload")
    assert tried >= STARTS, (before, tried)
    return f"{tried} starts in vain, then {phase}"
