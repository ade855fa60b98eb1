"""The position of a small labyrinth game, and how one begins.

Knows: what is known to everybody at the table. A colour is known only once its wall was pulled and read; that
of a wall in its slot is in no position (SL-02), so nothing here can give it away. Refuses to know: what may
happen next (`small/next_inputs`), and who remembers what (`small/memory`).
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from companion.core.model.errors import PositionError
from companion.core.model.house_rules_json import RulesInJson
from companion.core.model.types import Mask
from companion.games.labyrinth.common.beginning import SEATS
from companion.games.labyrinth.small.box_contents import CHIPS_TO_WIN, GRID, BoxContents

PHASES = ("reveal", "place", "call", "ask", "pull", "read", "put", "over")
"""``reveal``: the next target is drawn; ``place``: it is displaced, people tell where to; ``call``: a colour,
a step or the end of the turn; ``ask``: a wall was pulled, which colour was called? ``pull``: a wall;
``read``: its colour; ``put``: the pulled walls go back; ``over``."""

UNREAD = ""
"""The colour of a pulled wall that nobody has read."""

NOWHERE = -1
"""No field, or no slot."""


class HouseRules(RulesInJson, frozen=True):
    """How to read what the rules leave open; the defaults are the proposed readings.

    Args:
        open_gap_free: SA1, one may walk through any gap opened in this turn; else only through the one opened
            last, before anything else.
        may_stay: SA2, after a right call one need not step.
        may_stop: SA3, one may end the turn by oneself; else only where nothing else is left to do.
        both_calls_first: SA4, for a jump both colours are called before the first wall is pulled.
        open_side_free: SA5, in a jump only walls that still stand are called; else both walls must be
            opened for it, one right after the other.
        may_decline_jump: SA6, who has opened the wall to an occupied field need not go on jumping.
        chain_jump: SA7, where a jump would land on a figure, that one is passed too.
        reveal_first: SA8, the next target is revealed before the walls are put back.
        foreign_pull_back: SA9, a wall too many, or of another field, is put back and the turn goes on;
            else the turn ends as after an early pull (SL-11).
        ask_late_call: SA12, after a pull without a call it is asked what was called; else the turn ends
            (SL-11).
        memory_aid: the colours that everybody has seen go into their slots are shown: a help for children
            (SL-02 hides them).
    """

    open_gap_free: bool = True
    may_stay: bool = True
    may_stop: bool = True
    both_calls_first: bool = False
    open_side_free: bool = True
    may_decline_jump: bool = True
    chain_jump: bool = True
    reveal_first: bool = True
    foreign_pull_back: bool = True
    ask_late_call: bool = True
    memory_aid: bool = False


class Position(Struct, frozen=True):
    """One moment of a game.

    Args:
        box, options: what was settled before.
        seats: who plays, clockwise.
        corners: where each seat began.
        pos: the field of each seat's figure.
        chips: the symbols that each seat has taken, oldest first.
        left: the markers that lie face down; their order is nobody's knowledge.
        active: whose turn it is, an index of ``seats``.
        phase: one of `PHASES`.
        target: (symbol, the field where its marker lies); None while there is none.
        empty: the slots without a wall.
        pulled: the colours of the walls beside the board, oldest first.
        called: the colours called and not yet used.
        pair: the first of two calls was right, the second counts for the next wall (SA4).
        last: the slot of the wall pulled last, while its colour is to be read.
        fresh: the gaps opened by right calls since the last step, oldest first.
        drawn: the symbol whose marker is to be placed.
        back: the slots filled since the turn ended, until the next player does something.
        ended: the turn is over but for the target and the walls.
        winner: the seat that has won.
    """

    box: BoxContents
    options: HouseRules
    seats: tuple[str, ...]
    corners: tuple[int, ...]
    pos: tuple[int, ...]
    chips: tuple[tuple[str, ...], ...]
    left: tuple[str, ...]
    active: int = 0
    phase: str = "reveal"
    target: tuple[str, int] | None = None
    empty: Mask = 0
    pulled: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    pair: bool = False
    last: int = NOWHERE
    fresh: tuple[int, ...] = ()
    drawn: str = ""
    back: Mask = 0
    ended: bool = False
    winner: str = ""

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
    def occupied(self) -> Mask:
        """The fields with a figure."""
        return sum(1 << spot for spot in self.pos)

    @property
    def need(self) -> int:
        """The chips that win (SL-22)."""
        return CHIPS_TO_WIN[len(self.seats)]


def begin(
    seats: Sequence[str],
    corners: Mapping[str, str],
    *,
    first: str | None = None,
    box: BoxContents | None = None,
    options: HouseRules | None = None,
    walls: Mask = GRID.all_slots,
) -> Position:
    """Return the position once walls and figures stand (SL-01, SL-02, SL-04, SL-06).

    The first target comes next.

    Args:
        seats: two to four, clockwise round the table.
        corners: the corner of each seat's figure, by its name.
        first: who got lost most recently, and so begins; the first of ``seats`` where nobody says.
        box: what is in the box.
        options: the house rules.
        walls: the slots in which a wall stands.

    Raises:
        PositionError: it names the fault.
    """
    order = tuple(seats)
    if not 2 <= len(order) <= 4 or len(set(order)) != len(order):
        raise PositionError(f"two to four different seats play, not {list(order)!r}")
    if strange := [seat for seat in order if seat not in SEATS]:
        raise PositionError(f"unknown seat {strange[0]!r}: seats are {', '.join(SEATS)}")
    if first is not None and first not in order:
        raise PositionError(f"{first!r} cannot begin: {', '.join(order)} play")
    if walls != GRID.all_slots:
        gaps = ", ".join(GRID.slot_names(GRID.all_slots & ~walls))
        raise PositionError(f"a wall is missing at {gaps}: all {len(GRID.slots)} slots must be full")
    filled = box or BoxContents()
    where = _corners(order, corners)
    return Position(
        filled,
        options or HouseRules(),
        order,
        where,
        where,
        ((),) * len(order),
        tuple(sorted(symbol for symbol, _ in filled.symbols)),
        active=order.index(first) if first is not None else 0,
    )


def _corners(seats: Sequence[str], corners: Mapping[str, str]) -> tuple[int, ...]:
    if set(corners) != set(seats):
        raise PositionError(
            f"each of {', '.join(seats)} needs a corner, given are {', '.join(corners) or 'none'}"
        )
    where = tuple(GRID.field(corners[seat]) for seat in seats)
    for seat, spot in zip(seats, where, strict=True):
        if spot not in GRID.corners:
            raise PositionError(f"{seat} must begin on a corner, not on {GRID.fields[spot]}")
    if len(set(where)) != len(where):
        raise PositionError("two figures on one corner: each needs its own")
    if len(where) == 2 and GRID.opposite(where[0]) != where[1]:
        raise PositionError("two players begin on opposite corners")
    return where
