"""Does what a host has chosen once the table has closed: goes back to a copy, or deletes everything.

A copy is checked at once; it takes the journal's place only after the table has closed in order. Then the
companion starts again. Refuses to know: HTTP, who is host, how a file takes another's place.
"""

import logging
import threading
from pathlib import Path

from companion.core.model.errors import InputError
from companion.core.model.types import Say
from companion.daemon.care.delete_everything import delete_everything
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


class PendingChoice:
    """The copy that a host has chosen, or to delete all; `choose` and `delete_all` are for any thread.

    Args:
        journal: its file.
        stop: set once something is chosen, so that the table closes.
        stick: where a stick for copies is mounted, if one is.
    """

    def __init__(self, journal: Path, stop: threading.Event, stick: Path | None = None) -> None:
        self._journal, self._stop, self._stick = journal, stop, stick
        self._lock = threading.Lock()
        self._name = ""
        self._deletes = False

    def choose(self, name: str) -> None:
        """Have the table close and go back to this copy.

        Raises:
            InputError: there is none of this name, or it cannot be used; nothing is changed.
            CommandRefused: one was chosen before.
        """
        with self._lock:
            if self._name or self._deletes:
                raise CommandRefused(CHOSEN)
            check_whole(find_copy(self._journal, name))
            self._name = name
        self._stop.set()

    def delete_all(self) -> None:
        """Have the table close, and delete everything. Raises CommandRefused."""
        with self._lock:
            if self._name:
                raise CommandRefused(CHOSEN)
            self._deletes = True
        self._stop.set()

    def carry_out(self) -> bool:
        """Do it once all is closed; whether the companion is to start again.

        Where the disk does not take a copy, the journal is as it was, and the log says why.
        """
        if self._deletes:
            try:
                delete_everything(self._journal, self._stick)
            except OSError as error:
                log.error("not everything was deleted; the next start tries it again: %s", error)  # noqa: TRY400 - no bug
            return True
        if not self._name:
            return False
        try:
            put_copy(self._journal, self._name)
        except (InputError, OSError) as error:
            log.error("the copy %s was not restored, all is as before: %s", self._name, error)  # noqa: TRY400 - no bug
        return True
