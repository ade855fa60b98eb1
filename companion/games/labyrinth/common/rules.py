"""What each of the two labyrinths does for `labyrinth.LabyrinthGame`: the methods of `Game`, less the names.

Knows: the methods. Refuses to know: either game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from companion.core.model.capabilities import Shown, Sign
from companion.core.model.game import Board, Footprint, Illegal, Outcome, Try
from companion.core.model.inputs import Awaited, Deed, Input, Refused, Taken
from companion.core.model.types import Mask, Say

P = TypeVar("P")


class Rules(Protocol[P]):
    """One variant over its own positions ``P``; each method as in `Game`."""

    def board(self) -> Board:
        """Its board."""
        ...

    def setup(self, seats: Sequence[str], options: Any, first: str | None) -> P:
        """Its starting position."""
        ...

    def load(self, data: Mapping[str, Any]) -> P:
        """A position from its keys."""
        ...

    def dump(self, position: P) -> dict[str, Any]:
        """The keys of a position."""
        ...

    def public(self, position: P, *, over: bool) -> dict[str, Any]:
        """Those of them that anybody may see."""
        ...

    def seat(self, position: P) -> str:
        """Whose turn it is."""
        ...

    def seats(self, position: P) -> tuple[str, ...]:
        """Who plays."""
        ...

    def expects(self, position: P) -> tuple[Awaited, ...]:
        """What may come next."""
        ...

    def hear(self, position: P, given: Input, seat: str) -> Taken[P] | Refused:
        """What an input leads to."""
        ...

    def footprints(self, position: P) -> list[Footprint]:
        """What hands may do."""
        ...

    def picture(self, position: P) -> Mask:
        """The expected picture."""
        ...

    def kinds(self, position: P, picture: Mask) -> tuple[str | None, ...]:
        """What stands where."""
        ...

    def beside(self, position: P) -> tuple[str, ...]:
        """What lies beside the board."""
        ...

    def shows(self, position: P, told: Iterable[Deed]) -> tuple[Shown, ...]:
        """What is worth a light (`companion.core.model.capabilities.Shower`)."""
        ...

    def number(self, position: P) -> int | None:
        """The number that is to be moved."""
        ...

    def unrolled(self, position: P) -> P:
        """The position before it was told."""
        ...

    def judge(self, position: P, attempt: Try) -> Illegal:
        """Why hands may not do that."""
        ...

    def carried(self, position: P, moved: Sequence[tuple[int, int]]) -> P:
        """The position that carried pieces make."""
        ...

    def leave(self, position: P, seat: str) -> P:
        """The position after a player has left."""
        ...

    def outcome(self, position: P) -> Outcome:
        """How it stands."""
        ...

    def signs(self, position: P) -> tuple[Sign, ...]:
        """What else belongs into a picture (`companion.core.model.capabilities.Painter`)."""
        ...

    def ask(self, position: P, awaited: Awaited) -> Say:
        """What is waited for (`companion.core.model.capabilities.Teller`)."""
        ...

    def label(self, given: Input) -> Say:
        """One input in a few words."""
        ...

    def tell(self, before: P, taken: Taken[P]) -> Say:
        """What an input has done."""
        ...

    def standing(self, position: P) -> Mapping[str, float]:
        """How far each seat has come."""
        ...
