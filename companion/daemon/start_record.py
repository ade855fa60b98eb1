"""Remembers how the last starts went, in one small file beside the journal.

A start has failed where the process died before the game was back, or where its loop died or stood still
within `STABLE_MS` after that. A process that is killed from outside once the game is back has not failed:
somebody has pulled the plug. Time is that of one run of the machine (boot id, and milliseconds since then),
so that a wall clock that jumps changes nothing. Refuses to know: why a start has failed.
"""

from __future__ import annotations

import logging
import os
import secrets
import threading
from collections.abc import Callable, Iterator, MutableSet
from pathlib import Path

import msgspec

from companion.journal.lock import lock_journal
from companion.ports.clocks import boot_id, up_ns
from companion.ports.files import write_whole

NAME = "starts.json"
WITHIN_MS = 5 * 60_000
"""Two failed starts within this time, and the next one is in safe mode."""

STABLE_MS = 60_000
"""A table that has run for so long has started."""

FAILURES = 2
"""So many failed starts lead into safe mode."""

MOST_ASIDE = 100
"""Games set aside that are kept, the newest."""

STARTING, RUNNING, STABLE, ENDED, SAFE = "starting", "running", "stable", "ended", "safe"
"""How far a start has come."""

log = logging.getLogger(__name__)


class _Failure(msgspec.Struct):
    """When a start that failed began, and what it did last."""

    boot: str
    up_ms: int
    doing: str = ""


class _Kept(msgspec.Struct):
    """The file. ``run`` counts starts; ``boot``, ``up_ms``, ``phase`` and ``doing`` are of the last one.

    ``aside``: games that do not go on by themselves; ``skip``: nor shall the one that is unfinished now.
    """

    run: int = 0
    boot: str = ""
    up_ms: int = 0
    phase: str = ENDED
    doing: str = ""
    failures: list[_Failure] = []
    aside: list[int] = []
    skip: bool = False


class Now(msgspec.Struct, frozen=True):
    """Which run of the machine this is, and for how long it runs."""

    boot: str
    up_ms: int


