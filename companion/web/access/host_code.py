"""The host code of a table: drawn once and kept, so that it can stand on a label at the board.

Eight of 32 letters make 40 bits: nobody guesses them, however often one tries (``wrong_tries.py``).
"""

import hashlib
import hmac
import logging
import secrets
import threading
from pathlib import Path

from companion.ports.files import write_whole

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits; none of I, O, 0 and 1, which look alike."""

LETTERS = 8
"""Of 32 each: 40 bits."""

GROUP = 4
"""Shown in groups of so many, to be read out and typed."""

MOST_FILE = 256
"""Bytes that are read; a longer file is none of ours."""
log = logging.getLogger(__name__)


def draw_code() -> str:
    """Draw a code, as ``ABCD-EFGH``."""
    return _in_groups("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)))


def plain_code(text: str) -> str:
    """Leave out of a code what does not matter: case, spaces, dashes."""
    return "".join(each for each in text.casefold() if each.isalnum())


def _in_groups(letters: str) -> str:
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


class HostCode:
    """The code in force; may be used from any thread.

    Args:
        given: the code that somebody has chosen at the start; None: the one that is kept, or a new one.
        path: the file that keeps it; None keeps it in memory alone.
    """

    def __init__(self, given: str | None, path: Path | None) -> None:
        self._path = path
        self._lock = threading.Lock()
        kept = None if given else _load(path)
        self.shown = given or kept or draw_code()  # as people read it
        self._digest = _digest(self.shown)
        if given or kept:
            return
        try:
            self._save(self.shown)
        except OSError as error:
            log.warning("the next start has another host code, since this one is not kept: %s", error)

    def fits(self, code: str) -> bool:
        """Compare in constant time; case, spaces and dashes do not matter."""
        return hmac.compare_digest(_digest(code), self._digest)

    def renew(self) -> str:
        """Draw another code; the one before ends at once.

        A code that is given at each start is in force again after the next one. Raises OSError: it cannot be
        kept, so nothing has changed; else the one before would be in force again after a start.
        """
        with self._lock:
            drawn = draw_code()
            self._save(drawn)
            self.shown, self._digest = drawn, _digest(drawn)
            return drawn

    def _save(self, code: str) -> None:
        if self._path is not None:
            write_whole(self._path, f"{code}\n".encode())


def _digest(code: str) -> bytes:
    return hashlib.sha256(plain_code(code).encode()).digest()


def _load(path: Path | None) -> str | None:
    """Read the code that is kept; None, and one line in the log, where the file holds none."""
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            letters = plain_code(file.read(MOST_FILE).decode()).upper()
        if len(letters) == LETTERS and set(letters) <= set(ALPHABET):
            return _in_groups(letters)
        why = f"it must be {LETTERS} of the letters {ALPHABET}"
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        why = " ".join(str(error).split())
    log.warning("%s holds no host code (%s): a new one is drawn", path, why)
    return None
