"""The way back: what to do with the pieces, step by step, until the board shows what it should.

A function of the session. Refuses to know: which hand moves are fewest (way_back_planner.py), lights, words.
"""

import itertools
from typing import Any

from companion.core.catalog.phrases import phrases_of
from companion.core.guidance.misplaced import before_the_lift, last_lifted, seen_kinds
from companion.core.guidance.way_back_planner import Step, plan
from companion.core.inference.computer_turn import kinds_after
from companion.core.model.game import Arrangement, Illegal, bits
from companion.core.model.observation import once
from companion.core.model.session import Session
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import Mask
from companion.core.tracking.arrangements import home
from companion.core.tracking.tracker import is_hurried

FEW = 6
"""So many pieces of a lost board are put right at a time: nobody reads more."""

NOTHING = Arrangement((), ())
"""Nothing is known to have wandered."""


@once
def steps(session: Session) -> tuple[Step, ...]:
    """Tell what to do, in order, until the board shows what it should; the first is the one to do now.

    While arranging: the way to the expected picture. Where the board is lost: back to where the turn began,
    once hands sweep over it no more. After an illegal try, reported or only seen yet: the way back to where
    the turn began, or, where only its last step is wrong, to the end of that turn. A barricade on a forbidden
    place has no one place to go to: its step ends at None (see `free_places`). Where somebody has said that
    pieces have changed places: how to change them back.
    """
    if (
        session.over
        or (session.turn.arranging and session.dialogue.asking)
        or (session.turn.tracker.ways.lost and is_hurried(session.turn.tracker))
    ):
        return ()
    if session.turn.arranging or session.turn.tracker.ways.lost:
        return _back(session)
    if session.observation.illegal is not None:
        return _from_illegal(session, session.observation.illegal)
    told = session.turn.reported
    if told is not None and not told.onward and session.observation.kind == "in-hand":
        return _back(session)
    return _mixed(session) if session.dialogue.pieces_swapped else ()


def free_places(session: Session) -> Mask:
    """Tell where a piece that only has to stand elsewhere may go instead; 0 at other times."""
    illegal = session.observation.illegal
    if illegal is None or illegal.reason not in phrases_of(session.game).elsewhere:
        return 0
    rest = session.turn.tracker.seen.picture & ~illegal.wrong & session.board.fields
    places = 0
    for footprint in session.footprints:
        if len(footprint.arrivals) > 1:
            place = 1 << footprint.arrivals[1][0]
            end = session.turn.tracker.began.picture & ~footprint.removed | footprint.added
            if end & ~place & session.board.fields == rest:
                places |= place
    return places


def _from_illegal(session: Session, illegal: Illegal) -> tuple[Step, ...]:
    """Return the way back, or a shorter one to the end of a turn whose last step alone is wrong."""
    if not illegal.onward:
        return _back(session)
    tracker = session.turn.tracker
    expected = tracker.seen.picture & ~illegal.wrong | illegal.missing
    kinds = kinds_after(session, expected) if session.wanted else session.kinds(tracker.began.picture)
    nearest = plan(session.board, expected, tracker.seen.picture, kinds, {})
    back, told = _back(session), session.turn.reported
    on_the_way_back = told is not None and not told.onward
    return nearest if len(nearest) + on_the_way_back <= len(back) else back


def _back(session: Session) -> tuple[Step, ...]:
    """Return the way to the picture at the turn's start that follows the hands; else the shortest."""
    tracker, (arrangement, lifted) = session.turn.tracker, _plainest(session)
    return plan(
        session.board,
        _first_differences(tracker) if tracker.ways.lost else tracker.began.picture,
        tracker.seen.picture,
        session.kinds(tracker.began.picture),
        dict(arrangement.moved),
        held=arrangement.held,
        lifted=lifted,
        seen_kinds=seen_kinds(session),
    )


def _first_differences(now: Tracker) -> Mask:
    """Return the picture at the turn's start, but with all except a few differences left for later."""
    missing, wrong = bits(now.began.picture & ~now.seen.picture), bits(now.seen.picture & ~now.began.picture)
    first = (*itertools.islice(missing, FEW), *itertools.islice(wrong, FEW))
    return now.seen.picture ^ sum(1 << spot for spot in first)


def _mixed(session: Session) -> tuple[Step, ...]:
    """Return the way back of pieces that have changed places where known, else what belongs where."""
    board, kinds = session.board, session.kinds(session.turn.tracker.began.picture)
    possible = session.turn.tracker.arrangements or ()
    if (
        len(session.dialogue.swap_question) == 2
        and possible
        and not any(home(board, kinds, one) for one in possible)
    ):
        return _back(session)
    return tuple(Step(None, board.index[spot], kind) for spot, kind in session.dialogue.swap_question)


def _plainest(session: Session) -> tuple[Arrangement, tuple[int, int | None] | None]:
    """Return the fewest pieces where nothing like them stood, the seat's own rather than others'.

    With it comes the piece in the hand: where it stood last and where it came from. Until it is put down,
    what is taken to be where stays as it was before.
    """
    tracker, kinds = session.turn.tracker, session.kinds(session.turn.tracker.began.picture)

    seat = session.seat

    def oddness(one: Arrangement) -> tuple[Any, ...]:
        strays = [origin for spot, origin in one.moved if kinds[spot] is None or kinds[spot] != kinds[origin]]
        return len(strays), sum(kinds[origin] != seat for origin in strays), one.moved, one.held

    if before := before_the_lift(tracker):
        hand = before[min(before, key=oddness)]
        return hand.arrangement, (hand.spot, hand.origin)
    lifted = last_lifted(tracker) if tracker.arrangements is None else None
    return min(tracker.arrangements or {NOTHING}, key=oddness), None if lifted is None else (lifted, None)
