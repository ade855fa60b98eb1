"""What the referee says, as sentences for a child: kind, short, and with the way on.

Knows: sessions, verdicts, steps, and the move texts of notation.md, part 2 (a text of another form is
said as it is). Refuses to know: languages; every sentence is a `Say`. Rule ids are data, not words.
"""

from companion.core.catalog.phrases import GENERAL_REASONS, UNEXPLAINED, phrases_of, reason_of
from companion.core.decision.pause import IDLE
from companion.core.guidance.way_back import steps
from companion.core.guidance.way_back_planner import Step
from companion.core.guidance.words_first import words_first
from companion.core.inference.computer_turn import NOT_WANTED
from companion.core.model.fast_replace import replace
from companion.core.model.game import bits
from companion.core.model.history import Past
from companion.core.model.inputs import BY_HOST, DIE, MOVE, PASS, read_input
from companion.core.model.observation import MOVER, OWNERLESS, SENT_OFF
from companion.core.model.session import Session
from companion.core.model.session.recorded import Paused
from companion.core.model.types import Mask, Say, Verdict
from companion.words import unplayed
from companion.words.finished_turn import past_of
from companion.words.input_words import is_input, named, tell_ask, tell_input, tell_label, tell_why
from companion.words.names import from_spot, on_spot, pool_of, tell_piece, tell_seat, tell_spot
from companion.words.overrule_words import tell_overruled
from companion.words.take_back_prompts import tell_aside

LOSSES = {
    "no-port": Say("The board is not plugged in. Is its cable in?"),
    "unplugged": Say("The board's cable is out. Push it in again, then everything goes on by itself."),
    "silent": Say("The board does not answer any more. Is it switched on?"),
    "no-answer": Say("The board does not answer. Is it switched on?"),
    "failed": Say("Something went wrong in the companion. It tries again by itself. The log tells why."),
    "lent": Say("The program of the board is being renewed. Leave its cable in."),
    "restarted": Say("The board has just started anew. It will be back in a moment."),
    "broken-chain": Say("A plug of the sensors under the board is loose. Push it in firmly."),
    "wrong-board": Say("This is the plug of another board. Are two cables swapped?"),
    "wrong-device": Say("What is plugged in here is not the board. Try another socket."),
    "wrong-version": Say(
        "Board and companion do not fit together. The host can renew the board on the page Care."
    ),
    "busy-port": Say("Another program is talking to the board. Please end it."),
    "busy-pin": Say("Another program is using the board's pins. Please end it."),
    "no-permission": Say(
        "The companion is not allowed to talk to the board. Whoever set it up can change that."
    ),
}
"""Name of a fault (firmware_bridge/PROTOCOL.md, part 6) -> what it means at the table."""

LOST_TRACK = Say("I lost track. Take your time.")
"""Hands touched more than can be followed: nobody is hurried, and nothing is anybody's fault."""

FAULTS = {
    "stuck-on": Say("The sensor at {spot} always sees a piece. You can play on, I will not trust it."),
    "stuck-off": Say("The sensor at {spot} sees no piece any more. You can play on, I will not trust it."),
    "chatter": Say("The sensor at {spot} is not sure. You can play on, I will not trust it."),
    "weak": Say("The sensor at {spot} loses its piece now and then. You can play on, I will not trust it."),
    "dead-chain": Say("Several sensors, as that at {spot}, see nothing. Play on, I will not trust them."),
    "swapped": Say("The sensor at {spot} may be exchanged with another. Play on, I will not trust them."),
}
"""Kind of fault -> what it looks like; `chatter` where the kind is another."""


def tell_lost_board(why: str) -> Say:
    """Tell why a device is lost; ``why`` as in `LinkLost`: the name of the fault comes first."""
    return LOSSES.get(why.split(":", maxsplit=1)[0], Say("The board cannot be used. The log tells why."))


def tell_broken(game: str) -> Say:
    """Tell that a game cannot be played now, and what to do."""
    return Say(
        "Something in the game {game} is broken, so it was put away. Nothing is lost: play another one, and"
        " go on with it once it has been mended.",
        {"game": game.capitalize()},
    )


