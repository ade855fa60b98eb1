"""From what was touched, and the legal turns, to an observation: what the hands are doing.

Every legal turn has a footprint; sub-steps may come in any order, by any hand, over any time. Nothing is
decided here: an observation is shown at once and may be withdrawn with the next touch.

Refuses to know: how touches are followed (tracker.py), time passing (the referee decides at rest), and why a
try is illegal (the game judges).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint, Footprints
from companion.core.model.game import Arrangement, Board, union
from companion.core.model.observation import (
    AWAITED,
    MOVER,
    OWNERLESS,
    PIECE_AWAITED,
    SENT_OFF,
    Aim,
    Lazy,
    Observation,
)
from companion.core.model.session.tracked import Tracker
from companion.core.model.types import Kinds, Mask
from companion.core.tracking import arrangements, slide_path
from companion.core.tracking.polarity_filter import exchanged, fitting, misread

Match = tuple[Arrangement | None, Footprint]
"""A turn, and a way of the pieces that fits it; None where no way is known."""


class Change(Struct, frozen=True):
    """How a picture differs from the one the turn began with: fields emptied and filled, pool counts."""

    removed: Mask
    added: Mask
    pools: tuple[tuple[int, int], ...]

    @property
    def nothing(self) -> bool:
        """Whether what counts is as before."""
        return not (self.removed or self.added or self.pools)


def change(board: Board, start: Mask, picture: Mask) -> Change:
    """Return the difference that counts between two pictures."""
    differs = start ^ picture
    pools: tuple[tuple[int, int], ...] = ()
    if differs & ~board.fields:
        pools = tuple(
            (number, delta)
            for number, pool in enumerate(board.pools)
            if differs & pool.mask
            and (delta := (picture & pool.mask).bit_count() - (start & pool.mask).bit_count())
        )
    return Change(differs & start & board.fields, differs & picture & board.fields, pools)


def observation_of(board: Board, kinds: Kinds, tracker: Tracker, footprints: Footprints) -> Observation:
    """Tell what the hands are doing, as far as the picture and the touches tell.

    Args:
        board: the geometry.
        kinds: what stood on each spot when the turn began.
        tracker: what was seen since.
        footprints: the legal turns; none while the number is not known.

    Returns:
        ``settled``, ``in-hand``, ``complete``, ``same`` or ``mismatch`` (without the reason).
    """
    difference = change(board, tracker.began.picture, tracker.seen.picture)
    if difference.nothing and not exchanged(board, tracker):
        lifted = footprints if tracker.seen.lifted else ()
        same = tuple(f.move for f in lifted if _same(board, kinds, tracker, f))
        return Observation("same", moves=same) if same else Observation("settled")
    if complete := _complete(board, kinds, tracker, footprints, difference):
        return Observation("complete", moves=tuple(f.move for f in complete))
    return _in_hand(board, kinds, tracker, footprints, difference) or Observation("mismatch")


def certain(board: Board, kinds: Kinds, tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether the touches fit this turn, and not the picture alone."""
    return lifts_seen(board, tracker, footprint) and (
        tracker.arrangements is None
        or any(arrangements.ends(board, kinds, one, footprint) for one in tracker.arrangements)
    )


def ends(board: Board, tracker: Tracker, footprints: Footprints, masked: Mask = 0) -> tuple[Footprint, ...]:
    """Return the turns whose end the picture shows, whatever lifts were seen; none where it shows the start.

    What a turn does on ``masked`` spots is not looked at.
    """
    difference = change(board, tracker.began.picture, tracker.seen.picture)
    if difference.nothing and not exchanged(board, tracker):
        return ()
    if masked:
        fitting = [f for f in footprints if shows_end(board, difference, f, masked)]
    else:
        fitting = footprints.changing(difference.removed, difference.added, difference.pools)
    return tuple(f for f in slide_path.on_seen_paths(tracker, fitting) if misread(board, tracker, f) <= 1)


