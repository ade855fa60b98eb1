"""Who put what where: all arrangements that fit the touches, and which turns they can end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.core.model.fast_replace import replace
from companion.core.model.footprint import Footprint
from companion.core.model.game import Arrangement, Board, Pool
from companion.core.model.session.tracked import TurnStart
from companion.core.model.types import Touch
from companion.core.tracking import arrangements as hands

BOARD = Board(
    name="row",
    spots=("a1", "b1", "c1", "d1", "red:1", "red:2", "blue:1"),
    xy=((0.0, 0.0),) * 7,
    edges=(),
    pools=(Pool("red", 0b0110000, "red"), Pool("blue", 0b1000000, "blue")),
)
HOME = Arrangement((), ())
A, B, C, D, RED1, RED2, BLUE1 = range(7)


def mask(*spots: int) -> int:
    return sum(1 << spot for spot in spots)


def follow(start: int, *touches: int) -> set[tuple[tuple[tuple[int, int], ...], tuple[int, ...]]] | None:
    """The arrangements after touches of these spots, each turning the spot over, as (moved, held)."""
    picture, arrangements = start, frozenset({HOME})
    for at_ms, spot in enumerate(touches):
        picture ^= 1 << spot
        found = hands.follow(arrangements, TurnStart(start), Touch(at_ms, spot, bool(picture >> spot & 1)))
        if found is None:
            return None
        arrangements = found
    return {(one.moved, one.held) for one in arrangements}


@pytest.mark.parametrize(
    ("touches", "ways"),
    [
        pytest.param([A], {((), (A,))}, id="lifted"),
        pytest.param([A, A], {((), ())}, id="lifted and put back is nothing"),
        pytest.param([A, D], {(((D, A),), ())}, id="moved"),
        pytest.param([A, D, D], {((), (A,))}, id="moved and lifted again"),
        pytest.param([A, D, D, A], {((), ())}, id="moved and put back is nothing"),
        pytest.param([A, C, C, D], {(((D, A),), ())}, id="tapped on the way"),
        pytest.param([A, A, B, B], {((), ())}, id="two bumps, one after the other"),
        pytest.param(
            [A, B, A, B], {((), ()), (((A, B), (B, A)), ())}, id="two in the air at once may change places"
        ),
        pytest.param([A, B, D], {(((D, A),), (B,)), (((D, B),), (A,))}, id="either of two is put down"),
        pytest.param(
            [A, B, B, D],
            {(((D, A),), ()), (((B, A), (D, B)), ())},
            id="a bump while another is in the air may have been a change",
        ),
    ],
)
def test_touches_leave_these_arrangements(
    touches: list[int], ways: set[tuple[tuple[tuple[int, int], ...], tuple[int, ...]]]
) -> None:
    assert follow(mask(A, B), *touches) == ways


@pytest.mark.parametrize(
    ("touches", "what"),
    [
        ([Touch(0, D, on=True)], "something is put down and nothing was in the air"),
        ([Touch(0, D, on=False)], "something is lifted where nothing stood"),
        ([Touch(0, A, on=True)], "something is put where a piece stands"),
        ([Touch(0, A, on=False), Touch(1, A, on=False)], "the same piece is lifted twice"),
        ([Touch(0, A, on=False), Touch(1, D, on=True), Touch(2, D, on=True)], "two stand on one spot"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_missed_lift_shows(touches: list[Touch], what: str) -> None:
    arrangements: frozenset[Arrangement] | None = frozenset({HOME})
    for touch in touches:
        assert arrangements is not None, what
        arrangements = hands.follow(arrangements, TurnStart(mask(A, B)), touch)
    assert arrangements is None, what


def test_of_more_than_can_be_followed_those_are_kept_in_which_most_pieces_are_at_home() -> None:
    start = (1 << 7) - 1
    assert len(follow(start, *range(5), *range(5)) or ()) == 120
    six = follow(start, *range(6), *range(6)) or set()
    assert 0 < len(six) <= hands.LEFT
    assert ((), ()) in six


def test_the_order_in_which_a_piece_wandered_does_not_matter() -> None:
    ways = [follow(mask(A), *path) for path in ([A, D], [A, B, B, D], [A, C, C, B, B, D])]
    assert all(one == other for one, other in pairwise(ways))


# --- which turns an arrangement fits -----------------------------------------------------------

KINDS = ("red", "blue", "barricade", None, "red", None, None)
START = mask(A, B, C, RED1)
PLAIN = Footprint("a1-d1", mask(A), mask(D), arrivals=((D, mask(A)),))
OUT = Footprint("house-d1", 0, mask(D), pools=((0, -1),), pool_lifts=(0,), arrivals=((D, mask(RED1, RED2)),))
CAPTURE = Footprint(
    "a1xb1",
    mask(A),
    0,
    lifted=mask(B),
    pools=((1, 1),),
    arrivals=((B, mask(A)),),
    pool_arrivals=((1, mask(B)),),
)
OFF = Footprint("a1-off", mask(A), 0, arrivals=((len(BOARD.spots), mask(A)),))
TAKE = Footprint("a1*c1>d1", mask(A), mask(D), lifted=mask(C), arrivals=((C, mask(A)), (D, mask(C))))


@pytest.mark.parametrize(
    ("footprint", "moved", "held", "fits", "ends"),
    [
        (PLAIN, [], [A], True, False),
        (PLAIN, [(D, A)], [], True, True),
        (PLAIN, [(D, B)], [], False, False),
        (PLAIN, [(D, RED1)], [], False, False),
        (PLAIN, [(D, RED1)], [A], True, False),  # a pawn of the same colour stands in
        (PLAIN, [(D, RED1), (RED1, A)], [], True, True),
        (PLAIN, [(D, A)], [B], True, False),  # one is still in the air
        (PLAIN, [(RED2, A)], [], False, False),  # nobody has left the house
        (PLAIN, [(RED2, A)], [RED1], True, False),
        (OUT, [(D, RED1)], [], True, True),
        (OUT, [(RED2, RED1)], [], True, False),  # moved within its house
        (OUT, [(D, A)], [], False, False),
        (OUT, [(D, A), (A, RED1)], [], True, True),
        (CAPTURE, [(B, A)], [B], True, False),
        (CAPTURE, [(B, A), (BLUE1, B)], [], True, True),
        (CAPTURE, [(BLUE1, B)], [], True, False),  # the captured pawn first
        (CAPTURE, [(BLUE1, A), (B, B)], [], False, False),
        (CAPTURE, [(B, A), (RED2, B)], [], False, False),  # in the wrong house
        (TAKE, [(D, C)], [], True, False),  # the barricade first
        (TAKE, [(C, A)], [C], True, False),
        (TAKE, [(C, A), (D, C)], [], True, True),
        (TAKE, [(D, A)], [C], False, False),  # the pawn where the barricade should go
        (OFF, [], [A], True, True),
        (OFF, [], [B], True, False),  # another piece was taken off the board
    ],
)
def test_an_arrangement_fits_a_turn_and_ends_it(
    footprint: Footprint, moved: list[tuple[int, int]], held: list[int], fits: bool, ends: bool
) -> None:
    arrangement = Arrangement(tuple(sorted(moved)), tuple(sorted(held)))
    assert hands.fits(BOARD, KINDS, arrangement, footprint) == fits
    assert hands.ends(BOARD, KINDS, arrangement, footprint) == ends


def test_sorted_ways_tell_of_many_turns_which_ways_fit() -> None:
    """All ways of two pieces, each anywhere or in the air, and all turns of a pawn that takes a barricade."""
    to = (None, *range(len(BOARD.spots)))
    ways = [
        Arrangement(
            tuple(sorted((spot, one) for one, spot in ((A, a), (C, c)) if spot not in (None, one))),
            tuple(one for one, spot in ((A, a), (C, c)) if spot is None),
        )
        for a in to
        for c in to
        if a is None or a != c
    ]
    turns = [replace(TAKE, arrivals=((C, 1 << A), (place, 1 << C))) for place in (A, B, D)]
    turns += [PLAIN, OUT, CAPTURE]
    known = hands.SortedWays(BOARD, KINDS, ways)
    for turn in (*turns, *turns[::-1]):
        assert known.fitting(turn) == [way for way in ways if hands.fits(BOARD, KINDS, way, turn)], turn


def test_a_swap_of_two_colours_is_no_end_of_a_move_but_a_swap_of_two_alike_is() -> None:
    swapped = Arrangement(((A, B), (B, A)), ())
    assert not hands.fits(BOARD, KINDS, swapped, PLAIN)
    assert hands.fits(BOARD, ("red", "red", *KINDS[2:]), swapped, PLAIN)


def test_of_two_pawns_only_one_may_take_the_place_of_one_that_left_the_house() -> None:
    kinds = ("red", "blue", "red", *KINDS[3:])
    assert hands.fits(BOARD, kinds, Arrangement(((RED1, A),), (RED1,)), PLAIN)
    assert not hands.fits(BOARD, kinds, Arrangement(((RED1, A), (RED2, C)), (RED1,)), PLAIN)


@pytest.mark.parametrize(
    ("turn", "before", "after", "origins"),
    [
        (Footprint("a-c", 1 << A, 1 << C, arrivals=((C, 1 << A),)), mask(A), mask(C), {C: A}),
        (
            Footprint("house-c", 0, 1 << C, arrivals=((C, mask(RED1, RED2)),)),
            mask(RED1, RED2),
            mask(RED1, C),
            {C: RED2},
        ),
        (
            Footprint("a-house", 1 << A, 0, pool_arrivals=((0, 1 << A),)),
            mask(A, RED1),
            mask(RED1, RED2),
            {RED2: A},
        ),
        (Footprint("house-c", 0, 1 << C, arrivals=((C, mask(RED1)),)), mask(RED1), mask(RED1, C), None),
        (Footprint("beside-7", 0, 0, arrivals=((7, 1 << A),)), mask(A), mask(A), None),
    ],
    ids=["field to field", "out of a house", "into a house", "none left", "beside the board"],
)
def test_what_a_turn_carried_shows_in_its_pictures(
    turn: Footprint, before: int, after: int, origins: dict[int, int] | None
) -> None:
    assert hands.carried(BOARD, turn, before, after) == origins
