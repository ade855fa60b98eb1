"""Runs a command of the companion without what only Unix has, and with Windows' own ways where they differ.

    python -m tests.cli.like_windows demo --data DIR

It shows what can be shown on Linux; real Windows is untried.
"""

from __future__ import annotations

import os
import select
import shutil  # noqa: F401 - finds Unix' ways before they are gone, as on Windows its own
import signal
import socket
import stat
import subprocess  # noqa: F401 - likewise
import sys
import tempfile  # noqa: F401 - likewise
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import serial  # noqa: F401 - likewise

MODULES = ("fcntl", "termios", "tty", "pty", "pwd", "grp", "resource", "syslog")
OF_OS = (
    *("O_CLOEXEC", "O_DIRECTORY", "O_NOCTTY", "O_NOFOLLOW", "O_NONBLOCK", "POSIX_FADV_DONTNEED", "chown"),
    *(
        "fchmod",
        "fork",
        "getuid",
        "geteuid",
        "killpg",
        "mkfifo",
        "openpty",
        "posix_fadvise",
        "pread",
        "pwrite",
    ),
    *("register_at_fork", "sched_getaffinity", "setsid", "sync", "uname"),
)
OF_SIGNAL = ("SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "pthread_sigmask")
OF_TIME = ("clock_gettime", "clock_gettime_ns", "CLOCK_BOOTTIME", "CLOCK_MONOTONIC", "tzset")


def take_away() -> None:
    """Have modules and names be missing."""
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment] # an import of it fails then
    for module, names in ((os, OF_OS), (signal, OF_SIGNAL), (time, OF_TIME), (select, ("poll", "epoll"))):
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    socket.socketpair = partial(socket.socketpair, socket.AF_UNIX)  # there: of loopback
    del socket.AF_UNIX, socket.TCP_USER_TIMEOUT


def change() -> None:
    """Have folders not be opened, pipes not be waited for, and what somebody has open not be taken away."""
    opened, synced, waited = os.open, os.fsync, select.select
    reads: set[int] = set()

    def open_file(path: Any, flags: int, *how: Any, **more: Any) -> int:
        if Path(path).is_dir():
            raise PermissionError(13, "Permission denied", str(path))
        descriptor = opened(path, flags, *how, **more)
        (reads.discard if flags & (os.O_WRONLY | os.O_RDWR) else reads.add)(descriptor)
        return descriptor

    def sync(descriptor: Any) -> None:
        if descriptor in reads:
            raise OSError(9, "Bad file descriptor")
        synced(descriptor)

    def wait(*lists: Any) -> Any:
        if sys._getframe(1).f_globals["__name__"].startswith("waitress"):  # which has a way of its own there
            return waited(*lists)
        for one in (each for some in lists[:3] for each in some):
            number = one if isinstance(one, int) else one.fileno()
            if not stat.S_ISSOCK(os.fstat(number).st_mode):
                raise OSError(10038, "this is no socket")
        return waited(*lists)

    os.open, os.fsync, select.select = open_file, sync, wait  # type: ignore[assignment] # as on Windows
    for name in ("unlink", "remove", "replace", "rename"):
        setattr(os, name, _only_closed(getattr(os, name)))


def _only_closed(does: Callable[..., Any]) -> Callable[..., Any]:
    def do(*paths: Any, **more: Any) -> Any:
        there = {os.path.realpath(each) for each in paths if isinstance(each, str | os.PathLike)}
        for each in Path("/proc/self/fd").iterdir():
            try:
                if str(each.readlink()) in there:
                    raise PermissionError(32, "another program has it open", str(paths[0]))
            except FileNotFoundError:
                continue
        return does(*paths, **more)

    return do


def main() -> int:
    """Run the command."""
    take_away()
    change()
    from companion.cli import main as companion  # noqa: PLC0415 - what it imports is to be missing

    return companion()


if __name__ == "__main__":
    sys.exit(main())
