"""A backup made and brought back on the command line, without a table.

Refuses to know: what stands in a backup (``companion/journal/backup.py``).
"""

import os
import tempfile
from functools import partial
from pathlib import Path

from companion.core.catalog.table_settings import CareSettings
from companion.core.model.errors import InputError
from companion.daemon.care import settings as care
from companion.daemon.care.caretaker import pack, settings_of
from companion.journal import Backup, Journal, bring, check, check_room, read_game, read_games
from companion.ports.commands import CommandRefused
from companion.ports.files import NO_LINKS, sync_file, sync_folder, write_whole


def back_up(journal: Path, config: Path | None, file: Path) -> int:
    """Write a backup to a new file; how many games. A table may run meanwhile.

    Raises:
        InputError: there is no journal, or the file is there already or cannot be written.
    """
    games = sorted(game.game_id for game in read_games(journal))
    settings = care.load(journal.with_name(care.NAME))
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_LINKS, 0o600)
        with os.fdopen(descriptor, "wb") as out:  # for its owner alone, as the journal
            for piece in pack(games, partial(read_game, journal), settings, config):
                out.write(piece)
        sync_file(file)
        sync_folder(file.parent)
    except FileExistsError:
        raise InputError(f"{file}: there is a file already; give another name") from None
    except OSError as error:
        file.unlink(missing_ok=True)
        raise InputError(f"{file}: cannot be written: {error.strerror}") from None
    return len(games)


def restore(file: Path, journal: Path) -> str:
    """Bring back a backup; one line of what came.

    Raises:
        InputError: it is no backup, something in it is wrong, or a table has the journal open.
    """
    with file.open("rb") as found:
        try:
            backup = Backup(found)
            return _merged(backup, settings_of(backup), journal)
        except CommandRefused as refused:
            raise InputError(f"{file}: {refused}") from None
        except InputError as error:
            raise InputError(f"{file}: {error}") from None


def _merged(backup: Backup, settings: CareSettings | None, path: Path) -> str:
    book = Journal.open(path, lambda _row: None, lambda _text: None)
    try:
        with tempfile.TemporaryFile(dir=path.parent) as spool:
            checked = check(backup, book, spool, lambda _done, _count: None)
            check_room(checked, path.parent)
            bring(spool, checked, book, lambda _done, _count: None)
    finally:
        book.close()
    if settings is not None:
        write_whole(path.with_name(care.NAME), care.to_json(settings))
    told = f"{checked.new} games came, {checked.had} were here already"
    return f"{told}; {book.notice}" if book.notice else told
