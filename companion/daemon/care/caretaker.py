"""What the page of the care asks for: settings, links, disk, backup and restore of a running table.

Knows: who answers what, and the thread that brings a backup back. Refuses to know: HTTP, and what stands in
a backup.
"""

from __future__ import annotations

import contextlib
import logging
import platform
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from companion.core.catalog.table_settings import CareSettings
from companion.core.model.errors import InputError
from companion.core.model.fast_replace import replace
from companion.core.model.types import Say
from companion.daemon.care import settings as care
from companion.daemon.care.firmware import FirmwareDesk
from companion.daemon.care.link_quality import Quality
from companion.journal import (
    CONFIG,
    SETTINGS,
    Backup,
    GameRecord,
    Journal,
    bring,
    check,
    check_room,
    write_backup,
)
from companion.journal.copies import CopyKeeper, KeptCopies, KeptCopy
from companion.ports.care import CareStatus, CopiesStatus, CopyLine, Restoring
from companion.ports.commands import CommandRefused
from companion.ports.devices import Clock
from companion.ports.updates import NoUpdates, Updates
from companion.words.care.care_words import BUSY
from companion.words.care.firmware_words import NO_DEVICE

log = logging.getLogger(__name__)

PIECE = 64 * 1024
"""Bytes of a copy at a time."""
TOLD_MS = 10 * 60 * 1000
"""So long it is told how bringing back has ended: ten minutes, in which somebody looks."""
STOP_S = 5.0
"""A disk that hangs holds up the end of the program no longer than this."""

STOPPED = Say("The companion was stopped meanwhile.")
WRONG = Say("Something in this backup is not right, so nothing of it was taken: {why}")
NO_DISK = Say("The disk cannot be written: it is full or broken. Nothing was changed.")
BROKEN = Say("Something went wrong here. Please try again.")


def refuse_copy(_name: str) -> None:
    """Restore no copy, where nobody would start the companion again. Raises InputError."""
    raise InputError("no copy can be restored here")


def refuse_deleting() -> None:
    """Delete nothing, where nobody would start the companion again. Raises InputError."""
    raise InputError("nothing can be deleted here")


class Caretaker(Struct, frozen=True):
    """A `companion.ports.care.Care`.

    Args:
        settings, quality: of the table.
        journal: its games.
        folder: where they are kept.
        restorer: brings backups back.
        keeper: makes copies of the journal.
        buzzer: whether the board has one.
        config: the configuration's file, None where there is none.
        firmware: renews the programs of devices; None where there are none.
        choose_copy: has the table close and go back to the copy of this name.
        updates: of this companion.
        delete_all: has the table close and delete everything.
    """

    settings: care.SettingsStore
    quality: Quality
    journal: Journal
    folder: Path
    restorer: Restorer
    keeper: CopyKeeper
    buzzer: bool = False
    config: Path | None = None
    firmware: FirmwareDesk | None = None
    choose_copy: Callable[[str], None] = refuse_copy
    updates: Updates = NoUpdates()
    delete_all: Callable[[], None] = refuse_deleting

    def look(self) -> CareStatus:
        """Tell how everything stands now."""
        return CareStatus(
            settings=self.settings.get(),
            counting=self.settings.counting(),
            minute=self.settings.minute(),
            from_phone=self.settings.from_phone,
            links=self.quality.look(),
            buzzer=self.buzzer,
            free=_free(self.folder),
            restoring=self.restorer.state,
            python=platform.python_version(),
            copies=replace(copies_look(self.keeper.kept), asked=self.keeper.asked),
            losses=self.journal.losses(),
            firmware=self.firmware.look() if self.firmware else (),
        )

    def change(self, settings: CareSettings) -> None:
        """Let these count from now on, and after a restart."""
        self.settings.change(settings)

    def tell_time(self, minute: int) -> None:
        """Take this for the minute of the day now."""
        self.settings.tell_time(minute)

    def losses_seen(self) -> None:
        """Note that somebody has seen all losses. Raises OSError."""
        self.journal.losses_seen()

    def backup(self) -> Iterator[bytes]:
        """Yield all games and settings as a zip, in pieces.

        For a phone, so nothing that players said in secret. Raises OSError: the games cannot be read.
        """
        games = sorted(game.game_id for game in self.journal.games())
        if not self.journal.readable:
            raise OSError("the games cannot be read")
        return pack(games, self.journal.game_record, self.settings.get(), self.config, secrets=False)

    def restore(self, file: BinaryIO) -> Restoring:
        """Begin to bring back a backup. Raises CommandRefused where it is none, and while one is brought."""
        return self.restorer.begin(file)

    def copy_now(self) -> None:
        """Have a copy made soon, where there is news."""
        self.keeper.ask_copy()

    def restore_copy(self, name: str) -> None:
        """Close the table and go back to this copy. Raises InputError, CommandRefused."""
        self.choose_copy(name)

    def delete_everything(self) -> None:
        """Close the table, delete all, and start again. Raises CommandRefused."""
        self.delete_all()

    def flash(self, device: str, *, back: bool) -> None:
        """Begin to write a device's program, or to put back the one before. Raises CommandRefused."""
        if self.firmware is None:
            raise CommandRefused(NO_DEVICE)
        self.firmware.begin(device, back=back)


def copies_look(kept: KeptCopies) -> CopiesStatus:
    """Return the copies as the page shows them."""
    return CopiesStatus(
        tuple(_copy_line(each) for each in kept.copies), kept.sticks, kept.troubles, kept.gave_way
    )


