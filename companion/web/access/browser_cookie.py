"""The identity of a browser: a random token in a signed cookie, so that only this table gives identities out.

Knows: the key that signs, and its file. Refuses to know: what an identity may do (``roles.py``).
"""

import hashlib
import logging
import re
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

from companion.ports.files import write_whole

KEY_BYTES = 32
"""256 bits."""

MOST_KEY_FILE = 1024
"""Bytes that are read; a longer file is none of ours."""
_COOKIE = re.compile(r"[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{43}")
log = logging.getLogger(__name__)


def new_token() -> str:
    """Draw the token of a new browser; nobody can guess it."""
    return secrets.token_urlsafe(24)


class CookieSigner:
    """Signs and checks the cookies of one table; may be used from any thread.

    Args:
        path: the file that keeps the key; None keeps it in memory alone.
    """

    def __init__(self, path: Path | None) -> None:
        key = _load_key(path) or _make_key(path)
        self._signer = Signer(key, salt=b"companion.identity", digest_method=hashlib.sha256)

    def sign(self, token: str) -> str:
        """Write the cookie of a token."""
        return self._signer.sign(token).decode()

    def read(self, cookie: str | None) -> str | None:
        """Take the token out of a cookie; None where this table has not signed it."""
        if cookie is None or _COOKIE.fullmatch(cookie) is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None


def _make_key(path: Path | None) -> bytes:
    """Draw a key and keep it; where that fails, phones are strangers after the next start."""
    key = secrets.token_bytes(KEY_BYTES)
    if path is not None:
        try:
            write_whole(path, f"{key.hex()} {_check_of(key)}\n".encode())
        except OSError as error:
            log.warning("after the next start phones are strangers, since their key is not kept: %s", error)
    return key


def _load_key(path: Path | None) -> bytes | None:
    """Read the key; None, and one line in the log, where the file is no key of ours."""
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            text, check = file.read(MOST_KEY_FILE).decode("ascii").split()
        key = bytes.fromhex(text)
        if len(key) == KEY_BYTES and secrets.compare_digest(check, _check_of(key)):
            return key
        why = "key and checksum do not fit"
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        why = " ".join(str(error).split())
    log.warning("%s is damaged (%s): phones get a new identity, seats are tapped anew", path, why)
    return None


def _check_of(key: bytes) -> str:
    """Tell a damaged key from a whole one."""
    return hashlib.sha256(b"identity key:" + key).hexdigest()[:16]
