"""What people say at the table, by page, panel or die; each word is a stimulus for the referee.

Times are whole milliseconds of one monotonic clock, always handed in. Refuses to know: who may say it, and
whether it can be done now (`companion.core.reducer.command_refusal`).
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from companion.core.model.inputs import TOLD, HowItCame, HowRolled, Input


class DieRolled(Struct, frozen=True):
    """Whoever is to move rolled ``number``.

    ``secret`` and ``share`` give the number where we rolled (`companion.core.chance.dice`).
    """

    at_ms: int
    number: int
    how: HowRolled = TOLD
    secret: str = ""
    share: str = ""


class Given(Struct, frozen=True):
    """One input that no hands on the board make: said, shown by a device, or drawn.

    ``seat`` gives it; empty: whoever is waited for. ``how`` is one of
    `SAID_WAYS`, or `SENSORS` for one contact that closes.
    """

    at_ms: int
    input: Input
    seat: str = ""
    how: HowItCame = TOLD


class Choose(Struct, frozen=True):
    """The answer to a question: one of the moves asked about, or ``none``."""

    at_ms: int
    move: str


class Done(Struct, frozen=True):
    """The turn-done button."""

    at_ms: int


class Enter(Struct, frozen=True):
    """A whole turn entered from the list of legal turns, without the sensors."""

    at_ms: int
    move: str


class Undo(Struct, frozen=True):
    """Take back: the number, if one is known and nothing moved; else the last turn, if it is ``seat``'s.

    ``seat`` is None for the host, who may take back anybody's. ``number`` is `Progress.newest` as whoever
    asks has seen it, so that two who press at once take back one thing; 0: the newest, whatever it is.
    """

    at_ms: int
    seat: str | None = None
    number: int = 0


class Overrule(Struct, frozen=True):
    """The table has the last word (docs/reference/notation.md, part 4, has the words of ``what``).

    ``what``: ``accept`` (the board as it stands counts as this turn), ``number`` (of the die: ``number``),
    ``turn`` (the last one was really ``move``), ``input`` (that of ``number`` was really ``move``) or
    ``edit`` (``position``, the keys of notation.md). ``seats`` ask for it, and it waits until all seats
    in play agree; without any the host has decided.
    """

    at_ms: int
    what: str
    number: int = 0
    move: str = ""
    position: Mapping[str, Any] | None = None
    seats: tuple[str, ...] = ()


class Agree(Struct, frozen=True):
    """An answer to the open proposal: ``seats`` agree, or withdraw or refuse it; without any, the host."""

    at_ms: int
    seats: tuple[str, ...] = ()
    yes: bool = True


class TakeBack(Struct, frozen=True):
    """Answer the offer to take back by hand: turns from ``number`` on, or 0 for none (the button: `Undo`).

    ``seats`` answer; without any, the host does.
    """

    at_ms: int
    number: int
    seats: tuple[str, ...] = ()


class Aid(Struct, frozen=True):
    """A help of the table is switched, one of `Capabilities.aids`."""

    at_ms: int
    aid: str
    on: bool


class Whose(Struct, frozen=True):
    """The answer to whose pieces they are: ``right`` as asked (or put right by now), else changed places."""

    at_ms: int
    right: bool


LEARNING = ("learns", "told", "knows")
"""Changes of a seat by which it is told how the game is played, or no more; no record of the game."""


class SeatChange(Struct, frozen=True):
    """A change of a seat: ``leave handover name dark lit hints``, or one of `LEARNING`.

    ``handover``: the player ``name`` goes on, or with a ``level`` the companion; ``name``: the same player is
    called so from now on.
    ``dark``, ``lit``: its lights. ``hints``: it wants the help of ``level`` (``assist_levels.LEVELS``) from
    now on. ``learns``: it plays for the first time; ``told``: the card of ``word`` has been told to it;
    ``knows``: no more need be told.
    """

    at_ms: int
    seat: str
    change: str
    name: str = ""
    level: str = ""
    word: str = ""


class EndGame(Struct, frozen=True):
    """The table ends the game without a winner."""

    at_ms: int


PAUSED_BY = ("page", "button", "broker", "idle")
"""How a pause begins: somebody at a page, or at the panel's button, wants it; or nobody has done anything."""


class Pause(Struct, frozen=True):
    """The game pauses, or goes on; ``by`` is one of `PAUSED_BY`. Said twice it changes nothing."""

    at_ms: int
    on: bool
    by: str = "page"


class BoardIsRight(Struct, frozen=True):
    """Somebody has looked: all pieces stand where they should, whatever a sensor tells."""

    at_ms: int


class SensorWorks(Struct, frozen=True):
    """Somebody says that the sensor of this spot works, so that it is believed again."""

    at_ms: int
    spot: str


Said = (
    DieRolled
    | Given
    | Choose
    | Done
    | Enter
    | Undo
    | Overrule
    | Agree
    | TakeBack
    | Whose
    | SeatChange
    | Aid
    | Pause
    | EndGame
    | BoardIsRight
    | SensorWorks
)
"""What people say."""
