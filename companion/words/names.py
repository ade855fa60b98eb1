"""How seats, spots and pieces are called in sentences.

Knows: the words that other sentences are made of. Refuses to know: what is said with them (``sentences.py``,
``overrule_words.py``), and languages.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from companion.core.catalog.phrases import phrases_of
from companion.core.model.session import Session
from companion.core.model.types import Say, say_plural

COLOURS = {"red": Say("red"), "green": Say("green"), "yellow": Say("yellow"), "blue": Say("blue")}

COLOURS_ALONE = {"red": Say("Red"), "green": Say("Green"), "yellow": Say("Yellow"), "blue": Say("Blue")}

LETTERS = {"red": Say("R"), "green": Say("G"), "yellow": Say("Y"), "blue": Say("B")}
"""Seat -> what stands on its pieces: its colour's first letter, two where two colours begin alike."""

COMPANION = Say("Companion")
"""What the companion is called where it plays a seat."""


class Named(Protocol):
    """Who plays at each seat: a game in play, a stored one, or a step of it."""

    @property
    def names(self) -> Mapping[str, str]:
        """Seat -> the player's name."""

    @property
    def computer(self) -> Mapping[str, str]:
        """Seat -> level, where the companion plays."""


AND = Say("{first} and {last}")
MOST_LISTED = 8
"""Of more names only so many are said, and how many are left."""


def tell_seat(session: Session, seat: str) -> Say:
    """Return a seat as the player's name and colour, as "Mia (red)".

    The colour alone where there is no name; the companion is called so.
    """
    return tell_player(seat, tell_name(session.table, seat))


def tell_name(table: Named, seat: str) -> str | Say:
    """Return the name of whoever plays there; empty where a person has none."""
    return table.names.get(seat, "") or (COMPANION if seat in table.computer else "")


def tell_shortly(table: Named, seat: str) -> str | Say:
    """Return a player's name alone; without one, as `tell_seat` does."""
    return table.names.get(seat, "") or tell_player(seat, tell_name(table, seat))


def tell_player(seat: str, name: str | Say) -> Say:
    """Do as `tell_seat`, of whoever has this name there."""
    if not name:
        return COLOURS_ALONE.get(seat, Say("{name}", {"name": seat}))
    alone = Say("{name}", {"name": name})
    return Say("{name} ({colour})", {"name": name, "colour": COLOURS.get(seat, seat)}, short=alone)


def tell_letter(seat: str) -> Say:
    """Return what stands on a seat's pieces; of a seat without a colour the first letter of its name."""
    return LETTERS.get(seat, Say("{name}", {"name": seat[0].upper()}))


def tell_winners(who: Sequence[str | Say]) -> Say | None:
    """Tell who has won, several together where they share it; None where nobody has."""
    if len(who) > 1:
        return Say("{names} have won!", {"names": listed(who)})
    return Say("{who} has won!", {"who": who[0]}) if who else None


def tell_spot(session: Session, spot: str) -> Say:
    """Return a spot in words, as its game tells it."""
    return session.game.tell_spot(session.board, spot)


def pool_of(session: Session, spot: int) -> str:
    """Return the pool that a spot belongs to, empty for a field."""
    return next((pool.name for pool in session.board.pools if pool.mask >> spot & 1), "")


def on_spot(session: Session, spot: int) -> Say:
    """Tell where a piece is put: onto a field, into a house or a slot."""
    return _at(session, spot, phrases_of(session.game).into, Say("on {spot}"))


def from_spot(session: Session, spot: int) -> Say:
    """Tell where a piece is taken from."""
    return _at(session, spot, phrases_of(session.game).out_of, Say("from {spot}"))


def _at(session: Session, spot: int, words: Mapping[str, Say], usual: Say) -> Say:
    """Return a spot by the words for its pool, or for a group to which it belongs, else by the usual ones."""
    if found := words.get(pool_of(session, spot)):
        return found
    name = session.board.spots[spot]
    own = next((say for mark, say in words.items() if name in session.board.marks.get(mark, ())), usual)
    return own.fill({"spot": tell_spot(session, name)})


def tell_piece(session: Session, kind: str | None) -> Say:
    """Return a piece by its kind, as its game calls it; None where the kind is not known."""
    return phrases_of(session.game).pieces.get(kind or "", Say("the piece"))


def listed(names: Sequence[str | Say]) -> str | Say:
    """Return names in a row, the last after "and"; of many only the first, and how many more there are."""
    if len(names) < 2:
        return names[0] if names else ""
    if len(names) > MOST_LISTED:
        return say_plural(
            "{first} and {count} more",
            "{first} and {count} more",
            {"first": _in_a_row(names[:MOST_LISTED]), "count": len(names) - MOST_LISTED},
        )
    return AND.fill({"first": _in_a_row(names[:-1]), "last": names[-1]})


def _in_a_row(names: Sequence[str | Say]) -> str | Say:
    """Return names with commas between them, which are the same in all languages."""
    texts = [name for name in names if isinstance(name, str)]
    if len(texts) == len(names):
        return ", ".join(texts)
    keys = [f"name{number}" for number in range(len(names))]
    row = ", ".join(f"{{{key}}}" for key in keys)
    return Say(row, dict(zip(keys, names, strict=True)))
