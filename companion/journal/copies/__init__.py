"""Copies of the whole journal, made by themselves: on the card, and on a stick where one is plugged in.

Knows: files, SQLite, when a copy is due, what copies must forget. Refuses to know: threads, clocks, pages.
"""

from companion.journal.copies.before_update import copy_before_update, is_newer, secure_update
from companion.journal.copies.folder import FOLDER, Copy, CopyFolder, is_copy_file
from companion.journal.copies.keeper import CopyKeeper, KeeperWorld
from companion.journal.copies.kept import Cleaned, KeptCopies, KeptCopy
from companion.journal.copies.make import CancelledError, Contents, CopyError, check_copy, make_copy
from companion.journal.copies.notes import NOTES, Wish
from companion.journal.copies.restore import check_whole, find_copy, restore_copy
from companion.journal.copies.sticks import FOLDER_ON_STICK, Mount, find_sticks, read_mounts

__all__ = [
    "FOLDER",
    "FOLDER_ON_STICK",
    "NOTES",
    "CancelledError",
    "Cleaned",
    "Contents",
    "Copy",
    "CopyError",
    "CopyFolder",
    "CopyKeeper",
    "KeeperWorld",
    "KeptCopies",
    "KeptCopy",
    "Mount",
    "Wish",
    "check_copy",
    "check_whole",
    "copy_before_update",
    "find_copy",
    "find_sticks",
    "is_copy_file",
    "is_newer",
    "make_copy",
    "read_mounts",
    "restore_copy",
    "secure_update",
]
