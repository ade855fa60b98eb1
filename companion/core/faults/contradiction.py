"""Contacts that contradict the game: which of them, left out, would make the board agree with it.

A contact is blamed only where it alone explains the picture, and where hands, pictures or a person show it:
other pieces were moved since, several went off faster than any hand, or somebody says that the board is
right. While the page asks for something, time alone shows nothing: people read, and carry pieces slowly.
Functions of the session and of the touches of the turn.

Refuses to know: contacts that flutter (diagnosis.py, flapping.py), and what is done about a fault
(masking.py).
"""

import itertools
from collections.abc import Iterator, Mapping

from msgspec import Struct

from companion.core.inference import footprint_match, trays
from companion.core.model.game import bits, union
from companion.core.model.hand_times import NO_HAND_MS, REST_FAULT_MS
from companion.core.model.session import Session
from companion.core.model.types import Mask, SensorFault

VOUCHED = 2
"""A person's word leaves out at most so many spots, or as many as one chip reads where all see nothing."""

CHIP = 8
"""So many lines are read by one chip."""

MOST_DIFFERENT = 16
"""More spots than two chips read are not one fault."""


class Case(Struct, frozen=True):
    """What is looked at.

    Args:
        session: the game.
        chains: spots read by one chip each, as far as known.
        changed: spot -> when it changed last, in ms.
        turn_ms: when the turn began that was decided last; None where what is to be arranged is no turn just
            decided (a board seen anew, a turn taken back).
    """

    session: Session
    chains: tuple[Mask, ...]
    changed: Mapping[int, int]
    turn_ms: int | None


def open_question(session: Session) -> bool:
    """Tell whether the board shows something else than it should."""
    tracker = session.turn.tracker
    if session.over:
        return False
    if session.turn.arranging:
        return session.board.key(tracker.seen.picture) != session.board.key(session.pictures.expected)
    if tracker.ways.lost:  # what hands touch like that tells nothing of contacts
        return False
    if len(tracker.seen.touches) < 2 or not (differs := _differing(session, tracker.began.picture)):
        return False
    return any(_others_lifted(session, spot) for spot in bits(differs)) or any(
        (wrong & differs).bit_count() > 2 for wrong in _at_once(session)
    )


def found(case: Case, stage: int, at_ms: int) -> SensorFault | None:
    """Return the fault that explains a picture at rest for `REST_FAULT_MS[stage]`, or None."""
    return _arranging(case, stage, at_ms) if case.session.turn.arranging else _in_turn(case, stage, at_ms)


# --- a board that is to be put right -----------------------------------------------------------


def _arranging(case: Case, stage: int, at_ms: int) -> SensorFault | None:
    """Return a field besides which the next turn was played, or a chip that fell silent at one moment.

    All else is left to people, since the page asks them for pieces and nobody knows what they have in hand.
    """
    session = case.session
    differs = _differing(session, session.pictures.expected)
    if not session.progress.history or differs.bit_count() > MOST_DIFFERENT:
        return None
    tracker, fields = session.turn.tracker, differs & session.board.fields
    besides = [
        spot
        for spot in bits(fields)
        if _left_behind(case, spot, differs)
        and footprint_match.ends(session.board, tracker, session.footprints, 1 << spot)
    ]
    if len(besides) == 1:
        return _stuck(session, besides[0], at_ms)
    if case.turn_ms is None and stage < len(REST_FAULT_MS) - 1:
        return None
    return _chain(case, differs, session.pictures.expected, at_ms)


def _left_behind(case: Case, spot: int, differs: Mask) -> bool:
    """Tell whether hands went on after this spot changed last, and nobody can have its piece in hand.

    What a correction, an undo or a pause left to be arranged is asked for on the page: it is no evidence.
    """
    if case.turn_ms is None:
        return False
    if (changed_ms := case.changed.get(spot)) is None:
        return True
    if not case.session.turn.tracker.seen.picture >> spot & 1:
        return changed_ms <= case.turn_ms
    return any(case.changed.get(other, 0) > changed_ms for other in bits(differs))


def in_doubt(session: Session) -> Mask:
    """Return the spots that a person's word would leave out.

    None where too much is wrong to be a sensor or two.
    """
    if session.over or not session.turn.arranging or session.progress.paused is not None:
        return 0
    differs = _differing(session, session.pictures.expected) & ~session.contacts.masked
    fields = differs & session.board.fields
    pools = sum(1 for pool in session.board.pools if differs & pool.mask)
    silent = not fields & session.turn.tracker.seen.picture and fields.bit_count() <= CHIP
    few = fields.bit_count() + pools <= VOUCHED
    return differs if differs and (few or (silent and not pools)) else 0


