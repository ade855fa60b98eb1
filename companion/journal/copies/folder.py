"""A folder with copies: which there are, the name of the next one, and what is left over from a power cut.

The number and the date of a copy stand in its name, so that nothing else has to be kept. Whatever does not
have such a name, or is no plain file, is somebody else's and stays as it is.
"""

import os
import re
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage

from msgspec import Struct

from companion.journal.copies.due import Made, surplus

FOLDER = "copies"
"""The folder beside the journal, and on a stick."""

NAME = re.compile(r"games-([0-9]{6,9})-([0-9]{4}-[0-9]{2}-[0-9]{2}|undated)(-update)?\.sqlite")
BEGUN = re.compile(r"games-[0-9]{6,9}\.part(-journal|-wal|-shm)?")
"""A copy that is being made, and what SQLite lays beside it."""

BESIDE = ("-journal", "-wal", "-shm")

ROOM_LEFT = 50_000_000
"""Bytes that copies leave to the game."""

NO_ROOM = 10_000_000
"""Below so many bytes the newest copy goes, too."""


def is_copy_file(name: str) -> bool:
    """Tell whether a file of a folder of copies is a copy, or lies there for one."""
    plain = next((name.removesuffix(each) for each in BESIDE if name.endswith(each)), name)
    return bool(NAME.fullmatch(plain) or BEGUN.fullmatch(name))


class Copy(Struct, frozen=True):
    """A copy on disk.

    Args:
        path: its file.
        made: what its name says.
        size: bytes.
        changed_ns: when the file was last written, by the file system.
    """

    path: Path
    made: Made
    size: int
    changed_ns: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.path.name


class CopyFolder:
    """The copies in one folder; it need not be there.

    Args:
        path: the folder.
        room: how many bytes are free at a place.

    Raises OSError from every method where the disk cannot be read or written.
    """

    def __init__(
        self, path: Path, room: Callable[[Path], int] = lambda place: disk_usage(place).free
    ) -> None:
        self.path, self._room = path, room

    def copies(self) -> tuple[Copy, ...]:
        """Return all copies, the newest first."""
        found = []
        for entry in self._entries():
            if (told := NAME.fullmatch(entry.name)) is None:
                continue
            with suppress(FileNotFoundError):  # it went meanwhile
                if stat.S_ISREG((state := entry.stat(follow_symlinks=False)).st_mode):
                    made = Made(int(told[1]), "" if told[2] == "undated" else told[2], bool(told[3]))
                    found.append(Copy(Path(entry.path), made, state.st_size, state.st_mtime_ns))
        return tuple(sorted(found, key=lambda copy: (copy.made.number, copy.name), reverse=True))

    def find(self, name: str) -> Copy | None:
        """Return the copy of this name."""
        return next((copy for copy in self.copies() if copy.name == name), None)

    def prepare(self) -> None:
        """Make the folder where it is missing. A link in its place is refused: it may lead anywhere."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self.path.is_symlink():
            raise OSError(f"{self.path} is a link; copies need a folder of their own")

    def name_next(self, date: str, *, update: bool) -> tuple[Path, Path]:
        """Return the file in which the next copy is made, and what it is called once it is checked."""
        number = 1 + max((copy.made.number for copy in self.copies()), default=0)
        begun = self.path / f"games-{number:06}.part"
        return begun, self.path / f"games-{number:06}-{date or 'undated'}{'-update' * update}.sqlite"

    def sweep(self) -> None:
        """Remove what a power cut has left half made, and the copies that newer ones have replaced."""
        for entry in self._entries():
            if BEGUN.fullmatch(entry.name) and not entry.is_dir(follow_symlinks=False):
                Path(entry.path).unlink()
        copies = self.copies()
        gone = surplus([copy.made for copy in copies])
        for copy in copies:
            if copy.made.number in gone:
                remove(copy.path)

    def make_room(self, wanted: int) -> bool:
        """Remove the oldest copies until so many bytes are free besides what games need.

        Returns:
            whether there is room now. Where all but the newest would not make enough, they stay.
        """
        copies = self.copies()
        free, least = self.free(), wanted + ROOM_LEFT
        if free + sum(copy.size for copy in copies[1:]) < least:
            return False
        for copy in reversed(copies[1:]):
            if free >= least:
                break
            remove(copy.path)
            free = self.free()
        return free >= least

    def give_way(self) -> int:
        """Remove copies where the game itself runs out of room, the oldest first; how many went.

        The newest stays until there is next to no room left.
        """
        gone = 0
        for copy in reversed(copies := self.copies()):
            if self.free() >= (NO_ROOM if copy is copies[0] else ROOM_LEFT):
                break
            remove(copy.path)
            gone += 1
        return gone

    def free(self) -> int:
        """Return how many bytes are free there."""
        place = next(each for each in (self.path, *self.path.absolute().parents) if each.exists())
        return self._room(place)

    def _entries(self) -> list[os.DirEntry[str]]:
        if self.path.is_symlink() or not self.path.is_dir():
            return []
        with os.scandir(self.path) as entries:
            return list(entries)


def remove(path: Path) -> None:
    """Delete a database and what lies beside it. Raises OSError."""
    for end in ("", *BESIDE):
        path.with_name(path.name + end).unlink(missing_ok=True)
