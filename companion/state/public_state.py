"""The public state.

All of it is a function of the view; nothing is decided here. Refuses to know: HTTP, and what the words are
(``sentences.py``, ``i18n.py``).
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from companion.core.catalog.game_box import edition_of
from companion.core.faults import contradiction
from companion.core.guidance import setup_check, way_back
from companion.core.guidance.assist_levels import helps, level
from companion.core.model.errors import InputError
from companion.core.model.session import Session, recorded
from companion.core.model.types import Say, Verdict
from companion.ports import hosts as ports
from companion.ports.commands import Starting
from companion.ports.hall import HallNow
from companion.ports.losses import NEWER
from companion.ports.table import View
from companion.state.help_lines import helping
from companion.state.history_lines import NOTHING_PLAYED, Line, begin_lines, history_in_short
from companion.state.input_lines import awaited_lines, sign_lines
from companion.state.lessons.cards import lesson_now
from companion.state.models.hosts import HostNews
from companion.state.models.public_state import State
from companion.state.models.state_parts import (
    Aside,
    Awaiting,
    BoardNow,
    CareNow,
    Device,
    Fault,
    HallLines,
    Hand,
    Journal,
    Lamp,
    Link,
    Paused,
    Seat,
    Setup,
    Step,
)
from companion.state.moment import moment, news
from companion.state.question_lines import questions
from companion.state.roll_lines import die_lines, roll_state, seal_state
from companion.state.shelf_lines import again_line, house_now
from companion.state.source_lines import source_lines
from companion.state.speech import guided, speech
from companion.words import finished_turn, sentences
from companion.words.fault_words import tell_fault
from companion.words.hall_words import tell_hall
from companion.words.host_words import tell_news
from companion.words.i18n import Translate
from companion.words.input_words import unused_spots
from companion.words.names import COMPANION, tell_letter, tell_shortly, tell_winners
from companion.words.prompt_words import beside_the_die, briefly
from companion.words.setup_words import tell_setup
from companion.words.short_words import shortened

Json = dict[str, Any]

NO_HAND = Hand(kind="settled", lifted=[], targets=[], awaits="", moves=[])
NO_GUIDANCE: Json = {
    "hand": NO_HAND,
    "steps": [],
    "ask": [],
    "guided": False,
    "end_turn": False,
    **dict.fromkeys(("undo", "offer", "whose", "setup", "accept", "meant", "proposal")),
}
"""Nobody plays, or the game pauses: nothing is shown of what hands do."""
OWN_NAME = Say("Board Companion")
NOBODY_PLAYS = Say("Nobody is playing yet. Start a new game.")
BEING_CHECKED = Say("The board is being checked just now. After that you can play.")
Board = tuple[str, str]
"""A board by game and variant."""

NO_GAME: Json = {
    **dict.fromkeys(("game", "variant", "turn", "die", "pieces", "house")),
    "phase": "idle",
    "lost": False,
    "forest": {},
    "options": {},
    "places": [],
    "winners": [],
    "won": "",
    "position": None,
    "stands": {},
    "beside": [],
    "awaited": [],
    "secrets": False,
    "signs": [],
    "seats": [],
    "spots": [],
    "roll": None,
    "seal": None,
    "paused": None,
    "faults": [],
    "verdicts": [],
}


def public_state(
    view: View,
    translate: Translate,
    lang: str,
    *,
    lines: Sequence[Line] | None = None,
    version: str = "",
    title: str = "",
    first: Board | None = None,
) -> State:
    """Return the whole public state of a view, its sentences in one language. It does not grow with the game.

    Args:
        view: what the daemon published.
        translate: puts a sentence into the language.
        lang: the language's code, told along so that a page can see what it got.
        lines: the finished turns, where they are told already; else they are told here.
        version: of the companion.
        title: the board's name; empty = the companion's own.
        first: the board to draw while nobody plays.

    Returns:
        The whole public state, with all its keys.
    """
    if (session := view.session) and lines is None:
        lines = begin_lines(session, view.game_id, lang).follow(session, translate)
    no_game = {**NO_GAME, "phase": "starting" if view.starting else "idle"}
    game = _game(view, session, translate, lines or ()) if session else no_game
    shown = [line.seat for line in game["seats"]]
    last = (view.again.wanted.game, view.again.wanted.variant) if view.again else first
    drawn = (game["game"], game["variant"]) if session else last
    board = BoardNow(drawn[0], drawn[1], list(unused_spots(session))) if drawn else None
    told = news(view)
    return State(
        rev=view.rev,
        at_ms=view.at_ms,
        lang=lang,
        **game,
        past=history_in_short(session, lines, shown) if session and lines else NOTHING_PLAYED,
        board=board,
        awaiting=_awaiting(view, translate),
        moment=moment(view, translate, told),
        aside=Aside(view.aside, view.aside_id, translate(_aside_words(view))) if view.aside else None,
        again=again_line(view, translate),
        **(_guidance(session, translate) if session and session.progress.paused is None else NO_GUIDANCE),
        **helping(session, translate),
        learns=list(session.table.learns) if session else [],
        lesson=lesson_now(session, translate),
        speech=speech(view, translate, told),
        **_surroundings(view, translate),
        game_id=view.game_id,
        version=version,
        title=title or translate(OWN_NAME),
    )


def _surroundings(view: View, translate: Translate) -> Json:
    """Return what is around the game: the board, the disk, the house, the hall."""
    return {
        "dice": die_lines(view.dice, translate),
        "sources": source_lines(view.sources, view.panel, translate),
        "lights": {spot: Lamp(lamp.colour, lamp.pattern) for spot, lamp in view.lights.items()},
        "link": _link(view, translate),
        "journal": Journal(ok=view.journal_ok, saving=view.saving),
        "care": CareNow(view.care.volume, view.care.quiet, view.care.brightness),
        "ways": house_now(view),
        "hosts": _hosts(view.hosts, translate),
        "hall": _hall(view.hall, translate),
    }


def _game(view: View, session: Session, translate: Translate, lines: Sequence[Line]) -> Json:
    """Return the game itself: where it stands, who plays, what was rolled and said."""
    return {
        "phase": session.phase,
        "lost": session.turn.tracker.ways.lost,
        **_position(session, translate),
        "awaited": awaited_lines(session, translate),
        "secrets": session.game.own_words() is not None,
        "signs": sign_lines(session, translate),
        "seats": _seats(view, session, translate),
        "spots": list(session.board.names(session.pictures.seen)),
        "roll": roll_state(session, view.commitment),
        "seal": seal_state(session),
        "paused": _paused(view, session.progress.paused, translate) if session.progress.paused else None,
        "faults": fault_lines(session, translate),
        "verdicts": [_verdict(session, each, translate, lines) for each in session.dialogue.verdicts],
    }


def _position(session: Session, translate: Translate) -> Json:
    """Tell what anybody may see of the position, and of its keys those of notation.md, part 3, always."""
    game, board = session.game, session.board
    shown = game.public(session.position, over=session.over)
    kinds = game.kinds(session.position, game.picture(session.position))
    known = {"pieces": {}, "house": {}, "forest": {}, "options": {}, "places": [], **shown}
    return {
        **{key: known[key] for key in ("game", "variant", "pieces", "house", "forest", "options", "places")},
        "winners": list(session.situation.outcome.first),
        "won": _won(session, translate),
        "turn": session.seat,
        "die": session.die,
        "position": shown,
        "stands": {board.spots[i]: kind for i, kind in enumerate(kinds) if kind and board.fields >> i & 1},
        "beside": list(game.beside(session.position)),
    }


def _won(session: Session, translate: Translate) -> str:
    said = tell_winners([tell_shortly(session.table, seat) for seat in session.situation.outcome.first])
    return translate(said) if said else ""


def _seats(view: View, session: Session, translate: Translate) -> list[Seat]:
    """Return all seats that have played this game, in order round the table."""
    playing = session.game.seats_in_play(session.position)
    began = (
        session.game.seats_in_play(session.progress.history[0].before)
        if session.progress.history
        else playing
    )
    shown = {*playing, *began, *session.table.names}
    dark = view.dark_seats | session.table.lights_off
    computer, levels = session.table.computer, _levels(session)
    return [
        Seat(
            seat=seat,
            name=session.table.names.get(seat, "") or (translate(COMPANION) if seat in computer else ""),
            mark=translate(tell_letter(seat)),
            playing=seat in playing,
            lights=seat not in dark,
            hints=level(session, seat),
            computer=computer.get(seat, ""),
            plays=translate(levels[computer[seat]]) if computer.get(seat) in levels else "",
        )
        for seat in session.game.seats
        if seat in shown
    ]


def _levels(session: Session) -> Mapping[str, Say]:
    """Return how strongly the companion can play this game -> what that is called."""
    if not session.table.computer:
        return {}
    edition = edition_of(session.game, session.game.dump(session.position)["variant"])
    return dict(edition.levels) if edition else {}


def _guidance(session: Session, translate: Translate) -> Json:
    """Tell what hands do and what they may do now, and all that is asked."""
    return {
        "hand": _hand(session),
        "steps": _steps(session, translate),
        "guided": guided(session),
        "setup": _setup(session, translate) if session.phase == "arrange" else None,
        **questions(session, translate),
    }


def _paused(view: View, paused: recorded.Paused, translate: Translate) -> Paused:
    """Return the pause; the machine's clock may have begun anew since."""
    return Paused(paused.by, min(paused.since_ms, view.at_ms), translate(sentences.tell_paused(paused)))


