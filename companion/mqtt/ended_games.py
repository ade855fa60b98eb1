"""Games that somebody has won, place by place, as a table tells them to a hall.

From a session to one line without names. Refuses to know: connections, and what a place is worth.
"""

from itertools import groupby
from typing import Annotated

from msgspec import Meta, Struct

from companion.core.model.session import Session

Name = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Sharing = Annotated[tuple[Name, ...], Meta(max_length=8)]
Places = Annotated[tuple[Sharing, ...], Meta(max_length=8)]
"""Seats by place, the best first; those that share a place stand together."""


class EndedGame(Struct, frozen=True):
    """A game that somebody has won.

    Args:
        game: its number.
        began_ms: when its first turn was played, on the table's clock: tells it from a game of another board
            that has this number, too.
        name, variant: what was played.
        places: seats by place, those that share one together; empty: the win was taken back.
    """

    game: Number
    began_ms: Number
    name: Name
    variant: Name
    places: Places = ()


def began_ms(session: Session) -> int:
    """Return when the first turn was played; 0 before it."""
    history = session.progress.history
    return history[0].at_ms if history else 0


def ended_game(session: Session, number: int, places: Places) -> EndedGame:
    """Return a game with its places."""
    variant = session.game.dump(session.position)["variant"]
    return EndedGame(number, began_ms(session), session.game.name, variant, places)


def places_of(session: Session) -> Places:
    """Return seats in order of finishing, the others by how far they are; empty until somebody has won."""
    game, position = session.game, session.position
    outcome = game.outcome(position)
    if not (session.over and outcome.winners):
        return ()
    won = (outcome.winners,) if outcome.shared else tuple((seat,) for seat in outcome.winners)
    far = {seat: round(share, 3) for seat, share in game.standing(position).items()}
    others = [seat for seat in game.seats_in_play(position) if seat not in outcome.winners]
    others.sort(key=lambda seat: -far.get(seat, 0.0))
    behind = groupby(others, key=lambda seat: far.get(seat, 0.0))
    return (*won, *(tuple(seats) for _, seats in behind))
