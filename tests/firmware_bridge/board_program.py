"""A board program as a process: text lines in, text lines out; host port and simulated AVR speak alike.

    commands   levels HEX | line N 0|1 | chain 0|1 | reset | unplug | plug | pause MS | stats | quit
    answers    ready PATH | boot CAUSE | lights HEX | stats KEY=VALUE ... | error TEXT

Knows processes and lines. Refuses to know spots, lamps and frames.
"""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Sequence

PATIENCE_S = 30.0
"""A busy machine may take long to start a program; nothing waits so long otherwise."""


class BoardProgram:
    """A running board program.

    Args:
        command: how to start it.
        lights: called with the pixels (3 bytes a light, R G B) at each change, in the reader's thread.
    """

    def __init__(self, command: Sequence[str], lights: Callable[[bytes], None]) -> None:
        self.boots: list[str] = []
        self.errors: list[str] = []
        self._lights = lights
        self._told = threading.Condition()
        self._ready = 0
        self._stats: list[dict[str, float]] = []
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._reader = threading.Thread(target=self._read, name="board program", daemon=True)
        self._reader.start()

    def order(self, text: str) -> None:
        """Send one command; it is carried out when a later `stats` has been answered."""
        assert self._process.stdin is not None
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def wait_until_ready(self, times: int = 1) -> None:
        """Until the port has appeared so many times."""
        self._wait(lambda: self._ready >= times, "no port")

    def wait_for_boots(self, boots: int) -> None:
        """Until it has booted so many times."""
        self._wait(lambda: len(self.boots) >= boots, f"booted {self.boots}")

    def stats(self) -> dict[str, float]:
        """What the program has counted; everything ordered before is done, and its answers are in."""
        with self._told:
            asked = len(self._stats)
        self.order("stats")
        self._wait(lambda: len(self._stats) > asked, "no stats")
        return self._stats[-1]

    def close(self) -> None:
        """End it; may be called twice."""
        if self._process.poll() is None:
            try:
                self.order("quit")
                self._process.wait(timeout=5)
            except (OSError, subprocess.TimeoutExpired):
                self._process.kill()
                self._process.wait()
        self._reader.join(5)
        for end in (self._process.stdin, self._process.stdout):
            if end is not None and not end.closed:
                end.close()

    def _wait(self, done: Callable[[], bool], what: str) -> None:
        with self._told:
            came = self._told.wait_for(lambda: done() or self._process.poll() is not None, PATIENCE_S)
        assert came and done(), f"{what}; the program said {self.errors}, status {self._process.poll()}"  # noqa: PT018

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == "lights":
                self._lights(bytes.fromhex(rest))
            with self._told:
                self._take(word, rest)
                self._told.notify_all()
        with self._told:
            self._told.notify_all()

    def _take(self, word: str, rest: str) -> None:
        if word == "ready":
            self._ready += 1
        elif word == "boot":
            self.boots.append(rest.split(maxsplit=1)[0])
        elif word == "stats":
            pairs = (pair.partition("=") for pair in rest.split())
            self._stats.append({key: float(int(v, 16) if "x" in v else float(v)) for key, _, v in pairs})
        elif word == "error":
            self.errors.append(rest)
