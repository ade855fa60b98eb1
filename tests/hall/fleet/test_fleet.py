"""The fleet of a hall: orders sent, sent again, kept over a restart; odd payloads; what a host reads."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.model.fast_replace import replace
from companion.hall.fleet import fleet as module
from companion.hall.fleet.fleet import AGAIN_MS, Fleet, FleetWanted, keep_on
from companion.hall.fleet.lines import FleetState, fleet_state
from companion.hall.fleet.queue import ANSWER_MS
from companion.hall.orders import Orders
from companion.hall.tables import Tables
from companion.mqtt.broker import BrokerError
from companion.mqtt.upkeep_messages import ROOT, Errand, NewestCopy, Phase, Program, Task, Upkeep, UpkeepOrder
from companion.words import fleet_words as words
from companion.words.i18n import translator
from tests.hall.test_tables import CARD, STATE
from tests.web.fake_table import FakeClock

ONE, TWO = "a" * 8, "b" * 8
KEPT = Upkeep(updatable=True, free_mb=12_340, copy=NewestCopy("2026-11-27", 0, True, 4))


class Club:
    """A hall of two boards."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.clock = folder, FakeClock()
        self.start()
        for board in (ONE, TWO):
            self.tell(board, KEPT)

    def start(self) -> None:
        self.tables = Tables(lambda _: None)
        self.orders = Orders(self.folder)
        self.fleet = Fleet(self.tables, self.orders, self.folder, self.clock)
        for board in (ONE, TWO):
            self.say(board, "table", {**CARD, "title": f"Table {board[0]}"})
            self.say(board, "availability", b"online")
            self.say(board, "state", {**STATE, "phase": "idle"})

    def say(self, board: str, part: str, value: Any) -> None:
        payload = value if isinstance(value, bytes) else msgspec.json.encode(value)
        self.tables.take(f"{ROOT}/{board}/{part}", payload)
        self.fleet.take(f"{ROOT}/{board}/{part}", payload)

    def tell(self, board: str, kept: Upkeep) -> None:
        self.say(board, "upkeep", kept)

    def want(self, what: Errand = "update", *boards: str) -> None:
        self.fleet.order(FleetWanted(what, list(boards or (ONE, TWO))))

    def round(self) -> UpkeepOrder | None:
        order = self.fleet.round()
        return msgspec.json.decode(order[1], type=UpkeepOrder) if order else None

    def answer(self, board: str, order: UpkeepOrder, phase: Phase, why: str = "", version: str = "") -> None:
        task = Task(order.hall, order.number, order.what, phase, version, why)
        self.tell(board, replace(KEPT, task=task))

    def shown(self, lang: str = "en") -> FleetState:
        return fleet_state(self.fleet, self.tables, translator(lang))

    def texts(self) -> list[str]:
        return [line.text for line in self.shown().queue]


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


def test_boards_have_their_turn_one_after_the_other(club: Club) -> None:
    club.want()
    first = club.round()
    assert first is not None
    assert (first.what, first.hall) == ("update", club.orders.hall)
    assert club.round() is None
    assert club.texts() == [words.SENT.text, words.WAITS.text]
    club.answer(ONE, first, "working", version="2.0")
    assert club.round() is None
    assert club.texts()[0] == "Installs version 2.0."
    club.answer(ONE, first, "failed", "start", "2.0")
    second = club.round()
    assert second is not None
    assert second.number > first.number
    assert club.texts() == ["Version 2.0 did not start. This version runs again.", words.SENT.text]
    club.answer(TWO, second, "done", "newest")
    assert club.round() is None
    assert club.texts()[1] == "Nothing newer was found."
    assert not club.shown().waiting


def test_an_order_is_sent_again_and_then_the_next_has_its_turn(club: Club) -> None:
    club.want()
    first = club.round()
    club.clock.now_ms += AGAIN_MS
    assert club.round() == first
    club.clock.now_ms += ANSWER_MS - AGAIN_MS
    second = club.round()
    assert second is not None
    assert second != first
    assert club.texts()[0] == words.SILENT.text


