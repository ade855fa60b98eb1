"""What the pages need to be told once, at the start.

Knows: names and limits, no game. Refuses to know: configuration files (``companion.config``) and threads.
"""

import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from companion import __version__, games
from companion.core.model.game import Game
from companion.ports.clocks import clock_ms
from companion.ports.devices import Clock


class WebSettings(Struct, frozen=True):
    """Settings of the pages.

    Args:
        port: where the pages are served; only for the addresses that the console prints.
        host_code: the code that makes a browser host; None = drawn once and kept.
        keep: file that keeps claims and hosts (hashes of tokens) over a restart, beside it host code and key;
            None = memory alone.
        shelf: the games, for board pictures and new games, and those that are broken.
        boards: those that lie here; None = any.
        hostname: the machine's name, also reachable as ``hostname.local``.
        names: further host names under which the pages may be asked for.
        title: what the board is called on every page; empty = the companion's own name
        max_streams: event streams at a time; more are told to poll.
        heartbeat_s: seconds between heartbeats of a stream.
        max_age_s: seconds after which a stream ends, to be opened again by its page.
        check_s: seconds between looks whether a stream's phone has hung up.
        clock: the daemon's clock.
        version: of the companion.
    """

    port: int = 8080
    host_code: str | None = None
    keep: Path | None = None
    shelf: games.Shelf = field(default_factory=games.look)
    boards: frozenset[str] | None = None
    hostname: str = field(default_factory=socket.gethostname)
    names: tuple[str, ...] = ()
    title: str = ""
    max_streams: int = 64
    heartbeat_s: float = 5.0
    max_age_s: float = 600.0
    check_s: float = 1.0
    clock: Clock = clock_ms
    version: str = __version__

    @property
    def games(self) -> Mapping[str, Game[Any]]:
        """Name -> game that can be played."""
        return self.shelf.games
