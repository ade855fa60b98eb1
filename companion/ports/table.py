"""The door to the table: what the daemon shows and offers to pages, panel and dice.

Knows: the view, stored games, proofs. Refuses to know: HTTP, sentences, the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from companion.core.care import Counting
from companion.core.errors import PluginError
from companion.core.session import Session
from companion.core.types import LightPlan
from companion.ports.commands import Command
from companion.ports.dice import DieState
from companion.ports.inputs import InputState


@dataclass(frozen=True, slots=True)
class LinkState:
    """One device: up or not, since when, and what it said of itself."""

    device: str
    up: bool
    since_ms: int
    firmware: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """Everything that pages may show, as one immutable value.

    ``session`` is None while no game was begun. ``rev`` grows with every change and is the event-stream id.
    ``commitment`` is that of the next roll (core/dice.py).
    ``checking``: a walk or a piece test has the board. ``aside``: the game that is broken and was put away
    unfinished, empty once another is played.
    """

    rev: int
    at_ms: int
    session: Session | None = None
    lights: LightPlan = field(default_factory=dict)
    links: tuple[LinkState, ...] = ()
    journal_ok: bool = True
    saving: bool = False
    dark_seats: frozenset[str] = frozenset()
    game_id: int | None = None
    commitment: str = ""
    dice: tuple[DieState, ...] = ()
    sources: tuple[InputState, ...] = ()
    checking: bool = False
    care: Counting = Counting()  # noqa: RUF009 - frozen
    aside: str = ""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A line of the list of games. ``state`` is ``playing``, ``won`` or ``ended``.

    ``started`` is by the machine's own clock, which may not have been set; games are in order of their
    numbers. ``doubtful``: it shows that the clock was wrong. ``imported``: the game was read from text.
    """

    game_id: int
    game: str
    variant: str
    names: Mapping[str, str]
    state: str
    turns: int
    started: str
    winner: str = ""
    seats: tuple[str, ...] = ()
    imported: bool = False
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class Proof:
    """A physical proof: lift the piece on ``spot`` of ``board`` and put it back before ``until_ms``."""

    proof_id: str
    spot: str
    until_ms: int
    done: bool = False
    board: str = ""


class Desk(Protocol):
    """What the daemon offers to what stands beside the board. All methods may be called from any thread."""

    def view(self) -> View:
        """The latest published view."""
        ...

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        """Call the listener with each new view (it must return at once); returns the way to stop."""
        ...

    def ask(self, command: Command) -> View:
        """Carry out a command; the view after it, durable. Raises Refused, or TimeoutError after 5 s."""
        ...

    def proof_open(self) -> bool:
        """Whether a browser waits for a physical proof now."""
        ...

    def prove(self) -> bool:
        """Somebody stands at the table: proves the one open proof; False where there is none, or two."""
        ...

    def show_dice(self, dice: tuple[DieState, ...]) -> None:
        """How the dice are now, all of them; returns at once."""
        ...

    def show_sources(self, sources: tuple[InputState, ...]) -> None:
        """How the devices that say inputs are now, all of them; returns at once."""
        ...


class Table(Protocol):
    """What the daemon offers to the pages. All methods may be called from any thread."""

    def view(self) -> View:
        """The latest published view; every decision in it is durable."""
        ...

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        """Call the listener with each new view (it must return at once); returns the way to stop."""
        ...

    def ask(self, command: Command) -> View:
        """Carry out a command; the view after it, durable. Raises Refused, or TimeoutError after 5 s."""
        ...

    def alive(self) -> bool:
        """Whether the referee loop went round within the last five seconds."""
        ...

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        """So many stored games, newest first, of those below number ``before``; without a bound, all."""
        ...

    def export(self, game_id: int) -> str:
        """A stored game as text. Raises KeyError for an unknown one."""
        ...

    def start_proof(self) -> Proof:
        """Name a piece on the board to lift and put back within 30 s. Raises Refused where nothing stands."""
        ...

    def proof(self, proof_id: str) -> Proof | None:
        """How a proof stands; None once its time is over."""
        ...

    def failed(self, error: PluginError) -> None:
        """The game in play cannot even be shown: it is to be put away. Returns at once."""
        ...
