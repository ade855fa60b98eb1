"""The door to safe mode: what the page may ask where the last starts have failed.

Knows: what can be wanted. Refuses to know: HTTP, sentences, how any of it is done.
"""

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct


class SafeCopy(Struct, frozen=True):
    """A copy of the journal that can take its place: the name of its file, its date if known, its size."""

    name: str
    date: str
    size: int


class SafeMode(Protocol):
    """What the daemon offers while nothing else runs. All methods may be called from any thread."""

    @property
    def failures(self) -> tuple[str, ...]:
        """What the starts that failed did last: ``journal``, ``game``, ``loop`` or ``start``."""

    @property
    def going_on(self) -> bool:
        """Whether a start is on its way already."""

    def start_again(self) -> None:
        """Start as usual, nothing changed."""

    def start_without_game(self) -> None:
        """Start, and leave the unfinished game where it is."""

    def copies(self) -> tuple[SafeCopy, ...]:
        """Return the copies that could take the journal's place, the newest first."""

    def restore(self, name: str) -> None:
        """Put a copy in the journal's place and start; the present file is kept beside.

        Raises InputError or OSError: nothing was changed.
        """

    def journal_files(self) -> Iterator[bytes]:
        """Yield the journal's files as they are, packed into one zip, in pieces. Raises OSError."""
