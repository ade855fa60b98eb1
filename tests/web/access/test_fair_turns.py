"""A flood from some addresses delays itself: others have their turn, and find room."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from companion.web import Serving, WebSettings, create_app, serve
from companion.web.access.fair_turns import MOST_OF_ONE, FairDispatcher, FairQueue, choose_surplus
from tests.system.running import killed_on_failure
from tests.web.browser import CODE
from tests.web.fake_table import FakeTable

WITHIN_S = 2.0


@dataclass(eq=False)
class One:
    """A connection."""

    address: str
    last_activity: float = 0.0
    requests: list[str] = field(default_factory=list)
    creation_time: float = 0.0
    will_close: bool = False

    @property
    def addr(self) -> tuple[str, int]:
        return self.address, 1


def test_whoever_comes_behind_a_flood_is_next_but_for_one_of_each_address() -> None:
    queue, family = FairQueue(), One("family")
    for number in range(1000):
        queue.append(One(f"flood {number % 3}"))
    queue.append(family)
    taken = [queue.popleft() for _ in range(len(queue))]
    assert taken.index(family) == 3
    assert (len(taken), len(queue)) == (1001, 0)
    with pytest.raises(KeyError):
        queue.popleft()


def test_connections_of_one_address_keep_their_order() -> None:
    queue, ones = FairQueue(), [One("a", number) for number in range(5)]
    for one in ones:
        queue.append(one)
    assert [queue.popleft() for _ in ones] == ones


def test_room_is_made_by_the_address_with_most_the_one_used_longest_ago_first() -> None:
    flood = [One("flood", number) for number in range(5)]
    others = [One("a", -1.0), One("b", -2.0)]
    assert choose_surplus([*others, *flood], 5, 1.0) == flood[:2]
    assert choose_surplus([*others, *flood], 7, 1.0) == []


def test_what_is_being_answered_and_whoever_has_just_come_stays() -> None:
    asked = [One("flood", requests=["GET /"]) for _ in range(3)]
    fresh = One("a", creation_time=9.0)
    assert choose_surplus([*asked, fresh], 1, 8.0) == []
    assert choose_surplus([*asked, fresh], 1, 10.0) == [fresh]


def test_an_address_that_asks_more_than_a_school_is_closed_and_others_wait_on() -> None:
    dispatcher, family = FairDispatcher(), One("family")
    flood = [One("flood") for _ in range(MOST_OF_ONE + 2)]
    for one in (*flood, family):
        dispatcher.add_task(one)
    assert [one for one in flood if one.will_close] == flood[MOST_OF_ONE:]
    assert not family.will_close
    assert len(dispatcher.queue) == MOST_OF_ONE + 1


@pytest.fixture
def served() -> Iterator[Serving]:
    server = serve(create_app(FakeTable(), WebSettings(host_code=CODE)), "127.0.0.1", 0, 64)
    yield server
    server.close()


def tell_code(port: int) -> tuple[int, float]:
    """A phone that has just come tells the right code: status, seconds."""
    begun = time.monotonic()
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    line.request("GET", "/api/me")
    answer = line.getresponse()
    answer.read()
    cookie = str(answer.headers["Set-Cookie"]).split(";")[0]
    sent = {"Content-Type": "application/json", "Cookie": cookie}
    line.request("POST", "/api/host/code", json.dumps({"code": CODE}), sent)
    status = line.getresponse().status
    line.close()
    return status, time.monotonic() - begun


@pytest.mark.slow
@pytest.mark.sampled("seconds", ("1.5", "6"), sample=1)
def test_while_two_hundred_addresses_try_codes_all_the_time_the_right_one_is_taken(
    served: Serving, seconds: str
) -> None:
    command = [sys.executable, "-m", "tests.tools.code_flood", str(served.port), seconds, "--cookies", "400"]
    with killed_on_failure(subprocess.Popen(command, stdout=subprocess.PIPE, text=True)) as flood:
        assert flood.stdout
        assert flood.stdout.readline() == "flooding\n"
        taken = [tell_code(served.port) for _ in range(5)]
        told = json.loads(flood.stdout.read())
    assert [status for status, _ in taken] == [200] * 5
    assert min(took for _, took in taken) < WITHIN_S  # a busy machine may be slower now and then
    assert told["403"] > 200
    assert "200" not in told
