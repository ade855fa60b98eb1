"""A running demo and a browser-less client for it, for system tests and measurements."""

from __future__ import annotations

import contextlib
import http.client
import json
import queue
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, AnyStr, Self

from companion.web.serving import IDLE_S

PATIENCE_S = 120.0
"""A demo starts within half a second; beside other work it may take so long."""
CODE = "246810"
GAME = "malefiz"


def free_port() -> int:
    """Find a port that nobody listens on and that the system gives to nobody by itself.

    Linux gives out 32768 and above: a port of those, free now, may be another's when a companion asks for it.
    """
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("0.0.0.0", port))
            return port


class Demo:
    """A ``companion demo`` process; ``ready_s`` is how long it took to serve."""

    program: Sequence[str] = (str(Path(sys.executable).with_name("companion")),)

    def __init__(
        self, data: Path, port: int | None = None, options: Sequence[str] = (), game: str = GAME
    ) -> None:
        self.data = data
        self.game = game
        self.options = options
        self.port = port or free_port()
        self._start()

    def _start(self) -> None:
        command = [*self.program, "demo", "--port", str(self.port)]
        command += ["--host-code", CODE, "--data", str(self.data), "--game", self.game, *self.options]
        self.data.mkdir(exist_ok=True)
        log = self.data / "console.log"
        begun = time.monotonic()
        with log.open("w") as console:
            self.process = subprocess.Popen(command, stdout=console, stderr=subprocess.STDOUT)
        while "\nready " not in log.read_text():
            self.ready_s = time.monotonic() - begun
            if self.process.poll() is not None or self.ready_s > PATIENCE_S:
                self.kill()
                raise AssertionError(f"the demo did not become ready: {log.read_text()}")
            time.sleep(0.01)
        self.ready_s = time.monotonic() - begun

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Start again with the same pieces and journal."""
        self._start()

    def stop(self) -> int:
        """SIGTERM; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=10)


@contextmanager
def killed_on_failure(process: subprocess.Popen[AnyStr]) -> Iterator[subprocess.Popen[AnyStr]]:
    """A program for the length of a block; a test that fails does not wait for it to end by itself."""
    with process:
        try:
            yield process
        except BaseException:
            process.kill()
            raise


@contextmanager
def demo(data: Path, *options: str) -> Iterator[Demo]:
    """A demo for the length of a block."""
    running = Demo(data, options=options)
    try:
        yield running
    finally:
        running.kill()


class Client:
    """One browser's cookies, without the browser."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._cookie = ""
        self._csrf = ""
        self._line: http.client.HTTPConnection | None = None
        self._used = 0.0

    @property
    def cookie(self) -> str:
        """What the companion knows this client by."""
        return self._cookie

    def close(self) -> None:
        """Hang up; the next request calls again."""
        if self._line is not None:
            self._line.close()
            self._line = None

    def request(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status and JSON of one request."""
        headers = {
            "Origin": f"http://127.0.0.1:{self.port}",
            "Cookie": self._cookie,
            "X-Companion": self._csrf,
        }
        data = None if body is None else json.dumps(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        if time.monotonic() > self._used + IDLE_S / 2:
            self.close()  # the companion hangs up on who is silent for long
        self._used = time.monotonic()
        if self._line is None:
            self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            self._line.request(method, path, data, headers)
            answer = self._line.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        for value in answer.headers.get_all("Set-Cookie") or ():
            self._cookie = value.split(";")[0]
        kind = answer.headers.get_content_type()
        return answer.status, json.loads(text) if kind == "application/json" else text.decode()

    def get(self, path: str) -> Any:
        """The JSON behind a path."""
        status, data = self.request("GET", path)
        assert status == 200, (path, status, data)
        return data

    def post(self, path: str, body: Any) -> Any:
        """The JSON answer to a command that is carried out."""
        status, data = self.request("POST", path, body)
        assert status == 200, (path, body, status, data)
        return data

    def undo(self) -> Any:
        """Take back what the state says would be taken back now."""
        return self.post("/api/undo", {"number": self.state()["undo"]["number"]})

    def meet(self) -> None:
        """Get to be known, so that commands are taken."""
        self._csrf = self.get("/api/me")["csrf"]

    def become_host(self, code: str = CODE) -> None:
        """Give the host code."""
        self.meet()
        self.post("/api/host/code", {"code": code})
        self.meet()

    def state(self) -> Any:
        """The public state now."""
        return self.get("/api/state")

    def history(self) -> Any:
        """All finished turns, oldest first."""
        return self.get("/api/history")["lines"]

    def magnet(self, spot: str, *, on: bool) -> None:
        """Put a magnet on a spot or take it away."""
        self.post("/api/board", {"spot": spot, "on": on})

    def new_game(self, **wanted: Any) -> None:
        """Begin a game, and put the pieces where it wants them; a board that comes up late is waited for."""
        with contextlib.suppress(AssertionError):
            self.until(lambda state: state["link"]["up"], timeout_s=5)
        self.post("/api/game", {"game": GAME, **wanted})
        while steps := self.state()["steps"]:
            for step in steps:
                if step["from"]:
                    self.magnet(step["from"], on=False)
                if step["to"]:
                    self.magnet(step["to"], on=True)
            self.until(lambda state: state["phase"] != "arrange" or state["steps"] != steps)
        self.until(lambda state: state["phase"] == "roll")

    def until(self, wanted: Any, timeout_s: float = 10) -> Any:
        """The first state for which ``wanted`` is true; waits for it on the event stream."""
        end = time.monotonic() + timeout_s
        with Stream(self.port) as stream:
            while (left := end - time.monotonic()) > 0:
                try:
                    _, name, data = stream.next(left)
                except SilenceError:
                    break
                if name == "state" and wanted(data):
                    return data
        raise AssertionError(f"not in {timeout_s} s; last state {self.state()}")


class SilenceError(AssertionError):
    """No event came in time."""


class Stream:
    """An event stream: (time in s, event name, data) in the order in which they came."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        self._events: queue.SimpleQueue[tuple[float, str, Any]] = queue.SimpleQueue()

    def __enter__(self) -> Self:
        self._connection.connect()
        self._sock = self._connection.sock
        self._connection.request("GET", "/api/events")
        self._answer = self._connection.getresponse()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(5)
        self._answer.close()
        self._connection.close()

    def _read(self) -> None:
        name = ""
        try:
            for raw in self._answer:
                line = raw.decode().rstrip("\n")
                if line.startswith("event: "):
                    name = line[7:]
                elif line.startswith("data: "):
                    self._events.put((time.monotonic(), name, json.loads(line[6:])))
        except (OSError, ValueError, AttributeError, http.client.HTTPException):
            return  # closed

    def drain(self) -> None:
        """Forget what has come so far."""
        while not self._events.empty():
            self._events.get()

    def next(self, timeout_s: float) -> tuple[float, str, Any]:
        """The next event. Raises `SilenceError` when none comes in time."""
        try:
            return self._events.get(timeout=timeout_s)
        except queue.Empty:
            raise SilenceError(f"no event in {timeout_s:.1f} s") from None
