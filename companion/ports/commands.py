"""What pages, panel and dice may ask of the table, and how it refuses.

Knows: what is wanted. Refuses to know: who may want it, and whether it can be done.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from companion.core.model.errors import InputError
from companion.core.model.session.recorded import FRIENDLY
from companion.core.model.types import Say, Stimulus


class CommandRefused(InputError):  # noqa: N818 - it is an answer to a person, not a fault
    """A command that cannot be carried out now; ``say`` tells why and what would be right."""

    def __init__(self, say: Say) -> None:
        super().__init__((say.many or say.text).format(**say.args))
        self.say = say


class Starting(CommandRefused):
    """The game is not back yet after a start: nothing can be carried out, and soon it can."""

    def __init__(self) -> None:
        super().__init__(Say("One moment, your game is coming back."))


class NewGame(Struct, frozen=True):
    """Begin a game: seats in play with their players' names, variant, house rules, who begins, handicaps.

    ``manner``: one of ``companion.core.model.session.MANNERS``. ``bare``: without the sensors that its board
    has. ``computer``: seat -> level (`Edition.levels`), where the companion plays.
    ``learns``: seats that play for the first time -> what they have been told (`TableState.learns`).
    """

    game: str
    variant: str
    seats: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    first: str | None = None
    pawns: Mapping[str, int] = field(default_factory=dict)
    manner: str = FRIENDLY
    bare: bool = False
    computer: Mapping[str, str] = field(default_factory=dict)
    learns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


class PlayAgain(Struct, frozen=True):
    """Begin the last game once more; ``game_id``: it is this one, for whoever else has been quicker."""

    game_id: int


class Resume(Struct, frozen=True):
    """Go on with a stored, unfinished game."""

    game_id: int


class SetAside(Struct, frozen=True):
    """This stored game, which broke, does not go on by itself any more; it can be resumed like any other."""

    game_id: int


class SeatLights(Struct, frozen=True):
    """Lights on or off while this seat is to move."""

    seat: str
    on: bool


class RollForMe(Struct, frozen=True):
    """Roll the die for whoever is to move: its secret and this ``share`` give the number.

    With a ``commitment``, only if that one still stands.
    """

    share: str = ""
    commitment: str = ""


class ForgetNames(Struct, frozen=True):
    """Forget names on the table, if this game (None: any) is there: this name; if it is empty, all."""

    game_id: int | None
    name: str


class PutAway(Struct, frozen=True):
    """This stored game will be deleted: it must not be in play, and is shown no more."""

    game_id: int


Command = NewGame | PlayAgain | Resume | SetAside | SeatLights | RollForMe | ForgetNames | PutAway | Stimulus
"""What pages may ask for; a stimulus's ``at_ms`` is set by the daemon when it takes it from its inbox."""
