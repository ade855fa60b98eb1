"""Opens the journal of a table, and what the pages have of it: stored games, care, support bundle.

The pages are made before it is open: until then each of these raises Starting. Refuses to know: how long a
journal takes to open, and threads.
"""

import contextlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.daemon.care.archive import Archive
from companion.daemon.care.bundle import Support
from companion.daemon.care.caretaker import Caretaker
from companion.daemon.loop.loop import Loop
from companion.journal import Journal
from companion.ports.commands import Starting

log = logging.getLogger(__name__)


class LateBound:
    """Stands for something that needs the journal: until that is open, it raises Starting."""

    def __init__(self) -> None:
        self.real: Any = None  # set once it is there

    def __getattr__(self, name: str) -> Any:
        """Tell what the real one has under this name. Raises Starting."""
        if self.real is None:
            raise Starting
        return getattr(self.real, name)


class JournalServices(Struct, frozen=True):
    """What the pages have of an open journal."""

    support: Support
    caretaker: Caretaker
    archive: Archive


class DeferredJournalServices:
    """What the pages have of a journal that is opened after them.

    Args:
        path: of the journal.
        loop: is told how the journal goes.
        progress: called while opening takes long, and comes on.
        furnish: makes what the pages have of the open journal; what is to be closed goes onto the stack.
    """

    def __init__(
        self,
        path: Path,
        loop: Loop,
        progress: Callable[[], None],
        furnish: Callable[[Journal, contextlib.ExitStack], JournalServices],
    ) -> None:
        self._path, self._loop, self._progress, self._furnish = path, loop, progress, furnish
        self.support, self.caretaker, self.archive = LateBound(), LateBound(), LateBound()

    def open(self, stack: contextlib.ExitStack) -> Journal:
        """Open the journal, and from now on answer; all is closed with the stack. Raises InputError."""
        journal = Journal.open(
            self._path, self._loop.on_durable, self._trouble, lambda _done, _of: self._progress()
        )
        stack.callback(journal.close)
        if journal.notice:
            log.warning("%s", journal.notice)
        desks = self._furnish(journal, stack)
        self.support.real = desks.support
        self.caretaker.real = desks.caretaker
        self.archive.real = desks.archive
        return journal

    def bundle(self) -> bytes:
        """Return a support bundle. Raises Starting until the journal is open."""
        return bytes(self.support.bundle())

    def _trouble(self, text: str) -> None:
        """Report to the console and the pages the journal's trouble, or of its end."""
        log.warning("%s", f"{text}: rows wait in memory" if text else "the journal is written again")
        self._loop.on_trouble(text)
