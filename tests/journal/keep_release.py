"""Keeps a journal as this version writes it, which every later one must read: once for each release.

    python -m tests.journal.keep_release

All games that are kept already are in it twice: as they were, and stored anew as text. Each that is not over
has gone on, so that rows of this version follow. What it reads from them lies beside.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from companion import __version__
from tests.journal.test_journal_kept import KEPT, go_on, opened, shown


def main() -> int:
    """Write both files; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        path.write_bytes(gzip.decompress((KEPT / "journal.gz").read_bytes()))
        with closing(opened(path)) as book:
            for each in book.games():
                book.store(book.game_record(each.game_id))
            for each in book.games():
                go_on(book, each.game_id, Random(each.game_id))
            told = [shown(book, each.game_id) for each in book.games()]
        with closing(sqlite3.connect(path)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            file.execute("PRAGMA journal_mode = DELETE")
        (KEPT / f"{__version__}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))
    words = json.dumps(told, sort_keys=True).encode()
    (KEPT / f"{__version__}.json.gz").write_bytes(gzip.compress(words, mtime=0))
    sys.stdout.write(f"{len(told)} games of {__version__} in {KEPT.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
