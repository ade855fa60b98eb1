"""Whole programs with a board that avrdude writes: ``companion flash``, and a table that lends its port."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion import config
from companion.cli import main
from firmware_bridge.flashing.chips import UNO, UNO_OPTIBOOT
from firmware_bridge.flashing.images import Images
from tests.cli.command import PROGRAM
from tests.firmware_bridge.flashing.conftest import OLD, Bench
from tests.system.running import Client, free_port

pytestmark = pytest.mark.slow

PATIENCE_S = 120.0
NEW = f"{Images().manifest.version} {UNO}"


def image() -> bytes:
    images = Images()
    return images.path(images.find(UNO, (132, 132), measured=False)).read_bytes()


@pytest.fixture
def table(bench: Bench) -> Path:
    file = bench.folder / "table.toml"
    file.write_text(
        f'[[device]]\nname = "table"\nport = "{bench.port}"\nmap = "malefiz-classic"\n'
        f'[web]\nhost = "127.0.0.1"\nport = {free_port()}\n[journal]\npath = "games.sqlite"\n'
    )
    return file


def flash(*more: str | Path) -> tuple[int, str, str]:
    done = subprocess.run(
        [*PROGRAM, "flash", *map(str, more)], capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def test_the_command_writes_a_configured_board_and_puts_the_one_before_back(
    bench: Bench, table: Path
) -> None:
    board = bench.board(UNO_OPTIBOOT)
    status, out, err = flash("--config", table, "--yes")
    assert (status, err) == (0, ""), err
    assert out.splitlines()[0].startswith("table: firmware 0.0.9 atmega2560")
    assert out.splitlines()[-1] == f"done: {NEW} runs on the {UNO}"
    assert board.program.startswith(image())
    status, out, _ = flash("--config", table, "--back", "--yes")
    assert (status, board.program[: len(OLD)]) == (0, OLD)
    assert "to be put back: 0.0.9 atmega2560" in out


def test_what_cannot_be_is_one_line(bench: Bench, table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each in this process: a program of its own for each takes ten times as long."""
    port = str(bench.port)
    asked = (("--config", table), 2, "--yes")
    for arguments, status, told in (
        ((), 2, "--config or --port is missing"),
        (("--port", port, "--size", "132"), 2, "132x132"),
        (("--port", port, "--device", "x"), 2, "--device goes with --config"),
        (("--config", table, "--size", "132x132"), 2, "--size goes without"),
        (("--config", table, "--device", "other"), 2, "must be one of: table"),
        (("--config", bench.folder / "none.toml"), 2, "none.toml"),
        (("--port", "socket://127.0.0.1:9", "--yes"), 2, "only a device at a serial port"),
        (("--config", table, "--yes"), 1, "does not exist"),
        (("--port", "/dev/null", "--yes"), 1, "no serial port"),
    ):
        found = main(["flash", *map(str, arguments)])
        err = capsys.readouterr().err
        assert (found, err.count("\n"), told in err) == (status, 1, True), (arguments, err)
    board = bench.board(UNO_OPTIBOOT)
    found, _, err = flash(*asked[0])
    assert (found, asked[2] in err, board.written) == (2, True, 0)


def test_ctrl_c_ends_in_one_line_and_the_board_can_be_flashed_again(bench: Bench, table: Path) -> None:
    board = bench.board(UNO_OPTIBOOT)
    command = [*PROGRAM, "flash", "--config", str(table), "--yes"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert any(line == "writing ...\n" for line in running.stdout)
            running.send_signal(signal.SIGINT)
            _, err = running.communicate(timeout=PATIENCE_S)
        finally:
            running.kill()
    assert (running.returncode, err.count("\n"), "flash again" in err) == (130, 1, True), err
    assert flash("--config", table, "--yes")[0] == 0
    assert board.program.startswith(image())


@contextlib.contextmanager
def served(table: Path) -> Iterator[Client]:
    """A table that runs, and its host."""
    log = table.with_suffix(".log")
    with log.open("w") as console:
        daemon = subprocess.Popen(
            [*PROGRAM, "run", "--config", table], stdout=console, stderr=subprocess.STDOUT
        )
    try:
        wait(lambda: "\nready " in log.read_text())
        code = next(
            line.split()[-1] for line in log.read_text().splitlines() if line.startswith("host code ")
        )
        host = Client(config.load(table).web.port)
        host.become_host(code)
        with contextlib.closing(host):
            yield host
        daemon.terminate()
        assert daemon.wait(60) == 0
        assert "Traceback" not in log.read_text()
    finally:
        daemon.kill()
        daemon.wait()
        sys.stdout.write(log.read_text())


def wait(done: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < until, "this takes too long"
        time.sleep(0.05)


def test_a_table_lends_its_port_and_has_its_board_again_with_the_new_program(
    bench: Bench, table: Path
) -> None:
    board = bench.board(UNO_OPTIBOOT)
    with served(table) as host:

        def line() -> Any:
            (found,) = host.get("/api/care?lang=en")["firmware"]
            return found

        def up() -> bool:
            return host.get("/api/care?lang=en")["links"][0]["grade"] not in ("lost", "new")

        wait(lambda: line()["now"] == "0.0.9 atmega2560")
        assert (line()["fresh"], line()["new"]) == (False, Images().manifest.version)
        status, refused = host.request("POST", "/api/firmware", {"device": "other"})
        assert (status, refused["code"]) == (409, "refused")
        host.post("/api/game", {"game": "malefiz", "variant": "classic", "seats": ["red", "blue"]})
        assert host.request("POST", "/api/firmware", {"device": "table"})[0] == 409
        host.post("/api/pause", {"on": True})
        host.post("/api/firmware", {"device": "table"})
        wait(lambda: line()["stage"] in ("done", "failed"))
        assert line()["stage"] == "done", line()
        assert board.program.startswith(image())
        wait(lambda: up() and line()["now"] == NEW)
        assert (line()["fresh"], line()["kept"]) == (True, "0.0.9 atmega2560")

        board.pull_after = board.written + 200
        host.post("/api/firmware", {"device": "table", "back": True})
        wait(lambda: line()["stage"] in ("done", "failed"))
        assert line()["stage"] == "failed"
        assert "no whole program" in line()["text"]
        board.plug()
        host.post("/api/firmware", {"device": "table"})
        wait(lambda: line()["stage"] == "done")
        wait(lambda: up() and line()["now"] == NEW)
