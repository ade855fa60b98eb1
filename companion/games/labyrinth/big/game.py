"""The big labyrinth as the rest of the house sees it; the parts stand beside it.

Knows: how they make up a variant of `companion.core.model.game.Game`, and which maze a text stands for.
Refuses to know: where that text comes from, and everything else.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.core.model.capabilities import Glance, Picture, Shown, Sign
from companion.core.model.errors import PositionError
from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Board, Illegal, Outcome, Try
from companion.core.model.inputs import Awaited, Deed, Input, Refused, Taken
from companion.core.model.types import Mask, Say, Verdict
from companion.games.base import seats_in_order
from companion.games.labyrinth import signs
from companion.games.labyrinth.big import (
    board as big_board,
    judge as big_judge,
    lit_spots as big_lit_spots,
    next_inputs,
    notation,
    rules as big,
    sentences as big_sentences,
    table_changes,
)
from companion.games.labyrinth.big.state import CHIPS_TO_WIN, GRID, SYMBOLS, HouseRules, Phase, State
from companion.games.labyrinth.common import beginning, glance
from companion.games.labyrinth.common.base import LabyrinthBase
from companion.games.labyrinth.common.maze import fair_maze

CANDIDATES = 16
"""Mazes of which the fairest is taken: with more the worst corner is hardly better off."""


class Big(LabyrinthBase[State]):
    """The big game's part of `labyrinth.LabyrinthGame`; it has no state of its own."""

    variants: tuple[str, ...] = ("big",)

    def board(self, variant: str) -> Board:  # noqa: ARG002 - there is one
        """Return thirty-six fields, then four ball outlets."""
        return big_board.board()

    def setup(
        self,
        variant: str,  # noqa: ARG002 - there is one
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        first: str | None = None,
        handicap: Mapping[str, int] | None = None,  # noqa: ARG002 - `LabyrinthGame` refuses one
    ) -> State:
        """Return the starting position (BL-01 to BL-03). Raises PositionError that names the fault.

        With the option ``walls`` there is the maze that the text ``maze`` among the options stands for, the
        fairest of some; the same text gives the same maze for the same corners.
        """
        options = {} if options is None else options
        order = seats_in_order(seats, beginning.SEATS)
        corners = beginning.given(options, beginning.CORNERS) or beginning.corners(GRID, order)
        rules = HouseRules.read(beginning.house_rules(options))
        text = options.get(beginning.MAZE, "")
        if not isinstance(text, str):
            raise PositionError(f"option {beginning.MAZE} must be a text, not {text!r}")
        state = big.begin(order, corners, walls=None, first=first or seats[0], options=rules)
        if not rules.walls:
            return state
        walls = fair_maze(
            GRID, rules.walls, text, starts=state.position.corners, targets=SYMBOLS, candidates=CANDIDATES
        )
        return State(replace(state.position, balls=False), replace(state.secret, walls=walls))

    load = staticmethod(notation.load_state)

    def dump(self, position: State) -> dict[str, Any]:
        """Return the position as those keys, with what is hidden."""
        return notation.dump_state(position)

    def public(self, position: State, *, over: bool, seat: str = "") -> dict[str, Any]:  # noqa: ARG002 - nobody may see more
        """Tell it without what is hidden, until the game is over."""
        return notation.dump_state(position) if over else notation.dump(position.position)

    def seat_to_move(self, position: State) -> str:
        """Tell whose turn it is."""
        return position.position.seat

    def seats_in_play(self, position: State) -> tuple[str, ...]:
        """Tell who plays, clockwise."""
        return position.position.seats

    def expects(self, position: State) -> tuple[Awaited, ...]:
        """Tell what may come next."""
        return next_inputs.expects(position.position)

    def hear(self, position: State, given: Input, seat: str = "") -> Taken[State] | Refused:
        """Return the position after an input, or why not. Raises MoveError for a word of no input."""
        return self.check_seat(position, given, seat, big.hear(position, given))

    def footprints(self, position: State) -> list[Footprint]:
        """Tell what hands may do on the board now."""
        return big_board.footprints(position.position)

    def picture(self, position: State) -> Mask:
        """Return the expected picture."""
        return big_board.picture(position.position)

    def kinds(self, position: State, picture: Mask) -> tuple[str | None, ...]:
        """Tell what stands on each spot."""
        return big_board.kinds(position.position, picture)

    def shows(self, position: State, told: Iterable[Deed]) -> tuple[Shown, ...]:  # noqa: ARG002 - the state knows
        """Tell what is worth a light now."""
        return tuple(big_lit_spots.shows(position.position, position.secret.known))

    def beside(self, position: State) -> tuple[str, ...]:
        """Return the figures that wait beside their corners."""
        return big_board.beside(position.position)

    def number(self, position: State) -> int | None:
        """Return the number rolled, until the first step."""
        now = position.position
        return now.steps if now.phase is Phase.MOVE and not now.moved else None

    def unrolled(self, position: State) -> State:
        """Return the position before that number was told; a ball that rolled then rolls no more."""
        if self.number(position) is None:
            return position
        return State(replace(position.position, phase=Phase.ROLL, steps=0), position.secret)

    def judge(self, position: State, attempt: Try) -> Illegal:
        """Tell why this is none of the inputs of hands; no wall has a part in it."""
        return big_judge.judge(position.position, attempt)

    accept_moved = staticmethod(table_changes.accept_moved)

    def leave(self, position: State, seat: str) -> State:
        """Return the position after a player has left."""
        return table_changes.leave(position, seat)

    def outcome(self, position: State) -> Outcome:
        """Tell whether it is over: with the fifth chip of a seat (BL-12)."""
        won = position.position.winner
        return Outcome(bool(won), (won,) if won else ())

    def signs(self, position: State) -> tuple[Sign, ...]:
        """Tell what else belongs into a picture."""
        return tuple(signs.big(position.position, position.secret.known))

    def ask(self, position: State, awaited: Awaited) -> Say:
        """Tell what is waited for."""
        return big_sentences.ask(position.position, awaited)

    def label(self, position: State, given: Input) -> Say:  # noqa: ARG002 - the input says it
        """Tell one input in a few words."""
        return big_sentences.label(given)

    def tell(self, before: State, given: Input, taken: Taken[State]) -> Say:  # noqa: ARG002 - its deeds say all
        """Tell what an input has done; never where a wall is."""
        return big_sentences.tell(before.position, taken.position.position, taken.deeds)

    def glance(self, before: State, given: Input, taken: Taken[State]) -> Glance | None:  # noqa: ARG002 - its deeds say all
        """Tell an input at a glance; never where a wall is."""
        now, after = before.position, taken.position.position
        if (chip := next((deed for deed in taken.deeds if deed.what == "chip"), None)) is not None:
            count = after.chips[after.seats.index(chip.seat)].bit_count()
            return glance.glance(taken.deeds, Picture("", number=count, most=CHIPS_TO_WIN))
        here = GRID.fields[now.here]
        path = (here, *(deed.spot for deed in taken.deeds if deed.what == "stepped"))
        return glance.glance(taken.deeds, Picture("", frm=here, path=path))

    def slip(self, position: State, illegal: Verdict) -> Glance | None:
        """Tell what was not right; of a figure that went too far by how much, as if there were no walls."""
        fields, ends = 0, (*illegal.wrong, *illegal.missing)
        if len(ends) == 2 and all(spot in GRID.fields for spot in ends):
            (x, y), (to_x, to_y) = (GRID.place(GRID.field(spot)) for spot in ends)
            fields = abs(to_x - x) + abs(to_y - y)
        return glance.slip(illegal, fields=fields, die=position.position.steps)

    def standing(self, position: State) -> Mapping[str, float]:
        """Return the share of the chips needed that each seat has."""
        now = position.position
        return {
            seat: taken.bit_count() / CHIPS_TO_WIN for seat, taken in zip(now.seats, now.chips, strict=True)
        }
