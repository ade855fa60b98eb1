"""Bring what is whole in a damaged journal into a new one.

Every row that can be read from any page of the file or its log is a candidate; what the chain of its game
proves is kept (chain.py). A game ends before its first row that is missing.
Refuses to know: who asks, and what becomes of the damaged file.
"""

import itertools
import logging
import os
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from msgspec import Struct, field

from companion.core.model.errors import InputError
from companion.journal import store
from companion.journal.integrity.chain import NO_GAME, STIMULUS, Chains, Values, is_plausible, sum_row
from companion.journal.integrity.game_files import read_sealed
from companion.journal.integrity.pages import Found, PageFile
from companion.journal.integrity.sums import Tell, renew_sums, unguarded
from companion.journal.integrity.witness import Witness, read_witness
from companion.journal.summaries import summaries
from companion.ports.files import NO_LINKS, sync_folder
from companion.ports.losses import Loss
from companion.ports.table import StoredGame

CANDIDATES = """
    CREATE TABLE found (seq, game, kind, at_ms, boot, wall, version, data, sum, sealed);
    CREATE TABLE listed (game, seq, UNIQUE (game, seq))
"""
CANDIDATE = "INSERT INTO found VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
IN_ORDER = """
    SELECT DISTINCT seq, game, kind, at_ms, boot, wall, version, data, sum FROM found
    WHERE (sum IS NULL) = ? ORDER BY seq, sealed
"""
INSERT = "INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
HIGHEST = 2**53
"""No journal has so many rows; a larger number is none."""

OFTEN = 64
"""After so many pages it is told how far it is: some times a second."""

log = logging.getLogger(__name__)


class _Game(Struct):
    """What is whole of a game: how many decisions, when the last was made; and what is lost."""

    kept: int = 0
    until: str = ""
    lost: set[int] = field(default_factory=set)


class Salvaged(Struct, frozen=True):
    """What was brought into a new journal.

    Attributes:
        kept: how many decisions.
        games: of how many games.
        losses: what is missing, the whole file first.
    """

    kept: int
    games: int
    losses: tuple[Loss, ...]


def salvage(damaged: Path, fresh: Path, sealed: Iterable[Found], aside: str, tell: Tell) -> Salvaged:
    """Write all that is whole in a damaged journal, and in sealed games, into a new file.

    Args:
        damaged: is only read.
        fresh: must not be there yet; is on the disk whole when this returns.
        sealed: rows from the sealed games of this journal.
        aside: the name under which the damaged file is kept, for the losses.
        tell: is told of pages that were read, and how many there are.

    Raises:
        sqlite3.Error, OSError: it could not be read or written.
    """
    with closing(sqlite3.connect("", isolation_level=None)) as staged:  # in memory, or on disk where large
        cut = _stage(staged, damaged, sealed, tell)
        with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            store.migrate(connection)
            found, known = _bring(staged, connection, damaged)
            losses = _tell_losses(found, fresh, aside, known=known and not cut)
    whole = [game for game in found.values() if game.kept]
    return Salvaged(sum(game.kept for game in whole), len(whole), losses)


def salvage_file(damaged: Path, out: Path, tell: Tell = lambda _done, _of: None) -> Salvaged:
    """Write all that is whole in a journal into a new file; the journal is not changed.

    Raises:
        InputError: one line; there is no journal, nothing of it is whole, or the new file cannot be written.
    """
    if not damaged.is_file():
        raise InputError(f"{damaged}: there is no file here; give the journal that is to be salvaged")
    if out.exists():
        raise InputError(f"{out}: there is a file already; give another name with --out")
    if schema := _newer(damaged):
        raise InputError(f"{damaged}: a newer companion wrote it (schema {schema}); use that one")
    making = out.with_name(f".{out.name}.part")
    try:
        making.unlink(missing_ok=True)
        os.close(os.open(making, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, 0o600))
        done = salvage(damaged, making, read_sealed(damaged), damaged.name, tell)
        if not done.games:
            raise InputError(f"{damaged}: nothing of it is whole, or it is no journal; nothing was written")
        making.rename(out)
        sync_folder(out.parent)
    except (sqlite3.Error, OSError) as error:
        raise InputError(f"{out}: cannot be written: {getattr(error, 'strerror', None) or error}") from None
    finally:
        for ending in ("", "-journal"):
            making.with_name(making.name + ending).unlink(missing_ok=True)
    return done


