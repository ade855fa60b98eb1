"""An evening of many boards, one broker and one hall, as processes, and what befalls them.

The truth is what each board's journal holds. Knows who is killed and when; the hands are
`tests.hall.evening_table`.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from companion.core.model.errors import InputError
from companion.daemon.wiring.mqtt import IDENTITY
from companion.journal import read_games
from companion.ports.table import StoredGame
from tests.endurance.clock import GivenClock
from tests.hall.onlooker import HallProgram, Looking, looking
from tests.mqtt.mosquitto import Mosquitto, mosquitto
from tests.system.running import free_port

PATIENCE_S = 600.0
"""For a round; what is not told by then is missing."""

LOOK_S = 0.2
DAY_S = 24 * 3600
WRONG_CLOCK = 2
WALL_S = 1_790_000_000


class Board:
    """One board, to be killed and started again.

    Args:
        folder: its card.
        title: what it is called.
        broker: the port of the broker.
        seed: of its hands.
        clock: that it goes by; None: the machine's.
    """

    def __init__(
        self, folder: Path, title: str, broker: int, seed: str, clock: GivenClock | None = None
    ) -> None:
        folder.mkdir()
        self.folder, self.title, self.clock, self._until = folder, title, clock, 0
        self._how = [str(free_port()), str(folder), str(broker), title, seed]

    @property
    def name(self) -> str:
        """What no other board is called."""
        return self.identity.read_text().strip()

    @property
    def identity(self) -> Path:
        """The file with what no other board is called."""
        return self.folder / IDENTITY

    def start(self) -> None:
        """Switch it on; what its hands were told to play they play."""
        command = [sys.executable, "-m", "tests.hall.evening_table", *self._how]
        env = self.clock.env() if self.clock else None
        with (self.folder / "console.log").open("a") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=log, stderr=log, text=True, env=env
            )
        self.play(self._until)

    def kill(self) -> None:
        """Pull the plug."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def play(self, games: int) -> None:
        """Have its hands play until so many games are won."""
        self._until = games
        assert self._process.stdin
        self._process.stdin.write(f"{games}\n")
        self._process.stdin.flush()

    def games(self) -> tuple[StoredGame, ...]:
        """All games in its journal."""
        with contextlib.suppress(InputError):
            return read_games(self.folder / "journal.sqlite")
        return ()

    def turns(self) -> int:
        """How many turns its journal holds."""
        return sum(game.turns for game in self.games())

    def won(self) -> int:
        """How many games of its journal are won."""
        return sum(game.state == "won" for game in self.games())

    def results(self) -> dict[str, Any]:
        """What the hall must say of it."""
        games = self.games()
        wins = Counter(game.winner for game in games if game.state == "won")
        return {"games": wins.total(), "turns": sum(game.turns for game in games), "wins": dict(wins)}

    def say(self) -> str:
        """What it had to say, for a failed test."""
        return (self.folder / "console.log").read_text()[-2000:]


class House(Struct, frozen=True):
    """What boards are told to: broker, hall, and who looks on."""

    broker: Mosquitto
    hall: HallProgram
    one: Looking


