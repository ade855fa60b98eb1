"""A table and a hall: what the table tells it, and what it does where the hall wants something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.model.fast_replace import replace
from companion.mqtt.hall_messages import ALL_ORDERS, HALL_AVAILABILITY, HallTopics, Order
from companion.mqtt.retained import Manner
from companion.words.hall_words import COMING, GONE
from tests.daemon.loop.loop_rig import begun, rig
from tests.mqtt.test_publisher import BASE, FakeBroker, Told

OBEYS = Manner("cafe0123", "Kitchen", "1.2", "en", commands=True, url=lambda: "http://192.168.0.7:8080/")
DEAF = replace(OBEYS, commands=False)


def newest(broker: FakeBroker, part: str) -> Any:
    return next((told for topic, told, _ in reversed(broker.told) if topic == f"{BASE}/{part}"), None)


@pytest.fixture(params=[OBEYS])
def told(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Told]:
    with rig() as made:
        begun(made)
        one = Told(made, FakeBroker(), tmp_path, request.param)
        one.broker.until(lambda broker: newest(broker, "results") is not None)
        yield one
        one.publisher.close()


def order(told: Told, number: int, what: str, topic: str = ALL_ORDERS, **more: Any) -> None:
    told.broker.heard[topic](msgspec.json.encode({"hall": "h", "number": number, "what": what, **more}))


def until(told: Told, wanted: Any) -> None:
    """Wait for a view of the table."""
    with told.broker.change:
        stop = told.made.loop.watch(lambda _: _notify(told))
        assert told.broker.change.wait_for(lambda: wanted(told.made.loop.view()), 30), (
            told.made.loop.view().hall
        )
        stop()


def _notify(told: Told) -> None:
    with told.broker.change:
        told.broker.change.notify_all()


def test_a_hall_learns_what_the_table_is_and_what_lies_there(told: Told) -> None:
    card = newest(told.broker, "table")
    assert (card["title"], card["url"], card["obeys"]) == ("Kitchen", "http://192.168.0.7:8080/", True)
    assert newest(told.broker, "board")["game"] == "malefiz"
    before = newest(told.broker, "pieces")
    assert before["house"] == {"red": 5, "blue": 5}
    assert before["playing"] == ["red", "blue"]
    told.turn(1)
    told.broker.until(lambda broker: newest(broker, "pieces")["house"] == {"red": 4, "blue": 5})
    told.broker.until(lambda broker: newest(broker, "results")["turns"] == 1)
    boards = [topic for topic, _, _ in told.broker.told if topic == f"{BASE}/board"]
    assert len(boards) == 1, "a board is told once"
    assert all(retain for topic, _, retain in told.broker.told if not topic.endswith(("/event", "/say")))


def test_what_somebody_clears_at_the_broker_is_told_anew(told: Told) -> None:
    table = HallTopics("cafe0123").table
    assert newest(told.broker, "pieces")
    told.broker.told.clear()
    told.broker.heard[table](b"")
    told.broker.until(lambda broker: newest(broker, "results") is not None)
    assert all(newest(told.broker, part) for part in ("table", "state", "board", "pieces", "availability"))
    told.broker.told.clear()
    told.broker.heard[table](b"")
    told.broker.until(lambda broker: newest(broker, "results") is not None)


def test_orders_are_carried_out_each_once(told: Told) -> None:
    order(told, 5, "pause")
    told.broker.until(lambda broker: broker.state()["phase"] == "paused")
    order(told, 6, "go_on")
    told.broker.until(lambda broker: broker.state()["phase"] == "roll")
    order(told, 5, "pause")  # heard once more, as from a broker that has come back
    order(told, 6, "pause")
    order(told, 7, "minutes", HallTopics("cafe0123").orders, minutes=10)
    until(told, lambda view: view.hall.told is not None)
    assert told.broker.state()["phase"] == "roll"
    said = told.made.loop.view().hall.told
    assert said is not None
    assert said.args == {"count": 10}


def test_after_a_restart_old_orders_are_old(told: Told) -> None:
    order(told, 5, "pause")
    told.broker.until(lambda broker: broker.state()["phase"] == "paused")
    order(told, 6, "go_on")
    told.broker.until(lambda broker: broker.state()["phase"] == "roll")
    told.publisher.close()
    told.broker.told.clear()
    told.start()
    told.broker.until(lambda broker: newest(broker, "results") is not None)
    order(told, 5, "pause")
    order(told, 7, "put_away")
    until(told, lambda view: view.hall.told is not None)
    assert told.broker.state()["phase"] == "roll"


def test_quiet_is_quiet_and_time_up_keeps_the_game(told: Told) -> None:
    order(told, 1, "quiet")
    until(told, lambda view: view.hall.quiet)
    care = told.made.loop.view().care
    assert (care.volume, care.quiet) == (0, True)
    assert 0 < care.brightness <= 10
    order(told, 2, "loud")
    until(told, lambda view: not view.hall.quiet)
    assert told.made.loop.view().care.volume > 0
    order(told, 3, "time_up")
    told.broker.until(lambda broker: broker.state()["phase"] == "paused")
    session = told.made.loop.view().session
    assert session is not None
    assert not session.over


@pytest.mark.parametrize("told", [DEAF], indirect=True)
def test_a_table_that_takes_no_orders_takes_only_the_answer_to_its_call(told: Told) -> None:
    order(told, 1, "pause")
    told.made.loop.show_hall(lambda now: replace(now, calls=True))
    told.broker.until(lambda broker: newest(broker, "call") == {"on": True, "coming": False})
    order(told, 2, "coming", HallTopics("cafe0123").orders)
    told.broker.until(lambda broker: newest(broker, "call") == {"on": True, "coming": True})
    assert told.broker.state()["phase"] == "roll"
    told.made.loop.show_hall(lambda now: replace(now, calls=False))
    told.broker.until(lambda broker: newest(broker, "call") == {"on": False, "coming": False})


def test_a_table_knows_whether_the_hall_is_there(told: Told) -> None:
    assert told.made.loop.view().hall.there is None
    for payload, there in ((b"online", True), (b"offline", False), (b"\xff", None)):
        told.broker.heard[HALL_AVAILABILITY](payload)
        until(told, lambda view, there=there: view.hall.there is there)
    assert GONE != COMING


@pytest.mark.parametrize(
    "payload",
    [b"", b"{", b"[]", b"\xff" * 5000, b'{"hall":1,"number":1,"what":"pause"}', b"[" * 100_000],
)
def test_what_is_no_order_is_told_in_one_line(
    told: Told, payload: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    told.broker.heard[ALL_ORDERS](payload)
    (line,) = [each.getMessage() for each in caplog.records if "no order" in each.getMessage()]
    assert "\n" not in line
    assert len(line) < 400


def test_an_order_says_what_it_is() -> None:
    assert (
        msgspec.json.decode(b'{"hall":"h","number":1,"what":"minutes","minutes":10}', type=Order).minutes
        == 10
    )
