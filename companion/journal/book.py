"""The journal as the daemon and the command line use it: games begun, decisions appended, games read back.

Knows: entries and games. Refuses to know: rules; a decision is stored and given back, never made.
"""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import to_builtins

from companion import __version__
from companion.core.model.fast_replace import replace
from companion.core.model.history import same_name
from companion.core.model.types import Entry, Stimulus
from companion.journal import erase, store
from companion.journal.copies import copy_before_update
from companion.journal.game_records import GameRecord, record_of
from companion.journal.integrity.chain import STIMULUS
from companion.journal.integrity.game_files import unseal_games
from companion.journal.integrity.losses import is_cut, let_go_on, mark_seen, read_losses
from companion.journal.integrity.soundness import NewerError
from companion.journal.integrity.sums import Tell
from companion.journal.integrity.witness import read_witness
from companion.journal.lock import lock_journal
from companion.journal.opening import Opened, open_writing
from companion.journal.place import must_be_file
from companion.journal.recent import recent
from companion.journal.store import Row
from companion.journal.summaries import IMPORTED, summaries
from companion.journal.trace import Stretch
from companion.journal.writer import Writer
from companion.ports.clocks import boot_id
from companion.ports.commands import CommandRefused
from companion.ports.losses import NEWER, Loss
from companion.ports.table import StoredGame

PAGE = 50
"""Games that are read at a time."""
T = TypeVar("T")

log = logging.getLogger(__name__)


