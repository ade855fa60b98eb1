"""How to put a board right: which piece goes from where to where, in the fewest hand moves.

Knows: what should stand and what does stand, and, where hands were followed or sensors see kinds, which piece
is which. Refuses to know: why the board is wrong, the rules, and how the way is shown.

What counts: docs/explanation/recovery.md; proof and numbers: docs/lab/recovery.md.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from companion.core.guidance.pairing import FORBIDDEN, pair, rings
from companion.core.model.fast_replace import replace
from companion.core.model.game import Board, bits, lowest
from companion.core.model.types import Kinds, Mask

Among = frozenset[str] | None
"""What a piece may be, or what a spot takes: one of these kinds; None: anything."""

KNOWN = -(10**4)
"""Cost of bringing a piece back to where it came from: before any saving of distance on a table."""

STAY = -(10**8)
"""Cost of a piece that stays in a pool that has too many: as many stay as belong there, whatever it costs."""

AT_HOME = -(5 * 10**3)
"""Added where the piece stands on a place that was full before: rather the one that came leaves."""


class Step(Struct, frozen=True):
    """One hand move: the piece on spot ``frm`` (None: not on the board) goes to ``to`` (None: off the board).

    ``piece`` is the kind of the piece: a seat, ``barricade`` ..., or None where it is not known.
    """

    frm: int | None
    to: int | None
    piece: str | None


class _Scene(Struct, frozen=True):
    """What `plan` is told; ``needs`` is what each spot takes where it takes anything."""

    board: Board
    expected: Mask
    seen: Mask
    needs: Sequence[Among]
    wandered: Mapping[int, int]
    held: Sequence[int]
    seen_kinds: Sequence[Among] | None
    hand: _Stray | None = None


class _Stray(Struct, frozen=True):
    """A piece that must leave the spot ``at`` (None: it is in the air).

    ``near`` is where it is or was, for distances; ``origin`` where it came from, if known.
    """

    at: int | None
    near: int
    kinds: Among
    origin: int | None


def plan(
    board: Board,
    expected: Mask,
    seen: Mask,
    kinds: Kinds,
    wandered: Mapping[int, int],
    *,
    held: Sequence[int] = (),
    lifted: tuple[int, int | None] | None = None,
    seen_kinds: Sequence[Among] | None = None,
) -> tuple[Step, ...]:
    """Return the way from the picture ``seen`` to one that counts like ``expected``.

    With the fewest hand moves first, then every piece that was followed back to where it came from, then the
    smallest sum of distances (only nearly, where a ring is opened on the way). In a pool only the number
    counts. Steps come in an order in which each target is free; where pieces stand in a ring on each other's
    places, one of them is taken off first and put back last.

    Args:
        board: the geometry.
        expected: the picture as it should be.
        seen: the picture as it is.
        kinds: what stands on each spot of ``expected``; None where it is not known.
        wandered: spot -> spot from which the piece that stands there came, for pieces that were followed.
        held: where the pieces in the air came from, as far as followed.
        lifted: the spot that the piece in the hand was lifted from last, and which of ``held`` it is (None:
            not followed); it keeps its target.
        seen_kinds: for each spot what its sensor takes the piece there to be; on an empty spot, what stood
            there last. It is believed before what was followed.

    Returns:
        The steps, the first to be done first; none where all is right.
    """
    scene = _Scene(board, expected, seen, _needs(board, kinds), wandered, held, seen_kinds)
    if lifted is None or seen >> lifted[0] & 1:
        return _shortest(scene)
    hand, kept = _keeping_its_target(scene, *lifted)
    shown = replace(scene, held=[origin for origin in held if origin != hand.origin], hand=hand)
    back = _shortest(shown)
    used = any(step.frm is None and _may_go(shown, hand, step.to) for step in back)
    laid_aside = 0 if used else 1  # a hand move, too, though in no plan
    return kept if kept and len(kept) <= len(back) + laid_aside else back


def _needs(board: Board, kinds: Kinds) -> list[Among]:
    """Tell what each spot takes.

    A pool that several kinds share takes any kind that has a pool of its own.
    """
    needs: list[Among] = [None if kind is None else frozenset((kind,)) for kind in kinds]
    living = frozenset(pool.kind for pool in board.pools if pool.kind is not None)
    for pool in board.pools:
        takes = living if pool.kind is None else frozenset((pool.kind,))
        for spot in bits(pool.mask):
            needs[spot] = needs[spot] or takes or None
    return needs


def _shortest(scene: _Scene) -> tuple[Step, ...]:
    wrong, gaps, crowds = _differences(scene)
    strays = [] if scene.hand is None else [scene.hand]
    strays += [_Stray(None, origin, scene.needs[origin], origin) for origin in scene.held]
    strays += [_stray(scene, spot) for spot in bits(wrong)]
    strays, found = _pair(scene, strays, gaps, crowds)
    pairs = {row: gaps[column] for row, column in found.items()}
    moved = [Step(strays[row].at, to, _named(scene.needs[to])) for row, to in sorted(pairs.items())]
    off = [
        Step(stray.at, None, _named(stray.kinds))
        for row, stray in enumerate(strays)
        if row not in pairs and stray.at is not None
    ]
    put = [Step(None, gap, _named(scene.needs[gap])) for gap in gaps if gap not in pairs.values()]
    return tuple(_in_order(moved + off + put))


def _named(kinds: Among) -> str | None:
    return next(iter(kinds)) if kinds is not None and len(kinds) == 1 else None


def _keeping_its_target(scene: _Scene, lifted: int, origin: int | None) -> tuple[_Stray, tuple[Step, ...]]:
    """Return the piece in the hand, and the way back that begins with its step; no way if it is not free."""
    before = replace(
        scene,
        seen=scene.seen | 1 << lifted,
        wandered=scene.wandered if origin in (None, lifted) else {**scene.wandered, lifted: origin},
        held=[each for each in scene.held if each != origin],
    )
    shortest = _shortest(before)
    back = Step(lifted, lifted, _named(scene.needs[lifted]))
    mine = next((step for step in shortest if step.frm == lifted), back)
    others = tuple(step for step in shortest if step is not mine)
    kinds = scene.needs[lifted] if mine is back else _stray(before, lifted).kinds
    hand = _Stray(None, lifted, kinds, origin)
    if mine.to is None:
        return hand, others
    return hand, () if scene.seen >> mine.to & 1 else (Step(None, mine.to, mine.piece), *others)


# --- what stands wrong, and what is missing ----------------------------------------------------


class _Crowd(Struct, frozen=True):
    """A pool with too many pieces that fit: of those that stand ``there``, ``stay`` many stay."""

    there: Mask
    stay: int


def _differences(scene: _Scene) -> tuple[Mask, list[int], list[_Crowd]]:
    """Return the spots whose piece must leave, the spots that lack one, and the pools that have too many."""
    board, expected, seen = scene.board, scene.expected, scene.seen
    fit = sum(1 << spot for spot in bits(seen) if _fits(scene, spot))
    wrong, missing = seen & ~(expected & fit) & board.fields, expected & ~fit & board.fields
    crowds = []
    for pool in board.pools:
        there, should = fit & pool.mask, expected & pool.mask
        more = there.bit_count() - should.bit_count()
        wrong |= seen & pool.mask & ~fit
        missing |= lowest(-more, should & ~seen, pool.mask & ~seen, pool.mask & ~there)
        if more > 0:
            crowds.append(_Crowd(there, should.bit_count()))
    return wrong, list(bits(missing)), crowds


def _fits(scene: _Scene, spot: int) -> bool:
    """Tell whether the piece that stands on a spot may be of the kind that belongs there."""
    takes, told = scene.needs[spot], _told(scene, spot)
    if takes is not None and told is not None:
        if not told & takes:
            return False
        if told <= takes:
            return True
    if (origin := scene.wandered.get(spot)) is None or _same_place(scene.board, spot, origin):
        return True
    return takes is not None and len(takes) == 1 and takes == scene.needs[origin]


def _told(scene: _Scene, spot: int) -> Among:
    return None if scene.seen_kinds is None else scene.seen_kinds[spot]


def _stray(scene: _Scene, spot: int) -> _Stray:
    """Return a piece that stands wrong; what was followed is forgotten where the sensor contradicts it."""
    kinds, origin = _told(scene, spot), scene.wandered.get(spot)
    if origin is None:
        return _Stray(spot, spot, kinds, None)
    followed = scene.needs[origin]
    if kinds is None or followed is None:
        return _Stray(spot, spot, followed if kinds is None else kinds, origin)
    both = kinds & followed
    return _Stray(spot, spot, both, origin) if both else _Stray(spot, spot, kinds, None)


# --- who goes where ----------------------------------------------------------------------------


def _pair(
    scene: _Scene, wrong: Sequence[_Stray], gaps: list[int], crowds: Sequence[_Crowd]
) -> tuple[list[_Stray], dict[int, int]]:
    """Return all pieces that must leave, and number of the piece -> number of the gap that it fills.

    Where one place of a pool serves better than another, ``gaps`` is changed in place.
    """
    strays, homes, width = list(wrong), [range(0)] * len(wrong), len(gaps)
    for crowd in crowds:  # those that stay go to columns of their own
        strays += [_stray(scene, spot) for spot in bits(crowd.there)]
        homes += [range(width, width + crowd.stay)] * crowd.there.bit_count()
        width += crowd.stay
    costs = [
        [_cost(scene, stray, gap) for gap in gaps]
        + [_stay(scene, stray) if column in home else FORBIDDEN for column in range(len(gaps), width)]
        for stray, home in zip(strays, homes, strict=True)
    ]
    row_at = {stray.at: row for row, stray in enumerate(strays) if stray.at is not None}
    spare = _spare(scene, row_at.keys(), gaps)
    blocks = {column: row_at[gap] for column, gap in enumerate(gaps) if gap in row_at}
    found = pair(costs, blocks) if costs else {}
    for ring in rings(found, blocks):
        for column in [found[row] for row in ring if spare.get(found[row])][:1]:
            gaps[column] = spare[column].pop()
    leave = [row for row in range(len(strays)) if found.get(row, -1) < len(gaps)]
    number = {row: new for new, row in enumerate(leave)}
    pairs = {number[row]: column for row, column in found.items() if row in number}
    return [strays[row] for row in leave], pairs


def _spare(scene: _Scene, taken: Iterable[int], gaps: Sequence[int]) -> dict[int, list[int]]:
    """Return number of a gap -> places of its pool that fall free and may be filled instead."""
    spare: dict[int, list[int]] = {}
    for pool in scene.board.pools:
        if falls_free := [spot for spot in taken if pool.mask >> spot & 1 and spot not in gaps]:
            spare |= {c: falls_free for c, gap in enumerate(gaps) if pool.mask >> gap & 1}
    return spare


def _stay(scene: _Scene, stray: _Stray) -> int:
    assert stray.at is not None
    return STAY + (AT_HOME if scene.expected >> stray.at & 1 else 0)


def _cost(scene: _Scene, stray: _Stray, gap: int) -> int:
    """Tell the cost in hundredths of a field width."""
    if not _may_go(scene, stray, gap):
        return FORBIDDEN
    if stray.origin is not None and _same_place(scene.board, stray.origin, gap):
        return KNOWN
    (x1, y1), (x2, y2) = scene.board.xy[stray.near], scene.board.xy[gap]
    return round(100 * math.hypot(x1 - x2, y1 - y2))


def _may_go(scene: _Scene, stray: _Stray, gap: int | None) -> bool:
    """Tell whether a piece may be what a gap lacks; the one in the hand goes nowhere where another stands."""
    if (
        gap is None
        or (stray is scene.hand and scene.seen >> gap & 1)
        or (scene.board.apart >> stray.near ^ scene.board.apart >> gap) & 1
    ):
        return False
    kinds, needs = stray.kinds, scene.needs[gap]
    return kinds is None or needs is None or bool(kinds & needs)


def _same_place(board: Board, one: int, other: int) -> bool:
    return one == other or any(pool.mask >> one & pool.mask >> other & 1 for pool in board.pools)


# --- in which order ----------------------------------------------------------------------------


def _in_order(steps: Sequence[Step]) -> Iterator[Step]:
    """Yield the steps as they come; one onto a spot that is still taken waits until it is free."""
    waiting = list(steps)
    while waiting:
        taken = {step.frm for step in waiting if step.frm is not None}
        for number, step in enumerate(waiting):
            if step.to not in taken:
                yield waiting.pop(number)
                break
        else:  # a ring: one makes room and comes back last
            first = next(step for step in waiting if step.frm is not None)
            waiting.remove(first)
            waiting.append(Step(None, first.to, first.piece))
            yield Step(first.frm, None, first.piece)
