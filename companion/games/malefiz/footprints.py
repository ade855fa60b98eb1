"""What each legal Malefiz turn does to the picture, and what the picture of a position is.

Knows: positions, moves and the board's spots. Refuses to know: what the sensors saw.
"""

from collections.abc import Iterator
from functools import lru_cache
from operator import attrgetter

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import bits
from companion.core.model.types import Mask
from companion.games.malefiz.board import FOREST, Ground
from companion.games.malefiz.moves import numbers, places, source_name, targets
from companion.games.malefiz.notation import BARRICADE
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import walks


class Start(Struct, frozen=True):
    """Where a pawn may start: its name, its pool (None for a field), and the spots where the pawn may be."""

    name: str
    pool: int | None
    spots: Mask


def footprints(position: Position, die: int) -> list[Footprint]:
    """Return one footprint for each legal move, sorted by text."""
    if position.over:
        return []
    names, barricades, legal = position.ground.board.spots, position.barricades, list[Footprint]()
    for source, reached in targets(position, die):
        if not reached:
            continue
        start = _start(position, source)
        free = bits(places(position, source)) if reached & barricades else ()
        for target, walk in _walked(position, die, source, reached):
            moved = _pawn_moved(position, start, target, walk)
            if barricades >> target & 1:
                legal += [_placed(moved, f"{moved.move}>{names[place]}", target, place) for place in free]
            else:
                legal.append(moved)
    legal.sort(key=attrgetter("move"))
    return legal


def possible(position: Position) -> list[Footprint]:
    """Return one footprint for each turn by the numbers that come into question, sorted by text.

    A turn that several make may be counted on the way of each.
    """
    if position.die:
        return footprints(position, position.die)
    by_move: dict[str, Footprint] = {}
    for die in numbers(position):
        for footprint in footprints(position, die):
            known = by_move.get(footprint.move)
            by_move[footprint.move] = (
                replace(footprint, walk=footprint.walk | known.walk) if known else footprint
            )
    return sorted(by_move.values(), key=attrgetter("move"))


def _start(position: Position, source: int) -> Start:
    place, name = position.ground, source_name(position, source)
    if source < place.field_count:
        return Start(name, None, 1 << source)
    pool = place.pool_number(FOREST if name == FOREST else position.seat)
    return Start(name, pool, place.board.pools[pool].mask)


def _walked(position: Position, die: int, source: int, reached: Mask) -> Iterator[tuple[int, Mask]]:
    """Yield each field reached from a source, and the fields on all open walks to it."""
    barricades = position.barricades
    for target, paths in walks(position.variant, source)[die]:
        if target & reached:
            crossed = 0
            for fields in paths:
                if not fields & barricades:  # MA-10
                    crossed |= fields
            yield target.bit_length() - 1, crossed


def _pawn_moved(position: Position, start: Start, to: int, walk: Mask) -> Footprint:
    """Return the footprint of a pawn's way; a barricade taken is still in the air."""
    place, target, pool = position.ground, 1 << to, start.pool
    sign, lifted = "-", 0
    pools = () if pool is None else ((pool, -1),)
    pool_arrivals: tuple[tuple[int, Mask], ...] = ()
    if target & position.barricades:
        sign, lifted = "*", target
    elif target & position.all_pawns:
        sign, lifted = "x", target
        home = place.pool_number(position.pool_of_captive(to))
        pools = () if home == pool else tuple(sorted((*pools, (home, 1))))
        pool_arrivals = ((home, target),)
    return Footprint(
        move=f"{start.name}{sign}{place.board.spots[to]}",
        removed=start.spots if pool is None else 0,
        added=target ^ lifted,
        lifted=lifted,
        pools=pools,
        pool_lifts=() if pool is None else (pool,),
        arrivals=((to, start.spots),),
        pool_arrivals=pool_arrivals,
        walk=walk,
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


def kind_on(position: Position, spot: str) -> str:
    """Tell whose pawn stands on a spot, or ``barricade``; empty where nothing does."""
    index = position.ground.board.index[spot]
    return kinds(position, 1 << index)[index] or ""


@lru_cache(maxsize=64)  # asked some four times in a turn
def _kinds(
    place: Ground, standing: tuple[tuple[str, Mask], ...], in_forest: str | None, seen: Mask
) -> tuple[str | None, ...]:
    kinds: list[str | None] = [None] * len(place.board.spots)
    for kind, mask in standing:
        for spot in bits(seen & mask):
            kinds[spot] = kind
    for pool in place.board.pools:
        for spot in bits(seen & pool.mask):
            kinds[spot] = pool.kind or in_forest
    return tuple(kinds)
