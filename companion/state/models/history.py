"""The shapes of finished turns, in short and line by line. As in ``state_parts.py``."""

from msgspec import Struct


class Past(Struct):
    """A finished turn; of an overruling (``how`` is ``overruled``) also what, by whom, in whose place.

    ``tag`` stands for this line and all before it, in its language.
    """

    number: int
    seat: str
    die: int
    move: str
    how: str
    captured: str
    barricade: bool
    won: bool
    text: str
    ends: bool = True
    deeds: list[dict[str, str]] = []
    what: str = ""
    by: list[str] = []
    replaces: int = 0
    undone: list[int] = []
    tag: str = ""


class Taken(Struct):
    """What a seat has captured and lost so far, and how many barricades it has moved."""

    seat: str
    captured: int
    lost: int
    barricades: int


class PastInShort(Struct):
    """The finished turns in short: so many, in so many lines of ``GET /api/history``, the last with this tag.

    ``played`` is the last line that somebody has played, not drawn by the companion.
    """

    turns: int
    lines: int
    tag: str
    last: Past | None
    played: Past | None
    taken: list[Taken]


class History(Struct):
    """The lines after number ``after``.

    ``after_tag`` is the tag of the last line up to that number, ``tag`` that of the last line of all.
    """

    game_id: int | None
    after: int
    after_tag: str
    tag: str
    lines: list[Past]
