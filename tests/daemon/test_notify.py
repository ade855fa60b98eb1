"""What systemd is told: of a real process over a real socket, and word for word under a fake clock."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.session import Session
from companion.core.model.session.recorded import Settings
from companion.core.reducer import step
from companion.daemon.notify import MOST_STATUS, Notifier, status_line
from companion.games.malefiz import GAME
from companion.ports.table import LinkState, View
from tests.daemon.loop.loop_rig import FakeClock, Rig
from tests.system.running import free_port
from tests.test_check_and_run import PROGRAM

IDLE = View(1, 0)
PATIENCE_S = 30


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """The other end of the notification socket."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        end.bind(str(tmp_path / "notify"))
        end.settimeout(PATIENCE_S)
        yield end


def heard(end: socket.socket) -> list[str]:
    """Everything said so far."""
    words = []
    end.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        while True:
            words.append(end.recv(4096).decode())
    end.settimeout(PATIENCE_S)
    return words


@contextlib.contextmanager
def notifier(place: str, clock: FakeClock, **more: str) -> Iterator[Notifier]:
    with contextlib.closing(Notifier({"NOTIFY_SOCKET": place, **more}, clock)) as made:
        yield made


def session() -> Session:
    position = GAME.setup("classic", ("red", "blue"), {}, None, {})
    made, _ = step.new_game(GAME, Settings(), position, {}, 0)
    return replace(made, turn=replace(made.turn, arranging=False))


def test_ready_is_said_once_and_only_after_the_pages_serve_and_the_loop_goes_round(
    systemd: socket.socket,
) -> None:
    with notifier(systemd.getsockname(), FakeClock()) as made:
        made.round(IDLE)
        assert heard(systemd) == ["STATUS=no game"]
        made.serving()
        assert heard(systemd) == []
        made.round(IDLE)
        made.round(IDLE)
        assert heard(systemd) == ["READY=1"]


def test_the_watchdog_is_fed_by_rounds_alone_and_no_more_often_than_each_second(
    systemd: socket.socket,
) -> None:
    clock = FakeClock()
    with notifier(systemd.getsockname(), clock, WATCHDOG_USEC="20000000") as made:
        made.round(IDLE)
        heard(systemd)
        for _ in range(999):
            clock.now_ms += 1
            made.round(IDLE)
        assert heard(systemd) == []
        clock.now_ms += 1
        made.round(IDLE)
        assert heard(systemd) == ["WATCHDOG=1"]
        clock.now_ms += 60_000
        assert heard(systemd) == []


def test_a_short_patience_is_fed_four_times_in_it(systemd: socket.socket) -> None:
    clock = FakeClock()
    with notifier(systemd.getsockname(), clock, WATCHDOG_USEC="2000000") as made:
        for _ in range(2000):
            made.round(IDLE)
            clock.now_ms += 1
    assert heard(systemd).count("WATCHDOG=1") == 4


@pytest.mark.parametrize(
    "more",
    [{}, {"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": "1"}, {"WATCHDOG_USEC": "soon"}],
    ids=["none", "for another process", "no number"],
)
def test_no_watchdog_is_fed_that_is_not_kept(systemd: socket.socket, more: dict[str, str]) -> None:
    with notifier(systemd.getsockname(), FakeClock(), **more) as made:
        made.round(IDLE)
    assert heard(systemd) == ["STATUS=no game"]


def test_the_watchdog_kept_for_this_process_is_fed(systemd: socket.socket) -> None:
    more = {"WATCHDOG_USEC": "20000000", "WATCHDOG_PID": str(os.getpid())}
    with notifier(systemd.getsockname(), FakeClock(), **more) as made:
        made.round(IDLE)
    assert "WATCHDOG=1" in heard(systemd)


def test_after_stopping_nothing_is_said(systemd: socket.socket) -> None:
    with notifier(systemd.getsockname(), FakeClock(), WATCHDOG_USEC="20000000") as made:
        made.serving()
        made.stopping()
        made.stopping()
        made.round(IDLE)
    assert heard(systemd) == ["STOPPING=1\nSTATUS=stopping"]


def test_a_long_start_asks_for_time_only_where_it_comes_on_and_no_more_once_it_is_ready(
    systemd: socket.socket,
) -> None:
    clock = FakeClock()
    with notifier(systemd.getsockname(), clock, WATCHDOG_USEC="20000000") as made:
        for _ in range(3000):
            made.progress()
            clock.now_ms += 1
        assert heard(systemd) == ["EXTEND_TIMEOUT_USEC=60000000"] * 3
        clock.now_ms += 60_000
        assert heard(systemd) == []
        made.serving()
        made.round(IDLE)
        made.progress()
        assert heard(systemd) == ["READY=1", "WATCHDOG=1", "STATUS=no game"]


def test_safe_mode_is_ready_alive_and_says_what_it_is(systemd: socket.socket) -> None:
    clock = FakeClock()
    with notifier(systemd.getsockname(), clock, WATCHDOG_USEC="20000000") as made:
        for _ in range(2):
            made.alone("safe mode")
            clock.now_ms += 1000
        assert heard(systemd) == ["READY=1", "WATCHDOG=1", "STATUS=safe mode", "WATCHDOG=1"]
        made.round(IDLE)
        assert heard(systemd) == ["WATCHDOG=1", "STATUS=no game"]


def test_an_abstract_socket_is_spoken_to() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
        name = f"board-companion-{os.getpid()}"
        end.bind(f"\0{name}")
        with notifier(f"@{name}", FakeClock()) as made:
            made.serving()
            made.round(IDLE)
        assert heard(end) == ["READY=1", "STATUS=no game"]


def test_what_could_not_be_sent_is_said_with_a_later_round(tmp_path: Path) -> None:
    place = tmp_path / "late"
    with notifier(str(place), FakeClock(), WATCHDOG_USEC="20000000") as made:
        made.serving()
        made.round(IDLE)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as end:
            end.bind(str(place))
            made.round(IDLE)
            assert heard(end) == ["READY=1", "WATCHDOG=1", "STATUS=no game"]


def test_a_full_socket_does_not_hold_the_loop_up(systemd: socket.socket) -> None:
    clock = FakeClock()
    with notifier(systemd.getsockname(), clock, WATCHDOG_USEC="20000000") as made:
        for _ in range(5000):  # far more than any socket takes; a waiting send would never return
            made.round(IDLE)
            clock.now_ms += 1000
        first = heard(systemd)
        assert 0 < first.count("WATCHDOG=1") < 5000
        made.round(IDLE)
        assert heard(systemd) == ["WATCHDOG=1"]


@pytest.mark.parametrize("place", ["", "vsock:2:1234", "relative"])
def test_without_a_usable_socket_nothing_happens(place: str) -> None:
    with notifier(place, FakeClock(), WATCHDOG_USEC="20000000") as made:
        made.serving()
        made.round(IDLE)
        made.stopping()


def test_the_status_names_game_and_devices_and_is_said_when_it_changes(systemd: socket.socket) -> None:
    up = LinkState("table", up=True, since_ms=0)
    down = LinkState("table", up=False, since_ms=9, why="no-port: /dev/referee-mcu\nis not there")
    with notifier(systemd.getsockname(), FakeClock()) as made:
        for links in ((up,), (up,), (down,)):
            made.round(replace(IDLE, session=session(), links=links))
    assert heard(systemd) == [
        "STATUS=Malefiz, red to roll; table: up",
        "STATUS=Malefiz, red to roll; table: down (no-port: /dev/referee-mcu is not there)",
    ]


def test_the_status_tells_each_phase_and_a_journal_in_trouble() -> None:
    playing = session()
    link = LinkState("table", up=False, since_ms=0)

    def line(session: Session) -> str:
        return status_line(replace(IDLE, session=session, links=(link,)))

    rolled = playing.at(replace(playing.position, die=3))
    arranging = replace(playing, turn=replace(playing.turn, arranging=True))
    asking = replace(playing, dialogue=replace(playing.dialogue, asking=("a", "b")))
    ended = replace(playing, progress=replace(playing.progress, ended=True))
    assert line(rolled) == "Malefiz, red to move; table: not yet heard"
    assert line(arranging).startswith("Malefiz, the pieces are to be put right;")
    assert line(asking).startswith("Malefiz, red is asked which turn it was;")
    assert line(ended).startswith("Malefiz, the game is over;")
    assert status_line(replace(IDLE, starting=True)) == "the game is coming back"
    assert status_line(replace(IDLE, journal_ok=False)) == "no game; games are not being written"
    assert len(status_line(replace(IDLE, links=(replace(link, why="x" * 999),)))) == MOST_STATUS


@pytest.mark.parametrize("phase", ["paused", "say", "draw"])
def test_the_status_knows_every_phase(monkeypatch: pytest.MonkeyPatch, phase: str) -> None:
    monkeypatch.setattr(Session, "phase", property(lambda _session: phase))
    assert status_line(replace(IDLE, session=session())).startswith("Malefiz, ")


def test_the_loop_tells_of_each_round() -> None:
    rounds: list[bool] = []
    made = Rig()
    loop = made.loop
    loop.on_durable(0)
    loop.on_durable(0)
    loop.stop()
    loop.run(made.journal, lambda _: rounds.append(loop.alive()))  # type: ignore[arg-type]  # a journal in memory
    assert rounds == [True, True]


@pytest.mark.slow
def test_a_real_daemon_without_its_board_is_ready_serves_is_fed_and_says_that_it_stops(
    systemd: socket.socket, tmp_path: Path
) -> None:
    port = free_port()
    table = tmp_path / "table.toml"
    table.write_text(
        f'[[device]]\nname = "table"\nport = "{tmp_path / "missing"}"\nmap = "malefiz-fast"\n'
        f'[web]\nhost = "127.0.0.1"\nport = {port}\n'
    )
    environ = os.environ | {
        "NOTIFY_SOCKET": systemd.getsockname(),
        "WATCHDOG_USEC": "20000000",
        "STATE_DIRECTORY": str(tmp_path),
    }
    command = [*PROGRAM, "run", "--config", str(table)]
    process = subprocess.Popen(
        command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        words: list[str] = []
        while "READY=1" not in words or not any(
            each.startswith("STATUS=no game; table: down") for each in words
        ):
            words.append(systemd.recv(4096).decode())
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE_S) as answer:
            assert answer.status == 200
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/state", timeout=PATIENCE_S) as answer:
            assert b"no-port" in answer.read()
        heard(systemd)
        begun = time.monotonic()
        assert systemd.recv(4096) == b"WATCHDOG=1"
        assert time.monotonic() - begun < 5  # the loop beats each second
        process.send_signal(signal.SIGTERM)
        while (word := systemd.recv(4096).decode()) == "WATCHDOG=1":
            pass
        assert word == "STOPPING=1\nSTATUS=stopping"
        assert process.wait(timeout=PATIENCE_S) == 0
    finally:
        process.kill()
        process.communicate()
