"""Which boards have joined, with the hash of each password; kept, and written as mosquitto's files.

Refuses to know: processes, and how a board has joined.
"""

import os
import secrets
from pathlib import Path

import msgspec

from companion.core.model.fast_replace import replace
from companion.daemon.hall_here import broker_files as files
from companion.ports.files import KeptFile, write_whole
from companion.ports.hall_here import Member

FOLDER = "hall-here"
"""Beside the journal."""

NAME = "members.json"
CONFIGURATION, HALL_PASSWORD = "mosquitto.conf", "hall-password"


def _draw() -> str:
    return secrets.token_urlsafe(24)


class One(msgspec.Struct, frozen=True):
    """A board: what it is called, and its password's hash."""

    title: str
    hash: str


class HallFile(msgspec.Struct, frozen=True):
    """The file: whether the hall is on, passwords of our own programs, boards by identity, its own ports."""

    on: bool = False
    hall: str = msgspec.field(default_factory=_draw)
    keeper: str = msgspec.field(default_factory=_draw)
    boards: dict[str, One] = {}
    ports: tuple[int, int] | None = None


class Members:
    """For one thread at a time.

    Args:
        folder: where all is kept; mosquitto's own files too.
        ports: of the broker and of the page, until others are kept.
    """

    def __init__(self, folder: Path, ports: tuple[int, int]) -> None:
        self._folder, self._usual = folder, ports
        self._file = KeptFile(folder / NAME, HallFile, "boards of the hall")
        self.kept = self._file.load()

    def all(self) -> tuple[Member, ...]:
        """Return the boards, by title."""
        found = (Member(board, one.title) for board, one in self.kept.boards.items())
        return tuple(sorted(found, key=lambda each: (each.title.casefold(), each.board)))

    @property
    def ports(self) -> tuple[int, int]:
        """Of the broker and of the hall's page."""
        return self.kept.ports or self._usual

    def move(self, ports: tuple[int, int]) -> None:
        """Keep other ports. Raises OSError."""
        if ports != self.ports:
            self._keep(replace(self.kept, ports=ports))

    def turn(self, *, on: bool) -> None:
        """Keep whether the hall is on. Raises OSError."""
        self._keep(replace(self.kept, on=on))

    def add(self, board: str, title: str) -> str:
        """Let a board in; its password, which is kept nowhere here. Raises OSError."""
        password = _draw()
        made = files.password_hash(password, secrets.token_bytes(12))
        self._keep(replace(self.kept, boards={**self.kept.boards, board: One(title, made)}))
        return password

    def remove(self, board: str) -> None:
        """Take a board out. Raises OSError."""
        self._keep(
            replace(self.kept, boards={each: one for each, one in self.kept.boards.items() if each != board})
        )

    def write(self) -> None:
        """Write what mosquitto and the hall's program read. Raises OSError."""
        kept, folder = self.kept, self._folder
        own = ((files.HALL_USER, kept.hall), (files.KEEPER, kept.keeper))
        hashes = [(user, files.password_hash(word, secrets.token_bytes(12))) for user, word in own]
        hashes += [(files.user_of(board), one.hash) for board, one in kept.boards.items()]
        told = files.configuration(str(folder), self.ports[0], root=os.getuid() == 0)
        write_whole(folder / CONFIGURATION, told.encode())
        write_whole(folder / "passwords", files.passwords(hashes).encode())
        write_whole(folder / "rights", files.rights(kept.boards).encode())
        write_whole(folder / HALL_PASSWORD, f"{kept.hall}\n".encode())

    def _keep(self, kept: HallFile) -> None:
        self.kept = kept
        write_whole(self._folder / NAME, msgspec.json.encode(kept))
        self.write()
