"""Rules and features on flat arrays, compiled: `tests/train` compares each with the product's.

House rules that change whose turn it is are not known here.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from companion.games.malefiz.player import features
from tests.tools.train.board import BARRICADE, FREE, HALF, MISSING, FlatBoard, Floats, Ints, Reach, State

find_distances = njit(cache=True)(features.find_distances)
write_features = njit(cache=True)(features.write_features)
find_places = njit(cache=True)(features.find_places)
NEARER = features.NEARER
PLACES = features.PLACES
MOST_MOVES = 128
MOST_TURNS = 1024
"""Room for the moves of a seat; with the places of a barricade that are looked at."""


@njit(cache=True)
def copy(state: State) -> State:
    """Return a state that changes by itself."""
    return State(state.colours, state.pawns.copy(), state.stands.copy(), state.walls.copy())


@njit(cache=True)
def flip(walls: Ints, field: int) -> None:
    """Put a barricade on a field, or take it off."""
    if field < HALF:
        walls[0] ^= 1 << field
    else:
        walls[1] ^= 1 << (field - HALF)


@njit(cache=True)
def find_moves(board: FlatBoard, state: State, seat: int, die: int, moves: Ints) -> int:
    """Fill ``moves`` with (number of the pawn, target), each source once; how many."""
    count = 0
    for pawn in range(board.pawns):
        source = state.pawns[seat, pawn]
        known = source == MISSING
        for other in range(pawn):
            known = known or state.pawns[seat, other] == source
        if known:
            continue
        last = -1
        for walk in range(board.first_walk[die - 1, source], board.first_walk[die - 1, source + 1]):
            target = board.walk_target[walk]
            if target == last:
                continue
            crossed = board.walk_fields[walk]
            if crossed[0] & state.walls[0] or crossed[1] & state.walls[1]:
                continue
            last = target
            stander = state.stands[target]
            if stander >= 0 and (board.rest[target] or (stander == seat and not board.capture_own)):
                continue
            moves[count, 0] = pawn
            moves[count, 1] = target
            count += 1
    return count


@njit(cache=True)
def move_pawn(board: FlatBoard, state: State, seat: int, pawn: int, target: int) -> bool:
    """Carry a pawn to its target; whether it took a barricade, which is then in the hand."""
    source = state.pawns[seat, pawn]
    if source < board.fields:
        state.stands[source] = FREE
    stander = state.stands[target]
    if stander >= 0:
        for other in range(board.pawns):
            if state.pawns[stander, other] == target:
                home = board.forest if board.village[target] else board.houses[state.colours[stander]]
                state.pawns[stander, other] = home
    state.pawns[seat, pawn] = target
    state.stands[target] = seat
    if stander == BARRICADE:
        flip(state.walls, target)
        return True
    return False


@njit(cache=True)
def put(state: State, field: int) -> None:
    """Put the barricade in the hand on a field."""
    state.stands[field] = BARRICADE
    flip(state.walls, field)


@njit(cache=True)
def take_back(state: State, field: int) -> None:
    """Take the barricade off again."""
    state.stands[field] = FREE
    flip(state.walls, field)


@njit(cache=True)
def fill_far(board: FlatBoard, state: State, far: Ints) -> None:
    """Find the steps to the goal of all fields."""
    walled = np.zeros(board.fields, np.int64)
    for field in range(board.fields):
        walled[field] = state.stands[field] == BARRICADE
    early, late = np.empty(board.fields, np.int64), np.empty(board.fields, np.int64)
    find_distances(board.starts, board.near, walled, board.goal, far, early, late)


@njit(cache=True)
def steps_of(board: FlatBoard, state: State, far: Ints, seat: int, source: int) -> int:
    """Tell the steps to the goal of a source; a missing pawn is as far as one in the house."""
    if source == MISSING:
        source = board.houses[state.colours[seat]]
    front = board.front[source]
    if source < board.fields:
        return far[front]
    return far[front] + 1 + (features.BARRIER if state.stands[front] == BARRICADE else 0)


@njit(cache=True)
def new_reach(board: FlatBoard, state: State) -> Reach:
    """Return an empty memory of where pawns may end among the barricades of a state."""
    sources = len(board.front)
    return Reach(state.walls.copy(), np.zeros(sources, np.int64), np.empty((sources, 6, 2), np.int64))


@njit(cache=True)
def fill_ends(board: FlatBoard, source: int, walls: Ints, ends: Ints) -> None:
    """Fill ``ends[die - 1]`` with the fields, in halves, where a pawn from a source may end."""
    for die in range(6):
        low, high = 0, 0
        for walk in range(board.first_walk[die, source], board.first_walk[die, source + 1]):
            if not (board.walk_fields[walk, 0] & walls[0] or board.walk_fields[walk, 1] & walls[1]):
                target = board.walk_target[walk]
                if target < HALF:
                    low |= 1 << target
                else:
                    high |= 1 << (target - HALF)
        ends[die, 0] = low
        ends[die, 1] = high


@njit(cache=True)
def fill_reach(board: FlatBoard, state: State, memory: Reach, reach: Ints) -> None:
    """Fill ``reach[seat, die - 1]`` with the fields, in halves, where one of its pawns may end."""
    ends = np.empty((6, 2), np.int64)
    low, high = state.walls[0] ^ memory.walls[0], state.walls[1] ^ memory.walls[1]
    reach[:] = 0
    for seat in range(len(state.colours)):
        last = MISSING
        for pawn in range(board.pawns):
            source = state.pawns[seat, pawn]
            if source in (MISSING, last):
                continue
            last = source
            if board.zone[source, 0] & low or board.zone[source, 1] & high:
                fill_ends(board, source, state.walls, ends)
                found = ends
            else:
                if not memory.known[source]:
                    fill_ends(board, source, memory.walls, memory.ends[source])
                    memory.known[source] = 1
                found = memory.ends[source]
            for die in range(6):
                reach[seat, die, 0] |= found[die, 0]
                reach[seat, die, 1] |= found[die, 1]


@njit(cache=True)
def reached(low: int, high: int, field: int) -> int:
    """Tell whether a field is among these, 1 or 0."""
    return low >> field & 1 if field < HALF else high >> (field - HALF) & 1


@njit(cache=True)
def fill_features(board: FlatBoard, state: State, turn: int, far: Ints, memory: Reach, out: Floats) -> None:
    """Write the features of all seats, ``turn`` to move, into ``out[seat]``."""
    seats, pawns = len(state.colours), board.pawns
    reach = np.empty((seats, 6, 2), np.int64)
    fill_reach(board, state, memory, reach)
    steps = np.empty((seats, pawns), np.int64)
    easy = np.empty((seats, pawns), np.int64)
    risk = np.empty((seats, pawns))
    goals = np.zeros(seats, np.int64)
    for seat in range(seats):
        for die in range(6):
            goals[seat] += reached(reach[seat, die, 0], reach[seat, die, 1], board.goal)
        for pawn in range(pawns):
            source = state.pawns[seat, pawn]
            steps[seat, pawn] = steps_of(board, state, far, seat, source)
            easy[seat, pawn] = _easy_of(board, state, seat, source)
            risk[seat, pawn] = _risk_of(board, reach, seat, source)
        _sort(steps[seat], easy[seat], risk[seat])
    for seat in range(seats):
        take, home = 0, 0
        for die in range(6):
            hit = reach[seat, die, 0] & state.walls[0] or reach[seat, die, 1] & state.walls[1]
            take += 1 if hit else 0
        gain, prize = _captives(board, state, far, reach, seat)
        for pawn in range(pawns):
            source = state.pawns[seat, pawn]
            home += source == MISSING or source >= board.fields
        rival_far, rival_goal = features.FAR, 0
        for other in range(seats):
            if other != seat:
                rival_far = min(rival_far, steps[other, 0])
                rival_goal = max(rival_goal, goals[other])
        wait = (seat - turn) % seats
        write_features(
            out[seat], steps[seat], easy[seat], risk[seat], goals[seat], take, gain, prize, home,
            wait, seats, rival_far, rival_goal,
        )  # fmt: skip


@njit(cache=True)
def _easy_of(board: FlatBoard, state: State, seat: int, source: int) -> int:
    if source == MISSING:
        source = board.houses[state.colours[seat]]
    return board.easy[board.front[source]] + (1 if source >= board.fields else 0)


@njit(cache=True)
def _risk_of(board: FlatBoard, reach: Ints, seat: int, source: int) -> float:
    """Tell how likely one of the others rolls what it needs."""
    if source == MISSING or source >= board.fields or board.rest[source] or source == board.goal:
        return 0.0
    safe = 1.0
    for other in range(len(reach)):
        if other != seat:
            hits = 0
            for die in range(6):
                hits += reached(reach[other, die, 0], reach[other, die, 1], source)
            safe *= 1 - hits / 6.0
    return 1 - safe


@njit(cache=True)
def _captives(board: FlatBoard, state: State, far: Ints, reach: Ints, seat: int) -> tuple[float, float]:
    """Sum over the numbers the most steps that a captive would lose, and the most that one is worth."""
    lost, best = np.zeros(6), np.zeros(6)
    for other in range(len(state.colours)):
        if other == seat:
            continue
        for pawn in range(board.pawns):
            source = state.pawns[other, pawn]
            if source == MISSING or source >= board.fields or board.rest[source]:
                continue
            home = board.forest if board.village[source] else board.houses[state.colours[other]]
            loses = float(steps_of(board, state, far, other, home) - far[source])
            worth = NEARER ** far[source]
            for die in range(6):
                if reached(reach[seat, die, 0], reach[seat, die, 1], source):
                    lost[die] = max(lost[die], loses)
                    best[die] = max(best[die], worth)
    return lost.sum(), best.sum()


@njit(cache=True)
def _sort(steps: Ints, easy: Ints, risk: Floats) -> None:
    """Sort pawns by steps, then easy, then risk."""
    for end in range(1, len(steps)):
        one, two, three, at = steps[end], easy[end], risk[end], end
        while at and (
            steps[at - 1] > one
            or (
                steps[at - 1] == one
                and (easy[at - 1] > two or (easy[at - 1] == two and risk[at - 1] > three))
            )
        ):
            steps[at], easy[at], risk[at] = steps[at - 1], easy[at - 1], risk[at - 1]
            at -= 1
        steps[at], easy[at], risk[at] = one, two, three


@njit(cache=True)
def fill_places(board: FlatBoard, state: State, seat: int, far: Ints, places: Ints) -> int:
    """Find places for the barricade in the hand of a seat; how many."""
    free = np.zeros(board.fields, np.int64)
    for field in range(board.fields):
        free[field] = board.allowed[field] and state.stands[field] == FREE
    seats = len(state.colours)
    most = seats * board.pawns
    steps, fields, none = np.empty(most, np.int64), np.empty(most, np.int64), np.zeros(most)
    count = 0
    for other in range(seats):
        for pawn in range(board.pawns):
            source = state.pawns[other, pawn]
            if other != seat and source != MISSING:
                steps[count] = steps_of(board, state, far, other, source)
                fields[count] = board.front[source]
                count += 1
    _sort(steps[:count], fields[:count], none[:count])
    return find_places(board.starts, board.near, far, free, fields[:count], places)


@njit(cache=True)
def perft(board: FlatBoard, state: State, turn: int, depth: int) -> int:
    """Count the sequences of numbers and turns."""
    if depth == 0:
        return 1
    total, after = 0, (turn + 1) % len(state.colours)
    moves = np.empty((MOST_MOVES, 2), np.int64)
    for die in range(1, 7):
        count = find_moves(board, state, turn, die, moves)
        if count == 0:
            total += perft(board, state, after, depth - 1)
        for number in range(count):
            pawn, target = moves[number]
            then = copy(state)
            if move_pawn(board, then, turn, pawn, target):
                for field in range(board.fields):
                    if board.allowed[field] and then.stands[field] == FREE:
                        put(then, field)
                        total += perft(board, then, after, depth - 1)
                        take_back(then, field)
            elif target == board.goal:
                total += depth == 1
            else:
                total += perft(board, then, after, depth - 1)
    return total