class Journal:
    """Every stimulus and every decision, append-only, durable; make one with `open`. Any thread may use it.

    Attributes:
        notice: what opening has to tell (a bad file moved aside, one that cannot be opened yet), else "".
        newer: the newest step of its schema where a newer companion wrote it, else "". It is left as it is
            then: nothing is read of it, nothing written.
    """

    def __init__(self, path: Path, lock: int | None, writer: Writer, notice: str, newer: str = "") -> None:
        self.notice, self.newer, self._path, self._lock = notice, newer, path, lock
        self._writer = writer
        self._readable = True
        self._hidden: frozenset[int] = frozenset()  # replaced as a whole
        self._boot = boot_id() or "unknown"

    @classmethod
    def open(
        cls,
        path: Path,
        on_durable: Callable[[int], None],
        on_trouble: Callable[[str], None],
        on_progress: Tell = lambda _done, _of: None,
    ) -> Journal:
        """Open or make the journal at ``path`` and start its writing thread.

        Before another version of the companion writes to it for the first time, it is copied
        (``copies``). Of a damaged file what is whole goes on in a new one (``notice``, `losses`). One that
        cannot be written now is tried again while the rows stay in memory: a game can always begin, but
        where a newer companion wrote the file (``newer``).

        Args:
            path: the file; folders are made where they are missing.
            on_durable: called from the writing thread with the number up to which all rows are on disk.
            on_trouble: called from the writing thread with one sentence when rows cannot be written, and
                with "" when they are written again. Both must return at once.
            on_progress: called while slow work goes on (a check, a migration, a salvage) with how much is
                done, and of how much.

        Raises:
            InputError: another companion has it open.
        """
        must_be_file(path)
        lock = lock_journal(path)
        newer = ""
        try:
            opened, notice = _open(path, on_progress)
        except NewerError as error:
            opened, newer = None, str(error)
            notice = f"journal {path} was written by a newer companion (schema {newer}): it is left as it is"
        except BaseException:
            if lock is not None:
                os.close(lock)
            raise
        first = opened.last + 1 if opened else _number_above(path)
        return cls(path, lock, Writer(path, opened, first, on_durable, on_trouble), notice, newer)

    def losses(self) -> tuple[Loss, ...]:
        """Tell what opening has found missing or set aside, now or before, until `losses_seen`."""
        if self.newer:
            now = datetime.now().astimezone().isoformat(timespec="seconds")
            return (*read_losses(self._path), Loss(what="newer", found=now, schema=self.newer))
        return read_losses(self._path)

    def losses_seen(self) -> None:
        """Note that somebody of the table has seen all losses.

        Raises OSError where that cannot be written.
        """
        mark_seen(self._path)

    def is_cut(self, game_id: int) -> bool:
        """Tell whether only the host's word lets this unfinished game go on: losses.is_cut."""
        return is_cut(self._path, game_id)

    def let_go_on(self, game_id: int) -> None:
        """Let a game go on as far as it is whole, as the host wishes. Raises OSError."""
        let_go_on(self._path, game_id)

    @property
    def readable(self) -> bool:
        """Whether the file could be read when it was last asked."""
        return self._readable and not self.newer

    @property
    def last_row(self) -> int:
        """The highest row number given out so far, at the start the highest in the file (0 if empty)."""
        return self._writer.last

    def begin_game(self, entry: Entry) -> int:
        """Append a ``game`` entry; the new game's id, which is also its row's number.

        Raises:
            CommandRefused: a newer companion wrote the file, so nothing is recorded in it.
        """
        self._refuse_newer()
        return self._put(entry, None)

    def append(self, game_id: int, entry: Entry, *, durable: bool = True) -> int:
        """Append a decision, or a stimulus (`stimulus_entry`), to a game; returns its row number at once.

        Args:
            game_id: what `begin_game` gave.
            entry: JSON data only.
            durable: False lets the row wait for the next one that is not patient, at most 250 ms.

        Raises:
            TypeError, ValueError: the data is no JSON, or the journal is closed.
        """
        return self._put(entry, game_id, durable=durable)

    def store(self, told: GameRecord) -> int:
        """Append a whole game that was read from text, all of it or nothing; its id.

        It keeps the time and version it came with. Raises CommandRefused as `begin_game`.
        """
        self._refuse_newer()
        rows = [
            Row(0, 0, entry.kind, entry.at_ms, IMPORTED, told.started, told.version, _json(entry))
            for entry in told.entries
        ]
        return self._writer.put_all(
            [partial(_numbered, row, ahead) for ahead, row in enumerate(rows)], durable=True
        )

    def _refuse_newer(self) -> None:
        if self.newer:
            raise CommandRefused(NEWER)

    def wait_written(self, timeout_s: float) -> bool:
        """Tell whether all that was appended up to now is on disk, or comes there within this time."""
        return self._writer.wait_written(timeout_s)

    def _put(self, entry: Entry, game_id: int | None, *, durable: bool = True) -> int:
        data = _json(entry)
        wall = datetime.now().astimezone().isoformat(timespec="seconds")

        def make(number: int) -> Row:
            game = number if game_id is None else game_id
            return Row(number, game, entry.kind, entry.at_ms, self._boot, wall, __version__, data)

        return self._writer.put(make, durable=durable)

    def entries(self, game_id: int) -> tuple[Entry, ...]:
        """Return a game's decisions in order, the first its ``game`` entry.

        Raises KeyError for an unknown game.
        """
        return self.game_record(game_id).entries

    def game_record(self, game_id: int) -> GameRecord:
        """Return a game with its time and version. Raises KeyError for an unknown game."""
        return record_of(self._rows(game_id), game_id)

    def games(self, before: int | None = None, count: int | None = None) -> tuple[StoredGame, ...]:
        """Return games, newest first, of those with a number below ``before``; without a bound, all."""
        unwritten = self._writer.pending()
        bound, most = before or store.LAST_NUMBER, count or store.LAST_NUMBER
        fresh = {row.game for row in unwritten if row.kind == "game" and row.game < bound}

        def read() -> list[Row]:
            every = {game for game, _ in store.read_games(self._path, bound, most)} | fresh
            return store.read_summaries(self._path, sorted(every, reverse=True)[:most])

        rows = self._read(read)
        return summaries(_with_unwritten(rows, (row for row in unwritten if row.game < bound)))[:most]

    def heads(self, count: int) -> list[tuple[int, int]]:
        """Return the numbers of the newest games on disk, and of the last decision in each."""
        return self._read(lambda: store.read_games(self._path, store.LAST_NUMBER, count))

    def forget(self, game_id: int | None, name: str) -> Future[int]:
        """Take names out of all rows queued so far, once these are on disk, so that no file holds them.

        Args:
            game_id: of this game alone; None: of all.
            name: this name alone, however it is spaced and capitalized; empty: all names.

        Returns:
            what will hold the number of rows changed; or OSError or sqlite3.Error where it could not be done.
        """
        wanted, last = same_name(name), self.last_row

        def same(found: str) -> bool:
            return bool(found) and (not wanted or same_name(found) == wanted)

        return self._writer.errand(
            lambda connection: erase.forget(connection, game_id, last, same, self._unseal)
        )

    @contextmanager
    def hidden(self, game_id: int) -> Iterator[None]:
        """Hide the game meanwhile, so that nobody takes up what is about to be deleted."""
        self._hidden = self._hidden | {game_id}
        try:
            yield
        finally:
            self._hidden = self._hidden - {game_id}

    def delete(self, game_id: int) -> Future[int]:
        """Delete a game; what will hold the number of its rows, or what was in the way, as in `forget`."""
        return self._writer.errand(lambda connection: erase.delete(connection, game_id, self._unseal))

    def _unseal(self, games: Collection[int]) -> None:
        unseal_games(self._path, games)

    def last_played(self, game: str, variant: str) -> tuple[Entry, ...]:
        """Return the decisions of the last game like this begun at this table; empty if none."""
        unwritten = [row for row in self._writer.pending() if row.kind != STIMULUS]
        last = dict(self._read(lambda: store.read_games(self._path, store.LAST_NUMBER, store.LAST_NUMBER)))
        last |= {row.game: row.seq for row in unwritten}
        newest = sorted(last, key=lambda number: last[number], reverse=True)
        for first in range(0, len(newest), PAGE):
            page = newest[first : first + PAGE]
            rows = _with_unwritten(self._read(partial(store.read_rows, self._path, page)), unwritten)
            begun = {row.seq: row for row in rows if row.kind == "game"}
            for number in page:
                if number in begun and _is_like(begun[number], game, variant):
                    with suppress(KeyError):  # deleted just now
                        return self.entries(number)
        return ()

    def last_unfinished(self) -> StoredGame | None:
        """Return the game that was played here last, where it is neither won nor ended.

        Else the newest that is not; one played here before any that was brought here.
        """
        latest = self.last_here()
        last = next(iter(self.games(latest + 1, 1)), None) if latest else None
        if last and last.game_id == latest and last.state == "playing" and latest not in self._hidden:
            return last
        before, found = None, None
        while games := self.games(before, PAGE):
            open_games = [game for game in games if game.state == "playing"]
            if here := next((game for game in open_games if self._played_here(game.game_id)), None):
                return here
            found = found or next(iter(open_games), None)
            before = games[-1].game_id
        return found

    def last_here(self) -> int:
        """Return the number of the game of which something happened last at this table; 0 for none."""
        rows = sorted(self._writer.pending(), key=lambda row: row.seq, reverse=True)
        before = store.LAST_NUMBER
        while True:
            if found := next((row.game for row in rows if row.boot != IMPORTED), 0):
                return found
            rows = self._read(partial(store.read_latest, self._path, before, PAGE))
            if not rows:
                return 0
            before = rows[-1].seq

    def _played_here(self, game_id: int) -> bool:
        return any(row.boot != IMPORTED for row in self._rows(game_id))

    def recent(self, game_id: int | None, now_ms: int) -> Stretch | None:
        """Return the last ten minutes of a game, with what is not on disk yet; None if it cannot be told."""
        unwritten = self._writer.pending()
        try:
            return recent(self._path, unwritten, game_id, now_ms)
        except (sqlite3.Error, OSError) as error:
            log.warning("journal %s cannot be read: %s", self._path, error)
            return None

    def _rows(self, game_id: int) -> list[Row]:
        """Return the decisions on disk and those in memory (asked first, so that none is missed)."""
        if game_id in self._hidden:
            return []
        unwritten = self._writer.pending()
        rows = self._read(lambda: store.read_decisions(self._path, game_id))
        return _with_unwritten(rows, (row for row in unwritten if row.game == game_id))

    def _read(self, read: Callable[[], list[T]]) -> list[T]:
        """Tell what is read of the file; nothing where that cannot be: the log says so once."""
        if self.newer:
            return []
        try:
            rows = read()
            self._readable = True
        except (sqlite3.Error, OSError) as error:
            if self._readable:
                log.warning(
                    "journal %s cannot be read, games in memory alone are seen: %s", self._path, error
                )
            self._readable = False
            return []
        return rows

    def close(self) -> int:
        """Write what is left and close the file; may be called twice. Returns how many rows were lost."""
        lost = self._writer.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
        return lost


