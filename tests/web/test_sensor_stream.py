"""The stream of raw lines: newest only, at most twenty a second, for the host alone. Time is `Waiting`'s."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from companion.bench.sensors import Line, Sensors
from companion.core.model.fast_replace import replace
from companion.ports.table import View
from companion.state.models.check import CheckSensors, SensorLine
from companion.web import WebSettings, create_app
from companion.web.event_stream import BUSY, EventStream
from companion.web.hub import Hub
from companion.web.sensor_stream import EVERY_S, Changes, LineChannel
from companion.web.serving import serve
from tests.web.browser import CODE, NEW_GAME, Browser
from tests.web.fake_table import FakeClock, FakeTable
from tests.web.routes.test_check import FakeBench
from tests.web.test_state_stream import events, names

LINES = [SensorLine(str(n), f"a{n}", False, 0, False, None, None) for n in range(3)]


class Waiting(Changes):
    """Waiting takes exactly as long as it may, unless something has changed meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.now_s = 100.0
        self.paused: list[float] = []

    def wait(self, seen: int, timeout_s: float) -> None:
        assert timeout_s > 0
        if seen == self.count:
            self.now_s += timeout_s

    def pause(self, timeout_s: float) -> None:
        self.paused.append(timeout_s)
        self.now_s += timeout_s


@dataclass
class Rig:
    changes: Waiting = field(default_factory=Waiting)
    hub: Hub = field(default_factory=lambda: Hub(View(1, 0), 2))
    sensors: CheckSensors = field(default_factory=lambda: CheckSensors("board", True, list(LINES)))
    is_host: bool = True
    looked: int = 0

    def look(self) -> CheckSensors:
        self.looked += 1
        return self.sensors

    def body(self) -> EventStream:
        return EventStream(
            self.hub,
            LineChannel(self.changes, self.look, lambda: self.is_host),
            WebSettings(heartbeat_s=5, max_age_s=600, check_s=1),
            gone=lambda: False,
            clock_s=lambda: self.changes.now_s,
        )

    def stream(self) -> Iterator[bytes]:
        started = iter(self.body())
        assert next(started) == b"retry: 2000\n\n"
        return started

    def turn(self, line: int) -> None:
        """A line changes."""
        lines = list(self.sensors.lines)
        old = lines[line]
        lines[line] = SensorLine(old.line, old.spot, not old.on, old.changes + 1, False, None, None)
        self.sensors = CheckSensors("board", self.sensors.up, lines)
        self.changes.tell()


def told(chunk: bytes) -> list[str]:
    (found,) = events(chunk)
    return [line["line"] for line in found[2]["lines"]]


def test_all_lines_come_first_and_then_those_that_differ() -> None:
    rig = Rig()
    stream = rig.stream()
    assert told(next(stream)) == ["0", "1", "2"]
    rig.turn(1)
    assert told(next(stream)) == ["1"]


def test_a_change_is_told_at_once_but_twenty_times_a_second_at_most() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    times = []
    for _ in range(40):
        rig.turn(0)
        next(stream)
        times.append(rig.changes.now_s)
    gaps = [round(after - before, 6) for before, after in pairwise(times)]
    assert set(gaps) == {EVERY_S} == {1 / 20}
    rig.changes.now_s += 3
    rig.turn(0)
    before = rig.changes.now_s
    next(stream)
    assert rig.changes.now_s == before + rig.changes.paused[-1]


def test_a_slow_browser_misses_what_was_in_between_and_nothing_waits_for_it() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    for _ in range(1001):
        rig.turn(0)
    looked = rig.looked
    (found,) = events(next(stream))
    assert [(line["line"], line["changes"]) for line in found[2]["lines"]] == [("0", 1001)]
    assert rig.looked == looked + 1


def test_what_changed_and_changed_back_is_told_by_its_count() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.turn(0)
    rig.turn(0)
    (found,) = events(next(stream))
    assert [(line["on"], line["changes"]) for line in found[2]["lines"]] == [(False, 2)]


def test_a_board_that_is_lost_is_told_without_a_line() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.sensors = CheckSensors("board", False, rig.sensors.lines)
    rig.changes.tell()
    (found,) = events(next(stream))
    assert (found[2]["up"], found[2]["lines"]) == (False, [])


def test_without_news_it_beats_and_grows_old() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    assert names(next(stream)) == ["hb"]
    assert set(names(b"".join(stream))) == {"hb"}
    assert rig.changes.now_s >= 700
    assert rig.hub.open_streams == 0


def test_it_ends_for_who_is_host_no_more_and_with_the_pages() -> None:
    for end in ("role", "pages"):
        rig = Rig()
        stream = rig.stream()
        next(stream)
        if end == "role":
            rig.is_host = False
        else:
            rig.changes.close()
        assert list(stream) == []
        assert rig.hub.open_streams == 0


