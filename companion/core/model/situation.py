"""A position of a game, and what the rules say of it: each asked of the game once, when somebody needs it.

Knows: the questions that are asked again and again of a position. Refuses to know: rules, and hands.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct

from companion.core.model.capabilities import Player
from companion.core.model.footprint import NOTHING_BEYOND, Beyond, Footprints
from companion.core.model.game import Board, Game, Outcome, union
from companion.core.model.inputs import Awaited
from companion.core.model.types import Kinds, Mask


class Situation(Struct, frozen=True, dict=True):
    """A position of a game; another one comes with every input."""

    game: Game[Any]
    board: Board
    position: Any

    def at(self, position: Any) -> Situation:
        """Return another position of the same game."""
        return Situation(self.game, self.board, position)

    @cached_property
    def outcome(self) -> Outcome:
        """Whether the game is over, and who has won."""
        return self.game.outcome(self.position)

    @cached_property
    def over(self) -> bool:
        """Whether the rules end the game here."""
        return bool(self.outcome.over)

    @cached_property
    def awaited(self) -> tuple[Awaited, ...]:
        """What may come next, the most wanted first."""
        return tuple(self.game.expects(self.position))

    @cached_property
    def seat(self) -> str:
        """Whose turn it is."""
        return self.game.seat_to_move(self.position)

    @cached_property
    def number(self) -> int | None:
        """The number that is to be moved, None while nobody has rolled."""
        return self.game.number(self.position)

    @cached_property
    def footprints(self) -> Footprints:
        """All inputs that hands can make on the board now; none once the game is over."""
        return Footprints() if self.over else Footprints(self.game.footprints(self.position))

    @cached_property
    def _chosen(self) -> dict[tuple[str, str], tuple[str, Footprints]]:
        return {}

    def chosen(self, level: str, luck: str) -> tuple[str, Footprints]:
        """Tell what the game's own player plays here, and what hands then do; no hands move for a pass.

        The same each time for the same ``luck``, a text: what a level leaves to chance follows from it.
        """
        if (known := self._chosen.get((level, luck))) is not None:
            return known
        import hashlib  # noqa: PLC0415 - it takes 4 ms, and a filter needs none of it

        assert isinstance(self.game, Player)
        digest = hashlib.sha256(luck.encode()).digest()
        move, _ = self.game.best(self.position, level, int.from_bytes(digest[:6]) / (1 << 48))
        steps = Footprints(footprint for footprint in self.footprints if footprint.move == move)
        found = self._chosen[level, luck] = move, steps
        return found

    @cached_property
    def beside(self) -> tuple[str | None, ...]:
        """What lies on the places beside the board."""
        return tuple(self.game.beside(self.position))

    @cached_property
    def beyond(self) -> Beyond:
        """What lies beside the board, and which spots are apart from the others."""
        count, apart = len(self.beside), self.board.apart | self.board.handed
        return Beyond(len(self.board.spots), count, apart) if count or apart else NOTHING_BEYOND

    @cached_property
    def unplayed_places(self) -> Mask:
        """The houses of seats that nobody plays; what stands there from the start is no part of the game."""
        idle = {*self.game.seats}.difference(self.game.seats_in_play(self.position))
        return union(pool.mask for pool in self.board.pools if pool.kind in idle)

    @cached_property
    def finish(self) -> Mask:
        """The spots on which a piece has ended its game while others play on; it may stay there or go."""
        return self.board.final if self.outcome.winners and not self.over else 0

    @cached_property
    def homes_of_winners(self) -> Mask:
        """The houses of seats that have ended their game while others play on."""
        if not self.finish:
            return 0
        return union(pool.mask for pool in self.board.pools if pool.kind in self.outcome.winners)

    @cached_property
    def _standing(self) -> dict[Mask, Kinds]:
        return {}

    def standing(self, picture: Mask) -> Kinds:
        """Tell what stands where in a picture, and then what lies on the places beside the board."""
        if (known := self._standing.get(picture)) is None:
            known = self._standing[picture] = (*self.game.kinds(self.position, picture), *self.beside)
        return known
