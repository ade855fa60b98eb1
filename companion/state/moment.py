"""The last thing that happened, once for all who show or say it: in short, as a sentence, and to be drawn.

Knows: `Session.happened`, from the fold of the journal, so that it is the same after a restart. Refuses to
know: any game (`Capabilities.glance`), and pages.
"""

from msgspec import Struct

from companion.core.corrections import overrule
from companion.core.inference.computer_turn import NOT_WANTED
from companion.core.model.capabilities import Picture
from companion.core.model.fast_replace import replace
from companion.core.model.history import Happened, Past
from companion.core.model.inputs import BY_HOST, PASS, ROLLED, Taken, read_input
from companion.core.model.session import Session
from companion.core.model.types import Say, Verdict
from companion.ports.table import View
from companion.state.clips import GENERAL
from companion.state.models.moment import Moment
from companion.words import moment_words as words, sentences, unplayed
from companion.words.i18n import Translate
from companion.words.input_words import named, taken_again
from companion.words.names import tell_seat, tell_spot, tell_winners
from companion.words.short_words import shortened
from companion.words.take_back_prompts import tell_whose

MOST_SPOTS = 8
"""Of more spots nobody can look at each."""


class News(Struct, frozen=True):
    """One moment before it is put into a language; `news` fills in a sentence where there was none."""

    deed: str
    short: Say
    seat: str = ""
    mark: str = "neutral"
    picture: Picture = Picture("")
    long: Say | None = None


def news(view: View) -> News | None:
    """Return what has happened last, as a sentence, too; None where no game was begun."""
    if (session := view.session) is None:
        return None
    told = (
        _lost_board(view)
        or (_news("proposed", long=GENERAL["proposal"]) if overrule.standing(session) else None)
        or _wanted(session)
        or _happened(session)
    )
    short = named(session, told.short)
    return replace(told, short=short, long=told.long or short)


def moment(view: View, translate: Translate, told: News | None = None) -> Moment | None:
    """Return what has happened last; None where no game was begun. ``told``: `news`, where it is at hand."""
    told = told or news(view)
    if view.session is None or told is None:
        return None
    return Moment(
        number=view.session.progress.happened.number,
        deed=told.deed,
        seat=told.seat,
        mark=told.mark,
        short=translate(told.short),
        long=translate(told.long or told.short),
        place=_place(view.session, told.picture, translate),
        picture=told.picture,
    )


def _place(session: Session, picture: Picture, translate: Translate) -> str:
    """Return where the piece in the picture came, in short; empty where something else is drawn there."""
    if picture.what != "move" or not picture.to or picture.captured or picture.placed:
        return ""
    return translate(shortened(tell_spot(session, picture.to)))


def _news(
    deed: str, seat: str = "", long: Say | None = None, *, die: int = 0, spots: tuple[str, ...] = ()
) -> News:
    """Return what any game has."""
    short, mark, kind = words.DEEDS[deed]
    short = Say(short.text, {"die": die}) if "{die}" in short.text else short
    return News(deed, short, seat, mark, Picture(kind, seat=seat, die=die, spots=spots[:MOST_SPOTS]), long)


def _lost_board(view: View) -> News | None:
    """Tell that a device is lost, as long as the game needs it and nothing has happened since."""
    lost = next((each for each in view.links if not each.up), None)
    if lost is None or view.session is None or not view.session.needs_board:
        return None
    if lost.since_ms < view.session.progress.happened.at_ms <= view.at_ms:
        return None  # the game goes on without it; pages tell elsewhere that it is gone
    return _news("lost", long=sentences.tell_lost_board(lost.why))


def _wanted(session: Session) -> News | None:
    """Tell what the companion wants, while nothing else is to be done first."""
    if not session.wanted or session.phase != "move":
        return None
    long = sentences.tell_move(session, session.seat, session.wanted)
    return replace(_news("wanted", session.seat, long), picture=_wanted_picture(session))


def _wanted_picture(session: Session) -> Picture:
    """Draw what the companion wants as if it were done."""
    given = read_input(session.wanted, session.game.words)
    taken = session.game.hear(session.position, given)
    seen = session.game.glance(session.position, given, taken) if isinstance(taken, Taken) else None
    return seen.picture if seen else Picture("")


VERDICTS = {"illegal": "illegal", "won": "won", "ambiguous": "which", "fault": "fault"}
"""Kind of an entry that holds a verdict -> its deed, where newer notes have pushed that verdict out."""


