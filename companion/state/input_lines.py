"""The inputs that may come, and the signs of the picture, as values of the state.

Refuses to know: HTTP, and what the words are (``input_words.py``).
"""

from collections.abc import Iterable, Iterator

from companion.core.model.capabilities import Sign
from companion.core.model.fast_replace import replace
from companion.core.model.inputs import BOARD, DIE, Awaited, Input
from companion.core.model.session import Session
from companion.core.model.types import COLOURS, Say
from companion.state.models.state_parts import AwaitedInput, AwaitedValue, SignLine
from companion.words.i18n import Translate
from companion.words.input_words import named, tell_ask, tell_label
from companion.words.names import COLOURS as COLOURED, tell_spot
from companion.words.short_words import shortened


def awaited_lines(session: Session, translate: Translate) -> list[AwaitedInput]:
    """Tell what may come next that anybody may know, the most wanted first; no fouls.

    ``values`` are what people may choose from: inputs of hands and numbers of the die stand elsewhere
    (``GET /api/moves``, ``roll.faces``).
    """
    if (
        session.over
        or session.progress.paused is not None
        or session.turn.arranging
        or session.dialogue.asking
    ):
        return []
    awaited = (each for each in session.situation.awaited if not each.foul and not each.secret)
    return [input_line(session, each, translate) for each in awaited]


def input_line(session: Session, awaited: Awaited, translate: Translate) -> AwaitedInput:
    """Return one kind of input that may come; whoever is told it may learn what can be chosen."""
    verb = session.game.verb(session.position, awaited.word)
    listed = awaited.source != BOARD and awaited.word != DIE and not awaited.most
    return AwaitedInput(
        word=awaited.word,
        seats=list(awaited.seats),
        source=awaited.source,
        values=input_values(session, awaited.inputs(), translate) if listed else [],
        text=translate(tell_ask(session, awaited)),
        most=awaited.most,
        own=awaited.word in (session.game.own_words() or ()),
        verb=translate(verb) if verb else "",
    )


def input_values(session: Session, inputs: Iterable[Input], translate: Translate) -> list[AwaitedValue]:
    """Return these inputs as text, in words, and as the game draws them."""
    return [
        AwaitedValue(
            input=str(given),
            text=translate(shortened(tell_label(session, given))),
            colour=given.value if given.value in COLOURS else "",
            **session.game.sketch(session.position, given)._asdict(),
        )
        for given in inputs
    ]


def sign_lines(session: Session, translate: Translate) -> list[SignLine]:
    """Tell what belongs into the picture besides pieces, as the game says."""
    signs = session.game.signs(session.position) or ()
    shown = (
        *signs,
        *_remembered(session),
        *(session.game.revealed(session.position) if session.over else ()),
    )
    named_signs = (replace(sign, text=named(session, sign.text)) for sign in shown)
    return [sign_line(sign, translate, _since_ms(session, sign)) for sign in named_signs]


def sign_line(sign: Sign, translate: Translate, since_ms: int = 0) -> SignLine:
    """Return one sign; ``since_ms`` is when what it measures began."""
    keys = {key: getattr(sign, key) for key in Sign.__struct_fields__}
    return SignLine(**keys | {"text": translate(sign.text) if sign.text.text else "", "since_ms": since_ms})


def _since_ms(session: Session, sign: Sign) -> int:
    """Tell when what a timer measures began; 0 for what is no timer."""
    if sign.what != "timer":
        return 0
    return next((past.at_ms for past in reversed(session.progress.history) if past.deed(sign.value)), 0)


def _remembered(session: Session) -> Iterator[Sign]:
    """Tell what lights show of a wall's colour (`Capabilities.shows`).

    A light alone would be told by its colour alone.
    """
    board = session.board
    for shown in session.game.shows(session.position, session.progress.deeds):
        if shown.meaning == "known" and shown.kind:
            for spot in board.names(shown.spots & board.apart):
                text = Say(
                    "{spot}: {piece}",
                    {"spot": tell_spot(session, spot), "piece": COLOURED.get(shown.kind, shown.kind)},
                )
                yield Sign("known", spot, value=shown.kind, text=text)
