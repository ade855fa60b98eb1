"""Who may do what: one table, shown in docs/reference/roles.md.

Three roles: **watch** is anybody, **seat** is a browser that claimed one seat or several, **host** is a
browser that gave the host code or showed that its person is at the board. Refuses to know: how a browser
proves who it is (``identity.py``).
"""

from msgspec import Struct

from companion.core.inference import take_back_by_hand
from companion.core.model.inputs import BOARD, Awaited, Input
from companion.core.model.session import Session

NO, YES, TURN, OWN, LAST, ALL = "no", "yes", "its turn", "its own", "its own last", "with all"
PARTY, ANY, ASKED, LET, THEN = "concerned", "any", "awaited", "if let", "its own then"


class Rule(Struct, frozen=True):
    """Who may do one action.

    Args:
        action: the word used beside a handler.
        what: what the action is, for people.
        watch: `NO`, `YES` or `LET` (while nobody plays, where the house lets its guests).
        seat: `NO`, `YES`, `TURN` (while its seat is to move), `OWN` (for its own seat) or `LAST` (what its
            own seat did last), `ALL` (together with all other seats in play), `PARTY` (while it is to move,
            or a turn of its own is offered to be taken back), `ANY` or `ASKED` (while its seat may give an
            input), `LET` (of the last game, where the host lets it), `THEN` (its own in a stored game).
        host: `NO` or `YES`.
    """

    action: str
    what: str
    watch: str
    seat: str
    host: str


PERMISSIONS = {
    rule.action: rule
    for rule in (
        Rule("look", "see the game, its history and stored games", YES, YES, YES),
        Rule("look-at-own", "see what else its seat could have done in a stored game", NO, THEN, NO),
        Rule("claim", "claim a seat that plays and nobody holds", YES, YES, YES),
        Rule("prove", "become host by the code, or by a gesture or button at the board", YES, YES, YES),
        Rule(
            "network",
            "choose the board's Wi-Fi, in the hotspot that is open for that, or as host",
            YES,
            YES,
            YES,
        ),
        Rule("admit", "let a board join the hall of this one, by the code shown here", YES, YES, YES),
        Rule("speak", "let this phone say aloud what happens, or be silent", YES, YES, YES),
        Rule("magnets", "move a magnet of the virtual board (demo only)", YES, YES, YES),
        Rule("roll", "roll, or tell the number rolled", NO, TURN, YES),
        Rule("input", "say what the game waits for", NO, ASKED, YES),
        Rule("answer", "answer the referee's question", NO, TURN, YES),
        Rule("enter", "enter a turn from the list", NO, TURN, YES),
        Rule("done", "say that the turn is done", NO, TURN, YES),
        Rule("undo", "take back the number or the last turn", NO, LAST, YES),
        Rule("overrule", "overrule the referee, and agree to it", NO, ALL, YES),
        Rule("take-back", "answer the offer to take back by hand", NO, PARTY, YES),
        Rule("whose", "say whether the right pieces stand there", NO, ANY, YES),
        Rule("sensor", "say that the board is right, or that a sensor works", NO, ANY, YES),
        Rule("pause", "pause the game, and go on", NO, ANY, YES),
        Rule("please-come", "ask somebody of the hall to come to the table", NO, ANY, YES),
        Rule("release", "give a claimed seat free", NO, OWN, YES),
        Rule("share", "let a second phone hold a seat, too", NO, OWN, NO),
        Rule("name", "change the name of a seat's player", NO, OWN, YES),
        Rule("handover", "hand a seat over to another player", NO, OWN, YES),
        Rule("leave", "take a seat out of the game", NO, OWN, YES),
        Rule("lights", "switch the board's lights for a seat", NO, OWN, YES),
        Rule("child", "say that a child plays a seat, by pictures", NO, OWN, YES),
        Rule("figure", "give a figure of one's own a nickname or a photo", NO, OWN, YES),
        Rule("hints", "choose how much help a seat gets", NO, OWN, YES),
        Rule("aid", "switch a help of the table, as the memory aid", NO, NO, YES),
        Rule("begin", "begin a game", LET, LET, YES),
        Rule("game", "resume or end a game, tell what is printed on its board", NO, NO, YES),
        Rule("again", "begin the last game once more", NO, LET, YES),
        Rule("check", "check the board: walk, piece test, live sensors", NO, NO, YES),
        Rule("archive", "take in, forget or delete stored games", NO, NO, YES),
        Rule("bundle", "download a support bundle", NO, NO, YES),
        Rule(
            "care",
            "set lights and sounds, make a backup, bring one back, choose the broker that is told",
            NO,
            NO,
            YES,
        ),
        Rule("code", "see the host code, draw another one", NO, NO, YES),
        Rule("unhost", "give the host rights back", NO, NO, YES),
        Rule("hosts", "see who is host, say yes or no to a new one, take rights away", NO, NO, YES),
    )
}


class Badge(Struct, frozen=True):
    """What a browser is: host or not, and the seats it holds, sorted."""

    host: bool = False
    seats: tuple[str, ...] = ()


def giving(session: Session, given: Input | None = None) -> set[str]:
    """Return the seats that may give an input now that no hands make; this one, if any."""
    awaited = () if session.over else session.situation.awaited
    fitting = (each for each in awaited if each.source != BOARD and (given is None or _fits(each, given)))
    return {seat for each in fitting for seat in each.seats}


def standing_for(badge: Badge, session: Session) -> tuple[str, ...]:
    """Return the seats that a browser may act for: its own, and whoever plays at all for the companion."""
    return (*badge.seats, *session.table.computer) if badge.seats else ()


def _fits(awaited: Awaited, given: Input) -> bool:
    return awaited.word == given.word and (not awaited.values or given.value in awaited.values)


def _concerned(session: Session) -> set[str]:
    """Return the seat to move, and those whose turns are offered to be taken back."""
    offered = (
        take_back_by_hand.undone(session, session.dialogue.take_back_offer)
        if session.dialogue.take_back_offer
        else ()
    )
    return {session.seat, *(past.seat for past in offered)}


def may(action: str, badge: Badge, session: Session | None, seat: str = "") -> bool:
    """Tell whether this browser may do the action now.

    Args:
        action: a key of `PERMISSIONS`.
        badge: who asks.
        session: the game in progress, None where there is none.
        seat: the seat that the action is about, for `OWN`.
    """
    if (rule := PERMISSIONS[action]).watch == YES or (badge.host and rule.host == YES):
        return True
    if rule.watch == LET:  # what the house lets stands in the view: `PlayRoutes.new_game` looks further
        return True
    match rule.seat:
        case "any" | "if let":  # of which game stands in the request: `PlayRoutes.play_again` looks further
            return bool(badge.seats)
        case "its own then":  # of which game stands in the request: `StoredGameRoutes.seat_review` looks
            return True
        case "its own last":  # which it means stands in the request: `PlayRoutes.undo` looks further
            return session is not None and bool(badge.seats)
        case "concerned":
            return session is not None and not _concerned(session).isdisjoint(standing_for(badge, session))
        case "awaited":
            return session is not None and not giving(session).isdisjoint(badge.seats)
        case "its turn":
            return session is not None and session.seat in standing_for(badge, session)
        case "its own":
            return seat in badge.seats
        case "with all":
            return session is not None and not set(badge.seats).isdisjoint(
                session.game.seats_in_play(session.position)
            )
        case _:
            return False
