"""A whole table told to a real broker: what is never said, and what kill -9 of either does."""

from __future__ import annotations

import http.client
import io
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.daemon.broker.kept_broker import PASSWORDS
from tests.mqtt.mosquitto import Listener, Mosquitto, mosquitto, needs_mosquitto
from tests.system.running import CODE, Client, Demo, demo

pytestmark = [pytest.mark.slow, needs_mosquitto]

SECRET = "Vor-dem-B\u00e4ren-\U0001f43b-'\"$x"
HERE = "127.0.0.1"


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    with mosquitto(tmp_path / "broker", user="board", password=SECRET) as made:
        yield made


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Demo]:
    with demo(tmp_path / "data") as served:
        yield served


def hear(broker: Mosquitto) -> Listener:
    return Listener(broker.port, user="board", password=SECRET)


def choose(running: Demo, broker: Mosquitto, **rest: object) -> Client:
    host = Client(running.port)
    host.become_host()
    host.new_game(variant="classic", seats=["red", "blue"], names={"red": "Xenia", "blue": "Yvo"})
    wanted = {"host": HERE, "port": broker.port, "user": "board", "password": SECRET, **rest}
    assert host.post("/api/house", wanted)["on"]
    return host


def download(host: Client, path: str) -> bytes:
    with closing(http.client.HTTPConnection(HERE, host.port, timeout=30)) as line:
        line.request("GET", path, headers={"Cookie": host.cookie})
        answer = line.getresponse()
        assert answer.status == 200
        return answer.read()


def unpacked(data: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as found:
        return b"".join(found.read(name) + name.encode() for name in found.namelist())


def test_no_code_password_or_name_is_told_or_leaves_the_house(running: Demo, broker: Mosquitto) -> None:
    with hear(broker) as listener:
        host = choose(running, broker, commands=True)
        listener.until("/state", phase="roll")
        host.post("/api/roll", {"number": 1})
        host.post("/api/enter", {"move": host.get("/api/moves")[0]["move"]})
        listener.until("/event", event_type="turn", seat="red")
        listener.until("/state", turns=1, seat="blue")
        told = "".join(topic + payload for topic, payload, _ in listener.heard)
    for never in (SECRET, CODE, "Xenia", "Yvo", str(running.data)):
        assert never not in told
    files = [download(host, path) for path in ("/api/backup", "/api/bundle")]
    left = b"".join(map(unpacked, files)) + (running.data / "console.log").read_bytes()
    assert SECRET.encode() not in left
    assert PASSWORDS.encode() not in left
    assert (running.data / PASSWORDS).stat().st_mode & 0o777 == 0o600
    host.close()


def test_a_table_that_is_killed_is_offline_and_comes_back_by_itself(running: Demo, broker: Mosquitto) -> None:
    with hear(broker) as listener:
        choose(running, broker).close()
        listener.until("/state", phase="roll")
        running.kill()
        while listener.until("/availability") != "offline":
            pass
        running.restart()
        while listener.until("/availability") != "online":
            pass
        listener.until("/state", game="malefiz")


def test_a_broker_that_is_killed_holds_up_nobody_and_is_told_again(running: Demo, broker: Mosquitto) -> None:
    with hear(broker) as listener:
        host = choose(running, broker)
        listener.until("/state", phase="roll")
    broker.kill()
    host.post("/api/roll", {"number": 2})
    host.post("/api/enter", {"move": host.get("/api/moves")[0]["move"]})
    assert host.state()["turn"] == "blue"
    broker.start()
    with hear(broker) as listener:
        listener.until("/state", turns=1, seat="blue")
    assert host.get("/api/house")["on"]
    host.close()