def tell_aside_game(game: str, *, cut: bool = False) -> Say:
    """Say why a game was put away, and what the host can do; ``?``: an unknown one; ``cut``: by damage."""
    if game == "?":
        return Say(
            "The last game cannot be read, so it was put away. All others are still here: you can"
            " play another one."
        )
    if cut:
        return Say(
            "Some of the stored games are damaged, so the game {game} does not go on by itself. The host can"
            " go on with it as far as it is whole, or set it aside. The page Care says what is missing.",
            {"game": game.capitalize()},
        )
    return Say(
        "Something in the game {game} is broken, so it was put away. Nothing is lost: the host can try it"
        " again, or set it aside. You can also play another one.",
        {"game": game.capitalize()},
    )


# --- moves and turns ---------------------------------------------------------------------------


def tell_move(session: Session, seat: str, move: str) -> Say:
    """Return a legal turn of the present position, in full: from where, to where, and what happens there."""
    who = tell_seat(session, seat)
    given = read_input(move, session.game.words)
    if told := session.game.label(session.position, given):
        return named(session, told)
    if given.word not in (MOVE, PASS):
        return tell_label(session, given)
    if given.word == PASS:
        return Say("{who} sits this turn out.", {"who": who})
    return Say("{who}: {move}", {"who": who, "move": move})


def tell_past(session: Session, past: Past) -> Say:
    """Return a finished turn, in short: the number, and what was done with it."""
    if past.over is not None:
        return tell_overruled(session, past, _put_in_its_place(session, past))
    if told := tell_input(session, past):
        return Say("{what} (said by the host)", {"what": told}) if past.how == BY_HOST else told
    args: dict[str, str | int | Say] = {"who": tell_seat(session, past.seat), "die": past.die}
    if not past.die and past.move != PASS:
        return Say("{who}: {move}", {**args, "move": past.move})
    if past.move == PASS:
        return Say("{who} rolled {die} and sits this turn out.", args)
    return Say("{who} rolled {die}: {move}", {**args, "move": past.move})


def _put_in_its_place(session: Session, past: Past) -> Say | str:
    """Return the turn that an overruling put in the place of another, empty where it was none."""
    assert past.over is not None
    if past.over.what == "input":
        return tell_corrected(session, past.move)
    for other in session.progress.history:
        if past.move and other.number == past.over.since:
            return tell_past(session, replace(past, over=None, die=past.over.die, before=other.before))
    return past.move


def tell_corrected(session: Session, move: str) -> Say:
    """Return something that had really been said or rolled."""
    if (given := read_input(move, session.game.words)).word == DIE:
        return Say("A {die} was rolled.", {"die": given.value})
    return tell_label(session, given)


# --- verdicts ----------------------------------------------------------------------------------


def tell_verdict(session: Session, verdict: Verdict) -> Say:
    """Tell what the referee decided: what happened and, where it was not right, why, and how to go on."""
    who = tell_seat(session, verdict.seat)
    match verdict.verdict:
        case "illegal":
            return _illegal(session, verdict, who)
        case "restored":
            return Say("Thank you! Now everything is right again.")
        case "ambiguous":
            return Say("I did not see it all. What did {who} play?", {"who": who})
        case "won":
            if "goal" not in session.board.marks:
                return Say("Hooray! {who} wins!", {"who": who})
            return Say("Hooray! {who} has reached the goal and wins!", {"who": who})
        case "taken-back" | "unsure":
            return tell_aside(session, verdict)
        case "fault":
            found = FAULTS.get(verdict.kind, FAULTS["chatter"])
            return found.fill({"spot": tell_spot(session, verdict.spot)})
    if past := past_of(session, verdict):
        return tell_past(session, past)
    if not verdict.seat or is_input(session, verdict.move):
        return Say("That was taken back.")
    return Say("The turn of {who} was taken back.", {"who": who})


def _illegal(session: Session, verdict: Verdict, who: Say) -> Say:
    """Tell why it was not right; not while it is asked whether just that was meant as taking back."""
    if verdict.back and verdict.back == session.dialogue.take_back_offer:
        return Say("The pieces stand as they did earlier.")
    if verdict.lost:
        return LOST_TRACK
    if verdict.reason == NOT_WANTED:
        return _not_wanted(session, verdict)
    if unplayed.is_too_many(verdict):
        return unplayed.LONG
    if session.table.tournament:
        return _shortly(session, verdict, who)
    if told := _exactly(session, verdict, who) or tell_why(session, verdict):
        return told
    return reason_of(phrases_of(session.game), verdict.reason, verdict.rule).fill({"who": who})


