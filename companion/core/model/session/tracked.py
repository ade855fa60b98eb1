"""What hands have done since the turn began: the `Tracker`, made of what was seen and how that is read.

Knows: what is remembered. Refuses to know: how touches are followed (tracker.py), what they may mean
(observation.py), and rules.
"""

from msgspec import Struct

from companion.core.model.footprint import NOTHING_BEYOND, Beyond
from companion.core.model.game import Arrangement
from companion.core.model.types import NO_POLES, Mask, Poles, Touch


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
