"""Journal entries folded over a session: the only way in which a game changes.

The referee decides and makes entries; live play and restoring both come through here, so a restart restores
what was decided and decides nothing anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.core import hands, tracker
from companion.core.contacts import Contacts, Lifts, walked
from companion.core.game import Arrangement, Board, Game
from companion.core.session import Past, Session, Settings
from companion.core.types import Entry, Mask, Verdict

KEPT_VERDICTS = 20


def begin(game: Game[Any], settings: Settings, entry: Entry) -> Session:
    """The session of a ``game`` entry; the board is not looked at yet, so it is being arranged."""
    data = entry.data
    board = game.board(data["variant"])
    picture = board.mask(data["spots"])
    return Session(
        game=game,
        board=board,
        settings=settings,
        position=game.load(data["position"]),
        picture=picture,
        seen=0,
        tracker=tracker.found(picture, 0, entry.at_ms),
        names=dict(data.get("names", {})),
        arranging=True,
        contacts=Contacts(walked=walked(_lifts(board, data.get("walked", {})))),
    )


def _lifts(board: Board, counts: Mapping[str, Sequence[int]]) -> Lifts:
    """Spot -> (clean visits, others) by the names of spots, for the spots that this board has."""
    return {
        board.index[spot]: (seen, missed) for spot, (seen, missed) in counts.items() if spot in board.index
    }


def restore(game: Game[Any], settings: Settings, entries: Iterable[Entry]) -> Session:
    """The session after all these entries, the first of which is the ``game`` entry."""
    every = iter(entries)
    session = begin(game, settings, next(every))
    for entry in every:
        session = fold(session, entry)
    return session


def told(entry: Entry) -> Verdict | None:
    """The verdict that an entry holds; None where it holds none."""
    data = entry.data
    match entry.kind:
        case "turn":
            return Verdict(entry.at_ms, "legal", data["seat"], move=data["move"])
        case "pass" | "won":
            return Verdict(entry.at_ms, entry.kind, data["seat"])
        case "illegal" | "restored" | "ambiguous" | "fault":
            values: dict[str, Any] = {
                key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
            }
            return Verdict(entry.at_ms, entry.kind, **values)
    return None


def fold(session: Session, entry: Entry) -> Session:
    """The session after one entry; kinds that only tell add their verdict and change nothing else."""
    if verdict := told(entry):
        session = replace(session, verdicts=(*session.verdicts, verdict)[-KEPT_VERDICTS:])
    data = entry.data
    match entry.kind:
        case "roll":
            return _with_die(replace(session, how_rolled=data["how"]), data["die"])
        case "unroll":
            return _with_die(session, None)
        case "turn" | "pass":
            return _turn(session, entry)
        case "undo":
            return _undo(session, entry.at_ms)
        case "seat":
            return _seat(session, entry)
        case "fault" if data.get("kind", "").startswith("stuck"):
            return _masked(session, session.board.index[data["spot"]], entry.at_ms)
        case "end":
            return replace(session, ended=True, asking=())
        case _:
            return session


def _masked(session: Session, spot: int, at_ms: int) -> Session:
    """A stuck contact is left out: where the board differs in nothing else, it is as it should be."""
    session = replace(session, masked=session.masked | 1 << spot)
    seen = session.believed(session.seen, session.picture)
    return replace(session, tracker=tracker.found(session.picture, seen, at_ms))


def _with_die(session: Session, die: int | None) -> Session:
    footprints = () if die is None else tuple(session.game.footprints(session.position, die))
    return replace(session, die=die, footprints=footprints, asking=(), denied=())


def _turn(session: Session, entry: Entry) -> Session:
    data = entry.data
    past = Past(
        number=data["number"],
        seat=data["seat"],
        die=data["die"],
        move=data["move"],
        how=data["how"],
        at_ms=entry.at_ms,
        before=session.position,
        picture=session.picture,
        captured=data.get("captured", ""),
        barricade=data.get("barricade", False),
        won=data.get("won", False),
    )
    played = next((f for f in session.footprints if f.move == past.move), None)
    position = session.game.load(data["position"])
    mask = session.board.mask
    contacts = session.contacts.learn(mask(data.get("seen", ())), mask(data.get("missed", ())))
    session = replace(session, position=position, history=(*session.history, past), contacts=contacts)
    if entry.kind == "pass":
        return _with_die(session, None)
    if past.won:  # the pawn may stay on the goal while the others play on
        goal = session.board.mask(session.board.marks.get("goal", ()))
        session = replace(session, ignored=session.ignored | goal & session.seen)
    session = _at_rest(session, session.board.mask(data["spots"]), entry.at_ms)
    if played is None:
        return session
    way = hands.carried(session.board, played, past.picture, session.picture)
    to_do = None if way is None else {origin: spot for spot, origin in way.items()}
    return _followed(session, past.picture, to_do)


def _undo(session: Session, at_ms: int) -> Session:
    past = session.history[-1]
    session = replace(session, position=past.before, history=session.history[:-1], ended=False)
    if past.move == "pass":
        return _with_die(session, None)
    after = session.picture
    session = _with_die(_at_rest(session, past.picture, at_ms), past.die)
    played = next((f for f in session.footprints if f.move == past.move), None)
    way = hands.carried(session.board, played, past.picture, after) if played else None
    return _followed(session, after, way)


def _followed(session: Session, shown: Mask, way: Mapping[int, int] | None) -> Session:
    """Where the board still shows ``shown`` and is to be arranged: the pieces are known, so the way is too.

    ``way`` says where each piece belongs that stands elsewhere: spot now -> spot of the expected picture.
    """
    if not session.arranging or way is None or session.tracker.picture != shown:
        return session
    known = frozenset({Arrangement(tuple(sorted(way.items())), ())})
    return replace(session, tracker=replace(session.tracker, ways=known, blind=False))


def _seat(session: Session, entry: Entry) -> Session:
    data = entry.data
    seat = data["seat"]
    match data["change"]:
        case "handover":
            return replace(session, names={**session.names, seat: data["name"]})
        case "dark":
            return replace(session, dark=session.dark | {seat})
        case "lit":
            return replace(session, dark=session.dark - {seat})
        case _:
            position = session.game.load(data["position"])
            session = replace(session, position=position, floor=len(session.history))
            session = replace(session, ignored=session.ignored | session.seen & session.unused)
            return _at_rest(session, session.board.mask(data["spots"]), entry.at_ms)


def _at_rest(session: Session, picture: Mask, at_ms: int) -> Session:
    """A new turn begins with ``picture`` expected; where the sensors see another, it is to be arranged."""
    seen = session.believed(session.seen, picture)
    agrees = session.board.key(seen) == session.board.key(picture)
    start = seen if agrees else picture
    session = replace(
        session,
        picture=start,
        tracker=tracker.begin(start, at_ms) if agrees else tracker.found(picture, seen, at_ms),
        arranging=not agrees,
        reported=None,
        asking=(),
    )
    return _with_die(session, None)


def position_data(session: Session, position: Any, picture: Mask) -> Mapping[str, Any]:
    """The two keys by which an entry carries the state after it."""
    return {"position": session.game.dump(position), "spots": list(session.board.names(picture))}
