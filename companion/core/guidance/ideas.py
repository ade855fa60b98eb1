"""The one good turn that a seat is shown if it wants ideas.

Knows: when an idea is welcome, and which spots it is about. Refuses to know: what makes a turn good (the game
says so, if it can), lamps, and words.
"""

from companion.core.guidance.assist_levels import helps
from companion.core.model.capabilities import Idea
from companion.core.model.footprint import Footprint
from companion.core.model.observation import once
from companion.core.model.session import Session
from companion.core.model.types import Mask


def idea(session: Session) -> Idea | None:
    """Tell what the seat to move could play now.

    None where it wants no idea, or hands play something else.
    """
    found = _welcome(session)
    return None if found is None else found[0]


def spots(session: Session) -> Mask:
    """Return the spots of the idea: from and to, or where what is in the hand may go; 0 for none."""
    if (found := _welcome(session)) is None:
        return 0
    footprint = found[1]
    ends = _ends(footprint)
    if session.observation.kind == "in-hand":
        return ends & session.observation.targets
    return piece_of(session, footprint) | ends


@once
def _welcome(session: Session) -> tuple[Idea, Footprint] | None:
    if (
        session.die is None
        or session.over
        or session.wanted
        or session.progress.paused is not None
        or not helps(session, "idea")
    ):
        return None
    if session.dialogue.asking or session.turn.arranging or session.turn.reported is not None:
        return None
    found = session.game.idea(session.position)
    footprint = next((f for f in session.turn.footprints if found is not None and f.move == found.move), None)
    if found is None or footprint is None or not _followed(session, footprint):
        return None
    return found, footprint


def _followed(session: Session, footprint: Footprint) -> bool:
    """Tell whether nobody has touched anything, or hands do just what the idea says."""
    seen = session.observation
    if seen.kind == "settled":
        return True
    its_own = footprint.arrivals[0][1] | footprint.lifted
    return seen.kind == "in-hand" and not seen.lifted & ~its_own and bool(seen.targets & _ends(footprint))


def _ends(footprint: Footprint) -> Mask:
    return sum(1 << target for target, _ in footprint.arrivals)


def piece_of(session: Session, footprint: Footprint) -> Mask:
    """Return the pawn that would go.

    Of several in a house one is enough, where all there are the seat's own.
    """
    seen = session.believed(session.pictures.seen, session.pictures.expected)
    there = footprint.arrivals[0][1] & seen
    own = session.game.kinds(session.position, seen)[max(there.bit_length() - 1, 0)] == session.seat
    return there & -there if own else there
