"""What a table tells a broker: topics, and the shapes of their JSON (docs/reference/generated/mqtt.md).

Sentences say colours; names only where the house has said so. Nothing stands here that the state does not
tell everybody. Refuses to know: connections.
"""

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.ports.table import View
from companion.state.models.history import Past
from companion.state.models.public_state import State

VERSION = 1
"""Part of each topic; a change that breaks listeners makes it one more."""

ONLINE, OFFLINE = "online", "offline"

TURN, CAPTURED, WON, TAKEN_BACK, YOUR_TURN = "turn", "captured", "won", "taken_back", "your_turn"
EVENTS = (TURN, CAPTURED, WON, TAKEN_BACK, YOUR_TURN)

COLOURS = {"red": (211, 47, 47), "green": (56, 142, 60), "yellow": (251, 192, 45), "blue": (25, 118, 210)}
"""Of the seats, as a lamp takes them: red, green and blue, 0 to 255; others are `WHITE`."""

WHITE = (255, 255, 255)
"""The lamp of whoever has no colour."""


class Topics(Struct, frozen=True):
    """The topics of one board.

    Args:
        board: its identity, which no other board has.
    """

    board: str

    @property
    def base(self) -> str:
        """What all begin with."""
        return f"board-companion/{VERSION}/{self.board}"

    @property
    def availability(self) -> str:
        """Retained: ``online``, or ``offline``, which the broker says by itself where the board is gone."""
        return f"{self.base}/availability"

    @property
    def state(self) -> str:
        """Retained: a `TableState`."""
        return f"{self.base}/state"

    @property
    def event(self) -> str:
        """A `TableEvent`, each once."""
        return f"{self.base}/event"

    @property
    def say(self) -> str:
        """A `Sentence` to be spoken, each once."""
        return f"{self.base}/say"

    @property
    def picture(self) -> str:
        """Retained: the board as an SVG, as everybody may see it; empty while there is none."""
        return f"{self.base}/picture"

    @property
    def care(self) -> str:
        """Retained: a `TableCare`."""
        return f"{self.base}/care"

    @property
    def versions(self) -> str:
        """Retained: a `Versions`."""
        return f"{self.base}/versions"

    def command(self, name: str) -> str:
        """Hear commands only where the house allows them; what is retained, or is none, does nothing."""
        return f"{self.base}/command/{name}"

    @property
    def retained(self) -> tuple[str, ...]:
        """All that the broker keeps of this board, besides its discovery."""
        return (self.state, self.picture, self.care, self.versions, self.availability)


class TableState(Struct, frozen=True):
    """How the table is now.

    Args:
        phase: as in the state of the pages; ``idle`` while nobody plays.
        game, variant: empty while nobody plays.
        seat: who is to move, by colour; empty where nobody is.
        number: that is to be moved, null where none is known.
        awaits: the sentence that says what the table waits for.
        turns: how many are finished.
        last: the last one as a sentence.
        move: the same in notation; empty where it is secret.
        winners: seats that have won, in order.
        standing: seat -> how far it is, 0 to 1, where the game can tell.
        faults: how many sensors are not trusted.
        board: whether the board is seen.
        saved: whether all is on disk.
        colour: of who is to move: red, green and blue, 0 to 255.
        games_today: that began today; null where the companion does not know the date.
    """

    phase: str
    game: str
    variant: str
    seat: str
    number: int | None
    awaits: str
    turns: int
    last: str
    move: str
    winners: list[str]
    standing: dict[str, float]
    faults: int
    board: bool
    saved: bool
    colour: tuple[int, int, int] = WHITE
    games_today: int | None = None


class Sentence(Struct, frozen=True):
    """Something to be spoken.

    Args:
        text: the sentence.
        lang: its language, such as ``de``.
        urgent: whether it interrupts what is being said.
    """

    text: str
    lang: str
    urgent: bool


class TableCare(Struct, frozen=True):
    """Lights, sounds and quiet hours.

    Args:
        brightness: of the lights as set, 1 to 100 percent.
        volume: of the sounds as set, 0 to 100 percent.
        quiet: whether there are quiet hours each day.
        quiet_now: whether they count now.
    """

    brightness: int
    volume: int
    quiet: bool
    quiet_now: bool


class Versions(Struct, frozen=True):
    """The companion's version; ``latest_version``: the newest one that it knows of, else its own."""

    installed_version: str
    latest_version: str


class TableEvent(Struct, frozen=True, omit_defaults=True):
    """Something that has happened.

    Args:
        event_type: ``turn``, ``captured``, ``won``, ``taken_back`` or ``your_turn``.
        game: the number of the game.
        number: of the turn, or of the first one that was taken back; 0 for ``your_turn``.
        seat: whose it is, by colour.
        text: a sentence; empty for ``taken_back`` and ``your_turn``.
        move: in notation; empty where it is secret.
    """

    event_type: str
    game: int
    number: int
    seat: str
    text: str = ""
    move: str = ""


def without_names(view: View) -> View:
    """Return the view in which players are called by their colours alone."""
    if view.session is None or not view.session.table.names:
        return view
    return replace(view, session=replace(view.session, table=replace(view.session.table, names={})))


def table_state(view: View, told: State, games_today: int | None = None) -> TableState:
    """Return what is told of a view and its public state; names as these have them."""
    last, session = told.past.last, view.session
    standing = session.game.standing(session.position) if session else {}
    return TableState(
        phase=told.phase,
        game=told.game or "",
        variant=told.variant or "",
        seat=told.turn or "",
        number=told.die,
        awaits=told.awaiting.text,
        turns=told.past.turns,
        last=last.text if last else "",
        move=last.move if last else "",
        winners=list(told.winners),
        standing={seat: round(share, 3) for seat, share in standing.items()},
        faults=len(told.faults),
        board=told.link.up,
        saved=told.journal.ok and not told.journal.saving,
        colour=COLOURS.get(told.turn or "", WHITE),
        games_today=games_today,
    )


def turn_event(line: Past, game: int) -> TableEvent:
    """Return the event of a finished turn."""
    kind = WON if line.won else CAPTURED if line.captured else TURN
    return TableEvent(kind, game, line.number, line.seat, line.text, line.move)
