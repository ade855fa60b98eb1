"""The table has the last word: what an overruling makes of the game, and proposals that all seats agree to.

Each overruling is one entry, an item of the history like a turn, and is taken back like one. Refuses to know:
which browser may ask for it (web/access/roles.py), what position the board shows (accept_board.py), and how
the entry changes the session (fold.py).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.chance import dice
from companion.core.corrections import accept_board, reinterpret
from companion.core.corrections.ruling import Ruling
from companion.core.decision.decisions import Result, counted, record_and_observe
from companion.core.decision.fold import as_before, position_data
from companion.core.decision.rest_decisions import after_number_known
from companion.core.inference import swapped_pieces
from companion.core.model.commands import Agree, Overrule
from companion.core.model.errors import MoveError, PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.game import Game
from companion.core.model.history import Past
from companion.core.model.inputs import DIE, DISPLACED, REMOVED, Input, Taken, read_input
from companion.core.model.session import Session, legal_at, new_winners
from companion.core.model.session.provisional import Proposal
from companion.core.model.types import Entry, Say
from companion.core.tracking import arrangements

HOST = "host"

NO_NUMBER = Say("There is no number here that could be changed. Edit the position instead.")
NO_INPUT = Say("That cannot have been said there. Please choose one of those shown.")
ENDS_WITH_SECRETS = Say(
    "So the game would be over, and all secrets shown. Take back instead, and say it again."
)
NOBODY = Say("Nobody plays this colour.")
OPEN_ALREADY = Say("Something is proposed already. First agree to it, or refuse it.")


def propose_or_agree(session: Session, said: Overrule | Agree) -> Result:
    """Carry out what the host or all seats in play want; what some seats want waits for the others."""
    if _not_now(session, said) is not None:
        return session, ()
    if isinstance(said, Overrule):
        wish, agreed = said, said.seats
    else:
        assert session.dialogue.proposal is not None
        wish, agreed = (
            session.dialogue.proposal.wish,
            said.seats and (*session.dialogue.proposal.agreed, *said.seats),
        )
        if not said.yes:
            return replace(session, dialogue=replace(session.dialogue, proposal=None)), ()
    agreed = tuple(seat for seat in session.people if seat in agreed)
    decided = ruling(session, wish)
    if isinstance(decided, Say):
        return session, ()
    if agreed and agreed != session.people:
        return replace(
            session, dialogue=replace(session.dialogue, proposal=Proposal(wish, decided.position, agreed))
        ), ()
    return _carry_out(session, decided, agreed, said.at_ms)


def why_not(session: Session, said: Overrule | Agree) -> Say | None:
    """Tell why this cannot be wanted, or answered, now; None where it can."""
    if (found := _not_now(session, said)) is None and isinstance(said, Overrule):
        wanted = ruling(session, said)
        return wanted if isinstance(wanted, Say) else None
    return found


def _not_now(session: Session, said: Overrule | Agree) -> Say | None:
    """Tell why these seats cannot want or answer anything now, whatever it is; None where they can."""
    if not set(said.seats) <= set(session.people):
        return NOBODY
    if said.seats and session.table.tournament:
        return Say("In a tournament only the host corrects the game.")
    proposal = standing(session)
    if isinstance(said, Overrule):
        return OPEN_ALREADY if said.seats and proposal is not None else None
    if proposal is None:
        return Say("Nothing is proposed any more.")
    if said.yes and said.seats and set(said.seats) <= set(proposal.agreed):
        return Say("You have agreed already. The others are still to answer.")
    return None


def standing(session: Session) -> Proposal | None:
    """Return the open proposal, unless hands have changed what it would mean."""
    if (proposal := session.dialogue.proposal) is None:
        return None
    found = ruling(session, proposal.wish)
    return proposal if isinstance(found, Ruling) and found.position == proposal.position else None


def _carry_out(session: Session, found: Ruling, seats: Sequence[str], at_ms: int) -> Result:
    session, effects = record_and_observe(session, entries(session, found, seats, at_ms))
    if session.over or session.die is None:
        return session, effects
    session, more = after_number_known(session, at_ms)
    return session, (*effects, *more)


def entries(session: Session, decided: Ruling, seats: Sequence[str], at_ms: int) -> list[Entry]:
    """Return the entry of an overruling, and of those who reach the goal by it; no ``seats``: the host."""
    number = session.progress.next_number
    data = {
        "number": number,
        "what": decided.what,
        "by": list(seats) or [HOST],
        "seat": decided.seat,
        "die": decided.die,
        "known": decided.known,
        "move": decided.move,
        REMOVED: decided.removed,
        DISPLACED: decided.displaced,
        "won": bool(decided.won),
        "since": decided.since or number,
        "still": list(decided.still),
        **decided.more,
        "before": {"position": session.game.dump(session.position), "die": session.die},
        **position_data(
            session, decided.position, counted(session, decided.position, session.turn.tracker.seen.picture)
        ),
    }
    after = [Entry("won", at_ms, {"seat": seat}) for seat in decided.won]
    if decided.what == "accept" and session.turn.tracker.ways.lost and not decided.won:
        picture = session.board.mask(data["spots"])
        if doubt := swapped_pieces.after_lost(session, decided.position, picture):
            after = [Entry("whose", at_ms, {"owners": doubt})]
    return [Entry("overruled", at_ms, data), *after]


# --- what each of them makes of the game -------------------------------------------------------


def ruling(session: Session, wish: Overrule) -> Ruling | Say:
    """Tell what the game would become, or why that cannot be."""
    if session.progress.ended or (session.over and wish.what == "accept"):
        return Say("The game is over. Start a new one.")
    if wish.what == "edit":
        return _edit(session, wish.position or {})
    found = _replacing(session, wish)
    if isinstance(found, Ruling) and _shows_secrets(session, found.position):
        return ENDS_WITH_SECRETS
    return found


def _replacing(session: Session, wish: Overrule) -> Ruling | Say:
    """Count what was moved, rolled or said as something else."""
    match wish.what:
        case "accept":
            found = accept_board.accepted(session)
            return found if isinstance(found, Say) else ruling_of(session, "accept", found.position)
        case "number":
            return _other_number(session, wish.number)
        case "turn":
            return _other_turn(session, wish.move)
    return _other_input(session, wish.number, wish.move)


def _shows_secrets(session: Session, position: Any) -> bool:
    """Tell whether it would end a game and show its secrets, which nobody could then forget."""
    return session.game.own_words() is not None and session.game.outcome(position).over and not session.over


def _edit(session: Session, data: Mapping[str, Any]) -> Ruling | Say:
    try:
        position = edited(session, data)
    except PositionError as error:
        return Say("This position cannot be: {why}", {"why": str(error)})
    if _shows_secrets(session, position):
        return Say("A game with secrets is not over because a position says so. End the game instead.")
    same = position == session.position and session.die is None
    return Say("That is the position already.") if same else ruling_of(session, "edit", position)


def ruling_of(session: Session, what: str, position: Any) -> Ruling:
    """Return the ruling of an accepted move or an edited position: the position after it is known."""
    if what == "edit":
        return Ruling("edit", position, won=new_winners(session.game, session.position, position))
    removed, displaced = accept_board.taken(session, position)
    return Ruling(
        "accept",
        position,
        session.seat,
        session.die or 0,
        removed=removed,
        displaced=displaced,
        won=new_winners(session.game, session.position, position),
    )


def edited(session: Session, data: Mapping[str, Any]) -> Any:
    """Return the position that somebody has made by hand.

    Game, variant and seats stay, house rules unless given.

    Raises:
        PositionError: it names the fault.
    """
    game = session.game
    now, shown = game.dump(session.position), game.public(session.position, over=False)
    for key in ("game", "variant"):
        if data.get(key, now[key]) != now[key]:
            raise PositionError(f"{key} is {data[key]!r}, must be {now[key]!r} as in this game")
    same: dict[str, Any] = {key: now[key] for key in ("game", "variant", "options") if key in now}
    hidden = {key: value for key, value in now.items() if key not in shown}  # who edits does not see it
    position = game.unrolled(game.load({**same, **data, **hidden}))
    seats, playing = session.game.seats_in_play(position), session.game.seats_in_play(session.position)
    if seats != playing:
        raise PositionError(f"the seats are {', '.join(seats)}, must be those in play: {', '.join(playing)}")
    return position


def _other_number(session: Session, number: int) -> Ruling | Say:
    """Return the number that is known, or that of the turn just recorded, which is taken back then."""
    game = session.game
    if not game.die_faces:
        return NO_NUMBER
    if number not in game.die_faces:
        return dice.never(game.die_faces)
    position, seat, die, since = session.position, session.seat, session.die, 0
    if die is None or session.over:
        if (base := replaced(session)) is None or not base.die:
            return NO_NUMBER
        position, seat, die, since = base.before, base.seat, base.die, base.number
    if number == die:
        return Say("That is the number already.")
    if (fixed := why_number_stays(game, position, number)) is not None:
        return fixed
    return Ruling("number", position, seat, number, number, since=since)


def why_number_stays(game: Game[Any], position: Any, number: int) -> Say | None:
    """Tell why the number that a position knows cannot become another one; None where it can."""
    before = game.unrolled(position)
    answer = game.hear(before, Input(DIE, str(number)))
    return None if isinstance(answer, Taken) else (game.why(before, answer.reason, answer.rule) or NO_NUMBER)


def replaced(session: Session) -> Past | None:
    """Return the turn in whose place another number or turn would come; None where there is none."""
    if len(session.progress.history) <= session.progress.undo_floor:
        return None
    last = session.progress.history[-1]
    if last.over is None or (last.over.what == "accept" and last.die):
        return last
    if last.over.what == "turn":
        return next(past for past in session.progress.history if past.number == last.over.since)
    return None


def _other_turn(session: Session, move: str) -> Ruling | Say:
    base = replaced(session)
    if session.die is not None and not session.over:
        return Say("The next number is known already. Take it back first, then the turn can be replaced.")
    if base is None:
        return Say("There is no turn here that could be replaced. Edit the position instead.")
    if move == session.progress.history[-1].move:
        return Say("That turn is recorded already.")
    game = session.game
    legal = move in legal_at(game, base.before)
    given = read_input(move, game.words)
    found = reinterpret.instead(session, "turn", base, given) if legal else None
    if found is None:
        return Say("That turn is not possible with this number. Please choose one from the list.")
    footprint = next((f for f in game.footprints(base.before) if f.move == move), None)
    return replace(
        found,
        removed=arrangements.removed(game.kinds(base.before, base.picture), footprint) if footprint else "",
        displaced=footprint is not None and len(footprint.arrivals) > 1,
    )


def _other_input(session: Session, number: int, text: str) -> Ruling | Say:
    """Return something said or rolled some inputs ago, as it really was, and the game as it is then."""
    try:
        given = read_input(text, session.game.words)
    except MoveError:
        return NO_INPUT
    return reinterpret.corrected(session, number, given) or NO_INPUT


def before_last_turn(session: Session) -> Session | None:
    """Return the session before the turn that could be replaced, with its number known; None without one."""
    base = None if session.die is not None and not session.over else replaced(session)
    return None if base is None or not base.die else as_before(session, base)
