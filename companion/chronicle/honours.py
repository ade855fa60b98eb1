"""Something kind to say of everybody who played: what each was first in, alone.

Refuses to know: the words.
"""

import math
from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

from msgspec import Struct

from companion.chronicle.fairness import LEAST_FOR_LUCK
from companion.chronicle.tallies import Tally

Who = TypeVar("Who", bound=Hashable)


class Honour(Struct, frozen=True):
    """What somebody was first in: a word, and how often or how many ms."""

    what: str
    value: int = 0


def honours(players: Mapping[Who, Tally]) -> dict[Who, Honour]:
    """Return one honour for each player, none given twice but the last, ``played``."""
    firsts = [
        (Honour(what, most), first)
        for what, measure in _measures(players)
        for most, first in [_first(players, measure)]
    ]
    given: dict[Who, Honour] = {}
    for honour, first in firsts:
        if (who := next((each for each in first if each not in given), None)) is not None:
            given[who] = honour
    return {who: given.get(who, Honour("played", tally.turns)) for who, tally in players.items()}


def _first(players: Mapping[Who, Tally], measure: Callable[[Tally], int]) -> tuple[int, list[Who]]:
    """Return the most, and who has it; nobody where that is nothing, or where two are level."""
    most = max((measure(tally) for tally in players.values()), default=0)
    first = [who for who, tally in players.items() if measure(tally) == most]
    return most, first if most and len(first) == 1 else []


def _measures(players: Mapping[Who, Tally]) -> list[tuple[str, Callable[[Tally], int]]]:
    """Tell what somebody can be first in, the finest first."""
    deeds = list(dict.fromkeys(what for tally in players.values() for what in tally.deeds))
    quick = min((t.took_ms // t.timed for t in players.values() if t.timed), default=0)
    return [
        ("won", lambda tally: tally.won),
        *((what, _deed(what)) for what in deeds),
        ("sixes", lambda tally: tally.numbers.get(6, 0)),
        ("patient", lambda tally: tally.waited_ms),
        ("passes", lambda tally: tally.passes),
        ("quick", lambda tally: quick if tally.timed and tally.took_ms // tally.timed == quick else 0),
        ("thought", lambda tally: tally.longest_ms),
        ("lucky", _luck),
        ("unlucky", lambda tally: -_luck(tally)),
    ]


def _luck(tally: Tally) -> int:
    """Tell how far the sum of the numbers is from that of a fair die, in thousandths of what is usual."""
    if sum(tally.numbers.values()) < LEAST_FOR_LUCK or not tally.variance:
        return 0
    total = sum(die * count for die, count in tally.numbers.items())
    return round(1000 * (total - tally.expected) / math.sqrt(tally.variance))


def _deed(what: str) -> Callable[[Tally], int]:
    return lambda tally: tally.deeds.get(what, 0)
