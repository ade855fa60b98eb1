"""The doors of the daemon: what a transport must do, and what the pages may ask.

Transports live in ``firmware_bridge`` and ``hardware`` and are found by the entry-point group
``companion.transports``; every one passes the contract test in ``tests/bridge``. Panels (buttons, buzzer, lit
die) are found by ``companion.panels``, dice that tell their number by ``companion.dice``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Protocol, runtime_checkable

from companion.core.care import CareSettings, Counting
from companion.core.errors import ConfigError, InputError
from companion.core.session import FRIENDLY, Session
from companion.core.types import (
    FieldPage,
    Heard,
    Lamp,
    LightPlan,
    LinkLost,
    LinkUp,
    Say,
    SensorFrame,
    Stimulus,
)


class MissingError(ConfigError):
    """The configuration may be right, but this machine lacks what it needs: a library, or pins.

    The table serves without it, and says so.
    """


# --- devices ---------------------------------------------------------------------------------

LinkEvent = SensorFrame | Heard | FieldPage | LinkUp | LinkLost
Emit = Callable[[LinkEvent], None]
"""Called from the adapter's own thread; must only put the event into an inbox."""

Clock = Callable[[], int]
"""Whole milliseconds of the monotonic clock."""


class BoardLink(Protocol):
    """A device with sensor lines and lights. Opening is lazy: nothing happens before `start`."""

    device: str

    def start(self, emit: Emit) -> None:
        """Begin to read in a thread of its own, and go on for ever: losses are reported and healed."""
        ...

    def show(self, lamps: Mapping[int, Lamp]) -> None:
        """Show these lights (light number -> lamp; all others dark); returns at once, from any thread."""
        ...

    def confirm(self) -> None:
        """Ask for proof that all changes up to now have been told; returns at once, from any thread.

        `Heard` follows once the device has given it, asked as often as it takes; nothing while it is lost.
        """
        ...

    def close(self) -> None:
        """Lights dark, port closed, thread joined within a second; may be called twice."""
        ...


@runtime_checkable
class Dimming(Protocol):
    """A link whose lights can be dimmed."""

    def brighten(self, percent: int) -> None:
        """Lights at so many percent (1 to 100) of what the configuration allows; returns at once."""
        ...


@dataclass(frozen=True, slots=True)
class LinkCounts:
    """What a link has counted since it was started; every number only grows.

    Args:
        frames: whole frames of the device.
        damaged: what was dropped, because its check sum or its shape was wrong.
        missed: reports that never came.
        repeats: what had to be said again, because no answer came.
        trips, trip_ms: questions that were answered, and how long all answers took together.
    """

    frames: int = 0
    damaged: int = 0
    missed: int = 0
    repeats: int = 0
    trips: int = 0
    trip_ms: int = 0


@runtime_checkable
class Counted(Protocol):
    """A link that counts how well it does."""

    def counts(self) -> LinkCounts:
        """What it has counted up to now; from any thread."""
        ...


@dataclass(frozen=True, slots=True)
class DeviceSpec:
    """A device before it is opened, as a transport gets it.

    Args:
        device: its name in events and messages.
        clock: milliseconds, monotonic.
        lines, lights: how many its board map needs, 0 where the map has none; a device that says other
            numbers is the wrong one.
        port: where it is plugged in; empty where the transport needs none.
        options: the table ``options`` of its ``[[device]]``; the transport checks it.
        source: where the options stand, for messages, such as ``table.toml: device[0].options``.
    """

    device: str
    clock: Clock
    lines: int
    lights: int
    port: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    source: str = "options"


class OpenBoard(Protocol):
    """The factory behind an entry point of the group ``companion.transports``."""

    def __call__(self, spec: DeviceSpec) -> BoardLink:
        """A link for this device; nothing is opened yet.

        Raises:
            ConfigError: options that cannot be.
            MissingError: this machine lacks a library, or pins.
        """
        ...


TUNES = (
    "legal",
    "captured",
    "won",
    "illegal",
    "question",
    "pass",
    "fault",
    "refused",
    "proved",
    "goodbye",
)
"""What a panel may have to say by sound."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a panel shows, as a whole.

    Args:
        status: pattern of the status light, one of `companion.core.types.PATTERNS`, or ``rest`` in a pause.
        die: the number that is to be moved, 0 while there is none.
        thrown: how often the companion has rolled; one more, and the die is seen rolling to ``number``, and
            shows it for a while.
        number: what it rolled last, 0 before.
    """

    status: str = "off"
    die: int = 0
    thrown: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Press:
    """A button: ``what`` is ``down``, ``held`` (down for its time, told once) or ``up``."""

    button: str
    what: str
    at_ms: int


