"""A program that runs as long as it is wanted: begun again where it ends by itself, ended with the table.

Also begun again where another command counts now.

Refuses to know: which program it is.
"""

import logging
import subprocess
from collections.abc import Callable, Sequence

from companion.ports.supervised_thread import SupervisedThread, ThreadOwner

LOOK_S = 0.2
"""So often, in seconds, it is looked whether the program still runs."""
STOP_S = 5.0
"""Seconds that a program has to end before it is killed."""

log = logging.getLogger(__name__)


class Ended(Exception):  # noqa: N818 - as the program has
    """The program has ended by itself, or is to; one line."""


class Child(ThreadOwner):
    """One program, from `start` to `close`.

    Args:
        name: for people.
        command: tells it with its arguments, as they count now.
    """

    stop_s = 2 * STOP_S

    def __init__(self, name: str, command: Callable[[], Sequence[str]]) -> None:
        self._name, self._command = name, command
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = SupervisedThread(
            name,
            self._run,
            lambda fault: log.warning("%s; it is begun again", fault),
            is_ordinary=lambda fault: isinstance(fault, Ended | OSError),
        )

    def is_running(self) -> bool:
        """Tell whether it runs now."""
        process = self._process
        return process is not None and process.poll() is None

    def signal(self, number: int) -> None:
        """Send it a signal, where it runs."""
        if (process := self._process) is not None and process.poll() is None:
            process.send_signal(number)

    def _run(self) -> None:
        quiet = subprocess.DEVNULL
        command = self._command()
        self._process = process = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)  # noqa: S603 - our own
        log.info("%s has begun", self._name)
        try:
            while not self._thread.closing.wait(LOOK_S):
                if (status := process.poll()) is not None:
                    raise Ended(f"{self._name} has ended with status {status}")
                if self._command() != command:
                    raise Ended(f"{self._name} is to run otherwise")
        finally:
            if process.poll() is None:
                process.terminate()
            try:
                process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
