"""Tells systemd how the table is: ready, alive, stopping, and one readable line (sd_notify(3)).

Knows: the words of the protocol and when each may be said. Refuses to know: what the loop does, who restarts
it. Without ``NOTIFY_SOCKET`` it does nothing. Nothing here waits: what cannot be sent now is said again
with the next round of the loop; a loop that goes round no more says nothing, so that systemd starts it anew.
"""

import logging
import os
import socket
import threading
from collections.abc import Mapping

from companion.core.model.session import Session
from companion.ports.devices import Clock
from companion.ports.table import LinkState, View

LONGEST_PAUSE_MS = 1000
"""``WATCHDOG=1`` is sent no more often than this, and than a quarter of what systemd allows."""

EXTEND_US = 60_000_000
"""A start that has come on may take so much longer, in microseconds."""

MOST_STATUS = 200
"""Characters of the status line."""

log = logging.getLogger(__name__)


class Notifier:
    """One daemon's line to systemd; `round` is the loop's, `serving` and `stopping` the main thread's.

    Args:
        environ: the process's environment: ``NOTIFY_SOCKET``, ``WATCHDOG_USEC``, ``WATCHDOG_PID``.
        clock: milliseconds, monotonic.
    """

    def __init__(self, environ: Mapping[str, str], clock: Clock) -> None:
        self._clock = clock
        self._address = _address(environ.get("NOTIFY_SOCKET", ""))
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) if self._address else None
        if self._socket is not None:
            self._socket.setblocking(False)
        self._pause_ms = _pause_ms(environ)
        self._serving = threading.Event()
        self._stopping = threading.Event()
        self._ready = False
        self._fed_ms: int | None = None
        self._extended_ms: int | None = None
        self._status = ""

    def serving(self) -> None:
        """Note that the pages serve; ready is said once the loop has gone round after this."""
        self._serving.set()

    def round(self, view: View) -> None:
        """Note that the loop has gone round, and that this is what pages show now."""
        if self._socket is None or self._stopping.is_set():
            return
        if not self._ready:
            self._ready = self._serving.is_set() and self._say("READY=1")
        self._feed()
        self._tell(status_line(view))

    def _feed(self) -> None:
        """Feed the watchdog, where it is time."""
        now = self._clock()
        if self._pause_ms and (self._fed_ms is None or now - self._fed_ms >= self._pause_ms):
            self._fed_ms = now if self._say("WATCHDOG=1") else self._fed_ms

    def _tell(self, status: str) -> None:
        """Send the status where it is another one."""
        if status != self._status and self._say(f"STATUS={status}"):
            self._status = status

    def alone(self, status: str) -> None:
        """Say ready and alive, with this status line: the pages serve though no loop runs."""
        if self._socket is None or self._stopping.is_set():
            return
        self._ready = self._ready or self._say("READY=1")
        self._feed()
        self._tell(status)

    def progress(self) -> None:
        """Say that a long start has come on since the last time: systemd waits on. Any thread."""
        if self._socket is None or self._ready or self._stopping.is_set():
            return
        now = self._clock()
        if self._extended_ms is None or now - self._extended_ms >= LONGEST_PAUSE_MS:
            self._extended_ms = now
            self._say(f"EXTEND_TIMEOUT_USEC={EXTEND_US}")

    def stopping(self) -> None:
        """Say that the daemon ends; nothing is said after this."""
        if not self._stopping.is_set():
            self._stopping.set()
            self._say("STOPPING=1\nSTATUS=stopping")

    def close(self) -> None:
        """Give the socket back."""
        if self._socket is not None:
            self._socket.close()

    def _say(self, words: str) -> bool:
        """Tell whether it was sent; a full or vanished socket is no reason to stop a game."""
        if self._socket is None:
            return False
        try:
            self._socket.sendto(words.encode(), self._address)
        except OSError as error:
            log.debug("systemd was not told %r: %s", words, error)
            return False
        return True


def status_line(view: View) -> str:
    """Tell how the table is, for ``systemctl status``: game, who is to do what, each device."""
    game = "the game is coming back" if view.starting else _game(view.session)
    parts = [game, *(_device(link) for link in view.links)]
    if not view.journal_ok:
        parts.append("games are not being written")
    return " ".join("; ".join(parts).split())[:MOST_STATUS]


def _game(session: Session | None) -> str:
    if session is None:
        return "no game"
    todo = {
        "over": "the game is over",
        "paused": "the game pauses",
        "ask": f"{session.seat} is asked which turn it was",
        "arrange": "the pieces are to be put right",
        "illegal": f"{session.seat} is to put back",
        "roll": f"{session.seat} to roll",
        "move": f"{session.seat} to move",
        "say": f"{session.seat} to choose",
        "draw": f"{session.seat} to draw",
    }
    return f"{session.game.name.capitalize()}, {todo[session.phase]}"


def _device(link: LinkState) -> str:
    return f"{link.device}: {'up' if link.up else f'down ({link.why})' if link.why else 'not yet heard'}"


def _address(place: str) -> str | bytes:
    """Return the socket's address: a path, or an abstract name that begins with ``@``.

    Empty for anything else.
    """
    if place.startswith("@"):
        return b"\0" + os.fsencode(place[1:])
    return place if place.startswith("/") else ""


def _pause_ms(environ: Mapping[str, str]) -> int:
    """Tell how often to feed the watchdog, in ms; 0 where systemd keeps none, or not for this process."""
    allowed_us = environ.get("WATCHDOG_USEC", "")
    if not allowed_us.isdecimal() or environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0
    return min(LONGEST_PAUSE_MS, int(allowed_us) // 4000)
