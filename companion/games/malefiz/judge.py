"""Why a try is no legal turn of Malefiz: the first reason that fits, its rule, and what to put right.

Works on one guess of who moved what, the plainest that fits all touches. Refuses to know: legal turns
(moves.py), time, and words for people.
"""

import itertools
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from msgspec import Struct

from companion.core.model.fast_replace import replace
from companion.core.model.game import Arrangement, Illegal, Try, lowest
from companion.core.model.hand_times import TAP_MS
from companion.core.model.types import Mask, Touch
from companion.games.malefiz.board import FOREST
from companion.games.malefiz.distances import barricades_between, distance, source_of
from companion.games.malefiz.footprints import kinds
from companion.games.malefiz.notation import BARRICADE
from companion.games.malefiz.position import Position
from companion.games.malefiz.walk_tables import NUMBERS, tables

RULE_OF_REASON: Mapping[str, str] = {
    "not-your-piece": "MA-03",
    "no-roll": "MA-03",
    "blocked": "MA-10",
    "overshoot": "MA-13",
    "turned-back": "MA-06",
    "wrong-count": "MA-04",
    "rest-field": "MF-02",
    "own-pawn": "MA-08",
    "barricade-place": "MA-11",
    "wrong-house": "MA-08",
    "two-moves": "MA-03",
    "must-move": "MA-14",
    "unexplained": "",
}
"""Reason -> rule id, in the order in which reasons are looked for."""


class Case(Struct, frozen=True):
    """One guess of what was done, ready to be judged.

    Args:
        position: the rules state when the turn began.
        attempt: everything seen.
        kinds: what stood where when the turn began.
        moved: spot -> where the piece there came from; only pieces that stand elsewhere than before.
        held: where the pieces in the air came from.
        walks: the fields that a spot's pawn reaches with the number, whoever stands there.
        own: of ``moved`` the own pawns; not those that an own pawn has captured.
        taken: the fields whose piece is away, or may go, because an own pawn takes its field.
    """

    position: Position
    attempt: Try
    kinds: tuple[str | None, ...]
    moved: Mapping[int, int]
    held: tuple[int, ...]
    walks: Callable[[int], Mask]
    own: Mapping[int, int]
    taken: Mask

    @property
    def others(self) -> dict[int, int]:
        """All other pieces that stand elsewhere: spot -> where from."""
        return {spot: origin for spot, origin in self.moved.items() if spot not in self.own}


ONWARD = frozenset({"barricade-place", "wrong-house"})
"""Reasons for which only the last step is wrong, so that the turn can be finished."""


def judge(position: Position, attempt: Try) -> Illegal:
    """Return the first reason that fits, its rule, and the wrong and missing spots.

    Where nobody has told a number, each of the six is tried, and the mildest reason counts: one that spoils
    the last step alone, else the first in the order of `RULE_OF_REASON`. It has no facts, for they would name
    a number that nobody meant.
    """
    if position.die or not position.options.untyped_die:
        return _judge(position, attempt)
    order = list(RULE_OF_REASON)
    tried = (_judge(replace(position, die=number), attempt) for number in NUMBERS)
    return replace(min(tried, key=lambda one: (not one.onward, order.index(one.reason))), facts={})


def _judge(position: Position, attempt: Try) -> Illegal:
    stood = _kinds_at_start(position, attempt.start)
    guesses = attempt.arrangements or tuple(_by_picture(attempt))
    walks = cache(partial(_walks, position, die=position.die))
    cases = [_case(position, attempt, stood, arrangement, walks) for arrangement in guesses]
    oddities = [
        (_oddness(case), len(arrangement.moved)) for arrangement, case in zip(guesses, cases, strict=True)
    ]
    if not oddities:
        return Illegal("unexplained", "", *_against(position, attempt, attempt.start))
    least = min(oddities)  # prefer the guess with the fewest moved pieces
    plainest = [number for number, oddness in enumerate(oddities) if oddness == least]
    judged = [(_reason(cases[number]), number) for number in plainest]
    order = list(RULE_OF_REASON)
    reason, number = min(judged, key=lambda one: order.index(one[0]))
    case, arrangement = cases[number], guesses[number]
    end = _nearest_end(case, reason)
    rule = "MF-03" if reason == "barricade-place" and _on_rest_field(case) else RULE_OF_REASON[reason]
    if reason == "wrong-house" and _captive_home(case) == FOREST:
        rule = "MF-04"
    wrong, missing = _against(position, attempt, end, any_place=reason == "barricade-place")
    shown = arrangement if attempt.arrangements else None
    return Illegal(reason, rule, wrong, missing, shown, onward=reason in ONWARD, facts=_facts(case, reason))


