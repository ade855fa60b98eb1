"""The shapes of the page on which walls that people have built are looked over.

Knows: keys and types. Refuses to know: how a wall is judged (`companion.core.catalog.built_layout.Builder`).
"""

from msgspec import Struct


class Slot(Struct):
    """A place for a wall, and where it is in words."""

    name: str
    text: str


class Maze(Struct):
    """How walls stand: ``ok`` where a game can begin like this, ``text`` what is wrong, ``cut_off`` fields.

    ``most`` walls may stand in ``slots``. Nothing of it is kept.
    """

    game: str
    variant: str
    most: int
    slots: list[Slot]
    walls: list[str]
    ok: bool
    text: str
    cut_off: list[str]
