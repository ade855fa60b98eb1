"""The hall as a program, with a real broker: kill -9, a clone, odd payloads, hosts."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.core.model.fast_replace import replace
from companion.mqtt.broker import Address
from companion.mqtt.hall_messages import ROOT
from companion.mqtt.publisher import Publisher
from companion.ports.table import View
from tests.daemon.loop.loop_rig import Rig, begun, rig
from tests.hall.onlooker import PATIENCE_S, HallProgram, Looking, looking
from tests.mqtt.mosquitto import Listener, Mosquitto, needs_mosquitto
from tests.mqtt.test_hall_side import OBEYS
from tests.mqtt.test_mosquitto import turn

pytestmark = [pytest.mark.slow, needs_mosquitto]
BOARD = "cafe0123"


@pytest.fixture
def made() -> Iterator[Rig]:
    with rig() as made:
        begun(made)
        yield made


def told(made: Rig, broker: Mosquitto, folder: Path, board: str = BOARD) -> Publisher:
    folder.mkdir(exist_ok=True)
    address = Address("127.0.0.1", broker.port)
    publisher = Publisher(made.loop, address, replace(OBEYS, board=board), folder)
    publisher.start()
    return publisher


def until_view(made: Rig, wanted: Callable[[View], bool]) -> None:
    """Wait for a view of the table."""
    change = threading.Condition()

    def notify(_: View) -> None:
        with change:
            change.notify_all()

    stop = made.loop.watch(notify)
    with change:
        assert change.wait_for(lambda: wanted(made.loop.view()), PATIENCE_S)
    stop()


def shows(turns: int, *, there: bool = True) -> object:
    """The condition that a live hall shows the table after so many turns."""

    def wanted(one: Looking) -> bool:
        line = one.tables.get(BOARD)
        state = line and line["state"]
        return bool(
            one.hall.get("broker") and line and state and line["there"] == there and state["turns"] == turns
        )

    return wanted


def test_a_table_is_seen_and_broker_and_hall_may_be_killed(
    made: Rig, broker: Mosquitto, hall: HallProgram, tmp_path: Path
) -> None:
    publisher = told(made, broker, tmp_path / "table")
    with looking(hall.port) as one:
        turn(made, 1)
        one.until(shows(1))
        one.until(lambda one: (one.tables[BOARD]["pieces"] or {}).get("house") == {"red": 4, "blue": 5})
        line = one.tables[BOARD]
        assert line["title"] == "Kitchen"
        status, geometry, _ = hall.ask(f"/api/hall/boards/{line['board']}")
        assert (status, json.loads(geometry)["game"]) == (200, "malefiz")
        broker.kill()
        one.until(lambda one: one.hall.get("broker") is False)
        turn(made, 2)
        broker.start()
        one.until(shows(2))
        hall.kill()
        one.until(lambda one: not one.hall)
        turn(made, 3)
        hall.start()
        one.until(shows(3))
        publisher.close()
        one.until(shows(3, there=False))
    assert hall.end() == 0
    hall.start()


def test_a_table_whose_card_a_stranger_cleared_tells_itself_anew(
    made: Rig, broker: Mosquitto, hall: HallProgram, tmp_path: Path
) -> None:
    publisher = told(made, broker, tmp_path / "table")
    with looking(hall.port) as one:
        turn(made, 1)
        one.until(shows(1))
        with Listener(broker.port, "nothing") as stranger:
            for part in ("state", "pieces", "results", "table"):
                stranger.say(f"{ROOT}/{BOARD}/{part}", "", retain=True)
        turn(made, 2)
        one.until(shows(2))
        one.until(lambda one: one.tables[BOARD]["title"] == "Kitchen" and one.tables[BOARD]["pieces"])
        publisher.close()


def test_a_host_orders_all_tables_and_nobody_else_does(
    made: Rig, broker: Mosquitto, hall: HallProgram, tmp_path: Path
) -> None:
    publisher = told(made, broker, tmp_path / "table")
    with looking(hall.port) as one:
        one.until(shows(0))
        order = {"what": "pause"}
        assert hall.ask("/api/hall/orders", order)[0] == 403
        assert hall.ask("/api/hall/host", {"code": "AAAA-AAAA"})[0] == 403
        status, _, cookie = hall.ask("/api/hall/host", {"code": hall.code})
        assert status == 200
        assert json.loads(hall.ask("/api/hall/me", Cookie=cookie)[1]) == {"host": True}
        for bad in (b"{", b"[]", b'{"what":"dance"}', b'{"what":"pause","table":"../x"}', b"[" * 100_000):
            assert hall.ask("/api/hall/orders", bad, Cookie=cookie)[0] == 400
        assert hall.ask("/api/hall/orders", order, Cookie=cookie, Origin="http://evil.example")[0] == 400
        assert hall.ask("/api/hall/orders", order, Cookie=cookie, Host="evil.example")[0] == 400
        assert one.tables[BOARD]["state"]["phase"] == "roll"
        assert hall.ask("/api/hall/orders", order, Cookie=cookie)[0] == 200
        one.until(lambda one: one.tables[BOARD]["state"]["phase"] == "paused")
        made.loop.show_hall(lambda now: replace(now, calls=True))
        one.until(lambda one: one.tables[BOARD]["call"] == {"on": True, "coming": False})
        assert hall.ask("/api/hall/orders", {"what": "coming", "table": BOARD}, Cookie=cookie)[0] == 200
        one.until(lambda one: one.tables[BOARD]["call"] == {"on": True, "coming": True})
        hall.kill()
        hall.start()
        assert json.loads(hall.ask("/api/hall/me", Cookie=cookie)[1]) == {"host": True}
    publisher.close()


def test_a_retained_order_of_long_ago_does_nothing(made: Rig, broker: Mosquitto, tmp_path: Path) -> None:
    old = {"hall": "x", "number": 10**15, "what": "pause"}
    with Listener(broker.port) as listener:
        listener._client.publish(
            "board-companion/1/hall/command/order", json.dumps(old), 1, True
        ).wait_for_publish(20)
        publisher = told(made, broker, tmp_path / "table")
        listener.until("/results")
        listener.say(f"board-companion/1/{BOARD}/command/order", '{"hall":"x","number":5,"what":"put_away"}')
        until_view(made, lambda view: view.hall.told is not None)
        session = made.loop.view().session
        assert session is not None
        assert session.progress.paused is None
        publisher.close()


def test_odd_payloads_and_a_clone_break_neither_the_hall_nor_its_page(
    made: Rig, broker: Mosquitto, hall: HallProgram, tmp_path: Path
) -> None:
    publisher = told(made, broker, tmp_path / "table")
    with looking(hall.port) as one, Listener(broker.port, "nothing") as villain:
        one.until(shows(0))
        for part in ("availability", "table", "state", "board", "pieces", "call", "results", "event", "x"):
            for payload in ("{", "[]", "null", '{"title": [1]}', "[" * 50_000, "x" * 3_000_000):
                villain.say(f"board-companion/1/0badcafe/{part}", payload)
        card = {
            "title": "<script>alert(1)</script>",
            "url": "javascript:alert(1)",
            "version": "1",
            "run": "a",
        }
        for run in ("a", "b", "a"):
            told_card = json.dumps({**card, "run": run, "obeys": True})
            villain.say("board-companion/1/0badcafe/table", told_card)
        one.until(lambda one: one.tables.get("0badcafe", {}).get("twice"))
        assert one.tables["0badcafe"]["url"] == ""
        turn(made, 1)
        one.until(shows(1))
        status, page, _ = hall.ask("/?lang=de")
        assert status == 200
        assert "Der Saal" in page.decode()
        assert b"alert(1)" not in page
    publisher.close()