def test_over_the_limit_it_says_to_poll() -> None:
    rig = Rig()
    first, second = rig.body(), rig.body()
    next(iter(first))
    next(iter(second))
    assert list(iter(rig.body())) == [BUSY]
    first.close()
    second.close()
    assert rig.hub.open_streams == 0


# --- through the pages -------------------------------------------------------------------------------


@dataclass
class LiveSite:
    clock: FakeClock = field(default_factory=FakeClock)
    bench: FakeBench = field(default_factory=FakeBench)

    def __post_init__(self) -> None:
        self.table = FakeTable(self.clock)
        settings = WebSettings(host_code=CODE, clock=self.clock, max_age_s=0.05, check_s=0.01)
        self.app = create_app(self.table, settings, None, self.bench, lambda: b"PK zip")

    def browser(self) -> Browser:
        return Browser(self.app)


@pytest.fixture
def live() -> LiveSite:
    return LiveSite()


PATH = "/api/check/live/malefiz-classic"


def first_lines(browser: Browser) -> dict[str, Any]:
    chunk = browser.get(PATH).data.split(b"\n\n")[1]
    return {line["spot"]: line for line in json.loads(chunk.split(b"data: ")[1])["lines"]}


@pytest.mark.parametrize("path", [PATH, "/api/bundle"])
def test_only_the_host_may(live: LiveSite, path: str) -> None:
    answer = live.browser().get(path)
    assert (answer.status_code, answer.get_json()["code"]) == (403, "role")
    assert live.browser().become_host().get(path).status_code == 200


def test_a_board_that_is_not_there_is_named(live: LiveSite) -> None:
    answer = live.browser().become_host().get("/api/check/live/chess")
    assert answer.status_code == 409
    assert "chess" in answer.get_json()["error"]


def test_before_a_game_nothing_is_believed_and_fields_are_measured(live: LiveSite) -> None:
    lines = first_lines(live.browser().become_host())
    assert lines["a1"]["believed"] is None
    assert live.bench.measured[-1]


def test_in_play_it_tells_what_is_believed_and_masked_and_leaves_the_device_alone(live: LiveSite) -> None:
    host = live.browser().become_host()
    host.post("/api/game", NEW_GAME)
    lines = first_lines(host)
    assert (lines["red:1"]["believed"], lines["red:1"]["on"]) == (True, False)
    assert (lines["a1"]["believed"], lines["a1"]["masked"]) == (False, False)
    assert not any(live.bench.measured)
    play = live.table._play
    assert play is not None
    masked = replace(
        play.session, contacts=replace(play.session.contacts, masked=play.session.board.mask(["a1"]))
    )
    live.table._play = replace(play, session=masked)
    live.table.publish()
    assert first_lines(host)["a1"]["masked"]


def test_the_bundle_is_a_download(live: LiveSite) -> None:
    answer = live.browser().become_host().get("/api/bundle")
    assert (answer.data, answer.mimetype) == (b"PK zip", "application/zip")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="companion-bundle.zip"'


def test_where_none_can_be_made_that_is_said() -> None:
    app = create_app(FakeTable(), WebSettings(host_code=CODE))
    assert Browser(app).become_host().get("/api/bundle").status_code == 404
    assert Browser(app).become_host().get(PATH).status_code == 404


class LoudBench(FakeBench):
    """All its lines change each time somebody looks."""

    looks = 0

    def sensors(self, board: str, *, measured: bool = True) -> Sensors:
        self.looks += 1
        return replace(
            super().sensors(board, measured=measured), lines={n: Line(self.looks) for n in range(132)}
        )


@pytest.mark.slow
def test_for_a_phone_that_stopped_reading_nothing_is_made_any_more() -> None:
    """Whatever waits for it is in the kernel's buffers and one of 64 KiB; then its stream stands still."""
    bench = LoudBench()
    app = create_app(FakeTable(), WebSettings(host_code=CODE, check_s=0.01), None, bench)
    cookie = Browser(app).become_host().client.get_cookie("companion")
    assert cookie is not None
    server = serve(app, "127.0.0.1", 0, 4)
    phone = socket.socket()
    phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    phone.connect(("127.0.0.1", server.port))
    request = f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: companion={cookie.value}\r\n\r\n"
    phone.sendall(request.encode())
    until, before = time.monotonic() + 20, -1
    while bench.looks != before:
        assert time.monotonic() < until
        before = bench.looks
        time.sleep(1)
    assert 2 < bench.looks < 200
    with socket.create_connection(("127.0.0.1", server.port)) as other:
        other.sendall(b"GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
        assert b"200 OK" in other.recv(4096)
    phone.close()
    server.close()
