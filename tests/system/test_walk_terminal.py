"""Walk, pieces and live sensors at a real terminal, with a virtual board at the end of a pseudo-terminal."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Self

import pytest

from companion.bench import walk as walks
from companion.bench.order import hand_order
from companion.bench.stops import LINES, Plan, Result, Stop
from companion.daemon.bench.walk_store import WalkStore
from companion.games.malefiz import GAME
from hardware.board_map import load_board_map
from tests.firmware_bridge.faulty_board import FaultyBoard

pytestmark = pytest.mark.slow

PATIENCE_S = 30
FAST = load_board_map("malefiz-fast")
SPOTS = hand_order(GAME.board("fast"))
REST_S = 0.5
"""The magnet rests, and is away, for so long: well over the 0.3 s that the walk asks for."""


def clock_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@contextlib.contextmanager
def table(folder: Path, wires: Mapping[str, str] | None = None) -> Iterator[tuple[FaultyBoard, Path]]:
    """A virtual fast board whose wires may be swapped, and its configuration."""
    lines = dict(FAST.line_of)
    for spot, other in (wires or {}).items():
        lines[spot] = FAST.line_of[other]
    board = FaultyBoard(path=folder / "port", lines=lines, lights=FAST.light_of, clock=clock_ms)
    board.start()
    config = folder / "table.toml"
    config.write_text(
        f'[[device]]\nname = "table"\nport = "{folder / "port"}"\nmap = "malefiz-fast"\n'
        '[journal]\npath = "games.sqlite"\n'
    )
    try:
        yield board, config
    finally:
        board.close()


def walked_but(folder: Path, *left: str) -> None:
    """As if somebody had walked all other spots yesterday."""
    plan = Plan(LINES, tuple(Stop(spot, FAST.line_of[spot]) for spot in SPOTS))
    results = {stop.spot: Result("seen", (stop.line,)) for stop in plan.stops if stop.spot not in left}
    first = min(SPOTS.index(spot) for spot in left)
    begun = walks.begin(plan, 0)
    WalkStore(folder).keep("malefiz-fast", walks.Walk(begun.plan, at=first, results=results))


class Terminal:
    """``companion check`` at a terminal."""

    def __init__(self, config: Path, *arguments: str) -> None:
        self.shown = ""
        self._changed = threading.Condition()
        self._master, slave = pty.openpty()
        command = [sys.executable, "-m", "companion.cli", "check", "--config", str(config), *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self._thread.join(5)
        os.close(self._master)

    def _read(self) -> None:
        with contextlib.suppress(OSError):  # the program has ended
            while data := os.read(self._master, 4096):
                with self._changed:
                    self.shown += data.decode(errors="replace")
                    self._changed.notify_all()

    def until(self, text: str, times: int = 1) -> None:
        with self._changed:
            told = self._changed.wait_for(lambda: self.shown.count(text) >= times, PATIENCE_S)
            assert told, (text, self.shown)

    def type(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def ends(self) -> int:
        status = self.process.wait(PATIENCE_S)
        self._thread.join(5)
        assert "Traceback" not in self.shown, self.shown
        return status


def wait_for(board: FaultyBoard, wanted: Callable[[Mapping[str, str]], bool]) -> dict[str, str]:
    """The lamps (spot -> colour) once they are as wanted."""
    end = time.monotonic() + PATIENCE_S
    while True:
        lit = {spot: lamp.colour for spot, lamp in board.state()[1].items()}
        if wanted(lit):
            return lit
        assert time.monotonic() < end, lit
        time.sleep(0.02)


def visit(board: FaultyBoard, spot: str, seen: str = "green") -> None:
    """Put the magnet where it is asked for, take it away when its light has turned green, or magenta."""
    wait_for(board, lambda lit: lit.get(spot) in ("white", "magenta", "orange"))
    board.set(spot, on=True)
    wait_for(board, lambda lit: lit == {spot: seen})
    time.sleep(REST_S)
    board.set(spot, on=False)
    if seen == "green":
        wait_for(board, lambda lit: lit.get(spot) != "green")
    else:
        time.sleep(REST_S)


def test_a_walk_is_left_by_ctrl_c_goes_on_finds_swapped_lines_and_writes_a_map_that_fits(
    tmp_path: Path,
) -> None:
    walked_but(tmp_path, "b1", "c1", "d1", "e1")
    with table(tmp_path, {"c1": "d1", "d1": "c1"}) as (board, config):
        with Terminal(config, "--walk") as first:
            first.until(f" {SPOTS.index('b1') + 1} of 92  b1\r\n")
            first.until("Put the magnet here: ")
            assert "88 of 92 were done before" in first.shown
            visit(board, "b1")
            first.until("c1\r\n")
            first.process.send_signal(signal.SIGINT)
            assert first.ends() == 130
            assert "stopped at 89 of 92; the same command goes on from here" in first.shown
        assert wait_for(board, lambda lit: not lit) == {}
        with Terminal(config, "--walk", "--write", str(tmp_path / "own.toml")) as second:
            second.until("89 of 92 were done before")
            visit(board, "c1", "magenta")
            second.until("I see d1 instead of c1.")
            second.until("I have seen d1 instead of c1.")
            visit(board, "c1")
            visit(board, "d1", "magenta")
            for spot in ("d1", "e1"):
                visit(board, spot)
            second.until("The lines of c1 and d1 are swapped.")
            second.until("y = write")
            second.type("y")
            assert second.ends() == 1
            assert f'map = "{tmp_path / "own.toml"}"' in second.shown
        own = load_board_map(tmp_path / "own.toml")
        assert (own.line_of["c1"], own.line_of["d1"]) == (FAST.line_of["d1"], FAST.line_of["c1"])
        config.write_text(config.read_text().replace('"malefiz-fast"', '"own.toml"'))
        with Terminal(config) as quick:
            assert quick.ends() == 0
            assert quick.shown.count("ok  ") == 5  # a line for the games, too


def test_a_walk_that_finds_nothing_ends_well(tmp_path: Path) -> None:
    walked_but(tmp_path, "c1")
    with table(tmp_path) as (board, config), Terminal(config, "--walk") as walk:
        visit(board, "c1")
        assert walk.ends() == 0
        assert "every spot answers as it should" in walk.shown


def test_a_dead_spot_is_skipped_by_key_and_walked_again(tmp_path: Path) -> None:
    walked_but(tmp_path, "c1", "d1")
    with table(tmp_path) as (board, config), Terminal(config, "--walk") as walk:
        walk.until("c1\r\n")
        walk.type("s")
        visit(board, "d1")
        walk.until("Skipped: c1")
        walk.type("r")
        visit(board, "c1")
        assert walk.ends() == 0


def test_a_spot_skipped_by_key_while_its_magnet_rests_is_no_finding_of_its_sensor(tmp_path: Path) -> None:
    walked_but(tmp_path, "c1", "d1")
    with table(tmp_path) as (board, config), Terminal(config, "--walk") as walk:
        wait_for(board, lambda lit: "c1" in lit)
        board.set("c1", on=True)
        walk.until("Seen! Take the magnet away.")
        walk.type("s")
        walk.until("d1\r\n")
        board.set("c1", on=False)
        visit(board, "d1")
        walk.until("91 of 92 spots have answered.")
        walk.until("Skipped: c1")
        assert "does not let go" not in walk.shown
        walk.type("n")
        assert walk.ends() == 1


def test_every_change_is_shown_live_with_its_line(tmp_path: Path) -> None:
    with table(tmp_path) as (board, config), Terminal(config, "--live") as live:
        live.until("on now: nothing")
        board.set("c1", on=True)
        live.until("c1 (line 2) on   [1 change]")
        board.set("c1", on=False)
        live.until("c1 (line 2) off   [2 changes]")
        live.type("q")
        assert live.ends() == 0


def test_live_tells_each_loss_of_the_link_and_its_return(tmp_path: Path) -> None:
    with table(tmp_path) as (board, config), Terminal(config, "--live") as live:
        live.until("on now: nothing")
        for times in (1, 2):
            board.unplug()
            live.until("no link: table: ", times)
            board.plug()
            live.until("the link is back", times)
        live.type("q")
        assert live.ends() == 0


def test_a_good_piece_and_one_without_a_magnet(tmp_path: Path) -> None:
    with table(tmp_path) as (board, config), Terminal(config, "--pieces", "--spot", "c5") as pieces:
        for _ in range(4):
            visit(board, "c5")
        pieces.until("Piece 1: good.")
        pieces.type("ssss")
        pieces.until("Piece 2: not seen.")
        pieces.type("q")
        assert pieces.ends() == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--walk", "--live"), "--walk and --live cannot be done at once: choose one"),
        (("--again",), "--again goes with --walk, --learn or --learn-lights"),
        (("--pieces", "--spot", "z9"), "There is no spot z9 on this board."),
        (("--walk", "--board", "malefiz-slow"), "--board is 'malefiz-slow', must be one of: malefiz-fast"),
        (("--walk", "--write", "map.txt"), "map.txt: a map's file ends in .toml"),
        (("--learn", "--learn-lights"), "--learn and --learn-lights are two walks"),
    ],
)
def test_what_cannot_be_is_one_line(tmp_path: Path, arguments: tuple[str, ...], told: str) -> None:
    with table(tmp_path) as (_, config), Terminal(config, *arguments) as wrong:
        assert wrong.ends() == 2
        assert wrong.shown.splitlines()[-1].startswith(f"companion check: {told}")


def test_a_board_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    with table(tmp_path) as (board, config):
        board.unplug()
        with Terminal(config, "--walk") as wrong:
            assert wrong.ends() == 1
        assert wrong.shown.startswith("WRONG link to table: no-port: ")
        assert "while the companion runs" not in wrong.shown  # that is said of a port in use alone
        assert len(wrong.shown.splitlines()) == 1


def test_a_board_of_another_size_is_one_line_at_once(tmp_path: Path) -> None:
    with table(tmp_path) as (_, config):
        config.write_text(config.read_text().replace("malefiz-fast", "malefiz-classic"))
        with Terminal(config, "--walk") as wrong:
            assert wrong.ends() == 1
    assert wrong.shown.startswith("WRONG link to table: wrong-board: the device has 92 lines")
    assert len(wrong.shown.splitlines()) == 1


def test_keys_may_come_from_a_pipe_and_their_end_stops_the_walk(tmp_path: Path) -> None:
    with table(tmp_path) as (_, config):
        done = subprocess.run(
            [sys.executable, "-m", "companion.cli", "check", "--config", str(config), "--walk"],
            input="ss",
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1].startswith("stopped at 2 of 92")
    assert done.stderr == ""
