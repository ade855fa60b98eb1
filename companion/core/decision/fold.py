"""Journal entries folded over a session: the only way in which a game changes.

Live play and restoring both come through here, so a restart decides nothing anew. Only a forgotten name
(`nameless`) goes without an entry: the journal forgets it by itself.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from companion.core.catalog import first_game
from companion.core.decision import happened, record
from companion.core.decision.contact_counts import contacts_before, learn_from
from companion.core.inference import take_back_by_hand
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprints
from companion.core.model.game import Arrangement, Game
from companion.core.model.history import Happened, Past, same_name
from companion.core.model.inputs import DIE, PASS, PASSED, SAID_WAYS, Input, Taken, read_input, secret, unsaid
from companion.core.model.polarity import carried, turned_over
from companion.core.model.session import Session
from companion.core.model.session.provisional import Pictures, Turn
from companion.core.model.session.recorded import (
    Contacts,
    Fault,
    Progress,
    Settings,
)
from companion.core.model.situation import Situation
from companion.core.model.types import Entry, Mask, Verdict
from companion.core.tracking import arrangements, masking, polarity_filter, tracker, unplayed_places

KEPT_VERDICTS = 20
"""Verdicts that the session keeps, the newest; the journal has all."""

GOES_ON = ("roll", "unroll", "input", "undo", "overruled", "seat", "end")
"""Kinds with which the game goes on, so that an open proposal lapses."""

TAKEN_BACK = ("roll", "unroll", "input", "undo", "overruled")
"""Kinds after which taking back would undo something else than before."""


def begin(game: Game[Any], settings: Settings, entry: Entry) -> Session:
    """Return the session of a ``game`` entry; the board is not looked at yet, so it is being arranged."""
    data = entry.data
    board = game.board(data["variant"])
    picture = board.mask(data["spots"])
    position = game.load(data["position"])
    situation = Situation(game, board, position)
    return Session(
        situation=situation,
        table=record.began(game, position, settings, data),
        progress=Progress(happened=Happened(1, entry.kind)),
        contacts=Contacts(contacts_before(board, data)),
        pictures=Pictures(picture),
        turn=Turn(tracker.found(picture, 0, entry.at_ms), footprints=situation.footprints, arranging=True),
    )


def restore(game: Game[Any], settings: Settings, entries: Iterable[Entry]) -> Session:
    """Return the session after all these entries, the first of which is the ``game`` entry."""
    every = iter(entries)
    session = begin(game, settings, next(every))
    for entry in every:
        session = fold(session, entry)
    return session


def _for_all(session: Session, verdict: Verdict | None) -> Verdict | None:
    """Return the verdict of an entry that comes next, without what not everybody may learn."""
    if verdict is None or verdict.verdict != "heard":
        return verdict
    if not secret(session.situation.awaited, read_input(verdict.move, session.game.words)):
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
    news = happened.happened(session, entry)
    session = _fold(session, entry, position)
    newest = news.number if entry.kind in TAKEN_BACK else session.progress.newest
    session = replace(session, progress=replace(session.progress, happened=news, newest=newest))
    if not session.table.aids:
        return session
    aided = session.game.aided(session.position, session.table.aids)
    return session if aided == session.position else _expecting(session.at(aided))


def _taught(session: Session, entry: Entry) -> Session:
    """Note the card that was told until this number or input of the same seat came."""
    now = first_game.next_card(session.situation, session.table) if entry.kind in ("roll", "input") else None
    if now is None or entry.data.get("seat") != now.seat:
        return session
    return replace(session, table=record.told_card(session.table, now.seat, now.lesson.when))


def _fold(session: Session, entry: Entry, position: Any) -> Session:
    session = _taught(session, entry)
    if verdict := _for_all(session, record.verdict_of(entry)):
        session = noted(session, verdict)
    if entry.kind in GOES_ON and session.dialogue.proposal is not None:
        session = replace(session, dialogue=replace(session.dialogue, proposal=None))
    data = entry.data
    match entry.kind:
        case "roll":
            return _with_number(replace(session, progress=record.rolled(session.progress, data)), data["die"])
        case "unroll":
            return _unrolled(session, data["seat"], session.die)
        case "input":
            return _turn(session, entry, position)
        case "undo":
            return _undo(session, entry.at_ms)
        case "overruled":
            return _overruled(session, entry)
        case "whose":
            return replace(
                session,
                dialogue=replace(
                    session.dialogue,
                    swap_question=tuple(data["owners"].items()),
                    pieces_swapped=data.get("mixed", False),
                ),
            )
        case "aid" | "seat":
            return _seated(session, entry)
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
        return replace(session, turn=replace(session.turn, tracker=tracker.lose(session.turn.tracker)))
    if entry.kind == "healed":
        return masking.believe_again(session, session.board.mask(data["spots"]), entry.at_ms)
    if entry.kind == "fault" and "spot" in data:
        spots = session.board.mask(data.get("spots") or (data["spot"],))
        return masking.leave_out(session, Fault(data["kind"], spots), entry.at_ms)
    return session


def _halted(session: Session, entry: Entry) -> Session:
    """Let the game pause, go on, or end."""
    return replace(
        session,
        progress=record.halted(session.progress, entry),
        turn=replace(session.turn, stirred=session.turn.stirred and entry.kind == "pause"),
        dialogue=replace(session.dialogue, asking=()) if entry.kind == "end" else session.dialogue,
    )


def _unrolled(session: Session, seat: str, die: int | None) -> Session:
    """Take back the last such number of a seat: none is known now."""
    return _with_number(replace(session, progress=record.unrolled(session.progress, seat, die)), None)


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
    return replace(
        session,
        turn=replace(session.turn, footprints=footprints, rejected_moves=()),
        dialogue=replace(session.dialogue, asking=()),
    )


def _turn(session: Session, entry: Entry, position: Any) -> Session:
    data = entry.data
    if position is None:
        position = session.game.load(data["position"])
    past = record.past_of(entry, session.position, session.pictures.expected, session.game.number(position))
    played = next((f for f in session.turn.footprints if f.move == past.move), None)
    mask = session.board.mask
    contacts = learn_from(session.contacts.miss_rates, session.board, data)
    session = replace(
        session,
        situation=session.situation.at(position),
        progress=replace(session.progress, history=(*session.progress.history, past)),
        contacts=replace(session.contacts, miss_rates=contacts),
    )
    if data["word"] == PASS or (played is None and mask(data["spots"]) == session.pictures.expected):
        return _expecting(session)  # nothing has moved: hands go on
    if past.won:
        session = _finished_left_out(session)
    if played is not None and session.turn.tracker.began.turned:
        moved = arrangements.carried(session.board, played, past.picture, mask(data["spots"]))
        turned = carried(session.turn.tracker.began.turned, moved or {})
        began = replace(session.turn.tracker.began, turned=turned)
        session = replace(
            session, turn=replace(session.turn, tracker=replace(session.turn.tracker, began=began))
        )
    session = _at_rest(session, mask(data["spots"]), entry.at_ms)
    if played is None:
        return session
    origins = arrangements.carried(session.board, played, past.picture, session.pictures.expected)
    to_do = None if origins is None else {origin: spot for spot, origin in origins.items()}
    return _followed(session, past.picture, to_do)


def _undo(session: Session, at_ms: int) -> Session:
    past, undone = session.progress.history[-1], session.position
    session = replace(
        session,
        situation=session.situation.at(past.before),
        progress=replace(session.progress, history=session.progress.history[:-1], ended=False),
    )
    if past.how == PASSED:
        return _unrolled(session, past.seat, past.die)
    if past.over is not None:
        if not _elsewhere(session, undone):
            return _with_number(session, past.die or None)
        return _replaced(session, undone, past.picture, past.die or None, at_ms)
    after = session.pictures.expected
    if past.how in SAID_WAYS and past.picture == after:
        return _expecting(session)
    session = _at_rest(session, past.picture, at_ms)
    played = next((f for f in session.turn.footprints if f.move == past.move), None)
    origins = arrangements.carried(session.board, played, past.picture, after) if played else None
    return _followed(session, after, origins)


def _overruled(session: Session, entry: Entry) -> Session:
    data = entry.data
    past = record.past_of(entry, session.position, session.pictures.expected, data["known"])
    session = replace(
        session,
        situation=session.situation.at(session.game.load(data["position"])),
        progress=replace(session.progress, history=(*session.progress.history, past)),
    )
    if data["known"] is not None and not _elsewhere(session, past.before):
        return _with_number(session, data["known"])  # another number alone
    if past.won:
        session = _finished_left_out(session)
    return _replaced(session, past.before, session.board.mask(data["spots"]), data["known"], entry.at_ms)


def _elsewhere(session: Session, was: Any) -> bool:
    """Tell whether the position is now another one than this, whatever number is known."""
    return bool(session.game.unrolled(session.position) != session.game.unrolled(was))


def _replaced(session: Session, was: Any, picture: Mask, number: int | None, at_ms: int) -> Session:
    """Go on in the place of another position, with this number; pieces that stand alike stay known."""
    kinds, shown = session.game.kinds, session.pictures.expected
    origins = arrangements.regrouped(kinds(was, shown), kinds(session.position, picture))
    return _with_number(_followed(_at_rest(session, picture, at_ms), shown, origins), number)


def _finished_left_out(session: Session) -> Session:
    """Let a piece that has ended its game stay where it is while the others play on."""
    return replace(
        session,
        pictures=replace(
            session.pictures, ignored=session.pictures.ignored | session.board.final & session.pictures.seen
        ),
    )


def _followed(session: Session, shown: Mask, origins: Mapping[int, int] | None) -> Session:
    """Follow a board that still shows ``shown`` and is to be arranged: the pieces are known.

    ``origins`` says where each piece belongs that stands elsewhere: spot now -> spot of the expected picture.
    """
    if not session.turn.arranging or origins is None or session.turn.tracker.seen.picture != shown:
        return session
    known = frozenset({Arrangement(tuple(sorted(origins.items())), ())})
    ways = replace(session.turn.tracker.ways, possible=known, blind=False)
    return replace(session, turn=replace(session.turn, tracker=replace(session.turn.tracker, ways=ways)))


def _seated(session: Session, entry: Entry) -> Session:
    """Change who sits where, and what they want of the table."""
    if entry.data.get("change") == "leave":
        return _left(session, entry)
    if entry.kind == "aid":
        return replace(session, table=record.aided(session.table, entry.data))
    return replace(session, table=record.seated(session.game, session.table, entry.data))


def _left(session: Session, entry: Entry) -> Session:
    """Go on without a seat; what came before cannot be taken back."""
    session = replace(
        session,
        situation=session.situation.at(session.game.load(entry.data["position"])),
        progress=replace(session.progress, undo_floor=len(session.progress.history)),
    )
    ignored = session.pictures.ignored | session.pictures.seen & session.unplayed_places
    session = replace(session, pictures=replace(session.pictures, ignored=ignored))
    return _at_rest(session, session.board.mask(entry.data["spots"]), entry.at_ms)


def _at_rest(session: Session, picture: Mask, at_ms: int) -> Session:
    """Begin a turn with ``picture`` expected; where the sensors see another, it is to be arranged."""
    if session.situation.finish:
        pictures = session.pictures
        ignored = unplayed_places.found(session, pictures.ignored, pictures.seen, picture)
        session = replace(session, pictures=replace(pictures, ignored=ignored))
    picture = masking.refit(session, picture)
    seen = session.believed(session.pictures.seen, picture)
    shown = session.believed_poles(session.pictures.poles, seen)
    should = turned_over(
        session.should_show(picture, session.pictures.poles), session.turn.tracker.began.turned
    )
    tracked = tracker.found(picture, seen, at_ms, should, shown, beyond=session.beyond)
    agrees = session.board.key(seen) == session.board.key(picture)
    agrees = agrees and not polarity_filter.exchanged(session.board, tracked)
    start = seen if agrees else picture
    session = _unanswered(session, at_ms)
    session = replace(
        session,
        pictures=replace(session.pictures, expected=start),
        turn=replace(
            session.turn,
            tracker=tracker.begin(start, at_ms, session.beyond) if agrees else tracked,
            arranging=not agrees,
            reported=None,
        ),
        dialogue=replace(session.dialogue, take_back_offer=0, take_back_declined=0, asking=()),
    )
    if session.turn.arranging and session.pictures.seen:  # not followed yet: nobody's wish to take back
        declined = take_back_by_hand.earlier(session)
        session = replace(session, dialogue=replace(session.dialogue, take_back_declined=declined))
    return _expecting(session)


def _unanswered(session: Session, at_ms: int) -> Session:
    """Stop asking whose pieces they are: the game goes on. That nobody said it stays told."""
    if not session.dialogue.swap_question:
        return session
    note = Verdict(at_ms, "unsure", owners=session.dialogue.swap_question)
    return noted(
        replace(session, dialogue=replace(session.dialogue, swap_question=(), pieces_swapped=False)), note
    )


def noted(session: Session, note: Verdict) -> Session:
    """Put a note among the last verdicts; it is neither recorded nor announced."""
    return replace(
        session,
        dialogue=replace(session.dialogue, verdicts=(*session.dialogue.verdicts, note)[-KEPT_VERDICTS:]),
    )


def nameless(session: Session, name: str) -> Session:
    """Return the session without this name, or without any if empty; told entries omit it from now on."""
    wanted = same_name(name)
    kept = {seat: each for seat, each in session.table.names.items() if wanted and same_name(each) != wanted}
    return replace(session, table=replace(session.table, names=kept))


def as_before(session: Session, past: Past) -> Session:
    """Return what the session was before a turn of its history: to ask what else it could have been."""
    before = session.situation.at(past.before)
    begun = tracker.begin(past.picture, past.at_ms, before.beyond)
    return replace(
        session,
        situation=before,
        progress=replace(session.progress, ended=False),
        turn=replace(session.turn, footprints=before.footprints, tracker=begun),
    )


def position_data(session: Session, position: Any, picture: Mask) -> Mapping[str, Any]:
    """Return the two keys by which an entry carries the state after it."""
    return {"position": session.game.dump(position), "spots": list(session.board.names(picture))}
