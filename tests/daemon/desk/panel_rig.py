"""A panel, a table and hosts that are not there, for tests of what is pressed."""

from __future__ import annotations

import queue
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from companion.core.catalog.table_settings import Counting
from companion.core.model.commands import DieRolled, Done, Pause
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.daemon.desk.panel import Attendant
from companion.ports.commands import Command, CommandRefused, RollForMe
from companion.ports.dice import DieState
from companion.ports.inputs import InputState
from companion.ports.panel import TUNES, Face, PanelEvent, Press
from companion.ports.table import LinkState, View
from tests.daemon.loop.loop_rig import FakeClock
from tests.table import Table

START = {"pieces": {"a3": "red", "i9": "blue", "a1": "blue"}, "house": {"red": 4, "blue": 3}, "turn": "red"}


UP = LinkState("table", True, 0)


PATIENCE_S = 30.0


def table() -> Table:
    return Table(START)


def view(of: Table | None, rev: int = 1, **changes: object) -> View:
    base = View(rev, 0, of.session if of else None, links=(UP,), game_id=1 if of else None)
    return replace(base, **changes)  # type: ignore[arg-type]  # fields by name


class FakePanel:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.tunes: queue.Queue[str] = queue.Queue()
        self.tell: Callable[[PanelEvent], None] = lambda _: None
        self.closed = False

    def start(self, tell: Callable[[PanelEvent], None]) -> None:
        self.tell = tell

    def show(self, face: Face) -> None:
        self.faces.append(face)

    def play(self, tune: str) -> None:
        assert tune in TUNES
        self.tunes.put(tune)

    def fault(self, wait_s: float) -> str:
        return "" if wait_s >= 0 else "late"

    def close(self) -> None:
        self.closed = True


@dataclass
class FakeHosts:
    """So many browsers ask to become host; with several, presses are counted."""

    asking: int = 0
    pressed: int = 0

    def is_asked(self) -> bool:
        return self.asking > 0

    def hold(self) -> str:
        held = ("nothing", "proved", "counting")[min(self.asking, 2)]
        self.asking = 0 if held == "proved" else self.asking
        return held

    def press(self) -> bool:
        self.pressed += self.asking > 1
        return self.asking > 1


@dataclass
class FakeDesk:
    """The referee behind the door of the panel; time stands still."""

    made: Table | None = field(default_factory=table)
    asked: queue.Queue[Command] = field(default_factory=queue.Queue)
    listeners: list[Callable[[View], None]] = field(default_factory=list)
    hosts: Any = field(default_factory=FakeHosts)
    rev: int = 1
    fails: bool = False
    volume: int = 100
    panel: queue.Queue[str] = field(default_factory=queue.Queue)

    def view(self) -> View:
        return view(self.made, self.rev, care=Counting(self.volume))

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        self.listeners.append(listener)
        return lambda: self.listeners.remove(listener)

    def execute(self, command: Command) -> View:
        if self.fails:
            raise TypeError("a bug")
        self.asked.put(command)
        if self.made is None:
            raise CommandRefused(Say("No game has been started yet."))
        if isinstance(command, RollForMe):
            self.made.tell(DieRolled(1000 * self.rev, 4, "rolled"))
        else:
            assert isinstance(command, Done | Pause)
            self.made.tell(replace(command, at_ms=1000 * self.rev))
        self.publish()
        return self.view()

    def publish(self) -> None:
        self.rev += 1
        for listener in self.listeners:
            listener(self.view())

    def show_dice(self, dice: tuple[DieState, ...]) -> None:
        raise AssertionError(dice)

    def show_hall(self, _change: Any) -> None:
        raise AssertionError

    def show_panel(self, why: str) -> None:
        self.panel.put(why)

    def show_sources(self, sources: tuple[InputState, ...]) -> None:
        raise AssertionError(sources)


class Rig:
    """An attendant between the two."""

    def __init__(self) -> None:
        self.desk, self.panel, self.clock = FakeDesk(), FakePanel(), FakeClock()
        self.shut: list[str] = []
        self.shuts = True
        self.opens = True
        self.attendant = Attendant(self.desk, self.panel, self._shutdown, self.clock, lambda: self.opens)

    def _shutdown(self) -> bool:
        self.shut.append("down")
        return self.shuts

    def press(self, button: str, *what: str, ago_ms: int = 0) -> None:
        for each in what or ("down", "up"):
            self.panel.tell(Press(button, each, self.clock() - ago_ms))

    def asked(self) -> Command:
        return self.desk.asked.get(timeout=PATIENCE_S)

    def tune(self) -> str:
        return self.panel.tunes.get(timeout=PATIENCE_S)

    def nothing(self) -> None:
        """All presses are taken, and nothing more was asked or sounded."""
        self.press("shutdown")  # answered by a buzz, after all before it
        assert self.tune() == "refused"
        assert self.desk.asked.empty()
        assert self.panel.tunes.empty()
