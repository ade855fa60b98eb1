"""What a session sees on its board: weighed where that may be a turn, with the reason where it is none.

Knows: how much likelier than all others a turn must be to be sure. Refuses to know: how likely each is
(likelihood.py), when it is time to decide (rest_decisions.py), and what is recorded then (decisions.py).
"""

import math
from collections.abc import Callable, Sequence
from functools import partial

from companion.core.inference import (
    computer_turn,
    counter_evidence,
    footprint_match,
    input_sequences,
    trays,
)
from companion.core.inference.beam import Room
from companion.core.inference.evidence import Evidence, place_cost
from companion.core.inference.hypothesis import Explanation
from companion.core.inference.likelihood import weigh
from companion.core.inference.lost_track import look_at_picture
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Illegal, Try, bits
from companion.core.model.observation import PIECE_AWAITED, SETTLED, Lazy, Observation, known
from companion.core.model.session import Session
from companion.core.model.types import NO_POLES, Kinds
from companion.core.tracking import polarity_filter

ILLEGAL_DB = 38
"""How unlikely one certain illegal picture is, in dB: one try in 100 turns, at any of some 60 fields."""

BESIDES_DB = 10
"""Allowance in dB for harmless touches beside a try (taps and steps); an unseen lift or a bump is rarer."""

TAIL_DB = 16
"""Turns less likely than the best one by the odds and so many dB more are not weighed, however many."""

STRICT_WITH_POLES_DB = 9
"""Where poles leave little to ask, strict also asks about a turn with an unseen lift *and* a bump, in dB."""

STRANGE_DB = 150
"""A turn that costs more is not understood: so much happened that the right way was perhaps not followed."""

AFTER_A_TRY_DB = 10
"""While an illegal try stands one must be so much surer of what was seen: it is put right in many ways."""


def observe(session: Session) -> Session:
    """Return the observation anew, provisional.

    Where the board is not as before, worked out when somebody looks.
    """
    session = session.with_poles(session.pictures.poles)
    if session.turn.tracker.ways.lost:
        return _observe_without_trays(session)
    elsewhere = trays.without_trays(session)
    rest = _observe_without_trays(elsewhere)
    if elsewhere is session:
        return rest
    if not trays.changed_places(session) or session.turn.arranging:
        lazy = rest.turn.lazy
    else:
        lazy = Lazy(partial(_handed_in, _unseen(session), rest.turn.lazy))
    return replace(session, turn=replace(session.turn, lazy=lazy, rejected_moves=rest.turn.rejected_moves))


def _observe_without_trays(session: Session) -> Session:
    """Return the same, of a session in which nothing was handed in."""
    tracker = session.turn.tracker
    if tracker.ways.lost:
        return _with_lazy_observation(session, look_at_picture)
    changed = not footprint_match.change(session.board, tracker.began.picture, tracker.seen.picture).nothing
    if changed or polarity_filter.exchanged(session.board, tracker):
        return _with_lazy_observation(session, _observation_of_change)
    kinds = session.standing(tracker.began.picture) if tracker.seen.lifted else ()
    seen = footprint_match.observation_of(session.board, kinds, tracker, session.footprints)
    if seen.kind == "same" and session.turn.reported is not None:
        seen = Observation("settled")  # the way back after an illegal try is no turn
    rejected = () if seen.kind == "settled" else session.turn.rejected_moves
    return replace(session, turn=replace(session.turn, lazy=known(seen), rejected_moves=rejected))


def _unseen(session: Session) -> Session:
    if session.turn.lazy is SETTLED:
        return session
    return replace(session, turn=replace(session.turn, lazy=SETTLED))


def _with_lazy_observation(session: Session, look: Callable[[Session], Observation]) -> Session:
    """Return the session whose observation is found by ``look`` when somebody asks for it."""
    return replace(session, turn=replace(session.turn, lazy=Lazy(partial(look, _unseen(session)))))


def _handed_in(session: Session, rest: Lazy[Observation]) -> Observation:
    """Tell what is seen where pieces were handed in.

    Wrong where one may not be, else what is seen besides.
    """
    if trays.is_out_of_order(session):
        return _with_reason(session, Observation("mismatch"))
    seen = rest.seen()
    if seen.kind != "settled":
        return seen
    return Observation(
        "in-hand",
        lifted=trays.changed_places(session) & session.turn.tracker.began.picture,
        aim=PIECE_AWAITED,
    )


