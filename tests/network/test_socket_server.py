"""The socket between the companion and whoever keeps the network."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.network.client import NetworkClient
from companion.network.socket_server import SocketServer
from companion.ports.network import Asked, AskStatus, Join, NetworkAway, NetworkRefused, NetworkStatus

LOOK = NetworkStatus(mode="setup", hotspot="board-3f2a")


def answer(asked: Asked) -> NetworkStatus:
    if isinstance(asked, Join):
        raise NetworkRefused("busy")
    return LOOK


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    with contextlib.closing(SocketServer(tmp_path / "door", answer)):
        yield tmp_path / "door"


def test_it_tells_and_refuses(path: Path) -> None:
    client = NetworkClient(path)
    assert client.ask(AskStatus()) == LOOK
    with pytest.raises(NetworkRefused, match="busy"):
        client.ask(Join("41", 'quotes " and \\ and ☕'))


def test_nobody_else_may_open_it(path: Path) -> None:
    assert path.stat().st_mode & 0o777 == 0o660


def test_nobody_there_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(NetworkAway):
        NetworkClient(tmp_path / "none").ask(AskStatus())


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"[]\n",
        b"{}\n",
        b'{"type":"reboot"}\n',
        b'{"type":"look","more":1}\n',
        b"x" * 9000 + b"\n",
        b"\xff\n",
    ],
)
def test_nonsense_is_refused_and_changes_nothing(path: Path, line: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as peer:
        peer.settimeout(20)
        peer.connect(str(path))
        with contextlib.suppress(OSError):
            peer.sendall(line)
            peer.shutdown(socket.SHUT_WR)
            assert b"refused" in peer.recv(4096)
    assert NetworkClient(path).ask(AskStatus()) == LOOK


def test_it_is_made_anew_where_a_dead_one_lies(tmp_path: Path) -> None:
    SocketServer(tmp_path / "door", answer)
    with contextlib.closing(SocketServer(tmp_path / "door", answer)):
        assert NetworkClient(tmp_path / "door").ask(AskStatus()) == LOOK


def test_after_its_end_nobody_is_there(tmp_path: Path) -> None:
    door = SocketServer(tmp_path / "door", answer)
    door.close()
    assert threading.active_count() < 50
    with pytest.raises(NetworkAway):
        NetworkClient(tmp_path / "door").ask(AskStatus())
