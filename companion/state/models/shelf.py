"""The shapes of what can be played here, as the page "New game" is told.

Knows: keys and types. Refuses to know: where values come from.
"""

from msgspec import Struct

from companion.state.models.answers import Geometry
from companion.state.models.state_parts import SignLine


class RuleLine(Struct):
    """A house rule; the first of ``values`` is usual. Without ``says`` the two are a switch, off and on.

    ``main``: it is chosen first.
    """

    key: str
    name: str
    hint: str
    values: list[bool | int | str]
    says: list[str]
    main: bool


class HandicapLine(Struct):
    """A number that may be smaller than ``most`` for a seat."""

    name: str
    hint: str
    least: int
    most: int


class FactLine(Struct):
    """Something printed on the board; ``told`` by this table, null where it has not looked yet.

    A number from ``least`` to ``most``, or one of ``values`` for each place; the first ``fixed`` stay.
    """

    key: str
    name: str
    hint: str
    usual: int | list[str]
    told: int | list[str] | None
    least: int
    most: int
    values: list[str]
    says: list[str]
    places: list[str]
    fixed: int


class LevelLine(Struct):
    """How strongly the companion can play, and what that is called."""

    level: str
    name: str


class PicturedLine(Struct):
    """Something printed on the board that is told by pictures; ``told`` as a list, null before.

    ``how``: ``each`` (a value for each spot), ``order`` (of the spots) or ``some`` (of the values, ``least``
    at least). ``pictures`` are paths in a box of 24.
    """

    key: str
    name: str
    hint: str
    how: str
    told: list[str] | None
    spots: list[str]
    values: list[str]
    says: list[str]
    pictures: list[str]
    least: int


class EditionLine(Struct):
    """A variant; ``away`` says why it cannot be played at this table, empty where it can.

    ``bare``: its board has sensors here, and it can be played without them, too. ``unwalked`` says that
    nobody has walked its board yet, empty where somebody has. ``levels``: the weakest first; none where the
    companion cannot play. ``explained``: a page tells how it is played.
    """

    variant: str
    name: str
    hint: str
    seats: list[str]
    fewest: int
    most: int
    rules: list[RuleLine]
    handicap: HandicapLine | None
    pieces: dict[str, str]
    signs: list[SignLine]
    away: str
    bare: bool
    unwalked: str
    facts: list[FactLine]
    levels: list[LevelLine]
    pictured: list[PicturedLine]
    explained: bool


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


class Tile(Struct):
    """A board that can be played here, as a large picture: set up, drawn without words.

    ``name`` is the game's, ``edition`` the variant's.
    """

    game: str
    variant: str
    name: str
    edition: str
    pieces: dict[str, str]
    signs: list[SignLine]
    board: Geometry
