"""The computer player with the trainer's compiled engine: the same turns, many times as fast.

It knows the rules that `flat_board` knows: own capture, and the rows without barricades.
"""

from __future__ import annotations

import random

import numpy as np

from companion.games.malefiz import moves
from companion.games.malefiz.moves import Move
from companion.games.malefiz.player.levels import LEVELS, pick
from companion.games.malefiz.player.net import Net, Weighed
from companion.games.malefiz.position import Position
from tests.tools.arena.players import Choose
from tests.tools.train import engine, learning
from tests.tools.train.board import FlatBoard, Floats, flat_board, state_of


def theta_of(net: Net) -> Floats:
    """Return a net as one row, as the trainer holds it."""
    return np.array([*net.linear, *(each for row in net.rows for each in row), *net.biases, *net.out])


def weigh(board: FlatBoard, net: Net, theta: Floats, position: Position, die: int) -> list[Weighed]:
    """Weigh the turns as the product does; none where no pawn can move."""
    state, seats = state_of(position), len(position.seats)
    turns, shares = np.empty((engine.MOST_TURNS, 3), np.int64), np.empty((engine.MOST_TURNS, seats))
    count = learning.weigh(board, state, position.turn, die, theta, len(net.out), turns, shares)
    sources, found = state.pawns[position.turn].tolist(), []
    for (pawn, target, place), chances in zip(turns[:count].tolist(), shares[:count].tolist(), strict=True):
        move = Move(sources[pawn], target, None if place < 0 else place)
        found.append(Weighed(move, moves.play(position, die, move), chances))
    return found


def compiled_player(
    net: Net, level: str, chance: random.Random, variant: str, *, capture_own: bool
) -> Choose:
    """Return the computer player of a level, on a board and with a rule for own capture."""
    strength = next(each for each in LEVELS if each.name == level)
    board, theta = flat_board(variant, capture_own=capture_own), theta_of(net)

    def play(position: Position, die: int) -> str:
        found, draw = weigh(board, net, theta, position, die), chance.random()
        if not found:
            return moves.PASS
        move = pick(position, found, strength, draw).move
        assert move is not None, "passing is not among the turns that are weighed here"
        return moves.written(position, move)

    return play
