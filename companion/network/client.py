"""The companion's side of the door: asks whoever keeps the network, if anybody does."""

import socket
from pathlib import Path

import msgspec

from companion.network.socket_server import SOCKET, Answer, Refused, read_line
from companion.ports.network import Asked, NetworkAway, NetworkRefused, NetworkStatus

PATIENCE_S = 3.0
"""So long an answer may take."""

MOST_ANSWER = 64 * 1024
"""Bytes of an answer that are read."""

_answer: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class NetworkClient:
    """`companion.ports.network.Network` behind a socket; from any thread."""

    def __init__(self, path: Path = SOCKET) -> None:
        self._path = path

    def ask(self, asked: Asked) -> NetworkStatus:
        """Ask for this. Raises NetworkAway where nobody answers, NetworkRefused."""
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as peer:
                peer.settimeout(PATIENCE_S)
                peer.connect(str(self._path))
                peer.sendall(msgspec.json.encode(asked) + b"\n")
                told = _answer.decode(read_line(peer, MOST_ANSWER))
        except (OSError, msgspec.MsgspecError) as error:
            raise NetworkAway(f"{self._path}: {error}") from error
        if isinstance(told, Refused):
            raise NetworkRefused(told.why)
        return told.look