def _kinds_at_start(position: Position, start: Mask) -> tuple[str | None, ...]:
    """Tell what stood where.

    In a forest of several seats any pawn may be the mover's, if it has one there.
    """
    stood = kinds(position, start)
    if not position.forest[position.turn]:
        return stood
    forest = next(pool.mask for pool in position.ground.board.pools if pool.name == FOREST)
    return tuple(position.seat if (start & forest) >> spot & 1 else kind for spot, kind in enumerate(stood))


def _by_picture(attempt: Try) -> Iterator[Arrangement]:
    """Yield a guess where a lift was missed: one piece gone, one piece come."""
    gone, come = attempt.start & ~attempt.picture, attempt.picture & ~attempt.start
    if gone.bit_count() == 1 and come.bit_count() == 1:
        yield Arrangement(((come.bit_length() - 1, gone.bit_length() - 1),), ())


def _displaced(position: Position, stood: tuple[str | None, ...], arrangement: Arrangement) -> dict[int, int]:
    """Return the pieces that stand where none of their kind stood (two alike may have changed places).

    An own pawn in the place of one that went to a house has captured it.
    """
    board, seat = position.ground.board, position.seat
    fields, pool_at = board.fields, board.pool_at
    captured = {
        origin for spot, origin in arrangement.moved if stood[origin] == seat and not fields >> spot & 1
    }
    return {
        spot: origin
        for spot, origin in arrangement.moved
        if (pool_at[spot] is None or pool_at[spot] is not pool_at[origin])
        and (stood[spot] is None or stood[spot] != stood[origin] or spot in captured)
    }


def _case(
    position: Position,
    attempt: Try,
    stood: tuple[str | None, ...],
    arrangement: Arrangement,
    walks: Callable[[int], Mask],
) -> Case:
    """Return one guess, with what is asked of each of hundreds worked out once."""
    fields, seat, taken = position.ground.board.fields, position.seat, 0
    moved = _displaced(position, stood, arrangement)
    own = {
        spot: origin
        for spot, origin in moved.items()
        if stood[origin] == seat and (fields >> spot & 1 or origin not in moved)
    }
    for spot in own:
        taken |= 1 << spot
    for origin in arrangement.held:
        if stood[origin] == seat:
            taken |= walks(origin)
    return Case(position, attempt, stood, moved, arrangement.held, walks, own, taken & fields)


def _oddness(case: Case) -> int:
    """Tell how unlikely this is: pieces of others moved, pawns in wrong houses; captures are likely."""
    moved, own, kinds, taken = case.moved, case.own, case.kinds, case.taken
    board, odd = case.position.ground.board, len(case.moved)
    fields, pool_at = board.fields, board.pool_at
    for spot, origin in moved.items():
        on_field, pool = fields >> spot & 1, pool_at[spot]
        if spot in own:
            odd += 0 if on_field else 2
        elif not taken >> origin & 1 or (on_field and kinds[origin] != BARRICADE):
            odd += 2
        if pool is not None and pool.kind is not None and pool.kind != kinds[origin]:
            odd += 2
    for spot, origin in own.items():
        walked = case.walks(origin) >> spot & 1
        if walked and spot in (*moved.values(), *case.held):
            odd -= 3
        if not walked and len(own) > 1:
            odd += 1  # of two, each is guessed to have gone where it may
    return odd


def _reason(case: Case) -> str:
    own, others, position = case.own, case.others, case.position
    if any(not case.taken >> origin & 1 for origin in others.values()):
        return "not-your-piece"
    if not case.position.die:
        return "no-roll" if own else "unexplained"
    if landings := [reason for spot, origin in own.items() if (reason := _wrong_landing(case, origin, spot))]:
        return min(landings, key=list(RULE_OF_REASON).index)
    for spot, origin in others.items():
        if case.kinds[origin] == BARRICADE and _no_place(position, spot):
            return "barricade-place"
        if case.kinds[origin] != BARRICADE and not _is_home(position, spot, origin):
            return "wrong-house"
    return "two-moves" if len(own) > 1 else "unexplained"


def _no_place(position: Position, spot: int) -> bool:
    ground = position.ground
    allowed = ground.board.fields & ~ground.no_barricade(position.options.barricade_rows_forbidden)
    return not allowed >> spot & 1


def _is_home(position: Position, spot: int, origin: int) -> bool:
    """Tell whether the pawn captured on ``origin`` belongs into the house or forest around ``spot``."""
    home = position.pool_of_captive(origin)
    return any(pool.name == home and pool.mask >> spot & 1 for pool in position.ground.board.pools)


