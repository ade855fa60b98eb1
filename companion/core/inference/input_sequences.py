"""Hands that are ahead: several inputs on the board that have come to rest together.

A turn may be made of many inputs, and hands need not rest between them: two walls are put back at the same
time, a figure goes three fields in one go. Where the picture is the end of no single input it may be that of
a *chain*, each input heard in turn, their footprints joined. And where a wall has certainly been moved as it
may be, but something else was done too early, the wall counts and the rest is judged after it.

Refuses to know: what is likely (likelihood.py), and when it is time to decide (rest_decisions.py).
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.core.inference import footprint_match, trays
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint, Footprints
from companion.core.model.game import Board, bits, union
from companion.core.model.inputs import BLANK, Taken, read_input
from companion.core.model.session import Session
from companion.core.model.types import Mask
from companion.core.tracking import masking, slide_path

MOST_INPUTS = 3
"""Inputs in a chain, at most: what takes longer comes to rest in between."""


def shown(session: Session) -> tuple[Footprint, ...]:
    """Return the chains of two and more inputs of one turn whose end the picture shows.

    None where each turn is one input, and where the picture is as when the turn began.
    """
    tracker = session.turn.tracker
    if session.turns_are_moves or tracker.began.picture == tracker.seen.picture:
        return ()
    footprints = Footprints(
        footprint for footprint in session.turn.footprints if not trays.hands_in(session.board, footprint)
    )
    search = _Search(session, tracker.seen.picture, {})
    found = search.onward(session.position, footprints, tracker.began.picture, MOST_INPUTS - 1)
    return footprint_match.ends(session.board, tracker, Footprints(found))


class _Search(NamedTuple):
    """Looks for chains that lead from a picture to this end; inputs that end alike are followed once."""

    session: Session
    end: Mask
    known: dict[object, Footprints]

    def onward(self, position: object, footprints: Footprints, start: Mask, more: int) -> Iterator[Footprint]:
        """Yield chains that begin with one of these; fouls begin none, since a foul ends it all."""
        game, board = self.session.game, self.session.board
        fouls = _fouls(self.session, position)
        for first in slide_path.on_begun_paths(self.session.turn.tracker, footprints):
            if first.move in fouls:
                continue
            taken = game.hear(position, read_input(first.move, game.words))
            if not isinstance(taken, Taken) or taken.ends:
                continue
            following = self._following(taken.position)
            after = start & ~first.removed | first.added
            for second in following.changing(after & ~self.end, self.end & ~after, ()):
                yield joined(board, start, first, second)
            if more > 1:
                for rest in self.onward(taken.position, following, after, more - 1):
                    yield joined(board, start, first, rest)

    def _following(self, position: object) -> Footprints:
        if position not in self.known:
            all_next = self.session.game.footprints(position)
            self.known[position] = Footprints(
                one for one in all_next if not trays.hands_in(self.session.board, one)
            )
        return self.known[position]


def distinct(session: Session, found: Iterable[Footprint]) -> tuple[Footprint, ...]:
    """Keep one of the chains that lead to the same position, in the order in which hands did it."""
    at_ms = {touch.spot: touch.at_ms for touch in session.turn.tracker.seen.touches}
    best: dict[object, Footprint] = {}
    orders: dict[object, list[bool]] = {}
    for one in sorted(found, key=lambda footprint: footprint.move):
        steps, position, foul = _walked(session, one.move)
        if not _in_turn(session, steps):
            continue
        changed = [step.removed | step.added for step in steps]
        times = [max((at_ms.get(spot, 0) for spot in bits(spots)), default=0) for spots in changed]
        against = [earlier > later for earlier, later in itertools.pairwise(times)]
        rest_ms = session.table.settings.rest_legal_ms
        far = any(earlier - later >= rest_ms for earlier, later in itertools.pairwise(times))
        if far or (foul and any(against)):
            continue  # what was done before the rest was rather allowed then, and a word is missing
        if position not in best or against < orders[position]:
            best[position], orders[position] = one, against
    return tuple(best.values())


def _in_turn(session: Session, steps: Iterable[Footprint]) -> bool:
    """Tell whether no wall lifted when another was out is pulled after a figure has gone."""
    tracker, apart = session.turn.tracker, session.board.apart
    at_rest = tracker.began.picture & tracker.seen.picture
    lifts = [
        touch for touch in tracker.seen.touches if not touch.on and not (apart | at_rest) >> touch.spot & 1
    ]
    came = {touch.spot: touch.at_ms for touch in tracker.seen.touches if touch.on}
    left = {touch.spot: touch.at_ms for touch in tracker.seen.touches if not touch.on}
    lifted_ms = -1
    for step in steps:
        if any(left.get(spot, lifted_ms) < lifted_ms for spot in bits(step.removed & apart)):
            return False
        for spot in bits(step.added & ~apart):
            before = [touch.at_ms for touch in lifts if touch.at_ms < came.get(spot, 0)]
            lifted_ms = max([lifted_ms, *before])
    return True


def apart_lifted_first(session: Session) -> Mask:
    """Return the walls that left their slots before any figure left its field; 0 where no figure has."""
    tracker, apart = session.turn.tracker, session.board.apart
    gone = tracker.began.picture & ~tracker.seen.picture
    if not gone & apart:
        return 0
    left: dict[int, int] = {}
    for touch in tracker.seen.touches:
        if not touch.on and gone >> touch.spot & 1:
            left.setdefault(touch.spot, touch.at_ms)
    if not (figures := [ms for spot, ms in left.items() if not apart >> spot & 1]):
        return 0
    return sum(1 << spot for spot, ms in left.items() if apart >> spot & 1 and ms < min(figures))


def _walked(session: Session, move: str) -> tuple[list[Footprint], object, bool]:
    """Return the inputs of a chain, the position after all of them, and whether the last is a foul."""
    game, position = session.game, session.position
    steps: list[Footprint] = []
    foul = False
    for text in move.split(BLANK):
        foul = text in _fouls(session, position)
        steps.append(next(footprint for footprint in game.footprints(position) if footprint.move == text))
        taken = game.hear(position, read_input(text, game.words))
        assert isinstance(taken, Taken)
        position = taken.position
    return steps, position, foul


def _fouls(session: Session, position: object) -> set[str]:
    return {str(given) for one in session.game.expects(position) if one.foul for given in one.inputs()}


def named(session: Session, move: str) -> Footprint:
    """Return the footprint of this text: of one input, or of a chain.

    Raises StopIteration where there is none.
    """
    start = session.turn.tracker.began.picture
    return _joined_up(session, session.position, session.turn.footprints, start, move.split(BLANK))


def _joined_up(
    session: Session, position: object, footprints: Iterable[Footprint], start: Mask, texts: Sequence[str]
) -> Footprint:
    """Return the footprint of these inputs in turn. Raises StopIteration where one cannot come then."""
    first = next(footprint for footprint in footprints if footprint.move == texts[0])
    if len(texts) == 1:
        return first
    taken = session.game.hear(position, read_input(first.move, session.game.words))
    assert isinstance(taken, Taken)
    after = start & ~first.removed | first.added
    rest = _joined_up(session, taken.position, session.game.footprints(taken.position), after, texts[1:])
    return joined(session.board, start, first, rest)


def joined(board: Board, start: Mask, first: Footprint, second: Footprint) -> Footprint:
    """Return the footprint of one input after the other, from the picture ``start``."""
    between = start & ~first.removed | first.added
    end = between & ~second.removed | second.added
    came = dict(first.arrivals)
    beside = -1 << len(board.spots)
    for target, sources in second.arrivals:
        origin = sources.bit_length() - 1
        if sources == 1 << origin and origin in came:
            sources = came.pop(origin)  # noqa: PLW2901 - the same piece goes on
        if sources & beside:  # pieces beside the board are counted anew after each input; they are all alike
            sources |= beside & union(earlier for _, earlier in first.arrivals)  # noqa: PLW2901
        came[target] = sources
    passed = sum(1 << target for target, _ in first.arrivals if target < len(board.spots))
    refilled = first.removed & second.added | first.lifted | second.lifted
    return Footprint(
        f"{first.move}{BLANK}{second.move}",
        removed=start & ~end,
        added=end & ~start,
        lifted=refilled & start & end,
        arrivals=tuple(came.items()),
        walk=first.walk | second.walk | passed,
        path=(*first.path, *second.path) if first.path and second.path else (),
    )


def certain_apart(session: Session) -> Footprint | None:
    """Return the inputs by which walls were moved for certain, though not everything on the board is right.

    Any number of walls that were put back, in the order in which they were; or one that was pulled before
    anything else was moved. A foul is never certain while something else is wrong, and no wall that was put
    back is where another was taken away before: it may be that one.
    """
    if not session.board.apart or session.turn.tracker.arrangements is None:
        return None
    change = footprint_match.change(
        session.board, session.turn.tracker.began.picture, session.turn.tracker.seen.picture
    )
    removed, added = change.removed & session.board.apart, change.added & session.board.apart
    at_ms = {1 << touch.spot: touch.at_ms for touch in session.turn.tracker.seen.touches}
    position, certain = session.position, None
    while (footprint := _next_apart(session, position, removed, added, at_ms)) is not None:
        certain = (
            footprint
            if certain is None
            else joined(session.board, session.turn.tracker.began.picture, certain, footprint)
        )
        removed, added = removed & ~footprint.removed, added & ~footprint.added
        taken = session.game.hear(position, read_input(footprint.move, session.game.words))
        assert isinstance(taken, Taken)
        position = taken.position
        if taken.ends:
            break
    back_ms = max((at_ms.get(1 << spot, 0) for spot in bits(certain.added if certain else 0)), default=-1)
    return None if added or any(at_ms.get(1 << spot, 0) <= back_ms for spot in bits(removed)) else certain


def _next_apart(
    session: Session, position: object, removed: Mask, added: Mask, at_ms: Mapping[int, int]
) -> Footprint | None:
    """Return the wall put back first of those that stand where one may, or the only one pulled."""
    fouls = _fouls(session, position)
    fits = [
        footprint
        for footprint in session.game.footprints(position)
        if footprint.removed | footprint.added
        and not (footprint.removed & ~removed or footprint.added & ~added)
        and footprint.move not in fouls
    ]
    if back := [footprint for footprint in fits if footprint.added]:
        return min(back, key=lambda footprint: (at_ms.get(footprint.added, 0), footprint.move))
    elsewhere = footprint_match.change(
        session.board, session.turn.tracker.began.picture, session.turn.tracker.seen.picture
    )
    moved = (elsewhere.removed | elsewhere.added) & ~session.board.apart
    began = min(
        (touch.at_ms for touch in session.turn.tracker.seen.touches if moved >> touch.spot & 1), default=None
    )
    only = fits[0] if len(fits) == 1 else None
    return only if only and (began is None or at_ms.get(only.removed, 0) <= began) else None


def going_on(before: Session, after: Session, footprint: Footprint, at_ms: int) -> Session:
    """Return the session after this input, with what hands have done besides still in it."""
    handed_in = trays.place_handed_in(before, footprint)
    spots = footprint.removed | footprint.added | handed_in
    start = before.turn.tracker.began.picture & ~(footprint.removed | handed_in) | footprint.added
    began = replace(before.turn.tracker.began, picture=start, beyond=after.beyond)
    now = masking.without(replace(before.turn.tracker, began=began), spots)
    return replace(
        after,
        turn=replace(after.turn, arranging=False, tracker=now, not_before_ms=at_ms),
        pictures=replace(after.pictures, expected=start),
        dialogue=replace(after.dialogue, take_back_declined=0),
    )