def _observation_of_change(session: Session) -> Observation:
    """Tell what is seen: weighed where it may be a turn, with the reason where it is none."""
    kinds = session.standing(session.turn.tracker.began.picture)
    tracker = session.turn.tracker
    if session.turn.arranging:
        return footprint_match.observation_of(session.board, kinds, tracker, session.footprints)
    seen = _weighed(session, kinds)
    turn = next((f for f in session.footprints if seen.sure and f.move == seen.moves[0]), None)
    if turn is not None and (before := _stood_before(session, turn)):
        return replace(seen, moves=tuple(sorted((*seen.moves, *before))), sure=False)
    if turn is not None and _doubtful(session, turn):
        return replace(seen, sure=False)
    if footprint_match.change(session.board, tracker.began.picture, tracker.seen.picture).nothing:
        return replace(seen, sure=False)  # pieces set up on each other's places look the same
    return seen


def _stood_before(session: Session, turn: Footprint) -> tuple[str, ...]:
    """Return the turns that may have been played before this one began, where a whole turn is one move."""
    if not session.turns_are_moves:
        return ()
    found = footprint_match.stood_before(session.board, session.turn.tracker, session.footprints, turn)
    return tuple(move for move in found if move not in session.turn.rejected_moves)


def _doubtful(session: Session, turn: Footprint) -> bool:
    """Tell whether touches give away that another turn was played, though the end is this one's alone."""
    board, tracker = session.board, session.turn.tracker
    touched = sum({1 << touch.spot for touch in tracker.seen.touches}) | turn.added
    if not turn.removed and not touched & ~board.apart:
        return False  # walls were put back, and are all alike: which of them came where is all one
    if counter_evidence.went_on(tracker, turn) or counter_evidence.came_while_another_was_up(tracker, turn):
        return True
    if (
        session.table.settings.strict
        and turn.arrivals
        and counter_evidence.came_before_it_left(board, tracker, turn)
    ):
        return True
    return session.turn.reported is None and _another_first(session, turn)


def _another_first(session: Session, turn: Footprint) -> bool:
    """Tell whether a turn that leaves the board as it was may have been played just before this one."""
    board, tracker = session.board, session.turn.tracker
    part = turn.removed | turn.lifted
    same = [f for f in session.footprints if f.lifted and not (f.removed or f.added or f.pools)]
    others = [f for f in same if not (f.lifted & part or set(f.pool_lifts) & set(turn.pool_lifts))]
    return any(
        footprint_match.lifts_seen(board, tracker, f)
        and not counter_evidence.began_before(board, tracker, turn, f)
        for f in others
    )


def _weighed(session: Session, kinds: Kinds) -> Observation:
    """Tell what is seen, with the turns that the board may show and whether one of them is sure."""
    fitting = footprint_match.ends(session.board, session.turn.tracker, session.footprints)
    fitting = tuple(f for f in fitting if f.move not in session.turn.rejected_moves)
    if not fitting and session.contacts.masked:
        fitting = footprint_match.ends(
            session.board, session.turn.tracker, session.footprints, session.contacts.masked
        )
        fitting = tuple(f for f in fitting if f.move not in session.turn.rejected_moves)
        if fitting:
            return Observation("complete", moves=tuple(f.move for f in fitting))
    if not fitting:
        fitting = tuple(
            f
            for f in input_sequences.distinct(session, input_sequences.shown(session))
            if f.move not in session.turn.rejected_moves
        )
    if not fitting and trays.early_turns(session):
        return Observation("in-hand", aim=PIECE_AWAITED)
    look = partial(
        footprint_match.observation_of, session.board, kinds, session.turn.tracker, session.footprints
    )
    if not fitting:
        seen = look()
        waits = seen.kind == "in-hand" and not _is_foreign_object(session)
        return _with_reason(session, seen if waits else Observation("mismatch"))
    known = session.turn.tracker.arrangements is not None
    tries = footprint_match.wrong_pieces(
        session.board, session.turn.tracker, session.footprints, fitting, strict=session.table.settings.strict
    )
    alone = known and len(fitting) == 1 and not tries
    if alone and footprint_match.certain(session.board, kinds, session.turn.tracker, fitting[0]):
        return Observation("complete", moves=(fitting[0].move,), sure=True)
    seen = look()
    room = Room(len(session.turn.tracker.seen.touches), len(fitting) + len(tries))
    explanations = weigh(_evidence(session, kinds), (*fitting, *tries), _odds(session) + TAIL_DB, room)
    if any(explanation.move for explanation in explanations):
        played = _fitting(session, kinds, fitting) if known else frozenset()
        return _decidable(session, seen, explanations, played, followed=room.enough)
    if seen.kind == "in-hand":
        return seen
    if known:  # too many ways to follow, perhaps
        fitting = tuple(
            f for f in fitting if footprint_match.certain(session.board, kinds, session.turn.tracker, f)
        )
    moves = tuple(f.move for f in fitting)
    return Observation("complete", moves=moves) if moves else _with_reason(session, Observation("mismatch"))


