"""The list of legal turns, each with its path on the board: where from, where to, what it does there.

``start`` is a field, or the pool (house, forest) that a piece leaves; ``kind`` is ``move``, ``capture``,
``barricade`` or ``pass``; ``place`` is where a barricade goes, else empty. Beside the board is an empty text.
``to_go``: the fields that are left to the goal then; None where the game cannot tell.
"""

from msgspec import Struct

from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.inputs import PASS
from companion.core.model.session import Session, legal
from companion.core.model.types import Mask
from companion.state.models.answers import Move
from companion.words import sentences
from companion.words.i18n import Translate
from companion.words.input_words import is_input


class MovePath(Struct, frozen=True):
    """The path of one turn."""

    start: str = ""
    to: str = ""
    kind: str = "pass"
    place: str = ""
    to_go: int | None = None


def move_lines(session: Session, translate: Translate) -> list[Move]:
    """Return all that hands may do now, in the order of its texts; empty while a number is to be rolled."""
    if session.over or session.progress.paused is not None:
        return []
    by_text = {footprint.move: footprint for footprint in session.turn.footprints}
    lines = []
    for move in legal(session):
        if move not in by_text and move != PASS:
            continue  # said, not done by hands
        path = move_path(session, by_text[move]) if move in by_text else MovePath()
        text = translate(sentences.tell_move(session, session.seat, move))
        lines.append(Move(move, path.start, path.to, path.kind, text, path.place, path.to_go))
    if not any(is_input(session, line.move) for line in lines):
        return lines
    return list({line.text: line for line in lines}.values())  # two ways to say one thing: once


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
