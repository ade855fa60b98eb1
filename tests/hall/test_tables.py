"""What the hall knows of its tables, whatever comes at the broker."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

from companion.hall.tables import MOST_MESSAGE_BYTES, MOST_TABLES, TWICE_S, Tables
from companion.mqtt.hall_messages import ROOT

BOARD = "cafe0123"
CARD = {"title": "Kitchen", "url": "http://192.168.0.7:8080/", "version": "1", "run": "a", "obeys": True}
STATE = {
    "phase": "roll",
    "game": "malefiz",
    "variant": "classic",
    "seat": "red",
    "number": 3,
    "awaits": "Red rolls the die.",
    "turns": 1,
    "last": "",
    "move": "",
    "winners": [],
    "standing": {},
    "faults": 0,
    "board": True,
    "saved": True,
}


class Heard:
    """Tables, and what they have changed."""

    def __init__(self) -> None:
        self.changed: list[str] = []
        self.played: list[str] = []
        self.now_s = 100.0
        self.tables = Tables(self.changed.append, self.played.append, lambda: self.now_s)

    def say(self, part: str, value: Any, board: str = BOARD) -> None:
        payload = value if isinstance(value, bytes) else msgspec.json.encode(value)
        self.tables.take(f"{ROOT}/{board}/{part}", payload)


@pytest.fixture
def heard() -> Heard:
    made = Heard()
    made.say("table", CARD)
    made.say("availability", b"online")
    made.say("state", STATE)
    return made


def test_a_table_is_made_of_what_it_tells(heard: Heard) -> None:
    (line,) = heard.tables.lines()
    assert (line.title, line.url, line.there, line.obeys) == ("Kitchen", CARD["url"], True, True)
    assert line.state is not None
    assert line.state.seat == "red"
    assert heard.changed == [BOARD] * 3
    heard.say("state", STATE)
    assert heard.changed == [BOARD] * 3, "the same is no news"


def test_a_table_that_breaks_off_is_away_and_one_that_is_cleared_is_forgotten(heard: Heard) -> None:
    heard.say("availability", b"offline")
    assert not heard.tables.lines()[0].there
    heard.say("availability", b"")
    assert heard.tables.lines() == []
    assert heard.changed[-1] == BOARD


ODD = [
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b"[" * 100_000,
    b"1e999",
    b'{"title": 3, "on": 3, "games": "x"}',
    b"x" * (MOST_MESSAGE_BYTES + 1),
]


@pytest.mark.parametrize("part", ["table", "state", "board", "pieces", "call", "results"])
@pytest.mark.parametrize("payload", ODD, ids=range(len(ODD)))
def test_odd_payloads_change_nothing(
    heard: Heard, part: str, payload: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    before = heard.tables.lines()
    heard.say(part, payload)
    assert heard.tables.lines() == before
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert len(record.getMessage()) < 400


@pytest.mark.parametrize(
    "topic", ["", "x", f"{ROOT}/hall/availability", f"{ROOT}/CAFE/state", f"{ROOT}/{BOARD}/x"]
)
def test_topics_of_nobody_are_passed_over(heard: Heard, topic: str) -> None:
    before = heard.tables.lines()
    heard.tables.take(topic, b"online")
    assert heard.tables.lines() == before


@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", 'http://x/"onclick=1', "//evil", "http://a b/", "http://" + "x" * 300]
)
def test_only_an_address_of_a_page_is_led_to(heard: Heard, url: str) -> None:
    heard.say("table", {**CARD, "url": url})
    assert not heard.tables.lines()[0].url


def test_two_boards_with_one_identity_are_told(heard: Heard) -> None:
    heard.say("table", {**CARD, "run": "b"})
    assert not heard.tables.lines()[0].twice, "a restart"
    heard.say("table", {**CARD, "run": "a"})
    assert heard.tables.lines()[0].twice
    heard.say("table", {**CARD, "run": "b"})
    assert heard.tables.lines()[0].twice
    heard.say("table", {**CARD, "run": "c"})
    assert not heard.tables.lines()[0].twice, "the one that was put right has started anew"


def test_a_board_whose_twin_was_put_right_is_told_no_more_and_its_results_are_looked_at_again(
    heard: Heard,
) -> None:
    for run in ("b", "a"):
        heard.say("table", {**CARD, "run": run})
    assert heard.tables.lines()[0].twice
    heard.now_s += TWICE_S - 1
    heard.tables.look_again(BOARD)
    assert heard.tables.lines()[0].twice
    heard.now_s += 1
    heard.played.clear()
    heard.tables.look_again(BOARD)
    assert not heard.tables.lines()[0].twice
    assert heard.played == [BOARD]
    heard.say("table", {**CARD, "run": "b"})
    assert heard.tables.lines()[0].twice, "it is back"


def test_so_many_tables_and_no_more(heard: Heard) -> None:
    for number in range(3 * MOST_TABLES):
        heard.say("availability", b"online", f"{number:08x}")
    assert len(heard.tables.lines()) == MOST_TABLES


def test_where_it_is_full_the_table_that_is_away_longest_gives_way(heard: Heard) -> None:
    boards = [f"{number:08x}" for number in range(1, MOST_TABLES)]
    for board in boards:
        heard.say("availability", b"online", board)
    for gone in (boards[9], boards[3], boards[9]):
        heard.say("availability", b"offline", gone)
    heard.say("availability", b"offline", boards[4])
    heard.say("availability", b"online", boards[4])
    heard.say("availability", b"online", "cafe0001")
    heard.say("availability", b"online", "cafe0002")
    heard.say("availability", b"online", "cafe0003")
    there = {line.id for line in heard.tables.lines()}
    assert there == {BOARD, *boards, "cafe0001", "cafe0002"} - {boards[9], boards[3]}
