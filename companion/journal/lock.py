"""Hold a journal for one process, so that no two companions write it.

Refuses to know: what is in the journal.
"""

from pathlib import Path

from companion.core.model.errors import InputError
from companion.ports.files import HeldError, hold


def lock_journal(path: Path, lock: Path | None = None) -> int | None:
    """Hold the journal for this process; None where not even the lock's file can be made.

    Args:
        path: the journal.
        lock: the lock's file; None: the one beside the journal. Never the journal itself: closing it a second
            time would release SQLite's own locks.

    Raises:
        InputError: another process holds it.
    """
    try:
        return hold(lock or path.with_name(f"{path.name}-lock"))
    except HeldError:
        raise InputError(f"{path}: another companion has this journal open; stop it first") from None
