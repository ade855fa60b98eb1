"""A small file that is written whole: after a power cut the old one is there, or the new one.

Knows: disks and links that somebody may have laid. Refuses to know: what is in the file.
"""

from __future__ import annotations

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
