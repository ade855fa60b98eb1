"""Prove rows by a chain of checksums for each game, over the bytes that are stored.

A decision's sum is made of the sum of the decision before it in its game and of its own columns, so that no
decision can be changed, left out or put in between unseen. A stimulus is bound to the row before it in its
game, or begins anew: no decision depends on a stimulus that was lost.
Knows: columns as they are stored. Refuses to know: files, and what rows mean.
"""

import json
from hashlib import blake2b

STIMULUS = "stimulus"
NO_GAME = 0
"""The game of rows that belong to none (erase.py)."""

SUM_BYTES = 8
"""One wrong row in 2^64 is not noticed."""

Values = tuple[int, int, str, int, str, str, str, str]
"""The columns of a row but for its sum: seq, game, kind, at_ms, boot, wall, version, data."""


def sum_row(before: bytes, values: Values) -> bytes:
    """Compute a row's sum; ``before`` is the sum that it is bound to, empty where it begins a chain."""
    return blake2b(before + "\x1f".join(map(str, values)).encode(), digest_size=SUM_BYTES).digest()


def is_plausible(values: Values) -> bool:
    """Tell whether a row can date from before rows had sums; nothing more can be checked of it."""
    try:
        data = json.loads(values[7])
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and NO_GAME <= values[1] <= values[0]


class Chains:
    """Follow the chains of all games through rows, in the order of their numbers."""

    def __init__(self) -> None:
        self._decided: dict[int, bytes] = {}
        self._last: dict[int, bytes] = {}

    def fits(self, values: Values, found: object) -> bool:
        """Tell whether the row is as it was written and follows the one kept last; ``found`` is its sum.

        A row that does not fit is not kept, and then no decision after it fits in its game.
        """
        if (before := self._before(values)) is None or not isinstance(found, bytes):
            return False
        return found == sum_row(before, values) or (values[2] == STIMULUS and found == sum_row(b"", values))

    def keep(self, values: Values, found: bytes) -> None:
        """Go on from this row."""
        self._last[values[1]] = found
        if values[2] != STIMULUS:
            self._decided[values[1]] = found

    def bind(self, values: Values) -> bytes:
        """Go on from a row that has no sum yet; the sum it gets."""
        made = sum_row(self._before(values) or b"", values)
        self.keep(values, made)
        return made

    def _before(self, values: Values) -> bytes | None:
        """Return the sum that this row must be bound to; None where the row before it is missing."""
        seq, game, kind, *_ = values
        if game == NO_GAME or (seq == game and kind == "game"):
            return b""
        return self._last.get(game) if kind == STIMULUS else self._decided.get(game)
