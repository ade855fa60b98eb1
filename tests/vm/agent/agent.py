"""Inside the virtual machine: does what the host asks for at the serial port, a line of JSON each.

``{"run": "a shell's line", "s": 60}`` is answered by its status and words,
``{"ask": ["POST", "/api/roll", {}]}`` by the status and JSON of the companion's answer. One browser asks all
of these; it is forgotten at a restart.
"""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import tty
from typing import Any

PORT = 8080


class Browser:
    """One browser's cookie, and what makes its commands count."""

    def __init__(self) -> None:
        self.cookie = self.token = ""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        line = http.client.HTTPConnection("127.0.0.1", PORT, timeout=30)
        headers = {
            "Origin": f"http://127.0.0.1:{PORT}",
            "Cookie": self.cookie,
            "X-Companion": self.token,
            "Accept-Language": "en",
        }
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read().decode()
        except OSError as error:
            return 0, str(error)
        finally:
            line.close()
        for value in answer.headers.get_all("Set-Cookie") or ():
            self.cookie = value.split(";")[0]
        found: Any = json.loads(text) if "json" in answer.headers.get_content_type() else text
        if path == "/api/me":
            self.token = found["csrf"]
        return answer.status, found


def run(line: str, longest_s: float) -> tuple[int, str]:
    try:
        done = subprocess.run(
            line, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            timeout=longest_s, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return 124, "no answer in time"
    return done.returncode, done.stdout.decode(errors="replace")


def main() -> None:
    port = os.open("/dev/ttyS0", os.O_RDWR | os.O_NOCTTY)
    tty.setraw(port)
    browser = Browser()
    with os.fdopen(port, "r+b", buffering=0) as host:
        host.write(b"agent\n")
        waiting = b""
        while True:
            waiting += host.read(4096)
            while b"\n" in waiting:
                line, _, waiting = waiting.partition(b"\n")
                asked = json.loads(line)
                found = (
                    browser.ask(*asked["ask"]) if "ask" in asked else run(asked["run"], asked.get("s", 60))
                )
                told = json.dumps(found).encode() + b"\n"
                while told:
                    told = told[host.write(told) :]


main()