def _happened(session: Session) -> News:
    kind = session.progress.happened.kind
    if kind in VERDICTS and all(each.verdict != kind for each in session.dialogue.verdicts):
        return _news(VERDICTS[kind], session.progress.happened.seat)
    match kind:
        case "input":
            return _played(session, session.progress.history[-1])
        case "overruled":
            return _overruled(session, session.progress.history[-1])
        case "illegal":
            return _illegal(session, _verdict(session, "illegal"))
        case "won":
            return _won(session)
        case "roll":
            last = session.progress.rolls[-1]
            long = Say(words.ROLLED_BY.text, {"who": tell_seat(session, last.seat), "die": last.die})
            return _news("rolled" if last.how == ROLLED else "number", last.seat, long, die=last.die)
        case "ambiguous":
            return _news("which", _verdict(session, "ambiguous").seat, words.NOT_ALL_SEEN)
        case "whose" if session.dialogue.swap_question:
            spots = tuple(spot for spot, _ in session.dialogue.swap_question)
            return _news("whose", long=tell_whose(session), spots=spots)
    return _beside(session, session.progress.happened)


def _verdict(session: Session, kind: str) -> Verdict:
    return next(each for each in reversed(session.dialogue.verdicts) if each.verdict == kind)


def _played(session: Session, past: Past) -> News:
    """Tell an input as its game shows it, else in general words."""
    long, again = sentences.tell_past(session, past), taken_again(session, past)
    seen = session.game.glance(*again) if again else None
    if seen is None:
        return _news("pass" if past.move == PASS else "move", past.seat, long)
    short = Say("Host: {what}", {"what": seen.short}) if past.how == BY_HOST else seen.short
    return News(seen.deed or "move", short, past.seat, seen.mark, seen.picture, long)


def _overruled(session: Session, past: Past) -> News:
    assert past.over is not None
    deed = {"accept": "accepted", "number": "changed"}.get(past.over.what, "corrected")
    return _news(deed, past.seat, sentences.tell_past(session, past), die=past.over.die)


def _illegal(session: Session, verdict: Verdict) -> News:
    """Tell what was not right, with the real numbers where its game knows them; strictly without help."""
    long = sentences.tell_verdict(session, verdict)
    if verdict.back and verdict.back == session.dialogue.take_back_offer:
        return _news("take-back", verdict.seat, long)
    if verdict.lost:
        return _news("lost-track")
    told = _news("illegal", verdict.seat, long, spots=(*verdict.wrong, *verdict.missing))
    reason = words.REASONS.get(verdict.reason, told.short)
    told = replace(told, short=unplayed.SHORT if unplayed.is_too_many(verdict) else reason)
    if verdict.reason == NOT_WANTED and session.wanted:
        return replace(told, picture=_wanted_picture(session))
    seen = None if session.table.tournament else session.game.slip(session.position, verdict)
    if seen is None:
        return told
    return replace(told, short=seen.short, picture=seen.picture if seen.picture.what else told.picture)


def _won(session: Session) -> News:
    """Tell who has won: one, or several together."""
    verdict, first = _verdict(session, "won"), session.situation.outcome.first
    long = sentences.tell_verdict(session, verdict)
    if len(first) > 1:
        long = tell_winners([tell_seat(session, seat) for seat in first]) or long
    return _news("won", verdict.seat, long)


def _beside(session: Session, now: Happened) -> News:
    """Tell what is no turn: taken back, put right, a pause, a fault, a change of players, beginning, end."""
    who = {"who": tell_seat(session, now.seat)} if now.seat else {}
    match now.kind:
        case "unroll" | "undo":
            what = "number" if now.kind == "unroll" else now.value if now.seat else "correction"
            return _news("taken-back", now.seat, Say(words.UNDONE_BY[what].text, who))
        case "restored" | "whose":
            return _news("restored", now.seat, words.RIGHT_AGAIN)
        case "fault":
            verdict = _verdict(session, "fault")
            return _news("fault", long=sentences.tell_verdict(session, verdict), spots=(verdict.spot,))
        case "healed":
            long = Say(words.HEALED_AT.text, {"spot": tell_spot(session, now.value)})
            return _news("healed", long=long, spots=(now.value,))
        case "pause" if session.progress.paused:
            return _news("paused", long=words.PAUSED)
        case "seat":
            long = words.CHANGED_BY[now.value].fill(who)
            return replace(_news(now.value, now.seat, long), short=shortened(long))
        case "resume" | "end":
            return _news({"resume": "resumed", "end": "ended"}[now.kind])
    return _news("begun", long=words.HAVE_FUN)
