"""What people say, carried out: numbers, words, answers, "done", taking back, who plays.

What hands have done counts before it, where it must. Refuses to know: who may say it (web/access/roles.py),
why it cannot be now (command_refusal.py), and what waits for a piece in a hand (step.py).
"""

from typing import Any

from companion.core.catalog.phrases import phrases_of
from companion.core.corrections import overrule
from companion.core.decision import pause
from companion.core.decision.decisions import (
    Result,
    announce,
    counted,
    record_and_observe,
    record_said,
    record_turn,
    sit_out,
)
from companion.core.decision.fold import position_data
from companion.core.decision.rest_decisions import (
    accept_poles,
    after_number_known,
    already_told,
    decide_at_rest,
    only_turn,
)
from companion.core.inference import input_sequences, swapped_pieces, take_back_by_hand
from companion.core.inference.classify import observe, taken_for_finished
from companion.core.model.commands import (
    Agree,
    Aid,
    BoardIsRight,
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
    SensorWorks,
    TakeBack,
    Undo,
    Whose,
)
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.inputs import CHOSEN, ENTERED, PASS, SENSORS, STOP, Input
from companion.core.model.session import Session, legal
from companion.core.model.types import Entry, Record, Verdict
from companion.core.reducer import early_inputs
from companion.core.reducer.command_refusal import ends_rightly, refusal, rolls_on
from companion.core.reducer.undo import last_said, numbered_last
from companion.core.tracking import tracker


def carry_out(session: Session, said: Said) -> Result:
    """Return the session after it, and what to record and announce; an impossible one changes nothing."""
    match said:
        case DieRolled():
            return _die(session, said)
        case Given():
            return _given(session, said)
        case Choose():
            return _choose(session, said)
        case Done():
            return _done(session, said)
        case Enter():
            return _enter(session, said)
        case Undo():
            return _undo(session, said)
        case Overrule() | Agree():
            return overrule.propose_or_agree(session, said)
        case TakeBack() | Whose():
            return _answered(session, said)
        case SeatChange() | Aid():
            return _changed(session, said)
        case Pause():
            return pause.pause_or_go_on(session, said)
        case EndGame():
            return (
                (session, ()) if session.over else record_and_observe(session, [Entry("end", said.at_ms, {})])
            )
        case BoardIsRight() | SensorWorks():
            return session, ()  # timed_play.py makes faults of them


def _die(session: Session, roll: DieRolled) -> Result:
    session = accept_poles(session, roll.at_ms)
    session, effects = _before_number(session, roll)
    if (
        session.over
        or session.dialogue.asking
        or roll.number not in session.game.die_faces
        or refusal(session, roll) is not None
    ):
        return session, effects
    if rolls_on(session):
        session, stopped = _given(session, Given(roll.at_ms, Input(STOP)))
        effects = (*effects, *stopped)
    if session.die is not None and (session.table.tournament or session.observation.kind != "settled"):
        return session, effects
    data = {"seat": session.seat, "die": roll.number, "how": roll.how}
    proof = {"secret": roll.secret, "share": roll.share} if roll.secret else {}
    session, more = record_and_observe(session, [Entry("roll", roll.at_ms, {**data, **proof})])
    session, last = after_number_known(session, roll.at_ms)
    return session, (*effects, *more, *last)


def _given(session: Session, given: Given) -> Result:
    """Carry out an input that no hands make, after what hands have done before it."""
    if (done := early_inputs.first(session, given)) is None:
        return _take_said(session, given)
    session, effects = _counts(session, done, given.at_ms)
    session, more = _take_said(session, given)
    return session, (*effects, *more)


def _counts(session: Session, done: Footprint, at_ms: int) -> Result:
    """Count what hands have done now; what else they do goes on."""
    before = session
    session, effects = record_turn(before, done, SENSORS, at_ms)
    if not session.over and not early_inputs.whole(before, done):
        session = observe(input_sequences.going_on(before, session, done, at_ms))
    return session, effects


