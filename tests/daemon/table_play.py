"""A table at which anything happens: random hands, late reports, lost links, words of people at any time.

The loop is the real one, without its thread: the test goes round for it, exactly when it would wake. Time is
the test's. Nothing here knows what the referee should decide.
"""

from __future__ import annotations

import contextlib
import heapq
import itertools
import queue
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

from companion.core.model.commands import (
    Agree,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Overrule,
    SeatChange,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.game import Game, bits
from companion.core.model.inputs import Taken, read_input
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Announce, Heard, LinkLost, LinkUp, SensorFrame, Verdict
from companion.daemon.loop.confirmed_picture import CommandToAnswer
from companion.daemon.loop.devices import Devices, Wired
from companion.daemon.loop.game_in_play import GameInPlay
from companion.daemon.loop.inbox import Durable
from companion.daemon.loop.loop import Loop
from companion.games.malefiz import GAME
from companion.journal import Journal
from companion.ports.commands import Command, NewGame, RollForMe, SeatLights
from tests.daemon.loop.test_devices import FakeLink, FakeMap

BOARD = GAME.board("classic")
LINES = {spot: line for line, spot in enumerate(BOARD.spots)}
START_MS = 7_654_321


class HeardGame(GameInPlay):
    """A game in play whose verdicts are kept as they are announced."""

    said: list[Verdict]

    def _keep(self, played: Any) -> None:
        self.said += [effect.verdict for effect in played[1] if isinstance(effect, Announce)]
        super()._keep(played)


class Clock:
    def __init__(self) -> None:
        self.now_ms = START_MS

    def __call__(self) -> int:
        return self.now_ms


class AskedLink(FakeLink):
    """A device that is asked for proof; the table answers for it."""

    asked: Callable[[], None]

    def confirm(self) -> None:
        self.asked()


class RandomTable:
    """One game; `play` lets so much time pass.

    Args:
        folder: for the journal.
        seed: what chance decides.
        settings: of the referee.
        poles: whether the device feels which pole is up.
    """

    rules: Game[Any] = GAME
    variant = "classic"
    computer: Mapping[str, str] | None = None

    def __init__(
        self, folder: Path, seed: int, settings: Settings | None = None, *, poles: bool = False
    ) -> None:
        self.board = self.rules.board(self.variant)
        self.lines = {spot: line for line, spot in enumerate(self.board.spots)}
        self.rng = Random(seed)
        self.clock = Clock()
        self.path = folder / "games.sqlite"
        self.settings = settings or Settings()
        self.said: list[Verdict] = []
        self._later: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._arrived_ms = 0
        self.bits = 0
        self._norths = 0 if poles else None
        self._hand: list[bool] = []  # the poles of what was lifted
        self.up = False
        self._opened: Journal | None = None
        self.restart()

    def restart(self) -> None:
        """The companion ends without a word, as by kill -9 once all is on disk, and begins anew."""
        if self._opened is not None:
            self._opened.close()
        self._later.clear()
        link = AskedLink("table")
        link.asked = self._prove
        devices = Devices([Wired(link, FakeMap(self.board.name, self.lines))])
        self.loop = Loop({self.rules.name: self.rules}, devices, self.clock, self.settings)
        self.game = self.loop._playing = HeardGame(
            self.loop._playing._opening, devices, self.loop._confirmed, self.clock
        )
        self.game.said = self.said
        self._opened = Journal.open(self.path, self.loop.on_durable, self.loop.on_trouble)
        self.game.open(self.game.load(self._opened))
        self.up = False
        self._at(0, self._plug)

    def close(self) -> None:
        self.journal.close()

    @property
    def journal(self) -> Journal:
        assert self._opened is not None
        return self._opened

    @property
    def session(self) -> Session:
        assert self.game.session is not None
        return self.game.session

    # --- time ------------------------------------------------------------------------------------

    def _at(self, in_ms: int, what: Callable[[], None]) -> None:
        heapq.heappush(self._later, (self.clock() + in_ms, next(self._numbers), what))

    def play(self, for_ms: int) -> None:
        """Let time pass: whatever happens next, or the loop wakes."""
        until = self.clock() + for_ms
        while self.clock() < until:
            while not self._later:
                self._some()
            wakes = self.clock() + max(1, round(self.loop._patience_s() * 1000))
            if wakes < self._later[0][0]:
                self.clock.now_ms = wakes
                self._round(Durable(0))
                continue
            self.clock.now_ms, _, what = heapq.heappop(self._later)
            what()
            self._inbox()

    def _round(self, item: Any) -> None:
        self.loop._beat_ms = self.clock()
        self.loop._take(item)

    def _inbox(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._round(self.loop._inbox.get_nowait())

    # --- the device ------------------------------------------------------------------------------

    def _send(self, make: Callable[[int], Any]) -> None:
        """A report of now, that arrives some ms later, after those before it."""
        event = make(self.clock())
        lag = self.rng.choice((0, 1, 3, 8, 20, 45))
        self._arrived_ms = max(self._arrived_ms, self.clock() + lag)

        def arrive() -> None:
            if self.up:
                self.loop.emit(event)

        self._at(self._arrived_ms - self.clock(), arrive)

    def _prove(self) -> None:
        self._at(self.rng.choice((1, 5, 30)), lambda: self._send(lambda now: Heard("table", now)))

    def _set(self, spot: str, on: bool) -> None:
        bit = 1 << self.lines[spot]
        if self._norths is not None and on != bool(self.bits & bit):
            if on:
                north = self._hand.pop() if self._hand else False
                self._norths = self._norths | bit if north else self._norths & ~bit
            else:
                self._hand.append(bool(self._norths & bit))
        self.bits = self.bits | bit if on else self.bits & ~bit
        if self.up:
            levels, norths = self.bits, None if self._norths is None else self._norths & self.bits
            self._send(lambda now: SensorFrame("table", 1, now, levels, norths))

    def _edge(self, in_ms: int, spot: str, on: bool) -> None:
        """A change, often with bounces."""
        for _ in range(self.rng.choice((0, 0, 1, 2))):
            self._at(in_ms, lambda: self._set(spot, on))
            self._at(in_ms + self.rng.randint(1, 12), lambda: self._set(spot, not on))
            in_ms += self.rng.randint(13, 25)
        self._at(in_ms, lambda: self._set(spot, on))

    def _plug(self) -> None:
        self.up = True
        self.loop.emit(LinkUp("table", self.clock(), "1.0", 160, 160))
        self._set("a1", bool(self.bits >> self.lines["a1"] & 1))

    def _unplug(self) -> None:
        self.up = False
        self.loop.emit(LinkLost("table", self.clock(), "unplugged: it has vanished"))

    # --- what happens ----------------------------------------------------------------------------

    def new_game(self, names: dict[str, str] | None = None) -> None:
        """Red against blue, all pieces standing."""
        position = self.rules.setup(self.variant, ("red", "blue"), {})
        self.bits = sum(1 << self.lines[spot] for spot in self.board.names(self.rules.picture(position)))
        if self._norths is not None:
            kinds = zip(
                self.board.spots, self.rules.kinds(position, self.rules.picture(position)), strict=True
            )
            self._norths = sum(1 << self.lines[spot] for spot, kind in kinds if kind in self.rules.north)
        self.play(300)
        self.said.clear()
        self.tell(
            NewGame(self.rules.name, self.variant, ("red", "blue"), names or {}, computer=self.computer or {})
        )

    def tell(self, command: Command) -> None:
        """A word of a person; that it may be refused is part of it."""
        self._round(CommandToAnswer(command, Future()))
        self._inbox()

    def _some(self) -> None:
        """Whatever comes next at a table."""
        if self.game.play is None:
            self._at(1000, lambda: None)
            return
        session, draw = self.session, self.rng.random()
        if session.over:
            self._at(5000, lambda: None)
        elif session.turn.arranging or session.phase in ("illegal", "arrange"):
            self._straighten()
        elif session.dialogue.asking:
            choice = self.rng.choice([*session.dialogue.asking, "none"])
            self._at(self.rng.randint(50, 2000), lambda: self.tell(Choose(0, choice)))
        elif draw < 0.08:
            self._try_something()
        elif draw < 0.12:
            self._at(self.rng.randint(100, 900), self._word)
        elif draw < 0.14:
            self._at(self.rng.randint(0, 900), self._unplug)
            self._at(self.rng.randint(900, 4000), self._plug)
        elif draw < 0.15:
            self._chatter()
        else:
            self._next()
        if self.rng.random() < 0.08:  # somebody says something in the middle of it
            self._at(self.rng.randint(0, 1500), self._word)

    def _next(self) -> None:
        """What the game waits for."""
        if self.session.die is None:
            die = self.rng.randint(1, 6)
            self._at(self.rng.randint(100, 1500), lambda: self.tell(DieRolled(0, die)))
        else:
            self._turn()

    def _turn(self) -> None:
        """A legal turn, its steps in any order; the board may not look as it should."""
        legal = self.session.turn.footprints
        if not legal:
            self._at(500, lambda: self.tell(Done(0)))
            return
        found = self.rng.choice(legal)
        in_ms = self.rng.randint(200, 900)
        start, now = self.session.pictures.expected, self._levels()
        expected = next(iter(self._ends(found)), start)
        for spot in bits((start & ~expected | found.lifted) & now):
            self._edge(in_ms, self.board.spots[spot], on=False)
            in_ms += self.rng.randint(60, 700)
        for spot in bits(expected & ~start | found.lifted & expected):
            self._edge(in_ms, self.board.spots[spot], on=True)
            in_ms += self.rng.randint(60, 700)
        self._at(in_ms + self.rng.choice((10, 400, 1200)), lambda: None)

    def _ends(self, found: Any) -> list[int]:
        """The picture after a turn, by the rules alone."""
        taken = self.rules.hear(self.session.position, read_input(found.move, self.rules.words))
        return [self.rules.picture(taken.position)] if isinstance(taken, Taken) else []

    def _levels(self) -> int:
        return sum(1 << self.board.index[spot] for spot, line in self.lines.items() if self.bits >> line & 1)

    def _try_something(self) -> None:
        """A piece goes where it should not."""
        now = self._levels()
        taken = self.board.spots[self.rng.choice(list(bits(now)))]
        free = self.board.spots[
            self.rng.choice([i for i in range(len(self.board.spots)) if not now >> i & 1])
        ]
        self._edge(100, taken, on=False)
        self._edge(self.rng.randint(200, 900), free, on=True)
        self._at(self.rng.choice((1100, 2500)), lambda: None)

    def _straighten(self) -> None:
        """Everything is put as it should be, one after the other."""
        wrong = self._levels() ^ self.session.pictures.expected
        in_ms = self.rng.randint(200, 1500)
        for spot in bits(wrong):
            self._edge(in_ms, self.board.spots[spot], on=bool(self.session.pictures.expected >> spot & 1))
            in_ms += self.rng.randint(30, 400)
        if not wrong and self.rng.random() < 0.2:
            self._at(in_ms, lambda: self.tell(Undo(0)))
        self._at(in_ms + 1000, lambda: None)

    def _chatter(self) -> None:
        """A contact that cannot keep still for two seconds."""
        spot = self.rng.choice(self.board.spots)
        before = bool(self.bits >> self.lines[spot] & 1)
        for number in range(40):
            self._at(60 * number, lambda on=before ^ bool(number % 2 == 0): self._set(spot, on))  # type: ignore[misc]
        self._at(2400, lambda: self._set(spot, before))

    def _word(self) -> None:
        """A word that may come at any time."""
        seat = self.rng.choice(("red", "blue"))
        legal = [f.move for f in self.session.turn.footprints] or ["a1-b1"]
        self.tell(
            self.rng.choice(
                (
                    Undo(0),
                    Undo(0, seat),
                    Done(0),
                    RollForMe(),
                    Enter(0, self.rng.choice(legal)),
                    SeatLights(seat, on=self.rng.random() < 0.5),
                    SeatChange(0, seat, "handover", "Marker Name"),
                    DieRolled(0, self.rng.randint(1, 6)),
                    Choose(0, "none"),
                    Overrule(0, "accept"),
                    Overrule(0, "number", number=self.rng.randint(1, 6), seats=self._seats()),
                    Overrule(0, "turn", move=self.rng.choice(legal)),
                    Agree(0, self._seats(), yes=self.rng.random() < 0.8),
                    TakeBack(0, self.session.dialogue.take_back_offer, self._seats()),
                    Whose(0, right=self.rng.random() < 0.5),
                )
            )
        )

    def _seats(self) -> tuple[str, ...]:
        return self.rng.choice(((), ("red",), ("blue",), ("red", "blue")))

    def end(self) -> None:
        self.tell(EndGame(0))
