"""How it looks what hands do: an `Observation`, and values that are worked out when somebody looks.

Refuses to know: what is remembered of the hands (session/tracked.py), how an observation is found
(footprint_match.py, classify.py), and rules.
"""

from collections.abc import Callable
from functools import wraps
from typing import Generic, TypeVar

from msgspec import Struct

from companion.core.model.game import Illegal
from companion.core.model.types import Mask

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
    aim: Lazy[Aim] = known(Aim())
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
