"""What has happened in a game, kept to be told and to be taken back: turns, inputs, overrulings, numbers.

Refuses to know: how it is recorded (fold.py), what taking back asks for (take_back_by_hand.py), and what is
going on now (session/provisional.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from companion.core.model.inputs import DIE, Deed, HowItCame, HowRolled
from companion.core.model.types import Mask


class Overruled(Struct, frozen=True):
    """What an overruling was: ``what`` as in `Overrule`, ``by`` whom (``host``, or all seats).

    ``die`` is the number that counts by it, 0 where none does. It stands in the place of all that has a
    number from ``since`` on, its own where it only adds to that; ``still`` are those of them that were heard
    once more after it.
    """

    what: str
    by: tuple[str, ...]
    die: int = 0
    since: int = 0
    still: tuple[int, ...] = ()

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Overruled:
        """Read the one of an entry."""
        return cls(data["what"], tuple(data["by"]), data["die"], data["since"], tuple(data["still"]))


class Past(Struct, frozen=True):
    """One turn, pass, input or overruling, with what is needed to take it back and to tell it.

    ``move`` is the input as text; ``ends``: the turn ended with it; ``deeds``: what it did. Where
    ``how`` is `OVERRULED`, ``over`` says more, ``die`` is the number that was known before, 0 for none, and
    an edited position is nobody's: ``seat`` is empty. ``known``: the number that was known after it, None
    where none was: another one has been told since.
    """

    number: int
    seat: str
    die: int
    move: str
    how: HowItCame
    at_ms: int
    before: Any
    picture: Mask
    won: bool = False
    over: Overruled | None = None
    ends: bool = True
    deeds: tuple[Deed, ...] = ()
    known: int | None = None

    def deed(self, what: str) -> Deed | None:
        """Return the first deed of this name, None where it did nothing of the kind."""
        return next((deed for deed in self.deeds if deed.what == what), None)


def replaced(past: Past) -> int:
    """Return the number of the turn or input that an overruling puts right, 0 for none.

    A number of the die is no input of its own: the first input made with it is not what was wrong.
    """
    if past.over is None or past.over.since == past.number or past.move.startswith(f"{DIE}:"):
        return 0
    return past.over.since


def undone(past: Past) -> tuple[int, ...]:
    """Return the numbers of inputs that could not be heard any more after one was corrected."""
    return tuple(number for number, how in _gone(past).items() if how == "undone")


def gone(history: Iterable[Past]) -> dict[int, str]:
    """Return the numbers of what counts no more, since overrulings came in its place.

    Number -> ``replaced``, or ``undone`` where it could not be heard any more.
    """
    return {number: how for past in history for number, how in _gone(past).items()}


def _gone(past: Past) -> dict[int, str]:
    if past.over is None:
        return {}
    others = "undone" if past.over.what == "input" else "replaced"
    found = {n: others for n in range(past.over.since, past.number) if n not in past.over.still}
    return found | {n: "replaced" for n in (replaced(past),) if n}


class Rolled(Struct, frozen=True):
    """One number of the die, as it was recorded.

    ``count`` numbers them from 1 in this game; ``secret`` and ``share``
    give the number where the companion rolled (dice.py), else they are empty; ``back``: it was taken back.
    """

    count: int
    seat: str
    die: int
    how: HowRolled
    secret: str = ""
    share: str = ""
    back: bool = False


class Happened(Struct, frozen=True):
    """The last entry that people should see: what it tells beyond history, numbers and verdicts.

    ``number`` counts them from 1 in this game, ``kind`` is the entry's, ``seat`` whom it is about.
    ``value``: of an ``undo`` what was taken back (``turn``, ``input``, ``correction``), of a ``seat`` the
    change, of an ``unroll`` the number of the die, of ``healed`` the first spot, of ``whose`` whether it is
    ``answered``.
    """

    number: int = 0
    kind: str = ""
    seat: str = ""
    value: str = ""
    at_ms: int = 0


def same_name(name: str) -> str:
    """Tell what two ways to write one name have in common."""
    return " ".join(name.split()).casefold()
