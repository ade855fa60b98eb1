"""Views go out: to the lamps and to all who look, once what they tell is on the disk, else "saving ...".

Knows: the numbers of views, who is told of each, and how long a disk may take. Refuses to know: what is in
a view (table_status.py).
"""

import logging
import secrets
import threading
from collections.abc import Callable

from companion.core.model.fast_replace import replace
from companion.daemon.loop.devices import Devices
from companion.daemon.loop.outbox import Answer, Held, Outbox
from companion.ports.devices import Clock
from companion.ports.table import View

log = logging.getLogger(__name__)

SAVING_MS = 500
"""A disk that takes longer is shown as "saving ..."."""

Listener = Callable[[View], None]


class PublishedView:
    """The view that everybody sees; `show` is the loop's, `watch` and ``view`` are for any thread."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._listeners: dict[int, Listener] = {}
        self._lock = threading.Lock()  # guards _listeners

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Call the listener (loop's thread; it must return at once) with each new view; the way to stop."""
        key = id(listener)
        with self._lock:
            self._listeners[key] = listener

        def forget() -> None:
            with self._lock:
                self._listeners.pop(key, None)

        return forget

    def show(self, view: View) -> None:
        """Show this from now on. The trouble of one who looks stops neither the game nor the others."""
        self.view = view
        with self._lock:
            listeners = list(self._listeners.values())
        for listener in listeners:
            try:
                listener(view)
            except Exception:
                log.exception("a new view could not be shown everywhere")


class ViewPublisher:
    """What waits for the disk, and what is shown meanwhile.

    Args:
        shown: the view that everybody sees.
        devices: have the lamps.
        clock: of the daemon.
        run: the number of this run of the daemon; views are numbered above those of all runs before.
    """

    def __init__(self, shown: PublishedView, devices: Devices, clock: Clock, run: int) -> None:
        self._shown, self._devices, self._clock = shown, devices, clock
        self._outbox = Outbox()
        self._saving = False
        # no two runs alike, also where their number could not be kept; and still exact in JavaScript
        self._rev = (run & 0xFFFFFF) << 28 | secrets.randbits(12) << 16

    def publish(self, row: int, view: View, answers: tuple[Answer, ...]) -> None:
        """Keep a view, numbered anew, and ``answers`` until ``row`` is durable: `release`."""
        self._outbox.put(Held(row, replace(view, rev=self._next()), answers, view.at_ms))

    def durable(self, row: int) -> None:
        """Note that everything up to ``row`` is on disk."""
        self._outbox.durable(row)

    @property
    def late_ms(self) -> int | None:
        """When a disk that goes on like this is to be shown as "saving ..."; None where it need not."""
        since = self._outbox.waiting_since_ms
        return None if since is None or self._saving else since + SAVING_MS

    def release(self, *, journal_ok: bool) -> None:
        """Show what may be seen, in order; where something has to wait too long, say so."""
        for held in self._outbox.ready():
            self._saving = False
            view = held.view
            if view.rev <= self._shown.view.rev:  # "saving ..." was shown in between
                view = replace(view, rev=self._next())
            self._show(view)
            for answer in held.answers:
                answer(view)
        if (since := self._outbox.waiting_since_ms) is None:
            return
        self._saving = self._clock() - since >= SAVING_MS
        seen = self._shown.view
        if (self._saving, journal_ok) != (seen.saving, seen.journal_ok):
            self._show(replace(seen, rev=self._next(), saving=self._saving, journal_ok=journal_ok))

    def _next(self) -> int:
        self._rev += 1
        return self._rev

    def _show(self, view: View) -> None:
        set_up = view.again.board if view.again else ""
        self._devices.show(view.session.board.name if view.session else set_up, view.lights)
        self._shown.show(view)
