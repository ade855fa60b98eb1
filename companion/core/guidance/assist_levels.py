"""How much help a seat gets from lights and pages, and the manner in which a whole game is judged.

Refuses to know: what the help looks like (lights.py, ideas.py).
"""

from companion.core.model.session import Session

LEVELS = ("none", "where", "which", "idea")
"""Each helps more than the one before: ``none`` tells whose turn it is, what stands wrong, and what is asked;
``where`` also where the piece in the hand may go; ``which`` also which pieces may move; ``idea`` also a good
turn."""

USUAL = "which"
"""The level of a seat that has chosen none."""


def level(session: Session, seat: str) -> str:
    """Return the level of `LEVELS` that counts for a seat; a tournament helps nobody."""
    return "none" if session.table.tournament else session.table.hints.get(seat, USUAL)


def helps(session: Session, wanted: str) -> bool:
    """Tell whether the seat to move gets at least the help of this level."""
    return LEVELS.index(level(session, session.seat)) >= LEVELS.index(wanted)
