"""What the hands are seen to do since the turn began: the `Tracker`, and how it looks, an `Observation`.

Knows: what is remembered of them. Refuses to know: how it is found (tracker.py, footprint_match.py,
classify.py), and rules.
"""

from collections.abc import Callable
from functools import wraps
from typing import Generic, TypeVar

from msgspec import Struct

from companion.core.model.footprint import NOTHING_BEYOND, Beyond
from companion.core.model.game import Arrangement, Illegal
from companion.core.model.types import NO_POLES, Mask, Poles, Touch

Value = TypeVar("Value")
Whole = TypeVar("Whole")


class Lazy(Generic[Value]):
    """A value worked out when somebody first looks: most touches are followed by others at once.

    Args:
        look: works it out; called once at most. It must not hold an earlier one of these.
    """

    __slots__ = ("_look", "_seen")

    def __init__(self, look: Callable[[], Value]) -> None:
        self._look: Callable[[], Value] | None = look
        self._seen: Value | None = None

    def seen(self) -> Value:
        """Return the value."""
        look = self._look
        if look is not None:  # two threads may both work it out: to the same end
            self._seen = look()
            self._look = None
        assert self._seen is not None
        return self._seen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lazy) and self.seen() == other.seen()

    def __hash__(self) -> int:
        return hash(self.seen())

    def __repr__(self) -> str:
        return repr(self.seen())


def known(seen: Value) -> Lazy[Value]:
    """Return a value that is worked out already."""
    return Lazy(lambda: seen)


def once(look: Callable[[Whole], Value]) -> Callable[[Whole], Value]:
    """Keep with an immutable struct what ``look`` has found in it: lights and every page ask for the same."""
    name = f"{look.__module__}.{look.__qualname__}"

    @wraps(look)
    def seen(whole: Whole) -> Value:
        kept = whole.__dict__
        if name not in kept:
            kept[name] = look(whole)
        found: Value = kept[name]
        return found

    return seen


MOVER, SENT_OFF, OWNERLESS = AWAITED = ("pawn", "captive", "barricade")
"""What the table may wait for, the first that is in the air, by the words of the public state: the piece of
whoever moves, one that was sent off, one of nobody's."""


class Aim(Struct, frozen=True):
    """Where what is in the air may go.

    ``awaits``: what the table waits for, one of `AWAITED`, or nothing.
    ``targets``: where a piece may be put so that a legal turn stays possible.
    """

    awaits: str = ""
    targets: Mask = 0


NO_AIM = known(Aim())
PIECE_AWAITED = known(Aim(MOVER))
"""A piece has to come back, wherever it was taken."""


class Observation(Struct, frozen=True):
    """What the hands are doing, shown at once and provisional until the verdict.

    ``kind`` is one of
        ``settled``  the board shows what it should;
        ``in-hand``  pieces are in the air, or a legal turn is half done;
        ``complete`` the picture is the end of the legal turns in ``moves``;
        ``same``     the picture is as before, but exactly the lifts of ``moves`` were seen;
        ``mismatch`` something stands where it should not; ``illegal`` says why, as far as known.

    ``lifted``: start spots of pieces in the air. ``aim``: where they may go; no verdict needs it, so it waits
    until a light or a page asks. ``sure``: the one turn in ``moves`` needs no question.
    """

    kind: str
    lifted: Mask = 0
    aim: Lazy[Aim] = NO_AIM
    moves: tuple[str, ...] = ()
    illegal: Illegal | None = None
    sure: bool = False

    @property
    def awaits(self) -> str:
        """What the table waits for, as in `Aim`."""
        return self.aim.seen().awaits

    @property
    def targets(self) -> Mask:
        """Where a piece may be put, as in `Aim`."""
        return self.aim.seen().targets


SETTLED = known(Observation("settled"))
"""Nobody has touched anything."""


class TurnStart(Struct, frozen=True):
    """What the board was like when the turn began.

    Args:
        picture: the spots where something stood.
        poles: which pole each piece has, by the spot where it stood.
        turned: where a piece stood whose magnet was glued in the wrong way round.
        beyond: what lay beside the board.
    """

    picture: Mask
    poles: Poles = NO_POLES
    turned: Mask = 0
    beyond: Beyond = NOTHING_BEYOND


class Seen(Struct, frozen=True, gc=False):
    """What the sensors have told since, however it is read.

    Args:
        picture: the spots where something stands now.
        since_ms: the last change.
        lifted: the spots whose piece has left at some time.
        touches: all of them, in order; of a lost board the last alone.
        shown: the poles that are seen now.
    """

    picture: Mask
    since_ms: int
    lifted: Mask = 0
    touches: tuple[Touch, ...] = ()
    shown: Poles = NO_POLES


class Ways(Struct, frozen=True, gc=False):
    """How the touches are read: which pieces they may have moved.

    Args:
        possible: all ways the pieces may have wandered.
        odd: spots whose last touch fits none of them (a lift was missed, a contact was disturbed, or
            something came that is no piece) and is left out of them.
        blind: for some time nothing could be seen; the first touches tell only the difference.
        cut: so many pieces were in the air that some ways were left out.
        lost: too much was touched to be followed, so the picture alone counts and only the last touches are
            kept (docs/adr/0016-lost.md).
        put: the last touch if it was a put, and ``possible`` before it.
        lift: if the last touch was a lift, the pole of what left and ``possible`` before it.
    """

    possible: frozenset[Arrangement] = frozenset({Arrangement((), ())})
    odd: Mask = 0
    blind: bool = False
    cut: bool = False
    lost: bool = False
    put: tuple[Touch, frozenset[Arrangement]] | None = None
    lift: tuple[bool | None, frozenset[Arrangement]] | None = None


UNTOUCHED = Ways()


class Tracker(Struct, frozen=True):
    """What hands have done since the turn began: how it began, what was seen, and how that is read.

    Args:
        began: the board at the start.
        seen: what the sensors have told.
        ways: which pieces that may have moved.
        illegal_before: the time of the last touch before an illegal verdict, and how the pieces stood then.
        doubt: somebody is asked whose pieces they are, because of ``ways``.
        looked_ms: the time of the last change for which that was thought over, or at which a lost board has
            rested.
    """

    began: TurnStart
    seen: Seen
    ways: Ways = UNTOUCHED
    illegal_before: tuple[int, Arrangement] | None = None
    doubt: bool = False
    looked_ms: int = -1

    @property
    def arrangements(self) -> frozenset[Arrangement] | None:
        """All ways the pieces may have wandered, or None where that cannot be told."""
        ways = self.ways
        return None if ways.odd or ways.blind or ways.lost else ways.possible
