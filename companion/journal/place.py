"""The place where a journal lies or shall lie, looked at before play; nothing is made or changed.

Knows: files, folders and room. Refuses to know: rows.
"""

import os
import shutil
from pathlib import Path

from companion.core.model.errors import InputError
from companion.journal.game_records import read_games

LEAST_ROOM = 10_000_000
"""Bytes; a game takes about 50 kB an evening, and SQLite some for itself."""


def must_be_file(path: Path) -> None:
    """Raise InputError where something else lies in the journal's place; a pipe would never answer."""
    if path.exists() and not path.is_file():
        what = "a folder" if path.is_dir() else "a pipe or a device"
        raise InputError(f"{path}: this is {what}; the journal is a file")


def look_at(path: Path) -> str:
    """Tell what there is to tell of a place for a journal that can be used.

    Its games, and how much room is left.

    Args:
        path: the journal's file, which may be missing, as may its folders.

    Raises:
        InputError: one line; nothing could be kept there, or what lies there is no journal.
    """
    must_be_file(path)
    folder = next(each for each in path.absolute().parents if each.exists())
    if not folder.is_dir():
        raise InputError(f"{path}: {folder} is a file, must be a folder")
    for each in (folder, path):
        if each.exists() and not os.access(each, os.W_OK):
            raise InputError(
                f"{path}: {each} cannot be written by this user; give it to them or choose another"
            )
    if (room := shutil.disk_usage(folder).free) < LEAST_ROOM:
        raise InputError(
            f"{path}: the disk is full, {room // 1000} kB are left, must be {LEAST_ROOM // 1000}"
        )
    if not path.exists():
        return f"{path}, will be made, {room // 1_000_000} MB free"
    count = len(read_games(path)) if path.stat().st_size else 0
    return f"{path}, {count} game{'s' * (count != 1)}, {room // 1_000_000} MB free"
