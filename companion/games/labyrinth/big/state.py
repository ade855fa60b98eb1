"""The big game's state: what anybody may see (`Position`), and what nobody may (`Secret`), two types.

Knows: what the box holds (BL-01 to BL-05), where figures stand, who has which chips, what is awaited, the
house rules agreed on. Refuses to know: what may be done next (`big/next_inputs`), and what it leads to
(`big/rules`).

What is worked out from a `Position` alone cannot give a wall away. Only `State` holds both.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import Struct, field

from companion.core.model.game import union
from companion.core.model.house_rules_json import RulesInJson
from companion.core.model.secretive import Secretive
from companion.core.model.types import Mask
from companion.games.labyrinth.big.known_walls import Known
from companion.games.labyrinth.common.grid import grid

GRID = grid(6, 6)
FACES = (1, 2, 2, 3, 3, 4)
"""The number on each face of the die (BL-05)."""
MOST_WALLS = 24
"""Walls in the box (BL-02)."""
CHIPS_TO_WIN = 5
"""BL-12."""
_NEAR = {near for corner in GRID.corners for near in (corner, *GRID.neighbours[corner])}
SYMBOLS: Mask = GRID.all_fields & ~sum(1 << near for near in _NEAR)
"""The fields with a symbol: all but the corners and the fields next to them (BL-04)."""
FEWEST_WALLS = 12
"""Walls that the companion draws at least: with fewer there is nothing to remember."""
CHOICES: Mapping[str, tuple[int, ...]] = {"walls": (0, *range(FEWEST_WALLS, MOST_WALLS + 1))}
"""What an option may be that is no yes or no."""


class Phase(StrEnum):
    """What is awaited."""

    REVEAL = "reveal"
    ROLL = "roll"
    MOVE = "move"
    HOME = "home"
    OVER = "over"


class HouseRules(RulesInJson, frozen=True):
    """How the rules are read where the box does not say; the defaults are the proposed readings.

    Args:
        reserve_start: nobody stops on another's start corner (BA1); else a figure that has to go back to an
            occupied corner waits beside it.
        may_stay: the whole roll may be forfeited (BA2); else one step at least, where one is possible.
        home_when_blocked: where not ``may_stay`` and no step is possible, the figure goes home; else it stays
            (BA3).
        exact: the target counts only where a move ends on it, not where it is entered (BA4).
        redraw_under: a symbol drawn under a figure is laid back and another drawn; else it is awarded (BA5,
            BL-11).
        walls: so many hidden walls (12 to 24) are drawn by the companion when a game begins; 0: walls and
            balls are in the board, and nobody knows where.
        memory_aid: walls that play has shown are shown: a help for children.
    """

    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = CHOICES
    reserve_start: bool = True
    may_stay: bool = True
    home_when_blocked: bool = False
    exact: bool = False
    redraw_under: bool = False
    walls: int = 0
    memory_aid: bool = False


class Position(Struct, frozen=True):
    """What anybody at the table may see. The tuples are parallel to ``seats``; fields are numbers of `GRID`.

    Args:
        seats: the seats in play, in order round the table.
        corners: where each began, and goes back to.
        pos: the field of each seat's figure.
        chips: the symbols that each has taken.
        active: whose turn it is, an index of ``seats``.
        balls: whether balls under the board tell of a drop; else the walls are the companion's.
        target: the field whose symbol lies revealed; None while one is to be drawn.
        phase: what is awaited.
        steps: the steps left while moving, else 0.
        moved: whether a step of this roll has been taken.
        beside: by index of ``seats``, the figures that wait beside their corner instead of on it (BA1).
        mover: in ball mode, until the next step, whose move has ended last.
        late: in ball mode, until the next step after a chip: who took it and its symbol, then those awarded
            since; a ball that comes out only now would take them all back.
        doubt: such a ball has come out, and it is asked whether that figure had run into a wall.
        options: how the rules are read.
    """

    seats: tuple[str, ...]
    corners: tuple[int, ...]
    pos: tuple[int, ...]
    chips: tuple[Mask, ...]
    active: int
    balls: bool
    target: int | None = None
    phase: Phase = Phase.REVEAL
    steps: int = 0
    moved: bool = False
    beside: Mask = 0
    mover: int | None = None
    late: tuple[tuple[int, int], ...] = ()
    doubt: bool = False
    options: HouseRules = field(default_factory=HouseRules)

    @property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.seats[self.active]

    @property
    def everybody(self) -> tuple[str, ...]:
        """All seats, the one whose turn it is first."""
        return (*self.seats[self.active :], *self.seats[: self.active])

    @property
    def here(self) -> int:
        """The field of the figure whose turn it is."""
        return self.pos[self.active]

    @property
    def rolling(self) -> int | None:
        """Whose ball may still be rolling though the move has ended: `mover`'s, until the next number."""
        return self.mover if self.phase is Phase.ROLL else None

    @property
    def belated(self) -> bool:
        """Whether a ball that comes out now would take a chip back: before the next number."""
        return bool(self.late) and self.phase in (Phase.REVEAL, Phase.ROLL, Phase.OVER)

    @property
    def bag(self) -> Mask:
        """The symbols still in the bag."""
        out = 0 if self.target is None else 1 << self.target
        return SYMBOLS & ~out & ~union(self.chips)

    @property
    def winner(self) -> str:
        """The seat with five chips (BL-12); empty while there is none, or it is asked whether that holds."""
        return "" if self.doubt else self.fullest

    @property
    def fullest(self) -> str:
        """The seat with five chips, also while it is asked whether they hold; empty while there is none."""
        counts = zip(self.seats, map(int.bit_count, self.chips), strict=True)
        return next((seat for seat, count in counts if count >= CHIPS_TO_WIN), "")

    def on(self, spot: int, *, but: int | None = None) -> int | None:
        """Return the index of the seat with a figure on a field, leaving one seat out, or None."""
        for number, each in enumerate(self.pos):
            if each == spot and number != but and not self.beside >> number & 1:
                return number
        return None

    @property
    def occupied(self) -> Mask:
        """The fields with a figure."""
        return union(1 << spot for number, spot in enumerate(self.pos) if not self.beside >> number & 1)


class Secret(Secretive, frozen=True):
    """What nobody may see: it never reaches a page, and its text (`repr`) gives nothing away.

    Args:
        walls: the slots with a wall; None in ball mode, where nobody knows them.
        known: what play has shown of them; for a table that wants a memory aid.
        last_crossed: in ball mode, the slots crossed in the last move: open only if no ball comes out before
            the next number.
        unseen: in ball mode, a part of that path was not seen.
    """

    hides: ClassVar[tuple[str, ...]] = ("walls", "known", "last_crossed", "unseen")
    walls: Mask | None
    known: Known = Known()
    last_crossed: Mask = 0
    unseen: bool = False


class State(Struct, frozen=True):
    """A whole game: what everybody sees, and what nobody does."""

    position: Position
    secret: Secret