def vouched(case: Case, at_ms: int) -> list[SensorFault]:
    """Return the faults that there are where somebody has looked and says that the board is right."""
    session = case.session
    differs = in_doubt(session)
    if chain := _chain(case, differs, session.pictures.expected, at_ms, said=True):
        return [chain]
    fields, picture = differs & session.board.fields, session.turn.tracker.seen.picture
    missing, surplus = fields & ~picture, fields & picture
    if missing.bit_count() > VOUCHED:
        return [_dead(missing, missing, at_ms)]
    if missing.bit_count() == surplus.bit_count() == 1:
        return [SensorFault(at_ms, missing.bit_length() - 1, "swapped", fields)]
    stuck = [_stuck(session, spot, at_ms) for spot in bits(fields)]
    for pool in session.board.pools:
        more = (picture & pool.mask).bit_count() - (session.pictures.expected & pool.mask).bit_count()
        seen = session.pictures.seen & ~session.pictures.ignored
        places = bits(pool.mask & (seen if more > 0 else ~seen) & ~session.contacts.masked)
        stuck += [_stuck(session, place, at_ms) for place in list(places)[: abs(more)]]
    return stuck


def _differing(session: Session, expected: Mask) -> Mask:
    """Tell where the board is not as expected: fields, and the places of pools whose number is wrong."""
    board, now = session.board, session.turn.tracker.seen.picture
    differs = (now ^ expected) & board.fields
    for pool in board.pools:
        if (now & pool.mask).bit_count() != (expected & pool.mask).bit_count():
            differs |= (now ^ expected) & pool.mask or pool.mask
    return differs


def _stuck(session: Session, spot: int, at_ms: int) -> SensorFault:
    return SensorFault(at_ms, spot, "stuck-on" if session.pictures.seen >> spot & 1 else "stuck-off")


def _chain(
    case: Case, differs: Mask, expected: Mask, at_ms: int, *, said: bool = False
) -> SensorFault | None:
    """Find a chip all of whose spots tell the same, while all else is right; ``said``: somebody looked."""
    now = case.session.turn.tracker.seen.picture
    for chain in case.chains:
        wrong = differs & chain
        alike = not case.session.pictures.seen & chain or case.session.pictures.seen & chain == chain
        shown = wrong.bit_count() >= 2 if said else _fell_silent(case, wrong)
        if not alike or not (shown or (wrong and _told_before(case.session, chain))):
            continue
        if _agrees(case.session, chain, now, expected):
            return _dead(chain, wrong, at_ms)
    return None


def _fell_silent(case: Case, wrong: Mask) -> bool:
    """Tell whether all of these, two at least, changed within one moment, as no hand does it."""
    times = [case.changed[spot] for spot in bits(wrong) if spot in case.changed]
    return len(times) >= 2 and len(times) == wrong.bit_count() and max(times) - min(times) <= NO_HAND_MS


def _told_before(session: Session, chain: Mask) -> bool:
    """Tell whether another contact of this chain is known to be stuck."""
    return any(one.spots & chain and one.kind.startswith("stuck") for one in session.contacts.faults)


def _dead(chain: Mask, wrong: Mask, at_ms: int) -> SensorFault:
    first = wrong or chain
    return SensorFault(at_ms, (first & -first).bit_length() - 1, "dead-chain", chain)


def _agrees(session: Session, without: Mask, now: Mask, expected: Mask) -> bool:
    """Tell whether two pictures are the same but for these spots."""
    return not (now ^ expected) & session.board.fields & ~without and all(
        pool.mask & without or (now & pool.mask).bit_count() == (expected & pool.mask).bit_count()
        for pool in session.board.pools
    )


def pressed(case: Case, at_ms: int) -> SensorFault | None:
    """Return two fields exchanged, and not only shown so.

    Twice the piece on the one was lifted and set down again.

    Who is asked to carry a piece from one field to the other does not put it back, unless it is there.
    """
    session = case.session
    fields = _differing(session, session.pictures.expected)
    missing, surplus = fields & ~session.turn.tracker.seen.picture, fields & session.turn.tracker.seen.picture
    one_each = missing.bit_count() == surplus.bit_count() == 1 and not fields & ~session.board.fields
    if not session.progress.history or not one_each or _unmoved(session, missing, surplus):
        return None
    lifts = sum(
        not touch.on and bool(surplus >> touch.spot & 1) for touch in session.turn.tracker.seen.touches
    )
    return SensorFault(at_ms, missing.bit_length() - 1, "swapped", fields) if lifts > 1 else None


