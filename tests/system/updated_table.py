"""An installed service in a folder, with what systemd and dpkg do for it: two places, the helper, restarts.

A stick holds a signed package of the next version; where it is unpacked, one of `kept_versions` is installed.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.systemd.slots.kept_versions import SLOTS, Machine as Places, make_version
from tests.systemd.updates.update_rig import Keys, Machine as Helped

ROUND_S = 0.05
READY_S = 60.0

RESTART = """for _ in $(seq 1200); do [ -e {file} ] || break; sleep 0.1; done"""


class UpdatedTable:
    """A service that runs version 0.1.0, and a stick with 0.2.0.

    Args:
        folder: an empty one.
        keys: ``release`` has signed what is on the stick.
        fault: what is wrong with the next version, as in `make_version`.
    """

    def __init__(self, folder: Path, keys: Keys, fault: str = "") -> None:
        self.places, self.helped = Places(_made(folder / "places")), Helped(_made(folder / "helped"), keys)
        self.runtime = _made(folder / "runtime")
        self.restart = folder / "restart"
        self.helped.app, self.helped.request = self.places.app, self.runtime / "update"
        text = self.places.config.read_text().replace("127.0.0.1", "0.0.0.0")
        self.places.config.write_text(text)
        self.port = int(text.rsplit("port = ", 1)[1])
        self.places.slots("install", make_version(folder / "old", "0.1.0"))
        self.helped.offer("0.2.0")
        new = make_version(folder / "new", "0.2.0", fault=fault)
        told = " ".join(
            f"{key}={value}" for key, value in self.places.environ().items() if key.startswith("COMPANION_")
        )
        wait = f": >{self.restart}; {RESTART.format(file=self.restart)}"
        self.helped.programs(before=f"env {told} {SLOTS} install {new} 2>&1 || exit 100; {wait}; exit 0")
        self.helped.program("systemctl", wait)
        self.helped.program("slots", f'env {told} {SLOTS} "$@"')
        self._ends = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def code(self) -> str:
        """The host code."""
        return (self.places.state / "host-code").read_text().strip()

    def _start(self) -> bool:
        """Start the service once; whether it is ready in time. One that is not has ended."""
        self.places.slots("start")
        place = self.runtime / "notify"
        place.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as heard:
            heard.bind(str(place))
            heard.settimeout(ROUND_S)
            told = {
                "NOTIFY_SOCKET": str(place),
                "RUNTIME_DIRECTORY": str(self.runtime),
                "COMPANION_TOLD": str(self.helped.told),
            }
            with (self.runtime / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [self.places.app / "current/bin/companion", "run", "--config", self.places.config],
                    env=self.places.environ() | told,
                    stdout=log,
                    stderr=log,
                )
            for _ in range(int(READY_S / ROUND_S)):
                try:
                    if b"READY=1" in heard.recv(4096):
                        self.places.slots("confirm")
                        return True
                except TimeoutError:
                    if self._process.poll() is not None:
                        return False
        self._end_service(signal.SIGKILL)
        return False

    def _end_service(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()

    def _supervise(self) -> None:
        """Do what systemd does: restart where it is asked for, and anew what is not ready."""
        while not self._ends.wait(ROUND_S):
            if self.restart.exists():
                self._end_service()
                ready = self._start()
                self.restart.unlink()
                while not ready and not self._ends.is_set():
                    ready = self._start()

    def _help(self) -> None:
        """Do what the path unit does."""
        while not self._ends.wait(ROUND_S):
            if os.path.lexists(self.helped.request):
                self.helped.helper("serve")

    @contextmanager
    def running(self) -> Iterator[UpdatedTable]:
        """Run for the length of a block."""
        assert self._start(), (self.runtime / "log").read_text()
        threads = [threading.Thread(target=each) for each in (self._supervise, self._help)]
        for thread in threads:
            thread.start()
        try:
            yield self
        finally:
            self._ends.set()
            self._end_service(signal.SIGKILL)
            for thread in threads:
                thread.join()
            self._end_service(signal.SIGKILL)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder
