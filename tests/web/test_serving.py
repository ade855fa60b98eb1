"""The server under phones that are many, slow, gone or late. Slow: real sockets and real time."""

from __future__ import annotations

import errno
import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from waitress import wasyncore

from companion.core.model.errors import InputError
from companion.ports.commands import NewGame
from companion.web import Serving, WebSettings, create_app, serve
from companion.web.context import WebContext
from companion.web.serving import CLEANUP_S, IDLE_S, MOST_CONNECTIONS, SPARE_THREADS
from tests.web.fake_table import FakeMagnets, FakeTable

CAP = 64
WHOLE_STREAM = b"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def resident_kb() -> int:
    """Resident memory of this process."""
    status = Path("/proc/self/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


@dataclass
class Running:
    """A served table."""

    table: FakeTable
    house: WebContext
    server: Serving
    sockets: ExitStack = field(default_factory=ExitStack)

    def connect(self, *, receive_buffer: int | None = None) -> socket.socket:
        phone = self.sockets.enter_context(socket.socket())
        if receive_buffer:
            phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        phone.settimeout(10)
        phone.connect(("127.0.0.1", self.server.port))
        return phone

    def stream(self, *, receive_buffer: int | None = None) -> socket.socket:
        phone = self.connect(receive_buffer=receive_buffer)
        phone.sendall(WHOLE_STREAM)
        return phone

    def get(self, path: str) -> tuple[float, int, bytes]:
        """(seconds, status, body)"""
        start = time.perf_counter()
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        connection.request("GET", path)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return time.perf_counter() - start, answer.status, body

    def until(self, wanted: int, within_s: float) -> float:
        """Seconds until so many streams are open."""
        start = time.monotonic()
        while self.house.hub.open_streams != wanted:
            assert time.monotonic() - start < within_s, f"{self.house.hub.open_streams} streams, not {wanted}"
            time.sleep(0.01)
        return time.monotonic() - start


def read_until(phone: socket.socket, wanted: bytes) -> bytes:
    """What comes, up to and with ``wanted``."""
    seen = b""
    while wanted not in seen:
        piece = phone.recv(65536)
        assert piece, f"ended before {wanted!r}: {seen[-200:]!r}"
        seen += piece
    return seen


@pytest.fixture
def running() -> Iterator[Running]:
    table = FakeTable()
    table.execute(NewGame("malefiz", "classic", ("red", "blue")))
    app = create_app(table, WebSettings(max_streams=CAP, heartbeat_s=0.5), FakeMagnets())
    house = app.extensions["companion"]
    assert isinstance(house, WebContext)
    server = serve(app, "127.0.0.1", 0, CAP)
    site = Running(table, house, server)
    yield site
    server.close()
    site.sockets.close()


pytestmark = pytest.mark.slow


def test_with_more_streams_than_places_pages_still_come_at_once_and_those_over_are_told_to_poll(
    running: Running,
) -> None:
    phones = [running.stream() for _ in range(CAP + 10)]
    running.until(CAP, 10)
    firsts = [read_until(phone, b"\n\n") for phone in phones]
    assert sum(b"event: busy" in first for first in firsts) == 10
    times = sorted(running.get("/")[0] for _ in range(9))
    assert times[4] < 0.2, times
    _, status, body = running.get("/api/state")
    assert (status, json.loads(body)["phase"]) == (200, "roll")
    assert min(running.get("/api/state")[0] for _ in range(5)) < 0.2


def test_there_is_room_for_300_phones_that_poll_beside_all_streams(running: Running) -> None:
    for _ in range(CAP):
        running.stream()
    running.until(CAP, 10)
    ask = b"GET /api/state HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    for _ in range(300):  # each keeps its connection, as browsers do
        phone = running.connect()
        phone.sendall(ask)
        assert read_until(phone, b"\r\n").startswith(b"HTTP/1.1 200")
    assert running.get("/")[1] == 200
    assert MOST_CONNECTIONS > CAP + 300


def test_a_phone_keeps_its_connection_while_there_is_room(running: Running) -> None:
    phone = http.client.HTTPConnection("127.0.0.1", running.server.port, timeout=10)
    phone.request("GET", "/api/state")
    phone.getresponse().read()
    first = phone.sock
    assert first is not None  # closed by the other end, it would be gone
    phone.request("GET", "/api/state")
    phone.getresponse().read()
    assert phone.sock is first
    phone.close()


def test_an_address_of_another_run_language_or_none_is_answered_with_a_state(running: Running) -> None:
    rev = running.table.view().rev
    for last in ("0", str(rev + 1), "-5", "x", "9" * 19, "9" * 400, "%E2%82%AC", f"{rev}.0"):
        phone = running.connect()
        phone.sendall(f"GET /api/events?lang=xx&last={last} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        seen = read_until(phone, b"event: roles")
        assert b"event: state" in seen, last
        assert b'"lang":"en"' in seen
    phone = running.connect()
    phone.sendall(f"GET /api/events?last={rev} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    assert b"event: resumed" in read_until(phone, b"event: roles")


def test_connections_on_which_nothing_is_asked_make_room_and_streams_stay(running: Running) -> None:
    streaming = running.stream()
    read_until(streaming, b"event: roles")
    for _ in range(MOST_CONNECTIONS + 10):
        running.connect().sendall(b"GET / HT")
    phone = running.connect()
    phone.settimeout(3 * IDLE_S)
    begun = time.monotonic()
    phone.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert read_until(phone, b"\r\n").startswith(b"HTTP/1.1 200")
    assert time.monotonic() - begun < CLEANUP_S  # room is made at once, not when it is cleaned up
    read_until(streaming, b"id: %d\n" % running.table.publish().rev)
    assert running.house.hub.open_streams == 1


def test_every_stream_hears_every_change_soon(running: Running) -> None:
    phones = [running.stream() for _ in range(CAP)]
    for phone in phones:
        read_until(phone, b"event: roles")
    start = time.perf_counter()
    rev = running.table.publish().rev
    for phone in phones:
        read_until(phone, b"id: %d\n" % rev)
    assert time.perf_counter() - start < 1


def test_a_stream_beats(running: Running) -> None:
    phone = running.stream()
    read_until(phone, b"event: hb")


def test_stopping_with_all_streams_open_takes_less_than_two_seconds(running: Running) -> None:
    phones = [running.stream() for _ in range(CAP)]
    running.until(CAP, 10)
    start = time.monotonic()
    running.server.close()
    assert time.monotonic() - start < 2
    for phone in phones:
        while phone.recv(65536):
            pass
    assert not [
        thread.name for thread in threading.enumerate() if thread.name.startswith(("waitress", "web"))
    ]
    with pytest.raises(OSError, match="refused"):
        running.connect()


def test_a_request_in_work_is_answered_before_the_stop(running: Running) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow_games(*_: object) -> tuple[()]:
        begun.set()
        go_on.wait(5)
        return ()

    running.table.games = slow_games  # type: ignore[method-assign, assignment]
    phone = running.connect()
    phone.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert begun.wait(5)
    stopper = threading.Thread(target=running.server.close)
    stopper.start()
    go_on.set()
    assert b"200 OK" in read_until(phone, b"[]")
    stopper.join(3)
    assert not stopper.is_alive()


def test_a_phone_that_hangs_up_frees_its_place_within_two_seconds(running: Running) -> None:
    phones = [running.stream() for _ in range(CAP)]
    running.until(CAP, 10)
    for phone in phones:
        phone.close()
    running.until(0, 3)
    read_until(running.stream(), b"event: state")


def test_phones_that_stop_reading_cost_little_memory_and_delay_nobody(running: Running) -> None:
    for _ in range(8):
        running.stream(receive_buffer=4096)
    running.until(8, 5)
    lively = running.stream()
    read_until(lively, b"event: roles")
    size = len(running.get("/api/state")[2])
    before = resident_kb()
    rounds = 48 * 1024 * 1024 // (8 * size) // 4  # 12 MB that nobody reads
    for _ in range(rounds):
        read_until(lively, b"id: %d\n" % running.table.publish().rev)
    assert resident_kb() - before < 4 * 1024
    assert min(running.get("/")[0] for _ in range(5)) < 0.2  # else the machine is busy, not the server


def test_phones_that_ask_on_without_reading_hold_no_worker(running: Running) -> None:
    asks = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20
    for _ in range(CAP + SPARE_THREADS):
        running.connect(receive_buffer=4096).sendall(asks)
    time.sleep(1)  # that many workers would wait by now
    assert running.get("/api/state")[1] == 200


def test_stopping_does_not_wait_for_a_phone_that_stopped_reading(running: Running) -> None:
    sleeper = running.stream(receive_buffer=4096)
    read_until(sleeper, b"event: state")
    deadline = time.monotonic() + 20
    channel = next(iter(running.server._server.active_channels.values()))
    while channel.total_outbufs_len < 64 * 1024 and time.monotonic() < deadline:
        running.table.publish()
        time.sleep(0.001)
    assert channel.total_outbufs_len >= 64 * 1024
    start = time.monotonic()
    running.server.close()
    assert time.monotonic() - start < 2


def test_the_socket_gives_a_vanished_phone_up_after_fifteen_seconds(running: Running) -> None:
    listener = running.server._server.socket
    assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 15_000
    assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
    running.stream()
    running.until(1, 5)
    channel = next(iter(running.server._server.active_channels.values()))
    assert channel.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 15_000


def test_a_port_in_use_is_one_line_that_says_what_to_do(running: Running) -> None:
    port = running.server.port
    threads = threading.active_count()
    with pytest.raises(InputError) as caught:
        serve(create_app(FakeTable(), WebSettings()), "127.0.0.1", port, CAP)
    assert str(port) in str(caught.value)
    assert "choose another port" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert threading.active_count() == threads  # else the program would never end


def test_a_port_that_only_root_may_use_is_one_line_that_names_a_better_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def not_you(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", not_you)
    with pytest.raises(InputError) as caught:
        serve(create_app(FakeTable(), WebSettings()), "127.0.0.1", 80, CAP)
    assert str(caught.value) == (
        "port 80 on 127.0.0.1 cannot be listened on: "
        "only root may use a port below 1024: choose a higher one, for example 8080"
    )


def test_an_address_that_is_not_ours_is_one_line() -> None:
    with pytest.raises(InputError, match=r"port 8080 on 192\.0\.2\.77"):
        serve(create_app(FakeTable(), WebSettings()), "192.0.2.77", 8080, CAP)


def test_the_address_told_to_phones_is_the_one_that_is_served(running: Running) -> None:
    _, _, body = running.get("/api/join")
    assert json.loads(body)["urls"] == [f"http://127.0.0.1:{running.server.port}/"]


def test_a_server_can_be_stopped_twice_and_started_again_on_its_port(running: Running) -> None:
    phone = running.stream()
    read_until(phone, b"event: state")
    running.server.close()
    running.server.close()
    again = serve(create_app(FakeTable(), WebSettings()), "127.0.0.1", running.server.port, CAP)
    again.close()


def test_whatever_serving_raises_pages_come_again(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failed = threading.Event()
    loop = wasyncore.loop

    def broken(*args: object, **kwargs: object) -> None:
        if not failed.is_set():
            failed.set()
            raise OSError("Bad file descriptor")
        loop(*args, **kwargs)

    monkeypatch.setattr(wasyncore, "loop", broken)
    assert running.get("/")[1] == 200
    assert failed.wait(10)
    assert running.get("/")[1] == 200
    assert caplog.text.count("the web server has failed") == 1


def test_a_connection_that_fails_while_it_is_taken_does_not_end_the_others(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = running.server._server
    usual, taken = server.channel_class, threading.Event()

    def broken(_: object, connection: socket.socket, *__: object, **___: object) -> None:
        connection.close()
        taken.set()
        raise MemoryError

    monkeypatch.setattr(server, "channel_class", broken)
    phone = running.connect()
    assert taken.wait(10)
    phone.close()
    monkeypatch.setattr(server, "channel_class", usual)
    assert running.get("/")[1] == 200
