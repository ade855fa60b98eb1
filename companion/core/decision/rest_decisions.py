"""Deadlines: how long a picture must rest, and what is decided then (docs/reference/notation.md, part 4)."""

from msgspec import Struct

from companion.core.decision.decisions import (
    Result,
    announce,
    ask_which_turn,
    record_and_observe,
    record_turn,
    report_illegal,
    sit_out,
)
from companion.core.inference import (
    footprint_match,
    input_sequences,
    swapped_pieces,
    take_back_by_hand,
    trays,
)
from companion.core.inference.classify import observe
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.hand_times import (
    OUT_OF_SIGHT_CHATTER_MS,
    OUT_OF_SIGHT_MS,
    REST_FINAL_MS,
    REST_PASSING_MS,
)
from companion.core.model.inputs import BLANK, PASS, SENSORS, Taken, read_input
from companion.core.model.observation import once
from companion.core.model.session import Session, stuck
from companion.core.model.types import Entry, Verdict
from companion.core.tracking import arrangements, polarity_filter, tracker


class Deadlines(Struct, frozen=True):
    """When each thing that a rest decides is due, in ms; None where it is not."""

    verdict: int | None
    take_back_offer: int | None
    whose_question: int | None
    handed_in: int | None

    @property
    def first(self) -> int | None:
        """When the first of them is due."""
        due_at = (self.verdict, self.take_back_offer, self.whose_question, self.handed_in)
        return min((when for when in due_at if when is not None), default=None)


@once
def due(session: Session) -> int | None:
    """Tell at which time, in ms, the resting picture is decided or asked about; None if it is not."""
    if session.progress.paused is not None:
        return None
    when = _deadlines(session).first
    return None if when is None else max(when, session.turn.resumed_ms)


@once
def _deadlines(session: Session) -> Deadlines:
    handed = trays.first_lifted(session)
    return Deadlines(
        _verdict_due(session),
        take_back_by_hand.due(session),
        swapped_pieces.due(session),
        None if handed is None else handed[0],
    )


def _verdict_due(session: Session) -> int | None:
    if session.over:
        return None
    rest = session.table.settings.rest_other_ms
    observation = session.observation
    if observation.kind != "mismatch":
        session = trays.without_trays(session)
    if session.turn.arranging:
        if _differs(session) or polarity_filter.exchanged(session.board, session.turn.tracker):
            decides = _lost_and_touched_since(session) or _straight_on(session)
            return (
                max(session.turn.tracker.seen.since_ms + rest, session.turn.not_before_ms)
                if decides
                else None
            )
        if session.turn.tracker.arrangements is not None and not _all_home(session):
            return None
        return session.turn.tracker.seen.since_ms + rest
    match observation.kind:
        case "settled":
            if (
                session.turn.reported is None
                and not session.dialogue.asking
                and session.turn.tracker.arrangements is not None
            ):
                return None
        case "complete" | "same":
            if _asked_about(session):
                return None
            rest = _rest_of_turn(session)
        case "mismatch" | "in-hand":
            if not _lost_and_touched_since(session) and (
                observation.kind == "in-hand" or already_told(session)
            ):
                return None
        case _:
            return None
    return max(session.turn.tracker.seen.since_ms + rest, session.turn.not_before_ms)


def _rest_of_turn(session: Session) -> int:
    """Tell how long a whole turn rests; longer where its piece, now out of sight, may still be in a hand."""
    if (only := only_turn(session)) is not None:
        usual = session.table.settings.rest_legal_ms
        if at_once(session, only):
            return min(REST_FINAL_MS, usual)
        return max(REST_PASSING_MS, usual) if _passing(session, only) or _unseen_end(session, only) else usual
    tracked = session.turn.tracker
    in_air = tracked.seen.picture.bit_count() < tracked.began.picture.bit_count()
    if (
        session.contacts.masked
        and in_air
        and not footprint_match.ends(session.board, tracked, session.footprints)
    ):
        return (
            OUT_OF_SIGHT_CHATTER_MS
            if any(fault.kind == "chatter" for fault in session.contacts.faults)
            else OUT_OF_SIGHT_MS
        )
    return session.table.settings.rest_other_ms


def _unseen_end(session: Session, turn: Footprint) -> bool:
    """Tell whether a piece only left its field, to where no sensor sees it: it may still be in a hand."""
    seen = session.board.fields & ~session.board.apart
    return not turn.added and any(
        target >= len(session.board.spots) and sources & seen for target, sources in turn.arrivals
    )


