"""All games and settings in one zip, and what such a file must be to be brought back.

Games stand in it as text (game-text.md): what was decided, so that rules can check every turn of it.
What sensors and hands did in between stays out. Refuses to know: where a backup comes from, and what is in
the settings.
"""

import io
import json
import logging
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from typing import BinaryIO, cast

from companion import __version__
from companion.core.model.errors import InputError
from companion.core.model.types import Say
from companion.journal.game_records import GameRecord
from companion.journal.notation.text import SecretError, write_game
from companion.ports.commands import CommandRefused

FORMAT = 1
"""Of the archive; another one is refused."""
ABOUT, SETTINGS, CONFIG = "backup.json", "care.json", "table.toml"
GAME = re.compile(r"games/([0-9]{1,18})\.txt")

MOST_GAMES = 20_000
"""Of an archive: two a day for 27 years."""
MOST_GAME = 1_000_000
"""Bytes of one game's text; 300 turns take about 12 kB."""

MOST_SMALL = 64 * 1024
"""Bytes of each other file that is read."""

END = struct.Struct("<12xI6x")
"""The end of a zip: how many bytes its list of contents has."""

ALSO_END = b"PK\6\7"
"""A few bytes before it points to another end (zip64), which counts then: of larger files than any backup."""

ALSO_SIZE = 20
"""Bytes of the record that stands before the end of a large archive (zip64)."""
PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Ways to pack that can be unpacked by pieces of a known size."""

LONGEST_END = END.size + 0xFFFF
MOST_LIST = 4_000_000
"""Bytes of the list of contents; a game takes about 70."""

MOST_ALL = 256_000_000
"""Bytes of all games together, as text."""

_DAMAGED = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)
log = logging.getLogger(__name__)

NO_ZIP = Say("This is no backup: it is no zip file, or only a part of one.")
FOREIGN = Say("This zip file is no backup of the companion.")
NEWER = Say("This backup was made by a newer companion. Bring this one up to date first.")
TOO_LARGE = Say("This file is larger than any backup.")

README = """\
A backup of the board companion: all games and settings.

Bring it back on the page /care ("Bring back a backup"), or with: companion restore FILE

  games/           every game as text; "companion import" reads one alone
  care.json        lights, sounds, quiet hours
  table.toml       the configuration of the board, where there is one: put it back by hand
  backup.json      how many games, made when and by which version

A game that is not over stands there with what it hides, so that it can go on: whoever plays it does not look.
But where it knows what one player alone may see (as words that others are to guess), a phone gets it once it
is over: "left_out" in backup.json names it. "companion backup FILE" on the machine itself takes all.
There are no codes and no rights of phones in it. Names of players stand in the games.
"""


class _Pieces:
    """A file that can only be written: what was written is taken away piece by piece."""

    def __init__(self) -> None:
        self._held: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._held.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Do nothing: nothing is held back."""

    def take(self) -> bytes:
        held, self._held = b"".join(self._held), []
        return held


def write_backup(
    games: Iterable[int],
    read: Callable[[int], GameRecord],
    extra: Mapping[str, bytes],
    *,
    secrets: bool = True,
) -> Iterator[bytes]:
    """Yield a backup as a zip, in pieces as they are made.

    Args:
        games: their numbers, oldest first.
        read: a game by its number; raises KeyError for one that is not there.
        extra: further files, by name.
        secrets: also games that are not over in which players have said something in secret.
    """
    out = _Pieces()
    kept, left_out = 0, []
    with zipfile.ZipFile(cast("BinaryIO", out), "w", zipfile.ZIP_DEFLATED) as packed:
        _put(packed, "README.txt", README)
        for name, data in extra.items():
            _put(packed, name, data)
        for game_id in games:
            try:
                text = write_game(read(game_id), whole=True, secrets=secrets)
            except SecretError:
                left_out.append(game_id)
                continue
            except (InputError, KeyError) as error:  # its rules are not installed any more
                log.warning("game %s is left out of the backup: %s", game_id, error)
                left_out.append(game_id)
                continue
            _put(packed, f"games/{game_id:06}.txt", text)
            kept += 1
            yield out.take()
        about = {
            "backup": FORMAT,
            "companion": __version__,
            "made": datetime.now().astimezone().isoformat(timespec="seconds"),
            "games": kept,
            "left_out": left_out,
        }
        _put(packed, ABOUT, json.dumps(about, indent=1) + "\n")
    yield out.take()


def _put(packed: zipfile.ZipFile, name: str, data: str | bytes) -> None:
    """Put a file into a zip, without a date: a clock that was never set shows years that no zip can tell."""
    packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)


class Backup:
    """A backup that is to be brought back. Nothing of it is believed before it was read.

    Args:
        file: a zip that can be read anywhere.

    Raises:
        CommandRefused: it is no backup of ours, or larger than any can be.
    """

    def __init__(self, file: BinaryIO) -> None:
        _check_directory(file)
        try:
            self._zip = zipfile.ZipFile(file)
        except _DAMAGED:
            raise CommandRefused(NO_ZIP) from None
        self._check_about()
        infos = [info for info in self._zip.infolist() if GAME.fullmatch(info.filename)]
        if len(infos) > MOST_GAMES or sum(info.file_size for info in infos) > MOST_ALL:
            raise CommandRefused(TOO_LARGE)
        if len({info.filename for info in infos}) < len(infos):
            raise CommandRefused(_damaged("games/"))
        files = (info.filename for info in infos)
        self.games = tuple(sorted(files, key=lambda file: int(file[len("games/") : -len(".txt")])))

    def _check_about(self) -> None:
        try:
            about = json.loads(self._read(ABOUT, MOST_SMALL))
        except (KeyError, ValueError, RecursionError):
            about = None
        if not isinstance(about, dict) or type(about.get("backup")) is not int:
            raise CommandRefused(FOREIGN)
        if about["backup"] != FORMAT:
            raise CommandRefused(NEWER)

    def settings(self) -> bytes | None:
        """Return the settings' file, None where there is none. Raises CommandRefused."""
        try:
            return self._read(SETTINGS, MOST_SMALL)
        except KeyError:
            return None

    def text(self, game: str) -> str:
        """Return a game's text. Raises CommandRefused."""
        try:
            return self._read(game, MOST_GAME).decode()
        except UnicodeDecodeError:
            raise CommandRefused(_damaged(game)) from None

    def _read(self, file: str, most: int) -> bytes:
        if (info := self._zip.getinfo(file)).compress_type not in PACKED:
            raise CommandRefused(_damaged(file))
        try:
            with self._zip.open(info) as found:
                data = found.read(most + 1)
        except _DAMAGED:
            raise CommandRefused(_damaged(file)) from None
        if len(data) > most:
            raise CommandRefused(TOO_LARGE)
        return data


def _check_directory(file: BinaryIO) -> None:
    """Refuse a list of contents that would fill the memory when it is read. Raises CommandRefused."""
    file.seek(max(0, file.seek(0, io.SEEK_END) - LONGEST_END - ALSO_SIZE))
    end = file.read()
    if (at := end.rfind(b"PK\5\6")) < 0 or len(end) - at < END.size:
        raise CommandRefused(NO_ZIP)
    if end[max(0, at - ALSO_SIZE) : at].startswith(ALSO_END) or END.unpack_from(end, at)[0] > MOST_LIST:
        raise CommandRefused(TOO_LARGE)
    file.seek(0)


def _damaged(file: str) -> Say:
    return Say("This backup is damaged: {file}", {"file": file})