def test_the_queue_goes_on_after_a_restart(club: Club) -> None:
    club.want()
    first = club.round()
    assert first is not None
    club.start()
    assert [each.state for each in club.fleet.items] == ["sent", "waiting"]
    club.clock.now_ms += ANSWER_MS
    assert club.round() == first, "its time begins anew"
    club.answer(ONE, first, "done", version="2.0")
    club.round()
    assert [each.state for each in club.fleet.items] == ["done", "waiting"], "the other has told nothing yet"
    club.tell(TWO, KEPT)
    assert club.round() is not None


def test_a_board_at_which_a_game_goes_on_waits(club: Club) -> None:
    club.tell(ONE, replace(KEPT, playing=True))
    club.want("copy", ONE)
    assert club.round() is None
    assert club.texts() == [words.WAITS_PLAYING.text]
    club.say(ONE, "availability", b"offline")
    assert club.texts() == [words.WAITS_AWAY.text]
    club.say(ONE, "availability", b"online")
    club.tell(ONE, KEPT)
    order = club.round()
    assert order is not None
    club.answer(ONE, order, "failed", "room")
    club.round()
    assert club.texts() == [words.tell_failure("copy", "room", "").text]
    club.want("copy", ONE)
    again = club.round()
    assert again is not None
    club.answer(ONE, again, "done")
    club.round()
    assert club.texts() == [words.COPIED.text]


def test_a_stop_ends_what_waits(club: Club) -> None:
    club.want()
    order = club.round()
    assert order is not None
    club.fleet.stop()
    club.answer(ONE, order, "done", version="2.0")
    assert club.round() is None
    assert [each.state for each in club.fleet.items] == ["done", "stopped"]
    club.start()
    assert [each.state for each in club.fleet.items] == ["done", "stopped"]


@pytest.mark.parametrize(
    "payload", [b"{", b"[]", b"null", b'{"free_mb": "x"}', b"[" * 50_000, b"x" * 200_000, b"\xff"]
)
def test_odd_payloads_change_nothing(club: Club, payload: bytes) -> None:
    club.say(ONE, "upkeep", payload)
    assert club.fleet.upkeep(ONE) == KEPT
    club.say("c" * 8, "upkeep", payload)
    club.tell("c" * 8, KEPT)
    assert club.fleet.upkeep("c" * 8) is None, "no table, no upkeep"


def test_a_damaged_queue_begins_empty(club: Club) -> None:
    club.want()
    (club.folder / module.NAME).write_bytes(b"{broken")
    club.start()
    assert club.fleet.items == ()


def test_a_host_reads_how_each_board_is_kept(club: Club) -> None:
    programs = [Program("left", "fw 1", "fw 2"), Program("right", "", "")]
    kept = Upkeep(True, "0.9", "2.0", programs, 490, None, "room", 1, playing=True)
    club.tell(TWO, kept)
    club.say(TWO, "state", {**STATE, "faults": 2, "saved": False})
    club.say(ONE, "availability", b"offline")
    one, two = club.shown().boards
    assert (one.title, one.note, one.plays.text) == ("Table a", words.AWAY.text, "nobody")
    assert (one.free.text, one.free.bad, one.copy.text) == ("12.3 GB", False, "2026-11-27")
    assert two.version.text == "1, newer: 2.0"
    assert (
        two.faults.text
        == "2 sensors are not trusted. Nothing can be saved there. 1 loss that nobody has seen."
    )
    assert two.programs.text == "left: fw 1, newer: fw 2; right: not known"
    assert (two.free.text, two.free.bad) == ("0.5 GB", True)
    assert two.copy.bad
    assert two.copy.text.startswith("none. There is no room")
    assert club.shown("de").boards[0].plays.text == "niemand"


def test_orders_that_do_not_arrive_are_sent_again(club: Club) -> None:
    sent: list[str] = []

    async def story() -> None:
        closing = asyncio.Event()
        loop = asyncio.get_running_loop()

        def publish(topic: str, _payload: bytes) -> None:
            sent.append(topic)
            club.clock.now_ms += AGAIN_MS
            if len(sent) == 1:
                raise BrokerError("gone")
            loop.call_soon_threadsafe(closing.set)

        club.want("update", ONE)
        await keep_on(club.fleet, publish, closing, 0.001)

    thread = threading.Thread(target=lambda: asyncio.run(story()))
    thread.start()
    thread.join(20)
    assert sent == [f"{ROOT}/{ONE}/command/upkeep"] * 2
