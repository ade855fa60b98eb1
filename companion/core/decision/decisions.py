"""Decisions: each is recorded as an entry, folded over the session, and then announced.

Refuses to know: what the board shows (classify.py), when it is time to decide (rest_decisions.py), and what
people ask for (handlers.py).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from companion.core.decision.fold import fold, position_data
from companion.core.decision.record import verdict_of
from companion.core.inference import input_sequences, swapped_pieces, take_back_by_hand, trays
from companion.core.inference.classify import observe
from companion.core.model.commands import Given
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Illegal
from companion.core.model.inputs import (
    BLANK,
    BOARD,
    DISPLACED,
    ENTERED,
    MOVE,
    PASS,
    PASSED,
    REMOVED,
    SAID,
    HowItCame,
    Input,
    Taken,
    read_input,
)
from companion.core.model.observation import SETTLED
from companion.core.model.session import Session, new_winners
from companion.core.model.types import INPUT, Announce, Effect, Entry, Mask, Record, Verdict
from companion.core.tracking import arrangements

Result = tuple[Session, tuple[Effect, ...]]


def record_turn(session: Session, footprint: Footprint, how: HowItCame, at_ms: int) -> Result:
    """Record what hands have done: a whole turn, or some inputs of it, one by one.

    What they have handed in, or done while they did, goes on.
    """
    effects: list[Effect] = []
    before = session
    for text in footprint.move.split(BLANK):
        part = next(legal for legal in session.turn.footprints if legal.move == text)
        session, more = _input(session, part, how, at_ms)
        effects += more
    if how != ENTERED and not session.over and trays.has_more(before, footprint):
        session = observe(input_sequences.going_on(before, session, footprint, at_ms))
    return session, tuple(effects)


def _input(session: Session, footprint: Footprint, how: HowItCame, at_ms: int) -> Result:
    before, game = session.position, session.game
    given = read_input(footprint.move, game.words)
    taken = game.hear(before, given, footprint.seat)
    assert isinstance(taken, Taken)
    picture = counted(session, taken.position, picture_after(session, footprint))
    more: dict[str, Any] = _lifts(session, footprint)
    if given.word == MOVE:
        moved = {
            REMOVED: arrangements.removed(session.standing(session.turn.tracker.began.picture), footprint),
            DISPLACED: len(footprint.arrivals) > 1,
        }
        more = {"die": session.die or 0, "ends": True, **moved, **more}
    else:
        whose = {"seat": footprint.seat} if footprint.seat else {}
        more = {**whose, **_of_input(taken), **more}
    data = _data(session, given, how, taken.position, picture)
    entry = Entry(INPUT, at_ms, {**data, "source": BOARD, **more})
    won = _winner(session, entry, at_ms)
    doubt = {} if won else swapped_pieces.bystanders(session, footprint)
    asked = [Entry("whose", at_ms, {"owners": doubt})] if doubt else []
    return record_and_observe(session, [entry, *won, *asked], taken.position)


def record_said(session: Session, given: Given, taken: Taken[Any]) -> Result:
    """Record an input that no hands made; pieces may have to be carried because of it."""
    game, source = session.game, session.game.words.get(given.input.word, SAID)
    same = game.picture(taken.position) == game.picture(session.position)
    picture = (
        session.pictures.expected if same else counted(session, taken.position, session.pictures.expected)
    )
    data = _data(session, given.input, given.how, taken.position, picture)
    said = {"seat": given.seat or data["seat"], "source": source, **_of_input(taken)}
    entry = Entry(INPUT, given.at_ms, {**data, **said})
    return record_and_observe(session, [entry, *_winner(session, entry, given.at_ms)], taken.position)


def _of_input(taken: Taken[Any]) -> dict[str, Any]:
    return {"ends": taken.ends, "deeds": [deed.to_json() for deed in taken.deeds]}


def _data(session: Session, given: Input, how: HowItCame, position: Any, picture: Mask) -> dict[str, Any]:
    """Tell what the entry of every turn or input says; ``won`` if somebody more has won by it."""
    return {
        "number": session.progress.next_number,
        "seat": session.seat,
        "word": given.word,
        "move": str(given),
        "how": how,
        "won": len(session.game.outcome(position).winners) > len(session.situation.outcome.winners),
        **position_data(session, position, picture),
    }


def _winner(session: Session, entry: Entry, at_ms: int) -> list[Entry]:
    """Return the entry of who has won by an input, if anybody."""
    if not entry.data["won"]:
        return []
    won = new_winners(session.game, session.position, session.game.load(entry.data["position"]))
    return [Entry("won", at_ms, {"seat": seat}) for seat in won]


def _lifts(session: Session, footprint: Footprint) -> dict[str, list[str]]:
    """Tell which contacts have shown, or missed, that one piece left and another came."""
    if session.turn.tracker.ways.blind or session.turn.tracker.ways.lost or not footprint.lifted:
        return {}
    names, lifted = session.board.names, session.turn.tracker.seen.lifted
    return {"seen": list(names(footprint.lifted & lifted)), "missed": list(names(footprint.lifted & ~lifted))}


def sit_out(session: Session, at_ms: int) -> Result:
    """Let the seat to move pass."""
    taken = session.game.hear(session.position, Input(PASS))
    assert isinstance(taken, Taken)
    data = _data(session, Input(PASS), PASSED, taken.position, session.pictures.expected)
    more = {"die": session.die or 0, "source": SAID, "ends": True}
    return record_and_observe(session, [Entry(INPUT, at_ms, {**data, **more})], taken.position)


def ask_which_turn(session: Session, moves: Sequence[str], at_ms: int) -> Result:
    """Ask which of these turns it was, once for the same turns."""
    if tuple(moves) == session.dialogue.asking:
        return session, ()
    session = replace(
        session,
        dialogue=replace(session.dialogue, asking=tuple(moves)),
        turn=replace(session.turn, reported=None),
    )
    return announce(session, Verdict(at_ms, "ambiguous", session.seat, moves=tuple(moves)))


def report_illegal(session: Session, illegal: Illegal, at_ms: int) -> Result:
    """Announce an illegal try; it stands until the board is put right."""
    names = session.board.names
    back = take_back_by_hand.earlier(session)
    offer = 0 if back == session.dialogue.take_back_declined else back
    tracker = session.turn.tracker
    before = None if illegal.arrangement is None else (tracker.seen.since_ms, illegal.arrangement)
    session = replace(
        session,
        turn=replace(session.turn, reported=illegal, tracker=replace(tracker, illegal_before=before)),
        dialogue=replace(session.dialogue, asking=(), take_back_offer=offer),
    )
    return announce(
        session,
        Verdict(
            at_ms,
            "illegal",
            session.seat,
            move=session.wanted,
            reason=illegal.reason,
            rule=illegal.rule,
            wrong=names(illegal.wrong),
            missing=names(illegal.missing),
            back=back,
            lost=tracker.ways.lost,
            facts=illegal.facts,
        ),
    )


def announce(session: Session, verdict: Verdict) -> Result:
    """Record and announce a verdict that changes nothing in the game."""
    data = {key: value for key, value in verdict.to_json().items() if key not in ("ms", "verdict")}
    if verdict.facts:
        data["facts"] = dict(verdict.facts)
    return _record_all(session, [Entry(verdict.verdict, verdict.at_ms, data)])


def _record_all(session: Session, entries: Iterable[Entry], position: Any = None) -> Result:
    """Record each entry, fold it, and announce the verdict it holds, if any."""
    effects: list[Effect] = []
    for entry in entries:
        effects.append(Record(entry))
        session = fold(session, entry, position)
        if verdict := verdict_of(entry):
            effects.append(Announce(verdict))
    return session, tuple(effects)


def record_and_observe(session: Session, entries: Iterable[Entry], position: Any = None) -> Result:
    """Record, fold and announce these entries; then look at the board anew.

    Args:
        session: before them.
        entries: decisions; at most one of them is a turn or an input.
        position: the one that it leads to, where it is at hand.
    """
    session, effects = _record_all(session, entries, position)
    if session.over:
        return replace(session, turn=replace(session.turn, lazy=SETTLED, reported=None)), effects
    return observe(session), effects


def picture_after(session: Session, footprint: Footprint) -> Mask:
    """Return the picture after a turn: as it is seen where that agrees, else as it should become."""
    start, seen = session.turn.tracker.began.picture, session.turn.tracker.seen.picture
    expected = (start & ~footprint.removed) | footprint.added
    for number, delta in footprint.pools:
        mask = session.board.pools[number].mask
        if delta < 0:
            gone = start & mask & ~seen or start & mask
            expected &= ~(1 << (gone.bit_length() - 1))
        else:
            free = mask & ~start
            expected |= free & -free
    return seen if session.board.key(expected) == session.board.key(seen) else expected


def counted(session: Session, position: Any, picture: Mask) -> Mask:
    """Return ``picture`` with fields and pool counts as ``position`` says, places kept if they can be."""
    right = session.game.picture(position)
    result = right & session.board.fields
    for pool in session.board.pools:
        places, short = picture & pool.mask, (right & pool.mask).bit_count()
        while places.bit_count() > short:
            places ^= 1 << (places.bit_length() - 1)
        while places.bit_count() < short:
            free = pool.mask & ~places
            places |= free & -free
        result |= places
    return result
