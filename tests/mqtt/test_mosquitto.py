"""A table told to a real broker: a late listener, boards and brokers that are killed, one that refuses."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.model.commands import DieRolled, Enter
from companion.core.model.session import legal
from companion.mqtt.broker import Address, BrokerError, Will, connect
from companion.mqtt.publisher import Publisher
from tests.daemon.loop.loop_rig import Rig, begun, rig
from tests.mqtt.mosquitto import Listener, Mosquitto, mosquitto, needs_mosquitto
from tests.mqtt.test_publisher import BASE, MANNER

pytestmark = [pytest.mark.slow, needs_mosquitto]


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    with mosquitto(tmp_path / "broker") as made:
        yield made


@pytest.fixture
def made() -> Iterator[Rig]:
    with rig() as made:
        begun(made)
        yield made


def told(made: Rig, broker: Mosquitto, folder: Path) -> Publisher:
    publisher = Publisher(made.loop, Address("127.0.0.1", broker.port), MANNER, folder)
    publisher.start()
    return publisher


def turn(made: Rig, number: int) -> None:
    session = made.loop.execute(DieRolled(0, number)).session
    assert session is not None
    made.loop.execute(Enter(0, legal(session)[0]))


def test_a_late_listener_knows_at_once_and_then_hears(made: Rig, broker: Mosquitto, tmp_path: Path) -> None:
    publisher = told(made, broker, tmp_path)
    with Listener(broker.port) as early:
        early.until("/state", seat="red")
        turn(made, 1)
        early.until("/event", event_type="turn", number=1, seat="red")
        early.until("/state", turns=1)
        with Listener(broker.port) as late:
            assert late.until("/state")["seat"] == "blue"
            assert {retained for _, _, retained in late.heard} == {True}
            turn(made, 2)
            late.until("/event", number=2, seat="blue")
        publisher.close()
        assert early.until("/availability") in ("online", "offline")
        while early.heard[-1][:2] != (f"{BASE}/availability", "offline"):
            early.until("/availability")


def test_a_broker_that_is_killed_twice_has_all_in_order(
    made: Rig, broker: Mosquitto, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    publisher = told(made, broker, tmp_path)
    numbers: list[int] = []
    for number in (1, 3):
        with Listener(broker.port) as listener:
            listener.until("/state")  # what comes from now on is news
            turn(made, number)
            listener.until("/event", number=number)
            numbers += [event["number"] for event in listener.events()]
        broker.kill()
        turn(made, number + 1)
        broker.start()
    with Listener(broker.port) as listener:
        turn(made, 5)
        listener.until("/event", number=5)
        listener.until("/state", turns=5)
        numbers += [event["number"] for event in listener.events()]
    publisher.close()
    assert numbers == sorted(numbers), "none before another"
    assert {1, 3, 5} <= set(numbers)
    assert len(numbers) - len(set(numbers)) <= 2, "once more where the broker died before its answer"
    assert any("it is tried again" in record.message for record in caplog.records)
    assert not any(record.exc_info for record in caplog.records)


def test_whose_connection_breaks_is_told_to_be_offline_by_the_broker(broker: Mosquitto) -> None:
    with Listener(broker.port) as listener:
        address = Address("127.0.0.1", broker.port)
        with connect(address, "board-companion-x", Will("x/availability", "offline"), {}) as one:
            one.publish("x/availability", b"online", retain=True)
            assert listener.until("x/availability") == "online"
            one._client._sock_close()  # as by kill -9: no farewell
            assert listener.until("x/availability") == "offline"


def test_a_broker_that_is_not_there_or_wants_a_password_is_named_in_one_line(tmp_path: Path) -> None:
    will = Will("x", "offline")
    with (
        pytest.raises(BrokerError, match=r"^127\.0\.0\.1:1 cannot be reached: "),
        connect(Address("127.0.0.1", 1), "x", will, {}),
    ):
        pass
    with mosquitto(tmp_path) as broker:
        broker.kill()
        (tmp_path / "nobody").write_text("")
        config = (tmp_path / "mosquitto.conf").read_text()
        (tmp_path / "mosquitto.conf").write_text(
            config.replace("allow_anonymous true", f"allow_anonymous false\npassword_file {tmp_path}/nobody")
        )
        broker.start()
        with (
            pytest.raises(BrokerError, match=r"refuses: Not authorized$"),
            connect(Address("127.0.0.1", broker.port), "x", will, {}),
        ):
            pass
