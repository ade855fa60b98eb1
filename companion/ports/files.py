"""A small file that is written whole: after a power cut the old one is there, or the new one. And a lock.

Knows: disks and links that somebody may have laid. Refuses to know: what is in the file.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Replace the file at ``path``; for its owner alone. When it returns, it is on disk.

    Raises:
        OSError: it could not be written; the old one stands.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)  # left over from a power cut, or a link that somebody has laid
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)  # the new name too


def sync_folder(folder: Path) -> None:
    """Have names that were made, changed or taken away in a folder on the disk. Raises OSError."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class HeldError(OSError):
    """Another process holds the lock."""


def hold(path: Path) -> int | None:
    """Lock the file at ``path`` for this process, until its descriptor is closed.

    Returns:
        the descriptor; None where not even the file can be made. A file system without locks locks nothing.

    Raises:
        HeldError: another process holds it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    except OSError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise HeldError(f"{path} is held by another process") from None
    except OSError:
        pass  # a file system without locks
    return lock
