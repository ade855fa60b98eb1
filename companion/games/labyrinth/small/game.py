"""The small labyrinth as the rest of the house sees it; the parts stand beside it.

Knows: how they make up a variant of `companion.core.model.game.Game`. Refuses to know: everything else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.model.capabilities import Glance, Picture, Shown, Sign
from companion.core.model.game import Board, Outcome
from companion.core.model.inputs import Deed, Input, Refused, Taken
from companion.core.model.types import Mask, Say, Verdict
from companion.games.base import seats_in_order
from companion.games.labyrinth import signs
from companion.games.labyrinth.common import beginning, glance
from companion.games.labyrinth.common.base import LabyrinthBase
from companion.games.labyrinth.small import (
    board as small_board,
    judge as small_judge,
    lit_spots as small_lit_spots,
    next_inputs,
    notation,
    printed,
    rules as small_rules,
    sentences as small_sentences,
    table_changes,
)
from companion.games.labyrinth.small.box_contents import GRID
from companion.games.labyrinth.small.position import HouseRules, Position, begin


class Small(LabyrinthBase[Position]):
    """The small game's part of `labyrinth.LabyrinthGame`; it has no state of its own."""

    variants: tuple[str, ...] = ("small",)

    def board(self, variant: str) -> Board:  # noqa: ARG002 - there is one
        """Return sixteen fields, then 24 wall slots."""
        return small_board.board()

    def setup(
        self,
        variant: str,  # noqa: ARG002 - there is one
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,  # noqa: ARG002 - `LabyrinthGame` refuses one
    ) -> Position:
        """Return the starting position (SL-01, SL-02, SL-04, SL-06).

        Raises PositionError that names the fault.
        """
        options = {} if options is None else options
        order = seats_in_order(seats, beginning.SEATS)
        return begin(
            order,
            beginning.given(options, beginning.CORNERS) or beginning.corners(GRID, order),
            first=first or seats[0],
            box=notation.read_box(
                {**printed.read_printed(options), **beginning.given(options, beginning.BOX)}
            ),
            options=HouseRules.read(beginning.house_rules(options)),
        )

    load = staticmethod(notation.load)
    dump = staticmethod(notation.dump)

    def seat_to_move(self, position: Position) -> str:
        """Tell whose turn it is."""
        return position.seat

    def seats_in_play(self, position: Position) -> tuple[str, ...]:
        """Tell who plays, clockwise."""
        return position.seats

    expects = staticmethod(next_inputs.expects)

    def hear(self, position: Position, given: Input, seat: str = "") -> Taken[Position] | Refused:
        """Return the position after an input, or why not. Raises as `small_rules.hear`."""
        return self.check_seat(position, given, seat, small_rules.hear(position, given))

    footprints = staticmethod(small_board.footprints)
    picture = staticmethod(small_board.picture)

    def kinds(self, position: Position, picture: Mask) -> tuple[str | None, ...]:
        """Tell what stands on each spot."""
        return small_board.kinds(position, picture)

    def shows(self, position: Position, told: Iterable[Deed]) -> tuple[Shown, ...]:
        """Tell what is worth a light now."""
        return tuple(small_lit_spots.shows(position, told))

    beside = staticmethod(small_board.beside)
    judge = staticmethod(small_judge.judge)
    accept_moved = staticmethod(table_changes.accept_moved)
    leave = staticmethod(table_changes.leave)

    def outcome(self, position: Position) -> Outcome:
        """Tell whether it is over: with the last chip that a seat needs (SL-22)."""
        return Outcome(bool(position.winner), (position.winner,) if position.winner else ())

    def signs(self, position: Position) -> tuple[Sign, ...]:
        """Tell what else belongs into a picture."""
        return tuple(signs.small(position))

    ask = staticmethod(small_sentences.ask)

    def label(self, position: Position, given: Input) -> Say:  # noqa: ARG002 - the input says it
        """Tell one input in a few words."""
        return small_sentences.label(given)

    def tell(self, before: Position, given: Input, taken: Taken[Position]) -> Say:  # noqa: ARG002 - its deeds say all
        """Tell what an input has done."""
        return small_sentences.tell(before, taken)

    def glance(self, before: Position, given: Input, taken: Taken[Position]) -> Glance | None:  # noqa: ARG002 - its deeds say all
        """Tell an input at a glance; never a slot together with a colour."""
        after: Position = taken.position
        late = next((deed.value for deed in taken.deeds if deed.what == "called"), "")
        shown = Picture("", frm=GRID.fields[before.here], number=len(after.pulled))
        if any(deed.what == "chip" for deed in taken.deeds):
            shown = Picture("", number=len(after.chips[before.active]), most=after.need)
        return glance.glance(taken.deeds, shown, called=late or "".join(before.called[:1]))

    def slip(self, position: Position, illegal: Verdict) -> Glance | None:  # noqa: ARG002 - the reason says it
        """Tell what was not right."""
        return glance.slip(illegal)

    def standing(self, position: Position) -> Mapping[str, float]:
        """Return the share of the chips needed that each seat has."""
        return {
            seat: len(taken) / position.need
            for seat, taken in zip(position.seats, position.chips, strict=True)
        }
