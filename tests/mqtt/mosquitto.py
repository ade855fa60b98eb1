"""A real broker for tests, and a listener that keeps what it hears."""

from __future__ import annotations

import json
import os
import queue
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import pytest
from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from companion.mqtt.broker import ARRIVES_S
from companion.ports.supervised_thread import MOST_S
from tests.system.running import free_port

PATIENCE_S = 2 * MOST_S + ARRIVES_S
"""A broker that was away is tried again after `MOST_S` at the latest, and may take `ARRIVES_S` to answer."""
PROGRAM = shutil.which("mosquitto") or "/usr/sbin/mosquitto"
PASSWORDS = shutil.which("mosquitto_passwd") or "/usr/bin/mosquitto_passwd"

needs_mosquitto = pytest.mark.skipif(
    not os.environ.get("CI") and not Path(PROGRAM).exists(), reason="mosquitto is not installed"
)


class Mosquitto:
    """A broker on this machine alone; retained messages outlive its restart."""

    def __init__(
        self,
        folder: Path,
        *,
        user: str = "",
        password: str = "",
        certificate: Path | None = None,
        more: Sequence[str] = (),
    ) -> None:
        self.port = free_port()
        self.user, self.password = user, password
        self._folder = folder
        self._config = folder / "mosquitto.conf"
        access = "allow_anonymous true\n"
        if user:
            made = folder / "passwords"
            subprocess.run(
                [PASSWORDS, "-b", "-c", str(made), user, password], check=True, capture_output=True
            )
            made.chmod(0o644)
            access = f"allow_anonymous false\npassword_file {made}\n"
        if certificate:
            access += f"certfile {certificate}\nkeyfile {certificate}\n"
        self._config.write_text(
            f"listener {self.port} 127.0.0.1\n{access}persistence true\n"
            f"persistence_location {folder}/\nautosave_interval 1\nautosave_on_changes true\n"
            f"user {'root' if os.getuid() == 0 else ''}\n".replace("user \n", "")
            + "".join(f"{line}\n" for line in more)
        )
        self.start()

    def start(self) -> None:
        """Serve; back when it answers."""
        self._process = subprocess.Popen([PROGRAM, "-c", str(self._config)], stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE_S
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert time.monotonic() < end
            assert self._process.poll() is None
            time.sleep(0.02)

    @property
    def process(self) -> int:
        """The number of its process."""
        return self._process.pid

    def kill(self) -> None:
        """End without a word."""
        self._process.kill()
        self._process.wait()


@contextmanager
def mosquitto(folder: Path, **rest: Any) -> Iterator[Mosquitto]:
    """A broker for the length of a block; ``rest`` as for `Mosquitto`."""
    folder.mkdir(exist_ok=True)
    made = Mosquitto(folder, **rest)
    try:
        yield made
    finally:
        made.kill()


class Listener:
    """Hears all topics: (topic, payload, whether it was retained)."""

    def __init__(self, port: int, topics: str = "#", user: str = "", password: str = "") -> None:
        self.heard: list[tuple[str, str, bool]] = []
        self._news: queue.SimpleQueue[tuple[str, str, bool]] = queue.SimpleQueue()
        self._client = paho.Client(CallbackAPIVersion.VERSION2)
        self._topics = topics
        self._client.on_connect = self._connected
        self._client.on_message = lambda _client, _user, told: self._news.put(
            (told.topic, bytes(told.payload).decode(), bool(told.retain))
        )
        if user:
            self._client.username_pw_set(user, password)
        self._client.connect("127.0.0.1", port)
        self._client.loop_start()

    def _connected(self, *_: object) -> None:
        self._client.subscribe(self._topics, 1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.disconnect()
        self._client.loop_stop()

    def say(self, topic: str, payload: str, *, retain: bool = False) -> None:
        """Publish something."""
        self._client.publish(topic, payload, 1, retain).wait_for_publish(PATIENCE_S)

    def until(self, ending: str, **wanted: Any) -> Any:
        """The first message from now on whose topic ends so and whose JSON has these values; or its text."""
        end = time.monotonic() + PATIENCE_S
        while (left := end - time.monotonic()) > 0:
            try:
                one = self._news.get(timeout=left)
            except queue.Empty:
                break
            self.heard.append(one)
            topic, payload, _ = one
            if not topic.endswith(ending):
                continue
            told = json.loads(payload) if payload.startswith("{") else payload
            if not wanted or (isinstance(told, dict) and wanted.items() <= told.items()):
                return told
        last = [(topic, payload[:200]) for topic, payload, _ in self.heard[-6:]]
        raise AssertionError(f"{ending} {wanted} was not heard; last: {last}")

    def events(self) -> list[dict[str, Any]]:
        """All events heard so far but whose turn it is."""
        told = [json.loads(payload) for topic, payload, _ in self.heard if topic.endswith("/event")]
        return [each for each in told if each["event_type"] != "your_turn"]
