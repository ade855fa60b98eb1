"""CI's share of the oracle run: fixed seeds, and what the referee reaches today must not get worse.

The bars of docs/lab/fuzz.md that are not reached yet stand beside the numbers asserted here.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import click
import pytest

from companion.core.model.session.recorded import Settings
from tests.fuzz import tape
from tests.fuzz.__main__ import added, job, play_games
from tests.fuzz.game import Plan
from tests.fuzz.steps import timed
from tests.simulate.sensors import QUALITIES
from tests.simulate.stories import MANNERS

NEVER = ("turn: wrong", "turn: wrong after help", "turn: stuck", "turn: entered by hand", "stopped: ")
"""Classes that never happen while every lift is seen."""


def played(sensors: str, manners: str, seed: int, turns: int, *, strict: bool = False) -> Counter[str]:
    return counted(Plan(QUALITIES[sensors], MANNERS[manners], Settings(strict=strict)), seed, turns)


def counted(plan: Plan, seed: int, turns: int) -> Counter[str]:
    score, _ = job((seed, plan, turns))
    print({k: v for k, v in sorted(score.items()) if k.startswith(("turn", "try"))})  # noqa: T201 - for who wants to see (pytest -s)
    return score


def starting(score: Counter[str], *prefixes: str) -> int:
    return sum(number for name, number in score.items() if name.startswith(prefixes))


def test_the_same_seed_plays_the_same() -> None:
    plan = Plan(QUALITIES["all"], MANNERS["wild"], turns=2)
    assert [score for score, _ in play_games(7, plan, 4)] == [score for score, _ in play_games(7, plan, 4)]


def test_a_question_is_answered_even_where_the_turn_leaves_everything_as_it_was() -> None:
    plan = Plan(QUALITIES["perfect"], MANNERS["lively"])  # with a six a pawn from the house takes an own one
    score, _ = next(play_games(103_001_000_029_000_085, plan, 1))
    assert score["turn: asked, same picture"] == 1
    assert starting(score, "turn: called illegal") == 0


def test_a_question_about_a_wrong_number_is_answered_before_that_is_corrected() -> None:
    plan = Plan(QUALITIES["perfect"], MANNERS["lively"])
    score, _ = next(play_games(103_001_000_748_000_021, plan, 1))
    assert score["legal"] > 10
    assert starting(score, "turn: called illegal") == 0


def test_a_question_that_a_number_raises_is_answered_before_the_turn() -> None:
    plan = Plan(QUALITIES["perfect"], MANNERS["lively"], walked=1)
    score, _ = next(play_games(116_101_019_181, plan, 1))
    assert score["legal"] > 5
    assert starting(score, "turn: called illegal") == 0


def test_steps_are_timed_and_the_turns_stay_the_same() -> None:
    plan, steps = Plan(QUALITIES["clean"], MANNERS["wild"], turns=2), Counter[str]()
    levels = vars(tape)["plays"].levels
    with timed(steps):
        told = [score for score, _ in play_games(7, plan, 2)]
    assert steps["steps"] > 20
    assert vars(tape)["plays"].levels is levels
    assert told == [score for score, _ in play_games(7, plan, 2)]


def test_counts_are_added_up_each_seed_once(tmp_path: Path) -> None:
    file, counts = tmp_path / "counts.json", Counter({"legal": 250, "seed 4": 1})
    assert not added(file, 4)
    file.write_text(json.dumps(counts), encoding="utf-8")
    assert added(file, 5) == counts
    with pytest.raises(click.UsageError, match="seed 4"):
        added(file, 4)


@pytest.mark.slow
@pytest.mark.sampled("stories", [1500, 3000], sample=1)
def test_lively_hands_and_good_sensors(stories: int) -> None:
    score = played("perfect", "lively", 100_000, stories)
    turns, tries = score["legal"], score["tries"]
    assert not any(starting(score, name) for name in NEVER)  # recorded wrong: bar 0, also with the same edges
    assert starting(score, "turn: called illegal") == 0
    assert starting(score, "turn: asked") <= 0.008 * turns  # bar: 0.001; theory allows 0.003 to 0.005
    assert score["turn: asked, needless"] <= 0.003 * turns
    assert starting(score, "turn: right", "turn: guided") >= 0.985 * turns
    assert score["try: recorded"] == 0
    assert score["try: recorded, same edges"] <= 1  # bar: 0
    assert score["try: asked"] <= 9
    called = {name for name in score if name.startswith("try: called")}
    assert all(name.endswith("same edges") for name in called)
    silent = score["try: undetected"] - score["unexplained: undetected"]  # a magnet where a turn could end
    assert silent <= 4
    assert score["try: right"] >= 0.92 * tries  # bar: 0.99 of those that can be known


@pytest.mark.slow
def test_playing_for_places_with_the_finished_pawn_at_hand() -> None:
    plan = Plan(QUALITIES["perfect"], MANNERS["lively"], start="places")
    score = counted(plan, 13_000, 500)
    assert score["after the first goal"] > 200
    assert not any(starting(score, name) for name in NEVER)
    assert starting(score, "turn: called illegal") <= 1  # 3 of 4,077: it was lifted twice, or tapped a field
    chores = {name: number for name, number in score.items() if name.startswith("chore: ")}
    assert sum(chores.values()) > 50
    assert all(name.endswith(": right") for name in chores)


@pytest.mark.slow
@pytest.mark.sampled("stories", [300, 1000], sample=1)
def test_wild_hands_and_good_sensors(stories: int) -> None:
    score = played("perfect", "wild", 200_000, stories)
    assert not any(starting(score, name) for name in NEVER)
    assert starting(score, "turn: called illegal") <= 2  # bar: 0
    # 21 of 1,006: what is still in a hand after a sweep is asked about, no longer called illegal (ADR 16)
    assert starting(score, "turn: asked") <= 0.022 * score["legal"]
    assert starting(score, "try: recorded") <= 1


@pytest.mark.slow
@pytest.mark.sampled("walked", [1, 0], sample=1)
@pytest.mark.sampled("stories", [500, 1500], sample=1)
def test_a_board_that_misses_a_twentieth_after_fifty_turns(walked: int, stories: int) -> None:
    plan = Plan(QUALITIES["missed5"], MANNERS["lively"], walked=walked, warm=50, turns=50)
    score = counted(plan, 310_000, stories)
    assert starting(score, "turn: wrong") == 0  # bar: 1 in 20,000
    assert starting(score, "turn: asked") <= 0.055 * score["legal"]  # bar: 0.05


@pytest.mark.slow
@pytest.mark.sampled("stories", [200, 1500], sample=1)
def test_lively_hands_and_a_twentieth_of_all_changes_missed(stories: int) -> None:
    score = played("missed5", "lively", 300_000, stories)
    turns = score["legal"]
    assert starting(score, "turn: wrong") <= 1  # bar: 1 in 20,000
    assert starting(score, "turn: asked") <= 0.015 * turns
    assert starting(score, "turn: called illegal") <= 0.0054 * stories
    assert starting(score, "turn: right", "turn: nudged", "turn: guided") >= 0.97 * turns
    assert starting(score, "turn: stuck", "stopped: ") <= 3


@pytest.mark.slow
@pytest.mark.sampled("stories", [120, 1000], sample=1)
def test_strict_with_poles_and_a_twentieth_of_all_changes_missed(stories: int) -> None:
    score = played("missed5-polarity", "lively", 400_000, stories, strict=True)
    assert starting(score, "turn: wrong", "turn: stuck", "try: recorded") == 0  # bar: 0 in 1,000,000
    asked = starting(score, "turn: asked", "turn: entered", "turn: silent")
    assert asked <= 0.02 * score["legal"]  # bar: 2 %
    assert starting(score, "turn: called illegal") <= 3


@pytest.mark.slow
def test_magnets_glued_in_the_wrong_way_stop_nothing() -> None:
    score = played("turned3", "lively", 500_000, 300, strict=True)
    assert not any(starting(score, name) for name in NEVER)
    assert starting(score, "turn: called illegal") == 0
    assert starting(score, "turn: asked") <= 0.05 * score["legal"]