def _unmoved(session: Session, missing: Mask, surplus: Mask) -> bool:
    """Tell whether the piece stood there in a picture not long ago: then it is only not moved yet.

    A turn may be of many inputs, and a correction undoes several of them.
    """
    pictures = (past.picture for past in session.progress.history[-EARLIER:])
    return any(bool(surplus & before) and not missing & before for before in pictures)


EARLIER = 8
"""So many inputs before, a piece that is to be carried back may have stood elsewhere."""


# --- before anything is decided ----------------------------------------------------------------


def _in_turn(case: Case, stage: int, at_ms: int) -> SensorFault | None:
    """Return a contact that alone keeps the board from the start, or a legal turn, while others moved."""
    session = case.session
    tracker = session.turn.tracker
    if footprint_match.ends(session.board, tracker, session.footprints) or trays.early_turns(session):
        return None
    differs = _differing(session, tracker.began.picture)  # another place of the same pool is no contradiction
    surplus = differs & tracker.seen.picture if stage else 0  # what is missing may be in a hand, however long
    in_hand = session.observation.kind == "in-hand"
    for spot in bits(surplus):
        if _involved(session, spot) and (in_hand or session.turn.reported is None):
            continue
        if _put_back(session, spot):
            continue
        besides = footprint_match.ends(session.board, tracker, session.footprints, 1 << spot)
        if besides and _others_lifted(session, spot):  # a piece lifted and put back is no evidence
            return _stuck(session, spot, at_ms)
    unknown = () if case.chains else (spots for spots in _at_once(session) if spots.bit_count() > 3)
    for chain in (*case.chains, *unknown):
        wrong = differs & chain
        silent = not session.pictures.seen & chain
        if silent and wrong.bit_count() >= 2 and _fits(session, chain) and _no_hand(session, wrong, stage):
            return _dead(chain, wrong, at_ms)
    return None


def _fits(session: Session, without: Mask) -> bool:
    """Tell whether the board shows the start or a legal turn, whatever these contacts tell."""
    now = session.turn.tracker
    return _agrees(session, without, now.seen.picture, now.began.picture) or bool(
        footprint_match.ends(session.board, now, session.footprints, without)
    )


def _involved(session: Session, spot: int) -> bool:
    """Tell whether a legal turn changes this spot, so that hands may just be at it."""
    bit = 1 << spot
    pools = {number for number, pool in enumerate(session.board.pools) if pool.mask & bit}
    return any(
        (f.removed | f.added | f.lifted) & bit or pools & {*f.pool_lifts, *(n for n, _ in f.pools)}
        for f in session.footprints
    )


def _put_back(session: Session, spot: int) -> bool:
    """Tell whether a piece stood here earlier in this turn.

    Hands may have put it back, as a wall just pulled.
    """
    said = itertools.takewhile(lambda past: not past.ends, reversed(session.progress.history))
    return any(past.picture >> spot & 1 for past in said)


def _others_lifted(session: Session, spot: int) -> bool:
    """Tell whether, since this spot changed last, a piece was lifted that stood there at that time."""
    touches = session.turn.tracker.seen.touches
    if (last := max((n for n, touch in enumerate(touches) if touch.spot == spot), default=None)) is None:
        return False
    stood = session.turn.tracker.began.picture
    for touch in touches[:last]:
        stood = stood | 1 << touch.spot if touch.on else stood & ~(1 << touch.spot)
    return any(not touch.on and stood >> touch.spot & 1 for touch in touches[last + 1 :])


def _no_hand(session: Session, wrong: Mask, stage: int) -> bool:
    """Tell whether all these spots changed at the same time, three at least, or others were lifted since."""
    times = [one.at_ms for one in session.turn.tracker.seen.touches if wrong >> one.spot & 1]
    return (len(times) >= 3 and max(times) - min(times) <= NO_HAND_MS) or (
        stage > 1
        and all(_others_lifted(session, spot) and not _involved(session, spot) for spot in bits(wrong))
    )


def _at_once(session: Session) -> Iterator[Mask]:
    """Return three or more spots that went off within a few ms, whichever chip reads them."""
    offs = [touch for touch in session.turn.tracker.seen.touches if not touch.on]
    for number, first in enumerate(offs):
        spots = union(1 << touch.spot for touch in offs[number:] if touch.at_ms - first.at_ms <= NO_HAND_MS)
        if spots.bit_count() >= 3:
            yield spots
