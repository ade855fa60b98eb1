"""CI's share of Barbarossa between fuzzing hands, mouths and the referee: fixed seeds (docs/lab/fuzz.md)."""

from __future__ import annotations

import pytest

from tests.fuzz.__main__ import job
from tests.fuzz.barbarossa.hands import RiddlePlan
from tests.simulate.sensors import QUALITIES


@pytest.mark.slow
@pytest.mark.parametrize(("sensors", "turns"), [("perfect", 80), ("late", 40)])
def test_who_lifts_first_comes_first_and_what_may_not_be_is_told(sensors: str, turns: int) -> None:
    score, _ = job((300_000, RiddlePlan(QUALITIES[sensors]), turns))
    assert score["story: race"] > turns / 2
    assert score["turn: right"] + score["turn: right, and one guided back"] == score["stories"]
    assert score["try: right"] == score["tries"] > turns / 2
    assert not any(name.startswith("stopped") for name in score)