def _passing(session: Session, turn: Footprint) -> bool:
    """Tell whether the turn's pawn may still be on its way: counted on over this field, its lift unseen."""
    untold = session.die is None and session.turns_are_moves and bool(session.game.die_faces)
    if not (session.table.settings.strict or untold) or not turn.arrivals:
        return False
    target, sources = turn.arrivals[0]
    return any(
        other.walk >> target & 1 and other.arrivals[0][0] != target
        for other in session.footprints
        if other.arrivals and other.arrivals[0][1] == sources
    )


def _asked_about(session: Session) -> bool:
    """Tell whether what is seen is being asked about, or was answered with "none" already."""
    moves = session.observation.moves
    return moves == session.dialogue.asking or set(moves) <= set(session.turn.rejected_moves)


def _differs(session: Session) -> bool:
    return session.board.key(session.turn.tracker.seen.picture) != session.board.key(
        session.pictures.expected
    )


def _straight_on(session: Session) -> bool:
    """Tell whether hands have played a turn where the board was to be arranged first.

    Such a turn is never recorded without a question.

    What the board showed when arranging began is no such turn: it may be the one taken back. Where a turn is
    made of many inputs, a piece that is not set up yet may look like one of them: nobody is asked.
    """
    tracked, observation = session.turn.tracker, session.observation
    if not session.turns_are_moves or observation.kind != "complete" or _asked_about(session):
        return False
    shown = tracked.began.picture
    for touch in tracked.seen.touches:
        if touch.at_ms == tracked.seen.touches[0].at_ms and not touch.exchanged:
            shown ^= 1 << touch.spot
    return session.board.key(shown) != session.board.key(tracked.seen.picture)


def accept_poles(session: Session, at_ms: int) -> Session:
    """Accept the poles as they are if they alone disagree at set-up: the magnets are glued that way."""
    if (
        session.over
        or not session.turn.arranging
        or _differs(session)
        or not polarity_filter.exchanged(session.board, session.turn.tracker)
    ):
        return session
    return decide_at_rest(session, at_ms)[0]


@once
def earliest(session: Session) -> int:
    """Return a time, in ms, before which no deadline falls; quick, as it does not look at what hands do."""
    if session.board.handed and trays.changed_places(
        session
    ):  # rests on its own, and so does what is elsewhere
        return 0
    usual = min(session.table.settings.rest_legal_ms, session.table.settings.rest_other_ms)
    return session.turn.tracker.seen.since_ms + (
        usual if session.turns_are_moves else min(REST_FINAL_MS, usual)
    )


def already_told(session: Session) -> bool:
    """Tell whether the last illegal verdict names just the spots that are wrong and missing now."""
    illegal, told = session.observation.illegal, session.turn.reported
    return bool(illegal and told and (illegal.wrong, illegal.missing) == (told.wrong, told.missing))


def _all_home(session: Session) -> bool:
    """Tell whether the pieces themselves, not only their picture, may be back where they belong."""
    kinds = session.kinds(session.pictures.expected)
    return any(
        arrangements.home(session.board, kinds, one) for one in session.turn.tracker.arrangements or ()
    )


def fire_due(session: Session, at_ms: int) -> Result:
    """Carry out what falls due up to ``at_ms``, stamped with the time at which it became certain."""
    if session.progress.paused is not None:
        return session, ()
    deadlines = _deadlines(session)
    if deadlines.first is None or (when := max(deadlines.first, session.turn.resumed_ms)) > at_ms:
        return session, ()
    if (
        deadlines.handed_in is not None
        and deadlines.handed_in <= when
        and (first := trays.first_lifted(session)) is not None
    ):
        return record_turn(session, first[1], SENSORS, when)
    before = session
    session, asked = _questions(session, deadlines, when)
    decides = deadlines.verdict if session is before else _verdict_due(session)
    if decides is None or decides > when:
        return session, asked
    session, effects = decide_at_rest(session, when)
    return session, (*asked, *effects)