def _newer(path: Path) -> str:
    """Return the newest step of a newer companion's schema; empty where it is none, or nobody can tell."""
    known = [name for name, _ in store.migrations()]
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"  # so that nothing is made beside it
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            found = connection.execute("SELECT name FROM schema_version ORDER BY version").fetchall()
    except sqlite3.Error:
        return ""
    done = [name for (name,) in found]
    return str(done[-1]) if done[: len(known)] == known and len(done) > len(known) else ""


def _stage(staged: sqlite3.Connection, damaged: Path, sealed: Iterable[Found], tell: Tell) -> bool:
    """Gather all candidates; whether the file is shorter than it once was."""
    staged.execute("PRAGMA journal_mode = OFF")
    staged.executescript(CANDIDATES)
    staged.execute("BEGIN")
    with PageFile(damaged) as file:
        for at, page in enumerate(file.pages()):
            rows = ((*values, found, 0) for values, found in file.rows(page) if 0 < values[0] < HIGHEST)
            staged.executemany(CANDIDATE, rows)
            staged.executemany("INSERT OR IGNORE INTO listed VALUES (?, ?)", file.listed(page))
            if at % OFTEN == 0:
                tell(at, file.count)
        tell(file.count, file.count)
        cut = file.is_cut
    staged.executemany(CANDIDATE, ((*values, found, 1) for values, found in sealed))
    staged.execute("COMMIT")
    return cut


def _bring(
    staged: sqlite3.Connection, fresh: sqlite3.Connection, damaged: Path
) -> tuple[dict[int, _Game], bool]:
    """Write what is proven into the new file.

    Returns:
        what there is of each game, and whether all that is missing of the end is known.
    """
    games: dict[int, _Game] = {}
    summed = staged.execute("SELECT count(*) FROM found WHERE sum IS NOT NULL").fetchone()[0] > 0
    fresh.execute("BEGIN IMMEDIATE")
    if summed:
        fresh.executemany(INSERT, _counted(_proven(staged), games))
    else:  # a journal from before there were sums
        fresh.executemany(INSERT, _counted(_plausible(staged), games))
        with unguarded(fresh):
            renew_sums(fresh)
    _note_lost(staged, fresh, games)
    witness = read_witness(damaged)
    known = bool(games) and (witness is None or _is_known(fresh, games, witness))
    if witness and not known and witness.game != NO_GAME:
        games.setdefault(witness.game, _Game()).lost.add(witness.decision)
    last = [max(game.lost) for game in games.values() if game.lost]
    _hold_number(fresh, max(witness.last if witness else 0, *last, 0))
    fresh.execute("COMMIT")
    return games, known


def _proven(staged: sqlite3.Connection) -> Iterator[tuple[Values, bytes]]:
    """Yield the rows that are proven, in order; of several with one number the first that is."""
    chains = Chains()
    for _, candidates in itertools.groupby(staged.execute(IN_ORDER, (0,)), key=lambda row: row[0]):
        for row in candidates:
            if chains.fits(row[:8], row[8]):
                chains.keep(row[:8], row[8])
                yield row[:8], row[8]
                break


