"""Codes that many hold at once, each for itself: no two alike, and none the beginning of another.

A code is a row of symbols: pieces to lift, or how often to press a button. It is long enough that among all
rows of its length only few are held: who makes a mistake almost never makes another one's code. Refuses to
know: what the symbols are, and who holds a code.
"""

import secrets
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Generic, TypeVar

S = TypeVar("S", bound=Hashable)

LONGEST_CODE = 8
"""Nobody does more than this."""

CODE_TRIES = 50
"""So often a code is drawn before it is said that there is none."""


class Codes(Generic[S]):
    """The codes that are held.

    Args:
        lead: how often the first symbol comes before the others follow.
        repeats: whether a symbol may follow itself.
        sparse: of so many rows of a length at most one is held.
    """

    def __init__(self, *, lead: int, repeats: bool, sparse: int) -> None:
        self._lead, self._repeats, self._sparse = lead, repeats, sparse
        self._held: set[tuple[S, ...]] = set()
        self._begun: Counter[tuple[S, ...]] = Counter()

    def draw(self, symbols: Sequence[S], rank: int) -> tuple[S, ...] | None:
        """Draw a code and hold it; None where there is none.

        Args:
            symbols: of which it is made.
            rank: so many are held by the same address, or by so many addresses; the more, the longer.
        """
        length = self._length(len(symbols), rank)
        for _ in range(CODE_TRIES):
            if self._is_free(code := self._drawn(symbols, length)):
                self._held.add(code)
                self._begun.update(_beginnings(code))
                return code
        return None

    def give_back(self, code: tuple[S, ...]) -> None:
        """Hold this code no more."""
        if code in self._held:
            self._held.remove(code)
            self._begun.subtract(_beginnings(code))
            for begun in _beginnings(code):
                if not self._begun[begun]:
                    del self._begun[begun]

    def _length(self, symbols: int, rank: int) -> int:
        """Tell how many symbols follow the lead (without one: in all)."""
        more = symbols if self._repeats else symbols - 1
        rows, length = (symbols if self._lead else 1), 0
        while length < LONGEST_CODE and (length == 0 or rows < self._sparse * rank * rank):
            rows, length = rows * more, length + 1
        return length

    def _drawn(self, symbols: Sequence[S], length: int) -> tuple[S, ...]:
        code = [secrets.choice(symbols)] * self._lead
        for _ in range(length):
            last = code[-1] if code and not self._repeats else None
            code.append(secrets.choice([each for each in symbols if each != last]))
        return tuple(code)

    def _is_free(self, code: tuple[S, ...]) -> bool:
        """Tell whether it is like none that is held, begins none and goes on after none."""
        return code not in self._held and not self._begun[code] and self._held.isdisjoint(_beginnings(code))


def _beginnings(code: tuple[S, ...]) -> Iterable[tuple[S, ...]]:
    return [code[:end] for end in range(1, len(code))]
