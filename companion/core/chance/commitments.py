"""What is drawn before and during a game, sealed at its beginning: anybody can see that nothing was changed.

A game has a *lot*, a text that nobody can guess. All chance of the companion's follows from it: what is
hidden from the beginning (`Capabilities.deal`), and each thing drawn later. The *seal*
is the SHA-256 of the lot and of what is hidden at the beginning; it is shown as long as the game runs, and
opened once it is over. Numbers of the die have proofs of their own (`companion.core.chance.dice`).

Refuses to know: where lots come from, and what a game hides.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from companion.core.chance import dice
from companion.core.model.game import Game
from companion.core.model.history import Past
from companion.core.model.inputs import DRAWN, Input, read_input
from companion.core.model.session import Session


def sealed(game: Game[Any], start: Any, lot: str) -> str:
    """Return the text that the seal is of: the lot, a blank, and what is hidden at the beginning as JSON."""
    shown = game.public(start, over=False)
    hidden = {key: value for key, value in game.dump(start).items() if key not in shown}
    return f"{lot} {json.dumps(hidden, sort_keys=True, separators=(',', ':'))}"


def commitment(text: str) -> str:
    """Return the seal of such a text, in hexadecimal."""
    return dice.commitment(text)


def lot_of(text: str) -> str:
    """Return the lot in such a text."""
    return text.partition(" ")[0]


def chosen(lot: str, number: int, values: Sequence[str]) -> str:
    """Tell what is drawn as input ``number`` from these values, 1 to 256 of them, all as likely."""
    return values[dice.thrown(lot, f"draw:{number}", range(len(values)))]


def next_drawn(session: Session, values: Sequence[str]) -> str:
    """Tell what is drawn now from these values."""
    return chosen(lot_of(session.table.sealed), session.progress.next_number, values)


class Draw(Struct, frozen=True):
    """Something that the companion has drawn, and from what; ``right``: it follows from the lot."""

    past: Past
    given: Input
    values: tuple[str, ...]
    right: bool


def draws(session: Session) -> Iterator[Draw]:
    """Tell what has been drawn in this game and counts, oldest first."""
    game = session.game
    for past in session.progress.history:
        if past.how != DRAWN:
            continue
        given = read_input(past.move, game.words)
        awaited = next(one for one in game.expects(past.before) if one.word == given.word)
        right = chosen(lot_of(session.table.sealed), past.number, awaited.values) == given.value
        yield Draw(past, given, awaited.values, right)
