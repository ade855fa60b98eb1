"""Which browser holds which seat; with that and ``hosts.py`` what a browser is.

A browser is known by a random token (``browser_cookie.py``); only the token's hash is kept, in memory and in
one small file, so that claims outlive a restart of the daemon. Claims belong to a game: whoever sat there
when it was left sits there when it goes on, and nobody else sees what that seat alone may see. Refuses to
know: what a role allows (``roles.py``).
"""

import hashlib
import logging
import threading
from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple

import msgspec

from companion.ports.files import KeptFile
from companion.web.access.hosts import Hosts
from companion.web.access.roles import Badge

SHARED_MS = 120_000
"""How long a seat that is shared waits for a second browser."""
MOST_GAMES = 300
"""Of so many games it is kept who sat where, those begun last."""

log = logging.getLogger(__name__)


class _Seats(msgspec.Struct, forbid_unknown_fields=True):
    """Of one game: seat -> hash of its holder's token.

    ``also``: seat -> hashes of those who share it with the holder. ``last``: seat -> hash of who held it
    last; ``changed``: seat -> how often another one has taken it. ``children``: seats that play by pictures.
    """

    claims: dict[str, str] = {}
    also: dict[str, list[str]] = {}
    last: dict[str, str] = {}
    changed: dict[str, int] = {}
    children: list[str] = []


class Held(NamedTuple):
    """Who sits where before a game begins: ``claims`` now, ``stored`` by the number of each game kept."""

    claims: dict[str, str]
    stored: dict[str, dict[str, str]]


class _Kept(msgspec.Struct):
    """The file: the game on the table, seats by game."""

    game: str = ""
    seats: dict[str, _Seats] = {}


def csrf_of(token: str) -> str:
    """Tell what only a page of ours can know of a token: goes with requests that carry no Origin."""
    return hashlib.sha256(b"csrf:" + token.encode()).hexdigest()[:32]


def hash_of(token: str) -> str:
    """Tell what is kept of a token: enough to know it again, of no use to a thief."""
    return hashlib.sha256(b"key:" + token.encode()).hexdigest()


