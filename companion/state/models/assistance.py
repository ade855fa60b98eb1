"""The shapes of help: its level, the idea, encouraging words. As in ``state_parts.py``."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Manner = Annotated[
    Literal["friendly", "tournament"], Meta(description='"friendly" or "tournament", or be left out')
]


class Hints(Struct, forbid_unknown_fields=True):
    """How much help a seat wants."""

    level: Annotated[
        Literal["none", "where", "which", "idea"], Meta(description='"none", "where", "which" or "idea"')
    ]


class AidLine(Struct):
    """A help that the table may switch while it plays: its key, a few words, a short sentence."""

    aid: str
    name: str
    hint: str
    on: bool


class Idea(Struct):
    """A good turn for ``seat``, which wants ideas (keys of `Move`); ``turn`` tells it, ``text`` says why.

    Without a ``text``: the turn that the companion wants of its seat.
    """

    seat: str
    move: str
    start: str = field(name="from")
    to: str
    place: str
    turn: str
    text: str


class Cheer(Struct):
    """A kind word to ``seat`` about what has just happened."""

    seat: str
    text: str
