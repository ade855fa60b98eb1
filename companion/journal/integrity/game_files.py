"""Seal each game that is not being played as a file of its own, so that a bad page costs at most one game.

A sealed game is another source when a damaged journal is salvaged; nothing else reads it. Its rows bring
their checksums along, so nothing in it has to be believed. It goes where the game goes, or a name in it.
Knows: the folder beside the journal. Refuses to know: which game is being played.
"""

import gzip
import json
import logging
import re
import sqlite3
import zlib
from collections.abc import Collection, Iterator
from contextlib import suppress
from pathlib import Path

from companion.journal.integrity.chain import NO_GAME, Values
from companion.journal.integrity.pages import Found
from companion.ports.files import sync_folder, write_whole

ENDING = "-sealed"
NAME = re.compile(r"(\d{12})-(\d{12})-([0-9a-f]{16})\.json\.gz")
"""The game, its last decision, and the checksum of that."""

LAST_DECISIONS = """
    SELECT game, max(seq) FROM rows WHERE kind <> 'stimulus' AND game > 0 GROUP BY game
"""
DECISIONS = """
    SELECT seq, game, kind, at_ms, boot, wall, version, data, hex(sum) FROM rows
    WHERE kind <> 'stimulus' AND game = ? ORDER BY seq
"""
SUM = "SELECT 1 FROM rows WHERE seq = ? AND game = ? AND sum = ?"
MOST_UNPACKED_BYTES = 64 * 1024 * 1024
"""Bytes of one game; an evening takes about 50 kB."""

log = logging.getLogger(__name__)


def sealed_folder(journal: Path) -> Path:
    """Name the folder of sealed games beside a journal."""
    return journal.with_name(journal.stem + ENDING)


def seal_game(connection: sqlite3.Connection, journal: Path, game: int) -> None:
    """Write a game's decisions into a file of their own; what was there of the game before goes.

    Raises:
        sqlite3.Error, OSError: it could not be read or written.
    """
    if not (rows := connection.execute(DECISIONS, (game,)).fetchall()) or game == NO_GAME:
        return
    folder = sealed_folder(journal)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = folder / f"{game:012}-{rows[-1][0]:012}-{rows[-1][8].lower()}.json.gz"
    write_whole(fresh, gzip.compress(json.dumps({"rows": rows}).encode(), mtime=0))
    for file in folder.glob(f"{game:012}-*"):
        if file != fresh:
            file.unlink(missing_ok=True)


def unseal_games(journal: Path, games: Collection[int]) -> None:
    """Take away the files of these games, also from the disk. Raises OSError where that cannot be."""
    if not (folder := sealed_folder(journal)).is_dir():
        return
    for game in games:
        for file in folder.glob(f"{game:012}-*"):
            file.unlink(missing_ok=True)
    sync_folder(folder)


def find_unsealed(connection: sqlite3.Connection, journal: Path) -> list[int]:
    """Take away files that are not of this journal, as it stands; which games have none, oldest first.

    Raises:
        sqlite3.Error: the journal cannot be read.
    """
    folder, sealed = sealed_folder(journal), set()
    with suppress(OSError):  # there is no such folder, or it cannot be changed now
        for file in sorted(folder.iterdir()):
            if (found := NAME.fullmatch(file.name)) is None:
                continue
            game, seq, checksum = int(found[1]), int(found[2]), bytes.fromhex(found[3])
            if connection.execute(SUM, (seq, game, checksum)).fetchone():
                sealed.add((game, seq))
            else:
                file.unlink(missing_ok=True)
    return [game for game, seq in connection.execute(LAST_DECISIONS).fetchall() if (game, seq) not in sealed]


def read_sealed(journal: Path) -> Iterator[Found]:
    """Read the rows of all sealed games, each with its checksum; a file that is damaged is passed over."""
    folder = sealed_folder(journal)
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        if NAME.fullmatch(file.name) is None:
            continue
        try:
            with gzip.open(file) as packed:
                rows = json.loads(packed.read(MOST_UNPACKED_BYTES))["rows"]
            yield from [_found(row) for row in rows]
        except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, RecursionError) as error:
            log.warning("the sealed game %s cannot be read: %s", file, error)


def _found(row: list[int | str]) -> Found:
    match row:
        case [
            int(seq),
            int(game),
            str(kind),
            int(at_ms),
            str(boot),
            str(wall),
            str(version),
            str(data),
            str(sum_),
        ]:
            values: Values = (seq, game, kind, at_ms, boot, wall, version, data)
            return values, bytes.fromhex(sum_)
    raise ValueError("no row of a journal")
