"""What nobody has recorded yet: how the board looks, what hands do in this turn, what people are asked.

A restart forgets it and looks anew. What the journal holds is of other types (recorded.py).
"""

from typing import Any

from msgspec import Struct

from companion.core.model.commands import Overrule, Said
from companion.core.model.footprint import Footprints
from companion.core.model.game import Illegal
from companion.core.model.observation import SETTLED, Lazy, Observation
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import NO_POLES, Mask, Poles, Verdict


class Pictures(Struct, frozen=True):
    """How the board should look, and how it does.

    Args:
        expected: the board as it should look now (houses as they were last seen).
        seen: the board as the sensors see it, stable.
        poles: the poles that the standing magnets show; none where no sensor can tell.
        ignored: spots left out of the picture while something stands there (a pawn that has finished and is
            still on the goal, pawns that nobody plays in their house).
    """

    expected: Mask
    seen: Mask = 0
    poles: Poles = NO_POLES
    ignored: Mask = 0


class Turn(Struct, frozen=True):
    """What hands do since the last decision.

    Args:
        tracker: which piece may be where.
        lazy: what that may mean; read it as `Session.observation`.
        footprints: all inputs that hands can make on the board now.
        arranging: the board is being set up or put right; nothing is judged until it agrees.
        stirred: the game pauses, and the board may stand otherwise than when that began.
        reported: the last illegal verdict that still stands.
        rejected_moves: moves asked about that were answered with "none"; they are not asked about again.
        pending_commands: what was said while a piece that is handed in had not rested yet (trays.py); it
            waits for that.
        not_before_ms: no verdict falls before this time (the number came after the pieces had moved).
        resumed_ms: when it last went on after a pause, here (a restart forgets it); no deadline falls
            earlier.
    """

    tracker: Tracker
    lazy: Lazy[Observation] = SETTLED
    footprints: Footprints = Footprints()
    arranging: bool = False
    stirred: bool = False
    reported: Illegal | None = None
    rejected_moves: tuple[str, ...] = ()
    pending_commands: tuple[Said, ...] = ()
    not_before_ms: int = 0
    resumed_ms: int = 0


class Proposal(Struct, frozen=True):
    """An overruling that waits for the other seats: what it would make of the game, and who has agreed."""

    wish: Overrule
    position: Any
    agreed: tuple[str, ...]


class Dialogue(Struct, frozen=True):
    """What the referee has told, and what it waits to be answered.

    Args:
        verdicts: the last verdicts, newest last.
        asking: the moves that the last question offers; empty where nothing is asked.
        take_back_offer: the board stands as before this turn, so somebody is asked whether to take back;
            0 where not.
        take_back_declined: the offer that was answered with "no"; it is not made again until the
            board is right.
        swap_question: the names of spots that may hold a piece of another kind, each with the kind that
            should stand there.
        pieces_swapped: somebody has said that the pieces of ``swap_question`` have changed places.
        proposal: an overruling that some seats want; it lapses when the game goes on.
    """

    verdicts: tuple[Verdict, ...] = ()
    asking: tuple[str, ...] = ()
    take_back_offer: int = 0
    take_back_declined: int = 0
    swap_question: tuple[tuple[str, str], ...] = ()
    pieces_swapped: bool = False
    proposal: Proposal | None = None
