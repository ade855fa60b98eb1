"""A table tells a hall how it is kept, takes its errands, and notices a copied card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.model.commands import Pause
from companion.core.model.fast_replace import replace
from companion.mqtt.hall_messages import TableCard
from companion.mqtt.hall_side import TWICE_S
from companion.mqtt.retained import Around
from companion.mqtt.upkeep_messages import UpkeepTopics
from companion.mqtt.upkeep_side import newest_copy
from companion.ports.care import CopyLine, FirmwareLine
from tests.daemon.loop.loop_rig import begun, rig
from tests.mqtt.test_hall_side import DEAF, OBEYS, newest
from tests.mqtt.test_publisher import BASE, FakeBroker, Told
from tests.web.fake_care import OFFERED, FakeCare

TOPICS = UpkeepTopics("cafe0123")


@pytest.fixture(params=[OBEYS])
def told(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Told]:
    care = FakeCare(firmware=(FirmwareLine("board", "", "fw 2", ""),), free=12_345_678_901)
    care.updates.shown = OFFERED
    with rig() as made:
        begun(made)
        one = Told(made, FakeBroker(), tmp_path, request.param, Around(care=care))
        one.broker.until(lambda broker: newest(broker, "upkeep") is not None)
        yield one
        one.publisher.close()


def order(told: Told, number: int, what: str) -> None:
    told.broker.heard[TOPICS.errands](msgspec.json.encode({"hall": "h", "number": number, "what": what}))


def until_task(told: Told, number: int) -> dict[str, Any]:
    def wanted(broker: FakeBroker) -> bool:
        return (newest(broker, "upkeep")["task"] or {}).get("number") == number

    told.broker.until(wanted)
    task: dict[str, Any] = newest(told.broker, "upkeep")["task"]
    return task


def test_a_hall_learns_how_the_board_is_kept(told: Told) -> None:
    kept = newest(told.broker, "upkeep")
    assert (kept["updatable"], kept["kept"], kept["newest"], kept["free_mb"]) == (
        True,
        "0.0.9",
        "0.2.0",
        12_340,
    )
    assert (kept["playing"], kept["task"], kept["copy"]) == (True, None, None)
    assert all(retain for topic, _, retain in told.broker.told if topic == TOPICS.upkeep)


def test_an_errand_waits_for_no_game_but_says_that_one_goes_on(told: Told) -> None:
    order(told, 5, "copy")
    task = until_task(told, 5)
    assert (task["phase"], task["why"]) == ("failed", "playing")
    told.made.loop.execute(Pause(0, True, "button"))
    order(told, 6, "copy")
    assert until_task(told, 6)["phase"] == "working"


@pytest.mark.parametrize("told", [DEAF], indirect=True)
def test_a_house_that_allows_no_commands_takes_no_errand(told: Told) -> None:
    told.made.loop.execute(Pause(0, True, "button"))
    order(told, 5, "update")
    assert until_task(told, 5)["why"] == "not-allowed"


def test_what_is_no_errand_does_nothing(told: Told) -> None:
    for payload in (
        b"",
        b"{",
        b'{"what":"dance"}',
        b"[" * 5000,
        b"\xff",
        b'{"hall":"h","number":1,"what":"copy","x":1}',
    ):
        told.broker.heard[TOPICS.errands](payload)
    order(told, 5, "copy")
    until_task(told, 5)


def test_another_board_with_this_identity_is_noticed_and_forgotten_after_a_while(told: Told) -> None:
    hall, card = told.publisher._hall, TableCard("Kitchen", "", "1", "beefbeef", True)
    hear = told.broker.heard[f"{BASE}/table"]
    hear(msgspec.json.encode(replace(card, run=newest(told.broker, "table")["run"])))
    for odd in (b"", b"{", b"[" * 5000):
        hear(odd)
    assert not told.publisher.twice
    hear(msgspec.json.encode(card))
    assert told.publisher.twice
    now_s = hall._clock()
    hall._clock = lambda: now_s + TWICE_S
    assert not told.publisher.twice


def test_the_newest_copy_is_one_that_can_be_used() -> None:
    def line(date: str, place: int, *, whole: bool | None = True) -> CopyLine:
        return CopyLine("x", place, date, False, 1, whole, 3, f"{date}T10:00:00")

    lines = (line("2026-11-25", 0), line("2026-11-27", 1), line("2026-11-28", 0, whole=False))
    found = newest_copy(lines)
    assert found is not None
    assert (found.date, found.place, found.games) == ("2026-11-27", 1, 3)
    assert newest_copy(()) is None
