"""Whose piece is it? Pieces of several owners were in the air together, and the picture cannot tell.

Knows: what the hands may have carried where. Refuses to know: verdicts (a doubt is none), time passing, and
how the question is shown. The question never holds up the game (docs/notation.md, part 4).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core import tracker
from companion.core.game import Arrangement, Board, Footprint
from companion.core.hands import Kinds
from companion.core.session import Session, Tracker

Owners = Mapping[str, str]
"""Spot name -> the kind that should stand there: a seat, ``barricade`` ..."""


def due(session: Session) -> int | None:
    """When the picture has rested long enough to ask, or to ask no more, in ms; None where neither is due."""
    if session.over or session.arranging or session.asking:
        return None
    if not (session.tracker.lifted or session.tracker.doubt):
        return None
    if session.observation.kind != "settled" or asked_anew(session) is None:
        return None
    return max(session.tracker.since_ms + session.settings.rest_other_ms, session.ready_ms)


def asked_anew(session: Session) -> Owners | None:
    """The question as it should be now that the board rests; None where it is asked like that already.

    Empty: by what was seen since, the pieces asked about stand right for certain.
    """
    asked, doubt, now = dict(session.whose), doubtful(session), session.tracker
    if any(asked.get(spot) != kind for spot, kind in doubt.items()):
        return {**asked, **doubt}
    return {} if asked and now.doubt and not doubt and now.arrangements is not None else None


def doubtful(session: Session) -> Owners:
    """The spots on which a piece of another kind may stand, with the kind that should stand there.

    None where a lift was missed: then nothing is known, and a question would be asked at every bump.
    """
    kinds, ways = session.kinds(session.tracker.start), session.tracker.arrangements or ()
    return _named(
        session,
        kinds,
        {
            spot
            for way in ways
            if not way.held
            for spot, origin in way.moved
            if _strange(session.board, kinds, spot, origin)
        },
    )


def bystanders(session: Session, footprint: Footprint) -> Owners:
    """The spots of pieces that had no part in this turn and may have changed places while it was played."""
    board, kinds = session.board, session.kinds(session.tracker.start)
    found: set[int] = set()
    for way in session.tracker.arrangements or ():
        parts = {spot: _part(board, footprint, spot, origin) for spot, origin in way.moved}
        done = [part for part in parts.values() if part]
        if way.held or len(done) != len(footprint.arrivals) + len(footprint.pool_arrivals):
            continue
        found |= {
            spot for spot, origin in way.moved if not parts[spot] and _strange(board, kinds, spot, origin)
        }
    return _named(session, kinds, found)


def _part(board: Board, footprint: Footprint, spot: int, origin: int) -> bool:
    """Whether a piece from ``origin`` is on ``spot`` because this turn brings it there."""
    return any(target == spot and sources >> origin & 1 for target, sources in footprint.arrivals) or any(
        board.pools[pool].mask >> spot & 1 and sources >> origin & 1
        for pool, sources in footprint.pool_arrivals
    )


def _strange(board: Board, kinds: Kinds, spot: int, origin: int) -> bool:
    """Whether a piece from ``origin`` is of another kind than what belongs on ``spot``."""
    alike = kinds[spot] is not None and kinds[spot] == kinds[origin]
    return not alike and not any(pool.mask >> spot & pool.mask >> origin & 1 for pool in board.pools)


def _named(session: Session, kinds: Kinds, spots: set[int]) -> Owners:
    names = session.board.spots
    return {names[spot]: kind for spot in sorted(spots) if (kind := kinds[spot])}


# --- the answer --------------------------------------------------------------------------------


def vouched(session: Session, at_ms: int) -> Tracker:
    """What was seen, now that somebody has looked: the pieces asked about stand right."""
    now = session.tracker
    if session.observation.kind == "settled":
        return tracker.begin(now.picture, at_ms)
    kinds, index = session.kinds(session.tracker.start), session.board.index
    right = frozenset(
        way
        for way in now.ways
        if all(kinds[dict(way.moved).get(index[spot], index[spot])] == kind for spot, kind in session.whose)
    )
    return replace(now, ways=right or now.ways)


def swapped(session: Session, at_ms: int) -> Tracker:
    """What was seen, now that somebody has looked: the pieces asked about have changed places.

    Of two it is known how; of more it is not, and what was seen stays as it is.
    """
    if len(session.whose) != 2:
        return session.tracker
    one, other = (session.board.index[spot] for spot, _ in session.whose)
    way = Arrangement(tuple(sorted(((one, other), (other, one)))), ())
    now = tracker.begin(session.tracker.picture, at_ms)
    return replace(now, lifted=1 << one | 1 << other, ways=frozenset({way}), doubt=True)