def _copy_line(kept: KeptCopy) -> CopyLine:
    """Return a copy as the page shows it."""
    made, contents = kept.copy.made, kept.contents
    return CopyLine(
        kept.copy.name,
        kept.place,
        made.date,
        made.update,
        kept.copy.size,
        kept.whole,
        contents.games if contents else None,
        contents.until if contents else "",
    )


def pack(
    games: Sequence[int],
    read: Callable[[int], GameRecord],
    settings: CareSettings,
    config: Path | None,
    *,
    secrets: bool = True,
) -> Iterator[bytes]:
    """Yield a backup of these games (oldest first), these settings, and the configuration, if any.

    ``secrets``: also games in which players have said something that is secret still.
    """
    extra: dict[str, bytes] = {SETTINGS: care.to_json(settings)}
    if config is not None:
        try:
            extra[CONFIG] = config.read_bytes()
        except OSError as error:
            log.warning("the configuration is left out of the backup: %s", error)
    return write_backup(games, read, extra, secrets=secrets)


def _free(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


class Restorer:
    """Brings backups back in a thread of its own, one at a time; may be used from any thread.

    Args:
        journal: where the games go.
        folder: where files may lie meanwhile, on the journal's own disk.
        change: takes the settings of a backup.
        clock: milliseconds, monotonic.
    """

    def __init__(
        self, journal: Journal, folder: Path, change: Callable[[CareSettings], None], clock: Clock
    ) -> None:
        self._journal, self._folder, self._change, self._clock = journal, folder, change, clock
        self._lock = threading.Lock()  # guards beginning
        self.thread: threading.Thread | None = None
        self._closing = False
        self._at = (Restoring(), clock())  # replaced as a whole

    @property
    def state(self) -> Restoring:
        """How it stands; how it ended is told for `TOLD_MS`."""
        state, since_ms = self._at
        over = state.phase in ("done", "failed") and self._clock() - since_ms > TOLD_MS
        return Restoring() if over else state

    @state.setter
    def state(self, state: Restoring) -> None:
        self._at = (state, self._clock())

    def begin(self, file: BinaryIO) -> Restoring:
        """Copy the backup from ``file`` and begin.

        Raises CommandRefused where it is none, and while another one is brought back.
        """
        if not self._lock.acquire(blocking=False):
            raise CommandRefused(BUSY)
        try:
            if self._closing or (self.thread is not None and self.thread.is_alive()):
                raise CommandRefused(BUSY)
            with contextlib.ExitStack() as stack:
                backup = Backup(self._copied(file, stack))
                settings = settings_of(backup)
                self.state = Restoring("checking", 0, len(backup.games))
                kept = stack.pop_all()
            self.thread = threading.Thread(
                target=self._run, args=(backup, settings, kept), name="restore", daemon=True
            )
            try:
                self.thread.start()
            except RuntimeError as error:  # no memory for another thread
                kept.close()
                log.warning("a backup was not brought back: %s", error)
                self.state = Restoring("failed", why=BROKEN)
            return self.state
        finally:
            self._lock.release()

    def _copied(self, file: BinaryIO, stack: contextlib.ExitStack) -> BinaryIO:
        """Return the file on our own disk for as long as the stack lasts.

        Raises CommandRefused without room.
        """
        try:
            with contextlib.ExitStack() as closing:
                copy: BinaryIO = closing.enter_context(self._temporary())
                shutil.copyfileobj(file, copy, PIECE)
                copy.seek(0)
                stack.enter_context(closing.pop_all())
        except OSError as error:  # also of closing, which writes what is left
            log.warning("a backup cannot be kept: %s", error)
            raise CommandRefused(NO_DISK) from None
        return copy

    def close(self) -> None:
        """Give up what is not done yet; games that have come stay."""
        self._closing = True
        if self.thread is not None:
            self.thread.join(STOP_S)

    def _temporary(self) -> contextlib.AbstractContextManager[BinaryIO]:
        return contextlib.closing(tempfile.TemporaryFile(dir=self._folder))

    def _run(self, backup: Backup, settings: CareSettings | None, kept: contextlib.ExitStack) -> None:
        try:
            with kept, self._temporary() as spool:
                checked = check(backup, self._journal, spool, self._tell)
                check_room(checked, self._folder)
                self.state = Restoring("storing", 0, checked.new, had=checked.had)
                bring(spool, checked, self._journal, self._tell)
            if settings is not None:
                self._change(settings)
            self.state = Restoring(
                "done", checked.new, checked.new, checked.new, checked.had, settings is not None
            )
        except InputError as error:
            log.info("a backup was not brought back: %s", error)
            why = error.say if isinstance(error, CommandRefused) else WRONG.fill({"why": str(error)})
            self.state = replace(self.state, phase="failed", why=why)
        except OSError as error:
            log.warning("a backup was not brought back: %s", error)
            self.state = replace(self.state, phase="failed", why=NO_DISK)
        except Exception:  # the table goes on; the page must not wait for ever
            log.exception("bringing back a backup has failed")
            self.state = replace(self.state, phase="failed", why=BROKEN)

    def _tell(self, done: int, count: int) -> None:
        if self._closing:
            raise CommandRefused(STOPPED)
        self.state = replace(self.state, done=done, count=count)


def settings_of(backup: Backup) -> CareSettings | None:
    """Return the settings in a backup. Raises CommandRefused where they cannot be."""
    if (found := backup.settings()) is None:
        return None
    try:
        return care.from_json(found)
    except InputError as error:
        raise CommandRefused(WRONG.fill({"why": f"{SETTINGS}: {error}"})) from None
