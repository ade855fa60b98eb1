"""What games say of their inputs, with the players' names put in; plain words for a game that says nothing.

Knows: `Capabilities.ask` and the like, and what of the inputs that are awaited anybody may see.
Refuses to know: any game's words, and languages.
"""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from companion.core.model.errors import InputError
from companion.core.model.history import Past
from companion.core.model.inputs import (
    BOARD,
    DIE,
    DRAWN,
    MOVE,
    PASS,
    STOP,
    Awaited,
    Input,
    Taken,
    read_input,
    secret,
)
from companion.core.model.session import Session
from companion.core.model.types import Say, Verdict
from companion.words.names import tell_seat

HANDS = ("sensors", "chosen", "entered", "pass")
"""How inputs come about that everybody has seen (`Past.how`)."""

PLAYERS = ("who", "other")
"""The arguments of a game's sentence that are seats."""


def unused_spots(session: Session | None) -> tuple[str, ...]:
    """Return the spots that the game in play does without."""
    return () if session is None else session.game.unused_spots(session.position)


def named(session: Session, say: Say) -> Say:
    """Return a game's sentence with players in the place of seats."""
    return with_players(session.game.seats, partial(tell_seat, session), say)


def with_players(seats: Collection[str], tell: Callable[[str], Say], say: Say) -> Say:
    """Return a game's sentence with what ``tell`` calls a seat in the place of each."""
    args: dict[str, str | int | Say] = {}
    for key, value in say.args.items():
        if isinstance(value, Say):
            args[key] = with_players(seats, tell, value)
        elif key in PLAYERS and isinstance(value, str) and value in seats:
            args[key] = tell(value)
        else:
            args[key] = value
    return say.fill(args)


def tell_ask(session: Session, awaited: Awaited) -> Say:
    """Tell what one kind of input is waited for."""
    if said := session.game.ask(session.position, awaited):
        return named(session, said)
    who = tell_seat(session, awaited.seats[0] if awaited.seats else session.seat)
    if awaited.word == DIE:
        return Say("{who} rolls the die.", {"who": who})
    if awaited.word == STOP:
        return Say("{who} may end the turn.", {"who": who})
    if awaited.source == DRAWN:
        return Say("One moment, I am drawing ...")
    if awaited.source == BOARD:
        return Say("{who} is to move.", {"who": who})
    return Say("{who}, what do you choose?", {"who": who})


def tell_label(session: Session, given: Input) -> Say:
    """Tell one input that may come in a few words."""
    if said := session.game.label(session.position, given):
        return named(session, said)
    return Say("End the turn") if given.word == STOP else Say("{name}", {"name": given.value or given.word})


def is_input(session: Session, text: str) -> bool:
    """Tell whether a text is one of several inputs of a turn, not a whole one."""
    return bool(text) and read_input(text, session.game.words).word not in (MOVE, PASS)


def is_secret(session: Session, past: Past) -> bool:
    """Tell whether a finished input has a value that not everybody may learn yet."""
    if session.over or past.over is not None or past.how in HANDS:
        return False
    return secret(session.game.expects(past.before), read_input(past.move, session.game.words))


def tell_input(session: Session, past: Past) -> Say | None:
    """Tell what a finished input has done, as its game tells it; None where it does not.

    The number of ``past`` counts: an overruling may have given it another one. Of a secret input the game is
    not told the value, so that it cannot say it.
    """
    if (again := taken_again(session, past)) and (said := session.game.tell(*again)):
        return named(session, said)
    if is_secret(session, past):
        return Say("{who} has said something in secret.", {"who": tell_seat(session, past.seat)})
    return None


def taken_again(session: Session, past: Past) -> tuple[Any, Input, Taken[Any]] | None:
    """Return a finished input as it was taken: the position before, the input, and what it led to.

    The number of ``past`` counts. A secret input comes without its value. None where rules would not take it.
    """
    before, rules = past.before, session.game
    try:
        given = read_input(past.move, rules.words)
        if past.die and given.word != DIE and rules.number(before) != past.die:
            rolled = rules.hear(rules.unrolled(before), Input(DIE, str(past.die)), past.seat)
            before = rolled.position if isinstance(rolled, Taken) else before
        taken = rules.hear(before, given, past.seat)
        if not isinstance(taken, Taken):  # it was no input of whose turn it was, as a ball that comes late
            taken = rules.hear(before, given)
    except InputError:  # it was accepted as it stood, or comes from a game with other rules
        return None
    if not isinstance(taken, Taken):
        return None
    return before, Input(given.word) if is_secret(session, past) else given, taken


def tell_why(session: Session, verdict: Verdict) -> Say | None:
    """Tell why what hands did is no input, as the game tells it; None where it does not.

    It stays the fault of who was to move then, whoever is by now.
    """
    if (why := session.game.why(session.position, verdict.reason, verdict.rule)) is None:
        return None
    who = {"who": verdict.seat} if verdict.seat and "who" in why.args else {}
    return named(session, why.fill({**why.args, **who}))
