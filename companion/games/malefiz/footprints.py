"""What each legal Malefiz turn does to the picture, and what the picture of a position is.

Knows: positions, moves and the board's spots. Refuses to know: what the sensors saw.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz.board import FOREST, Ground
from companion.games.malefiz.moves import places, source_name, targets
from companion.games.malefiz.notation import BARRICADE
from companion.games.malefiz.position import Position
from companion.games.malefiz.tables import tables


def footprints(position: Position, die: int) -> list[Footprint]:
    """Return one footprint for each legal move, sorted by text."""
    if position.over:
        return []
    names, pawns, found = position.ground.board.spots, position.all_pawns, list[Footprint]()
    for source, reached in targets(position, die):
        start = source_name(position, source)
        for target in bits(reached & ~position.barricades):
            sign = "x" if pawns >> target & 1 else "-"
            found.append(_pawn_moved(position, f"{start}{sign}{names[target]}", die, source, target))
        taken = bits(reached & position.barricades)
        free = bits(places(position, source)) if taken else ()
        for target in taken:
            text = f"{start}*{names[target]}>"
            moved = _pawn_moved(position, text, die, source, target)
            found += [_placed(moved, text + names[place], target, place) for place in free]
    found.sort(key=attrgetter("move"))
    return found


def _crossed(position: Position, die: int, source: int, to: int) -> Mask:
    """Return the fields on all open walks of a move."""
    crossed = 0
    for target, paths in tables(position.variant).walks[die][source]:
        if target == 1 << to:
            for fields in paths:
                if not fields & position.barricades:  # MA-10
                    crossed |= fields
    return crossed


def _pawn_moved(position: Position, text: str, die: int, source: int, to: int) -> Footprint:
    """Return the footprint of a pawn's way; a barricade taken is still in the air."""
    place = position.ground
    pools = place.board.pools
    target = 1 << to
    removed, added, lifted = 0, target, 0
    changes: dict[int, int] = {}
    pool_lifts: tuple[int, ...] = ()
    pool_arrivals: tuple[tuple[int, Mask], ...] = ()
    if source < place.field_count:
        removed = sources = 1 << source
    else:
        in_forest = source == tables(position.variant).forest
        pool = place.pool_number(FOREST if in_forest else position.seat)
        sources = pools[pool].mask
        changes[pool] = -1
        pool_lifts = (pool,)
    if target & position.occupied:
        added, lifted = 0, target
    if target & position.all_pawns:
        pool = place.pool_number(position.pool_of_captive(to))
        changes[pool] = changes.get(pool, 0) + 1
        pool_arrivals = ((pool, target),)
    return Footprint(
        move=text,
        removed=removed,
        added=added,
        lifted=lifted,
        pools=tuple((pool, change) for pool, change in sorted(changes.items()) if change),
        pool_lifts=pool_lifts,
        arrivals=((to, sources),),
        pool_arrivals=pool_arrivals,
        walk=_crossed(position, die, source, to),
    )


def _placed(moved: Footprint, text: str, taken: int, place: int) -> Footprint:
    """Return the footprint of such a way when the barricade goes to ``place``; some 80 for each way."""
    added = 1 << place
    back = moved.removed & added  # the barricade goes onto the field the pawn has just left
    return Footprint(
        text,
        moved.removed ^ back,
        added ^ back,
        moved.lifted | back,
        moved.pools,
        moved.pool_lifts,
        (*moved.arrivals, (place, 1 << taken)),
        moved.pool_arrivals,
        moved.walk,
    )


def picture(position: Position) -> Mask:
    """Return the expected picture; houses and forest are filled from their lowest place up."""
    result = position.occupied
    counts = dict(zip(position.seats, position.house, strict=True))
    counts[FOREST] = sum(position.forest)
    for pool in position.ground.board.pools:
        low = pool.mask & -pool.mask
        result |= low * ((1 << counts.get(pool.name, 0)) - 1)
    return result


def kinds(position: Position, seen: Mask) -> tuple[str | None, ...]:
    """Tell what stands on each spot of a picture of this position; None = nothing, or not known which.

    In the forest a pawn's owner is known while only one seat has pawns there.
    """
    there = [seat for seat, number in zip(position.seats, position.forest, strict=True) if number]
    standing = (*zip(position.seats, position.pawns, strict=True), (BARRICADE, position.barricades))
    return _kinds(position.ground, standing, there[0] if len(there) == 1 else None, seen)


@lru_cache(maxsize=64)  # asked some four times in a turn
def _kinds(
    place: Ground, standing: tuple[tuple[str, Mask], ...], in_forest: str | None, seen: Mask
) -> tuple[str | None, ...]:
    found: list[str | None] = [None] * len(place.board.spots)
    for kind, mask in standing:
        for spot in bits(seen & mask):
            found[spot] = kind
    for pool in place.board.pools:
        for spot in bits(seen & pool.mask):
            found[spot] = pool.kind or in_forest
    return tuple(found)