class Panel(Protocol):
    """Buttons, a buzzer and lights beside the board; everything on it is optional. Opening is lazy."""

    def start(self, press: Callable[[Press], None]) -> None:
        """Begin, in a thread of its own; ``press`` is called from it and must return at once."""
        ...

    def show(self, face: Face) -> None:
        """Show this; returns at once, from any thread."""
        ...

    def play(self, tune: str) -> None:
        """Sound a tune of `TUNES` after those that sound already; returns at once, from any thread."""
        ...

    def fault(self, wait_s: float) -> str:
        """Why it cannot be used, empty where it can; waits until that is known, at most so many seconds."""
        ...

    def close(self) -> None:
        """Everything dark and silent, thread joined within a second; may be called twice."""
        ...


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """A panel before it is opened.

    Args:
        clock: milliseconds, monotonic.
        buttons: name of the button -> its pin.
        hold_ms: name of the button -> how long it must be down to be ``held``; others never are.
        buzzer, status: pins, empty where there is none.
        die: pins of the lit die, none, four (by groups) or seven (docs/gpio.md).
        factory: which library reaches the pins.
        source: where the panel is described, for messages, such as ``table.toml: panel``.
    """

    clock: Clock
    buttons: Mapping[str, str] = field(default_factory=dict)
    hold_ms: Mapping[str, int] = field(default_factory=dict)
    buzzer: str = ""
    status: str = ""
    die: tuple[str, ...] = ()
    factory: str = "auto"
    source: str = "panel"


class OpenPanel(Protocol):
    """The factory behind an entry point of the group ``companion.panels``."""

    def __call__(self, spec: PanelSpec) -> Panel:
        """A panel; nothing is opened yet. Raises ConfigError, MissingError as `OpenBoard`."""
        ...


