"""A backup brought back: first everything is checked with the rules, then what is not here is added.

No game is changed or taken away. Refuses to know: threads, and where a backup comes from.
"""

import contextlib
import gzip
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, cast

from msgspec import Struct

from companion.core.model.errors import InputError
from companion.core.model.types import Entry, Say, say_plural
from companion.journal.backup import Backup
from companion.journal.book import Journal
from companion.journal.game_records import GameRecord
from companion.journal.notation.parse import parse_game
from companion.journal.notation.text import write_game
from companion.journal.place import LEAST_ROOM
from companion.ports.commands import CommandRefused

WRITTEN_S = 30.0
"""A disk that has not written a game by then is full or broken."""

_PEOPLE = re.compile(r"^(companion|result|luck|(?:name|computer) [^:]*):")
_NAMING = re.compile(r"^(seat \S+ (?:handover|name)) .*")
_PENDING = re.compile(r"^(rolled |roll |unroll$|pause )")

Tell = Callable[[int, int], None]
"""Called with how many games are done, and of how many."""


class Checked(Struct, frozen=True):
    """What a backup would bring: games that are not here, games that are, bytes that the new ones take."""

    new: int
    had: int
    size: int


def check(backup: Backup, journal: Journal, spool: BinaryIO, tell: Tell) -> Checked:
    """Check every game of a backup; those that are not here are written to ``spool``. Changes nothing.

    Args:
        backup: to be brought back.
        journal: where it shall go.
        spool: an empty file for as long as it takes.
        tell: is told of each game.

    Raises:
        InputError: one line that names the game, its line, and what would be right; CommandRefused: damaged.
    """
    here = _Here(journal, backup)
    new = had = size = 0
    with gzip.GzipFile(fileobj=spool, mode="wb", compresslevel=1) as packed:
        for done, game in enumerate(backup.games):
            tell(done, len(backup.games))
            if here.has(told := parse_game(backup.text(game), game), game):
                had += 1
                continue
            line = json.dumps([told.started, told.version, [[e.kind, e.at_ms, e.data] for e in told.entries]])
            packed.write(line.encode() + b"\n")
            new, size = new + 1, size + len(line)
    tell(len(backup.games), len(backup.games))
    return Checked(new, had, size)


def check_room(checked: Checked, folder: Path) -> None:
    """Check that the new games have room on the disk. Raises CommandRefused."""
    if checked.new and (free := shutil.disk_usage(folder).free) < checked.size + LEAST_ROOM:
        needed = -(-(checked.size + LEAST_ROOM) // 1_000_000)
        numbers: dict[str, str | int | Say] = {"free": free // 1_000_000, "needed": needed}
        raise CommandRefused(Say("These games need {needed} MB, and {free} MB are left here.", numbers))


def bring(spool: BinaryIO, checked: Checked, journal: Journal, tell: Tell) -> None:
    """Add the games that `check` has found to be new, one after the other, each whole.

    Raises:
        CommandRefused: the disk does not take them; what has come stays.
    """
    for done, told in enumerate(_spooled(spool)):
        tell(done, checked.new)
        journal.store(told)
        if not journal.wait_written(WRITTEN_S):
            raise CommandRefused(
                say_plural(
                    "The disk takes no more: {done} of {count} game came.",
                    "The disk takes no more: {done} of {count} games came.",
                    {"done": done, "count": checked.new},
                )
            )
    tell(checked.new, checked.new)


def _spooled(spool: BinaryIO) -> Iterator[GameRecord]:
    spool.seek(0)
    with gzip.GzipFile(fileobj=spool, mode="rb") as packed:
        for line in cast("BinaryIO", packed):
            started, version, entries = json.loads(line)
            yield GameRecord(started, version, tuple(Entry(*each) for each in entries))


class _Here:
    """The games that are in a journal, and those of a backup that were taken for new.

    Most begin at a time of their own, and then nothing has to be compared.
    """

    def __init__(self, journal: Journal, backup: Backup) -> None:
        self._journal, self._backup = journal, backup
        self._taken: dict[str, list[str]] = {}
        self._ids: dict[str, list[int]] = {}
        for game in journal.games():
            self._ids.setdefault(game.started, []).append(game.game_id)

    def has(self, told: GameRecord, game: str) -> bool:
        """Tell whether this game is here, or one that goes on from it; else it is taken for new."""
        taken = self._taken.setdefault(told.started, [])
        if taken or told.started in self._ids:
            lines = turns_of(write_game(told, whole=True))
            if any(each[: len(lines)] == lines for each in self._begun(told.started)):
                return True
        taken.append(game)
        return False

    def _begun(self, started: str) -> Iterator[list[str]]:
        """Tell what happened in each game that began at this time."""
        for game_id in self._ids.get(started, ()):
            with contextlib.suppress(InputError):  # its rules are not installed, so it is another game
                yield turns_of(write_game(self._journal.game_record(game_id), whole=True))
        for game in self._taken[started]:
            yield turns_of(write_game(parse_game(self._backup.text(game), game), whole=True))


def turns_of(text: str) -> list[str]:
    """Tell what two texts of the same game share.

    No names, no versions, and no number that waits to be moved.
    """
    lines = [_NAMING.sub(r"\1", line) for line in text.split("\n")[1:] if line and not _PEOPLE.match(line)]
    while lines and _PENDING.match(lines[-1]):
        lines.pop()
    return lines
