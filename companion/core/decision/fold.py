"""Journal entries folded over a session: the only way in which a game changes.

The referee decides and makes entries; live play and restoring both come through here, so a restart restores
what was decided and decides nothing anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.core.chance import commitments
from companion.core.decision import happened
from companion.core.decision.contact_counts import contacts_before, learn_from
from companion.core.inference import physical_undo
from companion.core.model.capabilities import Aiding
from companion.core.model.footprint import Footprints
from companion.core.model.game import Arrangement, Game
from companion.core.model.history import SAID_WAYS, Happened, Overruled, Past, Rolled, same_name
from companion.core.model.inputs import BOARD, DIE, Input, Taken, deeds_of, read_input, secret, unsaid
from companion.core.model.polarity import carried, turned_over
from companion.core.model.replace import replace
from companion.core.model.session import FRIENDLY, TOURNAMENT, Fault, Paused, Session, Settings
from companion.core.model.situation import Situation
from companion.core.model.types import Entry, Mask, Verdict
from companion.core.tracking import arrangements, masking, polarity_filter, tracker

KEPT_VERDICTS = 20
KEPT_ROLLS = 20

GOES_ON = ("roll", "unroll", "turn", "heard", "pass", "undo", "overruled", "seat", "end")
"""Kinds with which the game goes on, so that an open proposal lapses."""


def begin(game: Game[Any], settings: Settings, entry: Entry) -> Session:
    """Return the session of a ``game`` entry; the board is not looked at yet, so it is being arranged.

    A tournament asks wherever another turn differs by an unseen lift alone, whatever the settings say.
    """
    data = entry.data
    manner = data.get("manner", FRIENDLY)
    board = game.board(data["variant"])
    picture = board.mask(data["spots"])
    position = game.load(data["position"])
    situation = Situation(game, board, position)
    return Session(
        situation=situation,
        settings=replace(settings, strict=True) if manner == TOURNAMENT else settings,
        judging=manner,
        footprints=situation.footprints,
        picture=picture,
        seen=0,
        tracker=tracker.found(picture, 0, entry.at_ms),
        names=dict(data.get("names", {})),
        arranging=True,
        happened=Happened(1, entry.kind),
        miss_rates=contacts_before(board, data),
        sealed=commitments.sealed(game, position, data["lot"]) if data.get("lot") else "",
    )


def restore(game: Game[Any], settings: Settings, entries: Iterable[Entry]) -> Session:
    """Return the session after all these entries, the first of which is the ``game`` entry."""
    every = iter(entries)
    session = begin(game, settings, next(every))
    for entry in every:
        session = fold(session, entry)
    return session


def told(entry: Entry) -> Verdict | None:
    """Return the verdict that an entry holds; None where it holds none."""
    data = entry.data
    match entry.kind:
        case "turn":
            return Verdict(entry.at_ms, "legal", data["seat"], move=data["move"])
        case "heard":
            said = "legal" if data["source"] == BOARD else "heard"
            deeds = deeds_of(data)
            return Verdict(entry.at_ms, said, data["seat"], data["move"], ends=data["ends"], deeds=deeds)
        case "pass" | "won":
            return Verdict(entry.at_ms, entry.kind, data["seat"])
        case "undo" if data.get("how") == "hand":
            return Verdict(entry.at_ms, "taken-back", data["seat"], move=data["move"], back=data["number"])
        case "overruled":
            what, by = data["what"], tuple(data["by"])
            return Verdict(
                entry.at_ms, "overruled", data["seat"], data["move"], kind=what, die=data["die"], by=by
            )
        case "illegal" | "restored" | "ambiguous" | "fault":
            values: dict[str, Any] = {
                key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
            }
            return Verdict(entry.at_ms, entry.kind, **values)
    return None


def _for_all(session: Session, verdict: Verdict | None) -> Verdict | None:
    """Return the verdict of an entry that comes next, without what not everybody may learn."""
    if verdict is None or verdict.verdict != "heard":
        return verdict
    given = read_input(verdict.move, session.game.words)
    if not secret(session.situation.awaited, given):
        return verdict
    return replace(verdict, move=unsaid(verdict.move))


def fold(session: Session, entry: Entry, position: Any = None) -> Session:
    """Return the session after one entry; kinds that only tell add their verdict and change nothing else.

    Helps stay as they were switched last, also where an earlier position comes back.

    Args:
        session: before it.
        entry: a decision.
        position: the one that a turn leads to, where it is at hand; else it is read from the entry.
    """
    if entry.kind == "aid":
        session = replace(session, aids={**session.aids, entry.data["aid"]: entry.data["on"]})
    else:
        news = happened.happened(session, entry)
        session = replace(_fold(session, entry, position), happened=news)
    if not session.aids or not isinstance(session.game, Aiding):
        return session
    aided = session.game.aided(session.position, session.aids)
    return session if aided == session.position else _expecting(session.at(aided))


def _fold(session: Session, entry: Entry, position: Any) -> Session:
    if verdict := _for_all(session, told(entry)):
        session = replace(session, verdicts=(*session.verdicts, verdict)[-KEPT_VERDICTS:])
    session = replace(session, proposal=None if entry.kind in GOES_ON else session.proposal)
    data = entry.data
    match entry.kind:
        case "roll":
            return _with_number(_rolled(session, data), data["die"])
        case "unroll":
            return _with_number(_unrolled(session, data["seat"], session.die), None)
        case "turn" | "heard" | "pass":
            return _turn(session, entry, position)
        case "undo":
            return _undo(session, entry.at_ms)
        case "overruled":
            return _overruled(session, entry)
        case "whose":
            return replace(
                session, swap_question=tuple(data["owners"].items()), pieces_swapped=data.get("mixed", False)
            )
        case "seat":
            return _seat(session, entry)
        case "fault" | "healed" | "illegal":
            return _believed(session, entry)
        case "pause" | "resume" | "end":
            return _halted(session, entry)
        case _:
            return session


def _believed(session: Session, entry: Entry) -> Session:
    """Take in what is believed from now on of contacts, and of what hands did."""
    data = entry.data
    if data.get("lost"):
        return replace(session, tracker=tracker.lose(session.tracker))
    if entry.kind == "healed":
        return masking.believe_again(session, session.board.mask(data["spots"]), entry.at_ms)
    if entry.kind == "fault" and "spot" in data:
        spots = session.board.mask(data.get("spots") or (data["spot"],))
        return masking.leave_out(session, Fault(data["kind"], spots), entry.at_ms)
    return session


def _rolled(session: Session, data: Mapping[str, Any]) -> Session:
    count = session.rolls[-1].count + 1 if session.rolls else 1
    proof = data.get("secret", ""), data.get("share", "")
    one = Rolled(count, data["seat"], data["die"], data["how"], *proof)
    return replace(session, how_rolled=one.how, rolls=(*session.rolls, one)[-KEPT_ROLLS:])


def _halted(session: Session, entry: Entry) -> Session:
    """Let the game pause, go on, or end, which ends a pause too."""
    if entry.kind == "pause":
        return replace(session, paused=Paused(entry.data["by"], entry.at_ms))
    session = replace(session, paused=None)
    return session if entry.kind == "resume" else replace(session, ended=True, asking=())


def _unrolled(session: Session, seat: str, die: int | None) -> Session:
    """Take back the last such number of a seat."""
    rolls = session.rolls
    same = [i for i, one in enumerate(rolls) if (one.seat, one.die, one.back) == (seat, die, False)]
    if not same:  # it was told so long ago, or by an overruling
        return session
    at = same[-1]
    return replace(session, rolls=(*rolls[:at], replace(rolls[at], back=True), *rolls[at + 1 :]))


def _with_number(session: Session, number: int | None) -> Session:
    """Let this number of the die count from now on, or none."""
    if session.die == number:
        return _expecting(session)
    position = session.game.unrolled(session.position)
    if number is not None:
        taken = session.game.hear(position, Input(DIE, str(number)))
        position = taken.position if isinstance(taken, Taken) else position
    return _expecting(session.at(position))


def _expecting(session: Session) -> Session:
    """Go on from another position: what hands can make of it; nothing is asked any more."""
    footprints = Footprints() if session.over else session.situation.footprints
    return replace(session, footprints=footprints, asking=(), rejected_moves=())


def _turn(session: Session, entry: Entry, position: Any) -> Session:
    data = entry.data
    if position is None:
        position = session.game.load(data["position"])
    past = Past(
        number=data["number"],
        seat=data["seat"],
        die=data.get("die", 0),
        move=data["move"],
        how=data["how"],
        at_ms=entry.at_ms,
        before=session.position,
        picture=session.picture,
        won=data.get("won", False),
        ends=data.get("ends", True),
        deeds=deeds_of(data),
        known=session.game.number(position),
    )
    played = next((f for f in session.footprints if f.move == past.move), None)
    mask = session.board.mask
    contacts = learn_from(session.miss_rates, session.board, data)
    session = replace(session.at(position), history=(*session.history, past), miss_rates=contacts)
    if entry.kind == "pass" or (played is None and mask(data["spots"]) == session.picture):
        return _expecting(session)  # nothing has moved: hands go on
    if past.won:
        session = _finished_left_out(session)
    if played is not None and session.tracker.turned:
        moved = arrangements.carried(session.board, played, past.picture, mask(data["spots"]))
        turned = carried(session.tracker.turned, moved or {})
        session = replace(session, tracker=replace(session.tracker, turned=turned))
    session = _at_rest(session, mask(data["spots"]), entry.at_ms)
    if played is None:
        return session
    origins = arrangements.carried(session.board, played, past.picture, session.picture)
    to_do = None if origins is None else {origin: spot for spot, origin in origins.items()}
    return _followed(session, past.picture, to_do)


def _undo(session: Session, at_ms: int) -> Session:
    past, undone = session.history[-1], session.position
    session = replace(session.at(past.before), history=session.history[:-1], ended=False)
    if past.how == "pass":
        return _with_number(_unrolled(session, past.seat, past.die), None)
    if past.over is not None:
        return _undo_overruled(session, past, undone, at_ms)
    after = session.picture
    if past.how in SAID_WAYS and past.picture == after:
        return _expecting(session)
    session = _at_rest(session, past.picture, at_ms)
    played = next((f for f in session.footprints if f.move == past.move), None)
    origins = arrangements.carried(session.board, played, past.picture, after) if played else None
    return _followed(session, after, origins)


def _overruled(session: Session, entry: Entry) -> Session:
    data = entry.data
    past = Past(
        number=data["number"],
        seat=data["seat"],
        die=data["before"]["die"] or 0,
        move=data["move"],
        how="overruled",
        at_ms=entry.at_ms,
        before=session.position,
        picture=session.picture,
        won=data["won"],
        over=Overruled.of(data),
        ends=data.get("ends", True),
        deeds=deeds_of(data),
        known=data["known"],
    )
    position = session.game.load(data["position"])
    session = replace(session.at(position), history=(*session.history, past))
    unrolled = session.game.unrolled
    if unrolled(position) == unrolled(past.before) and data["known"] is not None:  # another number
        return _with_number(session, data["known"])
    if past.won:
        session = _finished_left_out(session)
    session = _regrouped(session, past.before, session.board.mask(data["spots"]), entry.at_ms)
    return _with_number(session, data["known"])


def _undo_overruled(session: Session, past: Past, undone: Any, at_ms: int) -> Session:
    if session.game.unrolled(undone) != session.game.unrolled(past.before):
        session = _regrouped(session, undone, past.picture, at_ms)
    return _with_number(session, past.die or None)


def _regrouped(session: Session, before: Any, picture: Mask, at_ms: int) -> Session:
    """Expect another position than ``before``, as ``picture``.

    Pieces that still stand are known.
    """
    shown, kinds = session.picture, session.game.kinds
    was, now = kinds(before, shown), kinds(session.position, picture)
    return _followed(_at_rest(session, picture, at_ms), shown, arrangements.regrouped(was, now))


def _finished_left_out(session: Session) -> Session:
    """Let a piece that has ended its game stay where it is while the others play on."""
    return replace(session, ignored=session.ignored | session.board.final & session.seen)


def _followed(session: Session, shown: Mask, origins: Mapping[int, int] | None) -> Session:
    """Follow a board that still shows ``shown`` and is to be arranged: the pieces are known.

    ``way`` says where each piece belongs that stands elsewhere: spot now -> spot of the expected picture.
    """
    if not session.arranging or origins is None or session.tracker.picture != shown:
        return session
    known = frozenset({Arrangement(tuple(sorted(origins.items())), ())})
    return replace(session, tracker=replace(session.tracker, possible=known, blind=False))


def _seat(session: Session, entry: Entry) -> Session:
    data = entry.data
    seat = data["seat"]
    match data["change"]:
        case "handover" | "name":
            return replace(session, names={**session.names, seat: data["name"]})
        case "dark":
            return replace(session, lights_off=session.lights_off | {seat})
        case "lit":
            return replace(session, lights_off=session.lights_off - {seat})
        case "hints":
            return replace(session, hints={**session.hints, seat: data["level"]})
        case _:
            position = session.game.load(data["position"])
            session = replace(session.at(position), undo_floor=len(session.history))
            session = replace(session, ignored=session.ignored | session.seen & session.unplayed_places)
            return _at_rest(session, session.board.mask(data["spots"]), entry.at_ms)


def _at_rest(session: Session, picture: Mask, at_ms: int) -> Session:
    """Begin a turn with ``picture`` expected; where the sensors see another, it is to be arranged."""
    picture = masking.refit(session, picture)
    seen = session.believed(session.seen, picture)
    shown = session.believed_poles(session.poles, seen)
    should = turned_over(session.should_show(picture, session.poles), session.tracker.turned)
    found = tracker.found(picture, seen, at_ms, should, shown, beyond=session.beyond)
    agrees = session.board.key(seen) == session.board.key(picture)
    agrees = agrees and not polarity_filter.exchanged(session.board, found)
    start = seen if agrees else picture
    session = replace(
        _unanswered(session, at_ms),
        undo_offer=0,
        undo_declined=0,
        picture=start,
        tracker=tracker.begin(start, at_ms, session.beyond) if agrees else found,
        arranging=not agrees,
        reported=None,
        asking=(),
    )
    if session.arranging and session.seen:  # the board has not followed yet: nobody's wish to take back
        session = replace(session, undo_declined=physical_undo.earlier(session))
    return _expecting(session)


def _unanswered(session: Session, at_ms: int) -> Session:
    """Stop asking whose pieces they are: the game goes on. That nobody said it stays told."""
    if not session.swap_question:
        return session
    note = Verdict(at_ms, "unsure", owners=session.swap_question)
    return noted(replace(session, swap_question=(), pieces_swapped=False), note)


def noted(session: Session, note: Verdict) -> Session:
    """Put a note among the last verdicts; it is neither recorded nor announced."""
    return replace(session, verdicts=(*session.verdicts, note)[-KEPT_VERDICTS:])


def nameless(session: Session, name: str) -> Session:
    """Return the session without this name, or, where it is empty, without any.

    Its entries are told without it from now on.
    """
    wanted = same_name(name)
    kept = {seat: each for seat, each in session.names.items() if wanted and same_name(each) != wanted}
    return replace(session, names=kept)


def position_data(session: Session, position: Any, picture: Mask) -> Mapping[str, Any]:
    """Return the two keys by which an entry carries the state after it."""
    return {"position": session.game.dump(position), "spots": list(session.board.names(picture))}
