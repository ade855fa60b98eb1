"""Whose piece is it? Pieces of several owners were in the air together, and the picture cannot tell.

Knows: what the hands may have carried where. Refuses to know: verdicts (a doubt is none), time passing, and
how the question is shown. The question never holds up the game (docs/reference/notation.md, part 4).
"""

import itertools
from collections.abc import Mapping
from typing import Any

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Board, bits
from companion.core.model.session import Session
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import Kinds, Mask
from companion.core.tracking import tracker
from companion.core.tracking.arrangements import home

MANY = 5
"""Above so many swapped pieces no permutations are tracked."""

Owners = Mapping[str, str]
"""Spot name -> the kind that should stand there: a seat, ``barricade`` ..."""


def due(session: Session) -> int | None:
    """Tell at which time, in ms, a resting picture is searched for swapped pieces; None if not."""
    if session.over or session.turn.arranging or session.dialogue.asking or session.dialogue.take_back_offer:
        return None
    tracked = session.turn.tracker
    if (
        tracked.looked_ms == tracked.seen.since_ms
        or not (tracked.seen.lifted or tracked.doubt)
        or session.observation.kind != "settled"
    ):
        return None
    return max(tracked.seen.since_ms + session.table.settings.rest_other_ms, session.turn.not_before_ms)


def asked_anew(session: Session) -> Owners | None:
    """Return the question as it should be now that the board rests; None where it is asked like that already.

    Empty: by what was seen since, the pieces asked about stand right for certain, or, where somebody has said
    that they did not, have been taken up again so that they may.
    """
    asked, doubt, tracked = dict(session.dialogue.swap_question), doubtful(session), session.turn.tracker
    if any(asked.get(spot) != kind for spot, kind in doubt.items()):
        return {**asked, **doubt}
    if not asked or not tracked.doubt or tracked.arrangements is None:
        return None
    kinds = session.kinds(tracked.began.picture)
    changed_back = session.dialogue.pieces_swapped and any(
        home(session.board, kinds, arrangement) for arrangement in tracked.arrangements
    )
    return {} if changed_back or not doubt else None


def doubtful(session: Session) -> Owners:
    """Return the spots on which a piece of another kind may stand, with the kind that should stand there.

    Empty where a lift was missed: then nothing is known, and a question would follow every bump. Where the
    board was lost: all that were lifted, as far as no sensor tells them apart.
    """
    kinds, possible = (
        session.kinds(session.turn.tracker.began.picture),
        session.turn.tracker.arrangements or (),
    )
    if session.turn.tracker.ways.lost:
        return _named(session, kinds, _alike_to_sensors(session, session.turn.tracker.seen.lifted, kinds))
    return _named(
        session,
        kinds,
        {
            spot
            for arrangement in possible
            if not arrangement.held
            for spot, origin in arrangement.moved
            if _strange(session.board, kinds, spot, origin)
        },
    )


def after_lost(session: Session, position: Any, picture: Mask) -> Owners:
    """Return the spots that may hold another piece than in ``position``, as a lost board is accepted."""
    tracked, kinds = session.turn.tracker, session.game.kinds(position, picture)
    return _named(
        session,
        kinds,
        _alike_to_sensors(
            session, (tracked.seen.lifted | ~tracked.began.picture) & picture & tracked.seen.picture, kinds
        ),
    )


def _alike_to_sensors(session: Session, spots: Mask, kinds: Kinds) -> set[int]:
    """Return the spots whose pieces may stand on each other's: other kinds, alike to sensors."""
    now, apart = session.turn.tracker, session.board.apart
    groups: dict[tuple[bool | None, bool], set[int]] = {}
    for spot in bits(spots):
        groups.setdefault((now.seen.shown.at(spot), bool(apart >> spot & 1)), set()).add(spot)
    mixed = [group for group in groups.values() if len({kinds[spot] for spot in group}) > 1]
    return {spot for group in mixed for spot in group}


