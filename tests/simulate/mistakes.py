"""Illegal tries of every reason that sensors can show, and what the referee should say of them.

Each is drawn from what the rules forbid (notation.md, part 4), by walking the board. Refuses to know:
how the referee judges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from companion.simulate.ground import BARRICADE, FOREST, pool_of
from companion.simulate.hand import Edge
from companion.simulate.pieces import Carry
from tests.simulate.lively_hand import LivelyHand
from tests.simulate.tried_pieces import TriedPieces, takes_barricade


class Mistake(Struct, frozen=True):
    """An illegal try: the reason that fits it first, and the spots that are then wrong and missing."""

    reason: str
    wrong: tuple[str, ...]
    missing: tuple[str, ...]


Found = tuple[Mistake, list[Carry]]


def try_illegal(
    hand: LivelyHand, reason: str, die: int | None, start_ms: int, barricade_rows: int = 1
) -> tuple[list[Edge], Mistake] | None:
    """Try something illegal, of one of `REASONS`; the turn is still the hand's afterwards.

    Args:
        hand: whose board shows what it should.
        reason: which rule to break.
        die: the number rolled; None for ``no-roll``.
        start_ms: when to begin.
        barricade_rows: how many rows at the bottom take no barricade.

    Returns:
        The edges, and the verdict expected when they have rested; None where this cannot be tried now.
    """
    found = tries(hand, reason, die or 0, barricade_rows)
    if not found:
        return None
    mistake, carries = hand.rng.choice(found)
    return hand.mistake(carries, start_ms), mistake


def tries(pieces: TriedPieces, reason: str, die: int, barricade_rows: int) -> list[Found]:
    """Return all tries of this reason that are possible now, with what is to be carried for each."""
    found = list(_TRIES[reason](pieces, die))
    if reason == "barricade-place":
        found = [one for one in found if _forbidden(pieces, one[0].wrong[0], barricade_rows)]
    return found


# --- what could be moved where -------------------------------------------------------------------


def _own(hand: TriedPieces) -> Iterator[tuple[int, str]]:
    """Return own pawns and where they stand; of those in a house or the forest, one each."""
    pools = set()
    for piece, spot in hand.at.items():
        if spot and hand.kind[piece] == hand.seat and spot != hand.ground.goal:
            pool = pool_of(spot)
            if not pool or pool not in pools:
                pools.add(pool)
                yield piece, spot


def _exact(hand: TriedPieces, spot: str, die: int) -> set[str]:
    return {walk[-1] for walk in hand.ground.walks(spot, die, hand.barricades)}


def _bare(hand: TriedPieces, spot: str, die: int) -> set[str]:
    return {walk[-1] for walk in hand.ground.walks(spot, die, ())}


def _free(hand: TriedPieces) -> list[str]:
    return [field for field in hand.ground.fields if field not in hand.occupied]


def _forbidden(hand: TriedPieces, field: str, rows: int) -> bool:
    return not takes_barricade(hand.ground, field, rows)


def _may_capture_own(hand: TriedPieces) -> bool:
    return bool(hand.game.dump(hand.position).get("options", {}).get("capture_own", True))


def _simple(reason: str, piece: int, spot: str, field: str, way: tuple[str, ...] = ()) -> Found:
    return Mistake(reason, (field,), (spot,)), [Carry(piece, (field,), way, count=bool(way))]


# --- the tries -----------------------------------------------------------------------------------


def _not_your_piece(hand: TriedPieces, die: int) -> Iterator[Found]:
    """Yield moves of somebody else's pawn, or of a barricade that no own pawn can take."""
    reach = {field for _, spot in _own(hand) for field in _exact(hand, spot, die)}
    for piece, spot in hand.at.items():
        kind = hand.kind[piece]
        if spot is None or spot == hand.ground.goal or kind == hand.seat:
            continue
        if pool_of(spot) == FOREST and hand.spares_doubt:
            continue
        if kind != BARRICADE or spot not in reach:
            yield _simple("not-your-piece", piece, spot, hand.rng.choice(_free(hand)))


def _no_roll(hand: TriedPieces, _die: int) -> Iterator[Found]:
    for piece, spot in _own(hand):
        yield _simple("no-roll", piece, spot, hand.rng.choice(_free(hand)))


def _blocked(hand: TriedPieces, die: int) -> Iterator[Found]:
    for piece, spot in _own(hand):
        for field in sorted(_bare(hand, spot, die) - _exact(hand, spot, die) - hand.occupied):
            yield _simple("blocked", piece, spot, field)


def _overshoot(hand: TriedPieces, die: int) -> Iterator[Found]:
    goal = hand.ground.goal
    for piece, spot in _own(hand):
        nearer = any(goal in _bare(hand, spot, number) for number in range(1, die))
        if nearer and goal not in _bare(hand, spot, die) | hand.occupied:
            yield _simple("overshoot", piece, spot, goal)