def _not_wanted(session: Session, verdict: Verdict) -> Say:
    """Tell what the companion wants, as long as it does."""
    if (session.wanted, session.seat) != (verdict.move, verdict.seat):
        return Say("The companion wanted another turn.")
    return Say(
        "The companion wants another turn. {move}", {"move": tell_move(session, session.seat, verdict.move)}
    )


def _exactly(session: Session, verdict: Verdict, who: Say) -> Say | None:
    """Tell why, with numbers and pieces, where the judge knew them all; else None."""
    words = phrases_of(session.game)
    if (said := words.exact.get(verdict.reason)) is None:
        return None
    args: dict[str, str | int | Say] = {"who": who}
    for name, value in verdict.facts.items():
        if name == "pool":
            args["home"] = words.into[str(value)]
        else:
            args[name] = tell_piece(session, str(value)) if name == "piece" else value
    return said.fill(args) if said.places <= args.keys() else None


def _shortly(session: Session, verdict: Verdict, who: Say) -> Say:
    """Return the rule and what must be put right, for a tournament."""
    if verdict.reason == "must-move" and verdict.rule:
        return Say("Rule {rule}: {who} is still to move.", {"rule": verdict.rule, "who": who})
    spots: Say | None = None
    for spot in verdict.wrong or verdict.missing:
        one = tell_spot(session, spot)
        spots = Say("{one}, {more}", {"one": spots, "more": one}) if spots else one
    if spots is None:
        general = GENERAL_REASONS.get(verdict.reason, UNEXPLAINED)
        return Say("Rule {rule}.", {"rule": verdict.rule}) if verdict.rule else general.fill({"who": who})
    if not verdict.rule:
        return Say("Not followed. To be put right: {spots}.", {"spots": spots})
    return Say("Rule {rule}. To be put right: {spots}.", {"rule": verdict.rule, "spots": spots})


# --- what is awaited ---------------------------------------------------------------------------


GO_ON = Say("Carry on whenever you like.")
GO_ON_BY_HAND = Say("Just play on whenever you like.")


def awaiting(session: Session) -> tuple[str, str, Say]:
    """Tell what the referee waits for: the word of `Awaiting`, the seat it is about, and what to do now.

    Why that is to be done is the moment's to tell (``companion/state/moment.py``).
    """
    seat = session.seat
    who = tell_seat(session, seat)
    if session.progress.paused is not None:
        return "paused", seat, GO_ON_BY_HAND if session.progress.paused.by == IDLE else GO_ON
    if session.dialogue.take_back_offer:
        return "take-back", "" if session.over else seat, Say("Is something to be taken back?")
    match session.phase:
        case "over":
            return "new-game", "", Say("The game is over. Shall we play again?")
        case "ask":
            return "choose", seat, Say("What did {who} play?", {"who": who})
        case "arrange":
            return "arrange", "", Say("Please put the pieces where they belong.")
        case "illegal" if session.turn.tracker.ways.lost and not steps(session):
            return "lost", "", Say("Take your time.")
        case "illegal":
            return _after_illegal(session, seat, who)
        case "roll":
            return "roll", seat, _asked_to_roll(session, who)
    return _in_turn(session, seat) if session.phase == "move" and _moves(session) else _expected(session)


def _asked_to_roll(session: Session, who: Say) -> Say:
    """Tell that a number is awaited; where something else may come instead, as the game says it."""
    instead = [one for one in session.awaited if session.seat in one.seats and one.word != DIE]
    if instead and (told := session.game.ask(session.position, session.awaited[0])):
        return named(session, told)
    if session.seat in session.table.computer:
        return Say("Please roll for {who}.", {"who": who})
    return Say("{who} rolls the die.", {"who": who})


def _moves(session: Session) -> bool:
    """Tell whether a whole move by a number is waited for."""
    return session.die is not None and session.situation.awaited[0].word in (MOVE, PASS)


def _expected(session: Session) -> tuple[str, str, Say]:
    """Tell what the game waits for, where that is no whole move by a number."""
    seat, say = _first_awaited(session)
    if session.observation.kind not in ("settled", "in-hand"):
        return "nothing", seat, Say("One moment, I am looking ...")
    return session.phase, seat, say


def _first_awaited(session: Session) -> tuple[str, Say]:
    """Return whom the game waits for most, and for what."""
    first = session.situation.awaited[0]
    seat = first.seats[0] if first.seats else session.seat
    return seat, tell_ask(session, replace(first, seats=wanted(session)))


