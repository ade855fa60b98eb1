"""A whole evening: rounds at many boards, and all that may befall them; no result is lost or doubled."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from tests.hall.whole_evening import whole_evening
from tests.mqtt.mosquitto import needs_mosquitto

pytestmark = [pytest.mark.slow, needs_mosquitto]


@pytest.mark.sampled("boards", (3, 12), sample=1)
def test_three_rounds_and_every_result(boards: int, tmp_path: Path) -> None:
    seed = secrets.randbelow(10**6)
    print(f"seed {seed}")  # noqa: T201 - to play this evening again
    with whole_evening(tmp_path, boards, seed) as evening:
        evening.put_clone_right()
        evening.plan(3)
        evening.next_round()
        evening.break_broker(meanwhile=evening.kill_board)
        evening.until_played()
        evening.check()
        evening.jump(400)
        evening.next_round()
        evening.until_turns(boards)
        evening.break_hall()
        evening.jump(-0.4)
        evening.until_played()
        evening.check()
        evening.next_round()
        evening.break_broker()
        evening.until_played()
        evening.check()
        evening.check_standings()
