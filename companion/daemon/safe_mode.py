"""Safe mode: after two failed starts nothing is opened, and one page says what is wrong and what can be done.

Knows: which choice does what to the record and to the files. Refuses to know: why a start failed, HTTP. It
changes nothing by itself.
"""

import logging
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, cast

from companion.core.model.errors import InputError
from companion.daemon.notify import Notifier
from companion.daemon.start_record import StartRecord
from companion.journal.copies import FOLDER, CopyFolder
from companion.ports.safe_mode import SafeCopy

PIECE = 256 * 1024
"""Bytes of a file that are read at a time."""
BESIDE = ("", "-wal", "-journal", "-losses.json")
"""Ends of the names of the files that make a journal."""

LOOK_S = 1.0
"""So often, in seconds, systemd hears that all is well, and the end of the program is looked for."""
STATUS = "safe mode: the last starts have failed; the page says what can be done"

log = logging.getLogger(__name__)


class SafeDesk:
    """`companion.ports.safe_mode.SafeMode` for one table.

    Args:
        journal: its file; it is not opened.
        record: how the last starts went.
        restore: puts the copy of this name in the journal's place, see `SafeMode.restore`; without it, no
            copies are offered.
    """

    def __init__(
        self, journal: Path, record: StartRecord, restore: Callable[[str], None] | None = None
    ) -> None:
        self._journal, self._record, self._restore = journal, record, restore
        self._lock = threading.Lock()
        self._chosen = threading.Event()

    @property
    def failures(self) -> tuple[str, ...]:
        """What the starts that failed did last."""
        return self._record.failures

    @property
    def going_on(self) -> bool:
        """Whether a start is on its way already."""
        return self._chosen.is_set()

    def start_again(self) -> None:
        """Start as usual."""
        self._choose(lambda: None)

    def start_without_game(self) -> None:
        """Start, and leave the unfinished game where it is."""
        self._choose(self._record.skip_game)

    def restore(self, name: str) -> None:
        """Put a copy in the journal's place and start. Raises InputError or OSError."""
        if (restore := self._restore) is None:
            raise InputError("no copy can be restored here")
        self._choose(lambda: restore(name))

    def _choose(self, act: Callable[[], None]) -> None:
        """Do this before the start, once: of two hosts the first one has chosen."""
        with self._lock:
            if not self._chosen.is_set():
                act()
                self._chosen.set()

    def copies(self) -> tuple[SafeCopy, ...]:
        """Return the copies on the card, the newest first; none where they cannot be read."""
        if self._restore is None:
            return ()
        try:
            found = CopyFolder(self._journal.parent / FOLDER).copies()
        except OSError as error:
            log.warning("the copies cannot be read: %s", error)
            return ()
        return tuple(SafeCopy(copy.name, copy.made.date, copy.size) for copy in found)

    def journal_files(self) -> Iterator[bytes]:
        """Yield the journal's files as they are, in a zip. Raises OSError where the first cannot be read."""
        paths = [self._journal.with_name(self._journal.name + end) for end in BESIDE]
        with self._journal.open("rb"):
            return _zip([path for path in paths if path.is_file()])

    def wait(self, stop: threading.Event, systemd: Notifier) -> bool:
        """Wait for a choice; False where the companion is asked to end before. systemd is told meanwhile."""
        while not self._chosen.is_set():
            systemd.alone(STATUS)
            if stop.wait(LOOK_S):
                return False
        return True


class _Pieces:
    """A file to be written once, taken away in pieces."""

    def __init__(self) -> None:
        self._held = bytearray()

    def write(self, data: bytes) -> int:
        """Keep this until it is taken."""
        self._held += data
        return len(data)

    def flush(self) -> None:
        """Do nothing: nothing waits anywhere."""

    def take(self) -> bytes:
        """Tell what was written since."""
        taken = bytes(self._held)
        self._held.clear()
        return taken


def _zip(paths: list[Path]) -> Iterator[bytes]:
    """Yield these files in a zip, in pieces; what cannot be read on ends its file there."""
    out = _Pieces()
    with zipfile.ZipFile(cast("BinaryIO", out), "w", zipfile.ZIP_STORED) as packed:
        for path in paths:
            with packed.open(zipfile.ZipInfo(path.name), "w", force_zip64=True) as target:
                for piece in _read(path):
                    target.write(piece)
                    yield out.take()
    yield out.take()


def _read(path: Path) -> Iterator[bytes]:
    """Tell what can be read of a file, in pieces."""
    try:
        with path.open("rb") as file:
            while piece := file.read(PIECE):
                yield piece
    except OSError as error:
        log.warning("%s cannot be read to its end: %s", path, error)
