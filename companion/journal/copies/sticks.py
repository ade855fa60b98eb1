"""Find the stick for copies among what is mounted.

A stick is used where it is mounted at the folder of the configuration, or is called ``COMPANION``: games and
names of the family do not go to any stick that somebody plugs in. Refuses to know: who mounts it.
"""

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from companion.ports.files import write_whole

MOUNTS = Path("/proc/self/mounts")
STICK_NAME = "COMPANION"
"""The name of a stick that is meant for copies, as it is given when it is formatted."""

FOLDER_ON_STICK = "board-companion-copies"
KEY_FILE = "stick.json"
README_FILE = "README.txt"
README = """\
Copies of the games of a board companion, made by themselves. This is stick {number} of that table.
Leave the files as they are; each .sqlite is a whole copy. How to bring one back: docs/how-to/care.md.
"""

KEY = re.compile(r"[0-9a-f]{16}")
ESCAPED = re.compile(r"\\([0-7]{3})")


class Mount(Struct, frozen=True):
    """Something that is mounted: from which device, where, and whether it can be written."""

    device: str
    point: Path
    writable: bool


def read_mounts(file: Path = MOUNTS) -> list[Mount]:
    """Read what is mounted now; nothing where that cannot be known."""
    try:
        lines = os.fsdecode(file.read_bytes()).splitlines()
    except OSError:
        return []
    fields = [line.split(" ") for line in lines]
    return [
        Mount(_plain(each[0]), Path(_plain(each[1])), "rw" in each[3].split(","))
        for each in fields
        if len(each) >= 4
    ]


def find_sticks(mounts: Iterable[Mount], folder: Path | None) -> list[Mount]:
    """Return the mounted sticks for copies.

    Args:
        mounts: all that is mounted; the later ones lie over the earlier ones.
        folder: where the configuration says that a stick is mounted.
    """
    found = {
        mount.point: mount
        for mount in mounts
        if mount.point == folder or (mount.point.name == STICK_NAME and mount.device.startswith("/dev/"))
    }
    return list(found.values())


def read_key(folder: Path) -> str:
    """Read the key by which a stick is known again; "" where it has none. Raises OSError."""
    try:
        key = str(json.loads((folder / KEY_FILE).read_bytes())["key"])
    except (FileNotFoundError, ValueError, KeyError, TypeError, RecursionError):
        return ""
    return key if KEY.fullmatch(key) else ""


def write_key(folder: Path) -> str:
    """Give a stick a key. Raises OSError."""
    key = token_hex(8)
    write_whole(folder / KEY_FILE, json.dumps({"key": key}).encode() + b"\n")
    return key


def write_readme(folder: Path, number: int) -> None:
    """Say on the stick what it is. Raises OSError."""
    text = README.format(number=number).encode()
    file = folder / README_FILE
    if not file.is_file() or file.is_symlink() or file.read_bytes() != text:
        write_whole(file, text)


def _plain(text: str) -> str:
    r"""Read a field of the list of mounts, in which a space stands as ``\040``."""
    return ESCAPED.sub(lambda found: chr(int(found[1], 8)), text)
