"""Goes back to a copy of the journal that a host has chosen while the table was open.

The copy is checked at once; it takes the journal's place only after the table has closed in order. Then the
companion starts again. Refuses to know: HTTP, who is host, how a file takes another's place.
"""

from __future__ import annotations

import logging
import threading
from pathlib import Path

from companion.core.model.errors import InputError
from companion.core.model.types import Say
from companion.journal.copies import check_whole, find_copy, restore_copy
from companion.ports.commands import CommandRefused

RESTART = 75
"""The exit status of a table that is to be started again."""

CHOSEN = Say("The companion goes back to a copy already. Please wait until it has started again.")

log = logging.getLogger(__name__)


def put_copy(journal: Path, name: str) -> None:
    """Put a copy in the journal's place, which nobody may have open. Raises InputError, OSError."""
    aside = restore_copy(journal, find_copy(journal, name))
    log.warning("the copy %s took the place of %s, which is kept as %s", name, journal, aside)


class CopyChoice:
    """The copy that a host has chosen; `choose` is for any thread.

    Args:
        journal: its file.
        stop: set once one is chosen, so that the table closes.
    """

    def __init__(self, journal: Path, stop: threading.Event) -> None:
        self._journal, self._stop = journal, stop
        self._lock = threading.Lock()
        self._name = ""

    def choose(self, name: str) -> None:
        """Have the table close and go back to this copy.

        Raises:
            InputError: there is none of this name, or it cannot be used; nothing is changed.
            CommandRefused: one was chosen before.
        """
        with self._lock:
            if self._name:
                raise CommandRefused(CHOSEN)
            check_whole(find_copy(self._journal, name))
            self._name = name
        self._stop.set()

    def carry_out(self) -> bool:
        """Go back to the chosen copy once all is closed; whether the companion is to start again.

        Where the disk does not take it, the journal is as it was, and the log says why.
        """
        if not self._name:
            return False
        try:
            put_copy(self._journal, self._name)
        except (InputError, OSError) as error:
            log.error("the copy %s was not restored, all is as before: %s", self._name, error)  # noqa: TRY400 - no bug
        return True
