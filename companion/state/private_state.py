"""What one seat alone may see and say: the phone that holds it asks, and nobody else is told.

Knows: which seats a browser holds. Refuses to know: what is secret (the game says), and languages. None of it
is in the public state, kept anywhere here, or written to a log.
"""

from collections.abc import Collection

from msgspec.structs import asdict

from companion.core.model.capabilities import Prompts
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import Awaited
from companion.core.model.session import Session
from companion.state.input_lines import input_line
from companion.state.models.answers import MyInput, MyLine, MySeat, TextList
from companion.state.models.state_parts import AwaitedValue
from companion.words.i18n import Translate
from companion.words.input_words import named, tell_ask
from companion.words.short_words import shortened


def private_views(
    session: Session | None, seats: Collection[str], translate: Translate, language: str
) -> list[MySeat]:
    """Tell for each of these seats that plays what it alone may see, and what it may say.

    ``told`` are the game's own lines for it; ``awaited`` as in the state, secret inputs among them.
    """
    if session is None:
        return []
    playing = session.game.seats_in_play(session.position)
    return [_seat(session, seat, translate, language) for seat in playing if seat in seats]


def _seat(session: Session, seat: str, translate: Translate, language: str) -> MySeat:
    told = session.game.confides(session.position, seat)
    quiet = (
        session.over
        or session.progress.paused is not None
        or session.turn.arranging
        or bool(session.dialogue.asking)
    )
    awaited = () if quiet else session.awaited
    return MySeat(
        seat=seat,
        told=[
            MyLine(translate(shortened(named(session, each.text))), translate(each.about), each.now)
            for each in told
        ],
        awaited=[
            _input(session, replace(each, seats=(seat,)), translate, language)
            for each in awaited
            if seat in each.seats and not each.foul
        ],
    )


def _input(session: Session, awaited: Awaited, translate: Translate, language: str) -> MyInput:
    """Tell it to this seat alone; with a text of one's own also what goes with its field."""
    calls = (session.game.own_words() or {}).get(awaited.word, False)
    shown = asdict(input_line(session, awaited, translate))
    shown["text"] = translate(shortened(tell_ask(session, awaited)))  # whose page it is stands above
    line = MyInput(**shown, secret=bool(awaited.secret), calls=calls)
    if (prompts := prompts_for(session, awaited, language)) is None:
        return line
    line.values = [AwaitedValue(str(given), translate(named(session, say))) for given, say in prompts.besides]
    line.send = translate(named(session, prompts.send))
    line.listed, line.only = bool(prompts.lists), prompts.only
    return line


def prompts_for(session: Session, awaited: Awaited, language: str) -> Prompts | None:
    """Tell what goes with a text of somebody's own; None where none is awaited, or the game says nothing."""
    return session.game.prompts(session.position, awaited, language) if awaited.most else None


def texts(session: Session, word: str, translate: Translate, language: str) -> list[TextList] | None:
    """Return the texts to choose from for this word, the same for every seat; None if nobody is asked."""
    awaited = next((each for each in session.awaited if each.word == word), None)
    prompts = prompts_for(session, awaited, language) if awaited else None
    if prompts is None:
        return None
    return [TextList(translate(name), list(found)) for name, found in prompts.lists]


def is_somebody_elses(session: Session, word: str, seats: Collection[str]) -> bool:
    """Tell whether this word is a secret one that no seat of these may say now, though it may come."""
    secret = [one for one in session.awaited if one.word == word and one.secret]
    return bool(secret) and not any(set(one.seats) & set(seats) for one in secret)
