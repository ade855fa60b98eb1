"""A whole game with "our own die, not typed": after Start there are hands and one button, and no page."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

from companion.core.model.inputs import PASS
from companion.games.malefiz import GAME
from firmware_bridge.magnet_file import save_magnets
from tests.system.own_die.table_with_panel import TRAY
from tests.system.running import CODE, PATIENCE_S, Client, free_port

pytestmark = pytest.mark.slow

RULES = {"untyped_die": True}
PAWNS = {"red": 1, "blue": 1}
TURNS = (
    *((6, "house-d2"), (4, "house-h2"), (6, "d2*d5>b7"), (2, "h2-g4"), (4, "d5*e6>e2"), (6, "g4-k1")),
    *((2, "e6*f7>h6"), (4, "k1-h2"), (6, "f7-i8"), (5, "h2-g5"), (3, "i8*f8>f5"), (2, PASS), (1, "f8-f9")),
)
"""The number on the table's own die, and the turn; with its 2 blue is shut in and cannot move."""
HAND_S = 0.1
"""Between a piece and the next one."""


class OnlyStart(Client):
    """A phone that remembers what it has commanded."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.commanded: list[str] = []

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        if method != "GET":
            self.commanded.append(path)
        return super().request(method, path, body)


@contextmanager
def table(folder: Path) -> Iterator[tuple[OnlyStart, IO[str]]]:
    """A phone that is host, and where hands and buttons are told."""
    port, log = free_port(), folder / "console.log"
    program = "tests.system.own_die.table_with_panel"
    command = [sys.executable, "-m", program, str(port), CODE, str(folder / "data")]
    with log.open("w") as console:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=console, stderr=console, text=True)
    try:
        end = time.monotonic() + PATIENCE_S
        while "\nready " not in log.read_text():
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end
            time.sleep(0.01)
        assert process.stdin is not None
        with closing(OnlyStart(port)) as host:
            host.become_host()
            yield host, process.stdin
    finally:
        process.kill()
        process.communicate()


def tell(hands: IO[str], *touches: str) -> None:
    """A piece is lifted or put down, one after the other, or a button is pressed."""
    for touch in touches:
        hands.write(f"{touch}\n")
        hands.flush()
        time.sleep(HAND_S)


def lay(folder: Path, position: Any) -> tuple[str, ...]:
    """Lay the board as the game begins, but for the pawns, which this returns."""
    folder.mkdir()
    every = GAME.board("fast").names(GAME.picture(position))
    pawns = tuple(name for name in every if ":" in name)
    save_magnets(folder / f"tray-{TRAY}.json", set(every) - set(pawns))
    return pawns


def start(host: OnlyStart, hands: IO[str], pawns: Iterable[str]) -> None:
    """Start; then the pawns are put into their houses."""
    host.until(lambda state: state["link"]["up"])
    host.commanded.clear()
    wanted = {"game": "malefiz", "variant": "fast", "seats": list(PAWNS), "first": "red"}
    host.post("/api/game", {**wanted, "options": RULES, "pawns": PAWNS})
    tell(hands, *(f"+{pawn}" for pawn in pawns))
    host.until(lambda state: state["phase"] != "arrange")


def touches(position: Any, move: str) -> list[str]:
    """What hands do for a turn."""
    here, _, away = move.partition(">")
    source, target = here.replace("*", "-").replace("x", "-").rsplit("-", 1)
    names = GAME.board("fast").names(GAME.picture(position))
    lifted = (
        next(name for name in names if name.startswith(f"{position.seat}:")) if source == "house" else source
    )
    return [f"-{lifted}", *([f"-{target}"] if away else []), f"+{target}", *([f"+{away}"] if away else [])]


def test_a_game_goes_from_set_up_to_win_by_hands_and_one_button(tmp_path: Path) -> None:
    position = GAME.setup("fast", list(PAWNS), RULES, "red", PAWNS)
    pawns = lay(tmp_path / "data", position)
    with table(tmp_path) as (host, hands):
        start(host, hands, pawns)
        for number, (die, move) in enumerate(TURNS, 1):
            if move == PASS:
                assert GAME.legal(position, die) == [PASS]
            tell(hands, *(["press done"] if move == PASS else touches(position, move)))
            state = host.until(lambda state, so_many=number: state["past"]["turns"] >= so_many)
            assert state["ask"] == []
            position = GAME.apply(position, die, move)
        assert (state["phase"], state["winners"]) == ("over", ["red"])
        assert [line["move"] for line in host.history()] == [move for _, move in TURNS]
        assert host.commanded == ["/api/game"]
