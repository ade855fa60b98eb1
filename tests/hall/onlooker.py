"""Somebody who looks on at a hall: a program that serves it, its stream, and a request."""

from __future__ import annotations

import http.client
import json
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE_S = 40.0


class Looking:
    """Follows the stream of a hall, over its restarts; what it knows stands in ``hall``, ``tables``."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.hall: dict[str, Any] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.change = threading.Condition()
        self._closing = threading.Event()
        self._line = socket.socket()
        self._line.close()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        with suppress(OSError):
            self._line.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE_S)

    def until(self, wanted: Any) -> None:
        """Wait for the condition itself."""
        with self.change:
            assert self.change.wait_for(lambda: wanted(self), PATIENCE_S), (self.hall, self.tables)

    def _run(self) -> None:
        while not self._closing.is_set():
            with suppress(OSError):
                self._follow()
            with self.change:
                self.hall = {}
                self.change.notify_all()
            self._closing.wait(0.1)

    def _follow(self) -> None:
        name = ""
        with socket.create_connection(("127.0.0.1", self._port), PATIENCE_S) as self._line:
            self._line.sendall(b"GET /api/hall/events HTTP/1.0\r\nHost: localhost\r\n\r\n")
            with self._line.makefile("rb") as rows:
                for row in rows:
                    text = row.decode().rstrip()
                    if text.startswith("event: "):
                        name = text[7:]
                    elif text.startswith("data: "):
                        self._take(name, json.loads(text[6:]))

    def _take(self, name: str, data: Any) -> None:
        with self.change:
            if name == "hall":
                self.hall = data
            elif name == "tables":
                self.tables = {key: line for key, line in self.tables.items() if key in data}
            elif name == "table":
                self.tables[data["id"]] = data
            elif name == "gone":
                self.tables.pop(data, None)
            self.change.notify_all()


class HallProgram:
    """``companion hall``, to be killed and started again."""

    def __init__(self, broker: int, port: int, folder: Path) -> None:
        self.port = port
        where = ["--broker", f"127.0.0.1:{broker}", "--port", str(port), "--data", str(folder), "--local"]
        self._command = [sys.executable, "-m", "companion.cli", "hall", *where]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout
        lines = []
        for line in self._process.stdout:
            lines.append(line)
            if line.startswith("ready"):
                break
        (self.code,) = re.findall(r"code of the hall (\S+)", "".join(lines))

    @property
    def process(self) -> int:
        """The number of its process."""
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    def end(self) -> int:
        """Ask it to end; its exit status."""
        self._process.terminate()
        status = self._process.wait(PATIENCE_S)
        assert self._process.stdout
        self._process.stdout.close()
        return status

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, bytes, str]:
        """One request: status, answer, cookie."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        known = {"Origin": f"http://127.0.0.1:{self.port}", "Content-Type": "application/json"} | headers
        said = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        line.request("GET" if body is None else "POST", path, said, known)
        answer = line.getresponse()
        told = answer.status, answer.read(), (answer.getheader("Set-Cookie") or "").split(";")[0]
        line.close()
        return told


@contextmanager
def looking(port: int) -> Iterator[Looking]:
    """Somebody who looks on for the length of a block."""
    made = Looking(port)
    try:
        yield made
    finally:
        made.close()
