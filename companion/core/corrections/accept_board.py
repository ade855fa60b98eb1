"""The board accepted as it stands: which position that is, and what it did to others.

Knows: the ways that pieces may have gone, and that nothing is accepted which could be two things. Refuses to
know: who accepts it, and what becomes of it (overrule.py).
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from companion.core.guidance.misplaced import seen_kinds
from companion.core.guidance.way_back_planner import Step, plan
from companion.core.inference import take_back_by_hand
from companion.core.model.errors import PositionError
from companion.core.model.game import Arrangement
from companion.core.model.session import Session
from companion.core.model.types import Kinds, Say
from companion.core.tracking import arrangements, tracker

NOTHING_MOVED = Say(
    "Nothing has been moved, so there is nothing to accept. To change the game, edit the position."
)
IN_THE_AIR = Say("A piece is in the air or beside the board. Put it down first, or edit the position.")
NOT_FOLLOWED = Say("I could not follow every piece, so I do not know what stands where. Edit the position.")
NOT_COUNTED = Say("More stands there than there is in the game. Take it away, or edit the position.")
CANNOT_BE = Say("In this game the pieces cannot stay as they stand. Put them right, or edit the position.")


ORDERS = 24
"""So many ways in which pieces that nobody followed may have gone are tried, the shortest first."""


class Accepted(Struct, frozen=True):
    """The position that the board shows; only its game knows its type."""

    position: Any


def accepted(session: Session) -> Accepted | Say:
    """Return the one position to which all ways that pieces may have gone lead; `Say` why there is none.

    Where the board is lost: the nearest one that its picture shows.
    """
    possible = session.turn.tracker.arrangements
    if session.turn.arranging:
        return Say("The board is being put right, so it cannot be accepted as it stands. Edit the position.")
    if session.turn.tracker.ways.lost:
        return _shown(session)
    if possible is not None:
        possible = frozenset(_laid_beside(session, arrangement) for arrangement in possible)
    if (
        possible is None
        or session.turn.tracker.ways.cut
        or session.contacts.masked & session.turn.tracker.began.picture
    ):
        return NOT_FOLLOWED  # some ways are left out, or two pieces may have changed places
    if all(arrangement.held for arrangement in possible):
        return IN_THE_AIR
    kinds = session.game.kinds(session.position, session.turn.tracker.began.picture)
    if any(arrangements.home(session.board, kinds, arrangement) for arrangement in possible):
        if possible != tracker.NOTHING_MOVED:
            return NOT_FOLLOWED  # all may be back, or two pieces may have changed places
        if session.die is None or not _left_out(session):
            return NOTHING_MOVED
    return _carried(session, [arrangement for arrangement in possible if not arrangement.held])


def _shown(session: Session) -> Accepted | Say:
    """Return the position that the picture of a lost board shows, each piece carried as little as can be."""
    board, tracked = session.board, session.turn.tracker
    back = plan(
        board,
        tracked.began.picture,
        tracked.seen.picture,
        session.kinds(tracked.began.picture),
        {},
        seen_kinds=seen_kinds(session),
    )
    if not back:
        return NOTHING_MOVED
    carried = list(_carried_apart(session, back))
    figures = [step for step in back if not _is_apart(session, step)]
    if any(step.to is None for step in figures):
        return NOT_COUNTED
    if any(step.frm is None for step in figures):
        return IN_THE_AIR
    come = [step.frm for step in figures if step.frm is not None]
    gone = [step.to for step in figures if step.to is not None]
    for origins in itertools.islice(itertools.permutations(gone), ORDERS):
        moved = sorted([*carried, *zip(come, origins, strict=True)])
        try:
            position = session.game.accept_moved(session.position, moved)
        except PositionError:
            continue
        if _shows(session, position):
            return Accepted(position)
    return CANNOT_BE


def _is_apart(session: Session, step: Step) -> bool:
    """Tell whether this is about a piece that stands apart from the others, as a wall."""
    spot = step.to if step.frm is None else step.frm
    return spot is not None and bool(session.board.apart >> spot & 1)


def _carried_apart(session: Session, back: Sequence[Step]) -> Iterator[tuple[int, int]]:
    """Tell where walls are now and were before, by the way back; None for a place beside the board."""
    first, lying = len(session.board.spots), session.turn.tracker.began.beyond.lying
    taken, laid = itertools.count(first), itertools.count(first + lying)
    for step in back:
        if not _is_apart(session, step):
            continue
        if step.frm is None and step.to is not None:
            yield next(laid), step.to
        elif step.frm is not None:
            yield step.frm, next(taken) if step.to is None else step.to


def _laid_beside(session: Session, one: Arrangement) -> Arrangement:
    """Lay walls that are out of their slots beside the board, not into a hand."""
    out = [origin for origin in one.held if session.board.apart >> origin & 1]
    first = len(session.board.spots) + session.turn.tracker.began.beyond.lying
    laid = [(first + number, origin) for number, origin in enumerate(out)]
    held = tuple(origin for origin in one.held if origin not in out)
    return Arrangement(tuple(sorted((*one.moved, *laid))), held)


def _left_out(session: Session) -> bool:
    """Tell whether somebody said "done" without a move, and was told that there is one."""
    last = session.dialogue.verdicts[-1] if session.dialogue.verdicts else None
    return last is not None and last.reason == "must-move"


def _carried(session: Session, possible: Sequence[Arrangement]) -> Accepted | Say:
    """Return the one position that follows; `Say` where there is none, or hands may have done something else.

    A way that leads to no position is still what hands may have done, as a captive in a strange house. Left
    out are ways in which the mover itself has gone there: rather the captive went home.
    """
    kinds = session.game.kinds(session.position, session.turn.tracker.began.picture)
    known: dict[tuple[frozenset[tuple[int, str | int]], frozenset[int]], Any] = {}
    positions: set[Any] = set()
    doubt = False
    for arrangement in possible:
        if (key := _alike(kinds, arrangement)) not in known:
            known[key] = _accepted_or_none(session, arrangement)
        if known[key] is not None:
            positions.add(known[key])
        elif not doubt:
            doubt = not _mover_in_strange_pool(session, arrangement)
        if len(positions) > 1 or (positions and doubt):
            return NOT_FOLLOWED
    if not positions:
        return CANNOT_BE
    position = positions.pop()
    return Accepted(position) if _shows(session, position) else NOT_FOLLOWED


def _alike(kinds: Kinds, one: Arrangement) -> tuple[frozenset[tuple[int, str | int]], frozenset[int]]:
    """Return which kinds stand where, and which places were left: ways alike in both lead to one position."""
    shown = frozenset(
        (spot, kinds[origin] or origin if origin < len(kinds) else origin) for spot, origin in one.moved
    )
    return shown, frozenset([origin for _, origin in one.moved])


def _accepted_or_none(session: Session, one: Arrangement) -> Any:
    """Return the position in which the pieces stand like that; None where they cannot."""
    try:
        return session.game.accept_moved(session.position, one.moved)
    except PositionError:
        return None


def _mover_in_strange_pool(session: Session, one: Arrangement) -> bool:
    """Tell whether an own pawn, whose field nobody has taken, stands in another's house."""
    kinds = session.kinds(session.turn.tracker.began.picture)
    taken = dict(one.moved)
    strange = [pool.mask for pool in session.board.pools if pool.kind not in (None, session.seat)]
    return any(
        origin < len(kinds)
        and kinds[origin] == session.seat
        and origin not in taken
        and any(pool >> spot & 1 for pool in strange)
        for spot, origin in one.moved
    )


def _shows(session: Session, position: Any) -> bool:
    """Tell whether the board shows this position; a piece that has ended its game may stay."""
    seen = session.turn.tracker.seen.picture
    right = session.game.picture(position) | session.board.final & seen
    return take_back_by_hand.alike(session, right, seen)


def taken(session: Session, after: Any) -> tuple[str, bool]:
    """Tell whose piece has gone off the fields, not to the end, and whether one of nobody's was moved."""
    game, fields = session.game, session.board.fields

    def standing_on_fields(position: Any) -> list[tuple[int, str]]:
        kinds = game.kinds(position, game.picture(position) & fields)
        return [(spot, kind) for spot, kind in enumerate(kinds) if kind]

    old, new = standing_on_fields(session.position), standing_on_fields(after)
    finished = {session.seat, *game.outcome(after).winners}
    lost = [kind for _, kind in old]
    for _, kind in new:
        if kind in lost:
            lost.remove(kind)
    removed = next((kind for kind in lost if kind in game.seats and kind not in finished), "")
    others = [{each for each in found if each[1] not in game.seats} for found in (old, new)]
    return removed, others[0] != others[1]
