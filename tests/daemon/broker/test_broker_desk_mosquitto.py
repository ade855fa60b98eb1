"""The broker that the house chooses, against a real one: passwords, TLS, and what is no broker at all."""

from __future__ import annotations

import contextlib
import gc
import socket
import subprocess
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.daemon.broker.broker_desk import BrokerDesk
from companion.daemon.broker.trial import Trials
from companion.daemon.wiring.mqtt import Naming
from companion.mqtt.broker import Address, connect
from companion.mqtt.retained import Around
from companion.ports.broker import CONNECTED, HomeBroker
from companion.ports.commands import CommandRefused
from tests.daemon.loop.loop_rig import Rig, begun, rig
from tests.mqtt.mosquitto import Listener, mosquitto, needs_mosquitto

pytestmark = [
    pytest.mark.slow,
    needs_mosquitto,
    pytest.mark.filterwarnings("ignore:unclosed <ssl:ResourceWarning"),
]
"""paho lets go of a line whose greeting failed without closing it."""


@pytest.fixture(scope="module", autouse=True)
def lines_are_gone() -> Iterator[None]:
    """Collect such lines here, not in a test of another file."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


ODD = "p\u00e4ss w\u00f6rd \U0001f511 \"'\\$(x);#%s"
HERE = "127.0.0.1"


@pytest.fixture
def made() -> Iterator[Rig]:
    with rig() as made:
        begun(made)
        yield made


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A key and a certificate for this machine, which nobody trusts yet."""
    made = tmp_path / "both.pem"
    what = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    who = ["-subj", f"/CN={HERE}", "-addext", f"subjectAltName=IP:{HERE}"]
    key, cert = tmp_path / "key.pem", tmp_path / "cert.pem"
    command = ["openssl", "req", *what, *who, "-keyout", str(key), "-out", str(cert)]
    subprocess.run(command, check=True, capture_output=True)
    made.write_text(key.read_text() + cert.read_text())
    return made


def trial(port: int, host: str = HERE, within_s: float = 30.0, **rest: object) -> str:
    return Trials(connect, within_s).run(Address(host, port, **rest), "board-companion-x-try")  # type: ignore[arg-type]


@contextlib.contextmanager
def server(answer: bytes | None) -> Iterator[int]:
    """Something that accepts and says this, or nothing (None), to whoever comes."""
    with socket.create_server((HERE, 0)) as listening:
        lines: list[socket.socket] = []

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    line, _ = listening.accept()
                    lines.append(line)
                    if answer is not None:
                        line.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        try:
            yield listening.getsockname()[1]
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            for line in lines:
                line.close()


def test_a_password_with_odd_letters_is_taken_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    with mosquitto(tmp_path / "hub", user="b\u00f6ard", password=ODD) as broker:
        assert trial(broker.port, user="b\u00f6ard", password=ODD) == ""
        assert trial(broker.port, user="b\u00f6ard", password=f"{ODD} ") == "password"
        assert trial(broker.port) == "password"


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # paho leaves a line that failed to be collected
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_tls_is_checked(tmp_path: Path, certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with mosquitto(tmp_path / "hub", certificate=certificate) as broker:
        assert trial(broker.port, tls=True) == "certificate"
        assert trial(broker.port) in ("garbage", "refused")
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        assert trial(broker.port, tls=True) == ""
    with mosquitto(tmp_path / "plain") as broker:
        assert trial(broker.port, tls=True) in ("tls", "refused")


def test_nobody_there_is_told_as_what_it_is() -> None:
    assert trial(1) == "refused"
    assert trial(1883, "no-such-host.invalid") == "unknown"
    assert trial(1883, "a..b") == "unknown"


@pytest.mark.parametrize(
    "answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\x00" * 4096, b"\xff" * 4096, b"\x20\x02\x00"]
)
def test_what_is_no_broker_is_told_as_that(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.mqtt.broker.ARRIVES_S", 1.0)
    with server(answer) as port:
        assert trial(port) == "garbage"


@pytest.mark.parametrize("tls", [False, True])
def test_who_accepts_and_says_nothing_is_silent(*, tls: bool) -> None:
    with server(None) as port:
        assert trial(port, within_s=0.5, tls=tls) == "silent"


def test_chosen_told_and_forgotten(made: Rig, tmp_path: Path) -> None:
    with mosquitto(tmp_path / "hub", user="board", password=ODD) as broker:
        desk = BrokerDesk(made.loop, Naming(tmp_path / "data", "Kitchen", "1"), Around())
        desk.start()
        with pytest.raises(CommandRefused):
            desk.choose(HomeBroker(HERE, broker.port, "board"), "wrong")
        desk.choose(HomeBroker(HERE, broker.port, "board", names=True), ODD)
        with Listener(broker.port, user="board", password=ODD) as listener:
            listener.until("/picture")
        broker.kill()
        broker.start()
        with Listener(broker.port, user="board", password=ODD) as listener:
            listener.until("/availability")
            desk.switch_off()
            gone = [topic for topic, payload, _ in listener.heard if not payload]
            while not any(topic.endswith("/availability") for topic in gone):
                listener.until("")
                gone = [topic for topic, payload, _ in listener.heard if not payload]
            assert not [payload for _, payload, _ in listener.heard if ODD in payload or "wrong" in payload]
        with Listener(broker.port, user="board", password=ODD) as late:
            late.say("mark", "x", retain=True)
            late.until("mark")
            assert [topic for topic, _, _ in late.heard] == ["mark"]
        desk.close()


def test_a_retained_command_does_nothing(made: Rig, tmp_path: Path) -> None:
    with mosquitto(tmp_path / "hub") as broker:
        desk = BrokerDesk(made.loop, Naming(tmp_path / "data"), Around())
        desk.start()
        with Listener(broker.port) as listener:
            desk.choose(HomeBroker(HERE, broker.port, commands=True), "")
            listener.until("/state", phase="roll")
            topic = listener.heard[-1][0].replace("/state", "/command/pause")
            desk.close()
            listener.say(topic, "ON", retain=True)
            again = BrokerDesk(made.loop, Naming(tmp_path / "data"), Around())
            again.start()
            while again.look().stands != CONNECTED:
                listener.until("/availability")
            listener.say(topic.replace("pause", "quiet"), "x")  # comes after the retained one
            listener.until("/state", phase="roll")
            listener.say(topic, "ON")
            listener.until("/state", phase="paused")
            again.close()
        phases = [payload for topic, payload, _ in listener.heard if topic.endswith("/state")]
        assert sum('"paused"' in one for one in phases) == 1
