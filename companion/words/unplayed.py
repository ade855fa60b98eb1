"""What does not play along: a piece too many on the board, and where it belongs if that can be seen.

Refuses to know: why a try is illegal (games), and languages.
"""

from companion.core.guidance.way_back_planner import Step
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.session import Session
from companion.core.model.types import Say, Verdict

SHORT = Say("That does not play")
LONG = Say("Something stands there that does not play. Never mind: take it away again, and go on.")


def is_too_many(verdict: Verdict) -> bool:
    """Tell whether all that is wrong is that something came which nobody knows."""
    return verdict.reason == "unexplained" and bool(verdict.wrong) and not verdict.missing


def to_its_house(session: Session, step: Step) -> Step:
    """Return the step with the way home of a pawn that nobody plays, where one alone has left its house."""
    away = bits(session.pictures.ignored & session.unplayed_places & ~session.pictures.seen)
    illegal = session.observation.illegal
    if step.to is not None or illegal is None or illegal.missing or len(away) != illegal.wrong.bit_count():
        return step
    houses = {pool.kind for pool in session.board.pools for spot in away if pool.mask >> spot & 1}
    return replace(step, to=away[0], piece=houses.pop()) if len(houses) == 1 else step
