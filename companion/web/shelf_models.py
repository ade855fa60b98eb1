"""The shapes of what can be played here, as the page "New game" is told.

Knows: keys and types. Refuses to know: where values come from.
"""

from __future__ import annotations

from msgspec import Struct


class RuleLine(Struct):
    """A house rule; the first of ``values`` is usual. Without ``says`` the two are a switch, off and on."""

    key: str
    name: str
    hint: str
    values: list[bool | int | str]
    says: list[str]


class HandicapLine(Struct):
    """A number that may be smaller than ``most`` for a seat."""

    name: str
    hint: str
    least: int
    most: int


class EditionLine(Struct):
    """A variant; ``away`` says why it cannot be played at this table, empty where it can."""

    variant: str
    name: str
    hint: str
    seats: list[str]
    fewest: int
    most: int
    rules: list[RuleLine]
    handicap: HandicapLine | None
    pieces: dict[str, str]
    away: str


class BoxLine(Struct):
    """A game; ``begins`` says who usually begins."""

    game: str
    name: str
    hint: str
    begins: str
    editions: list[EditionLine]


class AwayLine(Struct):
    """A game that is installed and cannot be used now, and why."""

    game: str
    text: str


class ShelfLine(Struct):
    """What can be played, and what cannot."""

    games: list[BoxLine]
    away: list[AwayLine]
