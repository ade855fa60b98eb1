"""The virtual board's end of its cable: a pseudo-terminal, or a loopback socket where there is none.

Knows how each is plugged in and out, read and written without waiting. Refuses to know what the bytes mean.
"""

import contextlib
import os
import socket
from pathlib import Path
from typing import Protocol

from companion.core.model.errors import InputError

LOOPBACK = "127.0.0.1"

Readable = int | socket.socket
"""What a `select` takes."""


class Plug(Protocol):
    """A cable with its device at one end; nothing waits."""

    def open(self) -> None:
        """Plug it in: a host can open `port` when this returns. Raises InputError where it cannot be."""

    def close(self) -> None:
        """Pull it out: whoever has it open hears of it. Nothing happens where it is out."""

    @property
    def is_open(self) -> bool:
        """Whether it is plugged in."""

    @property
    def port(self) -> str:
        """What a host opens, once `open` was called; the same for ever."""

    def readers(self) -> list[Readable]:
        """Tell what to wait for until there may be something to `read`."""

    def read(self, size: int) -> bytes:
        """Read up to so many bytes from the host; empty for none."""

    def write(self, data: bytes) -> None:
        """Say this to the host; as on a real line, what nobody reads is lost."""


class Pty:
    """A pseudo-terminal whose slave is reached by a stable path: a symbolic link, made and replaced.

    The slave stays open here too: else the master reports an error while no host has it open.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._ends: tuple[int, int] | None = None

    def open(self) -> None:
        """Do as `Plug.open`."""
        master, slave = self._ends = _openpty()
        os.set_blocking(master, False)
        fresh = self._path.with_name(self._path.name + ".new")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(os.ttyname(slave))
        fresh.replace(self._path)

    def close(self) -> None:
        """Do as `Plug.close`."""
        ends, self._ends = self._ends, None
        if ends is not None:
            self._path.unlink(missing_ok=True)
            for end in ends:
                os.close(end)

    @property
    def is_open(self) -> bool:
        """As `Plug.is_open`."""
        return self._ends is not None

    @property
    def port(self) -> str:
        """The path."""
        return str(self._path)

    def readers(self) -> list[Readable]:
        """Do as `Plug.readers`."""
        return [] if self._ends is None else [self._ends[0]]

    def read(self, size: int) -> bytes:
        """Do as `Plug.read`."""
        with contextlib.suppress(BlockingIOError):
            return os.read(self._ends[0], size) if self._ends else b""
        return b""

    def write(self, data: bytes) -> None:
        """Do as `Plug.write`."""
        if self._ends and data:
            with contextlib.suppress(BlockingIOError):
                os.write(self._ends[0], data)


def _openpty() -> tuple[int, int]:
    """Open (master, slave), raw. Raises InputError on a machine without pseudo-terminals."""
    import tty  # noqa: PLC0415 - Windows has none, nor pseudo-terminals

    try:
        master, slave = os.openpty()
    except OSError as error:
        raise InputError(
            f"this machine gives no pseudo-terminal ({error.strerror or error}):"
            " use a socket (companion demo --socket)"
        ) from None
    tty.setraw(slave)
    return master, slave


class Loopback:
    """A socket that only this machine reaches, for one host at a time; another one is hung up on at once.

    The system chooses its number when it is plugged in first; afterwards it stays.
    """

    def __init__(self) -> None:
        self._number = 0
        self._listener: socket.socket | None = None
        self._host: socket.socket | None = None

    def open(self) -> None:
        """Do as `Plug.open`."""
        try:
            self._listener = socket.create_server((LOOPBACK, self._number), backlog=2)
        except OSError as error:
            why = error.strerror or error
            raise InputError(f"{self.port} cannot be listened on: {why}: start anew") from None
        self._listener.setblocking(False)
        self._number = self._listener.getsockname()[1]

    def close(self) -> None:
        """Do as `Plug.close`."""
        self._hang_up()
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    @property
    def is_open(self) -> bool:
        """As `Plug.is_open`."""
        return self._listener is not None

    @property
    def port(self) -> str:
        """The address, as pyserial writes it."""
        return f"socket://{LOOPBACK}:{self._number}"

    def readers(self) -> list[Readable]:
        """Do as `Plug.readers`."""
        return [each for each in (self._listener, self._host) if each is not None]

    def read(self, size: int) -> bytes:
        """Do as `Plug.read`."""
        self._greet()
        if self._host is None:
            return b""
        try:
            said = self._host.recv(size)
        except BlockingIOError:
            return b""
        except OSError:
            said = b""
        if not said:
            self._hang_up()
        return said

    def write(self, data: bytes) -> None:
        """Do as `Plug.write`."""
        if self._host is None or not data:
            return
        try:
            self._host.send(data)
        except BlockingIOError:
            return
        except OSError:
            self._hang_up()

    def _greet(self) -> None:
        """Greet whoever has called since the last time."""
        while self._listener is not None:
            try:
                caller, _ = self._listener.accept()
            except OSError:  # nobody, or hung up already
                return
            if self._host is not None:
                caller.close()
                continue
            caller.setblocking(False)
            caller.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._host = caller

    def _hang_up(self) -> None:
        if self._host is not None:
            self._host.close()
            self._host = None
