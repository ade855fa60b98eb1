"""A pause: it silences, dims and judges nothing; afterwards the board is compared with the game.

While the game pauses hands may do whatever they like. Untouched, it goes on exactly where it stopped; else
what stands there is looked at as after a restart. A pause that came by itself (``idle``) ends by itself: who
touches the board or plays on a phone plays on. Refuses to know: how long nobody has done anything
(daemon/loop/idle.py).
"""

from companion.core.decision.decisions import Result, record_and_observe
from companion.core.decision.reconnect import board_found, board_lost
from companion.core.model.commands import EndGame, Pause, SeatChange
from companion.core.model.fast_replace import replace
from companion.core.model.game import union
from companion.core.model.session import Session
from companion.core.model.types import (
    BoardFound,
    BoardLost,
    BoardReading,
    Entry,
    Mask,
    Poles,
    SensorFault,
    Stimulus,
    Tick,
)
from companion.core.tracking.unplayed_places import ignored_after, kept

IDLE = "idle"
PLAYED_ON = "play"
"""How a pause ends that came by itself, in the entry: somebody played on."""


def pause_or_go_on(session: Session, said: Pause) -> Result:
    """Pause, or go on; a pause that came by itself becomes one that somebody wants."""
    now = session.progress.paused
    if session.over or (now is None and not said.on):
        return session, ()
    if now is not None and not said.on:
        return resume(session, said.at_ms, said.by)
    if now is not None and (now.by != IDLE or said.by == IDLE):
        return session, ()
    return record_and_observe(session, [Entry("pause", said.at_ms, {"by": said.by})])


def resume(session: Session, at_ms: int, by: str) -> Result:
    """Go on with the game; where the board may stand otherwise than before, the two are compared."""
    stirred = session.turn.stirred
    session, effects = record_and_observe(session, [Entry("resume", at_ms, {"by": by})])
    session = replace(session, turn=replace(session.turn, resumed_ms=at_ms))
    if stirred:
        session = board_found(session, BoardFound(at_ms, session.pictures.seen, session.pictures.poles))
    return session, effects


def heeded(stimulus: Stimulus) -> bool:
    """Tell whether this is carried out although the game pauses: it judges nothing, and says nothing."""
    if isinstance(stimulus, SensorFault):
        return stimulus.kind == "healed"
    return isinstance(stimulus, SeatChange | EndGame)


def ignores(session: Session, stimulus: Stimulus) -> bool:
    """Tell whether the game pauses so that this is not carried out."""
    return session.progress.paused is not None and not (
        isinstance(stimulus, Pause) or heeded(stimulus) or wakes(session, stimulus)
    )


def wakes(session: Session, stimulus: Stimulus) -> bool:
    """Tell whether the game goes on with this: only a pause that came by itself ends so."""
    if session.progress.paused is None or session.progress.paused.by != IDLE:
        return False
    if isinstance(stimulus, BoardReading):
        return bool(_touched(session, stimulus))
    return not isinstance(stimulus, BoardFound | BoardLost | SensorFault | Tick | Pause | EndGame)


def aside(session: Session, stimulus: Stimulus) -> Session:
    """Return the session after what is only taken note of while the game pauses."""
    match stimulus:
        case BoardReading():
            stirred = bool(_touched(session, stimulus))
            return _seen(session, stimulus.occupied, stimulus.poles, stirred=stirred)
        case BoardFound():
            return _seen(session, stimulus.occupied, stimulus.poles, stirred=True)
        case BoardLost():  # what it shows when it is found again is compared then
            return _stirred(board_lost(session, stimulus), stirred=False)
    return session


def _touched(session: Session, reading: BoardReading) -> Mask:
    """Return the spots touched whose contacts are believed."""
    spots = union(1 << touch.spot for touch in reading.touches)
    return spots & ~session.contacts.masked & ~ignored_after(session, reading)


def _seen(session: Session, occupied: Mask, poles: Poles, *, stirred: bool) -> Session:
    ignored = kept(session, occupied)
    session = replace(
        session, pictures=replace(session.pictures, seen=occupied, poles=poles, ignored=ignored)
    )
    return _stirred(session, stirred=session.turn.stirred or stirred)


def _stirred(session: Session, *, stirred: bool) -> Session:
    return replace(session, turn=replace(session.turn, stirred=stirred))
