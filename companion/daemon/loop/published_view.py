"""The view that everybody sees, and who is told of each new one.

Refuses to know: what is in a view, and when it may be seen.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from companion.ports.table import View

log = logging.getLogger(__name__)

Listener = Callable[[View], None]


class Shown:
    """The latest view and its listeners. `show` is the loop's, `watch` and ``view`` are for any thread."""

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