def stimulus_entry(stimulus: Stimulus) -> Entry:
    """Return a stimulus as a journal row: its fields, and under ``is`` its name."""
    return Entry(STIMULUS, stimulus.at_ms, {"is": type(stimulus).__name__, **to_builtins(stimulus)})


def _open(path: Path, on_progress: Tell) -> tuple[Opened | None, str]:
    """Return the file, None where it cannot be opened now, and what there is to tell. Raises NewerError."""
    copy_before_update(path)
    try:
        opened = open_writing(path, on_progress)
    except NewerError:
        raise
    except Exception as error:
        if not isinstance(error, sqlite3.Error | OSError):
            log.exception("journal %s cannot be opened", path)
        return None, f"journal {path} cannot be opened yet ({error}): games are kept in memory until it can"
    return opened, opened.notice


def _number_above(path: Path) -> int:
    """Return a number above all of a file whose last cannot be read: the clock in ms, if it is right."""
    return max(time.time_ns() // 1_000_000, noted.last + 1 if (noted := read_witness(path)) else 1)


def _numbered(row: Row, ahead: int, number: int) -> Row:
    """Return the row of a game that begins so many rows before it."""
    return replace(row, seq=number, game=number - ahead)


def _json(entry: Entry) -> str:
    return json.dumps(entry.data, separators=(",", ":"), allow_nan=False)


def _is_like(row: Row, game: str, variant: str) -> bool:
    """Tell whether a game of this kind was begun here."""
    data = json.loads(row.data)
    return row.boot != IMPORTED and (data["game"], data["variant"]) == (game, variant)


def _with_unwritten(rows: list[Row], unwritten: Iterable[Row]) -> list[Row]:
    """Return the decisions on disk, and those in memory that are not there yet."""
    last = max((row.seq for row in rows), default=0)
    return rows + [row for row in unwritten if row.kind != STIMULUS and row.seq > last]
