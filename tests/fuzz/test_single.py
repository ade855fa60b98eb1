"""Single turns, of which the referee hears only those with something to weigh (docs/lab/fuzz.md)."""

from __future__ import annotations

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.session.recorded import Settings
from companion.games.malefiz import GAME
from companion.simulate import Ground
from tests.fuzz.single import SingleGame, SinglePlan, job
from tests.games_by_hand import scattered
from tests.simulate.sensors import QUALITIES
from tests.simulate.stories import LIVELY

PLAN = SinglePlan(QUALITIES["perfect"], LIVELY, Settings())

TWIN = 7
"""In this game a barricade is bumped with the pawn in the air, as if it had been taken."""


def game(plan: SinglePlan, seed: int) -> SingleGame:
    position = scattered(seed)
    one = SingleGame(position, plan, seed, Ground(GAME.board(position.variant)))
    one.play()
    return one


def test_a_referee_that_guesses_is_found_out_and_ours_asks() -> None:
    guessing = game(replace(PLAN, settings=Settings(odds=1)), TWIN)
    assert [row["kind"] for row in guessing.wrong] == ["wrong, same edges"]
    ours = game(PLAN, TWIN)
    assert (ours.wrong, ours.score["turns"]) == ([], guessing.score["turns"])
    assert ours.score["heard: asked, needed"] == 1


def test_few_turns_are_heard_and_the_same_seed_plays_the_same() -> None:
    score, wrong = job((11, PLAN, 60))
    assert (score, wrong) == job((11, PLAN, 60))
    assert score["heard"] + score["checked"] < score["turns"] / 5


@pytest.mark.slow
@pytest.mark.parametrize(("sensors", "strict"), [("perfect", False), ("missed5", True)])
def test_in_turns_that_are_not_heard_otherwise_there_is_nothing_to_weigh(sensors: str, strict: bool) -> None:
    plan = replace(PLAN, quality=QUALITIES[sensors], settings=Settings(strict=strict))
    every, wrong = job((5, replace(plan, every=True), 300))
    some, _ = job((5, plan, 300))
    assert (every["heard"] + every["checked"], wrong) == (every["turns"], [])
    assert every["turns"] == some["turns"] > some["checked"] > 0
    assert all(number <= every[kind] for kind, number in some.items())
