"""Event streams: whole states, newest only, a heartbeat, an end. Time passes only in `Waiting`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.ports.table import View
from companion.web import WebSettings
from companion.web.event_stream import BUSY, EventStream
from companion.web.hub import Hub, Newest
from companion.web.state_stream import Sources, StateChannel
from tests.web.browser import NEW_GAME
from tests.web.conftest import Site

TIMES = WebSettings(heartbeat_s=5, max_age_s=600, check_s=1)


class WaitingHub(Hub):
    """Waiting takes exactly as long as it may, unless something happens first."""

    def __init__(self, view: View, limit: int = 4) -> None:
        super().__init__(view, limit)
        self.now_s = 100.0

    def wait(self, seen: Newest, timeout_s: float) -> None:
        assert timeout_s > 0
        assert seen is self.newest
        self.now_s += timeout_s


@dataclass
class Rig:
    """A hub and streams on it, with spoken-for sources."""

    hub: WaitingHub = field(default_factory=lambda: WaitingHub(View(7, 0)))
    is_gone: bool = False
    rendered: list[int] = field(default_factory=list)
    runs_out: bool = False

    def state(self, view: View) -> bytes:
        self.rendered.append(view.rev)
        return b'{"rev":%d}' % view.rev

    def stream(self, last_id: int | None = None, *, demo: bool = False) -> Iterator[bytes]:
        return iter(self.body(last_id, demo=demo))

    def body(self, last_id: int | None = None, *, demo: bool = False) -> EventStream:
        board = (lambda: b'{"magnets":[]}') if demo else None
        return EventStream(
            self.hub,
            StateChannel(
                self.hub,
                Sources(
                    self.state,
                    board,
                    lambda as_of: b'{"as_of":"%s"}' % as_of.encode(),
                    run_out=lambda: self.hub.roles_changed() if self.runs_out else None,
                ),
                last_id,
            ),
            TIMES,
            gone=lambda: self.is_gone,
            clock_s=lambda: self.hub.now_s,
        )


def events(chunk: bytes) -> list[tuple[str, str | None, Any]]:
    """(name, id, data) of each event in a piece of a stream."""
    found = []
    for block in chunk.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines())
        if "event" in fields:
            found.append((fields["event"], fields.get("id"), json.loads(fields["data"])))
    return found


def names(chunk: bytes) -> list[str]:
    return [name for name, _, _ in events(chunk)]


def test_a_stream_starts_with_the_present_state_and_its_revision() -> None:
    first = next(Rig().stream())
    assert first.startswith(b"retry: 2000\n")
    assert events(first)[0] == ("state", "7", {"rev": 7})


def test_who_comes_back_with_the_present_revision_is_only_told_so() -> None:
    rig = Rig()
    assert events(next(rig.stream(last_id=7)))[0] == ("resumed", "7", {})
    assert rig.rendered == []


def test_who_comes_back_with_an_older_revision_gets_the_whole_state() -> None:
    assert events(next(Rig().stream(last_id=6)))[0][:2] == ("state", "7")


def test_each_change_is_sent_as_a_whole_state() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.hub.take_view(View(8, 0))
    assert events(next(stream)) == [("state", "8", {"rev": 8})]


def test_a_slow_stream_gets_the_newest_state_alone() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    for rev in range(8, 500):
        rig.hub.take_view(View(rev, 0))
    assert events(next(stream)) == [("state", "499", {"rev": 499})]
    assert names(next(stream)) == ["hb"]
    assert rig.rendered == [7, 499]


def test_an_event_is_made_once_for_each_language_however_many_streams_tell_it() -> None:
    rig = Rig()
    streams = [rig.stream() for _ in range(4)]
    for stream in streams:
        next(stream)
    rig.hub.take_view(View(8, 0))
    assert len({id(next(stream)) for stream in streams}) == 1
    assert rig.rendered == [7, 8]


def told_in(rig: Rig, lang: str) -> Any:
    """The language of the state that a new stream is told."""
    sources = Sources(lambda _: b'{"lang":"%s"}' % lang.encode(), None, lambda _: b"{}", lang)
    channel = StateChannel(rig.hub, sources, None)
    stream = EventStream(rig.hub, channel, TIMES, gone=lambda: False, clock_s=lambda: rig.hub.now_s)
    return events(next(iter(stream)))[0][2]["lang"]


def test_streams_of_two_languages_are_told_their_own() -> None:
    rig = Rig()
    assert [told_in(rig, lang) for lang in ("de", "fr", "de", "fr")] == ["de", "fr", "de", "fr"]


def test_a_view_that_comes_late_does_not_turn_the_page_back() -> None:
    rig = Rig()
    rig.hub.take_view(View(9, 0))
    rig.hub.take_view(View(8, 0))
    assert rig.hub.newest.view.rev == 9


def test_a_stream_beats_every_five_seconds() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    beats = []
    for _ in range(3):
        assert events(next(stream)) == [("hb", None, {"rev": 7, "at_ms": rig.hub.now_s * 1000})]
        beats.append(rig.hub.now_s)
    assert beats == [105, 110, 115]


def test_a_stream_ends_after_ten_minutes() -> None:
    rig = Rig()
    assert len(list(rig.stream())) == 1 + 119
    assert rig.hub.now_s == 700


def test_a_stream_ends_within_a_second_after_its_phone_hung_up() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.is_gone = True
    assert list(stream) == []
    assert rig.hub.now_s <= 101


def test_all_streams_end_when_the_pages_stop() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.hub.close()
    assert list(stream) == []
    assert rig.hub.open_streams == 0


def test_only_so_many_streams_are_open_and_a_closed_one_makes_room() -> None:
    rig = Rig()
    bodies = [rig.body() for _ in range(5)]
    assert [names(next(iter(body))) for body in bodies] == [["state", "roles"]] * 4 + [["busy"]]
    assert list(bodies[4]) == []
    bodies[0].close()
    bodies[0].close()
    assert rig.hub.open_streams == 3
    assert names(next(rig.stream())) == ["state", "roles"]


def test_a_stream_that_was_never_read_takes_no_place() -> None:
    rig = Rig()
    body = rig.body()
    assert rig.hub.open_streams == 0
    body.close()
    assert rig.hub.open_streams == 0


def test_the_demo_also_sends_the_board_when_it_changes() -> None:
    rig = Rig()
    stream = rig.stream(demo=True)
    assert names(next(stream)) == ["state", "board", "roles"]
    rig.hub.board_changed()
    assert names(next(stream)) == ["board"]
    rig.hub.take_view(View(8, 0))
    assert names(next(stream)) == ["state"]


def test_a_real_table_has_no_board_events() -> None:
    rig = Rig()
    stream = rig.stream()
    assert names(next(stream)) == ["state", "roles"]
    rig.hub.board_changed()
    assert names(next(stream)) == ["hb"]


def test_a_claim_is_told_to_all() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.hub.roles_changed()
    assert events(next(stream)) == [("roles", None, {"as_of": "0.1"})]


def test_a_share_that_runs_out_between_two_heartbeats_is_told_after_the_next() -> None:
    rig = Rig()
    stream = rig.stream()
    next(stream)
    rig.runs_out = True
    assert names(next(stream)) == ["hb"]
    rig.runs_out = False
    assert events(next(stream)) == [("roles", None, {"as_of": "0.1"})]


# --- through the application -------------------------------------------------------------------


def test_the_stream_of_the_table_speaks_the_language_asked_for(playing: Site) -> None:
    answer = playing.browser().client.get("/api/events?lang=de", buffered=False)
    assert answer.mimetype == "text/event-stream"
    assert answer.headers["Cache-Control"] == "no-store"
    first = events(next(answer.iter_encoded()))
    state = playing.browser().get("/api/state?lang=de").get_json()
    assert first[0] == ("state", str(state["rev"]), state)
    assert [name for name, _, _ in first] == ["state", "board", "roles"]
    answer.close()
    assert playing.house.hub.open_streams == 0


def test_a_stream_over_the_limit_is_told_to_poll_with_status_200(playing: Site) -> None:
    while playing.house.hub.enter():
        pass
    answer = playing.browser().get("/api/events")
    assert (answer.status_code, answer.mimetype, answer.data) == (200, "text/event-stream", BUSY)
    assert names(BUSY) == ["busy"]


def test_a_head_request_takes_no_place(playing: Site) -> None:
    playing.browser().client.head("/api/events")
    assert playing.house.hub.open_streams == 0


def test_a_broken_last_event_id_gets_the_whole_state(playing: Site) -> None:
    for broken in ("x", "", "-1", "9" * 30):
        answer = playing.browser().client.get(
            "/api/events", headers={"Last-Event-ID": broken}, buffered=False
        )
        assert events(next(answer.iter_encoded()))[0][0] == "state"
        answer.close()


def test_a_page_that_opens_its_stream_anew_says_what_it_has_in_the_address(playing: Site) -> None:
    rev = playing.table.view().rev
    for path, name in ((f"/api/events?last={rev}", "resumed"), (f"/api/events?last={rev - 1}", "state")):
        answer = playing.browser().client.get(path, buffered=False)
        assert events(next(answer.iter_encoded()))[0][0] == name
        answer.close()


def test_a_command_reaches_the_hub_before_it_is_answered(playing: Site) -> None:
    rev = playing.browser().become_host().post("/api/game", NEW_GAME).get_json()["rev"]
    assert playing.house.hub.newest.view.rev == rev


def test_closing_the_house_stops_watching_the_table(playing: Site) -> None:
    playing.house.close()
    playing.table.publish()
    assert playing.house.hub.newest.view.rev < playing.table.view().rev
    assert playing.magnets.listeners == []


# --- waiting for what is newest -----------------------------------------------------------------

ENDLESS_S, PATIENCE_S = 3600.0, 30.0


@pytest.mark.parametrize(
    "happens",
    [lambda hub: hub.take_view(View(2, 0)), Hub.board_changed, Hub.roles_changed, Hub.close],
    ids=["a view", "the board", "the roles", "the end"],
)
def test_who_waits_is_told_at_once(happens: Callable[[Hub], None]) -> None:
    hub = Hub(View(1, 0), 2)
    seen = hub.newest
    with ThreadPoolExecutor(1) as phone:
        waits = phone.submit(hub.wait, seen, ENDLESS_S)
        assert not waits.done()
        happens(hub)
        try:
            waits.result(PATIENCE_S)
        finally:
            hub.close()


def test_an_older_view_that_comes_late_is_left_out() -> None:
    hub = Hub(View(2, 0), 2)
    hub.take_view(View(1, 0))
    assert hub.newest.view.rev == 2