def _fitting(session: Session, kinds: Kinds, found: Sequence[Footprint]) -> frozenset[str]:
    """Return the turns that fit every touch, where each of them is asked about, however unlikely it is."""
    if not (session.table.settings.strict or session.turn.reported is not None):
        return frozenset()
    now, board = session.turn.tracker, session.board  # with too many in the air any may fit
    return frozenset(f.move for f in found if now.ways.cut or footprint_match.certain(board, kinds, now, f))


def _is_foreign_object(session: Session) -> bool:
    """Tell whether a foreign object is likelier to stand there than a missed lift."""
    tracker = session.turn.tracker
    if (
        tracker.arrangements is not None
        or tracker.seen.picture.bit_count() <= tracker.began.picture.bit_count()
    ):
        return False
    place = place_cost(session.board, tracker.began.picture)
    rare = [
        session.contacts.miss_rates.cost(spot, session.table.settings.missed_lifts)
        + place * (len(f.arrivals) - 1)
        for f in footprint_match.may_end(session.board, tracker, session.footprints)
        for spot in bits(f.lifted)
    ]
    return not rare or min(rare) > ILLEGAL_DB


def _evidence(session: Session, kinds: Kinds) -> Evidence:
    tracker = session.turn.tracker
    any_time = session.table.settings.strict or tracker.ways.blind

    def miss_cost(spot: int) -> int:
        if any_time or session.contacts.masked >> spot & 1:
            return 0
        return session.contacts.miss_rates.cost(spot, session.table.settings.missed_lifts)

    felt = tracker.seen.shown.known
    return Evidence(
        session.board, kinds, tracker.began, tracker.seen.touches, miss_cost, tracker.illegal_before, felt
    )


def _odds(session: Session) -> int:
    """Tell how much less likely another turn must be so that nobody is asked, in dB."""
    return max(round(10 * math.log10(session.table.settings.odds)), 1)


def _decidable(
    session: Session,
    seen: Observation,
    explanations: Sequence[Explanation],
    played: frozenset[str],
    *,
    followed: bool,
) -> Observation:
    """Decide what is seen.

    ``played``: turns that come into question however unlikely they are; ``followed``: ways enough were.
    """
    best = next(explanation for explanation in explanations if explanation.move)
    likely = sorted({*_likely(session, explanations, best), *played})
    moves = tuple(move for move in likely if move)
    if not best.missed:
        sure = followed and len(likely) == 1 and not best.misread and best.cost <= STRANGE_DB
        return Observation("complete", moves=moves, sure=sure)
    if seen.kind == "in-hand" and session.turn.tracker.arrangements is not None:
        return seen  # half a turn, all of it seen
    if seen.kind == "mismatch" and (best.rare > ILLEGAL_DB or best.cost > ILLEGAL_DB + BESIDES_DB):
        return _with_reason(session, seen)
    return Observation("complete", moves=moves)


def _likely(session: Session, explanations: Sequence[Explanation], best: Explanation) -> list[str]:
    """Return the turns that come into question.

    All others together are less likely than ``best`` by the odds.
    """
    sure = best.cost + _odds(session)
    strict = STRICT_WITH_POLES_DB if session.pictures.poles != NO_POLES else 0
    unsure = strict if session.table.settings.strict else session.contacts.miss_rates.unsure
    seen = AFTER_A_TRY_DB if session.turn.reported else 0
    left_out = 0.0
    for number, explanation in enumerate(reversed(explanations)):
        left_out += 10 ** ((sure - explanation.cost + (unsure if explanation.missed else seen)) / 10)
        if left_out > 1:  # at the best one at the latest
            return sorted({one.move for one in explanations[: len(explanations) - number]})
    return [best.move]


def _with_reason(session: Session, seen: Observation) -> Observation:
    return replace(seen, illegal=_why_illegal(session)) if seen.kind == "mismatch" else seen


def taken_for_finished(session: Session) -> Session:
    """Return the session with its present picture taken for finished, and so for illegal."""
    return replace(
        session,
        turn=replace(session.turn, lazy=known(Observation("mismatch", illegal=_why_illegal(session)))),
    )


def _why_illegal(session: Session) -> Illegal:
    tracker = session.turn.tracker
    arrangements = tuple(sorted(tracker.arrangements or (), key=lambda a: (a.moved, a.held)))
    reason = session.game.judge(
        session.position, Try(tracker.began.picture, tracker.seen.picture, arrangements, tracker.seen.touches)
    )
    if session.wanted:
        reason = computer_turn.judged(session, reason)
    other = polarity_filter.exchanged(session.board, tracker)
    return replace(reason, wrong=reason.wrong | other, missing=reason.missing | other) if other else reason
