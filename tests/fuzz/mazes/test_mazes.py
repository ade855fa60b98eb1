"""CI's share of labyrinths between fuzzing hands and the referee: fixed seeds (docs/lab/fuzz.md)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.games.labyrinth import GAME
from tests.fuzz.__main__ import job, maze_games
from tests.fuzz.game import Case
from tests.fuzz.mazes.game import MazePlan
from tests.fuzz.mazes.judge import normal, reached
from tests.fuzz.mazes.shrink import maze_shrink
from tests.fuzz.mazes.starts import maze_start
from tests.simulate.maze import Maze
from tests.simulate.maze_hands import MAZE_MANNERS, MazeHands, MazeManners
from tests.simulate.sensors import QUALITIES


def played(variant: str, sensors: str, manners: str, seed: int, turns: int) -> Counter[str]:
    plan = MazePlan(QUALITIES[sensors], MAZE_MANNERS[manners], variants=(variant,))
    score, _ = job((seed, plan, turns))
    print(variant, sensors, manners, {k: v for k, v in sorted(score.items()) if ":" in k})  # noqa: T201 - for who wants to see (pytest -s)
    return score


def starting(score: Counter[str], *prefixes: str) -> int:
    return sum(number for name, number in score.items() if name.startswith(prefixes))


def test_the_same_seed_plays_the_same_labyrinth() -> None:
    plan = MazePlan(QUALITIES["all"], MAZE_MANNERS["wild"], turns=2)
    assert [score for score, _ in maze_games(7, plan, 4)] == [score for score, _ in maze_games(7, plan, 4)]


def test_a_maze_has_the_spots_of_its_board() -> None:
    small, big = Maze(GAME.board("small")), Maze(GAME.board("big"))
    assert small.sides["b2"] == ["a2-b2", "b1-b2", "b2-c2", "b2-b3"] or len(small.sides["b2"]) == 4
    assert (len(small.slots), len(big.slots), len(big.outlets)) == (24, 0, 4)
    assert sorted(big.around["a1"]) == ["a2", "b1"]


@pytest.mark.parametrize("variant", GAME.variants)
def test_fuzz_begins_at_positions_that_can_be(variant: str) -> None:
    for seed in range(30):
        position, walls = maze_start(variant, Random(seed))
        assert GAME.load(GAME.dump(position)) == position
        assert (walls is None) == (variant == "small")


def test_order_counts_but_for_walls_put_back_and_fields_only_crossed() -> None:
    back = [("put:a1-b1", "a1", "red"), ("put:b1-c1", "a1", "red")]
    assert normal(back) == normal(back[::-1])
    assert reached(back[1:], back) == 1
    there_and_back = [("step:b1", "a1", "red"), ("step:a1", "b1", "red")]
    assert normal(there_and_back) == []
    assert reached([("pull:a1-b1", "a1", "red")], [("pull:a1-a2", "a1", "red")]) is None


def test_a_case_becomes_small_without_what_was_only_nudged() -> None:
    position, _ = maze_start("small", Random(3))
    data = GAME.dump(position)
    kept = {key: value for key, value in data.items() if key not in ("game", "variant", "options", "box")}
    header = {"variant": "small", "options": {}, "position": kept}
    edges = [("a1-b1", False), ("a1-b1", True), ("d3-d4", False)]
    rows = [{"ms": 1000 + 200 * n, "spot": spot, "on": on} for n, (spot, on) in enumerate(edges)]
    small = maze_shrink(Case("called illegal", header, rows, [], {}, rows))
    assert [row["spot"] for row in small.rows] == ["d3-d4"]


@pytest.mark.slow
@pytest.mark.sampled("variant, turns", [("small", 80), ("big", 100), ("small", 200), ("big", 250)], sample=2)
def test_lively_hands_at_a_labyrinth_with_every_lift_seen(variant: str, turns: int) -> None:
    score = played(variant, "perfect", "lively", 100_000, turns)
    stories = score["stories"]
    assert starting(score, "turn: wrong") == 0  # bar: 0, also with the same edges
    assert starting(score, "turn: right", "turn: guided") >= 0.985 * stories
    assert starting(score, "turn: called illegal", "turn: stuck", "turn: entered") <= 0.008 * stories
    assert starting(score, "turn: asked") <= 0.008 * stories
    assert starting(score, "try: recorded", "two exchanged: recorded", "stopped: ") == 0
    assert score["try: right"] >= 0.9 * score["tries"]


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "sensors"), [("small", "crosstalk"), ("small", "wide"), ("big", "late")])
@pytest.mark.sampled("turns", [25, 60], sample=1)
def test_wild_hands_and_other_contacts_at_a_labyrinth(variant: str, sensors: str, turns: int) -> None:
    score = played(variant, sensors, "wild", 200_000, turns)
    assert starting(score, "turn: wrong") <= 1  # bar: 0
    assert starting(score, "turn: right", "turn: guided") >= 0.93 * score["stories"]


def test_nobody_knocks_over_or_bumps_a_figure_that_a_hand_holds_on_a_field() -> None:
    position, _ = maze_start("big", Random(3))
    hands = MazeHands(GAME, Maze(GAME.board("big")), position, Random(3), MAZE_MANNERS["wild"])
    figures = sorted(piece for piece, spot in hands.at.items() if spot is not None)[:2]
    places = [hands.at[piece] or "" for piece in figures]
    hands.held = figures[0]
    hands.together([hands.knocked(figures, places)], 0)
    assert {step.piece for step in hands.steps} == {figures[1]}
    hands.clear()
    hands.manners = MazeManners(bump=0.99, knock=0)
    while not (tasks := hands.disturbances({figures[1]})):
        pass
    hands.together(tasks, 10_000)
    assert figures[0] not in {step.piece for step in hands.steps}