def _questions(session: Session, deadlines: Deadlines, at_ms: int) -> Result:
    """Ask, once the picture rests, whether to take turns back, and whose mixed-up pieces are."""
    whose = deadlines.whose_question
    if deadlines.take_back_offer is not None and deadlines.take_back_offer <= at_ms:
        session = replace(
            session, dialogue=replace(session.dialogue, take_back_offer=take_back_by_hand.earlier(session))
        )
        whose = swapped_pieces.due(session)
    if whose is None or whose > at_ms:
        return session, ()
    asked, tracked = swapped_pieces.asked_anew(session), session.turn.tracker
    session = replace(
        session,
        turn=replace(
            session.turn,
            tracker=replace(tracked, looked_ms=tracked.seen.since_ms, doubt=tracked.doubt or bool(asked)),
        ),
    )
    if asked is None:
        return session, ()
    if not asked:
        session = replace(session, turn=replace(session.turn, tracker=swapped_pieces.vouched(session, at_ms)))
    return record_and_observe(session, [Entry("whose", at_ms, {"owners": asked})])


def after_number_known(session: Session, at_ms: int) -> Result:
    """Go on with a number just known: nobody can move with it, or the board is looked at anew."""
    if session.wanted == PASS or (not session.turn.footprints and stuck(session.game, session.position)):
        return sit_out(session, at_ms)
    session = observe(replace(session, turn=replace(session.turn, not_before_ms=at_ms)))
    if session.turn.reported is not None and session.observation.illegal is not None:
        session = replace(session, turn=replace(session.turn, reported=session.observation.illegal))
    return fire_due(session, at_ms)


def decide_at_rest(session: Session, at_ms: int) -> Result:
    """Decide on a picture that has rested."""
    if session.turn.tracker.ways.lost:
        session = _observe_lost_board(session)
        if not _says_something(session):
            return session, ()
    if session.turn.arranging and _differs(session):
        return ask_which_turn(session, session.observation.moves, at_ms)
    if session.turn.arranging:
        fresh = tracker.begin(session.turn.tracker.seen.picture, at_ms, session.beyond)
        session = replace(
            session,
            turn=replace(session.turn, arranging=False, tracker=fresh),
            pictures=replace(session.pictures, expected=fresh.began.picture),
            dialogue=replace(session.dialogue, take_back_declined=0),
        )
        return observe(session), ()
    observation = session.observation
    match observation.kind:
        case "settled":
            fresh = session.turn.tracker
            if (
                session.turn.reported is not None or fresh.arrangements is None
            ):  # a lift was missed, or a thing came
                fresh = tracker.begin(session.turn.tracker.seen.picture, at_ms, session.beyond)
            told = replace(
                session,
                turn=replace(session.turn, reported=None, tracker=fresh),
                dialogue=replace(session.dialogue, asking=(), take_back_declined=0),
            )
            return (told, ()) if session.turn.reported is None else announce(told, Verdict(at_ms, "restored"))
        case "complete" | "same":
            if only := only_turn(session):
                return record_turn(session, only, SENSORS, at_ms)
            return ask_which_turn(session, observation.moves, at_ms)
    if (moved := input_sequences.certain_apart(session)) is not None:
        after, effects = record_turn(session, moved, SENSORS, at_ms)
        return (
            after if after.over else observe(input_sequences.going_on(session, after, moved, at_ms))
        ), effects
    assert observation.illegal is not None
    return report_illegal(session, observation.illegal, at_ms)


def _lost_and_touched_since(session: Session) -> bool:
    """Tell whether a lost board has been touched since it rested last."""
    now = session.turn.tracker
    return now.ways.lost and now.looked_ms != now.seen.since_ms


def _observe_lost_board(session: Session) -> Session:
    """Show what to do on a lost board that has rested."""
    now = session.turn.tracker
    return observe(
        replace(session, turn=replace(session.turn, tracker=replace(now, looked_ms=now.seen.since_ms)))
    )


def _says_something(session: Session) -> bool:
    """Tell whether there is something to decide or to ask about a lost board that has rested."""
    if session.turn.arranging and _differs(session):
        return _straight_on(session)
    kind = session.observation.kind
    return kind != "in-hand" and not (kind == "mismatch" and already_told(session))


def at_once(session: Session, footprint: Footprint) -> bool:
    """Tell whether this counts before it has rested."""
    if session.turns_are_moves or BLANK in footprint.move:
        return False
    taken = session.game.hear(session.position, read_input(footprint.move, session.game.words))
    return isinstance(taken, Taken) and taken.at_once


def only_turn(session: Session) -> Footprint | None:
    """Return the one turn that picture and touches fit, if nothing else is likely enough."""
    if not session.observation.sure:
        return None
    return input_sequences.named(session, session.observation.moves[0])
