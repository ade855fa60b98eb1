"""What all screens tell of phones that ask to become host."""

from __future__ import annotations

from typing import cast

from companion.daemon.desk.host_requests import SILENT_MS
from companion.daemon.desk.hosts import HostDesk
from companion.daemon.desk.lift_watch import LiftWatch, NamedLift
from companion.ports.hosts import HostNews
from tests.web.fake_table import FakeClock, FakeLifts

ANNA = ("anna", "10.0.0.2")


def test_a_phone_that_asks_waits_for_a_host_only_once_its_gesture_is_made_and_while_it_is_there() -> None:
    clock, lifts = FakeClock(), FakeLifts()
    desk = HostDesk(cast("LiftWatch", lifts), clock, lambda: None)
    request = desk.ask(*ANNA)
    assert desk.news() == HostNews(asks=True)
    lifts.lifted = tuple(NamedLift(spot, clock.now_ms, clock.now_ms) for spot in request.gesture)
    desk.look("malefiz-classic", checking=False, more=False)
    assert desk.use(*ANNA, request.request_id, to_host=True)
    assert desk.news() == HostNews(asks=True, waits=True)
    clock.now_ms += SILENT_MS + 1
    assert desk.waiting()
    assert desk.news() == HostNews()
