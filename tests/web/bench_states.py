"""A board on the bench, and a walk over three of its spots, for the tests of the check's page and words."""

from __future__ import annotations

from companion.bench import walk as walks
from companion.bench.bench_port import BenchBoard
from companion.bench.stops import LINES, Plan, Stop
from companion.bench.walk import Walk
from companion.games.malefiz import GAME

CLASSIC = GAME.board("classic")
GROUND = BenchBoard(
    board=CLASSIC,
    tell=lambda spot: GAME.tell_spot(CLASSIC, spot),
    devices=("table",),
    down={},
    line_of={spot: line for line, spot in enumerate(CLASSIC.spots)},
    light_of={spot: light for light, spot in enumerate(CLASSIC.spots)},
    kept={"lines": 17},
)
PLAN = Plan(LINES, tuple(Stop(spot, GROUND.line_of[spot]) for spot in ("a1", "b1", "c1")))


def seen(plan: Plan = PLAN) -> Walk:
    """A walk on an empty board."""
    return walks.levels(walks.begin(plan, 0), 0, 0)