class SeatClaims:
    """The claims of one table; may be used from any thread.

    Args:
        path: the file that keeps them; None keeps them in memory alone.
        changed: called (outside the lock) after each change.
        game: the number of the game on the table, None where there is none: then the last one's claims stay.
        clock: integer milliseconds.
        hosts: those of the table.
    """

    def __init__(
        self,
        path: Path | None,
        changed: Callable[[], None],
        game: Callable[[], int | None] = lambda: None,
        clock: Callable[[], int] = lambda: 0,
        hosts: Hosts | None = None,
    ) -> None:
        self.hosts = hosts or Hosts(None, changed, clock)
        self._changed, self._game, self._clock = changed, game, clock
        self._shared_until: dict[tuple[str, str], int] = {}
        self._lock = threading.Lock()
        self._file = KeptFile(path, _Kept, "claims")
        self._kept = self._file.load()

    @property
    def _number(self) -> str:
        """The number of the game on the table, or of the last one there; under the lock."""
        if (game := self._game()) is not None:
            self._kept.game = str(game)
        return self._kept.game

    @property
    def _now(self) -> _Seats:
        """The seats of the game on the table; under the lock."""
        return self._kept.seats.setdefault(self._number, _Seats())

    def badge(self, token: str | None, game: int | None = None) -> Badge:
        """Tell what this browser is in a game, the one on the table unless given; None = without a cookie."""
        if token is None:
            return Badge()
        mine = hash_of(token)
        with self._lock:
            now = self._now if game is None else self._kept.seats.get(str(game), _Seats())
            seats = (seat for seat, holder in now.claims.items() if mine in (holder, *now.also.get(seat, ())))
            return Badge(self.hosts.has(mine), tuple(sorted(seats)))

    def claimed(self) -> tuple[str, ...]:
        """Return the seats that some browser holds and does not share just now, sorted."""
        with self._lock:
            return tuple(sorted(seat for seat in self._now.claims if not self._is_shared(seat)))

    def note_child(self, seat: str) -> None:
        """Note that a child sits here, for this game."""
        with self._lock:
            now = self._now
            if seat in now.children:
                return
            now.children = sorted((*now.children, seat))
            self._file.save(self._kept)
        self._changed()

    def children(self, game: int | None = None) -> tuple[str, ...]:
        """Return the seats of children in a game, the one on the table unless given."""
        with self._lock:
            seats = self._now if game is None else self._kept.seats.get(str(game), _Seats())
            return tuple(seats.children)

    def holders(self) -> frozenset[str]:
        """Return the keys of all browsers that hold a seat in the game on the table."""
        with self._lock:
            now = self._now
            return frozenset((*now.claims.values(), *(key for keys in now.also.values() for key in keys)))

    def share(self, seat: str, *, on: bool) -> None:
        """Let one more browser claim this seat for `SHARED_MS`; or no more."""
        with self._lock:
            self._shared_until.pop((self._number, seat), None)
            if on:
                self._shared_until[self._number, seat] = self._clock() + SHARED_MS
        self._changed()

    def end_old_shares(self) -> None:
        """End the shares that have run out, and tell that: nobody taps then, and yet what is free changes."""
        with self._lock:
            now = self._clock()
            over = [key for key, until in self._shared_until.items() if now > until]
            for key in over:
                del self._shared_until[key]
        if over:
            self._changed()

    def _is_shared(self, seat: str) -> bool:
        until = self._shared_until.get((self._number, seat))
        return until is not None and self._clock() <= until

    def changed(self) -> dict[str, int]:
        """Tell how often a seat has come to another browser than the last that held it, in this game."""
        with self._lock:
            return dict(self._now.changed)

    def claim(self, token: str, seat: str) -> bool:
        """Give a seat to this browser; False where another holds it."""
        mine = hash_of(token)
        with self._lock:
            now = self._now
            if (holder := now.claims.get(seat)) is not None:  # asked again and again, nothing is written
                if mine in (holder, *now.also.get(seat, ())):
                    return True
                if not self._is_shared(seat):
                    return False
                now.also[seat] = [*now.also.get(seat, ()), mine]
            else:
                now.claims[seat] = mine
            if now.last.setdefault(seat, mine) != mine:
                now.last[seat] = mine
                now.changed[seat] = now.changed.get(seat, 0) + 1
            self._shared_until.pop((self._number, seat), None)
            self._file.save(self._kept)
        self._changed()
        return True

    def release(self, seat: str, token: str | None = None) -> None:
        """Make a seat free, whoever holds it; for ``token`` that only shares it, nobody else loses it."""
        with self._lock:
            now = self._now
            also = now.also.get(seat, [])
            if token is not None and hash_of(token) in also:
                also.remove(hash_of(token))
            else:
                now.claims.pop(seat, None)
                now.also.pop(seat, None)
                self._shared_until.pop((self._number, seat), None)
            self._file.save(self._kept)
        self._changed()

    def other_game(self) -> None:
        """Announce that another game is on the table, with who sat there in it."""
        self._changed()

    def forget_all(self) -> None:
        """Free all seats, also those of stored games."""
        with self._lock:
            if not any(kept.claims or kept.last for kept in self._kept.seats.values()):
                return
            self._kept.seats = {}
            self._shared_until.clear()
            self._file.save(self._kept)
        self._changed()

    def held(self) -> Held:
        """Tell who holds which seat now, for `begin`."""
        with self._lock:
            claims = dict(self._now.claims)
            return Held(claims, {game: dict(kept.claims) for game, kept in self._kept.seats.items()})

    def begin(self, held: Held, seats: Collection[str]) -> None:
        """Begin a new game: who has ``held`` one of these seats holds it still; others are free.

        Who has claimed a free one since keeps it; nobody takes one over from an older game of this number.
        """
        with self._lock:
            now, number = self._now, self._number
            old = held.stored.get(number, {})
            since = {seat: holder for seat, holder in now.claims.items() if old.get(seat) != holder}
            claims = {seat: holder for seat, holder in {**since, **held.claims}.items() if seat in seats}
            del self._kept.seats[number]  # begun last, so kept longest
            children = [seat for seat in now.children if seat in old and claims.get(seat) == old[seat]]
            self._kept.seats[number] = _Seats(claims, last=dict(claims), children=children)
            self._shared_until.clear()
            while len(self._kept.seats) > MOST_GAMES:
                del self._kept.seats[next(iter(self._kept.seats))]
            self._file.save(self._kept)
        self._changed()