def _take_said(session: Session, given: Given) -> Result:
    """Take an input that was said, if that can be; look anew at what hands have done meanwhile."""
    taken = early_inputs.taken_early(session, session.position, given)
    if taken is None or refusal(session, given) is not None:
        return session, ()
    session, more = record_said(session, given, taken)
    if session.over or session.turn.arranging:
        return session, more
    session, last = after_number_known(session, given.at_ms)
    return session, (*more, *last)


def _before_number(session: Session, roll: DieRolled) -> Result:
    """Count what hands have done before the next number, whatever else is in the air."""
    done = early_inputs.before_number(session, roll.number, roll.at_ms)
    return _settle_first(session, roll.at_ms) if done is None else _counts(session, done, roll.at_ms)


def _settle_first(session: Session, at_ms: int) -> Result:
    """Count a complete turn before it has rested: the next number shows that it is meant."""
    if session.turn.arranging or session.dialogue.asking:
        return session, ()
    found = only_turn(session)
    return record_turn(session, found, SENSORS, at_ms) if found else (session, ())


def _choose(session: Session, choice: Choose) -> Result:
    if choice.move != "none" and choice.move not in session.dialogue.asking:
        return session, ()
    told = Entry("choose", choice.at_ms, {"move": choice.move})
    if choice.move == "none":
        if not session.dialogue.asking:
            return session, ()
        denied = (
            (*session.turn.rejected_moves, *session.dialogue.asking)
            if session.observation.kind == "complete"
            else ()
        )
        if session.observation.kind == "same":
            session = replace(
                session,
                turn=replace(
                    session.turn,
                    tracker=tracker.begin(session.turn.tracker.seen.picture, choice.at_ms, session.beyond),
                ),
            )
        return observe(
            replace(
                session,
                dialogue=replace(session.dialogue, asking=()),
                turn=replace(session.turn, rejected_moves=denied, not_before_ms=choice.at_ms),
            )
        ), (Record(told),)
    after, effects = record_turn(session, input_sequences.named(session, choice.move), CHOSEN, choice.at_ms)
    return _went_on(session, after), (Record(told), *effects)


def _went_on(asked: Session, after: Session) -> Session:
    """Leave to the next turn what hands did while a question stood, where it began from its end.

    And so does what they did before it was asked, where the turn chosen had stood there already.
    """
    asked_ms = next(
        (one.at_ms for one in reversed(asked.dialogue.verdicts) if one.verdict == "ambiguous"), None
    )
    if (
        not after.turn.arranging
        or after.over
        or asked.turn.tracker.ways.blind
        or asked.turn.tracker.ways.lost
        or asked_ms is None
    ):
        return after
    for since_ms in (asked_ms, *(one.at_ms for one in reversed(asked.turn.tracker.seen.touches))):
        now = tracker.touched_after(asked.turn.tracker, since_ms)
        if now.seen.touches and after.board.key(now.began.picture) == after.board.key(
            after.pictures.expected
        ):
            return observe(
                replace(
                    after,
                    turn=replace(after.turn, arranging=False, tracker=now),
                    pictures=replace(after.pictures, expected=now.began.picture),
                    dialogue=replace(after.dialogue, take_back_declined=0),
                )
            )
    return after


def _done(session: Session, done: Done) -> Result:
    if session.over or session.dialogue.asking or session.turn.arranging:
        return session, ()
    settled = session.observation.kind in ("settled", "complete")
    if (STOP in legal(session) and settled) or ends_rightly(session, done.at_ms):
        return _given(session, Given(done.at_ms, Input(STOP)))
    if not session.turn.footprints:
        return session, ()
    if session.observation.kind == "complete":
        return decide_at_rest(session, done.at_ms)
    if session.observation.kind == "mismatch":
        return (session, ()) if already_told(session) else decide_at_rest(session, done.at_ms)
    if session.observation.kind == "in-hand" and not session.observation.lifted:
        return decide_at_rest(taken_for_finished(session), done.at_ms)  # half a turn: no more is to come
    if session.observation.kind != "settled":
        return session, ()
    if PASS in legal(session):
        return sit_out(session, done.at_ms)
    if session.die is None:
        return session, ()
    rule = phrases_of(session.game).judged.get("must-move", "")
    return announce(session, Verdict(done.at_ms, "illegal", session.seat, reason="must-move", rule=rule))


