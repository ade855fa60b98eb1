"""CI's share of the games in which contacts fail: fixed seeds; the bars are those of docs/lab/faults.md."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.fuzz.faults import FAULTS, games, job
from tests.fuzz.game import ODD, Plan
from tests.simulate.sensors import QUALITIES
from tests.simulate.stories import MANNERS


def played(fault: str, manners: str = "lively", sensors: str = "perfect", number: int = 30) -> Counter[str]:
    odd = ODD if fault == "none" else 0
    plan = Plan(QUALITIES[sensors], MANNERS[manners], odd=odd, start="played", turns=16)
    score, _ = job((4_000_001, plan, fault, number))
    return score


def test_the_same_seed_fails_the_same() -> None:
    plan = Plan(QUALITIES["perfect"], MANNERS["lively"], odd=0, start="played", turns=6)
    one, other = ([game.heard.faults for game in games(5, plan, "dead", 2)] for _ in range(2))
    assert one == other


@pytest.mark.slow
@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != "none"])
@pytest.mark.sampled("number", [6, 30], sample=1)
def test_a_fault_is_told_within_ten_turns_and_the_game_goes_on(fault: str, number: int) -> None:
    score = played(fault, number=number)
    wanted = score["contradicted"] - score["too little to tell"]
    assert wanted >= number // 3
    missed = 1 if fault == "weak" else 0  # of so few; the bar is measured on hundreds (docs/lab/faults.md)
    assert score["told in time"] >= wanted - missed
    assert score["went on to the end"] == score["contradicted"]
    assert score["false alarms"] <= 1
    # hands that let a legal turn stand while they put a try right
    assert fault == "swapped" or score["records wrong"] <= 1


@pytest.mark.slow
@pytest.mark.parametrize("sensors", ["perfect", "missed5", "crosstalk", "late"])
@pytest.mark.sampled("number", [12, 30], sample=1)
def test_good_contacts_raise_no_alarm(sensors: str, number: int) -> None:
    score = played("none", sensors=sensors, number=number)
    assert score["ms"] > number * 120_000
    assert score["false alarms"] == 0  # bar: 1 an hour


@pytest.mark.slow
@pytest.mark.sampled("number", [24, 60], sample=1)
def test_wild_hands_raise_hardly_any_alarm(number: int) -> None:
    score = played("none", manners="wild", number=number)
    assert score["false alarms"] * 3_600_000 <= score["ms"]