def _plausible(staged: sqlite3.Connection) -> Iterator[tuple[Values, bytes]]:
    """Yield the rows of a journal without sums that can be read, up to each game's first missing one.

    Where numbers are missing beside a row of a game, a decision may have stood there: the game goes on only
    where the index knows the decisions on both sides, and none between them.
    """
    listed: dict[int, set[int]] = {}
    for game, seq in staged.execute("SELECT game, seq FROM listed"):
        listed.setdefault(game, set()).add(seq)
    decided: dict[int, int] = {}
    doubtful: set[int] = set()
    highest = highest_game = 0
    for seq, candidates in itertools.groupby(staged.execute(IN_ORDER, (1,)), key=lambda row: row[0]):
        if (values := next((row[:8] for row in candidates if is_plausible(row[:8])), None)) is None:
            continue
        game = values[1]
        if seq > highest + 1:
            doubtful |= {game, highest_game}
        highest, highest_game = seq, game
        if values[2] == STIMULUS:
            if game in decided:
                yield values, sum_row(b"", values)
        elif seq == game and values[2] == "game":
            decided[game] = seq
            yield values, sum_row(b"", values)
        elif before := decided.get(game):
            known = listed.get(game, set())
            missing = any(before < each < seq for each in known)
            if missing or (game in doubtful and not {before, seq} <= known):
                del decided[game]
                continue
            doubtful.discard(game)
            decided[game] = seq
            yield values, sum_row(b"", values)


def _counted(rows: Iterable[tuple[Values, bytes]], games: dict[int, _Game]) -> Iterator[tuple[object, ...]]:
    """Yield the rows as they are written, each counted in its game."""
    for values, found in rows:
        if values[1] != NO_GAME and values[2] != STIMULUS:
            game = games.setdefault(values[1], _Game())
            game.kept += 1
            game.until = values[5]
        yield (*values, found)


def _note_lost(staged: sqlite3.Connection, fresh: sqlite3.Connection, games: dict[int, _Game]) -> None:
    """Note decisions that once were: by the index, else by rows that could be read but not proven."""
    kept = {seq for (seq,) in fresh.execute("SELECT seq FROM rows")}
    seen = staged.execute("SELECT seq, game FROM found WHERE kind <> 'stimulus' AND game BETWEEN 1 AND seq")
    lost = {seq: game for seq, game in seen if seq not in kept}
    lost |= {seq: game for seq, game in staged.execute("SELECT seq, game FROM listed") if seq not in kept}
    for seq, game in lost.items():
        games.setdefault(game, _Game()).lost.add(seq)


def _hold_number(fresh: sqlite3.Connection, last: int) -> None:
    """Keep a number that was given out once from being given out again."""
    highest: int = fresh.execute("SELECT coalesce(max(seq), 0) FROM rows").fetchone()[0]
    if highest < last < HIGHEST:
        values: Values = (last, NO_GAME, "gone", 0, "", "", "", "{}")
        fresh.execute(INSERT, (*values, sum_row(b"", values)))


def _is_known(fresh: sqlite3.Connection, games: dict[int, _Game], witness: Witness) -> bool:
    """Tell whether the decision that was once the last is there, or known to be lost."""
    there = fresh.execute("SELECT 1 FROM rows WHERE seq = ?", (witness.decision,)).fetchone()
    return bool(there) or any(witness.decision in game.lost for game in games.values())


def _tell_losses(games: dict[int, _Game], fresh: Path, aside: str, *, known: bool) -> tuple[Loss, ...]:
    """Tell what is missing: of the whole file, then game by game, the newest first."""
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    counts = Counter(kept=sum(g.kept for g in games.values()), lost=sum(len(g.lost) for g in games.values()))
    whole = Loss(
        what="file", found=now, aside=aside, kept=counts["kept"], lost=counts["lost"] if known else None
    )
    harmed = [number for number in sorted(games, reverse=True) if games[number].lost]
    try:
        told = {line.game_id: line for line in summaries(store.read_summaries(fresh, harmed))}
    except (ValueError, KeyError, TypeError) as error:  # of before there were sums: nobody knows what it is
        log.warning("what was played in games %s cannot be told: %r", harmed, error)
        told = {}
    return (whole, *(_loss(number, games[number], now, aside, told) for number in harmed))


def _loss(number: int, game: _Game, now: str, aside: str, told: dict[int, StoredGame]) -> Loss:
    line = told.get(number)
    return Loss(
        what="game",
        found=now,
        aside=aside,
        kept=game.kept,
        lost=len(game.lost),
        game_id=number,
        game=line.game if line else "",
        variant=line.variant if line else "",
        started=line.started if line else "",
        whole_until=game.until,
        unfinished=line is not None and line.state == "playing",
    )
