"""A board switches its own hall off: what it tells itself ends, what it tells another's hall goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.ports.broker import HomeBroker
from companion.ports.hall_here import OFF
from tests.daemon.hall_here.test_hall_desk import HERE, Here


@pytest.mark.parametrize(
    ("host", "user", "stays"),
    [
        ("127.0.0.1", f"board-{HERE}", False),
        ("192.168.1.5", f"board-{HERE}", True),
        ("10.0.0.7", f"board-{HERE}", True),
        ("board-companion.local", f"board-{HERE}", True),
        ("127.0.0.1", "home", True),
    ],
)
def test_a_board_that_tells_another_broker_goes_on_when_its_own_hall_is_switched_off(
    tmp_path: Path, host: str, user: str, *, stays: bool
) -> None:
    here = Here(tmp_path)
    told = HomeBroker(host, 1884, user, commands=True, lang="de")
    here.broker.choose(told, "word")
    desk = here.desk()
    desk.switch_off()
    assert here.broker.told.broker == (told if stays else None)
    assert here.desk().look().stands == OFF