class WholeEvening:
    """Boards, broker and hall for the length of an evening.

    Args:
        folder: for everything.
        boards: how many; the second is a clone of the first, the third has a wrong clock.
        seed: of all that chance decides.
        house: broker and hall.
    """

    def __init__(self, folder: Path, boards: int, seed: int, house: House) -> None:
        self.broker, self.hall, self.one, self._rng = house.broker, house.hall, house.one, Random(seed)
        self._seed, self._cookie, self.round = seed, "", 0
        self._wrong = GivenClock(folder, 1.0)
        self._wrong.boot(WALL_S - 400 * DAY_S)
        self.boards = [
            Board(
                folder / f"board{number}",
                f"Table {number}",
                self.broker.port,
                f"{seed} {number}",
                self._wrong if number == WRONG_CLOCK else None,
            )
            for number in range(boards)
        ]

    def begin(self) -> None:
        """Switch all boards on; the second with the identity of the first."""
        for board in self.boards[:2]:
            board.identity.write_text("c0ffee00\n")
        for board in self.boards:
            board.start()

    def plan(self, rounds: int) -> None:
        """Plan the evening at the hall, two players at each table."""
        titles = {board.title for board in self.boards}
        self.until(lambda: {line["title"] for line in self._lines() if line["there"]} == titles, "all tables")
        tables = [{"board": board.name, "game": "malefiz", "variant": "fast"} for board in self.boards]
        players = [f"Player {number}" for number in range(2 * len(self.boards))]
        self._cookie = self.hall.ask("/api/hall/host", {"code": self.hall.code})[2]
        self._do("plan", {"rounds": rounds, "size": 2, "players": players, "tables": tables})

    def _do(self, what: str, wanted: Any) -> Any:
        status, answer, _ = self.hall.ask(f"/api/hall/evening/{what}", wanted, Cookie=self._cookie)
        assert status == 200, (what, status, answer)
        return json.loads(answer)["evening"]

    def next_round(self) -> None:
        """Have a round drawn, and let a game begin at each table."""
        self.round += 1
        self.until(lambda: bool(self.one.hall.get("broker")), "a hall with its broker")
        self._do("draw", {"round": self.round})
        for board in self.boards:
            board.play(self.round)

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait for something that journals or the hall show."""
        end = time.monotonic() + PATIENCE_S
        while not wanted():
            assert time.monotonic() < end, (self._seed, what, [board.say() for board in self.boards])
            time.sleep(LOOK_S)

    def until_turns(self, more: int) -> None:
        """Wait until so many more turns are played, at all tables together."""
        goal = more + sum(board.turns() for board in self.boards)
        self.until(lambda: sum(board.turns() for board in self.boards) >= goal, f"{more} turns")

    def until_played(self) -> None:
        """Wait until the game of this round is won at each table."""
        self.until(lambda: all(board.won() >= self.round for board in self.boards), f"round {self.round}")

    # --- what befalls it -------------------------------------------------------------------------

    def break_broker(self, *, meanwhile: Callable[[], None] = lambda: None) -> None:
        """Kill the broker in the middle of games; it is back once somewhere a game was won without it."""
        self.until_turns(self._rng.randint(4, 12) * len(self.boards))
        self.broker.kill()
        before = sum(board.won() for board in self.boards)
        meanwhile()
        self.until(lambda: sum(board.won() for board in self.boards) > before, "a game without broker")
        self.broker.start()

    def kill_board(self) -> None:
        """Kill the board that has just won, or else the one that is farthest, and start it again."""
        board = max(self.boards[2:], key=Board.turns)
        board.kill()
        board.start()

    def put_clone_right(self) -> None:
        """Do what the hall's page asks for where two boards have one identity."""
        self.until(lambda: any(line["twice"] for line in self._lines()), "two boards with one identity")
        clone = self.boards[1]
        clone.kill()
        clone.identity.unlink()
        clone.start()
        self.until(clone.identity.exists, "an identity of its own")

    def jump(self, days: float) -> None:
        """Put the wrong clock forward, or back."""
        self._wrong.jump(days * DAY_S)

    def break_hall(self) -> None:
        """Kill the hall, and start it again."""
        self.hall.kill()
        self.hall.start()
        self.until(lambda: bool(self.one.hall.get("broker")), "a hall with its broker")

    # --- what must hold --------------------------------------------------------------------------

    def check(self) -> None:
        """The hall tells of each table what its journal holds: nothing wrong, doubled or missing."""
        truth = {board.title: board.results() for board in self.boards}
        self._becomes(self._told, truth)
        self._becomes(self._planned, self._true_plan())

    def check_standings(self) -> None:
        """The plan is done, nothing looks odd, and the points are those of the games in the journals."""
        firsts = Counter(player for each in self._true_plan() for (player,), _ in each.values())
        evening = json.loads(self.hall.ask("/api/hall/evening")[1])["evening"]
        points = {each["player"]: each["points"] for each in evening["standings"]}
        rounds = self.round
        true = {one["id"]: 4 * firsts[one["id"]] + rounds - firsts[one["id"]] for one in evening["players"]}
        assert (points, evening["odd"], evening["done"]) == (true, [], True), f"seed {self._seed}"

    def _becomes(self, told: Callable[[], Any], truth: Any) -> None:
        end = time.monotonic() + PATIENCE_S / 3
        while (now := told()) != truth and time.monotonic() < end:
            time.sleep(LOOK_S)
        assert now == truth, f"seed {self._seed}: told {now}, true {truth}"

    def _lines(self) -> list[dict[str, Any]]:
        with self.one.change:
            return list(self.one.tables.values())

    def _told(self) -> dict[str, dict[str, Any]]:
        """What the hall says of each table that is there: its results by its name."""
        lines = [line for line in self._lines() if line["there"]]
        wanted = ("games", "turns", "wins")
        return {line["title"]: {key: line["results"][key] for key in wanted} for line in lines}

    def _drawn(self) -> list[Any]:
        """All rounds, as the hall shows them."""
        evening = json.loads(self.hall.ask("/api/hall/evening")[1])["evening"]
        return [each["pairings"] for each in evening["drawn"]]

    def _planned(self) -> list[Any]:
        """Of each round: board -> players by place."""
        return [{one["board"]: one["places"] for one in pairings} for pairings in self._drawn()]

    def _true_plan(self) -> list[Any]:
        """The same from who sat where, and the journals: each round is the next game that was won."""
        true = []
        for number, pairings in enumerate(self._drawn()):
            places = {}
            for one in pairings:
                (board,) = (each for each in self.boards if each.name == one["board"])
                won = [game for game in reversed(board.games()) if game.state == "won"][number]
                assert {*one["seats"]} == {*won.seats}, f"seed {self._seed}"
                loser = next(seat for seat in won.seats if seat != won.winner)
                places[board.name] = [[one["seats"][won.winner]], [one["seats"][loser]]]
            true.append(places)
        return true


@contextlib.contextmanager
def whole_evening(folder: Path, boards: int, seed: int) -> Iterator[WholeEvening]:
    """An evening for the length of a block."""
    with contextlib.ExitStack() as stack:
        broker = stack.enter_context(mosquitto(folder / "broker"))
        hall = HallProgram(broker.port, free_port(), folder / "hall")
        stack.callback(hall.kill)
        one = stack.enter_context(looking(hall.port))
        evening = WholeEvening(folder, boards, seed, House(broker, hall, one))
        evening.begin()
        for board in evening.boards:
            stack.callback(board.kill)
        yield evening
