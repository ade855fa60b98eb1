"""What the journal holds of a game, as values: how the table plays, how the game goes, which contacts count.

Only folding an entry changes them (fold.py; masking.py for it), so a restart finds them as they were. What is
provisional is of other types (provisional.py). The state of the rules is one more such value (situation.py).
"""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct, field

from companion.core.model.hand_times import BOUNCE_MS, REST_LEGAL_MS, REST_OTHER_MS
from companion.core.model.history import Happened, Past, Rolled
from companion.core.model.inputs import Deed, HowRolled
from companion.core.model.miss_rates import MissRates
from companion.core.model.secretive import Secretive
from companion.core.model.types import Mask

FRIENDLY, TOURNAMENT = MANNERS = ("friendly", "tournament")
"""In which manner a game is judged: explaining and helping, or strictly."""


class Settings(Struct, frozen=True):
    """How long a picture rests before a verdict, in ms, and how sure one must be (notation.md, part 4).

    ``odds``: a turn is recorded without a question if all others together are so many times less likely.
    ``strict``: people are also asked wherever another turn differs by an unseen lift alone.
    ``missed_lifts``: the share of lifts that contacts miss on a board that nobody has played on yet.
    ``poles``: what sensors tell of poles is used; else the daemon leaves it out.
    """

    rest_legal_ms: int = REST_LEGAL_MS
    rest_other_ms: int = REST_OTHER_MS
    press_ms: int = BOUNCE_MS
    release_ms: int = BOUNCE_MS
    odds: int = 1000
    strict: bool = False
    missed_lifts: float = 0.002
    poles: bool = True


class Fault(Struct, frozen=True):
    """Contacts that are not believed for now: ``kind`` as in `SensorFault`, ``spots`` (masking.py)."""

    kind: str
    spots: Mask


class Paused(Struct, frozen=True):
    """The game pauses since ``since_ms``; ``by`` is one of `companion.core.model.commands.PAUSED_BY`."""

    by: str
    since_ms: int


class TableState(Secretive, frozen=True):
    """Who plays, and how this table wants to play.

    Args:
        settings: how patient and how strict the referee is.
        names: seat -> the player's name.
        lights_off: seats that play without lights.
        hints: seat -> how much help it wants, where it has chosen (``assist_levels.py``).
        aids: the helps of the table that have been switched since the game began.
        judging: ``friendly``, or ``tournament``: judged strictly, without help.
        sealed: the text that the seal is of (`companion.core.chance.commitments`), for nobody before the
            game is over; empty where nothing is sealed.
        computer: seat -> how strongly the companion plays it (`companion.core.model.capabilities.Player`).
        luck: from which follows what the companion leaves to chance when it plays.
        learns: seats that play for the first time -> the words of the cards that they have been told
            (`companion.core.catalog.first_game`).
    """

    hides: ClassVar[tuple[str, ...]] = ("sealed",)
    settings: Settings
    names: Mapping[str, str] = field(default_factory=dict)
    lights_off: frozenset[str] = frozenset()
    hints: Mapping[str, str] = field(default_factory=dict)
    aids: Mapping[str, bool] = field(default_factory=dict)
    judging: str = FRIENDLY
    sealed: str = ""
    computer: Mapping[str, str] = field(default_factory=dict)
    luck: str = ""
    learns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def tournament(self) -> bool:
        """Whether the game is judged strictly, without help."""
        return self.judging == TOURNAMENT


class Progress(Struct, frozen=True):
    """How the game has gone so far.

    Args:
        history: finished turns, oldest first.
        rolls: the last numbers of the die, newest last.
        how_rolled: the last number; None before the first.
        undo_floor: turns up to this number cannot be taken back (a player has left since).
        paused: the game pauses: nothing is judged; None while it goes on.
        ended: the table ended the game without a winner.
        happened: the last entry that people should see (``decision/happened.py``).
        newest: its number when what taking back undoes has changed last: for `Undo.number`.
    """

    history: tuple[Past, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    how_rolled: HowRolled | None = None
    undo_floor: int = 0
    paused: Paused | None = None
    ended: bool = False
    happened: Happened = Happened()
    newest: int = 0

    @property
    def next_number(self) -> int:
        """The number that the next turn, input or overruling gets; the first is 1."""
        return self.history[-1].number + 1 if self.history else 1

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What all inputs so far have done, oldest first; what was heard anew counts as it is now."""
        found: list[tuple[int, Deed]] = []
        for past in self.history:
            if past.over is not None:
                found = [one for one in found if one[0] < past.over.since]
            found += ((past.number, deed) for deed in past.deeds)
        return tuple(deed for _, deed in found)


class Contacts(Struct, frozen=True):
    """How far the contacts are believed.

    Args:
        miss_rates: how often they have missed a lift in this game.
        masked: spots whose contact is at fault; until it proves itself they are taken to be as they should.
        faults: what is wrong with them, oldest first.
    """

    miss_rates: MissRates = field(default_factory=MissRates)
    masked: Mask = 0
    faults: tuple[Fault, ...] = ()