def _hand(session: Session) -> Hand:
    """Tell what the hands do; where a piece may go only for a seat that wants to be told."""
    seen, names = session.observation, session.board.names
    return Hand(
        kind=seen.kind,
        lifted=list(names(seen.lifted)),
        targets=list(names(seen.targets)) if helps(session, "where") else [],
        awaits=seen.awaits,
        moves=list(seen.moves),
    )


def _awaiting(view: View, translate: Translate) -> Awaiting:
    session = view.session
    nobody = _aside_words(view) if view.aside else NEWER if view.newer else NOBODY_PLAYS
    what, seat, say = sentences.awaiting(session) if session else ("new-game", "", nobody)
    if view.starting:
        what, say = "starting", Starting().say
    elif view.checking:
        what, seat, say = "check", "", BEING_CHECKED
    seats = list(sentences.wanted(session)) if session and what in ("say", "draw") else []
    short = translate(briefly(session, what))
    seen = translate(beside_the_die(session, what, say))
    return Awaiting(what, seat, seats or ([seat] if seat else []), translate(say), short, seen)


def _aside_words(view: View) -> Say:
    return sentences.tell_aside_game(view.aside, cut=view.aside_cut)


def _steps(session: Session, translate: Translate) -> list[Step]:
    spots = session.board.spots
    return [
        Step(
            start=None if step.frm is None else spots[step.frm],
            to=None if step.to is None else spots[step.to],
            piece=step.piece,
            text=translate(said),
            short=translate(shortened(said)),
        )
        for step in way_back.steps(session)
        for said in [sentences.tell_step(session, step)]
    ]