def _turned_back(hand: TriedPieces, die: int) -> Iterator[Found]:
    """Yield going forward, and the rest of the number back over the same edge, tapping each field."""
    for piece, spot in _own(hand):
        for forth in range(die // 2 + 1, die):
            for walk in hand.ground.walks(spot, forth, hand.barricades):
                back = walk[2 * forth - die - 1 : forth - 1]
                end, way = back[0], (*walk, *reversed(back[1:]))
                if end not in _bare(hand, spot, die) and hand.occupied.isdisjoint(walk):
                    yield _simple("turned-back", piece, spot, end, way)


def _wrong_count(hand: TriedPieces, die: int) -> Iterator[Found]:
    """Yield another number counted, tapping, or any field."""
    for piece, spot in _own(hand):
        for number in {die % 6 + 1, max(die - 1, 1)}:
            for walk in hand.ground.walks(spot, number, hand.barricades):
                if walk[-1] not in _bare(hand, spot, die) | hand.occupied | {hand.ground.goal}:
                    yield _simple("wrong-count", piece, spot, walk[-1], walk[:-1])
        for field in hand.rng.sample(_free(hand), 8):
            if field not in _bare(hand, spot, die) and field != hand.ground.goal:
                yield _simple("wrong-count", piece, spot, field)


def _captures(hand: TriedPieces, die: int) -> Iterator[tuple[int, str, int, str]]:
    """Return own pawn, its spot, the pawn that it would land on, and that one's field, by distance."""
    for piece, spot in _own(hand):
        for field in sorted(_exact(hand, spot, die) & hand.occupied - {hand.ground.goal}):
            taken = hand.standing[field]
            if hand.kind[taken] != BARRICADE:
                yield piece, spot, taken, field


def _is_prey(hand: TriedPieces, pawn: int, die: int) -> bool:
    """Tell whether another own pawn may capture this one: in the house or forest it is half of that turn."""
    return _may_capture_own(hand) and any(
        own == pawn and other != pawn and field not in hand.ground.rest
        for other, _, own, field in _captures(hand, die)
    )


def _landed(hand: TriedPieces, reason: str, die: int) -> Iterator[Found]:
    for piece, spot, taken, field in _captures(hand, die):
        safe = field in hand.ground.rest
        if safe != (reason == "rest-field") or (not safe and hand.kind[taken] != hand.seat):
            continue
        homes = [place for place in hand.home_of(taken, field) if place not in hand.occupied]
        if not homes or (hand.spares_doubt and pool_of(homes[0]) == pool_of(spot)):
            continue
        half = pool_of(homes[0]) in (hand.seat, FOREST)
        if not half or not _is_prey(hand, piece, die):
            home = hand.rng.choice(homes)
            carries = [Carry(taken, (home,)), Carry(piece, (field,))]
            yield Mistake(reason, (home,), (spot,)), carries


def _rest_field(hand: TriedPieces, die: int) -> Iterator[Found]:
    yield from _landed(hand, "rest-field", die)


def _own_pawn(hand: TriedPieces, die: int) -> Iterator[Found]:
    if not _may_capture_own(hand):
        yield from _landed(hand, "own-pawn", die)


def _barricade_place(hand: TriedPieces, die: int) -> Iterator[Found]:
    """Yield a barricade that is taken, and put where none may lie."""
    for piece, spot in _own(hand):
        exact = _exact(hand, spot, die)
        for field in sorted(exact & hand.barricades):
            for place in _free(hand):
                could_go = hand.spares_doubt and place in exact  # the pawn itself
                if _forbidden(hand, place, 2) and not could_go:
                    carries = [Carry(piece, (field,)), Carry(hand.standing[field], (place,))]
                    yield Mistake("barricade-place", (place,), ()), carries


def _wrong_house(hand: TriedPieces, die: int) -> Iterator[Found]:
    """Yield a capture, and the pawn is brought home to somebody else or to the wrong kind of home."""
    capture_own = _may_capture_own(hand)
    for piece, spot, taken, field in _captures(hand, die):
        if field in hand.ground.rest or (hand.kind[taken] == hand.seat and not capture_own):
            continue
        right = pool_of(hand.home_of(taken, field)[0])
        lowest = [place for place in hand.ground.pools[right] if place not in hand.occupied]
        if not lowest or (hand.spares_doubt and pool_of(spot) == right):
            continue  # the house would look as before
        prey = hand.spares_doubt and _is_prey(hand, piece, die)
        for pool, places in hand.ground.pools.items():
            free = [place for place in places if place not in hand.occupied]
            if prey and pool in (hand.seat, FOREST):
                continue
            if free and pool not in (right, pool_of(spot)):
                home = hand.rng.choice(free)
                carries = [Carry(taken, (home,)), Carry(piece, (field,))]
                yield Mistake("wrong-house", (home,), (lowest[0],)), carries


def _two_moves(hand: TriedPieces, die: int) -> Iterator[Found]:
    """Return two own pawns, each to a field that it could have gone to."""
    legal = [
        (piece, spot, field)
        for piece, spot in _own(hand)
        for field in sorted(_exact(hand, spot, die) - hand.occupied)
    ]
    for piece, spot, field in legal:
        for other, place, end in legal:
            if piece < other and field != end and hand.ground.goal not in (field, end):
                wrong, missing = tuple(sorted((field, end))), tuple(sorted((spot, place)))
                yield Mistake("two-moves", wrong, missing), [Carry(piece, (field,)), Carry(other, (end,))]


_TRIES: dict[str, Callable[[TriedPieces, int], Iterator[Found]]] = {
    "not-your-piece": _not_your_piece,
    "no-roll": _no_roll,
    "blocked": _blocked,
    "overshoot": _overshoot,
    "turned-back": _turned_back,
    "wrong-count": _wrong_count,
    "rest-field": _rest_field,
    "own-pawn": _own_pawn,
    "barricade-place": _barricade_place,
    "wrong-house": _wrong_house,
    "two-moves": _two_moves,
}

REASONS = tuple(_TRIES)
"""What `try_illegal` can try; ``must-move`` and ``unexplained`` move no piece of the game."""
