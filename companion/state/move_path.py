"""The path of a turn on the board: where from, where to, what it does there.

``start`` is a field, or the pool (house, forest) that a piece leaves; ``kind`` is ``move``, ``capture``,
``barricade`` or ``pass``; ``place`` is where a barricade goes, else empty. Beside the board is an empty text.
``to_go``: the fields that are left to the goal then; None where the game cannot tell.
"""

from __future__ import annotations

from msgspec import Struct

from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.session import Session
from companion.core.model.types import Mask


class MovePath(Struct, frozen=True):
    """The path of one turn."""

    start: str = ""
    to: str = ""
    kind: str = "pass"
    place: str = ""
    to_go: int | None = None


def move_path(session: Session, footprint: Footprint) -> MovePath:
    """Tell where the pawn of a turn comes from and goes, what it does, and where a barricade goes."""
    target, sources = footprint.arrivals[0]
    place = _name(session, footprint.arrivals[1][0]) if len(footprint.arrivals) > 1 else ""
    kind = "barricade" if place else "capture" if footprint.pool_arrivals else "move"
    known = target < len(session.board.spots)
    to_go = session.game.fields_to_go(session.position, target) if known else None
    return MovePath(_source(session, sources), _name(session, target), kind, place, to_go)


def _source(session: Session, sources: Mask) -> str:
    """Return the pool that the sources belong to, else the one field."""
    pools = (pool.name for pool in session.board.pools if pool.mask & sources)
    return next(pools, None) or _name(session, bits(sources)[0])


def _name(session: Session, spot: int) -> str:
    spots = session.board.spots
    return spots[spot] if spot < len(spots) else ""