def now() -> Now:
    """Read it from the kernel; it counts on while the machine sleeps."""
    return Now(boot_id() or "unknown", up_ns() // 1_000_000)


class StartRecord:
    """The record of one table's starts; make one with `open`. Any thread may use it.

    Attributes:
        run: the number of this start, above all before.
        safe: whether this start is to be in safe mode.
        failures: what the starts that failed did last, oldest first.
    """

    def __init__(self, path: Path, lock: int | None, clock: Callable[[], Now]) -> None:
        self._path, self._lock, self._clock = path, lock, clock
        self._guard = threading.RLock()
        self._kept = _load(path)
        self._writable = True
        self._begin()
        self.run = self._kept.run
        self.asides: MutableSet[int] = Asides(self)

    @classmethod
    def open(cls, folder: Path, journal: Path, clock: Callable[[], Now] = now) -> StartRecord:
        """Read the record in this folder, and note that a start begins.

        Raises:
            InputError: another companion runs with this journal.
        """
        return cls(folder / NAME, lock_journal(journal, folder / f"{NAME}-lock"), clock)

    def _begin(self) -> None:
        kept, at = self._kept, self._clock()
        if kept.phase == STARTING:
            kept.failures.append(_Failure(kept.boot, kept.up_ms, kept.doing))
        was_safe = kept.phase == SAFE and kept.boot != at.boot  # whoever switches it off and on tries again
        kept.failures = [] if was_safe else [one for one in kept.failures if _counts(one, at)][-FAILURES:]
        self.safe = len(kept.failures) >= FAILURES
        self.failures = tuple(one.doing for one in kept.failures)
        kept.run += 1
        kept.boot, kept.up_ms, kept.doing = at.boot, at.up_ms, ""
        kept.phase = SAFE if self.safe else STARTING
        self._save()

    @property
    def skips_game(self) -> bool:
        """Whether the unfinished game is to stay where it is at this start, whichever it is."""
        return self._kept.skip

    def skip_game(self) -> None:
        """Set the unfinished game aside, whichever it is, at the start that comes now."""
        with self._guard:
            self._kept.skip = True
            self._save()

    def begin_again(self) -> None:
        """End safe mode: a start like any other begins, and those that failed are forgotten."""
        with self._guard:
            at = self._clock()
            self._kept.failures, self._kept.phase, self._kept.doing = [], STARTING, ""
            self._kept.boot, self._kept.up_ms = at.boot, at.up_ms
            self._save()

    def doing(self, what: str) -> None:
        """Note what the start does now, for whoever asks why it failed."""
        with self._guard:
            self._kept.doing = what
            self._save()

    def running(self) -> None:
        """Note that the game is back."""
        self._reach(RUNNING)

    def stable(self) -> None:
        """Note that the table has run for long enough; failures before are forgotten."""
        with self._guard:
            if self._kept.phase == RUNNING:
                self._kept.failures = []
                self._reach(STABLE)

    def failed(self, doing: str) -> None:
        """Note that the loop died or stands still; this counts until the table has been stable."""
        with self._guard:
            if self._kept.phase in (STARTING, RUNNING):
                self._kept.failures.append(_Failure(self._kept.boot, self._kept.up_ms, doing))
                self._reach(ENDED)

    def recovered(self) -> None:
        """Note that the loop goes round again after it stood still."""
        with self._guard:
            if self._kept.phase == ENDED and self._kept.failures:
                self._kept.failures.pop()
                self._reach(RUNNING)

    def ended(self) -> None:
        """Note that the daemon ends as it was asked to."""
        with self._guard:
            if self._kept.phase != SAFE:
                self._reach(ENDED)

    def _reach(self, phase: str) -> None:
        with self._guard:
            self._kept.phase = phase
            self._save()

    def close(self) -> None:
        """Let another companion begin."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def aside(self) -> list[int]:
        """Return the games that do not go on by themselves, those set aside last at the end."""
        return self._kept.aside

    def set_aside(self, games: list[int]) -> None:
        """Keep these as the games that do not go on by themselves; the wish of safe mode is done with."""
        with self._guard:
            self._kept.aside, self._kept.skip = games[-MOST_ASIDE:], False
            self._save()

    def _save(self) -> None:
        """Write the file whole; where that cannot be, the start goes on, and the log says so once."""
        try:
            write_whole(self._path, msgspec.json.encode(self._kept))
            self._writable = True
        except OSError as error:
            if self._writable:
                log.warning("how this start goes is not kept: %s", error)
            self._writable = False


class Asides(MutableSet[int]):
    """The games that do not go on by themselves after a start, kept in the record."""

    def __init__(self, record: StartRecord) -> None:
        self._record = record

    def __contains__(self, game_id: object) -> bool:
        """Tell whether this game was set aside; at a start that skips the unfinished game, any game is."""
        if self._record.skips_game and isinstance(game_id, int):
            self.add(game_id)
        return game_id in self._record.aside()

    def __iter__(self) -> Iterator[int]:
        """Yield the numbers of these games."""
        return iter(self._record.aside())

    def __len__(self) -> int:
        """Tell how many there are."""
        return len(self._record.aside())

    def add(self, game_id: int) -> None:
        """Set this game aside."""
        self._record.set_aside([*(one for one in self if one != game_id), game_id])

    def discard(self, game_id: int) -> None:
        """Let this game go on again."""
        if game_id in self._record.aside():
            self._record.set_aside([one for one in self if one != game_id])


def _counts(failure: _Failure, at: Now) -> bool:
    """Tell whether a failed start still counts: a recent one, or any while the machine is young."""
    since_ms = at.up_ms - failure.up_ms if failure.boot == at.boot else at.up_ms
    return 0 <= since_ms <= WITHIN_MS


def _load(path: Path) -> _Kept:
    """Return the record as it was left; a damaged or missing one counts nothing."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Kept)
    except FileNotFoundError:
        return _Kept()
    except (OSError, msgspec.DecodeError) as error:
        log.warning("%s cannot be read, no start before is known: %s", path, error)
        return _Kept(run=secrets.randbits(23))
