"""The stream of the table: everybody hears the newest state, as a whole, each time.

A slow phone misses states in between and costs no memory. Refuses to know: what a state contains
(``state_cache.py``), HTTP.
"""

from collections.abc import Callable

from msgspec import Struct

from companion.ports.table import View
from companion.web.event_stream import Channel, event
from companion.web.hub import Hub, Newest


class Sources(Struct, frozen=True):
    """What the stream says, as JSON: the state of a view, the virtual board (None outside the demo), claims.

    Claims are told with their ``as_of``. The state is told in ``lang``; all else is the same for everybody.
    At each heartbeat ``run_out`` may find that something has ended by itself.
    """

    state: Callable[[View], bytes]
    board: Callable[[], bytes] | None
    roles: Callable[[str], bytes]
    lang: str = ""
    run_out: Callable[[], None] = lambda: None


class StateChannel(Channel):
    """State, virtual board and claims, each told once it has changed.

    Args:
        hub: where it looks and waits.
        sources: what it says.
        last_id: the ``Last-Event-ID`` of a browser that comes back, else None.
    """

    def __init__(self, hub: Hub, sources: Sources, last_id: int | None) -> None:
        self._hub, self._sources, self._last_id = hub, sources, last_id
        self._sent = hub.newest

    def greeting(self) -> bytes:
        """Return everything, except a state that the browser has already."""
        newest = self._sent = self._hub.newest
        known = self._last_id == newest.view.rev
        state = event("resumed", event_id=self._last_id) if known else self._state(newest)
        return state + self._board(newest) + self._roles(newest)

    def news(self) -> bytes:
        """Tell what has changed of what this stream tells."""
        sent, newest = self._sent, self._hub.newest
        self._sent = newest
        news = self._state(newest) if newest.view is not sent.view else b""
        if newest.board != sent.board:
            news += self._board(newest)
        if newest.roles != sent.roles:
            news += self._roles(newest)
        return news

    def heartbeat(self, now_s: float) -> bytes:
        """Return the number of the state, so that a page sees whether it has missed one."""
        self._sources.run_out()
        return event("hb", b'{"rev":%d,"at_ms":%d}' % (self._sent.view.rev, round(now_s * 1000)))

    def wait(self, timeout_s: float) -> None:
        """Wait for something newer than what was looked at last."""
        self._hub.wait(self._sent, timeout_s)

    def _state(self, newest: Newest) -> bytes:
        view, sources = newest.view, self._sources
        what = f"state {sources.lang}"
        return self._hub.encode_once(what, view.rev, lambda: event("state", sources.state(view), view.rev))

    def _board(self, newest: Newest) -> bytes:
        board = self._sources.board
        return self._hub.encode_once("board", newest.board, lambda: event("board", board())) if board else b""

    def _roles(self, newest: Newest) -> bytes:
        as_of = newest.roles_as_of
        return self._hub.encode_once("roles", as_of, lambda: event("roles", self._sources.roles(as_of)))
