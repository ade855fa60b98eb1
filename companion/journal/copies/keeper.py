"""Keep copies of one journal by themselves: which are due, looked at again and again, and what went wrong.

Knows: the places where copies go, and what has to be forgotten there. Refuses to know: threads but its lock,
and how long anybody waits between two rounds (``companion/daemon/care/copying.py``).
"""

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, field

from companion.core.model.fast_replace import replace
from companion.journal.copies import sticks
from companion.journal.copies.due import UNDATED, is_due
from companion.journal.copies.folder import FOLDER, Copy, CopyFolder
from companion.journal.copies.forget import clean_aside, clean_folder
from companion.journal.copies.kept import Cleaned, KeptCopies, KeptCopy
from companion.journal.copies.make import (
    CancelledError,
    Contents,
    CopyError,
    Head,
    check_copy,
    make_copy,
    read_head,
)
from companion.journal.copies.notes import CARD, Notes, Wish, hash_name, read_notes, write_notes
from companion.ports.care import StickLine

RETRY_MS = 10 * 60_000
"""After a copy that could not be made the next try comes so much later."""

BREATH_S = 0.001
"""Between two pieces of the work others go first for so long: Python's threads share one lock."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class _Place(Struct):
    """What this run knows of one place."""

    number: int
    folder: CopyFolder
    last_ms: int | None = None
    undated: bool = False
    retry_ms: int = 0
    trouble: str = ""


class KeeperWorld(Struct, frozen=True):
    """What the keeper asks of the world.

    Args:
        clock: milliseconds, monotonic.
        today: the date, "" where the clock cannot be believed.
        mounts: what is mounted now.
        stick: where the configuration says that a stick is mounted.
        make: makes one copy.
    """

    clock: Callable[[], int]
    today: Callable[[], str]
    mounts: Callable[[], list[sticks.Mount]] = list
    stick: Path | None = None
    make: Callable[..., Copy] = field(default=make_copy)


class CopyKeeper:
    """Makes the copies of one journal. `round` is for one thread, all else for any.

    Args:
        journal: its file.
        around: clocks and disks.
    """

    def __init__(self, journal: Path, around: KeeperWorld) -> None:
        self._journal, self._around = journal, around
        self._start_ms = around.clock()
        self._working = threading.Lock()  # held while copies are made or changed
        self._guard = threading.Lock()  # guards the next two lines
        self._asking = 0  # who needs the journal for themselves, or has it
        self._stopped = False
        self._wanted = threading.Event()  # set while either is so
        self._looked: dict[tuple[Path, int, int], Contents | CopyError] = {}
        self._card = CopyFolder(journal.parent / FOLDER)
        self._places = {CARD: _Place(CARD, self._card)}
        self._here: frozenset[int] = frozenset()  # sticks that are plugged in
        self._refused: dict[Path, str] = {}  # sticks that cannot be written, and why
        self._gave_way = 0
        self.asked = False
        """Whether a copy was asked for that no round has made yet."""
        self.kept = KeptCopies()  # replaced as a whole

    # --- copies by themselves -----------------------------------------------------------------

    def round(self) -> None:
        """Look once at every place, clean it of what was forgotten, and make the copies that are due."""
        with self._working:
            asked = self.asked
            for place in self._reach():
                try:
                    self._finish_forgetting(place)
                    self._tend(place, asked=asked)
                except CancelledError:
                    asked = False
                    break
                except (CopyError, OSError, sqlite3.Error) as error:
                    self._note(place, error)
            self._publish()
            if asked:
                self.asked = False

    def ask_copy(self) -> None:
        """Have the next round make a copy at each place where something has changed; any thread."""
        self.asked = True

    def _reach(self) -> list[_Place]:
        """Return the card and the sticks that are plugged in."""
        found, refused = [self._places[CARD]], dict[Path, str]()
        for mount in sticks.find_sticks(self._around.mounts(), self._around.stick):
            try:
                found.append(self._meet(mount))
            except OSError as error:
                refused[mount.point] = str(error)
                if mount.point not in self._refused:
                    log.warning("the stick at %s cannot be used for copies: %s", mount.point, error)
        self._refused = refused
        self._here = frozenset(place.number for place in found if place.number != CARD)
        return found

    def _meet(self, mount: sticks.Mount) -> _Place:
        """Return the place on a stick; a strange stick gets a number. Raises OSError."""
        folder = CopyFolder(mount.point / sticks.FOLDER_ON_STICK)
        folder.prepare()
        notes, stick = self._read_notes().meet(
            sticks.read_key(folder.path) or sticks.write_key(folder.path), self._around.today()
        )
        if notes != self._read_notes():
            self._write_notes(notes)
        place = self._places.setdefault(stick.number, _Place(stick.number, folder))
        place.folder = folder
        return place

    def _tend(self, place: _Place, *, asked: bool) -> None:
        """Make the copy that is due at a place, and read one back that was not looked at yet."""
        folder, now = place.folder, self._around.clock()
        folder.sweep()
        if place.number == CARD and (gone := folder.give_way()):
            self._gave_way += gone
            log.warning("%s copies in %s were deleted, so that games have room", gone, folder.path)
        if asked:
            place.retry_ms = now
        if now >= place.retry_ms and self._is_due(place, now, asked=asked):
            copy = self._around.make(self._journal, folder, self._around.today(), cancelled=self._is_wanted)
            place.last_ms, place.undated = now, place.undated or copy.made.date == UNDATED
            if place.number != CARD:
                sticks.write_readme(folder.path, place.number)
            log.info("the journal was copied to %s", copy.path)
        if now >= place.retry_ms:
            place.trouble = ""
        for copy in folder.copies():
            if _key(copy) not in self._looked:
                self._look(copy)
                break

    def _is_due(self, place: _Place, now: int, *, asked: bool) -> bool:
        copies = place.folder.copies()
        due = asked or is_due(
            [copy.made for copy in copies if not isinstance(self._looked.get(_key(copy)), CopyError)],
            today=self._around.today(),
            run_ms=now - self._start_ms,
            undated_here=place.undated,
            since_ms=None if place.last_ms is None else now - place.last_ms,
        )
        if not due or not self._journal.is_file():
            return False
        head = read_head(self._journal)
        newest = next((copy for copy in copies if not copy.made.update), None)
        return head is not None and (newest is None or self._head(newest) != head)

    def _head(self, copy: Copy) -> Head | None:
        contents = self._look(copy)
        return contents.head if contents else None

    def _look(self, copy: Copy) -> Contents | None:
        """Read a copy whole, once in this run; None where it is damaged (the log says so)."""
        if (key := _key(copy)) not in self._looked:
            try:
                self._looked[key] = check_copy(copy.path, self._is_wanted)
            except CopyError as error:
                log.warning("the copy %s is damaged: %s", copy.path, error)
                self._looked[key] = error
        found = self._looked[key]
        return None if isinstance(found, CopyError) else found

    def _note(self, place: _Place, error: Exception) -> None:
        place.retry_ms = self._around.clock() + RETRY_MS
        why = error.why if isinstance(error, CopyError) else "disk"
        if place.trouble != why:
            log.warning("the journal is not copied for now: %s", error)
        place.trouble = why

    # --- forgetting ---------------------------------------------------------------------------

    def forget(self, wish: Wish, name: str, work: Callable[[], T]) -> tuple[T, Cleaned]:
        """Take something out of the journal and of every copy that can be reached.

        Args:
            wish: what; without name and places.
            name: the name that is meant, "" for all.
            work: takes it out of the journal itself.

        Returns:
            what ``work`` has returned, and what became of the copies.

        Raises:
            OSError: it could not be done everywhere on the card; what is left is tried again.
        """
        with self.pause():
            notes = self._read_notes()
            wanted = replace(wish, name=hash_name(notes.salt, name))
            self._card.prepare()
            self._write_notes(notes.add(wanted))
            try:
                result = work()
            except BaseException:
                with suppress(OSError):
                    self._write_notes(self._read_notes().drop(wanted))
                raise
            deleted = self._finish_forgetting(self._places[CARD])
            for place in self._reach()[1:]:
                try:
                    deleted += self._finish_forgetting(place)
                except OSError as error:
                    self._note(place, error)
            self._publish()
        return result, Cleaned(deleted, tuple(each for each in self.kept.sticks if each.holds))

    def _finish_forgetting(self, place: _Place) -> int:
        """Clean a place of all that was forgotten and may be there still; how many copies were deleted.

        Raises:
            OSError: it could not be done whole.
        """
        notes = self._read_notes()
        if not (wishes := notes.wishes_at(place.number)):
            return 0
        deleted = clean_folder(place.folder, wishes, notes.salt)
        if place.number == CARD:
            deleted += clean_aside(self._journal, wishes, notes.salt)
        self._write_notes(notes.clean(place.number))
        return len(deleted)

    def _read_notes(self) -> Notes:
        return read_notes(self._card.path)

    def _write_notes(self, notes: Notes) -> None:
        self._card.prepare()
        write_notes(self._card.path, notes)

    # --- what is shown, and who may go first --------------------------------------------------

    def _publish(self) -> None:
        found, troubles = [], []
        notes = self._read_notes()
        for number, place in self._places.items():
            if number != CARD and number not in self._here:
                continue
            try:
                found += [self._kept(copy, number) for copy in place.folder.copies()]
            except OSError:
                place.trouble = place.trouble or "disk"
            if place.trouble:
                troubles.append((number, place.trouble))
        known = (
            StickLine(each.number, each.number in self._here, each.seen, bool(notes.wishes_at(each.number)))
            for each in notes.sticks
        )
        self.kept = KeptCopies(tuple(found), tuple(known), tuple(troubles), self._gave_way)

    def _kept(self, copy: Copy, place: int) -> KeptCopy:
        match self._looked.get(_key(copy)):
            case None:
                return KeptCopy(copy, place, None, None)
            case CopyError():
                return KeptCopy(copy, place, whole=False, contents=None)
            case contents:
                return KeptCopy(copy, place, whole=True, contents=contents)

    @contextmanager
    def pause(self) -> Iterator[None]:
        """Pause copies meanwhile; nobody but the caller reads the journal for one."""
        self._ask(1)
        try:
            with self._working:
                yield
        finally:
            self._ask(-1)

    def _ask(self, count: int) -> None:
        with self._guard:
            self._asking += count
            if self._stopped or self._asking:
                self._wanted.set()
            else:
                self._wanted.clear()

    def stop(self) -> None:
        """Have a copy that is being made broken off; none is begun any more."""
        self._stopped = True
        self._ask(0)

    def _is_wanted(self) -> bool:
        """Tell whether a copy that is being made shall be broken off; meanwhile others go first."""
        return self._wanted.wait(BREATH_S)


def _key(copy: Copy) -> tuple[Path, int, int]:
    """Tell what changes when the file does."""
    return copy.path, copy.size, copy.changed_ns