def _wrong_landing(case: Case, origin: int, spot: int) -> str:
    """Return the reason against an own pawn's landing; empty where the landing itself is legal."""
    position, die = case.position, case.position.die
    if not _walks(position, origin, die) >> spot & 1:
        bare = replace(position, barricades=0)
        if _walks(bare, origin, die) >> spot & 1:
            return "blocked"
        if position.ground.goal >> spot & 1 and any(
            _walks(bare, origin, number) >> spot & 1 for number in NUMBERS if number < die
        ):
            return "overshoot"
        return "turned-back" if _turned_back(case, origin, spot) else "wrong-count"
    if position.all_pawns >> spot & 1:
        if position.ground.rest >> spot & 1:
            return "rest-field"
        if not position.options.capture_own and position.own >> spot & 1:
            return "own-pawn"
    return ""


def _walks(position: Position, origin: int, die: int) -> Mask:
    """Return the fields that an exact walk of ``die`` reaches from a spot, whoever stands there."""
    if not die:
        return 0
    return tables(position.variant).look(die, source_of(position.ground, origin), position.barricades)[1]


def _turned_back(case: Case, origin: int, spot: int) -> bool:
    """Tell whether the fields tapped on the way walk an edge in both directions."""
    ground, start = case.position.ground, case.attempt.start
    tapped = [spot for spot in _tapped(case.attempt.touches) if ground.board.fields >> spot & 1]
    walked = [origin, *(field for field in tapped if field == origin or not start >> field & 1), spot]
    near = ground.neighbours
    links = [(a, b) for a, b in itertools.pairwise(walked) if a < len(near) and b in near[a]]
    return any((b, a) in links[:number] for number, (a, b) in enumerate(links))


def _tapped(touches: tuple[Touch, ...]) -> Iterator[int]:
    """Tell where something was set down and taken up again as in counting, in order."""
    down: dict[int, int] = {}
    for touch in touches:
        if touch.on:
            down[touch.spot] = touch.at_ms
        elif touch.at_ms - down.pop(touch.spot, touch.at_ms) in range(1, TAP_MS):
            yield touch.spot


def _captive_home(case: Case) -> str:
    """Return the house or forest of the pawn that this turn captures; empty if it captures none."""
    for origin in (*case.moved.values(), *case.held):
        if case.position.all_pawns & case.taken & 1 << origin:
            return case.position.pool_of_captive(origin)
    return ""


def _on_rest_field(case: Case) -> bool:
    return any(
        case.kinds[origin] == BARRICADE and case.position.ground.rest >> spot & 1
        for spot, origin in case.moved.items()
    )


def _facts(case: Case, reason: str) -> dict[str, str | int]:
    """Return what a sentence about this reason may name, as far as it is known (`Illegal.facts`)."""
    position, die = case.position, case.position.die
    landings = (
        landing for landing in case.own.items() if _wrong_landing(case, landing[1], landing[0]) == reason
    )
    spot, origin = next(landings, (0, 0))
    match reason:
        case "wrong-count" if count := distance(position, origin, spot):
            return {"count": count, "die": die}
        case "overshoot":
            return {"count": distance(replace(position, barricades=0), origin, spot), "die": die}
        case "blocked":
            return {"count": barricades_between(position, origin, spot)}
        case "not-your-piece":
            kind = next((case.kinds[at] for at in case.others.values() if not case.taken >> at & 1), None)
            return {"piece": kind} if kind in position.seats else {}
        case "wrong-house" if home := _captive_home(case):
            return {"pool": home}
        case "two-moves":
            return {"count": len(case.own)}
    return {}


def _nearest_end(case: Case, reason: str) -> Mask:
    """Tell what the board is measured against: the start, or the legal end if only the last step is wrong."""
    start, board = case.attempt.start, case.position.ground.board
    if reason not in ("barricade-place", "wrong-house"):
        return start
    end = start
    for spot, origin in case.own.items():
        end = end & ~(1 << origin) | 1 << spot
    if reason == "wrong-house":
        home = next(p.mask for p in board.pools if p.name == _captive_home(case))
        free = home & ~end
        end |= free & -free
    return end


def _against(position: Position, attempt: Try, end: Mask, *, any_place: bool = False) -> tuple[Mask, Mask]:
    """Return wrong and missing spots against ``end``; in houses and the forest only the number counts."""
    board = position.ground.board
    wrong = attempt.picture & ~end & board.fields
    missing = end & ~attempt.picture & board.fields
    for pool in board.pools:
        more = (attempt.picture & pool.mask).bit_count() - (end & pool.mask).bit_count()
        wrong |= lowest(more, attempt.picture & ~end & pool.mask)
        missing |= lowest(-more, end & ~attempt.picture & pool.mask)
    all_down = attempt.start.bit_count() == attempt.picture.bit_count()
    return wrong, 0 if any_place and all_down and not wrong & ~board.fields else missing
