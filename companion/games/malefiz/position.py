"""A Malefiz position: one immutable value, as bit sets and counts.

Knows: what is where, whose turn it is, and the house rules agreed on. Refuses to know: what may be moved
(moves.py), and how it is written (notation.py).
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from msgspec import Struct, field
from msgspec.structs import force_setattr

from companion.core.model.errors import PositionError
from companion.core.model.game import bits, union
from companion.core.model.house_rules_json import RulesInJson
from companion.core.model.types import Mask
from companion.games.malefiz.board import FOREST, Ground, ground

BARRICADE_ROWS = (1, 2)
"""How many of the lowest rows may be kept free of barricades."""

CACHE_SIZE = 2000
"""So many lists of sources are kept, so that no play can fill the memory."""


class HouseRules(RulesInJson, frozen=True):
    """What a table may agree on.

    Args:
        capture_own: own pawns may be captured (MA-08).
        may_pass: passing is allowed although a pawn could move (MA-14).
        barricade_rows_forbidden: 1 or 2 lowest rows that take no barricade (MA-11).
        six_again: who has moved a six is to move again (against MA-03).
        play_for_places: the others play on after the first goal (against MA-15).
        untyped_die: the table rolls its own die and tells no number: a turn counts if any number makes it.
    """

    capture_own: bool = True
    may_pass: bool = False
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {"barricade_rows_forbidden": BARRICADE_ROWS}
    barricade_rows_forbidden: int = 1
    six_again: bool = False
    play_for_places: bool = False
    untyped_die: bool = False

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read house rules from JSON. Raises PositionError that names an unknown option or a wrong value."""
        made = super().read(data)
        if made.untyped_die and made.six_again:
            raise PositionError("options: with untyped_die nobody sees a six, so six_again must be false")
        return made


class _Listed(dict[Mask, tuple[int, ...]]):
    """The sources in a mask of them, the highest first; found when first asked for."""

    def __missing__(self, mask: Mask) -> tuple[int, ...]:
        if len(self) >= CACHE_SIZE:
            self.clear()
        self[mask] = tuple(bits(mask)[::-1])
        return self[mask]


LISTED = _Listed()


class Position(Struct, frozen=True):
    """One position. ``pawns``, ``house`` and ``forest`` are parallel to ``seats``.

    Args:
        variant: ``classic`` or ``fast``.
        seats: the seats in play, in order round the table.
        turn: the number in ``seats`` of the seat to move.
        pawns: the fields on which each seat's pawns stand.
        barricades: the fields on which barricades stand.
        house: pawns of each seat in its house.
        forest: pawns of each seat in the forest (all 0 on classic).
        options: the house rules.
        places: the seats that have reached the goal, in order of finishing.
        die: the number that is to be moved, 0 while nobody has rolled.
        sources: where pawns of the seat to move are (as in walk_tables.py), each once, the highest first.
            Whatever is handed in is replaced.
    """

    variant: str
    seats: tuple[str, ...]
    turn: int
    pawns: tuple[Mask, ...]
    barricades: Mask
    house: tuple[int, ...]
    forest: tuple[int, ...]
    options: HouseRules = field(default_factory=HouseRules)
    places: tuple[str, ...] = ()
    die: int = 0
    sources: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Find `sources` once for all lists of targets."""
        turn = self.turn
        sources = self.pawns[turn]
        if self.house[turn]:
            sources |= ground(self.variant).doors[self.seats[turn]]
        if self.forest[turn]:
            sources |= ground(self.variant).doors[FOREST]
        force_setattr(self, "sources", LISTED[sources])

    @property
    def ground(self) -> Ground:
        """The board it is on."""
        return ground(self.variant)

    @property
    def seat(self) -> str:
        """The seat to move."""
        return self.seats[self.turn]

    @property
    def own(self) -> Mask:
        """The fields on which pawns of the seat to move stand."""
        return self.pawns[self.turn]

    @property
    def all_pawns(self) -> Mask:
        """The fields on which pawns stand."""
        return union(self.pawns)

    @property
    def occupied(self) -> Mask:
        """The fields on which a pawn or a barricade stands."""
        return self.all_pawns | self.barricades

    @property
    def unfinished(self) -> tuple[str, ...]:
        """The seats that still play for the goal."""
        return tuple(seat for seat in self.seats if seat not in self.places)

    @property
    def over(self) -> bool:
        """Whether the game is over: first goal (MA-15), or one seat left with ``play_for_places``."""
        return bool(self.places) and (not self.options.play_for_places or len(self.unfinished) < 2)

    def owner(self, spot: int) -> int | None:
        """Return the number in ``seats`` of the pawn on a field; None where no pawn stands."""
        for number, mask in enumerate(self.pawns):
            if mask >> spot & 1:
                return number
        return None

    def pool_of_captive(self, spot: int) -> str:
        """Tell where the pawn on a field goes when captured: ``forest`` (MF-04) or its own house (MA-08).

        Raises ValueError where no pawn stands.
        """
        if (number := self.owner(spot)) is None:
            raise ValueError(f"no pawn on {self.ground.board.spots[spot]}")
        return "forest" if self.ground.village >> spot & 1 else self.seats[number]
