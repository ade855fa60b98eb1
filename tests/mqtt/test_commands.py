"""What a house may say to a table: only where it is allowed, and what is no command is one line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from companion.core.catalog.table_settings import CareSettings, Counting
from companion.mqtt.commands import ORDERS
from companion.mqtt.retained import Around
from tests.daemon.loop.loop_rig import begun, rig
from tests.mqtt.test_publisher import BASE, MANNER, FakeBroker, Told

ALLOWED = msgspec.structs.replace(MANNER, commands=True)


class FakeLevels:
    """Lights, sounds and quiet hours in memory."""

    def __init__(self) -> None:
        self.settings = CareSettings(volume=40, brightness=80)

    def get(self) -> CareSettings:
        return self.settings

    def change(self, settings: CareSettings) -> None:
        self.settings = settings

    def counting(self) -> Counting:
        return Counting(self.settings.volume, quiet=False, brightness=self.settings.brightness)


@pytest.fixture
def levels() -> FakeLevels:
    return FakeLevels()


@pytest.fixture
def told(tmp_path: Path, levels: FakeLevels) -> Iterator[Told]:
    with rig() as made:
        begun(made)
        one = Told(made, FakeBroker(), tmp_path, ALLOWED, Around(levels))
        one.broker.until(lambda broker: any(topic == f"{BASE}/care" for topic, _, _ in broker.told))
        yield one
        one.publisher.close()


def say(told: Told, name: str, payload: bytes) -> None:
    told.broker.heard[f"{BASE}/command/{name}"](payload)


def care(told: Told) -> dict[str, object]:
    """The newest lights and quiet hours told."""
    found: dict[str, object] = next(
        one for topic, one, _ in reversed(told.broker.told) if topic == f"{BASE}/care"
    )
    return found


def test_a_house_that_may_not_command_is_not_heard(tmp_path: Path) -> None:
    with rig() as made:
        begun(made)
        one = Told(made, FakeBroker(), tmp_path)
        one.broker.until(lambda broker: broker.opened)
        assert not {f"{BASE}/command/{name}" for name in ORDERS} & set(one.broker.heard)
        one.publisher.close()


def test_it_pauses_and_lets_go_on(told: Told) -> None:
    for payload, phase in ((b"ON", "paused"), (b"ON", "paused"), (b"OFF", "roll")):
        say(told, "pause", payload)
        told.broker.until(lambda broker, phase=phase: broker.state()["phase"] == phase)


def test_it_sets_the_lights_and_they_come_back_as_they_were(told: Told, levels: FakeLevels) -> None:
    for payload, brightness in ((b"OFF", 1), (b"ON", 80), (b"25", 25), (b"OFF", 1), (b"OFF", 1), (b"ON", 25)):
        say(told, "lights", payload)
        told.broker.until(lambda _, now=brightness: care(told)["brightness"] == now)
        assert levels.settings.brightness == brightness
    assert levels.settings.volume == 40


def test_it_sets_quiet_hours(told: Told, levels: FakeLevels) -> None:
    for payload in (b"ON", b"OFF"):
        say(told, "quiet", payload)
        told.broker.until(lambda _, on=payload == b"ON": care(told)["quiet"] == on)
    assert levels.settings == CareSettings(volume=40, brightness=80)


@pytest.mark.parametrize("name", ORDERS)
def test_what_is_no_command_is_one_line_and_nothing_else(
    told: Told, levels: FakeLevels, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    before, state = levels.settings, told.broker.state()
    odd = (b"", b"on", b"\xff" * 5000, b'{"pause": true}', b"0", b"101", b"-5", b"1e2", b"ON\n", b"\xd9\xa1")
    for payload in odd:
        say(told, name, payload)
    lines = [record.getMessage() for record in caplog.records if "must be" in record.getMessage()]
    assert len(lines) == len(odd)
    assert all(len(line) < 160 and "\n" not in line for line in lines)
    say(told, "pause", b"ON")  # all before it were carried out
    told.broker.until(lambda broker: broker.state()["phase"] == "paused")
    session = told.made.loop.view().session
    assert session is not None
    assert session.progress.paused is not None
    assert session.progress.paused.by == "broker", "no button was pressed"
    assert levels.settings == before
    assert told.broker.state()["turns"] == state["turns"]


def test_only_the_newest_of_many_wait(told: Told) -> None:
    for number in range(1, 100):
        say(told, "lights", str(number).encode())
    told.broker.until(lambda _: care(told)["brightness"] == 99)
