"""The one reducer: session and stimulus in, session and effects out.

Decides at rest, never in between (notation.md, part 4). Every decision is an `Entry`, recorded before
it is announced; the session changes by folding those entries alone, or, provisionally, by what is seen.

Refuses to know: what becomes of a word (handlers.py), any game's rules, devices, and what time it is (every
stimulus brings its own).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.decision import pause
from companion.core.decision.decisions import Result, announce, record_and_observe
from companion.core.decision.fold import begin, noted
from companion.core.decision.reconnect import board_found, board_lost
from companion.core.decision.rest_decisions import fire_due
from companion.core.inference import trays
from companion.core.inference.classify import observe
from companion.core.model.commands import (
    Agree,
    DieRolled,
    Done,
    Given,
    Overrule,
    Said,
    SeatChange,
    TakeBack,
    Undo,
)
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.inputs import CONTACT, DRAWN_BY_US, SENSORS, Input
from companion.core.model.observation import SETTLED
from companion.core.model.session import Session
from companion.core.model.session.recorded import FRIENDLY, Settings
from companion.core.model.types import (
    BoardFound,
    BoardLost,
    BoardReading,
    Effect,
    Entry,
    Mask,
    SensorFault,
    Stimulus,
    Tick,
    Touch,
    Verdict,
)
from companion.core.reducer import handlers
from companion.core.reducer.command_refusal import refusal
from companion.core.tracking import late_bounces, masking, tracker
from companion.core.tracking.unplayed_places import ignored_after

PUT_THE_GAME_ELSEWHERE = (Undo, TakeBack, Overrule, Agree, SeatChange)
"""What may put the game elsewhere, so that what was said for where it stood means something else there."""


def new_game(
    game: Game[Any],
    settings: Settings,
    position: Any,
    names: Mapping[str, str],
    at_ms: int,
    *,
    handicap: Mapping[str, int] | None = None,
    manner: str = FRIENDLY,
    lot: str = "",
    computer: Mapping[str, str] | None = None,
    luck: str = "",
    learns: Mapping[str, Sequence[str]] | None = None,
) -> tuple[Session, Entry]:
    """Return a game that begins at ``position``, and its first entry; ``handicap`` gives seats fewer pieces.

    ``manner`` is one of ``session.MANNERS``; it is written only where it is not the usual one.
    ``lot``: from which chance follows (`companion.core.chance.commitments`), for nobody before the game is
    over. ``computer``: seat -> level, where the companion plays (`TableState.computer`), with its ``luck``.
    ``learns``: `TableState.learns`.
    """
    written = game.dump(position)
    data: dict[str, Any] = {
        "game": game.name,
        "variant": written["variant"],
        "seats": list(game.seats_in_play(position)),
        "names": dict(names),
        "pawns": dict(handicap or {}),
        "position": written,
        "spots": list(game.board(written["variant"]).names(game.picture(position))),
    }
    if manner != FRIENDLY:
        data["manner"] = manner
    if lot:
        data["lot"] = lot
    if computer:
        data |= {"computer": dict(computer), "luck": luck}
    if learns:
        data["learns"] = {seat: list(told) for seat, told in learns.items()}
    entry = Entry("game", at_ms, data)
    return begin(game, settings, entry), entry


def step(session: Session, stimulus: Stimulus) -> Result:
    """Return the session after one stimulus, and what is to be recorded and announced, in order.

    A stimulus that cannot be used now (see `command_refusal`) changes nothing.
    """
    if pause.ignores(session, stimulus):
        return pause.aside(session, stimulus), ()
    woken: tuple[Effect, ...] = ()
    if pause.wakes(session, stimulus):
        session, woken = pause.resume(session, stimulus.at_ms, pause.PLAYED_ON)
    before = session
    session, effects = _step(before, stimulus)
    if isinstance(stimulus, PUT_THE_GAME_ELSEWHERE) and session.position != before.position:
        session = _drop_waiting_commands(session, stimulus.at_ms)
    session, late = _hear_waiting_commands(session, stimulus.at_ms)
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
            return fire_due(session, stimulus.at_ms)
        case _:
            return _said(session, stimulus)


def _hear_waiting_commands(session: Session, at_ms: int) -> Result:
    """Hear what was said after a piece was lifted, once that has been handed in or put back."""
    effects: tuple[Effect, ...] = ()
    while session.turn.pending_commands and not trays.was_lifted_by(
        session, session.turn.pending_commands[0].at_ms
    ):
        first, *rest = session.turn.pending_commands
        said, session = (
            replace(first, at_ms=at_ms),
            replace(session, turn=replace(session.turn, pending_commands=tuple(rest))),
        )
        refused = refusal(session, said) is not None
        session, more = handlers.carry_out(session, said)
        session = _unheard(session, at_ms) if refused and not more else session
        effects = (*effects, *more)
    return session, effects


def _drop_waiting_commands(session: Session, at_ms: int) -> Session:
    """Drop the commands that wait: they were said for another state of the game."""
    return (
        _unheard(replace(session, turn=replace(session.turn, pending_commands=())), at_ms)
        if session.turn.pending_commands
        else session
    )


def _unheard(session: Session, at_ms: int) -> Session:
    """Note that something said was not heard after all, though its speaker was told that it was."""
    return noted(session, Verdict(at_ms, "unsure", reason="unheard"))


def _waits_for_lifted_piece(session: Session, stimulus: Said) -> bool:
    """Tell whether a piece that was lifted before this was said may count before it."""
    if not isinstance(stimulus, DieRolled | Given | Done) or (
        not session.turn.pending_commands and not trays.was_lifted_by(session, stimulus.at_ms)
    ):
        return False
    return not isinstance(stimulus, Given) or stimulus.how != DRAWN_BY_US


def _said(session: Session, stimulus: Said) -> Result:
    if _waits_for_lifted_piece(session, stimulus):
        return replace(
            session, turn=replace(session.turn, pending_commands=(*session.turn.pending_commands, stimulus))
        ), ()
    return handlers.carry_out(session, stimulus)


def _reading(session: Session, reading: BoardReading) -> Result:
    session = session.with_poles(reading.poles)
    contacts = session.board.contacts
    closed = tuple(t for t in reading.touches if t.on and contacts >> t.spot & 1) if contacts else ()
    before, ignored = session.pictures.ignored, ignored_after(session, reading) | contacts
    session = replace(
        session,
        pictures=replace(session.pictures, seen=reading.occupied, poles=reading.poles, ignored=ignored),
    )
    session, said = _contacts(session, closed) if closed else (session, ())
    touches = _outside(reading.touches, ignored)
    if before:  # without a piece that has ended its game
        touches = tuple(t for t in touches if t.on or not before >> t.spot & 1)
    if ignored & session.turn.tracker.seen.picture & session.situation.finish:
        tracked = masking.without(session.turn.tracker, ignored & session.situation.finish)
        session = replace(session, turn=replace(session.turn, tracker=tracked))
    believed = _outside(touches, session.contacts.masked)
    if (touches or closed) and not believed:
        return session, said
    occupied = session.believed(reading.occupied, session.turn.tracker.seen.picture)
    reading = BoardReading(reading.at_ms, occupied, believed, session.believed_poles(reading.poles, occupied))
    offer = 0 if believed else session.dialogue.take_back_offer  # the hands go on
    now = tracker.touch(*late_bounces.withdrawn(session.turn.tracker, reading, session.table.settings))
    right = now.seen.picture == now.began.picture if session.over else not now.seen.lifted
    declined = 0 if right else session.dialogue.take_back_declined
    if (offer, declined) != (session.dialogue.take_back_offer, session.dialogue.take_back_declined):
        dialogue = replace(session.dialogue, take_back_offer=offer, take_back_declined=declined)
        session = replace(session, dialogue=dialogue)
    if session.over:
        return replace(session, turn=replace(session.turn, tracker=now)), said
    return observe(replace(session, turn=replace(session.turn, tracker=now, lazy=SETTLED))), said


def _outside(touches: tuple[Touch, ...], spots: Mask) -> tuple[Touch, ...]:
    return tuple(t for t in touches if not spots >> t.spot & 1) if spots else touches


def _contacts(session: Session, closed: Iterable[Touch]) -> Result:
    """Take each closed contact without a piece as an input, if one is awaited."""
    effects: list[Effect] = []
    for touch in closed:
        name = session.board.spots[touch.spot]
        awaited = () if session.progress.ended else session.situation.awaited
        if word := next((one.word for one in awaited if one.source == CONTACT and name in one.values), ""):
            session, more = handlers.carry_out(session, Given(touch.at_ms, Input(word, name), how=SENSORS))
            effects += more
    return session, tuple(effects)


def _fault(session: Session, fault: SensorFault) -> Result:
    """Leave contacts out, or believe them again.

    What then stands there is decided now at the earliest.
    """
    spots = session.board.names(fault.spots or 1 << fault.spot)
    if fault.kind == "healed":
        session, effects = record_and_observe(session, [Entry("healed", fault.at_ms, {"spots": list(spots)})])
    else:
        name = session.board.spots[fault.spot]
        several = spots if len(spots) > 1 else ()
        session, effects = announce(
            session, Verdict(fault.at_ms, "fault", spot=name, kind=fault.kind, spots=several)
        )
    ready_ms = max(session.turn.not_before_ms, fault.at_ms)
    return (
        session
        if session.over
        else observe(replace(session, turn=replace(session.turn, not_before_ms=ready_ms)))
    ), effects
