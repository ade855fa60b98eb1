"""Boards put wrong at random are put right in the fewest hand moves; all of them: docs/lab/recovery.md."""

from __future__ import annotations

from collections import Counter

import pytest

from tests import righting, righting_live


@pytest.mark.slow
@pytest.mark.parametrize("sensor", righting.SENSORS)
@pytest.mark.sampled("number", [150, 1200], sample=1)
def test_following_the_first_step_each_time_takes_at_most_two_moves_more_than_pieces_displaced(
    sensor: str, number: int
) -> None:
    found = list(righting.cases(number, 5, sensor))
    assert len(found) == number
    assert max(case.moves - case.displaced for case in found) <= (0 if sensor == "presence" else 2)
    assert sum(case.displaced > 3 for case in found) > number / 4


@pytest.mark.slow
@pytest.mark.parametrize("sensor", righting.SENSORS)
@pytest.mark.sampled("number", [150, 400], sample=1)
def test_after_each_thing_done_otherwise_the_way_is_the_shortest_from_there(sensor: str, number: int) -> None:
    found = list(righting.cases(number, 5, sensor, deviations=3))
    assert sum(case.deviations for case in found) > 100


@pytest.mark.slow
@pytest.mark.parametrize("poles", [False, True], ids=["presence", "poles"])
@pytest.mark.parametrize("occasion", righting_live.OCCASIONS)
@pytest.mark.sampled("boards", [25, 60], sample=1)
def test_before_a_whole_referee_the_way_shown_leads_there_and_a_target_stays_while_the_piece_is_in_the_air(
    occasion: str, poles: bool, boards: int
) -> None:
    found: Counter[str] = Counter()
    for seed in range(2000, 2000 + boards):
        found.update(righting_live.case(seed, occasion, poles=poles))
    assert set(found) <= {f"{more:+d}" for more in range(-righting.MOST_MISPLACED, 3)} | {"moved on"}
    assert sum(found.values()) >= boards // 4
    assert found["moved on"] <= 5


@pytest.mark.slow
@pytest.mark.parametrize("poles", [False, True], ids=["presence", "poles"])
@pytest.mark.parametrize("occasion", ["found", "tried", "taken back"])
def test_before_a_whole_referee_a_hand_that_does_otherwise_is_led_on_from_there(
    occasion: str, poles: bool
) -> None:
    found: Counter[str] = Counter()
    for seed in range(3000, 3040):
        found.update(righting_live.case(seed, occasion, poles=poles, deviations=3))
    assert not found["not right"]
    assert found["right"] >= 10
