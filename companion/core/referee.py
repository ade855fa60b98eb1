"""The one reducer: session and stimulus in, session and effects out.

Decides at rest, never in between (docs/notation.md, part 4). Every decision is an `Entry`, recorded before
it is announced; the session changes by folding those entries alone, or, provisionally, by what is seen.

Refuses to know: any game's rules, devices, and what time it is (every stimulus brings its own).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from companion.core import ahead, chains, handed, overruling, owners, pausing, takeback, tracker
from companion.core.changed import replace
from companion.core.deadlines import (
    already_told,
    at_rest,
    due,
    earliest,
    numbered,
    only_turn,
    poles_taken,
    tick,
)
from companion.core.decisions import Result, counted, decide, hear, judged, observe, say, sit_out, turn
from companion.core.fold import begin, noted, position_data
from companion.core.game import Footprint, Game
from companion.core.inputs import CONTACT, DRAWN, PASS, STOP, Input
from companion.core.refusal import last_said, numbered_last, refusal, rolls_on
from companion.core.said import (
    Agree,
    Aid,
    Choose,
    DieRolled,
    Done,
    EndGame,
    Enter,
    Given,
    Overrule,
    Pause,
    Said,
    SeatChange,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.session import FRIENDLY, Session, Settings, legal
from companion.core.types import (
    BoardFound,
    BoardLost,
    BoardReading,
    Effect,
    Entry,
    Record,
    SensorFault,
    Stimulus,
    Tick,
    Touch,
    Verdict,
)
from companion.core.unseen import board_found, board_lost

__all__ = ["due", "earliest", "new_game", "step"]


TURNS = (Undo, TakeBack, Overrule, Agree, SeatChange)
"""What may put the game elsewhere, so that what was said for where it stood means something else there."""


def new_game(
    game: Game[Any],
    settings: Settings,
    position: Any,
    names: Mapping[str, str],
    at_ms: int,
    *,
    pawns: Mapping[str, int] | None = None,
    manner: str = FRIENDLY,
    lot: str = "",
) -> tuple[Session, Entry]:
    """A game that begins at ``position``, and its first entry; ``pawns`` is the handicap, if any.

    ``manner`` is one of ``session.MANNERS``; it is written only where it is not the usual one.
    ``lot``: from which chance follows (`companion.core.seals`), for nobody before the game is over.
    """
    written = game.dump(position)
    data: dict[str, Any] = {
        "game": game.name,
        "variant": written["variant"],
        "seats": list(game.seats_in_play(position)),
        "names": dict(names),
        "pawns": dict(pawns or {}),
        "position": written,
        "spots": list(game.board(written["variant"]).names(game.picture(position))),
    }
    if manner != FRIENDLY:
        data["manner"] = manner
    if lot:
        data["lot"] = lot
    entry = Entry("game", at_ms, data)
    return begin(game, settings, entry), entry


def step(session: Session, stimulus: Stimulus) -> Result:
    """The session after one stimulus, and what is to be recorded and announced, in order.

    A stimulus that cannot be used now (see ``refusal.refusal``) changes nothing.
    """
    if pausing.ignores(session, stimulus):
        return pausing.aside(session, stimulus), ()
    woken: tuple[Effect, ...] = ()
    if pausing.wakes(session, stimulus):
        session, woken = pausing.resume(session, stimulus.at_ms, pausing.PLAYED_ON)
    before = session
    session, effects = _step(before, stimulus)
    if isinstance(stimulus, TURNS) and session.position != before.position:
        session = _lost(session, stimulus.at_ms)
    session, late = _late(session, stimulus.at_ms)
    return session, (*woken, *effects, *late)


def _step(session: Session, stimulus: Stimulus) -> Result:
    match stimulus:
        case BoardReading():
            return _reading(session, stimulus)
        case BoardFound():
            return board_found(session, stimulus), ()
        case BoardLost():
            return board_lost(session, stimulus), ()
        case SensorFault():
            return _fault(session, stimulus)
        case Tick():
            return tick(session, stimulus.at_ms)
        case _:
            return _said(session, stimulus)


def _late(session: Session, at_ms: int) -> Result:
    """What was said after a piece was lifted, once that has been handed in or put back."""
    effects: tuple[Effect, ...] = ()
    while session.late and not handed.before(session, session.late[0].at_ms):
        first, *rest = session.late
        said, session = replace(first, at_ms=at_ms), replace(session, late=tuple(rest))
        refused = refusal(session, said) is not None
        session, more = _now_said(session, said)
        session = _unheard(session, at_ms) if refused and not more else session
        effects = (*effects, *more)
    return session, effects


def _lost(session: Session, at_ms: int) -> Session:
    """What waits was said for another state of the game: nobody hears it any more."""
    return _unheard(replace(session, late=()), at_ms) if session.late else session


def _unheard(session: Session, at_ms: int) -> Session:
    """Whoever said it was told that it is heard, so it is noted that it was not."""
    return noted(session, Verdict(at_ms, "unsure", reason="unheard"))


def _waits(session: Session, stimulus: Said) -> bool:
    """Whether a piece that was lifted before this was said may count before it."""
    if not isinstance(stimulus, DieRolled | Given | Done):
        return False
    if not session.late and not handed.before(session, stimulus.at_ms):
        return False
    return not isinstance(stimulus, Given) or stimulus.how != DRAWN


def _said(session: Session, stimulus: Said) -> Result:
    if _waits(session, stimulus):
        return replace(session, late=(*session.late, stimulus)), ()
    return _now_said(session, stimulus)


def _now_said(session: Session, stimulus: Said) -> Result:
    match stimulus:
        case DieRolled():
            return _die(session, stimulus)
        case Given():
            return _given(session, stimulus)
        case Choose():
            return _choose(session, stimulus)
        case Done():
            return _done(session, stimulus)
        case Enter():
            return _enter(session, stimulus)
        case Undo():
            return _undo(session, stimulus)
        case Overrule() | Agree():
            return overruling.hear(session, stimulus)
        case TakeBack() | Whose():
            return _answered(session, stimulus)
        case SeatChange() | Aid():
            return _changed(session, stimulus)
        case Pause():
            return pausing.hear(session, stimulus)
        case EndGame():
            return (session, ()) if session.over else decide(session, [Entry("end", stimulus.at_ms, {})])
        case Tick():
            return tick(session, stimulus.at_ms)


# --- what the sensors say ----------------------------------------------------------------------


def _reading(session: Session, reading: BoardReading) -> Result:
    session = session.with_poles(reading.poles)
    ignored = session.ignored & reading.occupied
    if session.arranging:
        ignored |= reading.occupied & session.unused
    closed = tuple(t for t in reading.touches if t.on and session.board.contacts >> t.spot & 1)
    ignored |= session.board.contacts
    session = replace(session, seen=reading.occupied, poles=reading.poles, ignored=ignored)
    session, said = _contacts(session, closed)
    touches = tuple(t for t in reading.touches if not ignored >> t.spot & 1)
    believed = tuple(t for t in touches if not session.masked >> t.spot & 1)
    if (touches or closed) and not believed:
        return session, said
    occupied = session.believed(reading.occupied, session.tracker.picture)
    poles = session.believed_poles(reading.poles, occupied)
    reading = BoardReading(reading.at_ms, occupied, believed, poles)
    offer = 0 if believed else session.offer  # the hands go on
    now = tracker.touch(session.tracker, reading)
    right = now.picture == now.start if session.over else not now.lifted
    session = replace(session, tracker=now, offer=offer, declined=0 if right else session.declined)
    return (session if session.over else observe(session)), said


def _contacts(session: Session, closed: Iterable[Touch]) -> Result:
    """Contacts where no piece stands have closed: each is an input, where one is awaited; else nothing."""
    effects: list[Effect] = []
    for touch in closed:
        name = session.board.spots[touch.spot]
        awaited = () if session.ended else session.game.expects(session.position)
        word = next((one.word for one in awaited if one.source == CONTACT and name in one.values), "")
        if word:
            session, more = _given(session, Given(touch.at_ms, Input(word, name), how="sensors"))
            effects += more
    return session, tuple(effects)


def _fault(session: Session, fault: SensorFault) -> Result:
    """Contacts are left out, or believed again; what then stands there is decided now at the earliest."""
    spots = session.board.names(fault.spots or 1 << fault.spot)
    if fault.kind == "healed":
        session, effects = decide(session, [Entry("healed", fault.at_ms, {"spots": list(spots)})])
    else:
        name = session.board.spots[fault.spot]
        several = spots if len(spots) > 1 else ()
        session, effects = say(
            session, Verdict(fault.at_ms, "fault", spot=name, kind=fault.kind, spots=several)
        )
    ready_ms = max(session.ready_ms, fault.at_ms)
    return (session if session.over else observe(replace(session, ready_ms=ready_ms))), effects


# --- what people say ---------------------------------------------------------------------------


def _die(session: Session, roll: DieRolled) -> Result:
    session = poles_taken(session, roll.at_ms)
    session, effects = _before_number(session, roll)
    if session.over or session.asking or roll.number not in session.game.die_faces:
        return session, effects
    if refusal(session, roll) is not None:
        return session, effects
    if rolls_on(session):
        session, stopped = _given(session, Given(roll.at_ms, Input(STOP)))
        effects = (*effects, *stopped)
    if session.die is not None and (session.tournament or session.observation.kind != "settled"):
        return session, effects
    seat = session.seat
    data = {"seat": seat, "die": roll.number, "how": roll.how}
    proof = {"secret": roll.secret, "share": roll.share} if roll.secret else {}
    session, more = decide(session, [Entry("roll", roll.at_ms, {**data, **proof})])
    session, last = numbered(session, roll.at_ms)
    return session, (*effects, *more, *last)


def _given(session: Session, given: Given) -> Result:
    """An input that no hands make, after what hands have done before it."""
    done = ahead.first(session, given)
    if done is None:
        return _hear(session, given)
    session, effects = _counts(session, done, given.at_ms)
    session, more = _hear(session, given)
    return session, (*effects, *more)


def _counts(session: Session, done: Footprint, at_ms: int) -> Result:
    """What hands have done counts now; what else they do goes on."""
    before = session
    session, effects = turn(before, done, "sensors", at_ms)
    if not session.over and not ahead.whole(before, done):
        session = observe(chains.going_on(before, session, done, at_ms))
    return session, effects


def _hear(session: Session, given: Given) -> Result:
    """It is heard, if it can be; what hands have done meanwhile is looked at anew."""
    taken = ahead.heard(session, session.position, given)
    if taken is None or refusal(session, given) is not None:
        return session, ()
    session, more = hear(session, given, taken)
    if session.over or session.arranging:
        return session, more
    session, last = numbered(session, given.at_ms)
    return session, (*more, *last)


def _before_number(session: Session, roll: DieRolled) -> Result:
    """What hands have done counts before the next number, whatever else is in the air."""
    done = ahead.before_number(session, roll.number, roll.at_ms)
    return _settle_first(session, roll.at_ms) if done is None else _counts(session, done, roll.at_ms)


def _settle_first(session: Session, at_ms: int) -> Result:
    """The next number shows that a complete turn is meant: it counts before it has rested."""
    if session.arranging or session.asking:
        return session, ()
    found = only_turn(session)
    return turn(session, found, "sensors", at_ms) if found else (session, ())


def _choose(session: Session, choice: Choose) -> Result:
    if choice.move != "none" and choice.move not in session.asking:
        return session, ()
    told = Entry("choose", choice.at_ms, {"move": choice.move})
    if choice.move == "none":
        if not session.asking:
            return session, ()
        denied = session.asking if session.observation.kind == "complete" else ()
        if session.observation.kind == "same":
            session = replace(
                session, tracker=tracker.begin(session.tracker.picture, choice.at_ms, session.beyond)
            )
        return observe(replace(session, asking=(), denied=denied, ready_ms=choice.at_ms)), (Record(told),)
    footprint = chains.named(session, choice.move)
    after, effects = turn(session, footprint, "chosen", choice.at_ms)
    return _went_on(session, after), (Record(told), *effects)


def _went_on(asked: Session, after: Session) -> Session:
    """What hands have done while a question stood belongs to the next turn, where it began from its end."""
    since_ms = next((one.at_ms for one in reversed(asked.verdicts) if one.verdict == "ambiguous"), None)
    if not after.arranging or after.over or asked.tracker.blind or since_ms is None:
        return after
    now = tracker.later(asked.tracker, since_ms)
    if not now.touches or after.board.key(now.start) != after.board.key(after.picture):
        return after
    return observe(replace(after, arranging=False, picture=now.start, tracker=now, declined=0))


def _done(session: Session, done: Done) -> Result:
    if session.over or session.asking or session.arranging:
        return session, ()
    if STOP in legal(session) and session.observation.kind in ("settled", "complete"):
        return _given(session, Given(done.at_ms, Input(STOP)))
    if not session.footprints:
        return session, ()
    if session.observation.kind == "complete":
        return at_rest(session, done.at_ms)
    if session.observation.kind == "mismatch":
        return (session, ()) if already_told(session) else at_rest(session, done.at_ms)
    if session.observation.kind == "in-hand" and not session.observation.lifted:
        return at_rest(judged(session), done.at_ms)  # half a turn, and nothing more is to come
    if session.observation.kind != "settled":
        return session, ()
    if PASS in legal(session):
        return sit_out(session, done.at_ms)
    if session.die is None:
        return session, ()
    return say(session, Verdict(done.at_ms, "illegal", session.seat, reason="must-move", rule="MA-14"))


def _enter(session: Session, enter: Enter) -> Result:
    if session.over or session.asking:
        return session, ()
    if enter.move == PASS and PASS in legal(session):
        return sit_out(session, enter.at_ms)
    for footprint in session.footprints:
        if footprint.move == enter.move:
            return turn(session, footprint, "entered", enter.at_ms)
    return session, ()


def _undo(session: Session, undo: Undo) -> Result:
    if session.tournament and undo.seat is not None:
        return session, ()
    if refusal(session, undo) is not None:
        return session, ()
    if numbered_last(session):
        return decide(session, [Entry("unroll", undo.at_ms, {"seat": session.seat})])
    entries = [Entry("undo", undo.at_ms, {"number": past.number}) for past in last_said(session)]
    return decide(session, entries)


def _answered(session: Session, answer: TakeBack | Whose) -> Result:
    if refusal(session, answer) is not None:
        return session, ()
    return _take_back(session, answer) if isinstance(answer, TakeBack) else _whose(session, answer)


def _take_back(session: Session, answer: TakeBack) -> Result:
    if not answer.number:
        return replace(session, declined=session.offer, offer=0), ()
    entries = []
    for past in takeback.undone(session, answer.number):
        data = {"number": past.number, "how": "hand", "seat": past.seat, "move": past.move}
        entries.append(Entry("undo", answer.at_ms, data))
    if doubt := takeback.doubtful(session, answer.number):
        entries.append(Entry("whose", answer.at_ms, {"owners": dict(doubt)}))
    return decide(session, entries)


def _whose(session: Session, answer: Whose) -> Result:
    if answer.right:
        session = replace(session, tracker=owners.vouched(session, answer.at_ms))
        return decide(session, [Entry("whose", answer.at_ms, {"owners": {}})])
    session = replace(session, tracker=owners.swapped(session, answer.at_ms))
    return decide(session, [Entry("whose", answer.at_ms, {"owners": dict(session.whose), "mixed": True})])


def _changed(session: Session, change: SeatChange | Aid) -> Result:
    if refusal(session, change) is not None:
        return session, ()
    return _aid(session, change) if isinstance(change, Aid) else _seat_change(session, change)


def _aid(session: Session, aid: Aid) -> Result:
    session, effects = decide(session, [Entry("aid", aid.at_ms, {"aid": aid.aid, "on": aid.on})])
    return (session if session.over else observe(session)), effects


def _seat_change(session: Session, change: SeatChange) -> Result:
    data: dict[str, Any] = {"seat": change.seat, "change": change.change, "name": change.name}
    if change.change == "hints":
        data["level"] = change.level
    if change.change == "leave":
        position = session.game.leave(session.position, change.seat)
        kinds = session.game.kinds(session.position, session.picture)
        stay = sum(1 << i for i, kind in enumerate(kinds) if kind != change.seat and session.picture >> i & 1)
        data.update(position_data(session, position, counted(session, position, stay)))
    return decide(session, [Entry("seat", change.at_ms, data)])
