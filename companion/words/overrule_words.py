"""Overrulings in words: what the table decided, what it is asked to agree to, what an accepted move would be.

Refuses to know: whether it may be (``companion.core.corrections.overrule``), and languages; every sentence is
a `Say`.
"""

from companion.core.corrections import overrule
from companion.core.corrections.ruling import Ruling
from companion.core.model.commands import Overrule
from companion.core.model.game import bits
from companion.core.model.history import Past, replaced
from companion.core.model.session import Session
from companion.core.model.session.provisional import Proposal
from companion.core.model.types import Say
from companion.core.tracking import arrangements
from companion.words.names import from_spot, on_spot, tell_piece, tell_seat

DECIDED = {
    ("accept", True): Say("The host let the move of {who} count as it stood."),
    ("accept", False): Say("All agreed: the move of {who} counts as it stood."),
    ("number", True): Say("The host changed the number of {who} to {die}."),
    ("number", False): Say("All agreed: {who} rolled {die}."),
    ("turn", True): Say("The host corrected turn {number}: {turn}"),
    ("turn", False): Say("All agreed that turn {number} was another one: {turn}"),
    ("input", True): Say("The host corrected what had been said: {turn}"),
    ("input", False): Say("All agreed that something else had been said: {turn}"),
    ("edit", True): Say("The host changed the position by hand."),
    ("edit", False): Say("All agreed on a position changed by hand."),
}
"""(what, by the host) -> what has been decided."""

PROPOSED = {
    "accept": Say("The move of {who} shall count as it stands: {pieces}."),
    "number": Say("The number of {who} shall be {die}."),
    "turn": Say("Turn {number} was another one: {turn}"),
    "input": Say("Something else had been said: {turn}"),
    "edit": Say("The position shall be changed to this picture, and then it is the turn of {next}."),
}
"""What -> what all seats are asked to agree to."""


def tell_overruled(session: Session, past: Past, turn: Say | str) -> Say:
    """Tell what the table decided; ``turn`` is the turn in the place of another, empty for none."""
    assert past.over is not None
    said = DECIDED[past.over.what, overrule.HOST in past.over.by]
    who = tell_seat(session, past.seat) if past.seat else ""
    return said.fill({"who": who, "die": past.over.die, "number": replaced(past), "turn": turn})


def tell_proposal(session: Session, proposal: Proposal, turn: Say | str) -> Say:
    """Tell what all seats are asked to agree to; ``turn`` as in `tell_overruled`."""
    if isinstance(found := overrule.ruling(session, proposal.wish), Say):
        return found
    args = {
        "who": tell_seat(session, found.seat) if found.seat else "",
        "die": found.die,
        "number": found.since,
        "turn": turn,
        "pieces": _pieces(session, found),
        "next": tell_seat(session, session.game.seat_to_move(found.position)),
    }
    return PROPOSED[proposal.wish.what].fill(args)


def tell_meant(before: Session) -> Say:
    """Return the question whether the last turn was another one; ``before`` is the session before it."""
    who = {"who": tell_seat(before, before.seat)}
    return Say("Or was the last turn of {who} another one? The board stands as after:", who)


def tell_accept(session: Session) -> tuple[bool, Say]:
    """Tell whether the board could be accepted now, and what would count then, or why it cannot."""
    if isinstance(found := overrule.ruling(session, Overrule(0, "accept")), Say):
        return False, found
    return True, Say(
        "{who}: {pieces}.", {"who": tell_seat(session, found.seat), "pieces": _pieces(session, found)}
    )


def _pieces(session: Session, found: Ruling) -> Say:
    """Tell which piece goes from where to where.

    One that wins may be off the board then, but came to the goal.
    """
    kinds, picture = session.game.kinds, session.game.picture
    before = kinds(session.position, picture(session.position))
    after = kinds(found.position, picture(found.position))
    origins = arrangements.regrouped(before, after)
    for spot, kind in enumerate(before):
        if kind in found.won and after[spot] is None and spot not in origins and session.board.final:
            origins[spot] = bits(session.board.final)[0]
    told = Say("nothing is moved")
    for number, (frm, to) in enumerate(sorted(origins.items())):
        piece = {
            "piece": tell_piece(session, before[frm]),
            "frm": from_spot(session, frm),
            "to": on_spot(session, to),
        }
        one = Say("{piece} {frm} {to}", piece)
        told = Say("{one}, {more}", {"one": told, "more": one}) if number else one
    return told
