"""Which browser holds which seat, and which are hosts.

A browser is known by a random token in a cookie; only the token's hash is kept, in memory and in one small
file, so that claims outlive a restart of the daemon. Refuses to know: what a role allows (``roles.py``).
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import threading
from collections.abc import Callable, Collection
from pathlib import Path

import msgspec

from companion.web.roles import Badge
from companion.web.small_file import write_whole

MOST_HOSTS = 16
MOST_PROOFS = 16
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
_log = logging.getLogger(__name__)


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The file: hashes of hosts' tokens, oldest first, and seat -> hash of its holder's token.

    ``last``: seat -> hash of who held it last; ``changed``: seat -> how often another one has taken it.
    """

    hosts: list[str] = []
    claims: dict[str, str] = {}
    last: dict[str, str] = {}
    changed: dict[str, int] = {}


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def is_token(text: str | None) -> bool:
    """Whether a cookie's text can be one of our tokens."""
    return text is not None and _TOKEN.fullmatch(text) is not None


def csrf_of(token: str) -> str:
    """What only a page of ours can know of a token: goes with requests that carry no Origin."""
    return hashlib.sha256(b"csrf:" + token.encode()).hexdigest()[:32]


def hash_of(token: str) -> str:
    """What is kept of a token: enough to know it again, of no use to a thief."""
    return hashlib.sha256(b"key:" + token.encode()).hexdigest()


class Keys:
    """The claims and hosts of one table; may be used from any thread.

    Args:
        path: the file that keeps them; None keeps them in memory alone.
        changed: called (outside the lock) after each change.
    """

    def __init__(self, path: Path | None, changed: Callable[[], None]) -> None:
        self._path = path
        self._changed = changed
        self._lock = threading.Lock()
        self._kept = _load(path)

    def badge(self, token: str | None) -> Badge:
        """What this browser is; None = a browser without a cookie."""
        if token is None:
            return Badge()
        mine = hash_of(token)
        with self._lock:
            seats = tuple(sorted(seat for seat, holder in self._kept.claims.items() if holder == mine))
            return Badge(mine in self._kept.hosts, seats)

    def claimed(self) -> tuple[str, ...]:
        """The seats that some browser holds, sorted."""
        with self._lock:
            return tuple(sorted(self._kept.claims))

    def changed(self) -> dict[str, int]:
        """How often a seat has come to another browser than the one that held it before, in this game."""
        with self._lock:
            return dict(self._kept.changed)

    def claim(self, token: str, seat: str) -> bool:
        """Give a seat to this browser; False where another holds it."""
        mine = hash_of(token)
        with self._lock:
            holder = self._kept.claims.get(seat)
            if holder is not None:  # asked again and again, nothing is written
                return holder == mine
            self._kept.claims[seat] = mine
            if self._kept.last.setdefault(seat, mine) != mine:
                self._kept.last[seat] = mine
                self._kept.changed[seat] = self._kept.changed.get(seat, 0) + 1
            self._save()
        self._changed()
        return True

    def release(self, seat: str) -> None:
        """Make a seat free, whoever holds it."""
        self._keep_claims(lambda each: each != seat)

    def keep_only(self, seats: Collection[str]) -> None:
        """Another game: make all seats free that are not among these; who held any before is forgotten."""
        with self._lock:
            self._kept.last = {seat: holder for seat, holder in self._kept.claims.items() if seat in seats}
            self._kept.changed = {}
        self._keep_claims(lambda each: each in seats)

    def _keep_claims(self, wanted: Callable[[str], bool]) -> None:
        with self._lock:
            self._kept.claims = {seat: holder for seat, holder in self._kept.claims.items() if wanted(seat)}
            self._save()
        self._changed()

    def make_host(self, token: str) -> None:
        """Give this browser the host's rights; beyond `MOST_HOSTS` the oldest host loses them."""
        self._set_hosts(token, host=True)

    def drop_host(self, token: str) -> None:
        """Take the host's rights from this browser."""
        self._set_hosts(token, host=False)

    def _set_hosts(self, token: str, *, host: bool) -> None:
        mine = hash_of(token)
        with self._lock:
            others = [each for each in self._kept.hosts if each != mine]
            self._kept.hosts = [*others, mine][-MOST_HOSTS:] if host else others
            self._save()
        self._changed()

    def _save(self) -> None:
        """Write the file whole, then swap it in; a full disk costs only the memory of a restart."""
        if self._path is None:
            return
        try:
            write_whole(self._path, msgspec.json.encode(self._kept))
        except OSError as error:
            _log.warning("claims are not kept over a restart: %s", error)


def _load(path: Path | None) -> _Kept:
    if path is None or not path.exists():
        return _Kept()
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Kept)
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s cannot be read, everybody claims anew: %s", path, error)
        return _Kept()


class BegunProofs:
    """Which browser began which physical proof, so that nobody else reaps it; may be used from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._begun: dict[str, str] = {}

    def begin(self, proof_id: str, token: str) -> None:
        """This browser began this proof; beyond `MOST_PROOFS` the oldest is forgotten."""
        with self._lock:
            self._begun[proof_id] = hash_of(token)
            while len(self._begun) > MOST_PROOFS:
                del self._begun[next(iter(self._begun))]

    def take(self, proof_id: str, token: str) -> bool:
        """Whether this browser began it; true only once."""
        with self._lock:
            if self._begun.get(proof_id) != hash_of(token):
                return False
            del self._begun[proof_id]
            return True
