"""The socket at which the companion asks for the network: one line of JSON, one line back.

Only root and the companion's group can open it. Refuses to know: what is asked for.
"""

import logging
import os
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec

from companion.ports.network import Asked, NetworkRefused, NetworkStatus

MOST_LINE = 4096
"""Bytes of what a guest says that are read."""

PATIENCE_S = 2.0
"""So long a guest may take to say what it wants."""

SOCKET = Path("/run/board-companion-network/door")

log = logging.getLogger(__name__)
_asked = msgspec.json.Decoder(Asked)


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The answer to what cannot be done; ``why`` is one of `companion.ports.network.REFUSALS`, or a line."""

    why: str


class LookAnswer(msgspec.Struct, frozen=True, tag="told"):
    """The answer: how it stands."""

    look: NetworkStatus


Answer = Refused | LookAnswer


class SocketServer:
    """Answers at a socket, one after the other, until `close`.

    Args:
        path: of the socket; what lies there is taken away.
        ask: answers; may be called from the door's thread.

    Raises:
        OSError: the socket cannot be made.
    """

    def __init__(self, path: Path, ask: Callable[[Asked], NetworkStatus]) -> None:
        self._ask = ask
        path.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.bind(str(path))
        except OSError:
            self._socket.close()
            raise
        os.chmod(path, 0o660)  # noqa: PTH101 - the companion's group, which this process has
        self._socket.listen(8)
        self._thread = threading.Thread(target=self._run, name="door", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop answering."""
        self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(2 * PATIENCE_S)
        self._socket.close()

    def _run(self) -> None:
        while True:
            try:
                guest, _ = self._socket.accept()
            except OSError:
                return
            try:
                with guest:
                    guest.settimeout(PATIENCE_S)
                    guest.sendall(msgspec.json.encode(self._answer(read_line(guest))) + b"\n")
            except OSError as error:
                log.info("somebody has hung up: %s", error)

    def _answer(self, line: bytes) -> Answer:
        try:
            return LookAnswer(self._ask(_asked.decode(line)))
        except msgspec.MsgspecError as error:
            return Refused(f"not understood: {error}")
        except NetworkRefused as refused:
            return Refused(str(refused))


def read_line(peer: socket.socket, most: int = MOST_LINE) -> bytes:
    """Return what comes up to the end of the line; at most so many bytes. Raises OSError."""
    line = b""
    while b"\n" not in line and len(line) <= most and (more := peer.recv(most)):
        line += more
    return line[:most]
