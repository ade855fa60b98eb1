"""The program that was on a device before, in one file: its chip, what it said, its bytes, their sum."""

import hashlib
import re
from pathlib import Path

import msgspec
from msgspec import Struct

from companion.ports.files import READABLE, write_whole
from companion.ports.flasher import FlashFault

VERSION = 1
"""Of the file; another one is none of ours."""


class KeptProgram(Struct, frozen=True):
    """A kept program.

    Args:
        kept: the version of this file.
        chip: whose it is.
        firmware: what it said of itself; "" for a program of somebody else.
        git: its commit, as HELLO told it.
        lines, lights, measured: what HELLO told.
        sha256: of the bytes.
        data: the bytes, from address 0.
    """

    kept: int
    chip: str
    firmware: str
    git: str
    lines: int
    lights: int
    measured: bool
    sha256: str
    data: bytes


def kept_path(folder: Path, device: str) -> Path:
    """Return the file of a device, whatever its name holds."""
    plain = re.sub(r"[^A-Za-z0-9_-]", "_", device)
    mark = "" if plain == device else "-" + hashlib.sha256(device.encode()).hexdigest()[:8]
    return folder / f"firmware-{plain}{mark}.json"


def sum_of(data: bytes) -> str:
    """Return the sum of a program's bytes."""
    return hashlib.sha256(data).hexdigest()


def read_kept(path: Path) -> KeptProgram | None:
    """Return the kept program; None where there is none. Raises FlashFault for one that is not whole."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=KeptProgram)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise FlashFault("damaged-kept", f"{path} cannot be read: {error}") from None
    if kept.kept != VERSION or sum_of(kept.data) != kept.sha256:
        raise FlashFault("damaged-kept", f"{path} is not whole, so it is not put back")
    return kept


def write_kept(path: Path, kept: KeptProgram) -> None:
    """Keep it: the file is there whole, or as before. Raises FlashFault."""
    try:
        write_whole(path, msgspec.json.encode(kept), READABLE)
    except OSError as error:
        text = f"the program of the board cannot be kept ({error.strerror}), so nothing was written: {path}"
        raise FlashFault("no-disk", text) from None
