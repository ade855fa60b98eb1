"""A whole recorded game, from the contacts of a simulated AVR board to the winner on the pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.malefiz import GAME
from companion.simulate import Hand
from hardware.board_map import load_board_map
from tests.firmware_bridge.board_builds import avr_image, boardsim
from tests.firmware_bridge.simulated_board import SimulatedBoard
from tests.system.running import Client, free_port, killed_on_failure

GOLDEN = Path(__file__).parents[2] / "golden" / "traces"
MCU = "atmega328p"
PATIENCE_S = 30.0
CYCLES_PER_MS = 16_000


@contextmanager
def table(folder: Path, port: int) -> Iterator[str]:
    """A configured daemon on the board at ``folder / "mcu"``; what it said until it was ready."""
    (folder / "table.toml").write_text(
        f'[[device]]\nname = "board"\nport = "{folder / "mcu"}"\nmap = "malefiz-classic"\n'
        f'[web]\nhost = "127.0.0.1"\nport = {port}\n[journal]\npath = "games.sqlite"\n'
        "[referee]\nrest_legal_ms = 1000\nrest_other_ms = 1300\n"  # hands may be held up on a busy machine
    )
    command = [str(Path(sys.executable).with_name("companion")), "run", "--config", "table.toml"]
    with killed_on_failure(
        subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    ) as daemon:
        assert daemon.stdout is not None
        said = ""
        for line in daemon.stdout:
            said += line
            if line.startswith("ready "):
                break
        try:
            yield said
        finally:
            daemon.terminate()
            daemon.stdout.read()
            assert daemon.wait(PATIENCE_S) == 0


def code_in(said: str) -> str:
    """The host code that the daemon prints on its console."""
    found = re.search(r"host code (\S+)", said)
    assert found, said
    return found[1]


def turns_of(events: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The events cut before each number rolled."""
    starts = [at for at, event in enumerate(events) if "die" in event] + [len(events)]
    return [events[start:end] for start, end in pairwise(starts)]


class Quartz:
    """The clock of the simulated chip. Unlike a real one it falls behind on a busy machine.

    What the chip tells seems as much earlier to the companion: before the number was rolled.
    """

    def __init__(self, board: SimulatedBoard) -> None:
        self._stats = board.program.stats
        self._ahead_ms = time.monotonic() * 1000 - self.now_ms()

    def now_ms(self) -> float:
        """Milliseconds since the chip was switched on."""
        return self._stats()["cycles"] / CYCLES_PER_MS

    def lost_ms(self) -> float:
        """How far it has fallen behind since this was made."""
        return max(0.0, time.monotonic() * 1000 - self.now_ms() - self._ahead_ms)

    def wait(self, ms: float) -> None:
        """Until the chip has run for so long."""
        due = self.now_ms() + ms
        while (missing := due - self.now_ms()) > 0:
            time.sleep(missing / 1000)


def touch(board: SimulatedBoard, quartz: Quartz, events: list[dict[str, Any]]) -> None:
    """The edges of one turn, bounces included, never nearer to each other than they were recorded."""
    quartz.wait(quartz.lost_ms())
    for before, event in pairwise(events):
        if "spot" in event:
            quartz.wait(event["ms"] - before["ms"])
            board.set(event["spot"], event["on"])


def play(
    board: SimulatedBoard, client: Client, head: dict[str, Any], turns: list[list[dict[str, Any]]]
) -> dict[str, Any]:
    """Play the whole game; the state after its last turn."""
    client.post("/api/game", {key: head[key] for key in ("game", "variant", "seats", "options")})
    state: dict[str, Any] = {}
    for number, turn in enumerate(turns):
        client.until(lambda state: state["phase"] == "roll", PATIENCE_S)
        quartz = Quartz(board)
        client.post("/api/roll", {"number": turn[0]["die"]})
        touch(board, quartz, turn)
        state = client.until(lambda state, told=number: state["past"]["lines"] > told, PATIENCE_S)
    return state


def lines_of(name: str) -> list[dict[str, Any]]:
    """A golden trace, or the verdicts that belong to it."""
    return [json.loads(line) for line in (GOLDEN / name).read_text().splitlines()]


@pytest.mark.full
@pytest.mark.slow
def test_a_whole_recorded_game_is_followed_to_its_winner(tmp_path: Path) -> None:
    head, *events = lines_of("whole-game.jsonl")
    *_, last = verdicts = lines_of("whole-game.expected.jsonl")
    start = GAME.setup(head["variant"], head["seats"], head["options"])
    spots = load_board_map("malefiz-classic")
    board = SimulatedBoard(
        boardsim(MCU, avr_image(MCU, spots.lines, spots.lights)),
        path=tmp_path / "mcu",
        spots=spots,
        magnets=Hand(GAME, GAME.board(head["variant"]), start, Random(0)).occupied,
    )
    port = free_port()
    with closing(board):
        board.start()
        with table(tmp_path, port) as said, closing(Client(port)) as client:
            client.become_host(code_in(said))
            state = play(board, client, head, turns_of(events))
            history = client.history()
        stats = board.program.stats()
    moves = [verdict["move"] for verdict in verdicts if "move" in verdict]
    assert [(past["move"], past["how"]) for past in history] == [(move, "sensors") for move in moves]
    assert last["verdict"] == "won"
    assert state["places"] == [last["seat"]]
    assert stats["uart_overruns"] == stats["pty_lost"] == stats["ws_bad_bits"] == 0
