"""Three boards, a hall and a real broker: updates one after the other, a game that goes first, kill -9."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from companion.core.model.commands import Pause
from companion.core.model.fast_replace import replace
from companion.mqtt.broker import Address
from companion.mqtt.publisher import Publisher
from companion.mqtt.retained import Around
from companion.ports.updates import Asked, UpdatesStatus
from companion.words import fleet_words as words
from tests.daemon.loop.loop_rig import begun, rig
from tests.hall.onlooker import PATIENCE_S, HallProgram, looking
from tests.mqtt.mosquitto import Listener, Mosquitto, needs_mosquitto
from tests.mqtt.test_hall_side import OBEYS
from tests.web.fake_care import OFFERED, FakeCare, FakeUpdates

pytestmark = [pytest.mark.slow, needs_mosquitto]
NEW = "0.2.0"


class Helper(FakeUpdates):
    """Updates whose helper finds a version, and then ends as it is told to."""

    ends: UpdatesStatus | None = None

    def ask(self, asked: Asked, version: str = "") -> None:
        super().ask(asked, version)
        if asked == "look":
            self.shown = OFFERED
        else:
            self.shown = self.ends or UpdatesStatus(
                can=True, phase="installing", asked="install", version=version
            )


class Board:
    """A simulated board that tells a broker; it may be started again."""

    def __init__(self, identity: str, port: int, folder: Path, stack: ExitStack) -> None:
        self.identity, self._port, self._folder = identity, port, folder
        folder.mkdir()
        self.made = stack.enter_context(rig())
        self.updates = Helper(UpdatesStatus(can=True))
        self.care = FakeCare(updates=self.updates)
        self.start("0.1.0")
        stack.callback(self.close)

    def close(self) -> None:
        self.publisher.close()

    def start(self, version: str) -> None:
        manner = replace(OBEYS, board=self.identity, title=f"Table {self.identity[0]}", version=version)
        address, around = Address("127.0.0.1", self._port), Around(care=self.care)
        self.publisher = Publisher(self.made.loop, address, manner, self._folder, around=around)
        self.publisher.start()


class Host:
    """A host of the hall."""

    def __init__(self, hall: HallProgram) -> None:
        self._hall = hall
        self.cookie = hall.ask("/api/hall/host", {"code": hall.code})[2]

    def fleet(self) -> Any:
        status, told, _ = self._hall.ask("/api/hall/fleet?lang=en", Cookie=self.cookie)
        assert status == 200
        return json.loads(told)

    def states(self) -> dict[str, str]:
        return {line["board"]: line["state"] for line in self.fleet()["queue"]}

    def text(self, board: Board) -> str:
        return {line["board"]: str(line["text"]) for line in self.fleet()["queue"]}[board.identity]

    def order(self, what: str, *boards: Board) -> int:
        return self.order_of(what, *(each.identity for each in boards))

    def order_of(self, what: str, *identities: str) -> int:
        wanted = {"what": what, "boards": identities}
        return self._hall.ask("/api/hall/fleet", wanted, Cookie=self.cookie)[0]

    def stop(self) -> int:
        return self._hall.ask("/api/hall/fleet/stop", {}, Cookie=self.cookie)[0]


def until(wanted: Callable[[], bool]) -> None:
    """Wait for the condition itself."""
    end, pause = time.monotonic() + PATIENCE_S, threading.Event()
    while not wanted():
        assert time.monotonic() < end
        pause.wait(0.05)


@pytest.fixture
def boards(broker: Mosquitto, tmp_path: Path) -> Iterator[list[Board]]:
    with ExitStack() as stack:
        yield [Board(letter * 8, broker.port, tmp_path / letter, stack) for letter in "abc"]


def test_three_boards_are_updated_one_after_the_other(hall: HallProgram, boards: list[Board]) -> None:
    one, plays, fails = boards
    begun(plays.made)
    fails.updates.ends = UpdatesStatus(can=True, phase="failed", asked="install", version=NEW, why="start")
    host = Host(hall)
    until(
        lambda: all(not line["note"] for line in host.fleet()["boards"]) and len(host.fleet()["boards"]) == 3
    )
    assert host.order("update", *boards) == 200
    until(lambda: one.updates.asked == ["look", f"install {NEW}"])
    until(lambda: host.text(one) == words.INSTALLING.fill({"version": NEW}).text.format(version=NEW))
    assert host.states() == {one.identity: "working", plays.identity: "waiting", fails.identity: "waiting"}
    until(lambda: host.text(plays) == words.WAITS_PLAYING.text)
    hall.kill()
    one.publisher.close()
    hall.start()
    until(lambda: len(host.fleet()["boards"]) == 3)
    assert host.states()[one.identity] == "working", "it is gone no longer than an update takes"
    one.updates.shown = UpdatesStatus(can=True, phase="done", asked="install", version=NEW)
    one.start(NEW)
    until(lambda: host.states()[fails.identity] == "failed")
    assert host.text(one) == f"The update is done: version {NEW} runs."
    assert host.text(fails) == f"Version {NEW} did not start. This version runs again."
    assert host.states()[plays.identity] == "waiting"
    assert plays.updates.asked == []
    plays.made.loop.execute(Pause(0, True, "button"))
    until(lambda: plays.updates.asked == ["look", f"install {NEW}"])
    assert host.stop() == 200
    until(lambda: host.states()[plays.identity] == "working")
    assert not host.fleet()["waiting"], "what has begun goes on"
    line = next(each for each in host.fleet()["boards"] if each["id"] == one.identity)
    assert line["version"]["text"] == NEW


def test_copies_and_who_may_order_them(hall: HallProgram, boards: list[Board]) -> None:
    one, other, _ = boards
    host = Host(hall)
    until(
        lambda: len(host.fleet()["boards"]) == 3 and all(not line["note"] for line in host.fleet()["boards"])
    )
    wanted = {"what": "copy", "boards": [one.identity]}
    assert hall.ask("/api/hall/fleet")[0] == 403
    assert hall.ask("/api/hall/fleet", wanted)[0] == 403
    assert hall.ask("/api/hall/fleet/stop", {})[0] == 403
    for bad in (
        b"{",
        b"[]",
        b'{"what":"dance","boards":["aaaaaaaa"]}',
        b'{"what":"copy","boards":[]}',
        b"[" * 100_000,
    ):
        assert hall.ask("/api/hall/fleet", bad, Cookie=host.cookie)[0] == 400
    assert hall.ask("/api/hall/fleet", {**wanted, "boards": ["../../x"]}, Cookie=host.cookie)[0] == 400
    assert host.order("copy", one, other) == 200
    until(lambda: one.care.copies.asked)
    assert not other.care.copies.asked
    one.care.copies = replace(one.care.copies, asked=False)
    until(lambda: other.care.copies.asked)
    other.care.copies = replace(other.care.copies, asked=False, troubles=((0, "room"),))
    until(lambda: host.states() == {one.identity: "done", other.identity: "failed"})
    status, page, _ = hall.ask("/fleet?lang=de")
    assert status == 200
    assert "Alle Bretter" in page.decode()


def test_an_errand_of_long_ago_is_none(broker: Mosquitto, tmp_path: Path) -> None:
    with Listener(broker.port) as listener, ExitStack() as stack:
        old = json.dumps({"hall": "x", "number": 10**15, "what": "copy"})
        listener.say("board-companion/1/dddddddd/command/upkeep", old, retain=True)
        board = Board("d" * 8, broker.port, tmp_path / "d", stack)
        assert listener.until("/upkeep", updatable=True)["task"] is None
        listener.say(
            "board-companion/1/dddddddd/command/upkeep",
            json.dumps({"hall": "x", "number": 5, "what": "copy"}),
        )
        until(lambda: board.care.copies.asked)


def test_a_copied_card_is_noticed_by_both_boards_and_the_hall(
    hall: HallProgram, broker: Mosquitto, tmp_path: Path
) -> None:
    with ExitStack() as stack, looking(hall.port) as one:
        first = Board("e" * 8, broker.port, tmp_path / "e", stack)
        one.until(lambda one: one.tables.get("e" * 8, {}).get("there"))
        second = Board("e" * 8, broker.port, tmp_path / "copied", stack)
        until(lambda: first.publisher.twice and second.publisher.twice)
        one.until(lambda one: one.tables["e" * 8]["twice"])
        host = Host(hall)
        assert host.fleet()["boards"][0]["note"] == words.TWICE.text
        assert host.order("update", first) == 200
        until(lambda: host.states() == {"e" * 8: "failed"})
        assert first.updates.asked == second.updates.asked == []
        second.publisher.close()
        second.identity = "f" * 8
        second.start("0.1.0")
        one.until(lambda one: one.tables.get("f" * 8, {}).get("there"))
        assert not second.publisher.twice