def wanted(session: Session) -> tuple[str, ...]:
    """Return the seats that may give what is waited for most, each once, in the game's own order."""
    first = session.awaited[:1]
    each = (seat for one in session.awaited if one.word == first[0].word for seat in one.seats)
    return tuple(dict.fromkeys(each))


def tell_paused(paused: Paused) -> Say:
    """Tell what a pause says: how it ends."""
    if paused.by == IDLE:
        return Say("Paused. Just play on whenever you like.")
    return Say("Paused. Carry on whenever you like.")


def _after_illegal(session: Session, seat: str, who: Say) -> tuple[str, str, Say]:
    if session.turn.reported is not None and session.turn.reported.reason == "no-roll":
        return "roll", seat, Say("{who}, what did you roll?", {"who": who})
    if words_first(session):
        return "say", *_first_awaited(session)
    if _moves(session) and session.observation.awaits in (SENT_OFF, OWNERLESS):
        return _in_turn(session, seat)
    if session.observation.kind == "complete":
        return "nothing", seat, Say("One moment, I am looking ...")
    back = steps(session)
    text = tell_step(session, back[0]) if back else Say("Please put the pieces where they belong.")
    return "way-back", seat, text


def _in_turn(session: Session, seat: str) -> tuple[str, str, Say]:
    if (seen := session.observation).kind == "settled" and session.wanted:
        return "move", seat, tell_move(session, seat, session.wanted)
    if seen.kind == "settled":
        return "move", seat, tell_ask(session, session.situation.awaited[0])
    if seen.kind != "in-hand":
        return "nothing", seat, Say("One moment, I am looking ...")
    return seen.awaits or MOVER, seat, _held(session, seen.awaits or MOVER, seen.targets)


def _held(session: Session, awaits: str, targets: Mask) -> Say:
    """Tell what to do with what is in the hand.

    Several homes are open only while hands are hard to follow.
    """
    words = phrases_of(session.game)
    homes = {pool_of(session, spot) for spot in bits(targets)}
    home = words.into.get(homes.pop()) if len(homes) == 1 else None
    if home and (to := words.held.get(f"{awaits}-to")):
        return to.fill({"home": home})
    if found := words.held.get(awaits):
        return found.fill({"count": session.die or 0} if found.many else {})
    return Say("{who} is to move.", {"who": tell_seat(session, session.seat)})


# --- the way back ------------------------------------------------------------------------------


STEPS = {
    "put": Say("Put {piece} {to}."),
    "carry": Say("Put {piece} {frm} {to}."),
    "back": Say("Put {piece} {frm} back {to}."),
    "take": Say("Take away {piece} {frm}."),
}
"""What is to be done -> how it is asked for, where a piece has no verb of its own (`Phrases.steps`)."""


def tell_step(session: Session, step: Step) -> Say:
    """Return one step of the way back, as a request. A step has at least one end on the board."""
    step = unplayed.to_its_house(session, step)
    kind = step.piece or _kind_at(session, step.to if step.frm is None else step.frm)
    args: dict[str, str | int | Say] = {"piece": tell_piece(session, kind)}
    if step.frm is not None:
        args["frm"] = from_spot(session, step.frm)
    if step.to is not None:
        args["to"] = on_spot(session, step.to)
    illegal = session.observation.illegal
    elsewhere = phrases_of(session.game).elsewhere
    if step.to is None and illegal is not None and illegal.reason in elsewhere:
        return elsewhere[illegal.reason].fill({"frm": args["frm"]})
    what = _what(session, step)
    return Say(phrases_of(session.game).steps.get((what, kind or ""), STEPS[what]).text, args)


def _what(session: Session, step: Step) -> str:
    if step.frm is None or step.to is None:
        return "take" if step.to is None else "put"
    illegal = session.observation.illegal
    onward = illegal is not None and illegal.reason == NOT_WANTED and illegal.onward
    return "carry" if session.turn.arranging or onward else "back"


def _kind_at(session: Session, spot: int | None) -> str | None:
    """Tell what most likely stands at a spot: a pawn of the house's owner, or what belongs into a slot."""
    if spot is None:
        return None
    if session.board.apart >> spot & 1:
        kinds = (*session.kinds(session.turn.tracker.began.picture), *session.situation.beside)
        apart = session.board.apart
        return next((kind for i, kind in enumerate(kinds) if kind and apart >> i & 1), None)
    return next((pool.kind for pool in session.board.pools if pool.mask >> spot & 1), None)
