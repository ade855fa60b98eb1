"""The shapes of the page that tells how a game is played.

Knows: keys and types. Refuses to know: where values come from.
"""

from typing import Annotated

from msgspec import Meta, Struct, field

from companion.state.models.requests import Switch
from companion.state.models.state_parts import SignLine


class WayLine(Struct):
    """Where a piece goes; one end is empty where that is beside the board. ``right``: it may go so."""

    frm: str = field(name="from")
    to: str
    right: bool


class ToldLine(Struct):
    """Something done in a picture in words, and whether it is right; ``drawn``: the picture shows it, too."""

    text: str
    right: bool
    drawn: bool


class LessonLine(Struct):
    """One card.

    ``rules`` are the ids of what it explains. ``house_rule``: its name where it holds with one alone, else
    empty. ``when``: a first game tells it once this comes up; may be empty. ``around``: spots that the
    picture must show; empty: the whole board.
    """

    title: str
    text: str
    rules: list[str]
    when: str
    house_rule: str
    seat: str
    die: int | None
    pieces: dict[str, str]
    signs: list[SignLine]
    ways: list[WayLine]
    told: list[ToldLine]
    around: list[str]


class HowToPlay(Struct):
    """All cards of one board, in their order; ``played``: those of the house rules of the game in play."""

    game: str
    variant: str
    title: str
    played: bool
    lessons: list[LessonLine]


class LessonNow(Struct):
    """The card that a first game tells ``seat`` now; its picture is that of the card ``when`` of the page.

    ``rule``: the first that it explains, for the address of its page. ``caption`` says for whom it is new,
    ``known`` and ``off`` stand on the keys that skip it, and all.
    """

    seat: str
    when: str
    title: str
    text: str
    rule: str
    caption: str
    known: str
    off: str


class Learning(Struct, forbid_unknown_fields=True):
    """Whether a seat is told how the game is played; ``told``: just this card is known, by its ``when``."""

    on: Switch
    told: Annotated[str, Meta(max_length=64, description="the when of a lesson in the state")] = ""
