"""The door to the table: what the daemon shows and offers to pages, panel and dice.

Knows: the view, stored games. Refuses to know: HTTP, sentences, the disk.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct, field

from companion.core.catalog.table_settings import Counting
from companion.core.model.session import Session
from companion.core.model.types import LightPlan, Say
from companion.ports.commands import Command, NewGame
from companion.ports.dice import DieState
from companion.ports.hall import HallNow
from companion.ports.hosts import HostDoor, HostNews
from companion.ports.inputs import InputState


class LinkState(Struct, frozen=True):
    """One device: up or not, since when, and what it said of itself."""

    device: str
    up: bool
    since_ms: int
    firmware: str = ""
    why: str = ""


class Again(Struct, frozen=True):
    """The last game, which may be played once more.

    Args:
        game_id: of the last one.
        wanted: what would begin.
        board: its board, by name.
        title: what it is called here.
        rules: the house rules that its box asks about, where they were not as usual.
        stands: its pieces are set up, as the sensors see them.
        lights: of the board, where they have been set up of late: the pieces of who begins.
    """

    game_id: int
    wanted: NewGame
    board: str
    title: Say
    rules: Mapping[str, Any] = field(default_factory=dict)
    stands: bool = False
    lights: LightPlan = field(default_factory=dict)


class View(Struct, frozen=True):
    """Everything that pages may show, as one immutable value.

    ``session`` is None while no game was begun. ``rev`` grows with every change and is the event-stream id.
    ``commitment`` is that of the next roll (core/chance/dice.py).
    ``panel``: why it cannot be used, empty where it can.
    ``checking``: a walk or a piece test has the board. ``aside``: the game that is broken and was put away
    unfinished, empty once another is played; ``aside_id`` is its number where it has one; ``aside_cut``:
    it did not break, but damage has cost its end, or a newer game, so that only the host lets it go on.
    ``starting``: the companion has just been started, and the game is not back yet. ``newer``: a newer
    companion wrote the journal, so that nothing is recorded in it and no game can begin. ``again``: while no
    game is on, the last one.
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
    care: Counting = Counting()
    aside: str = ""
    aside_id: int | None = None
    aside_cut: bool = False
    starting: bool = False
    newer: bool = False
    panel: str = ""
    hosts: HostNews = HostNews()
    again: Again | None = None
    hall: HallNow = HallNow()


class StoredGame(Struct, frozen=True):
    """A line of the list of games. ``state`` is ``playing``, ``won`` or ``ended``.

    ``started`` is by the machine's own clock, which may not have been set; games are in order of their
    numbers. ``doubtful``: it shows that the clock was wrong. ``imported``: the game was read from text.
    ``computer``: seat -> level, where the companion plays, or played last.
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
    computer: Mapping[str, str] = field(default_factory=dict)


class WatchedTable(Protocol):
    """What everybody may do who stands at the table. All methods may be called from any thread."""

    def view(self) -> View:
        """Return the latest published view; every decision in it is durable."""

    def watch(self, listener: Callable[[View], None]) -> Callable[[], None]:
        """Call the listener with each new view (it must return at once); returns the way to stop."""

    def execute(self, command: Command) -> View:
        """Carry out a command (daemon/loop/loop.py); the view after it, durable.

        Raises CommandRefused, or TimeoutError after 5 s.
        """

    @property
    def hosts(self) -> HostDoor:
        """Where browsers ask to become host."""

    def show_hall(self, change: Callable[[HallNow], HallNow]) -> None:
        """Change what is known of the hall; returns at once."""


class TableForDevices(WatchedTable, Protocol):
    """What the daemon offers to what stands beside the board: panel, dice, inputs, broker."""

    def show_dice(self, dice: tuple[DieState, ...]) -> None:
        """Show how the dice are now, all of them; returns at once."""

    def show_panel(self, why: str) -> None:
        """Show why the panel cannot be used, empty where it can; returns at once."""

    def show_sources(self, sources: tuple[InputState, ...]) -> None:
        """Show how the devices that say inputs are now, all of them; returns at once."""


class TableForPages(WatchedTable, Protocol):
    """What the daemon offers to the pages."""

    def alive(self) -> bool:
        """Tell whether the referee loop went round within the last five seconds."""

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        """Return stored games, newest first, of those below number ``before``; without a bound, all."""

    def export(self, game_id: int) -> str:
        """Return a stored game as text. Raises KeyError for an unknown one."""

    def failed(self, error: Exception, game_id: int | None = None) -> None:
        """Put away a game that cannot even be shown. Returns at once.

        Without a number it is the game that a `PluginError` names.
        """
