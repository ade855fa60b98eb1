"""Learns one net by games against itself: chunks of games, then steps down the slope over their positions."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import numpy as np

from companion.games.malefiz import GAME
from companion.games.malefiz.player.features import feature_count
from tests.tools.train import learning
from tests.tools.train.board import Floats, flat_board, state_of

HIDDEN = 24
LAMBDA = 0.85
CHUNK = 50
"""So many games are played before the net learns from them."""
BATCH = 64
RATE_FIRST, RATE_LAST = 4e-3, 1e-4
MOST_TURNS = 1000
"""A longer game is cut off: what the net believes then stands for its end."""
PASSES = 3
"""So often it goes over the positions of a chunk: a step costs little beside a game."""
SEATS = (2, 2, 2, 2, 3, 4, 4)
"""How many play, in turn: most evenings are for two, and each seat more is learned by itself."""


@dataclass
class Trainer:
    """A net that learns. ``games`` of ``total`` are played; the same seed gives the same net.

    ``theta``: the net; ``mean``, ``square``, ``steps``: Adam's memory.
    """

    variant: str
    total: int
    seed: int
    games: int = 0
    steps: int = 0
    theta: Floats = field(default_factory=lambda: np.empty(0))
    mean: Floats = field(default_factory=lambda: np.empty(0))
    square: Floats = field(default_factory=lambda: np.empty(0))

    def __post_init__(self) -> None:
        self.boards = [flat_board(self.variant, capture_own=rule) for rule in (True, False)]
        pawns = self.boards[0].pawns
        self.width = feature_count(pawns)
        if not len(self.theta):
            self.theta = first_net(self.width, pawns, self.seed)
            self.mean, self.square = np.zeros_like(self.theta), np.zeros_like(self.theta)

    @property
    def done(self) -> bool:
        """Whether all games are played."""
        return self.games >= self.total

    def kept(self) -> dict[str, Floats]:
        """Return all that is needed to go on."""
        counts = np.array([self.games, self.steps], np.float64)
        return {"theta": self.theta, "mean": self.mean, "square": self.square, "counts": counts}

    def net_text(self) -> str:
        """Return the net as `companion.games.malefiz.player.weights` reads it, with how it came about."""
        rows, rest = self.theta[self.width :], self.width * HIDDEN
        parts = {
            "made": f"make train, seed {self.seed}, {self.games} games against itself, two to four seats, "
            "own capture on and off by turns",
            "linear": _rounded(self.theta[: self.width]),
            "rows": [_rounded(row) for row in rows[:rest].reshape(HIDDEN, self.width)],
            "biases": _rounded(rows[rest : rest + HIDDEN]),
            "out": _rounded(rows[rest + HIDDEN :]),
        }
        lines = (f" {json.dumps(key)}: {_lines(value)}" for key, value in parts.items())
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def resume(self, kept: dict[str, Floats]) -> None:
        """Go on from there. Raises ValueError for a net of another form."""
        if kept["theta"].shape != self.theta.shape:
            raise ValueError(f"kept are {kept['theta'].size} numbers, this net has {self.theta.size}")
        self.theta, self.mean, self.square = kept["theta"], kept["mean"], kept["square"]
        self.games, self.steps = (int(count) for count in kept["counts"])

    def learn(self) -> float:
        """Play one chunk and learn from it; the mean number of turns."""
        chance = np.random.default_rng([self.seed, self.games])
        learning.seed(int(chance.integers(1 << 31)))
        batches, turns = [], 0
        for number in range(self.games, self.games + CHUNK):
            seats = SEATS[number % len(SEATS)]
            seen = np.empty((MOST_TURNS, seats, self.width))
            values = np.empty((MOST_TURNS, seats))
            names = sorted(chance.choice(4, seats, replace=False))
            start = GAME.setup(self.variant, [GAME.seats[name] for name in names])
            board, first = self.boards[number % 2], int(chance.integers(seats))
            count, winner = learning.self_play(
                board, state_of(start), first, self.theta, HIDDEN, seen, values
            )
            turns += count
            if count:
                targets = learning.lambda_returns(values[:count], winner, LAMBDA)
                batches += [(seen[at], targets[at]) for at in range(count)]
        self._descend(batches, chance)
        self.games += CHUNK
        return turns / CHUNK

    def _descend(self, positions: list[tuple[Floats, Floats]], chance: np.random.Generator) -> None:
        """Take a step for each `BATCH` of positions, in random order."""
        rate = RATE_FIRST * (RATE_LAST / RATE_FIRST) ** (self.games / self.total)
        order = np.concatenate([chance.permutation(len(positions)) for _pass in range(PASSES)])
        for start in range(0, len(order) - BATCH + 1, BATCH):
            slope = np.zeros_like(self.theta)
            for at in order[start : start + BATCH]:
                learning.gradient(self.theta, HIDDEN, *positions[at], slope)
            self.steps += 1
            learning.adam(self.theta, slope / BATCH, self.mean, self.square, self.steps, rate)


def _rounded(numbers: Floats) -> list[float]:
    return [round(float(number), 4) for number in numbers]


def _lines(value: object) -> str:
    """Return JSON with a line for each row of a table."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n  " + ",\n  ".join(json.dumps(row) for row in value) + "]"
    return json.dumps(value)


def first_net(width: int, pawns: int, seed: int) -> Floats:
    """Return a net that walks straight on, with small random hidden weights."""
    chance = np.random.default_rng(seed)
    theta = np.concatenate(
        [
            np.zeros(width),
            chance.normal(0, 0.3, HIDDEN * width),
            np.zeros(HIDDEN),
            chance.normal(0, 0.05, HIDDEN),
        ]
    )
    theta[: 3 * pawns : 3] = -1.0
    theta[1 : 3 * pawns : 3] = 1.0
    return theta
