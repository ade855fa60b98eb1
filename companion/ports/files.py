"""A small file that is written whole: after a power cut the old one is there, or the new one. And a lock.

`KeptFile` keeps one value in such a file, and costs no more than a restart's memory where the disk fails.
Knows: disks and links that somebody may have laid. Refuses to know: what is in the file.
"""

import contextlib
import logging
import os
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

T = TypeVar("T")

log = logging.getLogger(__name__)

NOT_INHERITED: Final[int] = getattr(os, "O_CLOEXEC", 0)
"""A flag of `os.open`: programs that this one starts do not inherit the file. 0 on Windows."""

NO_LINKS: Final[int] = NOT_INHERITED | getattr(os, "O_NOFOLLOW", 0)
"""Flags of `os.open`: as above, and a symbolic link at the path is refused. 0 on Windows."""


READABLE: Final[int] = 0o644
"""The mode of a file without secrets, which programs of other users read too."""


def fresh_of(path: Path) -> Path:
    """Return where a file is written before it takes its place; a power cut may leave it there."""
    return path.with_name(path.name + ".new")


def write_whole(path: Path, data: bytes, mode: int = 0o600) -> None:
    """Replace the file at ``path``; for its owner alone unless ``mode`` says otherwise. Then it is on disk.

    Raises:
        OSError: it could not be written; the old one stands.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = fresh_of(path)
    fresh.unlink(missing_ok=True)  # left over from a power cut, or a link that somebody has laid
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)  # the new name too


def sync_file(path: Path) -> None:
    """Have a file's bytes on the disk, and read from there afterwards. Raises OSError."""
    reads = os.O_RDONLY if hasattr(os, "O_DIRECTORY") else os.O_RDWR  # Windows writes out what it may change
    descriptor = os.open(path, reads | NOT_INHERITED)
    try:
        os.fsync(descriptor)
        if hasattr(os, "posix_fadvise"):
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Have names that were made, changed or taken away in a folder on the disk. Raises OSError."""
    if not hasattr(os, "O_DIRECTORY"):  # Windows opens no folders
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class KeptFile(Generic[T]):
    """One file with one value as JSON.

    Args:
        path: the file; None keeps nothing.
        shape: the type of the value; called without arguments it gives the first one.
        what: whose memory it is, for the log: "hosts".
    """

    def __init__(self, path: Path | None, shape: type[T], what: str) -> None:
        self._path, self._shape, self._what = path, shape, what

    def load(self) -> T:
        """Return the value as it was left; the first one where there is no file, or none that can be read."""
        if self._path is None or not self._path.exists():
            return self._shape()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=self._shape)
        except (OSError, msgspec.DecodeError) as error:
            log.warning("%s cannot be read, %s begin anew: %s", self._path, self._what, error)
            return self._shape()

    def write(self, value: T) -> None:
        """Write the file whole. Raises OSError."""
        if self._path is not None:
            write_whole(self._path, msgspec.json.encode(value))

    def save(self, value: T) -> None:
        """Write the file whole; where that fails, the log says so."""
        try:
            self.write(value)
        except OSError as error:
            log.warning("%s are not kept over a restart: %s", self._what, error)


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
        lock = os.open(path, os.O_RDWR | os.O_CREAT | NO_LINKS, 0o600)
    except OSError:
        return None
    try:
        lock_alone(lock)
    except BlockingIOError:
        os.close(lock)
        raise HeldError(f"{path} is held by another process") from None
    except OSError:
        pass  # a file system without locks
    return lock


def lock_alone(descriptor: int) -> None:
    """Lock an open file for this process. Windows locks nothing.

    Raises:
        BlockingIOError: another process holds it.
        OSError: a file system without locks.
    """
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
