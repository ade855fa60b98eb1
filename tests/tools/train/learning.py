"""The net, self-play and what is learned of it, compiled.

A net is one vector ``theta``: the linear part, then the weights into each hidden unit, their biases, and the
weights out of them. One score a seat; softmax over the seats is the chance of winning.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tests.tools.train import engine
from tests.tools.train.board import FlatBoard, Floats, Ints, State

BETA_1, BETA_2, TINY = 0.9, 0.999, 1e-8
"""Adam's usual constants."""


@njit(cache=True, fastmath=True)
def score(theta: Floats, hidden: int, features: Floats) -> float:
    """Tell how well a seat with these features stands."""
    width = len(features)
    total = 0.0
    for at in range(width):
        total += theta[at] * features[at]
    biases = width + hidden * width
    for unit in range(hidden):
        row = width + unit * width
        inner = theta[biases + unit]
        for at in range(width):
            inner += theta[row + at] * features[at]
        total += theta[biases + hidden + unit] * inner / (1 + abs(inner))
    return total


@njit(cache=True)
def chances(theta: Floats, hidden: int, features: Floats, out: Floats) -> None:
    """Fill ``out`` with each seat's chance of winning."""
    seats = len(features)
    for seat in range(seats):
        out[seat] = score(theta, hidden, features[seat])
    top, total = out.max(), 0.0
    for seat in range(seats):
        out[seat] = np.exp(out[seat] - top)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@njit(cache=True)
def weigh(
    board: FlatBoard,
    state: State,
    seat: int,
    die: int,
    theta: Floats,
    hidden: int,
    turns: Ints,
    shares: Floats,
) -> int:
    """Fill ``turns`` with (pawn, target, place or -1), ``shares`` with all chances after each; how many.

    A turn that reaches the goal comes first, and then no more are weighed.
    """
    seats, width = len(state.colours), _width(theta, hidden)
    after = (seat + 1) % seats
    moves = np.empty((engine.MOST_MOVES, 2), np.int64)
    places = np.empty(engine.PLACES, np.int64)
    now, then_far = np.empty(board.fields, np.int64), np.empty(board.fields, np.int64)
    features = np.empty((seats, width))
    memory = engine.new_reach(board, state)
    engine.fill_far(board, state, now)
    count, found = engine.find_moves(board, state, seat, die, moves), 0
    for number in range(count):
        pawn, target = moves[number]
        if target == board.goal:
            turns[0, 0], turns[0, 1], turns[0, 2] = pawn, target, -1
            shares[0] = 0
            shares[0, seat] = 1
            return 1
    for number in range(count):
        pawn, target = moves[number]
        then = engine.copy(state)
        if not engine.move_pawn(board, then, seat, pawn, target):
            engine.fill_features(board, then, after, now, memory, features)
            chances(theta, hidden, features, shares[found])
            turns[found, 0], turns[found, 1], turns[found, 2] = pawn, target, -1
            found += 1
            continue
        engine.fill_far(board, then, then_far)
        for at in range(engine.fill_places(board, then, seat, then_far, places)):
            engine.put(then, places[at])
            engine.fill_far(board, then, then_far)
            engine.fill_features(board, then, after, then_far, memory, features)
            chances(theta, hidden, features, shares[found])
            turns[found, 0], turns[found, 1], turns[found, 2] = pawn, target, places[at]
            found += 1
            engine.take_back(then, places[at])
    return found


@njit(cache=True)
def choose(
    board: FlatBoard, state: State, seat: int, die: int, theta: Floats, hidden: int, chosen: Ints
) -> bool:
    """Fill ``chosen`` with (pawn, target, place or -1) of the turn with the best chance; False for none."""
    turns, shares = (
        np.empty((engine.MOST_TURNS, 3), np.int64),
        np.empty((engine.MOST_TURNS, len(state.colours))),
    )
    count = weigh(board, state, seat, die, theta, hidden, turns, shares)
    if not count:
        return False
    best = 0
    for number in range(1, count):
        if shares[number, seat] > shares[best, seat]:
            best = number
    chosen[:] = turns[best]
    return True


@njit(cache=True)
def _width(theta: Floats, hidden: int) -> int:
    return (len(theta) - 2 * hidden) // (hidden + 1)


@njit(cache=True)
def seed(number: int) -> None:
    """Begin the dice anew."""
    np.random.seed(number)  # noqa: NPY002 - what numba compiles


@njit(cache=True)
def self_play(
    board: FlatBoard, state: State, turn: int, theta: Floats, hidden: int, seen: Floats, values: Floats
) -> tuple[int, int]:
    """Play one game; fill the features and chances after each turn.

    Args:
        board: the board.
        state: where it begins; it changes.
        turn: who begins.
        theta: the net that plays for all.
        hidden: its hidden units.
        seen: (turns, seats, features).
        values: (turns, seats).

    Returns:
        How many turns, and who has won; -1 where there was no more room.
    """
    seats = len(state.colours)
    far, chosen = np.empty(board.fields, np.int64), np.empty(3, np.int64)
    for count in range(len(seen)):
        die = np.random.randint(1, 7)  # noqa: NPY002 - what numba compiles
        if choose(board, state, turn, die, theta, hidden, chosen):
            taken = engine.move_pawn(board, state, turn, chosen[0], chosen[1])
            if chosen[1] == board.goal:
                return count, turn
            if taken:
                engine.put(state, chosen[2])
        turn = (turn + 1) % seats
        engine.fill_far(board, state, far)
        engine.fill_features(board, state, turn, far, engine.new_reach(board, state), seen[count])
        chances(theta, hidden, seen[count], values[count])
    return len(seen), -1


@njit(cache=True)
def lambda_returns(values: Floats, winner: int, decay: float) -> Floats:
    """Return what each position turned out to be worth: the end, mixed with what was believed on the way."""
    targets = np.empty_like(values)
    ahead = values[-1].copy()
    if winner >= 0:
        ahead[:] = 0.0
        ahead[winner] = 1.0
    for turn in range(len(values) - 1, -1, -1):
        targets[turn] = ahead
        ahead = decay * ahead + (1 - decay) * values[turn]
    return targets


@njit(cache=True, fastmath=True)
def gradient(theta: Floats, hidden: int, features: Floats, target: Floats, out: Floats) -> None:
    """Add to ``out`` the gradient of the cross entropy of one position."""
    seats, width = features.shape
    biases = width + hidden * width
    found = np.empty(seats)
    chances(theta, hidden, features, found)
    for seat in range(seats):
        error = found[seat] - target[seat]
        numbers = features[seat]
        for at in range(width):
            out[at] += error * numbers[at]
        for unit in range(hidden):
            row = width + unit * width
            inner = theta[biases + unit]
            for at in range(width):
                inner += theta[row + at] * numbers[at]
            bent = 1 + abs(inner)
            out[biases + hidden + unit] += error * inner / bent
            back = error * theta[biases + hidden + unit] / (bent * bent)
            out[biases + unit] += back
            for at in range(width):
                out[row + at] += back * numbers[at]


@njit(cache=True)
def adam(theta: Floats, slope: Floats, mean: Floats, square: Floats, step: int, rate: float) -> None:
    """Take one step down the slope."""
    for at in range(len(theta)):
        mean[at] = BETA_1 * mean[at] + (1 - BETA_1) * slope[at]
        square[at] = BETA_2 * square[at] + (1 - BETA_2) * slope[at] * slope[at]
        steady = mean[at] / (1 - BETA_1**step)
        spread = square[at] / (1 - BETA_2**step)
        theta[at] -= rate * steady / (np.sqrt(spread) + TINY)
