"""Hold a journal for one process, so that no two companions write it.

Refuses to know: what is in the journal.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from companion.core.model.errors import InputError


def lock_journal(path: Path) -> int | None:
    """Hold the journal for this process; None where not even the lock's file can be made.

    Raises InputError where another process holds it. The lock is beside the journal, because closing the
    journal itself a second time would release SQLite's own locks.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{path}-lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise InputError(f"{path}: another companion has this journal open; stop it first") from None
    except OSError:
        pass  # a file system without locks
    return lock