def _setup(session: Session, translate: Translate) -> Setup:
    """Tell how the board differs from its picture, and before the first turn whether it lies right."""
    game, board = session.game, session.board
    seats = game.seats_in_play(session.position)
    variant = next(name for name in game.variants if game.board(name).name == board.name)
    others = {}
    for other in game.variants if not session.progress.history else ():
        with suppress(InputError):  # it is not for these seats
            if other != variant:
                others[other] = game.board(other), game.picture(game.setup(other, seats))
    report = setup_check.check(board, session.pictures.expected, session.turn.tracker.seen.picture, others)
    exchanged = report.ok and bool(way_back.steps(session))
    return Setup(
        missing=list(board.names(report.missing)),
        surplus=list(board.names(report.surplus)),
        turned=report.turned,
        wrong_side=report.wrong_side,
        sensor=bool(contradiction.in_doubt(session)),
        text=translate(tell_setup(report, exchanged=exchanged)),
    )


def _verdict(session: Session, verdict: Verdict, translate: Translate, lines: Sequence[Line]) -> Json:
    """Return what was decided, with its sentence; that of a finished turn is told already."""
    past = finished_turn.past_of(session, verdict)
    text = next((line.told.text for line in reversed(lines) if line.past is past), "") if past else ""
    return {**verdict.to_json(), "text": text or translate(sentences.tell_verdict(session, verdict))}


def fault_lines(session: Session, translate: Translate) -> list[Fault]:
    """Return all contacts left out now, oldest fault first."""
    told = ((fault, *tell_fault(session, fault)) for fault in session.contacts.faults)
    names = session.board.names
    return [
        Fault(fault.kind, list(names(fault.spots)), translate(text), translate(remedy))
        for fault, text, remedy in told
    ]


def _hosts(news: ports.HostNews, translate: Translate) -> HostNews:
    """Tell what all screens tell of hosts."""
    return HostNews(
        asks=news.asks, waits=news.waits, made=news.made, lines=[translate(say) for say in tell_news(news)]
    )


def _hall(now: HallNow, translate: Translate) -> HallLines | None:
    """Tell what the pages tell of the hall."""
    if now == HallNow():
        return None
    return HallLines(bool(now.there), now.calls, [translate(say) for say in tell_hall(now)])


def _link(view: View, translate: Translate) -> Link:
    """Return the whole board's connection: up while every device is; since the last change of that."""
    up = bool(view.links) and all(each.up for each in view.links)
    since = [each.since_ms for each in view.links if each.up == up]
    return Link(
        up=up,
        needed=view.session is None or view.session.needs_board,
        since_ms=(max(since) if up else min(since)) if since else view.at_ms,
        devices=[
            Device(
                device=each.device,
                up=each.up,
                firmware=each.firmware,
                why=each.why,
                text=translate(sentences.tell_lost_board(each.why)) if each.why else "",
            )
            for each in view.links
        ],
    )
