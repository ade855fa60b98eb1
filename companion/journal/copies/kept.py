"""What is told of copies: which there are, where, and what became of them when something was forgotten."""

from msgspec import Struct

from companion.journal.copies.folder import Copy
from companion.journal.copies.make import Contents
from companion.ports.care import StickLine


class KeptCopy(Struct, frozen=True):
    """A copy as it is shown.

    Args:
        copy: the file.
        place: 0 for the card, else the number of the stick.
        whole: whether it read back whole; None: not looked at yet in this run.
        contents: what it holds, where it is whole.
    """

    copy: Copy
    place: int
    whole: bool | None
    contents: Contents | None


class KeptCopies(Struct, frozen=True):
    """All copies that can be reached now, place by place, the newest first, and why there is no newer one.

    Args:
        copies: in all places.
        sticks: all that are known.
        troubles: place -> ``room``, ``damaged`` or ``disk``.
        gave_way: how many copies have made room for games since the start.
    """

    copies: tuple[KeptCopy, ...] = ()
    sticks: tuple[StickLine, ...] = ()
    troubles: tuple[tuple[int, str], ...] = ()
    gave_way: int = 0


class Cleaned(Struct, frozen=True):
    """What became of the copies when something was forgotten.

    Args:
        deleted: how many could not be cleaned and were deleted.
        held: sticks that are away and still hold it.
    """

    deleted: int
    held: tuple[StickLine, ...]
