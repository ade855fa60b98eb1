"""Two brokers, one hall: the bridge of docs/how-to/hall.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.mqtt.hall_messages import ALL_ORDERS, HALL_AVAILABILITY, HallTopics
from companion.mqtt.messages import Topics
from tests.mqtt.mosquitto import Listener, Mosquitto, mosquitto, needs_mosquitto

pytestmark = [pytest.mark.slow, needs_mosquitto]
BOARD = "cafe0123"


@pytest.fixture
def boards(tmp_path: Path) -> Iterator[Mosquitto]:
    """The broker that boards tell."""
    with mosquitto(tmp_path / "boards") as made:
        yield made


def bridge_of(port: int) -> list[str]:
    """The lines of the documentation, with this address."""
    text = Path("docs/how-to/hall.md").read_text()
    (lines,) = re.findall(r"\n((?:    (?:connection|address|topic) .*\n)+)", text)
    return [re.sub(r"^address .*", f"address 127.0.0.1:{port}", line.strip()) for line in lines.splitlines()]


def test_a_hall_hears_boards_of_another_broker_and_orders_go_back(boards: Mosquitto, tmp_path: Path) -> None:
    state, order = Topics(BOARD).state, HallTopics(BOARD).orders
    with Listener(boards.port) as near:
        near.say(state, "early", retain=True)
        with (
            mosquitto(tmp_path / "hall", more=bridge_of(boards.port)) as broker,
            Listener(broker.port) as far,
        ):
            assert far.until(state) == "early"
            near.say(state, "late", retain=True)
            assert far.until(state) == "late"
            for topic in (HALL_AVAILABILITY, ALL_ORDERS, order):
                far.say(topic, "x")
                assert near.until(topic) == "x"
            boards.kill()
            boards.start()
        with Listener(boards.port) as again:
            assert again.until(state) == "late"
    assert [each for each in near.heard if each[1] == "x"] == [
        (t, "x", False) for t in (HALL_AVAILABILITY, ALL_ORDERS, order)
    ]
