"""How seats, spots and pieces are called in sentences.

Knows: the words that other sentences are made of. Refuses to know: what is said with them (``sentences.py``,
``overruled.py``), and languages.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.phrases import phrases_of
from companion.core.session import Session
from companion.core.types import Say

COLOURS = {"red": Say("red"), "green": Say("green"), "yellow": Say("yellow"), "blue": Say("blue")}

COLOURS_ALONE = {"red": Say("Red"), "green": Say("Green"), "yellow": Say("Yellow"), "blue": Say("Blue")}


def tell_seat(session: Session, seat: str) -> Say:
    """A seat as the player's name and colour, as "Mia (red)"; the colour alone where there is no name."""
    return tell_player(seat, session.names.get(seat, ""))


def tell_player(seat: str, name: str) -> Say:
    """As `tell_seat`, of whoever has this name there."""
    if not name:
        return COLOURS_ALONE.get(seat, Say("{name}", {"name": seat}))
    return Say("{name} ({colour})", {"name": name, "colour": COLOURS.get(seat, seat)})


def tell_spot(session: Session, spot: str) -> Say:
    """A spot in words, as its game tells it."""
    return session.game.tell_spot(session.board, spot)


def pool_of(session: Session, spot: int) -> str:
    """The pool that a spot belongs to, empty for a field."""
    return next((pool.name for pool in session.board.pools if pool.mask >> spot & 1), "")


def on_spot(session: Session, spot: int) -> Say:
    """Where a piece is put: onto a field, into a house or a slot."""
    return _at(session, spot, phrases_of(session.game).into, Say("on {spot}"))


def from_spot(session: Session, spot: int) -> Say:
    """Where a piece is taken from."""
    return _at(session, spot, phrases_of(session.game).out_of, Say("from {spot}"))


def _at(session: Session, spot: int, words: Mapping[str, Say], usual: Say) -> Say:
    """A spot by the words for its pool, or for a group to which it belongs, else by the usual ones."""
    if found := words.get(pool_of(session, spot)):
        return found
    name = session.board.spots[spot]
    own = next((say for mark, say in words.items() if name in session.board.marks.get(mark, ())), usual)
    return Say(own.text, {"spot": tell_spot(session, name)})


def tell_piece(session: Session, kind: str | None) -> Say:
    """A piece by its kind, as its game calls it; None where the kind is not known."""
    return phrases_of(session.game).pieces.get(kind or "", Say("the piece"))