def shows_end(board: Board, difference: Change, footprint: Footprint, masked: Mask) -> bool:
    """Tell whether this change is what a turn does, wherever ``masked`` spots have no part in it."""
    if (footprint.removed ^ difference.removed | footprint.added ^ difference.added) & ~masked:
        return False
    unknown = {number for number, pool in enumerate(board.pools) if pool.mask & masked}

    def counts(pools: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
        return sorted(one for one in pools if one[0] not in unknown)

    return counts(footprint.pools) == counts(difference.pools)


def may_end(board: Board, tracker: Tracker, footprints: Sequence[Footprint]) -> tuple[Footprint, ...]:
    """Return the turns that put something wherever something has come."""
    now = change(board, tracker.began.picture, tracker.seen.picture)
    return tuple(f for f in footprints if may_become(f, now))


def wrong_pieces(
    board: Board, tracker: Tracker, legal: Sequence[Footprint], ends: Sequence[Footprint], *, strict: bool
) -> tuple[Footprint, ...]:
    """Return tries that look like one of ``ends``, but put another piece where it does not belong.

    Such a try has no ``move``. Only pieces count that were seen to be lifted and stand there as before.
    Ends in which a piece is taken are left out, for a bump would have to look just like that piece. This is
    rare, and to ask about it is nearly always in vain. ``strict``: those that move the piece on are kept.
    """
    tries: dict[tuple[tuple[int, Mask], ...], Footprint] = {}
    if not (back := tracker.seen.lifted & tracker.seen.picture & board.fields):
        return ()
    for end in (end for end in ends if not end.pool_arrivals):
        sources, target = end.arrivals[0][1], end.arrivals[-1][0]
        if end.lifted and (len(end.arrivals) == 1 or not strict):
            continue
        for other in legal:
            taken, its_sources = other.arrivals[0]
            if its_sources != sources or not 1 << taken & back:
                continue
            arrivals = ((taken, sources), (target, 1 << taken))
            if all(arrivals != each.arrivals for each in legal):
                tries[arrivals] = replace(end, move="", lifted=1 << taken, arrivals=arrivals)
    return tuple(tries.values())


def stood_before(board: Board, tracker: Tracker, footprints: Footprints, turn: Footprint) -> tuple[str, ...]:
    """Return other turns shown on the way to ``turn``, where nobody has touched their pieces since.

    Then it was rather that turn, and what came after it is the next player's.
    """
    difference = change(board, tracker.began.picture, tracker.seen.picture)
    picture, lifted = tracker.began.picture, 0
    by_move: dict[str, Footprint] = {}
    for touch in tracker.seen.touches:
        if touch.exchanged:
            continue
        picture ^= 1 << touch.spot
        lifted |= tracker.began.picture & ~picture
        if by_move:
            by_move = {
                move: f for move, f in by_move.items() if all(touch.spot != spot for spot, _ in f.arrivals)
            }
        if not footprints.adding((picture ^ tracker.began.picture) & picture & board.fields):
            continue
        then = change(board, tracker.began.picture, picture)
        if then == difference:
            continue
        shown = footprints.changing(then.removed, then.added, then.pools)
        by_move.update((f.move, f) for f in shown if f.move != turn.move and _left(board, lifted, f))
    return tuple(sorted(by_move))


def lifts_seen(board: Board, tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether every piece that this turn takes off a field or out of a pool was seen to leave it."""
    return _left(board, tracker.seen.lifted, footprint)


def _left(board: Board, lifted: Mask, footprint: Footprint) -> bool:
    return not footprint.lifted & ~lifted and all(
        lifted & board.pools[number].mask for number in footprint.pool_lifts
    )


def _same(board: Board, kinds: Kinds, tracker: Tracker, footprint: Footprint) -> bool:
    """Tell whether a turn that leaves the picture as it was can have been played, its lifts seen.

    What else was lifted and put back is nothing; where a lift was missed the lifts must be exactly these.
    """
    if footprint.removed or footprint.added or footprint.pools or misread(board, tracker, footprint):
        return False
    if tracker.arrangements is not None:
        return certain(board, kinds, tracker, footprint)
    exactly = tracker.seen.lifted & board.fields == footprint.lifted and not tracker.seen.lifted & ~(
        footprint.lifted | sum(board.pools[number].mask for number in footprint.pool_lifts)
    )
    return exactly and lifts_seen(board, tracker, footprint)


def _complete(
    board: Board, kinds: Kinds, tracker: Tracker, footprints: Footprints, now: Change
) -> list[Footprint]:
    """Return the turns whose end stands and lifts were seen; if hands can play some, only those."""
    ended = footprints.changing(now.removed, now.added, now.pools)
    seen = [f for f in ended if lifts_seen(board, tracker, f)]
    seen = list(fitting(board, tracker, slide_path.on_seen_paths(tracker, seen)))
    return [f for f in seen if certain(board, kinds, tracker, f)] or seen


def _in_hand(
    board: Board, kinds: Kinds, tracker: Tracker, footprints: Sequence[Footprint], difference: Change
) -> Observation | None:
    """Return that pieces are in the air, or a turn is half done; None if anything stands on a wrong spot."""
    known = tracker.arrangements
    ways = None if known is None else arrangements.SortedWays(board, kinds, known)
    begun = partial(_begun, board, kinds, tracker, footprints, difference, ways=ways)
    if next(begun(), None) is not None:
        return Observation("in-hand", lifted=_in_air(tracker), aim=Lazy(partial(_aim, board, tracker, begun)))
    if (
        difference.added
        or any(delta >= 0 for _, delta in difference.pools)
        or exchanged(board, tracker)
        or difference.removed & board.apart
    ):
        return None
    return Observation("in-hand", lifted=_in_air(tracker), aim=PIECE_AWAITED)


def _begun(
    board: Board,
    kinds: Kinds,
    tracker: Tracker,
    footprints: Sequence[Footprint],
    difference: Change,
    *,
    ways: arrangements.SortedWays | None,
) -> Iterator[Match]:
    """Yield the turns that this may become, each with every way of the pieces that fits it."""
    loose = difference.removed & board.apart
    may = (f for f in footprints if may_become(f, difference) and not loose & ~(f.removed | f.lifted))
    possible = fitting(board, tracker, may, at_end=False)
    if ways is None:
        yield from ((None, f) for f in possible if not _extra(f, difference))
        return
    for footprint in possible:
        for arrangement in ways.fitting(footprint):
            match = arrangement, footprint
            if not _lifted_over(board, kinds, tracker, match):
                yield match


def _aim(board: Board, tracker: Tracker, begun: Callable[[], Iterator[Match]]) -> Aim:
    """Tell where what is in the air may go, in the turns that may have begun."""
    matches = list(begun())
    # a field that was lifted and filled again while a pawn was in the air is rather taken than straightened
    matches = [match for match in matches if match[0] is None or match[0].moved] or matches
    targets, last = dict.fromkeys(AWAITED, 0), None
    held = {arrangement: _held(tracker, arrangement) for arrangement in tracker.arrangements or (None,)}
    looked: set[Mask] = set()
    for arrangement, footprint in _nearest(matches, held):
        if footprint is not last:
            last, looked = footprint, set()
        if held[arrangement] not in looked:
            looked.add(held[arrangement])
            for what, spots in _open(board, held[arrangement], footprint, tracker.seen.picture):
                targets[what] |= spots
    first = next((what for what in AWAITED if targets[what]), MOVER)
    return Aim(first, targets[first])


def _lifted_over(board: Board, kinds: Kinds, tracker: Tracker, match: tuple[Arrangement, Footprint]) -> bool:
    """Tell whether a piece stands where this input brings it, but was not seen to go there by its way."""
    one, footprint = match
    unseen = not one.held and slide_path.is_path_unseen(tracker, footprint)
    return unseen and arrangements.ends(board, kinds, one, footprint)


def may_become(footprint: Footprint, now: Change) -> bool:
    """Tell whether all that has come stands where this turn brings something."""
    gains = dict(footprint.pools)
    return not now.added & ~footprint.added and all(
        delta < 0 or delta <= max(gains.get(number, 0), _returns(footprint, number))
        for number, delta in now.pools
    )


def _returns(footprint: Footprint, number: int) -> int:
    """Return the houses that may hold one more: a captured pawn enters before the mover has left."""
    return int(any(target == number for target, _ in footprint.pool_arrivals))


def _extra(footprint: Footprint, now: Change) -> bool:
    """Tell whether more left than this turn lifts, so that what was put down may be something else."""
    for number, delta in now.pools:
        if delta < 0 and number not in footprint.pool_lifts:
            return True
    return bool(now.removed & ~(footprint.removed | footprint.lifted))


def _in_air(tracker: Tracker) -> Mask:
    if tracker.arrangements is None:
        return tracker.began.picture & ~tracker.seen.picture
    return union(1 << origin for arrangement in tracker.arrangements for origin in arrangement.held)


def _held(tracker: Tracker, arrangement: Arrangement | None) -> Mask:
    if arrangement is None:
        return tracker.began.picture & ~tracker.seen.picture
    return sum(1 << origin for origin in arrangement.held)


def _sources(footprint: Footprint) -> Mask:
    return union(sources for _, sources in (*footprint.arrivals, *footprint.pool_arrivals))


def _nearest(matches: list[Match], held: Mapping[Arrangement | None, Mask]) -> list[Match]:
    """Return the ways that use every piece in the air, if there are any: a bumped neighbour lights nothing.

    Of these the ones that are furthest: what is put on a piece's field while it is in the air has taken it,
    far more often than it is that piece put back.
    """
    exact, last, sources = [], None, 0
    for match in matches:
        one, footprint = match
        if footprint is not last:
            last, sources = footprint, _sources(footprint)
        if one is None or not held[one] & ~sources:
            exact.append(match)
    steps = [_steps_done(one, f) for one, f in exact or matches]
    most = max(steps, default=0)
    return [match for match, number in zip(exact or matches, steps, strict=True) if number == most]


def _steps_done(arrangement: Arrangement | None, footprint: Footprint) -> int:
    """Tell how many pieces have arrived where this turn brings them."""
    done = 0
    for spot, origin in arrangement.moved if arrangement else ():
        for target, sources in footprint.arrivals:
            done += spot == target and sources >> origin & 1
    return done


def _open(board: Board, held: Mask, footprint: Footprint, picture: Mask) -> Iterator[tuple[str, Mask]]:
    """Tell what is in the air in this turn, and where it goes; the mover is a footprint's first arrival."""
    for number, (target, sources) in enumerate(footprint.arrivals):
        if sources & held and target < len(board.spots):
            yield (OWNERLESS if number else MOVER), 1 << target
    for pool, sources in footprint.pool_arrivals:
        if sources & held:
            yield SENT_OFF, board.pools[pool].mask & ~picture
