"""A daemon without devices and disk: the real referee behind `TableForPages`, time by hand."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from companion.core import timed_play as plays
from companion.core.decision import fold
from companion.core.guidance.lights import light_plan
from companion.core.model.commands import DieRolled, EndGame, Enter, SeatChange, Undo
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board, Game
from companion.core.model.session import Session, legal
from companion.core.model.session.recorded import Settings
from companion.core.model.types import Effect, Lamp, Record, Say, Stimulus
from companion.core.reducer import step
from companion.core.reducer.command_refusal import refusal
from companion.core.timed_play import Play
from companion.daemon.desk.hosts import HostDesk
from companion.daemon.desk.lift_watch import LiftWatch, NamedLift
from companion.games.malefiz import GAME
from companion.ports.commands import (
    Command,
    CommandRefused,
    ForgetNames,
    NewGame,
    PlayAgain,
    PutAway,
    Resume,
    RollForMe,
    SeatLights,
    SetAside,
)
from companion.ports.hall import HallNow
from companion.ports.table import LinkState, StoredGame, View


class FakeClock:
    """Milliseconds that pass only when told to."""

    def __init__(self) -> None:
        self.now_ms = 1_000

    def __call__(self) -> int:
        return self.now_ms


class FakeLifts:
    """Pieces that are lifted and put back when the test says so."""

    def __init__(self) -> None:
        self.free = tuple(f"{seat}:{number}" for seat in ("red", "blue") for number in range(1, 6))
        self.lifted: tuple[NamedLift, ...] = ()

    def look(self, now_ms: int, *, checking: bool, more: bool) -> bool:
        assert now_ms >= 0
        return not checking and not more

    def due_ms(self) -> int | None:
        return None


class FakeTable:
    """`companion.ports.table.TableForPages` for one game. ``rolls``: the companion's next numbers."""

    def __init__(
        self,
        clock: FakeClock | None = None,
        rolls: tuple[int, ...] = (3,) * 1000,
        game: Game[Any] = GAME,
    ) -> None:
        self.game = game
        self.clock = clock or FakeClock()
        self.rolls = list(rolls)
        self.commands: list[Command] = []
        self.is_alive = True
        self.is_slow = False
        self.lifts = FakeLifts()
        self.hosts = HostDesk(cast("LiftWatch", self.lifts), self.clock, self._tell_hosts)
        self.stored: list[StoredGame] = []
        self.failures: list[tuple[Exception, int | None]] = []
        self._play: Play | None = None
        self._lock = threading.Lock()
        self._listeners: list[Callable[[View], None]] = []
        self._view = View(
            1, self.clock.now_ms, links=(LinkState("board", up=True, since_ms=0, firmware="1.0"),)
        )

    # --- Table -------------------------------------------------------------------------------------

    def view(self) -> View:
        return self._view

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def execute(self, command: Command) -> View:
        if self.is_slow:
            raise TimeoutError
        assert getattr(command, "at_ms", 0) == 0, "whoever asks has no clock: the table says when"
        with self._lock:
            self.commands.append(command)
            self._carry_out(command)
            return self.publish()

    def alive(self) -> bool:
        return self.is_alive

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        return tuple(game for game in self.stored if before is None or game.game_id < before)[:count]

    def export(self, game_id: int) -> str:
        return {game.game_id: f"game {game.game_id}\n" for game in self.stored}[game_id]

    def failed(self, error: Exception, game_id: int | None = None) -> None:
        self.failures.append((error, game_id))

    def show_hall(self, change: Callable[[HallNow], HallNow]) -> None:
        self.publish(hall=change(self._view.hall))

    def _tell_hosts(self) -> None:
        self.publish(hosts=self.hosts.news())

    # --- the test's hands --------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        assert self._play is not None
        return self._play.session

    def publish(self, **changes: Any) -> View:
        """A new view, with these fields changed for good."""
        session = self._play.session if self._play else None
        lights = light_plan(session, session.table.lights_off) if session else {}
        self._view = replace(
            self._view,
            rev=self._view.rev + 1,
            at_ms=self.clock.now_ms,
            session=session,
            lights=lights,
            **changes,
        )
        for listener in list(self._listeners):
            listener(self._view)
        return self._view

    def roll(self, number: int) -> None:
        self.execute(DieRolled(0, number))

    def enter(self, move: str) -> None:
        self.execute(Enter(0, move))

    def undo(self) -> None:
        self.execute(Undo(0))

    def end(self) -> None:
        self.execute(EndGame(0))

    def leave(self, seat: str) -> None:
        self.execute(SeatChange(0, seat, "leave"))

    def hand_over(self, seat: str, name: str) -> None:
        self.execute(SeatChange(0, seat, "handover", name))

    def legal(self) -> list[str]:
        assert self.session.die is not None
        return legal(self.session)

    def find(self, *, on: tuple[str, ...] = (), off: tuple[str, ...] = ()) -> None:
        """The board is seen again after a time unseen, with these spots changed."""
        assert self._play is not None
        board = self.session.board
        self._run(
            plays.found(
                self._play, self.clock.now_ms, self.session.pictures.seen & ~board.mask(off) | board.mask(on)
            )
        )
        self.publish()

    def find_turned(self) -> None:
        """The board is seen again, its print turned round by 180 degrees under the sensors."""
        assert self._play is not None
        board = self.session.board
        right, top = (max(xy[axis] for xy in board.xy) for axis in (0, 1))
        left, bottom = (min(xy[axis] for xy in board.xy) for axis in (0, 1))
        at = {xy: 1 << spot for spot, xy in enumerate(board.xy)}
        seen = 0
        for spot, (x, y) in enumerate(board.xy):
            if self.session.pictures.expected >> spot & 1:
                seen |= at.get((left + right - x, bottom + top - y), 0)
        self._run(plays.found(self._play, self.clock.now_ms, seen))
        self.publish()

    def see(self, *on: str, off: tuple[str, ...] = (), rest_ms: int = 0) -> None:
        """Magnets come and go, 100 ms apart, then the picture rests."""
        assert self._play is not None
        board: Board = self._play.session.board
        raw = self._play.debounce.raw
        for spots, set_it in ((off, False), (on, True)):
            for spot in spots:
                bit = 1 << board.index[spot]
                raw = raw | bit if set_it else raw & ~bit
                self.clock.now_ms += 100
                self._run(plays.levels(self._play, self.clock.now_ms, raw))
        self.clock.now_ms += 100 + rest_ms
        self._run(plays.advance(self._play, self.clock.now_ms))
        self.publish()

    def make_gesture(self, *spots: str) -> None:
        """Somebody at the board lifts these pieces and puts them back."""
        now = self.clock.now_ms
        self.lifts.lifted = tuple(NamedLift(spot, now, now) for spot in spots)
        self.hosts.look("malefiz-classic", checking=False, more=False)

    def _carry_out(self, command: Command) -> None:
        match command:
            case NewGame():
                self._begin(command)
            case PlayAgain():
                again = self._view.again
                if again is None or again.game_id != command.game_id:
                    raise CommandRefused(Say("Another game has begun meanwhile. Please look again."))
                self._begin(again.wanted)
                self.publish(again=None)
            case Resume():
                if all(game.game_id != command.game_id for game in self.stored):
                    raise CommandRefused(Say("There is no such game."))
            case SeatLights():
                self._stimulus(SeatChange(0, command.seat, "lit" if command.on else "dark"))
            case ForgetNames() if self._play is not None:
                self._play = replace(self._play, session=fold.nameless(self.session, command.name))
            case PutAway() | ForgetNames() | SetAside():
                pass
            case RollForMe():
                self._stimulus(DieRolled(0, self.rolls.pop(0), "rolled"))
            case _:
                self._stimulus(command)

    def _begin(self, new: NewGame) -> None:
        game = self.game
        position = game.setup(new.variant, new.seats, new.options, new.first, new.pawns)
        session, _ = step.new_game(
            game,
            Settings(),
            position,
            new.names,
            self.clock.now_ms,
            manner=new.manner,
            computer=new.computer,
            learns=new.learns,
        )
        self._play, _ = plays.found(Play(session), self.clock.now_ms, game.picture(position))

    def _stimulus(self, what: Stimulus) -> None:
        if self._play is None:
            raise CommandRefused(Say("No game has been started yet."))
        self.clock.now_ms += 100
        what = replace(what, at_ms=self.clock.now_ms)
        if said := refusal(self._play.session, what):
            raise CommandRefused(said)
        self._run(plays.stimulus(self._play, what))

    def _run(self, played: tuple[Play, tuple[Effect, ...]]) -> None:
        self._play, effects = played
        assert all(effect.entry.kind for effect in effects if isinstance(effect, Record))


@dataclass
class FakeMagnets:
    """`companion.ports.devices.Magnets` on four spots."""

    known: frozenset[str] = frozenset({"a1", "c1", "red:1", "red:2"})
    standing: set[str] = field(default_factory=lambda: {"red:1", "red:2"})
    lamps: dict[str, Lamp] = field(default_factory=dict)
    listeners: list[Callable[[], None]] = field(default_factory=list)

    def set(self, spot: str, on: bool) -> None:
        if spot not in self.known:
            raise KeyError(spot)
        (self.standing.add if on else self.standing.discard)(spot)
        for listener in self.listeners:
            listener()

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        return frozenset(self.standing), dict(self.lamps)

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)