def bystanders(session: Session, footprint: Footprint) -> Owners:
    """Return the spots of pieces without a part in this turn that may have changed places in it.

    Those asked about before are left out: who played on has seen the question.
    """
    taking_part = len(footprint.arrivals) + len(footprint.pool_arrivals)
    possible = [
        arrangement
        for arrangement in session.turn.tracker.arrangements or ()
        if len(arrangement.moved) > taking_part and not arrangement.held
    ]
    if not possible:
        return {}
    board, kinds = session.board, session.kinds(session.turn.tracker.began.picture)
    places = {place for arrangement in possible for place in arrangement.moved}
    parts = {place for place in places if _part(board, footprint, *place)}
    strange = {place for place in places - parts if _strange(board, kinds, *place)}
    spots = {
        spot
        for arrangement in possible
        if len(parts.intersection(arrangement.moved)) == taking_part
        for spot, _ in strange.intersection(arrangement.moved)
    }
    return _named(session, kinds, spots - {board.index[spot] for spot, _ in session.dialogue.swap_question})


def _part(board: Board, footprint: Footprint, spot: int, origin: int) -> bool:
    """Tell whether a piece from ``origin`` is on ``spot`` because this turn brings it there."""
    return any(target == spot and sources >> origin & 1 for target, sources in footprint.arrivals) or any(
        board.pools[pool].mask >> spot & 1 and sources >> origin & 1
        for pool, sources in footprint.pool_arrivals
    )


def _strange(board: Board, kinds: Kinds, spot: int, origin: int) -> bool:
    """Tell whether a piece from ``origin`` is of another kind than what belongs on ``spot``."""
    alike = kinds[spot] is not None and kinds[spot] == kinds[origin]
    return not alike and not any(pool.mask >> spot & pool.mask >> origin & 1 for pool in board.pools)


def _named(session: Session, kinds: Kinds, spots: set[int]) -> Owners:
    names = session.board.spots
    return {names[spot]: kind for spot in sorted(spots) if (kind := kinds[spot])}


# --- the answer --------------------------------------------------------------------------------


def vouched(session: Session, at_ms: int) -> Tracker:
    """Tell what was seen, now that somebody has looked: the pieces asked about stand right."""
    tracked = session.turn.tracker
    if session.observation.kind == "settled":
        return tracker.begin(tracked.seen.picture, at_ms, session.beyond)
    kinds, index = session.kinds(session.turn.tracker.began.picture), session.board.index
    right = frozenset(
        arrangement
        for arrangement in tracked.ways.possible
        if all(
            kinds[dict(arrangement.moved).get(index[spot], index[spot])] == kind
            for spot, kind in session.dialogue.swap_question
        )
    )
    return tracker.with_ways(tracked, right or tracked.ways.possible)


def swapped(session: Session, at_ms: int) -> Tracker:
    """Tell what was seen, now that somebody has looked: the pieces asked about have changed places.

    What was seen since is kept, without the ways in which they stand right. Where that is gone, two have
    changed places; of more it is only known that they do not stand as they should, and of very many nothing
    is followed, so that only a word ends the question.
    """
    spots = [session.board.index[spot] for spot, _ in session.dialogue.swap_question]
    tracked, kinds = session.turn.tracker, session.kinds(session.turn.tracker.began.picture)
    if tracked.doubt and tracked.arrangements is not None and not tracked.ways.cut:
        wrong = frozenset(
            arrangement
            for arrangement in tracked.ways.possible
            if not home(session.board, kinds, arrangement)
        )
        if wrong:
            return tracker.with_ways(replace(tracked, seen=replace(tracked.seen, since_ms=at_ms)), wrong)
    tracked = tracker.begin(tracked.seen.picture, at_ms, session.beyond)
    if len(spots) > MANY:
        return tracked
    orders = (zip(spots, order, strict=True) for order in itertools.permutations(spots))
    possible = (
        Arrangement(tuple(sorted(pair for pair in pairs if pair[0] != pair[1])), ()) for pairs in orders
    )
    wrong = frozenset(arrangement for arrangement in possible if not home(session.board, kinds, arrangement))
    if not wrong:
        return tracked
    seen = replace(tracked.seen, lifted=sum(1 << spot for spot in spots))
    return tracker.with_ways(replace(tracked, seen=seen, doubt=True), wrong)