class Magnets(Protocol):
    """The virtual board's hands and eyes (demo only): magnets that a page moves, lamps that a page shows."""

    def set(self, spot: str, on: bool) -> None:
        """Put a magnet on a spot or take it away. Raises KeyError for an unknown spot."""
        ...

    def state(self) -> tuple[frozenset[str], Mapping[str, Lamp]]:
        """The spots with a magnet, and the lamps as the device end shows them."""
        ...

    def watch(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call the listener (any thread, returns at once) after each change; returns the way to stop."""
        ...


# --- dice that tell their number -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DieUp:
    """A die is connected."""

    die: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class DieAway:
    """A die is out of reach; ``why`` is ``unseen``, ``lost``, ``no-bluetooth`` or ``not-here: details``."""

    die: str
    at_ms: int
    why: str


@dataclass(frozen=True, slots=True)
class DieCharge:
    """How full a die's battery is."""

    die: str
    at_ms: int
    percent: int


@dataclass(frozen=True, slots=True)
class DieShows:
    """A die has come to rest: ``how`` is ``rolled``, or ``tilted`` or ``gentle``, which are no roll."""

    die: str
    at_ms: int
    number: int
    how: str = "rolled"


DieEvent = DieUp | DieAway | DieCharge | DieShows


class DieSource(Protocol):
    """A die with a radio. Opening is lazy: nothing happens before `start`."""

    die: str

    def start(self, tell: Callable[[DieEvent], None]) -> None:
        """Look for it in a thread of its own, and go on for ever: losses are told once, and healed.

        ``tell`` is called from that thread and must return at once. A die is away until `DieUp`.
        """
        ...

    def close(self) -> None:
        """Let it go, thread joined within two seconds; may be called twice."""
        ...


@dataclass(frozen=True, slots=True)
class DieSpec:
    """A die before it is looked for: its name here, and its radio address or the name that it sends.

    ``source`` is where it is described, for messages, such as ``table.toml: dice[0]``.
    """

    die: str
    clock: Clock
    address: str = ""
    device: str = ""
    source: str = "dice"


class OpenDie(Protocol):
    """The factory behind an entry point of the group ``companion.dice``."""

    def __call__(self, spec: DieSpec) -> DieSource:
        """The die; nothing is opened yet. Raises ConfigError, MissingError as `OpenBoard`."""
        ...


@dataclass(frozen=True, slots=True)
class DieState:
    """One die: whose it is (no seats: everybody's), connected or ``why`` not, and what it did in vain.

    ``battery`` is in percent, None while unknown; ``note`` goes once the game has gone on.
    """

    die: str
    seats: tuple[str, ...] = ()
    up: bool = False
    battery: int | None = None
    why: str = "unseen"
    note: Say | None = None


# --- the table, as the pages see it ----------------------------------------------------------


class Refused(InputError):  # noqa: N818 - it is an answer to a person, not a fault
    """A command that cannot be carried out now; ``say`` tells why and what would be right."""

    def __init__(self, say: Say) -> None:
        super().__init__(say.text.format(**say.args))
        self.say = say


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
    ``checking``: a walk or a piece test has the board.
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
    checking: bool = False
    care: Counting = Counting()  # noqa: RUF009 - frozen


@dataclass(frozen=True, slots=True)
class NewGame:
    """Begin a game: seats in play with their players' names, variant, house rules, who begins, handicaps.

    ``manner``: one of ``companion.core.session.MANNERS``.
    """

    game: str
    variant: str
    seats: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    first: str | None = None
    pawns: Mapping[str, int] = field(default_factory=dict)
    manner: str = FRIENDLY


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with a stored, unfinished game."""

    game_id: int


@dataclass(frozen=True, slots=True)
class SeatLights:
    """Lights on or off while this seat is to move."""

    seat: str
    on: bool


@dataclass(frozen=True, slots=True)
class RollForMe:
    """Roll the die for whoever is to move: its secret and this ``share`` give the number (core/dice.py).

    With a ``commitment``, only if that one still stands.
    """

    share: str = ""
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class ForgetNames:
    """Forget names on the table, if this game (None: any) is there: this name; if it is empty, all."""

    game_id: int | None
    name: str


@dataclass(frozen=True, slots=True)
class PutAway:
    """This stored game will be deleted: it must not be in play, and is shown no more."""

    game_id: int


Command = NewGame | Resume | SeatLights | RollForMe | ForgetNames | PutAway | Stimulus
"""What pages may ask for; a stimulus's ``at_ms`` is set by the daemon when it takes it from its inbox."""


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
    """What the daemon offers to a panel, and to dice. All methods may be called from any thread."""

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


# --- the care of the table, as the pages see it ------------------------------------------------


@dataclass(frozen=True, slots=True)
class LinkQuality:
    """How one device's link did of late.

    Args:
        device: its name.
        grade: ``good``, ``weak``, ``bad``, ``lost`` (now) or ``new`` (not heard of yet).
        since_ms: over how long this was measured.
        counts: within that time; None where there is no wire to be measured.
        reconnects: how often it was lost within that time.
        dims: whether its lights can be dimmed.
    """

    device: str
    grade: str
    since_ms: int
    counts: LinkCounts | None
    reconnects: int
    dims: bool


@dataclass(frozen=True, slots=True)
class Restoring:
    """How bringing back a backup stands.

    Args:
        phase: ``idle`` (none was wanted), ``checking``, ``storing``, ``done`` or ``failed``.
        done, count: games checked or stored, of how many.
        came, had: games that were stored, and that were here already.
        settings: whether the settings came too.
        why: of ``failed``.
    """

    phase: str = "idle"
    done: int = 0
    count: int = 0
    came: int = 0
    had: int = 0
    settings: bool = False
    why: Say | None = None


@dataclass(frozen=True, slots=True)
class CareLook:
    """Everything that the page of the care shows.

    Args:
        settings: what is set.
        counting: what counts now.
        minute: of the day, None where nobody knows the time.
        from_phone: whether a phone has told the time.
        links: how the devices' links do, in the order of the configuration.
        buzzer: whether the board has one.
        free: bytes that are left where games are kept; None where that cannot be known.
        restoring: how bringing back a backup stands.
        python: the version of Python.
    """

    settings: CareSettings
    counting: Counting
    minute: int | None
    from_phone: bool
    links: tuple[LinkQuality, ...]
    buzzer: bool
    free: int | None
    restoring: Restoring
    python: str


class Care(Protocol):
    """What the daemon offers to the page of the care. All methods may be called from any thread."""

    def look(self) -> CareLook:
        """How everything stands now."""
        ...

    def change(self, settings: CareSettings) -> None:
        """These count from now on, and after a restart."""
        ...

    def tell_time(self, minute: int) -> None:
        """It is this minute of the day now, says a phone; counts until the next start."""
        ...

    def backup(self) -> Iterator[bytes]:
        """All games and settings as a zip, in pieces as they are made."""
        ...

    def restore(self, file: BinaryIO) -> Restoring:
        """Begin to bring back a backup, which is copied from ``file`` first.

        Raises Refused where it is none, and while another one is brought back.
        """
        ...
