"""An evening of many boards, one broker and one hall, as processes, and what befalls them.

The truth is what each board's journal holds. Knows who is killed and when; the hands are
`tests.hall.evening_table`.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

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


class WholeEvening:
    """Boards, broker and hall for the length of an evening.

    Args:
        folder: for everything.
        boards: how many; the second is a clone of the first, the third has a wrong clock.
        seed: of all that chance decides.
        broker, hall, one: broker, hall, and who looks on.
    """

    def __init__(
        self, folder: Path, boards: int, seed: int, broker: Mosquitto, hall: HallProgram, one: Looking
    ) -> None:
        self.broker, self.hall, self.one, self._rng = broker, hall, one, Random(seed)
        self._seed = seed
        self._wrong = GivenClock(folder, 1.0)
        self._wrong.boot(WALL_S - 400 * DAY_S)
        clocks = {2: self._wrong}
        self.boards = [
            Board(
                folder / f"board{number}",
                f"Table {number}",
                broker.port,
                f"{seed} {number}",
                clocks.get(number),
            )
            for number in range(boards)
        ]
        self.round = 0

    def begin(self) -> None:
        """Switch all boards on; the second with the identity of the first."""
        first, clone = self.boards[:2]
        first.identity.write_text("c0ffee00\n")
        clone.identity.write_text("c0ffee00\n")
        for board in self.boards:
            board.start()

    def next_round(self) -> None:
        """Let a game begin at each table."""
        self.round += 1
        for board in self.boards:
            board.play(self.round)

    def until(self, wanted: Callable[[], bool], what: str) -> None:
        """Wait for something that journals show."""
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
        self.one.until(lambda one: any(line["twice"] for line in one.tables.values()))
        clone = self.boards[1]
        clone.kill()
        clone.identity.unlink()
        clone.start()

    def jump(self, days: float) -> None:
        """Put the wrong clock forward, or back."""
        self._wrong.jump(days * DAY_S)

    # --- what must hold --------------------------------------------------------------------------

    def told(self) -> dict[str, dict[str, Any]]:
        """What the hall says of each table that is there: its results by its name."""
        with self.one.change:
            lines = list(self.one.tables.values())
        return {line["title"]: line["results"] for line in lines if line["there"]}

    def check(self) -> None:
        """The hall tells of each table what its journal holds: nothing wrong, doubled or missing."""
        truth = {board.title: board.results() for board in self.boards}
        end = time.monotonic() + PATIENCE_S / 5
        while (told := self._counted()) != truth and time.monotonic() < end:
            time.sleep(LOOK_S)
        assert told == truth, f"seed {self._seed}: told {told}, true {truth}"

    def _counted(self) -> dict[str, dict[str, Any]]:
        wanted = ("games", "turns", "wins")
        return {title: {key: results[key] for key in wanted} for title, results in self.told().items()}


@contextlib.contextmanager
def whole_evening(folder: Path, boards: int, seed: int) -> Iterator[WholeEvening]:
    """An evening for the length of a block."""
    with contextlib.ExitStack() as stack:
        broker = stack.enter_context(mosquitto(folder / "broker"))
        hall = HallProgram(broker.port, free_port(), folder / "hall")
        stack.callback(hall.kill)
        evening = WholeEvening(folder, boards, seed, broker, hall, stack.enter_context(looking(hall.port)))
        evening.begin()
        for board in evening.boards:
            stack.callback(board.kill)
        yield evening