def _enter(session: Session, enter: Enter) -> Result:
    if session.over or session.dialogue.asking:
        return session, ()
    if enter.move == PASS and PASS in legal(session):
        return sit_out(session, enter.at_ms)
    found = next((footprint for footprint in session.footprints if footprint.move == enter.move), None)
    return record_turn(session, found, ENTERED, enter.at_ms) if found else (session, ())


def _undo(session: Session, undo: Undo) -> Result:
    if refusal(session, undo) is not None:
        return session, ()
    if numbered_last(session):
        return record_and_observe(session, [Entry("unroll", undo.at_ms, {"seat": session.seat})])
    entries = [Entry("undo", undo.at_ms, {"number": past.number}) for past in last_said(session)]
    return record_and_observe(session, entries)


def _answered(session: Session, answer: TakeBack | Whose) -> Result:
    if refusal(session, answer) is not None:
        return session, ()
    return _answer_offer(session, answer) if isinstance(answer, TakeBack) else _whose(session, answer)


def _answer_offer(session: Session, answer: TakeBack) -> Result:
    if not answer.number:
        return replace(
            session,
            dialogue=replace(
                session.dialogue, take_back_declined=session.dialogue.take_back_offer, take_back_offer=0
            ),
        ), ()
    entries = [
        Entry(
            "undo",
            answer.at_ms,
            {"number": past.number, "how": "hand", "seat": past.seat, "move": past.move},
        )
        for past in take_back_by_hand.undone(session, answer.number)
    ]
    if doubt := take_back_by_hand.doubtful(session, answer.number):
        entries.append(Entry("whose", answer.at_ms, {"owners": dict(doubt)}))
    return record_and_observe(session, entries)


def _whose(session: Session, answer: Whose) -> Result:
    if answer.right:
        session = replace(
            session, turn=replace(session.turn, tracker=swapped_pieces.vouched(session, answer.at_ms))
        )
        return record_and_observe(session, [Entry("whose", answer.at_ms, {"owners": {}})])
    session = replace(
        session, turn=replace(session.turn, tracker=swapped_pieces.swapped(session, answer.at_ms))
    )
    return record_and_observe(
        session,
        [Entry("whose", answer.at_ms, {"owners": dict(session.dialogue.swap_question), "mixed": True})],
    )


def _changed(session: Session, change: SeatChange | Aid) -> Result:
    if refusal(session, change) is not None:
        return session, ()
    return _aid(session, change) if isinstance(change, Aid) else _seat_change(session, change)


def _aid(session: Session, aid: Aid) -> Result:
    return record_and_observe(session, [Entry("aid", aid.at_ms, {"aid": aid.aid, "on": aid.on})])


def _seat_change(session: Session, change: SeatChange) -> Result:
    data: dict[str, Any] = {"seat": change.seat, "change": change.change, "name": change.name}
    if change.change in ("hints", "handover") and change.level:
        data["level"] = change.level
    if change.change == "told":
        data["word"] = change.word
    if change.change == "leave":
        position = session.game.leave(session.position, change.seat)
        stay = sum(
            1 << i
            for i, kind in enumerate(session.game.kinds(session.position, session.pictures.expected))
            if kind != change.seat and session.pictures.expected >> i & 1
        )
        data.update(position_data(session, position, counted(session, position, stay)))
    session, effects = record_and_observe(session, [Entry("seat", change.at_ms, data)])
    if session.wanted != PASS:
        return session, effects
    session, more = sit_out(session, change.at_ms)
    return session, (*effects, *more)
