"""Rooms of the virtual machine around the board, a phone's and a home's, each with a network of its own.

Every step that is said begins with ``image-test:``.
"""

from __future__ import annotations

import ctypes
import http.client
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE_S = 1800.0
JOINING_S = 120.0
NEW_NETWORK = 0x40000000
"""``CLONE_NEWNET`` of Linux."""


def say(text: str) -> None:
    sys.stdout.write(f"image-test: {time.monotonic():4.0f} s  {text}\n")
    sys.stdout.flush()


def run(*command: str, check: bool = True) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    if check and done.returncode:
        raise AssertionError(f"{command}: {done.returncode}: {done.stderr}{done.stdout}")
    return done.stdout


def inside(room: str, *command: str, check: bool = True) -> str:
    return run("ip", "netns", "exec", room, *command, check=check)


def until(what: str, look: Callable[[], T], patience_s: float = PATIENCE_S, *, quiet: bool = False) -> T:
    """Wait for this; what it was."""
    end, last = time.monotonic() + patience_s, ""
    while time.monotonic() < end:
        try:
            if seen := look():
                if not quiet:
                    say(what)
                return seen
            last = repr(seen)
        except (AssertionError, OSError, subprocess.SubprocessError) as error:
            last = str(error)
        time.sleep(1)
    raise AssertionError(f"not within {patience_s:.0f} s: {what} ({last})")


@contextmanager
def being_in(room: str) -> Iterator[None]:
    """Let what this thread opens meanwhile be in the room's network; "" is the board's own."""
    if not room:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    own_path, room_path = Path("/proc/thread-self/ns/net"), Path("/run/netns", room)
    with own_path.open() as own, room_path.open() as there:
        assert libc.setns(there.fileno(), NEW_NETWORK) == 0, os.strerror(ctypes.get_errno())
        try:
            yield
        finally:
            assert libc.setns(own.fileno(), NEW_NETWORK) == 0, os.strerror(ctypes.get_errno())


class Browser:
    """A browser in a room: keeps its cookie, and has what makes commands count."""

    def __init__(self, room: str, address: str, host: str = "") -> None:
        self.room, self.address, self.host = room, address, host or address
        self.cookie = self.token = ""

    def ask(self, method: str, path: str, body: str = "", kind: str = "") -> tuple[int, str, str]:
        """The status, where it leads, and the text of an answer."""
        headers = {"Host": self.host, "Origin": f"http://{self.host}", "Accept-Language": "en"}
        headers |= {"Cookie": self.cookie} if self.cookie else {}
        headers |= {"X-Companion": self.token} if self.token else {}
        headers |= {"Content-Type": kind} if kind else {}
        with being_in(self.room):
            line = http.client.HTTPConnection(self.address, 80, timeout=90)
            line.connect()
        try:
            line.request(method, path, body.encode() if body else None, headers)
            answer = line.getresponse()
            text = answer.read().decode()
        finally:
            line.close()
        for value in answer.headers.get_all("Set-Cookie") or ():
            self.cookie = value.split(";")[0]
        return answer.status, answer.headers.get("Location", ""), text

    def look(self, path: str) -> str:
        """The text of a page, or what an address tells."""
        status, _, text = self.ask("GET", path)
        assert status == 200, (path, status, text[-500:])
        return text

    def get(self, path: str) -> Any:
        found = json.loads(self.look(path))
        if path == "/api/me":
            self.token = found["csrf"]
        return found

    def post(self, path: str, **body: object) -> Any:
        status, _, text = self.ask("POST", path, json.dumps(body), "application/json")
        assert status == 200, (path, body, status, text)
        return json.loads(text)


def joins(room: str, radio: str, name: str, password: str) -> None:
    """A phone or computer takes a Wi-Fi with a password, and an address there."""
    leaves(room, radio)
    Path(f"/run/{room}.conf").write_text(
        f"network={{\n ssid={name.encode().hex()}\n"
        + (f' psk="{password}"\n' if password else " key_mgmt=NONE\n")
        + " scan_ssid=1\n}\n"
    )
    inside(
        room,
        "wpa_supplicant",
        "-B",
        f"-P/run/{room}.pid",
        f"-i{radio}",
        f"-c/run/{room}.conf",
        f"-f/run/{room}.log",
    )
    try:
        until(f"the {room} is in {name}", lambda: name in linked(room, radio), JOINING_S)
    except AssertionError as error:
        told = Path(f"/run/{room}.log").read_text()[-3000:]
        around = inside(room, "iw", "dev", radio, "scan", check=False)
        raise AssertionError(f"{error}\n{told}\n{around}\n{run('iw', 'dev')}") from error
    lease = ("busybox", "udhcpc", "-i", radio, "-n", "-q", "-s", "/srv/lease.sh")
    until(
        f"the {room} has an address there", lambda: "obtained" in inside(room, *lease) or address(room, radio)
    )


def linked(room: str, radio: str) -> str:
    """The name of the Wi-Fi that a radio is in."""
    found = re.search(r"SSID: (.*)", inside(room, "iw", "dev", radio, "link"))
    if not found:
        return ""
    name = found[1].encode("latin-1", "replace").decode("unicode_escape").encode("latin-1")
    return name.decode("utf-8", "replace")


def address(room: str, radio: str) -> str:
    found = re.search(r"inet ([0-9.]+)", inside(room, "ip", "-4", "address", "show", radio))
    return found[1] if found else ""


def leaves(room: str, radio: str) -> None:
    """It leaves whatever Wi-Fi it is in."""
    run("pkill", "-F", f"/run/{room}.pid", check=False)
    until("", lambda: not run("pgrep", "-F", f"/run/{room}.pid", check=False), quiet=True)
    inside(room, "iw", "dev", radio, "disconnect", check=False)
    inside(room, "ip", "address", "flush", "dev", radio)
