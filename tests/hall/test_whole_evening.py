"""A whole evening: rounds at many boards, and all that may befall them; no result is lost or doubled."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from tests.hall.whole_evening import whole_evening
from tests.mqtt.mosquitto import needs_mosquitto

pytestmark = [pytest.mark.slow, needs_mosquitto]


@pytest.mark.full
@pytest.mark.sampled("boards, rounds", ((3, 2), (12, 3)), sample=1)
def test_every_result_of_an_evening_is_right_whatever_befalls_it(
    boards: int, rounds: int, tmp_path: Path
) -> None:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")  # noqa: T201 - to play this evening again
    with whole_evening(tmp_path, boards, seed) as evening:
        evening.put_clone_right()
        evening.plan(rounds)
        for number in range(1, rounds + 1):
            evening.next_round()
            if number == 1:
                evening.break_broker(meanwhile=evening.kill_board)
            if number == 2:
                evening.jump(400)
                evening.break_hall()
                evening.jump(-0.4)
            if number == rounds:
                evening.break_broker()
            evening.until_played()
            evening.check()
        evening.check_standings()
